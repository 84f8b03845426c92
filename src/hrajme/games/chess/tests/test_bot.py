"""The bots of chess: what they see, in which order they are strong, and what they claim."""

from __future__ import annotations

import pytest

import hrajme
from hrajme.core import Budget, Dice
from hrajme.games.chess import GAME
from hrajme.games.chess.encoding import CLAIM
from hrajme.games.chess.rules import ChessPosition
from hrajme.games.chess.tests.positions import chess, play
from hrajme.search.alphabeta import AlphaBeta
from hrajme.search.bots import choose_move, make_bot, weigh_moves
from hrajme.testing.tables import play_randomly

FEW = Budget(nodes=2_000)
needs_speed = pytest.mark.skipif(
    not hrajme.COMPILED, reason="looks at more positions than the plain form does in a test"
)


def best(position: ChessPosition, level: str = "hard", budget: Budget = FEW) -> str:
    seat = position.turn
    return GAME.show(position, seat, choose_move(make_bot(GAME, level, budget), position, seat, Dice(1)))


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
@pytest.mark.parametrize(
    ("start", "move"),
    [
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#"),
        ("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "exd5"),
        ("8/P6k/8/8/8/8/7p/K7 w - - 0 1", "a8=Q"),
    ],
)
def test_every_level_mates_takes_and_promotes(level: str, start: str, move: str) -> None:
    assert best(chess(start), level) == move


@needs_speed
@pytest.mark.parametrize(
    ("start", "move", "plies"),
    [
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "Ra6+", 5),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "Ra6", 3),
    ],
)
def test_a_forced_mate_is_seen_and_its_length_known(start: str, move: str, plies: int) -> None:
    position = chess(start)
    weighed = weigh_moves(make_bot(GAME, "hard", Budget(nodes=60_000)), position, 0, Dice(1))[0]
    assert GAME.show(position, 0, weighed.move) == move
    assert (weighed.worth, weighed.error) == (1.0, 0.0)
    assert weighed.plies == plies


def test_who_is_lost_claims_a_draw_that_is_there() -> None:
    lost = "6k1/5ppp/8/8/8/8/5PPP/q5K1 w - - 100 80"
    assert choose_move(make_bot(GAME, "hard", FEW), chess(lost.replace("q5K1", "6KR")), 0, Dice(1)) != CLAIM
    position = chess("6k1/8/8/8/8/8/q7/4r1K1 w - - 0 1")
    assert position.is_check()
    draw = chess("k7/8/8/8/8/1q6/8/7K w - - 100 80")
    assert choose_move(make_bot(GAME, "hard", FEW), draw, 0, Dice(1)) == CLAIM


def test_a_quick_player_takes_what_is_free_and_never_claims() -> None:
    position = chess("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1")
    assert GAME.show(position, 0, position.choose(0, 1, Dice(1))) == "exd5"
    drawn = play(chess(), *("Nf3", "Nf6", "Ng1", "Ng8") * 2)
    assert all(drawn.choose(0, 1, Dice(seed)) < CLAIM for seed in range(50))


def test_an_exchange_that_loses_is_not_a_capture_to_look_at_first() -> None:
    """A queen that takes a guarded pawn: later than quiet moves; a pawn that takes the queen: first."""
    position = chess("4k3/2p5/3p4/8/3Q4/8/8/4K3 w - - 0 1")
    assert best(position, "easy") != "Qxd6"


def test_the_estimate_is_the_same_for_both_sides_when_the_board_is_turned_round() -> None:
    for now, _, _ in play_randomly(GAME.start(2), Dice(4), 120):
        assert isinstance(now, ChessPosition)
        placed, turn, castling, passed, quiet, number = now.fen().split()
        mirrored = "/".join(reversed(placed.split("/"))).swapcase()
        fen = f"{mirrored} {'wb'[turn == 'w']} {turned(castling)} {mirror(passed)} {quiet} {number}"
        search = AlphaBeta(now)
        values = [search_value(search, position) for position in (now, chess(fen))]
        assert abs(values[0] - values[1]) <= 2  # Halves are rounded down for both.


def turned(castling: str) -> str:
    swapped = castling.swapcase()
    return swapped if swapped == "-" else "".join(sorted(swapped, key="KQkq".index))


def mirror(square: str) -> str:
    return square if square == "-" else square[0] + str(9 - int(square[1]))


def search_value(search: AlphaBeta, position: ChessPosition) -> int:
    """The estimate of who is to move, by way of the odds."""
    from math import atanh

    weighed = search.weigh(position, position.turn, Budget(nodes=1), Dice(1))
    worths = [each.worth for each in weighed if 0.0 < each.worth < 1.0]
    return round(max((800 * atanh(2 * worth - 1) for worth in worths), default=0.0))


@needs_speed
@pytest.mark.parametrize(("strong", "weak"), [("easy", "random"), ("normal", "easy"), ("hard", "normal")])
def test_levels_are_in_order(strong: str, weak: str) -> None:
    """Two games, colours changed, or one that takes long; docs/bots.md has the numbers of many."""
    points, seats = 0.0, (1,) if strong == "hard" else (0, 1)
    for seat in seats:
        bots = [make_bot(GAME, strong if side == seat else weak) for side in (0, 1)]
        position, dice = GAME.start(2), Dice(seat, 11)
        while position.to_move():
            mover = position.to_move()[0]
            position.play(mover, choose_move(bots[mover], position, mover, dice))
        outcome = position.outcome()
        assert outcome is not None
        points += 0.5 if outcome.drawn else float(seat in outcome.winners)
    assert points >= len(seats) / 2
