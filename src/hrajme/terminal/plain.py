"""The line-based face, for screen readers, pipes and scripts: sentences out, a line in.

Whoever runs it calls `catch_up` when the table has changed and `take` with every line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import chain

from hrajme.language import HrajmeError, Language
from hrajme.language.letters import fold
from hrajme.table import PersonId
from hrajme.table.commands import Play, Undo
from hrajme.terminal.access import Access, Ask, rule_of
from hrajme.terminal.board import board_of, shown_view
from hrajme.terminal.endings import result_line
from hrajme.terminal.logs import LogProblem
from hrajme.terminal.questions import Question, ask_nothing, ask_turn, suggest
from hrajme.terminal.rulebook import UnknownRule, find_rule
from hrajme.terminal.seats import name_sitters
from hrajme.terminal.telling import Teller
from hrajme.terminal.times import write_times

SIGNS = {"▲": "up", "▼": "down", "★": "star"}
# As many moves ago as none can be, the first one neither: the board is not described yet.
NEVER = -2
# A full stop behind a choice that has an end of its own: “Hooray!.”
SECOND_STOP = re.compile(r"(?<=[!?…])\.$")


class Left(Exception):
    """The player goes away, by word or because the input has ended."""


class PlainFace:
    """A table by lines, for one person at a time: the *holder* of the device."""

    # What can be written at any moment, in English or in the player's language.
    commands: tuple[str, ...] = ("rules", "undo", "board", "back", "finish", "quit")
    # After which more may follow; a move may begin with the other words.
    with_more: tuple[str, ...] = ("rules", "say")

    def __init__(self, table: Access, language: Language, write: Callable[[str], None]) -> None:
        self.table = table
        self.language = language
        self.write = write
        self.holder: PersonId | None = table.persons[0] if len(table.persons) == 1 else None
        self.look()
        # How much everybody has heard; what happened before we came is not told again, but to a learner.
        known = self.view.revision if self.view.first_steps is None else 0
        self.heard: dict[PersonId | None, int] = dict.fromkeys([None, *table.persons], known)
        self.heard_talk = {spoken.revision for spoken in table.talk(self.holder)}
        self.question = ask_nothing()
        self.is_asked = False
        # Whether the player wants to end the game before its end.
        self.is_ending = False
        # How many moves were made when the board was last described or a move was asked for.
        self.moves_seen = NEVER
        self.refused_rule = ""
        self.write(language.say("terminal-plain-welcome", game=language.say(f"{table.game.key}-name")))

    def pick_up(self, person: PersonId) -> None:
        """The device is in another's hands."""
        self.holder = person
        self.moves_seen = NEVER

    # What is said

    def catch_up(self) -> None:
        """Say what has happened, and ask when there is something to decide that was not asked yet."""
        self.tell_new()
        question = self.make_question()
        if question.menu.leaves.keys() != self.question.menu.leaves.keys() or self.is_another_turn():
            self.question, self.is_asked = question, False
        if self.question.menu and not self.is_asked:
            self.describe_again()
            self.write_clock()
            self.write_suggestion()
            self.write(self.ask())
            self.is_asked = True

    def look(self) -> None:
        self.view = self.table.view(self.holder)
        # At a shared device nobody is "you".
        sitters = self.view.seats if len(self.table.persons) == 1 else self.table.view(None).seats
        self.names = name_sitters(sitters, self.language)

    def make_question(self) -> Question:
        table, words = self.table, self.language
        return ask_turn(self.view, table.game, words, self.names, is_ending=self.is_ending)

    def is_another_turn(self) -> bool:
        """Whether anything but the holder's own last move happened on the board."""
        return self.view.moves_made not in (self.moves_seen, self.moves_seen + 1)

    def describe_again(self) -> None:
        if self.is_another_turn():
            self.write_board()
        self.moves_seen = self.view.moves_made

    def tell_new(self) -> None:
        """Tell the holder what has happened since."""
        self.look()
        news = self.teller().tell(self.table, self.holder, self.heard[self.holder], self.heard_talk)
        for line in chain.from_iterable(news.values()):
            self.write(line)
        self.heard[self.holder] = self.view.revision
        self.heard_talk |= news.keys()

    def teller(self) -> Teller:
        return Teller(self.language, self.names, self.view.seat)

    def write_board(self) -> None:
        game = self.table.game
        for line in board_of(game).describe(shown_view(self.view, game), self.language, self.names):
            self.write(line)

    def write_end(self) -> None:
        self.write_board()
        if result := result_line(self.view, self.names, self.language):
            self.write(result)

    def write_clock(self) -> None:
        if times := write_times(self.view, self.names, self.table.now_ms()):
            self.write(self.language.say("terminal-times", times=times))

    def write_suggestion(self) -> None:
        if suggested := suggest(self.view, self.table.game, self.language, self.names):
            self.write(self.speak(suggested))

    def ask(self) -> str:
        labels = enumerate(self.question.menu.labels(), 1)
        numbered = ", ".join(f"{number}: {self.speak(label).rstrip('.')}" for number, label in labels)
        path = "".join(f"{self.speak(label).rstrip('.')}, " for label in self.question.menu.path)
        choose = self.language.say("terminal-plain-choose", choices=numbered)
        return begin(f"{path}{SECOND_STOP.sub('', choose)}")

    def speak(self, label: str) -> str:
        """A label with words for the signs that screen readers stumble over."""
        for sign, name in SIGNS.items():
            label = label.replace(sign, self.language.say(f"terminal-sign-{name}"))
        return label

    # What is answered

    def take(self, line: str) -> None:
        """Do what *line* says; raises Left, or LogProblem when it cannot be kept."""
        line = line.strip()
        self.is_asked = False
        if label := self.label_of(line):
            self.choose(label)
        elif found := self.command_of(line):
            self.obey(*found)
        elif line in ("", "?"):
            self.write(self.help())
        else:
            self.try_text(line)

    def label_of(self, line: str) -> str | None:
        """The choice of this number, or with these words."""
        labels = self.question.menu.labels()
        if line.isdecimal() and 1 <= int(line) <= len(labels):
            return labels[int(line) - 1]
        return self.question.menu.named(line)

    def command_of(self, line: str) -> tuple[str, str] | None:
        """The command in English or in the player's language, and what it is about."""
        word, _, rest = line.partition(" ")
        for name in self.commands:
            if fold(word) in (name, fold(self.language.say(f"terminal-word-{name}"))):
                return (name, rest.strip()) if name in self.with_more or not rest else None
        return None

    def help(self) -> str:
        words = {name: self.language.say(f"terminal-word-{name}") for name in self.commands}
        return self.language.say("terminal-plain-help", **words)

    def obey(self, command: str, rest: str) -> None:
        if command == "quit":
            raise Left
        if command == "board":
            self.write_board()
        elif command == "rules":
            self.write_rules(rest or self.refused_rule)
        elif command == "back":
            self.step_back()
        elif command == "finish":
            self.is_ending = True
        elif command == "undo":
            self.undo()

    def step_back(self) -> None:
        if not self.question.menu.back():
            self.is_ending = False

    def undo(self) -> None:
        if self.view.may_undo == "free":
            self.send(Undo)
        else:
            self.write(self.language.say("terminal-no_undo"))

    def write_rules(self, rule: str) -> None:
        from hrajme.terminal.how_to import write_book
        from hrajme.terminal.page import plain_markdown

        game, words = self.table.game, self.language
        try:
            book = find_rule(game, words.code, rule) if rule else write_book(game, words, is_drawn=False)
            self.write(plain_markdown(book))
        except UnknownRule as error:
            self.write(self.language.say(error.sentence))

    def choose(self, label: str) -> None:
        choice = self.question.menu.choose(label)
        if isinstance(choice, str):
            self.obey(choice, "")
        elif choice is not None:
            self.send(choice)

    def try_text(self, line: str) -> None:
        """A move in notation."""
        self.send(partial(Play, self.view.seat or 0, line))

    def send(self, ask: Ask) -> None:
        assert self.holder is not None
        self.is_ending = False
        try:
            self.table.send(self.holder, ask)
        except LogProblem:
            raise
        except HrajmeError as error:
            self.refuse(error)

    def refuse(self, error: HrajmeError) -> None:
        self.refused_rule = rule_of(error)
        rule = f" ({self.refused_rule})" if self.refused_rule else ""
        self.write(self.teller().say(error.sentence) + rule)


def begin(sentence: str) -> str:
    """With a capital letter."""
    return sentence[:1].upper() + sentence[1:]
