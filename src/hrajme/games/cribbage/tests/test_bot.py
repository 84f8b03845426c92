"""What the bots of Cribbage know and how they choose, against slower ways to find the same."""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from random import Random

import pytest

import hrajme
from hrajme.core import CHANCE, Budget, Dice
from hrajme.games.cribbage import GAME, outlook, tables
from hrajme.games.cribbage.bot import WeighedDiscard
from hrajme.games.cribbage.discards import crib_by_table, crib_mean, hand_mean, weigh_discards
from hrajme.games.cribbage.encoding import CARDS, lay_away, names_of
from hrajme.games.cribbage.endplay import EndPlay, is_known
from hrajme.games.cribbage.rules import CribbagePosition
from hrajme.games.cribbage.scoring import show_points
from hrajme.games.cribbage.solver import CribSolver
from hrajme.games.cribbage.tests.positions import card, cards, dealt, play, ready
from hrajme.lab.simulate import simulate
from hrajme.search.bots import choose_move, make_bot, weigh_moves
from hrajme.search.playout import Playout

SIX = "5c 5d 7h 8s jc ks"
OTHER_SIX = "2c 3d 4h 9s qc qs"


def set_of(names: str) -> int:
    return sum(1 << each for each in cards(names))


def hard(playouts: int = 60) -> Budget:
    return Budget(playouts=playouts)


@pytest.mark.rule("CR-4")
@pytest.mark.parametrize("score", [0, 110])
def test_all_fifteen_ways_to_lay_away_are_weighed_with_their_points(score: int) -> None:
    position = dealt(SIX, OTHER_SIX)
    position.scores = [score, score]
    bot = make_bot(GAME, "hard", hard())
    weighed = weigh_moves(bot, position, 0, Dice(1))
    assert sorted(each.move for each in weighed) == sorted(position.moves(0))
    assert weighed[0].move == choose_move(bot, position, 0, Dice(1))
    for each in weighed:
        assert isinstance(each, WeighedDiscard)
        assert each.hand + each.crib + each.pegging == pytest.approx(each.total, abs=0.002)
        assert 0.0 <= each.worth <= 1.0


def test_far_from_the_end_the_most_points_are_kept() -> None:
    position = dealt(SIX, OTHER_SIX)
    weighed = weigh_moves(make_bot(GAME, "hard", hard()), position, 0, Dice(1))
    totals = [each.total for each in weighed if isinstance(each, WeighedDiscard)]
    assert totals == sorted(totals, reverse=True)
    best = position.view(0).discards[0]
    assert weighed[0].move == lay_away(card(best.cards[0]), card(best.cards[1]))


def test_a_way_to_lay_away_is_told_to_its_own_seat_alone() -> None:
    position = dealt(SIX, OTHER_SIX)
    assert len(position.view(0).discards) == 15
    assert position.view(None).discards == ()
    for discard in position.view(1).discards:
        assert set(discard.cards) <= set(names_of(set_of(OTHER_SIX)))
        assert discard.crib < 0


@pytest.mark.parametrize("min_run", [2, 3])
def test_the_hand_is_exact_over_all_starters(min_run: int) -> None:
    six = cards(SIX)
    low, high = sorted(six)[2:4]
    a, b, c, d = [each for each in six if each not in (low, high)]
    starters = [each for each in range(CARDS) if each not in six]
    mean = sum(show_points(a, b, c, d, each, False, min_run) for each in starters) / len(starters)
    assert hand_mean(set_of(SIX), low, high, min_run) == pytest.approx(mean)


