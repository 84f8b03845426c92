"""Matches between bots of chess, ours and Stockfish where it is installed.

    python bench/chess_strength.py hard stockfish-3 --games 100

Two games from each opening of six random moves, colours changed. Besides the score, the seconds that each
side has thought: equal time is what makes a comparison fair.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from hrajme import games
from hrajme.core import Bot, Dice, Position
from hrajme.games.chess.engine import StockfishBot
from hrajme.lab.interval import estimate_mean
from hrajme.search.bots import choose_move

GAME = games.find("chess")
OPENING = 6


def open_game(dice: Dice) -> Position:
    """A position after some random moves, from which the game goes on."""
    while True:
        position = GAME.start(2)
        for _ in range(OPENING):
            position.play(position.to_move()[0], position.choose(position.to_move()[0], 0, dice))
            if position.outcome() is not None:
                break
        else:
            return position


def play(bots: list[Bot], position: Position, dice: Dice, spent: list[float]) -> tuple[int, ...]:
    """Play on to the end; who has won."""
    while to_move := position.to_move():
        began = time.perf_counter()
        move = choose_move(bots[to_move[0]], position, to_move[0], dice)
        spent[to_move[0]] += time.perf_counter() - began
        position.play(to_move[0], move)
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


def is_stood_in_for(bot: Bot) -> bool:
    return isinstance(bot, StockfishBot) and bot.is_alone


def match(names: list[str], count: int, seed: int) -> tuple[Counter[str], list[float]]:
    bots = [GAME.level(name).make() for name in names]
    score: Counter[str] = Counter()
    total = [0.0, 0.0]
    for number in range(count):
        white = number % 2
        seated, spent = [bots[white], bots[1 - white]], [0.0, 0.0]
        winners = play(seated, open_game(Dice(seed, number // 2)), Dice(seed, number, 1), spent)
        if any(is_stood_in_for(bot) for bot in bots):
            sys.exit("Stockfish has left, and a bot of ours played on in its place: this is no match.")
        score["drawn" if not winners else names[winners[0] ^ white]] += 1
        total = [total[0] + spent[white], total[1] + spent[1 - white]]
        print(f"{number + 1}: {dict(score)}", file=sys.stderr)
    return score, total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    score, seconds = match(args.levels, args.games, args.seed)
    won, drawn, lost = score[args.levels[0]], score["drawn"], score[args.levels[1]]
    print(f"{args.levels[0]} against {args.levels[1]}: +{won} ={drawn} -{lost}, {args.games} games")
    # In half points, for they are whole.
    points = estimate_mean({2: won, 1: drawn, 0: lost})
    reach = ""
    if points.low is not None and points.high is not None:
        reach = f"{max(0.0, points.low / 2):.3f} to {min(1.0, points.high / 2):.3f}"
    print(f"score {points.value / 2:.3f} ({reach}), a draw as half a win")
    print(f"seconds thought {seconds[0]:.1f} and {seconds[1]:.1f}")


if __name__ == "__main__":
    main()
