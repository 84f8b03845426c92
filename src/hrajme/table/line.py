"""The play that is on: its moves and the position they lead to. A part of the table: it only folds events."""

from __future__ import annotations

from typing import Literal

import msgspec

from hrajme import games
from hrajme.core import CHANCE, NotYourTurn, Outcome, Position, Refusal
from hrajme.core.options import read_options
from hrajme.table.errors import NotRunning
from hrajme.table.events import (
    Ended,
    Event,
    Opened,
    OptionsSet,
    Played,
    Rematched,
    SeatsSet,
    Started,
    TakenBack,
)
from hrajme.table.persons import ROOM, PersonId

Phase = Literal["open", "running", "over"]


class Step(msgspec.Struct, frozen=True):
    """A move that stands."""

    seat: int
    move: int
    by: PersonId
    reveals: bool
    # Made out of turn: it cannot be taken back.
    interrupts: bool = False


class Line:
    """The moves that stand, from the start of the play."""

    def __init__(self, opened: Opened) -> None:
        self.game = games.find(opened.game)
        # A table keeps the rules that it was opened with, in a rematch too.
        self.rules_version = opened.rules_version
        self.count = opened.seats
        self.options = read_options(self.game.options, opened.options)
        self.position: Position | None = None
        self.outcome: Outcome | None = None
        self.steps: list[Step] = []
        # Which play of this table it is, from 1; 0 before the start.
        self.number = 0
        # Chance moves of this play, the taken back ones too: a card that is drawn again is drawn anew.
        self.draws = 0
        # The revision at which the position changed last.
        self.changed_at = 0
        # Since which revision each seat that may move has been asked what it is asked now.
        self.asked_at: dict[int, int] = {}

    @property
    def phase(self) -> Phase:
        if self.position is None:
            return "open"
        return "running" if self.outcome is None else "over"

    def to_move(self) -> tuple[int, ...]:
        """Who may move, CHANCE too; nobody unless the game runs."""
        return () if self.position is None or self.outcome is not None else self.position.to_move()

    def now(self) -> Position:
        """The position; raises NotRunning before the start."""
        if self.position is None:
            raise NotRunning
        return self.position

    def at_play(self) -> Position:
        """The position, to move in it; raises NotRunning before the start and NotYourTurn after the end."""
        position = self.now()
        if self.outcome is not None:
            raise NotYourTurn(Refusal(None, "refuse-game_over"))
        return position

    def on(self, event: Event) -> None:
        match event:
            case SeatsSet(count=count):
                self.count = count
            case OptionsSet(options=options):
                self.options = read_options(self.game.options, options)
            case Started() | Rematched():
                self.begin(event.revision)
            case Played():
                self.play(event)
            case TakenBack(to=to):
                self.go_back(to, event.revision)
            case Ended(outcome=outcome):
                self.outcome = outcome
                self.changed_at = event.revision
                self.asked_at = {}

    def begin(self, revision: int) -> None:
        self.number += 1
        self.draws = 0
        self.steps = []
        self.go_back(0, revision)

    def play(self, event: Played) -> None:
        """Make the move; raises MoveError when the log is not of this game."""
        position = self.at_play()
        move = self.game.read_logged(position, event.seat, event.move)
        # What all have agreed to is nobody's own to take back.
        by = ROOM if move in position.concessions(event.seat) else event.by
        interrupts = move in position.interrupts(event.seat)
        # Who decides at the same time as who has moved is asked the same as before.
        asked_at = {seat: at for seat, at in self.asked_at.items() if seat != event.seat}
        position.play(event.seat, move)
        self.steps.append(Step(event.seat, move, by, event.reveals, interrupts))
        self.draws += event.seat == CHANCE
        self.note(event.revision, asked_at)

    def go_back(self, to: int, revision: int) -> None:
        """Replay the first *to* moves: rarer and cheaper than keeping every position.

        What was done out of turn since then stays done: words cannot be taken back.
        """
        self.steps[to:] = [step for step in self.steps[to:] if step.interrupts]
        self.position = self.game.start(self.count, self.options, self.rules_version)
        self.outcome = None
        for step in self.steps:
            self.position.play(step.seat, step.move)
        self.note(revision, {})

    def note(self, revision: int, asked_at: dict[int, int]) -> None:
        """The position is another one; *asked_at* says who is asked still the same, and since when."""
        self.changed_at = revision
        self.outcome = self.now().outcome()
        self.asked_at = {seat: asked_at.get(seat, revision) for seat in self.to_move()}
