"""Our own player: its plays, its cube, and what it says of every move."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Budget, Dice
from hrajme.games.backgammon import GAME
from hrajme.games.backgammon.encoding import DOUBLE, DROP, ROLL, TAKE
from hrajme.games.backgammon.player import NetworkBot, WeighedPlay, scale_of
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.games.backgammon.tests.positions import begin, play, set_up
from hrajme.search.bots import choose_move, weigh_moves

FEW_NODES = Budget(nodes=3_000)


def side(**checkers: int) -> tuple[int, ...]:
    """Checkers by point, p6=2; what is left is off."""
    fields = [0] * 26
    for name, count in checkers.items():
        fields[int(name[1:])] = count
    fields[0] = 15 - sum(fields)
    return tuple(fields)


def weigh(position: BackgammonPosition, level: str = "hard") -> list[WeighedPlay]:
    (seat,) = position.to_move()
    weighed = weigh_moves(GAME.level(level).make(FEW_NODES), position, seat, Dice(1))
    assert all(isinstance(each, WeighedPlay) for each in weighed)
    return weighed  # type: ignore[return-value]


def test_every_play_is_weighed_with_its_equity_and_chances_the_best_first() -> None:
    position = play(begin(), "3 1")
    weighed = weigh(position)
    assert sorted(each.move for each in weighed) == sorted(position.moves(position.to_move()[0]))
    assert [each.worth for each in weighed] == sorted((each.worth for each in weighed), reverse=True)
    assert weighed[0].equity > weighed[-1].equity
    for each in weighed:
        chances = each.chances
        assert 0.0 <= chances.backgammon <= chances.gammon <= chances.win <= 1.0
        assert 0.0 <= chances.lost_backgammon <= chances.lost_gammon <= 1.0 - chances.win + 1e-9


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_what_is_weighed_first_is_what_is_chosen(level: str) -> None:
    position = play(begin(), "6 2")
    (seat,) = position.to_move()
    bot = GAME.level(level).make(FEW_NODES)
    assert choose_move(bot, position, seat, Dice(1)) == weigh_moves(bot, position, seat, Dice(1))[0].move


def test_a_play_that_wins_at_once_wins_all() -> None:
    first = weigh(set_up(side(p1=2), side(p6=5), (1, 1)))[0]
    assert first.chances.win == 1.0
    assert first.equity == 1.0


@pytest.mark.rule("BG-11")
def test_the_last_roll_is_doubled_and_taken_where_three_of_four_win() -> None:
    """One checker on the six point against one on the ace point: 27 rolls of 36 win."""
    position = set_up(side(p6=1), side(p1=1))
    kept = {each.move: each.equity for each in weigh(position)}
    assert kept[DOUBLE] == pytest.approx(1.0, abs=0.001)
    assert kept[ROLL] == pytest.approx(0.5, abs=0.001)
    answers = {each.move: each.equity for each in weigh(play(position, "double"))}
    assert answers[TAKE] == pytest.approx(answers[DROP], abs=0.001)


@pytest.mark.rule("BG-11")
def test_a_race_that_is_lost_is_dropped_and_one_that_is_even_is_taken() -> None:
    lost = play(set_up(side(p1=4), side(p6=8)), "double")
    assert weigh(lost)[0].move == DROP
    even = play(set_up(side(p6=8), side(p6=8)), "double")
    assert weigh(even)[0].move == TAKE


@pytest.mark.rule("BG-11")
def test_at_the_last_point_of_a_match_gammons_are_worth_nothing() -> None:
    view = begin(match=1, cube=False).view(None)
    assert scale_of(view, 0) == pytest.approx([2.0, 0.0, 0.0, 0.0, 0.0])
    assert scale_of(begin().view(None), 1) == pytest.approx([2.0, 1.0, 1.0, -1.0, -1.0])


@pytest.mark.rule("BG-11")
def test_with_jacobys_rule_gammons_count_only_when_the_cube_was_turned() -> None:
    assert scale_of(begin(jacoby=True).view(None), 0) == pytest.approx([2.0, 0.0, 0.0, 0.0, 0.0])


def test_the_network_beats_a_player_who_only_runs() -> None:
    bots = [GAME.level("hard").make(FEW_NODES), GAME.level("easy").make()]
    position, dice = begin(cube=False), Dice(1)
    while to_move := position.to_move():
        (seat,) = to_move
        is_chance = seat == CHANCE
        move = position.roll(dice) if is_chance else choose_move(bots[seat], position, seat, dice)
        position.play(seat, move)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_the_bot_answers_the_same_whatever_it_was_asked_before() -> None:
    bot = NetworkBot(1, FEW_NODES)
    position, other = play(begin(), "5 3"), play(begin(match=5), "6 4")
    first = weigh_moves(bot, position, position.to_move()[0], Dice(1))
    weigh_moves(bot, other, other.to_move()[0], Dice(2))
    assert weigh_moves(bot, position, position.to_move()[0], Dice(3)) == first
