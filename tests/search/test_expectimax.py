"""Expectimax finds what trying everything by hand finds."""

from __future__ import annotations

from itertools import count

import pytest

from hrajme import games
from hrajme.core import CHANCE, NOTHING, Budget, Dice, Position
from hrajme.search.bots import choose_move, weigh_moves
from hrajme.search.expectimax import Expectimax
from hrajme.search.levels import expectimax
from hrajme.testing.strangers.nim.encoding import encode
from hrajme.testing.strangers.nim.options import NimOptions
from hrajme.testing.strangers.nim.rules import NimPosition
from hrajme.testing.toys.race.encoding import LEAP, STRIDE
from hrajme.testing.toys.race.options import RaceOptions
from hrajme.testing.toys.race.rules import RacePosition

PLENTY = Budget(nodes=10_000_000)
FAR = 60


def race(*places: int, length: int = 8) -> RacePosition:
    position = RacePosition(len(places), RaceOptions(length=length))
    position.places = [*places, 0, 0, 0][:4]
    return position


def worths(position: Position, depth: int) -> list[float]:
    """What a position is worth to each seat, by the definition: everything is tried."""
    seats = range(position.seats)
    to_move = position.to_move()
    if not to_move or depth == 0:
        return [worth_of(position, seat) for seat in seats]
    if to_move[0] == CHANCE:
        total = sum(weight for _, weight in position.chances())
        parts = [(weight, worths(after(position, move), depth)) for move, weight in position.chances()]
        return [sum(weight * part[seat] for weight, part in parts) / total for seat in seats]
    each = [worths(after(position, move), depth - 1) for move in position.moves(to_move[0])]
    return max(each, key=lambda found: found[to_move[0]])


def worth_of(position: Position, seat: int) -> float:
    """The race's own estimate, in other words."""
    view, outcome = position.view(None), position.outcome()
    if outcome is not None:
        return float(seat in outcome.winners)
    return float((1 + view.places[seat]) / (len(view.places) + sum(view.places)))


def after(position: Position, move: int) -> Position:
    later = position.copy()
    later.play(position.to_move()[0], move)
    return later


TABLES = [race(0, 0), race(3, 5), race(6, 4), race(5, 5, 5), race(2, 0, 1), race(6, 5, 4, 3)]


@pytest.mark.parametrize("position", TABLES, ids=lambda position: str(position.view(None).places))
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_so_many_decisions_are_weighed_as_the_definition_says(position: RacePosition, depth: int) -> None:
    weighed = Expectimax(position, depth).weigh(position, 0, PLENTY, Dice(1))
    expected = {move: worths(after(position, move), depth - 1)[0] for move in position.moves(0)}
    assert {each.move: each.worth for each in weighed} == pytest.approx(expected)
    assert weighed[0].worth == max(expected.values())


@pytest.mark.parametrize("position", TABLES[1:4], ids=lambda position: str(position.view(None).places))
def test_to_the_end_it_is_exact(position: RacePosition) -> None:
    search = Expectimax(position, FAR)
    weighed = search.weigh(position, 0, PLENTY, Dice(1))
    expected = {move: worths(after(position, move), FAR)[0] for move in position.moves(0)}
    assert {each.move: each.worth for each in weighed} == pytest.approx(expected)
    assert search.is_whole
    assert all(each.error == 0.0 for each in weighed)


def test_who_is_about_to_win_strides_and_who_is_about_to_lose_leaps() -> None:
    bot = expectimax(depth=4, nodes=100_000).make()
    assert choose_move(bot, race(6, 6), 0, Dice(1)) == STRIDE
    assert choose_move(bot, race(3, 6), 0, Dice(1)) == LEAP


def test_without_chance_it_agrees_with_the_theory_of_nim() -> None:
    position = after(after(NimPosition(2, NimOptions()), encode(2, 4)), encode(1, 1))
    weighed = weigh_moves(expectimax(depth=FAR, nodes=5_000_000).make(), position, 0, Dice(1))
    # Of heaps of 3, 3 and 1 one stick must go, from any.
    assert {each.move: each.worth for each in weighed if each.worth > 0.0} == {
        encode(heap, 1): 1.0 for heap in range(3)
    }


def test_games_that_do_not_list_their_chances_without_python_are_searched_too() -> None:
    """Their `chances` are asked; what is tried by hand must be the same."""
    game = games.find("flip7")
    position, dice = game.start(2), Dice(5)
    while position.to_move()[0] == CHANCE:
        position.play(CHANCE, position.roll(dice))
    seat = position.to_move()[0]
    search = Expectimax(position, 1)
    weighed = search.weigh(position, seat, PLENTY, Dice(1))
    deeper = Expectimax(position, 2)
    deeper.best(position, seat, PLENTY, Dice(1))
    assert sorted(each.move for each in weighed) == sorted(position.moves(seat))
    chances = [after(position, move).chances() for move in position.moves(seat)]
    # Of every card that may come somebody decides next, who has a move or two.
    assert deeper.nodes - search.nodes > sum(map(len, chances))


def test_a_budget_that_ends_in_the_middle_leaves_the_last_whole_answer() -> None:
    position = race(0, 0, 0, length=20)
    shallow = Expectimax(position, 2)
    expected = shallow.weigh(position, 0, PLENTY, Dice(1))
    search = Expectimax(position, FAR)
    assert search.weigh(position, 0, Budget(nodes=shallow.nodes + 5), Dice(1)) == expected
    assert search.depth == 2


def test_seconds_end_it_too() -> None:
    position = race(0, 0, length=30)
    ticks = count()
    search = Expectimax(position, FAR, clock=lambda: float(next(ticks)))
    search.best(position, 0, Budget(seconds=4.0), Dice(1))
    assert search.nodes in range(4 * 1024, 4 * 1024 + 64)


def test_the_first_decision_is_always_weighed() -> None:
    position = race(0, 0)
    assert len(Expectimax(position, FAR).weigh(position, 0, Budget(nodes=1), Dice(1))) == 2
    with pytest.raises(ValueError, match="budget"):
        Expectimax(position, FAR).best(position, 0, NOTHING, Dice(1))


def test_the_answer_does_not_depend_on_what_was_asked_before() -> None:
    kept = Expectimax(race(0, 0, 0), 3)
    for position in [race(5, 5, 5), race(2, 0, 1), race(5, 5, 5)]:
        assert kept.weigh(position, 0, PLENTY, Dice(1)) == Expectimax(position, 3).weigh(
            position, 0, PLENTY, Dice(1)
        )
