"""CR-16: players count for themselves, and the other claims."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE
from hrajme.games.cribbage import GAME, terminal
from hrajme.games.cribbage.encoding import SHOW
from hrajme.games.cribbage.rules import CribbagePosition
from hrajme.games.cribbage.tests.positions import begin_with, finish_play, play, refusal
from hrajme.language import language


def shown_in_muggins() -> CribbagePosition:
    """Seat 1 has to count its hand."""
    position = finish_play(begin_with(muggins=True))
    position.play(CHANCE, SHOW)
    return position


@pytest.mark.rule("CR-16")
def test_points_are_counted_for_the_players_unless_they_play_muggins() -> None:
    position = finish_play(begin_with())
    before = position.view(None).scores
    position.play(CHANCE, SHOW)
    view = position.view(None)
    assert view.scores[1] - before[1] == sum(part.points for part in view.parts) > 0


@pytest.mark.rule("CR-16")
def test_in_muggins_players_count_and_the_other_claims() -> None:
    position = shown_in_muggins()
    before, worth = position.view(None).scores, position.worth_shown
    assert position.to_move() == (1,)
    assert position.view(None).parts == ()
    play(position, f"count {worth - 2}")
    assert position.view(None).parts == ()
    assert position.to_move() == (0,)
    play(position, "claim 2")
    assert position.view(None).scores == (before[0] + 2, before[1] + worth - 2)
    assert sum(part.points for part in position.view(None).parts) == worth


@pytest.mark.rule("CR-16")
def test_in_muggins_the_moves_do_not_tell_the_right_number() -> None:
    position = shown_in_muggins()
    numbers = [GAME.write(position, 1, move) for move in position.moves(1)]
    assert numbers == [f"count {points}" for points in range(33)]
    play(position, f"count {position.worth_shown}")
    numbers = [GAME.write(position, 0, move) for move in position.moves(0)]
    assert numbers == [f"claim {points}" for points in range(33)]


@pytest.mark.rule("CR-16")
def test_who_counts_more_than_is_there_gets_nothing_and_the_other_may_claim_it() -> None:
    position = shown_in_muggins()
    before, worth = position.view(None).scores, position.worth_shown
    assert refusal(position, "count 33").rule == "CR-16"
    play(position, f"count {worth + 1}")
    assert position.view(None).scores == before
    play(position, f"claim {worth}")
    assert position.view(None).scores == (before[0] + worth, before[1])


@pytest.mark.rule("CR-16")
def test_who_claims_more_than_was_missed_gets_nothing() -> None:
    position = shown_in_muggins()
    before, worth = position.view(None).scores, position.worth_shown
    play(position, f"count {worth - 2}", "claim 3")
    assert position.view(None).scores == (before[0], before[1] + worth - 2)


@pytest.mark.rule("CR-16")
def test_nobody_claims_twice_or_out_of_turn() -> None:
    position = shown_in_muggins()
    assert refusal(position, "claim 2").id == "cribbage-refuse-now_count"
    play(position, "count 0")
    assert GAME.refuse(position, 1, "count 2") is not None
    play(position, "claim 1")
    assert GAME.refuse(position, 0, "claim 1") is not None
    assert GAME.refuse(position, 1, "claim 1") is not None


def test_a_hand_that_is_played_out_has_no_line_on_the_board() -> None:
    drawn = terminal.draw(shown_in_muggins().view(1), language("en"), ["Anna", "Bo"], 76, 14).plain
    assert "How many points do you count?" in drawn
    assert "Your cards" not in drawn
