"""The line-based face, for screen readers, pipes and scripts: sentences out, a line in."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from hrajme.core import OVER, MoveError
from hrajme.language import Language
from hrajme.terminal.board import board_of
from hrajme.terminal.choices import Menu
from hrajme.terminal.endings import points_line
from hrajme.terminal.rulebook import UnknownRule, find_rule
from hrajme.terminal.table import Table

COMMANDS = ("rules", "undo", "board", "back", "quit")
SIGNS = {"▲": "up", "▼": "down", "★": "star"}
# Enough to push a hand off the screen before the device goes round.
CURTAIN = "\n" * 40


class Left(Exception):
    """The player goes away, by word or because the input has ended."""


class PlainFace:
    """One game played by lines. *read* gives the next line, or None when there are no more."""

    def __init__(
        self, table: Table, language: Language, read: Callable[[], str | None], write: Callable[[str], None]
    ) -> None:
        self.table = table
        self.language = language
        self.read = read
        self.write = write
        self.names = table.names(language)
        self.board = board_of(table.game)
        self.holder = table.persons[0] if len(table.persons) == 1 else None
        # How much of the story each viewer has heard; what happened before a resume is not told again.
        self.heard = dict.fromkeys([None, *table.persons], len(table.told))
        self.refused_rule = ""

    def play(self) -> bool:
        """Play to the end; False when the player left."""
        self.write(self.language.say("terminal-plain-welcome", game=self.say_name()))
        try:
            while (actor := self.table.actor()) != OVER:
                if self.table.is_person(actor):
                    self.take_turn(actor)
                else:
                    self.table.play(actor, self.table.decide())
                    self.tell_new()
        except Left:
            return False
        self.tell_new()
        self.write_board()
        if points := points_line(self.table, self.language):
            self.write(points)
        return True

    def say_name(self) -> str:
        return self.language.say(f"{self.table.game.key}-name")

    def tell_new(self) -> None:
        """Tell who holds the device what has happened since; at a shared one only who plays is told."""
        viewer = self.holder
        if viewer is None and self.table.persons and self.table.actor() != OVER:
            return
        for sentences in self.table.story(viewer)[self.heard[viewer] :]:
            for sentence in sentences:
                self.write(self.language.tell(sentence, self.names, viewer))
        self.heard[viewer] = len(self.table.told)

    def write_board(self) -> None:
        view = self.table.position.view(self.holder)
        for line in self.board.describe(view, self.language, self.names):
            self.write(line)

    def take_turn(self, seat: int) -> None:
        """All decisions of one seat until somebody else is to act."""
        if seat != self.holder:
            self.write(CURTAIN + self.language.say("terminal-pass", player=self.names[seat]))
            self.next_line()
            self.holder = seat
        self.tell_new()
        self.write_board()
        while self.table.actor() == seat:
            self.decide(seat)
            self.tell_new()
        self.heard[None] = len(self.table.told)
        if len(self.table.persons) > 1:
            self.holder = None

    def decide(self, seat: int) -> None:
        """One move, however many lines it takes; or a take-back."""
        menu = self.make_menu(seat)
        played = self.table.played
        while self.table.played == played:
            labels = menu.labels()
            self.write(self.ask(menu, labels))
            self.answer(seat, self.next_line(), menu, labels)

    def make_menu(self, seat: int) -> Menu:
        view = self.table.position.view(seat)
        moves = self.table.position.moves(seat)
        return Menu((self.board.label(view, move, self.language, self.names), move) for move in moves)

    def ask(self, menu: Menu, labels: list[str]) -> str:
        numbered = ", ".join(f"{number}: {self.speak(label)}" for number, label in enumerate(labels, 1))
        path = "".join(f"{self.speak(label)}, " for label in menu.path)
        return f"{path}{self.language.say('terminal-plain-choose', choices=numbered)}"

    def speak(self, label: str) -> str:
        """A label with words for the signs that screen readers stumble over."""
        for sign, name in SIGNS.items():
            label = label.replace(sign, self.language.say(f"terminal-sign-{name}"))
        return label

    def next_line(self) -> str:
        line = self.read()
        if line is None:
            raise Left
        return line.strip()

    def answer(self, seat: int, line: str, menu: Menu, labels: list[str]) -> None:
        word, _, rest = line.partition(" ")
        command = self.command_of(word)
        if command:
            self.obey(command, rest.strip(), menu)
        elif line in ("", "?"):
            self.write(self.help())
        elif line.isdecimal() and 1 <= int(line) <= len(labels):
            self.choose(seat, menu, labels[int(line) - 1])
        elif line in labels:
            self.choose(seat, menu, line)
        else:
            self.try_text(seat, line)

    def command_of(self, word: str) -> str:
        """The command in English or in the player's language, with or without accents."""
        for name in COMMANDS:
            if fold(word) in (name, fold(self.language.say(f"terminal-word-{name}"))):
                return name
        return ""

    def help(self) -> str:
        words = {name: self.language.say(f"terminal-word-{name}") for name in COMMANDS}
        return self.language.say("terminal-plain-help", **words)

    def obey(self, command: str, rest: str, menu: Menu) -> None:
        if command == "quit":
            raise Left
        if command == "board":
            self.write_board()
        elif command == "rules":
            self.write_rules(rest or self.refused_rule)
        elif command == "back":
            menu.back()
        else:
            self.undo()

    def undo(self) -> None:
        if self.table.can_undo():
            self.table.undo()
            self.heard[self.holder] = len(self.table.told)
            self.write(self.language.say("terminal-undone"))
            self.write_board()
        else:
            self.write(self.language.say("terminal-no_undo"))

    def write_rules(self, rule: str) -> None:
        from hrajme.terminal.page import plain_markdown

        game, code = self.table.game, self.language.code
        try:
            self.write(plain_markdown(find_rule(game, code, rule) if rule else game.rulebook(code)))
        except UnknownRule as error:
            self.write(self.language.say(error.sentence))

    def choose(self, seat: int, menu: Menu, label: str) -> None:
        move = menu.choose(label)
        if move is not None:
            self.table.play(seat, move)

    def try_text(self, seat: int, line: str) -> None:
        try:
            self.table.try_move(seat, line)
        except MoveError as error:
            self.refused_rule = error.refusal.rule or ""
            rule = f" ({self.refused_rule})" if self.refused_rule else ""
            self.write(self.language.tell(error.sentence, self.names, seat) + rule)


def fold(word: str) -> str:
    """Small letters without accents."""
    decomposed = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
