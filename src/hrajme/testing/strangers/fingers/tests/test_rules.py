"""The rules of Fingers."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, IllegalMove, NotYourTurn
from hrajme.testing.strangers.fingers import GAME


@pytest.mark.rule("FI-1")
def test_all_show_in_any_order_and_nobody_sees_the_others() -> None:
    position = GAME.start(3)
    assert position.to_move() == (0, 1, 2)
    position.play(2, 5)
    assert position.to_move() == (0, 1)
    assert position.view(0).has_shown == (False, False, True)
    assert (position.view(0).own, position.view(2).own) == (None, 5)
    assert [GAME.see(position, 1, 4, viewer) for viewer in (0, 1, None)] == ["?", "show 4", "?"]
    with pytest.raises(NotYourTurn):
        GAME.read(position, 2, "show 1")
    with pytest.raises(IllegalMove, match="5 fingers"):
        GAME.read(position, 0, "show 6")


@pytest.mark.rule("FI-2")
@pytest.mark.parametrize(("fingers", "winner"), [((5, 5), 0), ((2, 3), 1), ((0, 0), 0)])
def test_the_sum_counted_round_the_table_scores(fingers: tuple[int, int], winner: int) -> None:
    position = GAME.start(2)
    for seat in (1, 0):
        position.play(seat, fingers[seat])
    assert position.view(None).last == fingers
    assert position.view(None).totals[winner] == 1
    assert CHANCE not in position.to_move()


@pytest.mark.rule("FI-3")
def test_who_has_enough_points_wins() -> None:
    position = GAME.start(2, {"target": 1})
    position.play(0, 1)
    position.play(1, 0)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((1,), (0, 1))
