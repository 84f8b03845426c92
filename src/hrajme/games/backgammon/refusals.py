"""Why a move of backgammon is not possible, and by which rule."""

from __future__ import annotations

from collections.abc import Collection

from hrajme.core import Refusal
from hrajme.core.throw import dice_of
from hrajme.games.backgammon.encoding import (
    BAR,
    DOUBLE,
    HOME,
    MOST_CUBE,
    MOST_STEPS,
    OFF,
    PASS,
    RESIGNATIONS,
    ROLL,
    Step,
    steps_of,
)
from hrajme.games.backgammon.plays import NAMES
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.games.backgammon.view import BackgammonView

Hits = frozenset[int]


def refuse(rule: str, word: str, **args: int | str) -> Refusal:
    return Refusal(rule, f"backgammon-refuse-{word}", args)


def name(point: int) -> str:
    return NAMES.get(point, str(point))


def refuse_word(position: BackgammonPosition, seat: int, move: int) -> Refusal:
    """A word that is no move now, or a play at the wrong time."""
    if move in RESIGNATIONS:
        return refuse("BG-12", "resign_by_offer")
    view = position.view(seat)
    if view.phase == "offered":
        return refuse("BG-11", "answer_first")
    if view.phase == "play":
        return refuse_instead_of_play(position, seat, move)
    if move == DOUBLE:
        return refuse_double(view, seat)
    if move in (PASS, ROLL):
        return refuse("BG-5.1", "roll_first")
    return refuse("BG-11", "nothing_offered")


def refuse_instead_of_play(position: BackgammonPosition, seat: int, move: int) -> Refusal:
    if move == PASS:
        return refuse("BG-5.4", "must_move", die=playable(position, seat)[-1])
    if move == DOUBLE:
        return refuse("BG-11", "double_before_roll")
    return refuse("BG-5.4", "play_first")


def refuse_double(view: BackgammonView, seat: int) -> Refusal:
    if not view.has_cube:
        return refuse("BG-11", "no_cube")
    if view.is_crawford:
        return refuse("BG-11", "crawford")
    if view.cube_owner == 1 - seat:
        return refuse("BG-11", "not_your_cube")
    if view.cube == MOST_CUBE:
        return refuse("BG-11", "highest_cube", cube=MOST_CUBE)
    return refuse("BG-11", "dead_cube", cube=view.cube)


class Trial:
    """A play tried step by step on a board of its own."""

    def __init__(self, position: BackgammonPosition, seat: int) -> None:
        sides = position.sides()
        self.mine, self.theirs = list(sides[seat]), sides[1 - seat]
        low, high = dice_of(position.throw)
        self.dice = [high, low] if high != low else [low] * MOST_STEPS
        self.rolled = len(self.dice)

    def is_held(self, point: int) -> bool:
        return OFF < point < BAR and self.theirs[BAR - point] > 1

    def farthest(self) -> int:
        return max([point for point in range(1, BAR + 1) if self.mine[point]], default=OFF)

    def refuse(self, origin: int, die: int) -> Refusal | None:
        """Why a checker cannot go from there by this number; None where it can."""
        target = max(OFF, origin - die)
        if origin == OFF or self.mine[origin] == 0:
            return refuse("BG-6.1", "nothing_there", point=name(origin))
        if self.mine[BAR] and origin != BAR:
            return refuse("BG-8", "bar_first", count=self.mine[BAR])
        if self.is_held(target):
            return refuse("BG-8" if origin == BAR else "BG-7.2", "held", point=target)
        return self.refuse_off(origin, die) if target == OFF else None

    def refuse_off(self, origin: int, die: int) -> Refusal | None:
        if self.farthest() > HOME:
            return refuse("BG-9.1", "not_home", point=name(self.farthest()))
        if origin < die and self.farthest() > origin:
            return refuse("BG-9.3", "farther_first", die=die, point=origin, farthest=self.farthest())
        return None

    def step(self, origin: int, die: int) -> None:
        self.mine[origin] -= 1
        self.mine[max(OFF, origin - die)] += 1
        self.dice.remove(die)


