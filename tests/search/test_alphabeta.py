"""Alpha-beta plays small games without a miss, and says truly how soon they end."""

from __future__ import annotations

from functools import reduce
from itertools import count
from operator import xor
from typing import Any, NamedTuple

import pytest

import hrajme
from hrajme.core import NOTHING, Budget, Dice, Position
from hrajme.search.alphabeta import AlphaBeta
from hrajme.search.bots import choose_move, weigh_moves
from hrajme.search.levels import alphabeta
from hrajme.testing.toys.crowd.options import CrowdOptions
from hrajme.testing.toys.crowd.rules import CrowdPosition
from hrajme.testing.strangers.nim.options import NimOptions
from hrajme.testing.strangers.nim.rules import NimPosition
from hrajme.testing.toys.pocket.options import PocketOptions
from hrajme.testing.toys.pocket.rules import PocketPosition
from hrajme.testing.toys.noughts.options import NoughtsOptions
from hrajme.testing.toys.noughts.rules import NoughtsPosition

PLENTY = Budget(nodes=20_000)


def chosen(positions: list[Any]) -> list[Any]:
    """All of them; the plain form is slower and looks at a dozen, spread over all."""
    return positions if hrajme.COMPILED else positions[:: 1 + len(positions) // 12]


class End(NamedTuple):
    """Who wins when both play best, and after how many moves."""

    winner: int
    plies: int


State = Any


class Solution:
    """A small game, solved by going back from its ends; what is neither won nor lost is a draw."""

    def __init__(self, start: Position) -> None:
        self.positions: dict[State, Position] = {}
        self.children: dict[State, dict[int, State]] = {}
        self.ends: dict[State, End] = {}
        self.explore(start)
        for plies in count(1):
            if not self.go_back(plies) and plies > 2:
                break

    def explore(self, start: Position) -> None:
        waiting = [start]
        while waiting:
            position = waiting.pop()
            state = state_of(position)
            if state in self.positions:
                continue
            self.positions[state] = position
            outcome = position.outcome()
            if outcome is not None and len(outcome.winners) == 1:
                self.ends[state] = End(outcome.winners[0], 0)
            later = {move: after(position, move) for move in all_moves(position)}
            self.children[state] = {move: state_of(each) for move, each in later.items()}
            waiting += later.values()

    def go_back(self, plies: int) -> bool:
        """Find all that ends after so many moves; False when there is nothing."""
        found = {}
        for state, children in self.children.items():
            if state not in self.ends and children:
                mover = self.positions[state].to_move()[0]
                ends = [self.ends.get(child) for child in children.values()]
                if End(mover, plies - 1) in ends:
                    found[state] = End(mover, plies)
                elif all(end is not None and end.winner != mover for end in ends):
                    found[state] = End(1 - mover, 1 + max(end.plies for end in ends if end is not None))
        self.ends.update(found)
        return bool(found)

    def decisions(self) -> list[State]:
        return [state for state, children in self.children.items() if children]


def state_of(position: Position) -> State:
    """What everybody sees, and who has won: two states that are equal have the same future."""
    outcome = position.outcome()
    return position.view(None), None if outcome is None else outcome.winners


def all_moves(position: Position) -> list[int]:
    return position.moves(position.to_move()[0]) if position.to_move() else []


def after(position: Position, move: int) -> Position:
    later = position.copy()
    later.play(position.to_move()[0], move)
    return later


def nim(**options: Any) -> NimPosition:
    return NimPosition(2, NimOptions(**options))


SMALL_GAMES = {
    "noughts": NoughtsPosition(2, NoughtsOptions()),
    "nim": nim(heaps="3-4-5"),
    "nim where the last loses": nim(heaps="6-9", last="loses"),
    "nim where who clears a heap goes on": nim(heaps="3-4-5", again=True),
    "pocket draughts": PocketPosition(2, PocketOptions()),
}
each_small_game = pytest.mark.parametrize("start", SMALL_GAMES.values(), ids=SMALL_GAMES)


@each_small_game
def test_a_small_game_is_played_without_a_miss(start: Position) -> None:
    solution = Solution(start)
    search = AlphaBeta(start)
    for state in chosen(solution.decisions()):
        position = solution.positions[state]
        seat = position.to_move()[0]
        move = search.best(position, seat, PLENTY, Dice(1))
        end, next_end = solution.ends.get(state), solution.ends.get(solution.children[state][move])
        if end is None:
            assert next_end is None
        else:
            # The shortest win, the longest loss.
            assert next_end == End(end.winner, end.plies - 1)


@each_small_game
def test_what_is_called_exact_is_true_of_every_move(start: Position) -> None:
    solution = Solution(start)
    search = AlphaBeta(start)
    exact = 0
    for state in chosen(solution.decisions()):
        position = solution.positions[state]
        seat = position.to_move()[0]
        for weighed in search.weigh(position, seat, PLENTY, Dice(2)):
            end = solution.ends.get(solution.children[state][weighed.move])
            if weighed.error == 0.0:
                exact += 1
                assert weighed.worth == (0.5 if end is None else float(end.winner == seat))
                assert weighed.plies == (None if end is None else 1 + end.plies)
    assert exact > 0


def is_won(heaps: list[int], last: str) -> bool:
    """Bouton's theorem: whether who is to move wins."""
    if last == "loses" and max(heaps) <= 1:
        return sum(heaps) % 2 == 0
    return reduce(xor, heaps) != 0


@pytest.mark.parametrize("last", ["wins", "loses"])
@pytest.mark.parametrize("heaps", ["3-4-5", "1-3-5-7", "6-9"])
def test_every_won_position_of_nim_is_won(heaps: str, last: str) -> None:
    start = nim(heaps=heaps, last=last)
    search = AlphaBeta(start)
    positions = Solution(start).positions.values()
    won = [each for each in positions if each.to_move() and is_won(each.view(None).heaps, last)]
    assert len(won) > 40
    for position in chosen(won):
        seat = position.to_move()[0]
        later = after(position, search.best(position, seat, PLENTY, Dice(3))).view(None).heaps
        assert not is_won(later, last) if any(later) else last == "wins"


def test_equal_moves_are_drawn() -> None:
    start = SMALL_GAMES["noughts"]
    search = AlphaBeta(start)
    assert len({search.best(start, 0, Budget(nodes=100), Dice(seed)) for seed in range(20)}) > 4


def test_the_answer_does_not_depend_on_what_was_asked_before() -> None:
    solution = Solution(SMALL_GAMES["pocket draughts"])
    kept = AlphaBeta(SMALL_GAMES["pocket draughts"])
    budget = Budget(nodes=300)
    for state in chosen(solution.decisions())[::7]:
        position = solution.positions[state]
        seat = position.to_move()[0]
        new = AlphaBeta(position)
        assert kept.weigh(position, seat, budget, Dice(4)) == new.weigh(position, seat, budget, Dice(4))
        assert kept.nodes == new.nodes


def test_a_budget_of_nodes_is_kept() -> None:
    start = nim(heaps="1-3-5-7")
    search = AlphaBeta(start)
    for nodes in (100, 1000, 5000):
        search.best(start, 0, Budget(nodes=nodes), Dice(5))
        assert nodes <= search.nodes <= nodes + 1


def test_a_budget_of_seconds_is_kept() -> None:
    start = nim(heaps="1-3-5-7")
    ticks = count()
    search = AlphaBeta(start, clock=lambda: float(next(ticks)))
    search.best(start, 0, Budget(seconds=3.0), Dice(5))
    # The clock is looked at once in 1024 positions.
    assert search.nodes == 3 * 1024


def test_even_one_node_gives_an_answer() -> None:
    start = nim(heaps="1-3-5-7")
    weighed = AlphaBeta(start).weigh(start, 0, Budget(nodes=1), Dice(6))
    assert sorted(each.move for each in weighed) == sorted(start.moves(0))
    assert all(each.error > 0.0 for each in weighed)


def test_a_bot_of_this_level_thinks_so() -> None:
    level = alphabeta(nodes=50_000, policy=0)
    position = nim()
    assert choose_move(level.make(), position, 0, Dice(7)) == 2
    assert weigh_moves(level.make(Budget(nodes=60_000)), position, 0, Dice(7))[0].plies == 11
    assert (level.policy, level.budget) == (0, Budget(nodes=50_000))


def test_more_moves_than_can_be_listed_do_no_harm() -> None:
    crowd = CrowdPosition(2, CrowdOptions(moves=5_000))
    assert AlphaBeta(crowd).best(crowd, 0, Budget(nodes=10_000), Dice(8)) in range(4096)


def test_it_is_for_two_seats_and_needs_an_end() -> None:
    with pytest.raises(ValueError, match="two seats"):
        AlphaBeta(NimPosition(3, NimOptions()))
    with pytest.raises(ValueError, match="budget"):
        AlphaBeta(nim()).best(nim(), 0, NOTHING, Dice(9))