@pytest.mark.parametrize(("is_own", "pair"), [(True, "5c 5d"), (False, "7h ks"), (True, "jc ks")])
def test_a_crib_is_worth_what_a_count_card_by_card_finds(is_own: bool, pair: str) -> None:
    """Suits are weighed a little more roughly than card by card."""
    one, other = cards(pair)
    points = weights = 0.0
    unseen = sorted(set(range(CARDS)) - set(cards(SIX)))
    for first, second in combinations(unseen, 2):
        keen = outlook.keenness(3, 0 if is_own else 1, outlook.pair_of(first // 4, second // 4))
        for starter in unseen if keen > 0.002 else ():
            if starter not in (first, second):
                points += keen * show_points(one, other, first, second, starter, True, 3)
                weights += keen
    exact = points / weights
    assert crib_mean(set_of(SIX), one, other, is_own, 3) == pytest.approx(exact, abs=0.05)
    assert crib_by_table(set_of(SIX), one, other, is_own, 3) == pytest.approx(exact, abs=0.6)


@pytest.mark.skipif(not hrajme.COMPILED, reason="one round takes the plain form half a minute")
@pytest.mark.parametrize("run", [0, 1])
def test_cribs_are_at_their_fixed_point(run: int) -> None:
    """Another round against the tables leads to the same cribs."""
    pegs = tables.PEGS[run * 2 * tables.HOLDS :][: 2 * tables.HOLDS]
    solver = CribSolver(tables.RUNS[run], pegs)
    solver.keen = tables.KEEN[run * 2 * tables.PAIRS :][: 2 * tables.PAIRS]
    solver.improve(0.1)
    cribs = tables.CRIBS[run * 2 * tables.PAIRS :][: 2 * tables.PAIRS]
    assert list(solver.cribs) == pytest.approx(cribs, abs=1e-3)
    solver.improve(0.1)
    assert list(solver.cribs) == pytest.approx(cribs, abs=2e-3)


def test_fives_are_for_ones_own_crib() -> None:
    fives = outlook.pair_of(4, 4)
    for min_run in tables.RUNS:
        own = [outlook.crib_with(min_run, 1, pair) for pair in range(tables.PAIRS)]
        assert max(range(tables.PAIRS), key=own.__getitem__) == fives
        assert outlook.keenness(min_run, 0, fives) < outlook.keenness(min_run, 1, fives)


@pytest.mark.parametrize("min_run", tables.RUNS)
def test_chances_rise_with_what_the_other_needs_and_fall_with_what_one_needs(min_run: int) -> None:
    assert 0.54 < outlook.dealer_chance(min_run, 121, 121) < 0.60
    for needs in range(2, tables.LONGEST):
        chance = outlook.dealer_chance(min_run, needs, needs)
        # The deals they were made from are a sample: neighbours may differ a little.
        assert outlook.dealer_chance(min_run, needs - 1, needs) > chance - 0.005
        assert outlook.dealer_chance(min_run, needs, needs - 1) < chance + 0.005


@pytest.mark.parametrize("needs", [(21, 21), (31, 15), (8, 30)])
def test_chances_are_those_of_games_played_on(needs: tuple[int, int]) -> None:
    games = 3000 if hrajme.COMPILED else 40
    start = ready(SIX, OTHER_SIX, "ah")
    while start.view(None).phase != "between":
        seat = start.to_move()[0]
        start.play(seat, start.roll(Dice(1)) if seat == CHANCE else start.moves(seat)[0])
    # Seat 0 has dealt, and seat 1 deals next.
    start.scores = [121 - needs[1], 121 - needs[0]]
    playout, wins = Playout([3, 3]), 0
    for number in range(games):
        position = start.copy()
        playout.finish(position, Dice(3, number))
        wins += position.view(None).scores[1] == 121
    chance = outlook.dealer_chance(2, *needs)
    # Both the table and these games are samples.
    error = sqrt(chance * (1.0 - chance) * (1.0 / games + 1.0 / 4000))
    assert abs(wins / games - chance) < 5 * error


def best_by_hand(position: CribbagePosition, seat: int) -> float:
    """The same search in another way: through the contract, all lines of play."""
    to_move = position.to_move()[0] if position.to_move() else None
    if position.view(None).phase in ("between", "over") or to_move is None:
        return worth_by_hand(position, seat)
    values = []
    for move in position.moves(to_move):
        after = position.copy()
        after.play(to_move, move)
        values.append(best_by_hand(after, seat))
    return max(values) if to_move == seat else min(values)


def worth_by_hand(position: CribbagePosition, seat: int) -> float:
    outcome = position.outcome()
    if outcome is not None:
        return float(seat in outcome.winners)
    needs = [121 - score for score in position.scores]
    dealer = 1 - position.dealer
    chance = outlook.dealer_chance(position.min_run, needs[dealer], needs[1 - dealer])
    return chance if dealer == seat else 1.0 - chance


@pytest.mark.rule("CR-12")
def test_what_is_left_of_a_known_play_is_looked_through() -> None:
    position = ready("10c jd 4h 5s 2c 2d", "7c 8d ac as kc kd", "9h", min_run=3)
    play(position, "7c", "10c")
    endplay = EndPlay(position)
    for move in position.moves(1):
        after = position.copy()
        after.play(1, move)
        assert endplay.weigh(position, 1, move) == pytest.approx(best_by_hand(after, 1))


def test_who_has_no_cards_left_is_known() -> None:
    position = ready("10c jd qh ks 2c 2d", "7c 8d ac as kc kd", "9h", min_run=3)
    assert not is_known(position, 0)
    play(position, "7c", "10c", "8d", "go", "ac", "as")
    assert is_known(position, 0)
    assert not is_known(position, 1)


def test_whether_cards_are_known_does_not_depend_on_what_they_are() -> None:
    luck = Dice(5)
    position = ready(SIX, OTHER_SIX, "ah")
    while position.view(None).phase == "play":
        seat = position.to_move()[0]
        for number in range(5):
            assert is_known(position.guess(seat, Dice(number)), seat) == is_known(position, seat)
        position.play(seat, position.choose(seat, 1, luck))


def test_a_known_play_is_weighed_best_first() -> None:
    position = ready("10c jd qh 5s 2c 2d", "7c 8d ac as kc kd", "9h", min_run=3)
    play(position, "7c", "10c", "8d", "5s", "ac")
    bot = make_bot(GAME, "hard", hard())
    seat = position.to_move()[0]
    weighed = weigh_moves(bot, position, seat, Dice(3))
    assert weighed[0].move == choose_move(bot, position, seat, Dice(3))
    assert sorted(each.move for each in weighed) == sorted(position.moves(seat))


@pytest.mark.rule("CR-15")
def test_a_card_that_wins_at_once_is_laid() -> None:
    position = ready("8c 2d 2h ks kc qd", "7s 9h 4s as qc jd", "qh", min_run=3)
    position.scores = [119, 119]
    play(position, "7s")
    move = choose_move(make_bot(GAME, "hard", hard()), position, 0, Dice(2))
    assert GAME.write(position, 0, move) == "8c"


def test_the_same_dice_give_the_same_move() -> None:
    position = ready(SIX, OTHER_SIX, "ah")
    bot = make_bot(GAME, "hard", hard())
    moves = {choose_move(bot, position, 1, Dice(7)) for _ in range(3)}
    assert len(moves) == 1


@pytest.mark.rule("CR-16")
def test_bots_count_what_is_there() -> None:
    position = ready(SIX, OTHER_SIX, "ah", muggins=True)
    while position.view(None).phase == "play":
        seat = position.to_move()[0]
        position.play(seat, position.moves(seat)[0])
    position.play(CHANCE, position.roll(Dice(1)))
    move = choose_move(make_bot(GAME, "hard", hard()), position, 1, Dice(1))
    assert GAME.write(position, 1, move) == f"count {position.worth_shown}"
    play(position, "count 0")
    move = choose_move(make_bot(GAME, "hard", hard()), position, 0, Dice(1))
    assert GAME.write(position, 0, move) == f"claim {position.worth_shown}"


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "easy"), ("hard", "normal")])
def test_levels_come_in_order(better: str, worse: str) -> None:
    games = {"hard": 300}.get(better, 200) if hrajme.COMPILED else 20
    if not hrajme.COMPILED and better == "hard":
        pytest.skip("the plain form thinks too slowly for as many games as this needs")
    report = simulate(
        GAME,
        games=games,
        bots=[better, worse],
        seats=2,
        seed=4,
        budget=hard(40) if better == "hard" else Budget(),
        processes=1,
        rotate=True,
    )
    assert report.standings[0].wins > report.standings[1].wins


@pytest.mark.parametrize("seed", range(3))
def test_ways_to_lay_away_do_not_depend_on_the_order_of_suits(seed: int) -> None:
    """Clubs for spades and diamonds for hearts: the same points."""
    six = Random(seed).sample(range(CARDS), 6)
    turned = [4 * (each // 4) + 3 - each % 4 for each in six]
    totals = [
        sorted(way.total for way in weigh_discards(sum(1 << each for each in hand), True, 2))
        for hand in (six, turned)
    ]
    assert totals[0] == totals[1]
