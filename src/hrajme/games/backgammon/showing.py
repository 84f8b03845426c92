"""A position as boards show it, and as GNU Backgammon writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.core.throw import dice_of
from hrajme.games.backgammon.beginnings import Beginning, find_beginnings
from hrajme.games.backgammon.encoding import steps_of
from hrajme.games.backgammon.phases import CRAWFORD_NOW, DONE, NOBODY, OFFERED, PHASES, PLAYING
from hrajme.games.backgammon.setup import Setup, write_setup
from hrajme.games.backgammon.view import BackgammonView, PlayedStep

if TYPE_CHECKING:
    from hrajme.games.backgammon.rules import BackgammonPosition


def view_of(position: BackgammonPosition, seat: int | None) -> BackgammonView:
    return BackgammonView(
        seat=seat,
        phase=PHASES[position.phase],
        turn=None if position.phase == DONE else somebody(position.turn),
        points=position.sides(),
        pips=(position.pips(0), position.pips(1)),
        dice=dice_now(position) or (),
        beginnings=beginnings_for(position, seat),
        opening=(position.opening // 10, position.opening % 10) if position.opening else None,
        last=last_steps(position),
        last_seat=somebody(position.last_seat),
        cube=position.cube,
        cube_owner=somebody(position.owner),
        has_cube=bool(position.has_cube),
        may_double=position.may_double_now(),
        match=position.length,
        score=(position.score[0], position.score[1]),
        game=position.game,
        is_crawford=position.crawford == CRAWFORD_NOW,
        jacoby=bool(position.jacoby),
        id=write_setup(setup_of(position)),
    )


def somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def dice_now(position: BackgammonPosition) -> tuple[int, int] | None:
    """What is to be played, the lower first."""
    if position.phase != PLAYING:
        return None
    low, high = dice_of(position.throw)
    return low, high


def beginnings_for(position: BackgammonPosition, seat: int | None) -> tuple[Beginning, ...]:
    """Only who plays goes step by step."""
    if position.phase != PLAYING or seat != position.turn:
        return ()
    sides, low, high = position.sides(), *dice_of(position.throw)
    plays = [steps_of(move, position.throw) for move in position.moves(seat)]
    return find_beginnings(sides[seat], sides[1 - seat], (low, high), plays)


def last_steps(position: BackgammonPosition) -> tuple[PlayedStep, ...]:
    if position.last_throw == 0:
        return ()
    steps = steps_of(position.last_play, position.last_throw)
    return tuple([PlayedStep(origin, to, bool(position.last_hits >> to & 1)) for origin, to in steps])


def setup_of(position: BackgammonPosition) -> Setup:
    """All that an id of GNU Backgammon tells."""
    return Setup(
        sides=position.sides(),
        mover=somebody(position.turn),
        dice=dice_now(position),
        cube=position.cube,
        owner=somebody(position.owner),
        offered=position.phase == OFFERED,
        crawford=position.crawford == CRAWFORD_NOW,
        length=position.length,
        score=(position.score[0], position.score[1]),
    )