def playable(position: BackgammonPosition, seat: int) -> list[int]:
    """The numbers of the roll by which some checker can go, the lower first."""
    trial = Trial(position, seat)
    found = [die for die in set(trial.dice) if any(can_go(trial, point, die) for point in range(1, BAR + 1))]
    return sorted(found)


def can_go(trial: Trial, origin: int, die: int) -> bool:
    return trial.refuse(origin, die) is None


def refuse_play(
    position: BackgammonPosition,
    seat: int,
    steps: list[Step],
    hits: Hits,
    legal: Collection[str],
    meant: list[str],
) -> Refusal:
    """The steps in the order in which they were written, until one of them cannot be."""
    if meant:
        return refuse("BG-7.1", "which_way", ways=", ".join(meant))
    trial = Trial(position, seat)
    for origin, target in steps:
        if refusal := refuse_way(trial, origin, target):
            return refusal
    if untrue := sorted(hits - position.blots(seat)):
        return refuse("BG-7.1", "nothing_to_hit", point=name(untrue[0]))
    most = len(steps_of(position.moves(seat)[0], position.throw))
    return refuse_unfinished(trial, trial.rolled - len(trial.dice), most, next(iter(legal)))


def refuse_way(trial: Trial, origin: int, target: int) -> Refusal | None:
    """One checker by one number or by several; None where it goes, and then it has gone."""
    if target >= origin:
        return refuse("BG-6.1", "backward", origin=name(origin), target=name(target))
    if trial.mine[origin] == 0:
        return refuse("BG-6.1", "nothing_there", point=name(origin))
    if trial.mine[BAR] and origin != BAR:
        return refuse("BG-8", "bar_first", count=trial.mine[BAR])
    refusals = []
    for dice in orders(trial, origin, target):
        refusal = try_dice(trial, origin, dice)
        if refusal is None:
            return None
        refusals.append(refusal)
    return refusals[0] if refusals else refuse_number(trial, origin, target)


def refuse_number(trial: Trial, origin: int, target: int) -> Refusal:
    if not trial.dice:
        return refuse("BG-6.2", "roll_used_up")
    dice = ", ".join(map(str, sorted(trial.dice)))
    if target == OFF and trial.farthest() > HOME:
        return refuse("BG-9.1", "not_home", point=name(trial.farthest()))
    rule = "BG-9.2" if target == OFF else "BG-6.2"
    return refuse(rule, "not_rolled", origin=name(origin), target=name(target), dice=dice)


def orders(trial: Trial, origin: int, target: int) -> list[list[int]]:
    """The ways to spend numbers that are left on going from one point to the other, the fewest first."""
    dice, found = trial.dice, []
    for count in range(1, len(dice) + 1):
        rows = [dice[:count], dice[:count][::-1]] if count > 1 else [[die] for die in sorted(set(dice))]
        found += [row for row in rows if fits(row, origin, target) and row not in found]
    return found


def fits(dice: list[int], origin: int, target: int) -> bool:
    reach = origin - sum(dice)
    return reach == target or (target == OFF and reach < OFF < origin - sum(dice[:-1]))


def try_dice(trial: Trial, origin: int, dice: list[int]) -> Refusal | None:
    """Go by these numbers one after another; what cannot be is told and undone."""
    before, left = list(trial.mine), list(trial.dice)
    for die in dice:
        if refusal := trial.refuse(origin, die):
            trial.mine, trial.dice = before, left
            return refusal
        trial.step(origin, die)
        origin -= die
    return None


def refuse_unfinished(trial: Trial, used: int, most: int, example: str) -> Refusal:
    """BG-5.5: as many numbers as can be, and the higher if only one can."""
    for die in sorted(set(trial.dice), reverse=True):
        if any(can_go(trial, point, die) for point in range(1, BAR + 1)):
            return refuse("BG-5.5", "go_on", die=die)
    if used == most:
        return refuse("BG-5.5", "higher_first", die=trial.dice[0], play=example)
    return refuse("BG-5.5", "use_more", count=most, play=example)
