"""DO-7, DO-9 and DO-10: getting rid of all tiles, blocked lines, points and matches."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hrajme.core import CHANCE, Dice, Outcome, Position
from hrajme.games.domino import GAME
from hrajme.games.domino.encoding import NEXT_HAND, OPEN_HANDS, START
from hrajme.games.domino.rules import DominoPosition
from hrajme.games.domino.tests.positions import come, endgame, legal, play
from hrajme.games.domino.view import DominoView
from hrajme.testing.tables import play_randomly


@pytest.mark.rule("DO-7")
def test_who_is_first_rid_of_all_tiles_wins_when_the_stock_is_used_up() -> None:
    position = endgame("2-3", "3-5 0-2", ends=(2, 6))
    play(position, "2-3 left", "open")
    assert position.outcome() == Outcome(points=(10, 0), winners=(0,), reason="out")
    assert position.view(1).open_hands == ((), ((0, 2), (3, 5)))
    assert position.view(None).pips == (0, 10)


@pytest.mark.rule("DO-7")
def test_who_runs_out_while_the_stock_has_tiles_takes_one_and_plays_on() -> None:
    position = endgame("2-3", "3-5 0-2", ends=(2, 6), stock="0-0 1-1 4-4")
    play(position, "2-3 left")
    assert position.to_move() == (CHANCE,)
    assert [move for move, _ in position.chances()] == [0, 2, 14]
    come(position, "4-4")
    assert position.outcome() is None
    assert position.to_move() == (1,)
    assert position.view(0).hand == ((4, 4),)
    assert position.view(0).stock == 2


@pytest.mark.rule("DO-7")
def test_the_tile_that_is_taken_may_be_the_last_of_the_stock() -> None:
    position = endgame("2-3", "3-5 0-2", ends=(2, 6), stock="0-3")
    play(position, "2-3 left")
    come(position, "0-3")
    play(position, "3-5 left", "pass", "pass", "open")
    assert position.outcome() == Outcome(points=(0, 3), winners=(1,), reason="blocked")


@pytest.mark.rule("DO-7")
def test_at_a_table_without_this_rule_the_last_tile_wins_at_once() -> None:
    position = endgame("2-3", "3-5 0-2", ends=(2, 6), stock="0-0 1-1 4-4", win_needs_empty_stock=False)
    play(position, "2-3 left", "open")
    assert position.outcome() == Outcome(points=(10, 0), winners=(0,), reason="out")


@pytest.mark.rule("DO-9")
def test_when_everybody_passes_fewest_pips_win() -> None:
    position = endgame("0-3 1-1", "2-4", ends=(5, 5))
    play(position, "pass")
    assert position.outcome() is None
    play(position, "pass", "open")
    assert position.outcome() == Outcome(points=(6, 0), winners=(0,), reason="blocked")
    assert position.view(None).ended == "blocked"


@pytest.mark.rule("DO-9")
def test_hands_are_hidden_until_they_are_counted() -> None:
    position = endgame("0-3 1-1", "1-4", "2-4", ends=(5, 5))
    play(position, "pass", "pass", "pass")
    view = position.view(0)
    assert (view.phase, view.ended, view.winners, view.open_hands) == ("count", "blocked", (), None)
    assert position.chances() == [(OPEN_HANDS, 1)]
    play(position, "open")
    assert position.view(0).open_hands == (((1, 1), (0, 3)), ((1, 4),), ((2, 4),))


@pytest.mark.rule("DO-9")
def test_equal_hands_share_a_blocked_line() -> None:
    position = endgame("0-3 1-1", "1-4", "2-4", ends=(5, 5))
    play(position, "pass", "pass", "pass", "open")
    assert position.outcome() == Outcome(points=(6, 6, 0), winners=(0, 1), reason="shared")


@pytest.mark.rule("DO-9")
def test_a_tile_that_is_laid_begins_the_count_of_passes_anew() -> None:
    position = endgame("0-3 1-1", "5-6 0-0", "2-4", ends=(5, 5))
    play(position, "pass", "5-6 left", "pass", "pass")
    assert position.outcome() is None
    play(position, "pass", "open")
    assert position.outcome() is not None


@pytest.mark.rule("DO-9")
def test_passing_with_tiles_in_the_stock_does_not_block() -> None:
    position = endgame("0-3 1-1", "0-4", ends=(5, 5), stock="0-0 0-1 5-6", draw="one")
    play(position, "draw")
    come(position, "0-0")
    play(position, "pass", "draw")
    come(position, "0-1")
    play(position, "pass")
    assert position.outcome() is None
    assert legal(position) == ["draw"]
    come_and_lay(position)


def come_and_lay(position: DominoPosition) -> None:
    play(position, "draw")
    come(position, "5-6")
    play(position, "5-6 left", "pass", "pass", "open")
    assert position.outcome() is not None


@pytest.mark.rule("DO-10")
def test_chance_decides_who_starts() -> None:
    position = GAME.start(4)
    assert position.chances() == [(START + seat, 1) for seat in range(4)]
    position.play(CHANCE, START + 2)
    assert position.view(None).starter == 2


@pytest.mark.rule("DO-10")
def test_a_single_hand_is_the_whole_game() -> None:
    position = endgame("2-3", "3-5 0-2", "6-6", ends=(2, 4))
    play(position, "2-3 left", "open")
    assert position.outcome() == Outcome(points=(22, 0, 0), winners=(0,), reason="out")
    assert position.view(None).target is None


@pytest.mark.rule("DO-10")
def test_a_match_goes_on_until_somebody_has_the_points() -> None:
    position = endgame("2-3", "3-5 0-2", ends=(2, 6), match=30, totals=(5, 20), turn=0)
    play(position, "2-3 left", "open")
    view = position.view(None)
    assert (view.phase, view.totals, view.gains, view.winners) == ("between", (15, 20), (10, 0), (0,))
    assert view.open_hands == ((), ((0, 2), (3, 5)))
    assert position.chances() == [(NEXT_HAND, 1)]
    position.play(CHANCE, NEXT_HAND)
    view = position.view(None)
    assert (view.phase, view.round, view.starter, view.stock) == ("deal", 2, 1, 28)
    assert (view.line, view.hand_sizes, view.lacks) == ((), (0, 0), ((), ()))


@pytest.mark.rule("DO-10")
def test_who_reaches_the_points_wins_the_match() -> None:
    position = endgame("2-3", "3-5 0-2", ends=(2, 6), match=30, totals=(20, 29))
    play(position, "2-3 left", "open")
    assert position.outcome() == Outcome(points=(30, 29), winners=(0,), reason="match")


@pytest.mark.rule("DO-10")
def test_who_reaches_the_points_together_shares_the_match_only_with_equal_totals() -> None:
    for totals, winners, reason in (((25, 25, 0), (0, 1), "match_shared"), ((25, 26, 0), (1,), "match")):
        position = endgame("0-3 1-1", "1-4", "2-4", ends=(5, 5), match=30, totals=totals)
        play(position, "pass", "pass", "pass", "open")
        outcome = position.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == (winners, reason)


@pytest.mark.rule("DO-10")
@pytest.mark.parametrize("seed", range(8))
def test_the_winner_of_every_hand_scores_the_pips_of_the_others(seed: int) -> None:
    position = GAME.start(3, {"match": 60})
    totals: tuple[int, ...] = (0, 0, 0)
    starters = []
    for now, seat, move in play_randomly(position, Dice(seed)):
        if seat == CHANCE and move == NEXT_HAND:
            totals = check_hand(now, totals)
            starters.append(now.view(None).starter)
    check_hand(position, totals)
    starters.append(position.view(None).starter)
    assert all((before + 1) % 3 == after for before, after in pairwise(starters))
    outcome = position.outcome()
    assert outcome is not None
    assert max(outcome.points) >= 60


def check_hand(position: Position, totals: tuple[int, ...]) -> tuple[int, ...]:
    view: DominoView = position.view(None)
    assert view.pips is not None
    assert view.open_hands is not None
    assert view.pips == tuple(sum(map(sum, hand)) for hand in view.open_hands)
    lost = sum(pips for seat, pips in enumerate(view.pips) if seat not in view.winners)
    for seat in range(3):
        gain = lost if seat in view.winners else 0
        assert (view.gains[seat], view.totals[seat]) == (gain, totals[seat] + gain)
    return view.totals
