"""Bot: who decides for a seat, what every bot can be asked, and the levels that make bots.

A bot sees a view and a guess, never the position. How it finds its move is its own affair; `search/` has the
ways that know no game by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from hrajme.core.dice import Dice
from hrajme.core.position import Position

Guess = Callable[[Dice], Position]
# Seconds that pass, from any beginning: nothing below the faces asks for the time by itself.
Clock = Callable[[], float]


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about one move: what is reached first ends it, None sets no limit.

    Play-outs and nodes are the same on every machine. Seconds are not, and need a clock.
    """

    playouts: int | None = None
    nodes: int | None = None
    seconds: float | None = None

    def changed_by(self, other: Budget) -> Budget:
        """This budget, but for what *other* says."""
        said = {name: value for name, value in msgspec.structs.asdict(other).items() if value is not None}
        return msgspec.structs.replace(self, **said)


# What a quick player spends, and what is said by who leaves a level as it is.
NOTHING = Budget()
# A person gladly waits so long for a bot. Where a machine is slow, or the rules run plain, a level does not
# get through its own budget by then, and its bot plays the best that it has found.
PATIENCE_SECONDS = 1.0
PATIENCE = Budget(seconds=PATIENCE_SECONDS)


class Weighed(msgspec.Struct, frozen=True):
    """What one move is worth to the seat that makes it, and how sure that is."""

    move: int
    worth: float  # 0 is lost, 1 is won
    error: float  # the standard error of the worth; 0.0 only where it is exact
    plies: int | None = None  # after so many moves the game is over, where that can be forced


def put_first(move: int, weighed: list[Weighed]) -> list[Weighed]:
    """*move* in front, the others by worth."""
    return sorted(weighed, key=lambda each: (each.move != move, -each.worth))


class Bot(Protocol):
    """Who decides for one seat, at tables of one game with the same seats and options.

    The same question and the same dice have the same answer, whatever was asked before, unless its budget
    counts seconds.
    """

    def choose(self, seat: int, view: Any, guess: Guess, dice: Dice) -> int:
        """A legal move of *seat*, who is to move."""

    def weigh(self, seat: int, view: Any, guess: Guess, dice: Dice) -> list[Weighed]:
        """Every legal move of *seat*, who is to move: first what `choose` chooses, then by worth."""


class Level(Protocol):
    """How strong a bot plays: a maker of bots."""

    @property
    def policy(self) -> int:
        """The quick policy of the rules under it: who cannot wait for the bot plays by this."""

    @property
    def budget(self) -> Budget:
        """What its bots may spend on a move; NOTHING where they follow the quick policy alone."""

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> Bot:
        """A new bot; what *budget* says goes before its own. Seconds need a clock."""


class EngineLevel(Level, Protocol):
    """Bots that are a program of others. Where it is of no use, a bot of ours plays in its place."""

    @property
    def is_there(self) -> bool:
        """Whether the program is installed."""


def words_of(bot: Bot) -> str:
    """What a bot says with the move that it has just chosen: the name of a phrase, nearly always none.

    The words are ``<game>-signal-<name>``; a bot that has something to say has it in ``says``.
    """
    said = getattr(bot, "says", "")
    assert isinstance(said, str)
    return said
