"""Finds the weights of judgement.py by self-play, and writes weights.py.

    python -m hrajme.games.dama.tune                          # some minutes, compiled
    python -m hrajme.games.dama.tune --games 200 --nodes 300  # rougher

A bot plays against itself from random openings. Quiet positions are noted, each with how it ended for white:
won, drawn or lost. The weights are the numbers that make the chance to win, a logistic curve of the
evaluation, fit these ends best.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import msgspec
from rich.progress import track

from hrajme.core import Bot, Budget, Dice
from hrajme.games.dama import GAME, judgement
from hrajme.games.dama.bot import UNIT
from hrajme.games.dama.encoding import BOARD, LAST_PLACE, LONG_DIAGONAL, places_in
from hrajme.games.dama.rules import DamaPosition
from hrajme.games.dama.weights import MAIN_ROAD, MAN, QUEEN, STEPS, TEMPO
from hrajme.search.bots import choose_move, make_bot

FILE = Path(__file__).parent / "weights.py"
PLACES = LAST_PLACE + 1
# What is weighed: a man and a queen on every place, steps of men, the long diagonal, and the turn.
STEPS_AT, MAIN_ROAD_AT, TEMPO_AT = 2 * PLACES, 2 * PLACES + 1, 2 * PLACES + 2
COUNT = 2 * PLACES + 3
OPENING_MOVES = 8
# Positions that follow each other say the same: one of so many is noted.
APART = 4
ROUNDS = 150
# How fast the weights follow, and how strongly those of neighbours hold each other.
PACE, SMOOTHNESS = 150.0, 0.02


class Sample(msgspec.Struct, frozen=True):
    """A position as what there is of each weight, and how it ended for white: 1, 0.5 or 0."""

    features: dict[int, int]
    result: float


def features_of(position: DamaPosition) -> dict[int, int]:
    """What white has of each, less what black has."""
    found: dict[int, int] = {}
    free = BOARD & ~(position.men[0] | position.men[1] | position.queens[0] | position.queens[1])
    for seat, sign in ((0, 1), (1, -1)):
        parts = [(place_from(seat, place), sign) for place in places_in(position.men[seat])]
        parts += [(PLACES + place_from(seat, place), sign) for place in places_in(position.queens[seat])]
        parts.append((STEPS_AT, sign * judgement.count_steps(position.men[seat], seat, free)))
        parts.append((MAIN_ROAD_AT, sign * bool(position.queens[seat] & LONG_DIAGONAL)))
        parts.append((TEMPO_AT, sign * (position.turn == seat)))
        for index, amount in parts:
            found[index] = found.get(index, 0) + amount
    return {index: amount for index, amount in found.items() if amount}


def place_from(seat: int, place: int) -> int:
    return place if seat == 0 else LAST_PLACE - place


def play_game(bot: Bot, seed: int) -> list[Sample]:
    """The quiet positions of one game of a bot against itself, after some moves at random."""
    dice, position = Dice(seed, 3), GAME.start(2)
    noted: list[dict[int, int]] = []
    for number in count():
        if not position.to_move():
            break
        seat, is_opening = position.turn, number < OPENING_MOVES
        move = position.choose(seat, 0, dice) if is_opening else choose_move(bot, position, seat, dice)
        position.play(seat, move)
        if number >= OPENING_MOVES and number % APART == 0 and not position.takers():
            noted.append(features_of(position))
    outcome = position.outcome()
    assert outcome is not None
    result = 0.5 if outcome.drawn else float(outcome.winners == (0,))
    return [Sample(features, result) for features in noted]


def play_games(games: int, nodes: int, seed: int) -> list[Sample]:
    bot = make_bot(GAME, "hard", Budget(nodes=nodes))
    numbers = track(range(games), "Games")
    return [sample for number in numbers for sample in play_game(bot, seed + number)]


def error_of(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean square by which the chances to win miss the ends."""
    return sum((chance_of(sample, weights) - sample.result) ** 2 for sample in samples) / len(samples)


def chance_of(sample: Sample, weights: Sequence[float]) -> float:
    value = sum([weights[index] * amount for index, amount in sample.features.items()])
    return 1.0 / (1.0 + math.exp(-value / UNIT))


def fit(samples: Sequence[Sample], weights: Sequence[float], rounds: int = ROUNDS) -> list[float]:
    """Weights that fit the ends better, step by step down the slope (Adam's rule)."""
    fitted = list(weights)
    means, squares = [0.0] * COUNT, [0.0] * COUNT
    for number in range(1, rounds + 1):
        for index, slope in enumerate(slopes_of(samples, fitted, weights)):
            means[index] += 0.1 * (slope - means[index])
            squares[index] += 0.01 * (slope * slope - squares[index])
            mean, square = means[index] / (1 - 0.9**number), squares[index] / (1 - 0.99**number)
            fitted[index] -= PACE / ROUNDS * mean / (math.sqrt(square) + 1e-9)
    return fitted


def slopes_of(samples: Sequence[Sample], fitted: Sequence[float], before: Sequence[float]) -> list[float]:
    """Where the error grows; what is seldom seen is held near what it was."""
    slopes = [SMOOTHNESS * (now - then) / UNIT**2 for now, then in zip(fitted, before, strict=True)]
    for sample in samples:
        miss = (chance_of(sample, fitted) - sample.result) / (UNIT * len(samples))
        for index, amount in sample.features.items():
            slopes[index] += miss * amount
    return slopes


def present_weights() -> list[float]:
    return [float(weight) for weight in (*MAN, *QUEEN, STEPS, MAIN_ROAD, TEMPO)]


def write_weights(weights: Sequence[float]) -> str:
    """The module weights.py."""
    whole = [round(weight) for weight in weights]
    lines = ['"""The weights of judgement.py, by place as white sees it; made by tune.py."""', ""]
    lines += ["from __future__ import annotations", ""]
    lines += [*write_row("MAN", whole[:PLACES]), *write_row("QUEEN", whole[PLACES : 2 * PLACES])]
    names = (("STEPS", STEPS_AT), ("MAIN_ROAD", MAIN_ROAD_AT), ("TEMPO", TEMPO_AT))
    return "\n".join([*lines, *[f"{name} = {whole[at]}" for name, at in names]]) + "\n"


def write_row(name: str, weights: Sequence[int]) -> Iterator[str]:
    yield f"{name} = ("
    for first in range(0, PLACES, 9):
        yield f"    *({', '.join(map(str, weights[first : first + 9]))}),"
    yield ")"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    samples = play_games(args.games, args.nodes, args.seed)
    before = present_weights()
    after = fit(samples, before)
    FILE.write_text(write_weights(after), encoding="utf-8")
    errors = [f"{error_of(samples, weights):.4f}" for weights in (before, after)]
    print(f"{len(samples)} positions; error {errors[0]} before, {errors[1]} after.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
