"""DO-9, DO-10: in which order a table of Domino is shown."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Dice
from hrajme.core.result import POINTS
from hrajme.games.domino import GAME
from hrajme.games.domino.result import PIPS
from hrajme.games.domino.rules import DominoPosition


def play_out(seats: int, **options: object) -> DominoPosition:
    position, dice = GAME.start(seats, options), Dice(3)
    while to_move := position.to_move():
        seat = to_move[0]
        move = position.roll(dice) if seat == CHANCE else position.moves(seat)[0]
        position.play(seat, move)
    assert isinstance(position, DominoPosition)
    return position


@pytest.mark.rule("DO-9")
def test_a_single_game_is_shown_by_the_pips_that_are_left() -> None:
    position = play_out(4)
    outcome, pips = position.outcome(), position.view(None).pips
    assert outcome is not None
    assert pips is not None
    result = GAME.result(position, outcome)
    assert result.columns == (PIPS,)
    others = [each for each in result.standings if each.seat not in outcome.winners]
    assert [pips[each.seat] for each in others] == sorted(pips[each.seat] for each in others)
    assert {each.seat for each in result.standings if each.place == 1} == set(outcome.winners)


@pytest.mark.rule("DO-10")
def test_a_match_is_shown_by_its_points() -> None:
    position = play_out(2, match=100)
    outcome = position.outcome()
    assert outcome is not None
    result = GAME.result(position, outcome)
    assert result.columns == (POINTS,)
    assert [each.cells[0] for each in result.standings] == sorted(outcome.points, reverse=True)
