"""Chess beside OpenSpiel, bulletchess and python-chess, those that are installed: random games and perft.

    python bench/chess_speed.py [--seconds 2] [--json]

Per CPU second, one thread, the best of three. Ours inside the kernel and driven from Python, in both forms.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from importlib.util import find_spec

from driving import drive, drive_peer
from measuring import run_part

import hrajme
from hrajme import games
from hrajme.core import Budget, Dice
from hrajme.search.alphabeta import AlphaBeta
from hrajme.search.perft import Perft
from hrajme.search.playout import Playout

RUNS = 3
MIDDLE = "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9"
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
GAME = games.find("chess")
START = GAME.start(2)
Figures = dict[str, float]


def rate(work: Callable[[int], int], seconds: float) -> float:
    """What *work* counts per CPU second; it is called with 0, 1, 2 … for so long."""
    best = 0.0
    for _ in range(RUNS):
        began, count, number = time.process_time(), 0, 0
        while time.process_time() - began < seconds:
            count += work(number)
            number += 1
        best = max(best, count / (time.process_time() - began))
    return best


def play_from_python(number: int) -> int:
    """One random game through the contract."""
    drive(START.copy(), Dice(number))
    return 1


def play_inside(number: int) -> int:
    """Ten random games in the kernel."""
    Playout([0, 0]).finish_many(GAME.start(2), 10, Dice(number))
    return 10


def count_lines(start: str, depth: int) -> Callable[[int], int]:
    position = GAME.start(2, {"start": start})
    perft = Perft(position, depth)
    return lambda number: perft.count(position, depth)


def search(bold: bool) -> Callable[[int], int]:
    position = GAME.start(2, {"start": MIDDLE})
    found = AlphaBeta(position, 18, 250.0, None, bold)

    def think(number: int) -> int:
        found.best(position, 0, Budget(nodes=50_000 if hrajme.COMPILED else 500), Dice(number))
        return found.nodes

    return think


def measure_ours(seconds: float) -> Figures:
    depth = 4 if hrajme.COMPILED else 2
    return {
        "random games from Python": rate(play_from_python, seconds),
        "random games inside": rate(play_inside, seconds),
        "perft from the start": rate(count_lines("", depth), seconds),
        "perft of Kiwipete": rate(count_lines(KIWIPETE, depth - 1), seconds),
        "alpha-beta nodes": rate(search(False), seconds),
        "bold alpha-beta nodes": rate(search(True), seconds),
    }


def measure_plain(seconds: float) -> Figures:
    """The same in a process of its own."""
    return dict(run_part(__file__, "plain", "--seconds", seconds))


def measure_open_spiel(seconds: float) -> Figures:
    import pyspiel

    game = pyspiel.load_game("chess")

    def play(number: int) -> int:
        drive_peer(game, Dice(number))
        return 1

    return {"random games from Python": rate(play, seconds)}


def measure_bulletchess(seconds: float) -> Figures:
    import bulletchess
    from bulletchess.utils import perft

    def play(number: int) -> int:
        board, pick = bulletchess.Board(), Dice(number).roll
        while board not in bulletchess.CHECKMATE and board not in bulletchess.DRAW:
            legal = board.legal_moves()
            board.apply(legal[pick(len(legal))])
        return 1

    return {
        "random games from Python": rate(play, seconds),
        "perft from the start": rate(lambda number: int(perft(bulletchess.Board(), 4)), seconds),
    }


def measure_python_chess(seconds: float) -> Figures:
    import chess

    def play(number: int) -> int:
        board, pick = chess.Board(), Dice(number).roll
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[pick(len(legal))])
        return 1

    def perft(board: chess.Board, depth: int) -> int:
        if depth == 1:
            return board.legal_moves.count()
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += perft(board, depth - 1)
            board.pop()
        return total

    return {
        "random games from Python": rate(play, seconds),
        "perft from the start": rate(lambda number: perft(chess.Board(), 3), seconds),
    }


PEERS = {
    "OpenSpiel": ("pyspiel", measure_open_spiel),
    "bulletchess": ("bulletchess", measure_bulletchess),
    "python-chess": ("chess", measure_python_chess),
}


def measure_all(seconds: float) -> dict[str, Figures]:
    found = {"ours, compiled" if hrajme.COMPILED else "ours, plain": measure_ours(seconds)}
    if hrajme.COMPILED:
        found["ours, plain"] = measure_plain(seconds)
    for name, (module, measure) in PEERS.items():
        if find_spec(module) is not None:
            found[name] = measure(seconds)
    return found


def show(found: dict[str, Figures]) -> None:
    lines = list(next(iter(found.values())))
    print("| per CPU second | " + " | ".join(found) + " |")
    print("|---|" + "--:|" * len(found))
    for line in lines:
        cells = [f"{figures[line]:,.0f}" if line in figures else "–" for figures in found.values()]
        print(f"| {line} | " + " | ".join(cells) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each of the three runs of a figure")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--part", choices=("plain",), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.part:
        print(json.dumps(measure_ours(args.seconds)))
        return
    found = measure_all(args.seconds)
    if args.json:
        print(json.dumps(found))
    else:
        show(found)


if __name__ == "__main__":
    main()
