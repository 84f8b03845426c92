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

from hrajme.core import CHANCE, OVER
from hrajme.language import Language
from hrajme.terminal.board import WIDTH as BOARD_WIDTH
from hrajme.terminal.board import board_of
from hrajme.terminal.choices import Menu, keys_for
from hrajme.terminal.endings import points_line
from hrajme.terminal.screen.widgets import RESERVED, Choices, Keys
from hrajme.terminal.table import Table

LEAST_WIDTH, LEAST_HEIGHT = 60, 20
# How far back the story can be scrolled.
STORY_LINES = 300

PartType = TypeVar("PartType", bound=Widget)


class Face(App[int]):
    """A table as it is seen; `PlayApp` makes it go on."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: Table, words: Language) -> None:
        super().__init__()
        self.words = words
        self.is_shown = False
        self.sit_at(table)

    def sit_at(self, table: Table) -> None:
        self.table = table
        self.names = table.names(self.words)
        self.board = board_of(table.game)
        # Who sees the screen: the only person, or who holds a shared device; nobody in between.
        self.viewer = table.persons[0] if len(table.persons) == 1 else None
        self.asked: int | None = None
        self.menu = Menu([])
        self.message = ""
        self.is_refusal = False
        self.rule = ""
        self.said: dict[tuple[str, int | None], list[list[str]]] = {}
        # From which move on the story is news to each viewer: since their own last one.
        self.news_from: dict[int | None, int] = {}
        self.came_at = len(table.told)

    def compose(self) -> ComposeResult:
        yield Static(id="header", markup=False)
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="board_text", markup=False)
        with VerticalScroll(id="story", can_focus=False):
            yield Static(id="story_text", markup=False)
        yield Static(id="message", markup=False)
        yield Choices(id="choices")
        yield Input(id="writing")
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
        self.draw_board()
        self.draw_story()
        self.draw_choices()
        self.draw_message()
        self.part("#keys", Keys).show_keys(self.keys())
        self.part("#small", Static).update(self.say_small())

    def draw_header(self) -> None:
        header = self.part("#header", Static)
        header.set_class(self.asked is not None, "mine")
        name = self.words.say(f"{self.table.game.key}-name")
        turn = self.say_turn()
        space = max(2, self.size.width - cell_len(name) - cell_len(turn) - 2)
        header.update(Text(f" {name}{' ' * space}{turn} ", no_wrap=True))

    def say_turn(self) -> str:
        actor = self.table.actor()
        if actor == OVER:
            return self.words.say("terminal-turn-over")
        if actor == CHANCE:
            return self.words.say("terminal-turn-chance")
        if not self.table.is_person(actor):
            return self.words.say("terminal-turn-other", player=self.names[actor])
        if len(self.table.persons) == 1:
            return f"► {self.words.say('terminal-turn-you')}"
        return f"► {self.words.say('terminal-turn-named', player=self.names[actor])}"

    def draw_board(self) -> None:
        view = self.table.position.view(self.viewer)
        width = max(LEAST_WIDTH - 2, min(BOARD_WIDTH, self.size.width - 2))
        self.part("#board_text", Static).update(self.board.draw(view, self.words, self.names, width))

    def draw_story(self) -> None:
        """The newest at the bottom; what is new since the player's last move stands out."""
        text = Text()
        news_from = self.news_from.get(self.viewer, self.came_at)
        for index, line in self.story_lines()[-STORY_LINES:]:
            is_news = index >= news_from
            text.append(f"{'›' if is_news else ' '} {line}\n", "bold" if is_news else "dim")
        text.rstrip()
        self.part("#story_text", Static).update(text)
        # It stays at its end, also when its own size changes, until somebody scrolls.
        self.part("#story", VerticalScroll).anchor()

    def story_lines(self) -> list[tuple[int, str]]:
        """Every line with the number of its move; lines are said once and kept, which is what takes time."""
        story = self.table.story(self.viewer)
        said = self.said.setdefault((self.words.code, self.viewer), [])
        del said[len(story) :]
        for sentences in story[len(said) :]:
            said.append([self.words.tell(sentence, self.names, self.viewer) for sentence in sentences])
        return [(index, line) for index, lines in enumerate(said) for line in lines]

    def draw_choices(self) -> None:
        choices = self.part("#choices", Choices)
        if self.table.position.outcome() is not None:
            labels = [self.words.say("terminal-choose-another"), self.words.say("terminal-choose-quit")]
            choices.offer(self.words.say("terminal-choose-over"), labels, ["n", "q"])
        elif self.asked is None:
            choices.offer("", [], [])
        else:
            labels = self.menu.labels()
            path = " → ".join([*self.menu.path, ""])
            choices.offer(path or self.words.say("terminal-choose"), labels, keys_for(labels, RESERVED))

    def draw_message(self) -> None:
        message = self.part("#message", Static)
        words = self.message
        if self.rule:
            words += f"  [{self.rule}]"
        if not words and self.table.position.outcome() is not None:
            words = points_line(self.table, self.words)
        message.set_class(bool(words), "shown")
        message.set_class(self.is_refusal, "refusal")
        message.update(Text(f"✗ {words}" if self.is_refusal else words))

    def keys(self) -> list[tuple[str, str, str]]:
        say = self.words.say
        is_on = self.table.position.outcome() is None
        rules = say("terminal-key-see_rule", rule=self.rule) if self.rule else say("terminal-key-rules")
        keys = [("r", rules, "rules")]
        if self.asked is not None and self.table.can_undo():
            keys.append(("u", say("terminal-key-undo"), "undo"))
        if self.menu.path and self.asked is not None:
            keys.append(("Esc", say("terminal-key-back"), "step_back"))
        if is_on:
            keys.append(("/", say("terminal-key-write"), "write"))
        keys.append(("l", say("terminal-key-language"), "language"))
        keys.append(("q", say("terminal-key-quit"), "quit"))
        return [*keys, ("PgUp", say("terminal-key-scroll"), "scroll_story(-1)")]

    def say_small(self) -> str:
        needed = {"needed_width": LEAST_WIDTH, "needed_height": LEAST_HEIGHT}
        return self.words.say("terminal-small", width=self.size.width, height=self.size.height, **needed)
