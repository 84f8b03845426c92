"""What the screen shows: the header, the board, who plays, the story, the choices, the keys."""

from __future__ import annotations

import os
from typing import TypeVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, Static

from hrajme.language import Language
from hrajme.pieces.rows import wrap_words
from hrajme.table import PersonId
from hrajme.terminal.access import Access
from hrajme.terminal.background import Look
from hrajme.terminal.board import board_of, shown_view
from hrajme.terminal.choices import keys_for
from hrajme.terminal.endings import fit_result
from hrajme.terminal.questions import Question, ask_nothing, ask_over, ask_turn, suggested_path
from hrajme.terminal.screen.late import ignore_late_answers
from hrajme.terminal.screen.layout import (
    LEAST_HEIGHT,
    LEAST_WIDTH,
    Layout,
    is_too_small,
    lay_out,
    place_guide,
)
from hrajme.terminal.screen.panels import draw_seats, guide_title, write_guide
from hrajme.terminal.screen.themes import ANSI_DARK, ANSI_LIGHT, THEMES, shade
from hrajme.terminal.screen.widgets import Choices, Keys
from hrajme.terminal.seats import describe_sitter, name_sitters
from hrajme.terminal.telling import Lines, Teller
from hrajme.terminal.times import write_times

# How far back the story can be scrolled.
STORY_LINES = 300
# As in the style: lines for what is said above the choices.
MESSAGE_LINES = 3
# The keys of what the face itself does; they work at any moment.
KEYS = {"another": "n", "quit": "q", "talk": "t"}

PartType = TypeVar("PartType", bound=Widget)


