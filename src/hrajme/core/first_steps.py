"""First steps: a game for whoever has never played it, as a script in the game's own folder.

    FIRST_STEPS = FirstSteps(
        steps=(you("throw", asks="throw"), chance("226", says="twos"), …, bot("throw", says="my_turn")),
        pictures=(Picture("aim"), Picture("twos", STEPS[:2])),
    )

A script is the moves of a play from its start, as they would stand in the log: those that the learner is
invited to make, those of bots, and what chance brings. The words are in ``first_steps/text/``: the sentence
``throw`` of a game's script is ``<key>-steps-throw``, that of a picture ``<key>-how-throw``, and the last
one is ``<key>-steps-done``.
"""

from __future__ import annotations

from collections.abc import Container

import msgspec

from hrajme.core.seats import CHANCE

# Where the learner sits.
LEARNER = 0

Values = dict[str, bool | int | str]


class Step(msgspec.Struct, frozen=True):
    """A move of the script."""

    seat: int
    move: str  # as it stands in the log
    asks: str = ""  # what the learner is told before it
    says: str = ""  # what is told when it is made; of a bot, why it makes it

    @property
    def is_learners(self) -> bool:
        return self.seat == LEARNER


def you(move: str, asks: str = "", says: str = "") -> Step:
    """A move that the learner is invited to make."""
    return Step(LEARNER, move, asks, says)


def bot(move: str, says: str = "", seat: int = 1) -> Step:
    return Step(seat, move, says=says)


def chance(move: str, says: str = "") -> Step:
    return Step(CHANCE, move, says=says)


def deal(*moves: str) -> tuple[Step, ...]:
    """What chance brings one after another, with nothing to be said of it."""
    return tuple([chance(move) for move in moves])


class Picture(msgspec.Struct, frozen=True):
    """One sentence of the short how-to-play, and the moves after which the board shows what it means."""

    says: str
    steps: tuple[Step, ...] = ()
    # Where it begins in another way than the script does.
    options: Values | None = None


class FirstSteps(msgspec.Struct, frozen=True, kw_only=True):
    """The script of a game, and its how-to-play in pictures."""

    steps: tuple[Step, ...]
    pictures: tuple[Picture, ...]
    seats: int = 2
    options: Values = {}


def gentle_level(levels: Container[str]) -> str:
    """How bots play on when the script is over."""
    return "easy" if "easy" in levels else "normal"
