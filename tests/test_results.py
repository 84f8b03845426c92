"""Results: every game ranks its seats and names its columns, and the terminal tells them in that order."""

from __future__ import annotations

import itertools
from functools import cache

import pytest
from msgspec.structs import replace

from hrajme import games
from hrajme.core import Dice, Game, Outcome
from hrajme.core.endings import ABANDONED, AGREED, RESIGNED
from hrajme.core.result import Result, Standing, rank, rank_by_points
from hrajme.language import LANGUAGES, language
from hrajme.table import PersonId, Table
from hrajme.terminal.endings import fit_result, result_line, tell_standing
from hrajme.testing.turns import house_rules, play_on, seat_all

each_game = pytest.mark.parametrize("key", games.keys())
SEEDS = range(2)


def play_out(game: Game, seats: int, options: dict[str, object], seed: int) -> Table:
    """A table at the end of its game, or when it has become very long."""
    table = seat_all(game, seats, options)
    for _ in play_on(table, Dice(seed)):
        pass
    return table


@cache
def finished(key: str) -> list[Table]:
    """Tables of the game that are over, by the rules of the box and by others."""
    game = games.find(key)
    few = max(2, game.seats[0])
    rules = [{}, *house_rules(game)]
    played = [play_out(game, few, options, seed) for options in rules for seed in SEEDS]
    return [table for table in played if table.phase == "over"]


@each_game
def test_a_result_has_every_seat_once_with_winners_first(key: str) -> None:
    tables = finished(key)
    assert tables
    for table in tables:
        result, outcome = table.view(None).result, table.line.outcome
        assert result is not None
        assert outcome is not None
        check_order(result, outcome)


def check_order(result: Result, outcome: Outcome) -> None:
    if not result.standings:
        assert len(outcome.winners) in (0, len(outcome.points))  # All together.
        return
    assert sorted(standing.seat for standing in result.standings) == list(range(len(outcome.points)))
    assert [standing.place for standing in result.standings] == sorted(
        each.place for each in result.standings
    )
    assert {each.seat for each in result.standings if each.place == 1} >= set(outcome.winners)
    assert all(len(standing.cells) == len(result.columns) for standing in result.standings)


@each_game
def test_a_result_is_told_in_every_language(key: str) -> None:
    for table, code in itertools.product(finished(key), LANGUAGES):
        view = table.view(None)
        assert view.result is not None
        line = result_line(view, [seat.name for seat in view.seats], language(code))
        assert all(seat.name in line for seat in view.seats) or not view.result.standings


@pytest.mark.parametrize(("code", "told"), [("en", "1. Anna 10,650"), ("cs", "1. Anna 10\u00a0650")])
def test_large_numbers_are_grouped_as_the_language_does_it(code: str, told: str) -> None:
    assert tell_standing(Standing(0, 1, (10650,)), ["Anna"], language(code)) == told


def test_a_long_result_keeps_the_first_ones_and_whoever_looks() -> None:
    view = seat_all(games.find("flip7"), 36, {}).view(PersonId("person 31"))
    standings = tuple(Standing(seat, seat + 1, (200 - seat,)) for seat in range(36))
    over = replace(view, result=Result(("result-points",), standings))
    lines = fit_result(over, [f"Seat_{seat}" for seat in range(36)], language("en"), 58, 3)
    told = " · ".join(lines).split(" · ")
    assert len(lines) == 3
    assert all(len(line) <= 58 for line in lines)
    assert told[0] == "Points: 1. Seat_0 200"
    assert told[-2:] == ["32. Seat_31 169", f"⋮ {36 - len(told) + 1}"]


def test_where_nobody_is_ahead_and_nothing_counts_nothing_is_told() -> None:
    view = seat_all(games.find("domino"), 2, {}).view(None)
    drawn = replace(view, result=Result((), (Standing(0, 1, ()), Standing(1, 1, ()))))
    assert fit_result(drawn, ["Anna", "Petr"], language("en"), 58, 3) == []
    won = replace(view, result=Result((), (Standing(1, 1, ()), Standing(0, 2, ()))))
    assert fit_result(won, ["Anna", "Petr"], language("en"), 58, 3) == ["1. Petr · 2. Anna"]


def test_two_columns_are_headed_as_their_cells_are_told() -> None:
    view = seat_all(games.find("silent_julka"), 2, {}).view(None)
    columns = ("silent_julka-result-stations", "silent_julka-result-reached_at")
    over = replace(view, result=Result(columns, (Standing(1, 1, (3, 11)), Standing(0, 2, (0, "")))))
    assert (
        result_line(over, ["Anna", "Bo"], language("en"))
        == "Stations/reached on throw: 1. Bo 3/11, 2. Anna 0"
    )


def test_before_the_end_there_is_no_result() -> None:
    table = seat_all(games.find("domino"), 2, {})
    assert table.view(None).result is None


def test_the_most_points_come_first_and_equals_share_a_place() -> None:
    result = rank_by_points(None, Outcome((5, 9, 7, 7), (1,), "x"))
    assert [(each.seat, each.place, each.cells) for each in result.standings] == [
        (1, 1, (9,)),
        (2, 2, (7,)),
        (3, 2, (7,)),
        (0, 4, (5,)),
    ]


def test_winners_come_first_whatever_their_merit() -> None:
    result = rank(Outcome((3, 8), (0,), "x"), [], [[], []], lambda seat: seat)
    assert [standing.seat for standing in result.standings] == [0, 1]


def test_in_a_draw_nobody_is_second() -> None:
    game = games.find("domino")
    result = game.result(game.start(3), Outcome((0, 0, 0), (), AGREED, drawn=True))
    assert [standing.place for standing in result.standings] == [1, 1, 1]


@pytest.mark.parametrize("reason", [RESIGNED, ABANDONED])
def test_what_ended_from_outside_its_rules_has_no_numbers(reason: str) -> None:
    game = games.find("ones_and_fives")
    result = game.result(game.start(2), Outcome((1, 0), (0,), reason, drawn=reason == ABANDONED))
    assert result.columns == ()
    assert [standing.cells for standing in result.standings] == [(), ()]
