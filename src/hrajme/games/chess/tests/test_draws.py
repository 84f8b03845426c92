"""Draws: by claim, by themselves, by agreement and on the clock."""

from __future__ import annotations

import pytest

from hrajme.core import Outcome
from hrajme.core.endings import FLAGGED
from hrajme.games.chess import GAME
from hrajme.games.chess.encoding import CLAIM
from hrajme.games.chess.result import HALF
from hrajme.games.chess.tests.positions import chess, ending, play, refused, shown

ROUND = ("Nf3", "Nf6", "Ng1", "Ng8")
QUIET = "4k3/8/8/8/8/8/4P3/R3K3 w - - {quiet} 80"


def claims(position: object) -> set[str]:
    return {text for text in shown(position) if text.startswith("claim")}  # type: ignore[arg-type]


@pytest.mark.rule("CH-5.4")
def test_a_third_time_can_be_claimed_when_it_is_there() -> None:
    position = play(chess(), *ROUND, *ROUND)
    assert position.repetitions() == 3
    assert claims(position) == {"claim"}
    assert ending(position) is None
    outcome = play(position, "claim").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.drawn) == ("threefold", True)


@pytest.mark.rule("CH-5.4")
def test_a_third_time_can_be_claimed_with_the_move_that_would_bring_it() -> None:
    """The example of the rulebook."""
    position = play(chess(), *ROUND, *ROUND[:3])
    assert claims(position) == {"claim Ng8"}
    assert refused(position, "claim") == ("CH-5.4", "claim")
    assert refused(position, "claim e5") == ("CH-5.4", "claim")
    assert refused(position, "claim e4") == ("CH-3.3", "not_so")
    assert ending(play(position, "claim Ng8")) == "threefold"


@pytest.mark.rule("CH-5.4")
def test_a_claim_that_is_not_true_costs_nothing() -> None:
    position = play(chess(), *ROUND)
    before = position.view(None)
    assert refused(position, "claim") == ("CH-5.4", "claim")
    assert position.view(None) == before


@pytest.mark.rule("CH-5.4")
def test_a_right_to_castle_or_to_take_in_passing_makes_another_position() -> None:
    position = play(chess("r3k3/8/8/8/8/8/8/4K2R w K - 0 1"), *("Rg1", "Ra7", "Rh1", "Ra8") * 2)
    assert position.repetitions() == 2  # The first time White could still castle.
    passing = play(chess(), "e4", "a6", "e5", "d5")
    play(passing, *("Nf3", "Nf6", "Ng1", "Ng8") * 2)
    assert passing.repetitions() == 2  # The first time exd6 was possible.


@pytest.mark.rule("CH-5.4")
def test_the_fifth_time_ends_by_itself() -> None:
    position = play(chess(), *ROUND * 3, *ROUND[:3])
    assert ending(position) is None
    outcome = play(position, "Ng8").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.drawn) == ("fivefold", True)


@pytest.mark.rule("CH-5.5")
def test_fifty_moves_can_be_claimed_also_with_the_fiftieth() -> None:
    early, before, there = (chess(QUIET.format(quiet=quiet)) for quiet in (98, 99, 100))
    assert claims(early) == set()
    assert "claim" not in claims(before)
    assert "claim Ra8+" in claims(before)
    assert not any("e3" in text or "e4" in text for text in claims(before))
    assert claims(there) == {"claim"}
    assert refused(early, "claim") == ("CH-5.5", "claim_fifty")
    assert ending(play(before, "claim Kd2")) == ending(play(there, "claim")) == "fifty"


@pytest.mark.rule("CH-5.5")
def test_a_capture_or_a_pawn_move_begins_the_count_anew() -> None:
    assert play(chess(QUIET.format(quiet=120)), "e4").quiet == 0
    assert play(chess("4k3/8/8/8/8/8/r7/R3K3 w - - 77 90"), "Rxa2").quiet == 0


@pytest.mark.rule("CH-5.5")
def test_seventy_five_moves_end_by_themselves_unless_the_last_mates() -> None:
    assert ending(play(chess(QUIET.format(quiet=149)), "Kd2")) == "seventy_five"
    assert ending(play(chess("7k/8/6K1/8/8/8/8/R7 w - - 149 120"), "Ra8")) == "mate"


@pytest.mark.rule("CH-5.1", "CH-5.3")
def test_players_may_give_up_or_agree_on_a_draw() -> None:
    position = chess()
    assert GAME.endings.refuse(position, 0, "draw", 1) is None
    assert GAME.endings.resign(position, 0, 1).winners == (1,)
    assert GAME.endings.agree(position).drawn
    assert not GAME.endings.needs_consent(position, 0, "resign", 1)


@pytest.mark.rule("CH-6")
@pytest.mark.parametrize(
    ("start", "loses"),
    [
        ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", False),  # Black has only the king.
        ("4kn2/8/8/8/8/8/8/3QK3 w - - 0 1", False),  # A knight mates nobody but with help of another man.
        ("4kn2/8/8/8/8/8/8/3RK3 w - - 0 1", True),  # White's own rook can stand in the way.
        ("4kb2/8/8/8/8/8/8/2R1K3 w - - 0 1", False),
        ("4kb2/8/8/8/8/8/P7/4K3 w - - 0 1", True),
        ("4k3/p7/8/8/8/8/8/3QK3 w - - 0 1", True),
    ],
)
def test_a_flag_loses_unless_the_other_cannot_mate(start: str, loses: bool) -> None:
    outcome = GAME.endings.flag(chess(start), 0)
    assert outcome.reason == FLAGGED
    assert (outcome.winners == (1,)) == loses
    assert outcome.drawn != loses


def test_bots_are_not_offered_hands_and_no_claim_is_offered_twice() -> None:
    position = play(chess(), *ROUND, *ROUND)
    assert [move for move in position.moves(0) if move >= CLAIM] == [CLAIM]


def test_a_draw_is_half_a_point_each_and_a_win_a_whole_one() -> None:
    drawn, won = Outcome((0, 0), (), "stalemate", drawn=True), Outcome((0, 1), (1,), "mate")
    assert [each.cells for each in GAME.ranking(GAME.start(2), drawn).standings] == [(HALF,), (HALF,)]
    assert [each.cells for each in GAME.ranking(GAME.start(2), won).standings] == [(1,), (0,)]
