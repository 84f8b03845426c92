"""What a seat of Ones and Fives may know: everything, for all dice lie open."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["starter", "roll", "throw", "keep", "decide", "over"]
TurnEnd = Literal["written", "dead", "missed"]
Dice = tuple[int, ...]
# So many of so many ways in which the dice may fall.
Chance = tuple[int, int]


class Kept(msgspec.Struct, frozen=True):
    """Dice of one throw that were set aside together."""

    dice: Dice
    points: int


class Selection(msgspec.Struct, frozen=True):
    """Dice that may be set aside now, and what would follow from it."""

    dice: Dice
    points: int
    turn_points: int  # at risk with these
    dice_left: int  # to be thrown next; six when all have scored (OF-3)
    dead_chance: Chance  # of that throw


class Completion(msgspec.Struct, frozen=True):
    """OF-6: five dice set aside unscored, and the face that the last one must show."""

    dice: Dice
    missing: int
    points: int


class LastRound(msgspec.Struct, frozen=True):
    """OF-7: somebody has reached the target, and the others have one more turn."""

    finisher: int
    leader: int
    to_beat: int
    to_come: tuple[int, ...]  # who still has a turn, whoever has it now among them


class LastTurn(msgspec.Struct, frozen=True):
    """How a seat's last turn ended."""

    end: TurnEnd
    points: int  # written, or lost
    dice: Dice  # the throw that lost it; empty when it was written


class OnesAndFivesView(msgspec.Struct, frozen=True):
    """The table as everybody sees it. What lies there and what is set aside are six dice together."""

    seat: int | None
    phase: Phase
    round: int
    starter: int | None
    turn: int | None
    dice: Dice  # the present throw; when some of it is set aside, the rest of it
    kept: tuple[Kept, ...]  # since all six were thrown
    carried: int  # points of this turn from before that
    turn_points: int  # at risk, kept and carried together
    dice_left: int  # how many the next throw has
    dead_chance: Chance | None  # of the next throw, while it is to be decided or due
    selections: tuple[Selection, ...]
    completion: Completion | None  # offered now, or being thrown for
    may_bank: bool
    totals: tuple[int, ...]
    target: int
    entry: int
    entered: tuple[bool, ...]  # who may write down any points (OF-8)
    last_turns: tuple[LastTurn | None, ...]
    has_last_round: bool
    last_round: LastRound | None


# What the rules put together: some fields after one another, dice … dice_left, dead_chance … may_bank and
# totals … last_round.
DicePart = tuple[Dice, tuple[Kept, ...], int, int, int]
ChoicePart = tuple[Chance | None, tuple[Selection, ...], Completion | None, bool]
ScorePart = tuple[
    tuple[int, ...], int, int, tuple[bool, ...], tuple[LastTurn | None, ...], bool, LastRound | None
]
