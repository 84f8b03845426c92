"""What the screen shows: the header, the board, the story, the choices, the keys."""

from __future__ import annotations

from typing import TypeVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, Static

from hrajme.language import Language
from hrajme.table import PersonId
from hrajme.terminal.access import Access
from hrajme.terminal.board import WIDTH as BOARD_WIDTH
from hrajme.terminal.board import board_of
from hrajme.terminal.choices import keys_for
from hrajme.terminal.endings import result_line
from hrajme.terminal.questions import Question, ask_nothing, ask_over, ask_turn
from hrajme.terminal.screen.widgets import Choices, Keys
from hrajme.terminal.seats import name_sitters
from hrajme.terminal.telling import Lines, Teller
from hrajme.terminal.times import write_times

LEAST_WIDTH, LEAST_HEIGHT = 60, 20
# How far back the story can be scrolled.
STORY_LINES = 300
# The keys of what the face itself does; they work at any moment.
KEYS = {"another": "n", "quit": "q", "talk": "t"}

PartType = TypeVar("PartType", bound=Widget)


class Face(App[int]):
    """A table as it is seen; its children make it go on."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    # Letters that mean the same at every moment; no choice gets one of them.
    reserved = "rulqn"

    def __init__(self, table: Access, words: Language) -> None:
        super().__init__()
        self.words = words
        self.is_shown = False
        self.sit_at(table)

    def sit_at(self, table: Access) -> None:
        self.table = table
        # Who sees the screen: the only person, or who holds a shared device; nobody in between.
        self.person: PersonId | None = self.only_person()
        self.message = ""
        self.is_refusal = False
        self.rule = ""
        # Whether the player wants to end the game before its end.
        self.is_ending = False
        self.said: dict[tuple[str, PersonId | None], Lines] = {}
        self.question = ask_nothing()
        self.look()
        # From which event on the story is news to each person: since their own last move.
        self.news_from: dict[PersonId | None, int] = {}
        self.came_at = self.view.revision

    def only_person(self) -> PersonId | None:
        return self.table.persons[0] if len(self.table.persons) == 1 else None

    def look(self) -> None:
        """See the table as it is now, and what can be done."""
        self.view = self.table.view(self.person)
        # At a shared device nobody is "you".
        sitters = self.view.seats if self.only_person() else self.table.view(None).seats
        self.names = name_sitters(sitters, self.words)
        self.question = self.make_question()

    def make_question(self) -> Question:
        if self.view.phase == "over":
            return ask_over(self.words)
        table, words = self.table, self.words
        return ask_turn(self.view, table.game, words, self.names, is_ending=self.is_ending)

    def compose(self) -> ComposeResult:
        yield Static(id="header", markup=False)
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="board_text", markup=False)
        with VerticalScroll(id="story", can_focus=False):
            yield Static(id="story_text", markup=False)
        yield Static(id="message", markup=False)
        yield Choices(self.reserved, id="choices")
        yield Input(id="writing", select_on_focus=False)
        yield Keys(id="keys", markup=False)
        yield Static(id="small", markup=False)

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size.width, event.size.height
        self.screen_stack[0].set_class(width < LEAST_WIDTH or height < LEAST_HEIGHT, "too_small")
        # The app learns its own size after this event.
        self.call_after_refresh(self.draw)

    def part(self, selector: str, kind: type[PartType]) -> PartType:
        """A part of the table's screen, whatever lies over it."""
        return self.screen_stack[0].query_one(selector, kind)

    def draw(self) -> None:
        if not self.is_shown:
            return
        self.draw_header()
        self.part("#board_text", Static).update(self.draw_board())
        self.draw_story()
        self.draw_choices()
        self.draw_message()
        self.part("#keys", Keys).show_keys(self.keys())
        self.part("#small", Static).update(self.say_small())

    def draw_header(self) -> None:
        header = self.part("#header", Static)
        header.set_class(bool(self.view.moves), "mine")
        name = self.words.say(f"{self.table.game.key}-name")
        turn = self.say_turn()
        times = write_times(self.view, self.names, self.table.now_ms())
        # The clocks in the middle; where it is narrow they push the name of the game away.
        left = times if cell_len(name + times + turn) + 6 > self.size.width and times else name
        middle = "" if left == times else times
        space = max(2, self.size.width - cell_len(left) - cell_len(middle) - cell_len(turn) - 2)
        gap = space // 2 if middle else 0
        header.update(Text(f" {left}{' ' * gap}{middle}{' ' * (space - gap)}{turn} ", no_wrap=True))

    def say_turn(self) -> str:
        if self.view.phase == "over":
            return self.words.say("terminal-turn-over")
        if self.view.chance_to_move:
            return self.words.say("terminal-turn-chance")
        if self.view.moves and self.only_person():
            return f"► {self.words.say('terminal-turn-you')}"
        return self.say_whose_turn()

    def say_whose_turn(self) -> str:
        """At a shared device persons are called by their names, those first who are asked first."""
        sitters = self.view.seats
        movers = [seat for seat, sitter in enumerate(sitters) if sitter.to_move]
        persons = [] if self.only_person() else [seat for seat in movers if sitters[seat].kind == "person"]
        name = self.names[(persons or movers)[0]]
        if persons:
            return f"► {self.words.say('terminal-turn-named', player=name)}"
        return self.words.say("terminal-turn-other", player=name)

    def draw_board(self) -> Text:
        width = max(LEAST_WIDTH - 2, min(BOARD_WIDTH, self.size.width - 2))
        return board_of(self.table.game).draw(self.view.view, self.words, self.names, width)

    def draw_story(self) -> None:
        """The newest at the bottom; what is new since the player's last move stands out."""
        text = Text()
        news_from = self.news_from.get(self.person, self.came_at)
        for revision, line in self.story_lines()[-STORY_LINES:]:
            is_news = revision > news_from
            text.append(f"{'›' if is_news else ' '} {line}\n", "bold" if is_news else "dim")
        text.rstrip()
        self.part("#story_text", Static).update(text)
        # It stays at its end, also when its own size changes, until somebody scrolls.
        self.part("#story", VerticalScroll).anchor()

    def story_lines(self) -> list[tuple[int, str]]:
        """Every line with the revision of its event; they are said once and kept."""
        said = self.said.setdefault((self.words.code, self.person), {})
        said.update(self.teller().tell(self.table, self.person, max(said, default=0), said))
        return [(revision, line) for revision in sorted(said) for line in said[revision]]

    def teller(self) -> Teller:
        return Teller(self.words, self.names, self.view.seat)

    def draw_choices(self) -> None:
        menu = self.question.menu
        labels = menu.labels()
        prompt = " → ".join([*menu.path, ""]) or self.question.prompt
        self.part("#choices", Choices).offer(prompt, labels, self.chip_keys(labels))

    def chip_keys(self, labels: list[str]) -> list[str]:
        found = [self.question.menu.find(label) for label in labels]
        fixed = [KEYS.get(choice, "") if isinstance(choice, str) else "" for choice in found]
        free = keys_for(labels, self.reserved)
        return [one or other for one, other in zip(fixed, free, strict=True)]

    def draw_message(self) -> None:
        message = self.part("#message", Static)
        words = self.message
        if self.rule:
            words += f"  [{self.rule}]"
        words = words or self.default_message()
        message.set_class(bool(words), "shown")
        message.set_class(self.is_refusal, "refusal")
        message.update(Text(f"✗ {words}" if self.is_refusal else words))

    def default_message(self) -> str:
        return result_line(self.view, self.names, self.words)

    def keys(self) -> list[tuple[str, str, str]]:
        """What is written in the line of keys: the key, its word, the action."""
        say = self.words.say
        rules = say("terminal-key-see_rule", rule=self.rule) if self.rule else say("terminal-key-rules")
        keys = [("r", rules, "rules")]
        if self.can_undo():
            keys.append(("u", say("terminal-key-undo"), "undo"))
        if self.question.menu.path:
            keys.append(("Esc", say("terminal-key-back"), "step_back"))
        if self.view.phase == "running":
            keys.append(("/", say("terminal-key-write"), "write"))
        keys.append(("l", say("terminal-key-language"), "language"))
        keys.append(("q", say("terminal-key-quit"), "quit"))
        return [*keys, ("PgUp", say("terminal-key-scroll"), "scroll_story(-1)")]

    def can_undo(self) -> bool:
        return self.view.may_undo == "free"

    def say_small(self) -> str:
        needed = {"needed_width": LEAST_WIDTH, "needed_height": LEAST_HEIGHT}
        return self.words.say("terminal-small", width=self.size.width, height=self.size.height, **needed)
