"""Past: the moves of a play so far, one after another, as everybody may know them."""

from __future__ import annotations

from typing import Any

import msgspec

from hrajme.core import Position
from hrajme.language import Sentence
from hrajme.table.line import Line, Step


class PastMove(msgspec.Struct, frozen=True):
    """A move that stands."""

    seat: int  # -1 is chance
    move: str  # as far as it is seen
    view: Any  # a spectator's, after the move
    sentences: tuple[Sentence, ...]


class Past(msgspec.Struct, frozen=True):
    """The last moves of a play, and how it stood before them."""

    first: Any  # a spectator's view
    moves: tuple[PastMove, ...]


class Replay(msgspec.Struct, frozen=True):
    """All that is needed to play a line again beside the one that goes on."""

    first: Position
    steps: tuple[Step, ...]
    line: Line

    @classmethod
    def of(cls, line: Line) -> Replay:
        """Raises NotRunning before the start."""
        line.now()
        return cls(line.game.start(line.count, line.options, line.rules_version), tuple(line.steps), line)

    def last(self, most: int) -> Past:
        """At most so many moves."""
        position = self.first.copy()
        for step in self.steps[:-most]:
            position.play(step.seat, step.move)
        first = position.view(None)
        return Past(first, tuple([self.make(position, step) for step in self.steps[-most:]]))

    def make(self, position: Position, step: Step) -> PastMove:
        """Make one move in this position."""
        game, before = self.line.game, position.copy()
        move = game.see(before, step.seat, step.move, None)
        position.play(step.seat, step.move)
        told = game.story.tell(before, step.seat, step.move, position, None)
        return PastMove(step.seat, move, position.view(None), tuple(told))
