"""What holds at every moment of every game of Domino."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import HealthCheck, given, settings

from hrajme.core import Dice
from hrajme.games.domino import GAME
from hrajme.games.domino.encoding import halves
from hrajme.games.domino.rules import DominoPosition
from hrajme.testing.tables import SEEDS, any_position

thorough = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def everything(position: DominoPosition) -> list[tuple[int, int]]:
    """Hands, line and stock together."""
    line = [(min(tile), max(tile)) for tile in position.view(None).line]
    hands = [tile for seat in range(position.seats) for tile in position.hand_of(seat)]
    stock = [halves(position.stock[index]) for index in range(position.stock_count)]
    return sorted(line + hands + stock)


@thorough
@given(any_position(GAME), SEEDS)
def test_no_tile_is_lost_and_none_is_made(position: DominoPosition, seed: int) -> None:
    full = sorted(halves(tile) for tile in range(position.tiles))
    assert everything(position) == full
    for viewer in (0, None):
        assert everything(position.guess(viewer, Dice(seed))) == full


@thorough
@given(any_position(GAME))
def test_the_line_fits_and_its_ends_are_open(position: DominoPosition) -> None:
    view = position.view(None)
    assert all(one[1] == other[0] for one, other in pairwise(view.line))
    if view.line:
        assert view.ends == (view.line[0][0], view.line[-1][1])


@thorough
@given(any_position(GAME))
def test_nobody_holds_what_everybody_has_seen_missing(position: DominoPosition) -> None:
    for seat, lacks in enumerate(position.view(None).lacks):
        for tile in position.hand_of(seat):
            assert not set(tile) & set(lacks)


@thorough
@given(any_position(GAME))
def test_the_view_says_what_can_be_done(position: DominoPosition) -> None:
    for seat in range(position.seats):
        view = position.view(seat)
        moves = {GAME.write(position, seat, move) for move in position.moves(seat)}
        on_turn = position.to_move() == (seat,)
        assert view.may_draw == ("draw" in moves)
        assert view.must_draw == (moves == {"draw"})
        assert view.must_pass == (moves == {"pass"})
        laid = {f"{low}-{high} left" for low, high in view.fits_left}
        laid |= {f"{low}-{high} right" for low, high in view.fits_right}
        assert not on_turn or laid == moves - {"draw", "pass"}