class Face(App[int]):
    """A table as it is seen; its children make it go on."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    # Letters that mean the same at every moment; no choice gets one of them.
    reserved = "rulqn"

    def __init__(self, table: Access, words: Language, look: Look = "dark") -> None:
        ignore_late_answers()
        # Who wants no colours gets none at all, not even greys.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        for theme in THEMES.values():
            self.register_theme(theme)
        self.ansi_theme_light, self.ansi_theme_dark = ANSI_LIGHT, ANSI_DARK
        self.theme = look
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
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Static(id="board_text", markup=False)
                yield Static(id="guide_below", classes="guide", markup=False)
            with Vertical(id="side"):
                yield Static(id="seats", markup=False)
                yield Static(id="guide_beside", classes="guide", markup=False)
                with VerticalScroll(id="story", can_focus=False):
                    yield Static(id="story_text", markup=False)
        yield Static(id="message", markup=False)
        yield Choices(self.reserved, id="choices")
        yield Input(id="writing", select_on_focus=False)
        yield Keys(id="keys", markup=False)
        yield Static(id="small", markup=False)

    def on_resize(self, event: events.Resize) -> None:
        size = event.size
        self.screen_stack[0].set_class(is_too_small(size.width, size.height), "too_small")
        # The app learns its own size after this event.
        self.call_after_refresh(self.draw)

    def part(self, selector: str, kind: type[PartType]) -> PartType:
        """A part of the table's screen, whatever lies over it."""
        return self.screen_stack[0].query_one(selector, kind)

    @property
    def can_draw(self) -> bool:
        """Whether the parts of the screen are there: once they are made, and until the program ends."""
        return self.is_shown and self.is_running

    def draw(self) -> None:
        if not self.can_draw:
            return
        self.draw_header()
        self.draw_message()
        self.draw_choices()
        layout = self.divide()
        board = self.draw_board(layout.width, layout.height)
        self.show_text("#board_text", board)
        self.draw_guide(layout, board, self.draw_seats(layout))
        self.draw_story(layout)
        self.part("#keys", Keys).show_keys(self.keys())
        self.part("#small", Static).update(self.say_small())

    def divide(self) -> Layout:
        """Give every part its place."""
        message = self.part("#message", Static)
        lines = str(message.content).count("\n") + 1 if message.has_class("shown") else 0
        asked = self.part("#choices", Choices).lines() + min(MESSAGE_LINES, lines)
        layout = lay_out(self.size.width, self.size.height, asked)
        self.screen_stack[0].set_class(layout.is_beside, "beside")
        # Beside a scroll bar the lines of a board would wrap, and for that a scroll bar would be needed.
        self.part("#board_text", Static).styles.width = layout.width
        self.part("#side", Vertical).styles.width = layout.side if layout.is_beside else "1fr"
        self.part("#left", Vertical).styles.max_height = None if layout.is_beside else layout.height
        return layout

    def show_text(self, selector: str, text: Text) -> None:
        """Without colours dim stays dim."""
        muted = self.current_theme.variables["muted"]
        self.part(selector, Static).update(text if self.no_color else shade(text, muted))

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

    def draw_board(self, width: int, height: int) -> Text:
        game = self.table.game
        return board_of(game).draw(shown_view(self.view, game), self.words, self.names, width, height)

    def draw_guide(self, layout: Layout, board: Text, seats: Text) -> None:
        """How it is played, or what is said to a learner: below the board or beside it, if it fits."""
        said = write_guide(self.view, self.table.game, self.teller())
        below, beside = wrap_words(said, layout.width), wrap_words(said, max(1, layout.side - 3))
        taken = len(below) + len(board.plain.splitlines()), len(beside) + len(seats.plain.splitlines())
        place = place_guide(layout, *taken) if said else ""
        style = "" if self.view.first_steps is None else "bold"
        for each, lines in (("below", below), ("beside", beside)):
            guide = self.part(f"#guide_{each}", Static)
            guide.set_class(each == place, "shown")
            guide.border_title = guide_title(self.view, self.words)
            self.show_text(f"#guide_{each}", Text("\n".join(lines), style))

    def draw_seats(self, layout: Layout) -> Text:
        seats = self.part("#seats", Static)
        seats.border_title = self.words.say("terminal-panel-seats")
        said = [self.describe_seat(seat) for seat in range(len(self.names))]
        text = draw_seats(self.view, said, layout)
        self.show_text("#seats", text)
        return text

    def describe_seat(self, seat: int) -> str:
        return describe_sitter(self.view.seats[seat], self.names[seat], self.words, is_here=True)

    def draw_story(self, layout: Layout) -> None:
        """The newest at the bottom; what is new since the player's last move stands out."""
        lines: list[Text] = []
        # Room for the mark and the bar to scroll by.
        width = (layout.side - 1 if layout.is_beside else layout.width + 2) - 5
        news_from = self.news_from.get(self.person, self.came_at)
        for revision, said in self.story_lines()[-STORY_LINES:]:
            is_news = revision > news_from
            for row, line in enumerate(wrap_words(said, width)):
                mark = "›" if is_news and row == 0 else " "
                lines.append(Text(f"{mark} {line}", "bold" if is_news else "dim"))
        self.show_text("#story_text", Text("\n").join(lines))
        self.part("#story", VerticalScroll).border_title = self.words.say("terminal-panel-story")
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
        self.part("#choices", Choices).offer(prompt, labels, self.chip_keys(labels), self.first_chip(labels))

    def first_chip(self, labels: list[str]) -> int:
        """Where the highlight begins: at what a learner is invited to choose."""
        view, depth = self.view, len(self.question.menu.path)
        path = suggested_path(view, self.table.game, self.words, self.names) if view.moves else ()
        is_on_way = path[:depth] == self.question.menu.path and len(path) > depth
        return labels.index(path[depth]) if is_on_way and path[depth] in labels else 0

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
        said = wrap_words(f"✗ {words}" if self.is_refusal else words, self.message_width)
        message.update(Text("\n".join(said)))

    @property
    def message_width(self) -> int:
        return max(1, self.size.width - 2)

    def default_message(self) -> str:
        return "\n".join(fit_result(self.view, self.names, self.words, self.message_width, MESSAGE_LINES))

    def keys(self) -> list[tuple[str, str, str]]:
        """What is written in the line of keys: the key, its word, the action."""
        say = self.words.say
        rules = say("terminal-key-see_rule", rule=self.rule) if self.rule else say("terminal-key-rules")
        keys = [("r", rules, "rules")]
        if self.can_undo():
            keys.append(("u", say("terminal-key-undo"), "undo"))
        if self.question.menu.path:
            keys.append(("Esc", say("terminal-key-back"), "step_back"))
        if self.can_write():
            keys.append(("/", say("terminal-key-write"), "write"))
        keys += self.more_keys()
        keys.append(("q", say("terminal-key-quit"), "quit"))
        keys.append(("l", say("terminal-key-language"), "language"))
        keys.append(("PgUp", say("terminal-key-scroll"), "scroll_story(-1)"))
        other = say("terminal-key-light" if self.theme == "dark" else "terminal-key-dark")
        return keys if self.no_color else [*keys, ("*", other, "theme")]

    def more_keys(self) -> list[tuple[str, str, str]]:
        """Those of the face's children."""
        return []

    def can_undo(self) -> bool:
        return self.view.may_undo == "free"

    def can_write(self) -> bool:
        """A move in notation: who sits at the table, while it is played."""
        return self.view.phase == "running" and self.view.seat is not None

    def say_small(self) -> str:
        needed = {"needed_width": LEAST_WIDTH, "needed_height": LEAST_HEIGHT}
        return self.words.say("terminal-small", width=self.size.width, height=self.size.height, **needed)
