"""How well the bots of backgammon play, judged by GNU Backgammon's evaluation and against pubeval.

    pip install --pre gnubg-nn
    python bench/backgammon_strength.py judged expert --decisions 1000
    python bench/backgammon_strength.py pubeval hard --games 2000
    python bench/backgammon_strength.py cube expert --decisions 1000

*judged* lets a bot play against itself without the cube. At every play that is not forced, GNU Backgammon
looks two turns ahead at all that seems good to it, and at what the bot has chosen: what that costs, in
points, is the error. *pubeval* plays games without the cube against Tesauro's pubeval, seats alternated;
gammons count.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence

import gnubg_nn

from hrajme import games
from hrajme.core import Bot, Dice
from hrajme.core.seats import CHANCE
from hrajme.games.backgammon.encoding import DOUBLE, ROLL, TAKE
from hrajme.games.backgammon.engine import DROPPED, TAKEN, GnubgLevel, found_in
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.lab.interval import estimate_mean
from hrajme.search.bots import choose_move

GAME = games.find("backgammon")
FIELDS, BAR, OFF, CHECKERS = 26, 25, 0, 15
# Plays that lose so much by a glance are not looked at further.
MARGIN = 0.2
MILLION = 1_000_000
# Where somebody may think of the cube.
LEAST_WIN, MOST_WIN = 0.6, 0.85
# However busy the machine is: a judge that is late is still one.
PATIENCE_SECONDS = 3600.0
KEPT = re.compile(r"^\d\. No (?:re)?double\s+([+-]\d+\.\d+)", re.MULTILINE)
Points = Sequence[int]


def board_of(points: Points, seat: int) -> list[list[int]]:
    """As GNU Backgammon writes it, *seat* being on roll."""
    own, other = FIELDS * seat, FIELDS * (1 - seat)
    return [list(points[other + 1 : other + FIELDS]), list(points[own + 1 : own + FIELDS])]


def equity(points: Points, seat: int, turns: int) -> float:
    """What *seat* may expect, who has just played, looking so many turns ahead."""
    if points[FIELDS * seat + OFF] == CHECKERS:
        return end_of(points, 1 - seat)
    win, gammon, backgammon, lost, lost_all = gnubg_nn.probabilities(board_of(points, 1 - seat), turns)
    return float(lost + lost_all - (2 * win - 1 + gammon + backgammon))


def end_of(points: Points, loser: int) -> float:
    own = FIELDS * loser
    if points[own + OFF] > 0:
        return 1.0
    return 3.0 if any(points[own + 19 : own + FIELDS]) else 2.0


def boards_after(position: BackgammonPosition, seat: int) -> dict[int, Points]:
    """The board that every legal play leads to."""
    found: dict[int, Points] = {}
    for move in position.moves(seat):
        after = position.copy()
        after.play(seat, move)
        found[move] = list(after.points_on)
    return found


def error_of(boards: dict[int, Points], seat: int, chosen: int) -> float:
    """What a play costs against the best, in points."""
    glance = {move: equity(points, seat, 0) for move, points in boards.items()}
    most = max(glance.values())
    worths = {
        move: equity(points, seat, 2)
        for move, points in boards.items()
        if move == chosen or glance[move] > most - MARGIN
    }
    return max(worths.values()) - worths[chosen]


def judge(level: str, decisions: int, seed: int) -> None:
    bot, spent, number = GAME.level(level).make(), 0.0, 0
    errors: list[float] = []
    while len(errors) < decisions:
        position, dice = start(), Dice(seed, number)
        number += 1
        while (to_move := position.to_move()) and len(errors) < decisions:
            seat = to_move[0]
            if seat == CHANCE:
                position.play(seat, position.roll(dice))
                continue
            began = time.perf_counter()
            move = choose_move(bot, position, seat, dice)
            spent += time.perf_counter() - began
            if position.view(None).phase == "play" and len(position.moves(seat)) > 1:
                errors.append(error_of(boards_after(position, seat), seat, move))
                if len(errors) % 100 == 0:
                    print(f"{len(errors)}: {1000 * sum(errors) / len(errors):.2f}", file=sys.stderr)
            position.play(seat, move)
    found = tell(Counter(round(MILLION * error) for error in errors), MILLION // 1000)
    print(f"{level}: {found} thousandths a play, {1000 * spent / len(errors):.1f} ms each")


def tell(counts: Counter[int], unit: int) -> str:
    """The mean of what was counted, and its interval."""
    mean = estimate_mean(counts)
    assert mean.low is not None
    assert mean.high is not None
    return f"{mean.value / unit:+.3f} ({mean.low / unit:+.3f} to {mean.high / unit:+.3f})"


def start() -> BackgammonPosition:
    position = GAME.start(2, GAME.options(cube=False))
    assert isinstance(position, BackgammonPosition)
    return position


def pubeval(position: BackgammonPosition, seat: int) -> int:
    """The play of pubeval."""
    boards = boards_after(position, seat)
    if len(boards) == 1:
        return next(iter(boards))
    low, high = position.throw // 10, position.throw % 10
    steps = gnubg_nn.pub_best_move(board_of(list(position.points_on), seat), high, low)
    points = list(position.points_on)
    for origin, target in zip(steps[::2], steps[1::2], strict=True):
        step(points, seat, origin + 1, max(target, -1) + 1)
    return next(move for move, after in boards.items() if after == points)


def step(points: list[int], seat: int, origin: int, target: int) -> None:
    own, other = FIELDS * seat, FIELDS * (1 - seat)
    points[own + origin] -= 1
    points[own + target] += 1
    if target != OFF and points[other + BAR - target] > 0:
        points[other + BAR - target] -= 1
        points[other + BAR] += 1


def play_game(bot: Bot, seat: int, dice: Dice) -> int:
    """The points that the bot wins at *seat*, or loses."""
    position = start()
    while to_move := position.to_move():
        mover = to_move[0]
        if mover == CHANCE:
            move = position.roll(dice)
        elif mover == seat or position.view(None).phase != "play":
            move = choose_move(bot, position, mover, dice)
        else:
            move = pubeval(position, mover)
        position.play(mover, move)
    return int(position.score[seat] - position.score[1 - seat])


def against_pubeval(level: str, count: int, seed: int) -> None:
    bot = GAME.level(level).make()
    points = []
    for number in range(count):
        points.append(play_game(bot, number % 2, Dice(seed, number)))
        if len(points) % 100 == 0:
            print(f"{len(points)}: {sum(points) / len(points):+.3f}", file=sys.stderr)
    print(f"{level}: {tell(Counter(points), 1)} points a game against pubeval")


def judge_cube(level: str, decisions: int, seed: int) -> None:
    """Single games with the cube in the middle, where GNU Backgammon thinks that doubling is not absurd.

    The checkers are played by `hard`, whoever is judged: only where to think of the cube hangs on them.
    """
    bot, player, number = GAME.level(level).make(), GAME.level("hard").make(), 0
    errors: list[float] = []
    judge = GnubgLevel(2, GAME.level("normal"), seconds=PATIENCE_SECONDS).make()
    while len(errors) < decisions:
        position, dice = begin(), Dice(seed, number)
        number += 1
        while (to_move := position.to_move()) and len(errors) < decisions:
            seat, view = to_move[0], position.view(None)
            if seat == CHANCE:
                move = position.roll(dice)
            elif view.phase == "ready" and view.may_double and is_close(position, seat):
                move = choose_move(bot, position, seat, dice)
                errors += cube_errors(judge.hint(view), bot, position, seat, move)
                move = ROLL
            else:
                move = ROLL if view.phase == "ready" else choose_move(player, position, seat, dice)
            position.play(seat, move)
    found = tell(Counter(round(MILLION * error) for error in errors), MILLION // 1000)
    print(f"{level}: {found} thousandths a decision about the cube, {len(errors)} of them")


def is_close(position: BackgammonPosition, seat: int) -> bool:
    """Whether the chances to win are such that one might double, or drop."""
    win = gnubg_nn.probabilities(board_of(list(position.points_on), seat), 0)[0]
    return bool(LEAST_WIN < win < MOST_WIN)


def cube_errors(says: str, bot: Bot, position: BackgammonPosition, seat: int, move: int) -> list[float]:
    """What doubling or not costs, and taking or dropping if it were doubled."""
    kept, taken, dropped = (float(found_in(pattern, says)) for pattern in (KEPT, TAKEN, DROPPED))
    doubled = min(taken, dropped)
    offered = position.copy()
    offered.play(seat, DOUBLE)
    answer = choose_move(bot, offered, 1 - seat, Dice(1))
    chosen = doubled if move == DOUBLE else kept
    return [max(kept, doubled) - chosen, (taken if answer == TAKE else dropped) - doubled]


def begin() -> BackgammonPosition:
    position = GAME.start(2)
    assert isinstance(position, BackgammonPosition)
    return position


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("judged", "pubeval", "cube"))
    parser.add_argument("level")
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "judged":
        judge(asked.level, asked.decisions, asked.seed)
    elif asked.what == "cube":
        judge_cube(asked.level, asked.decisions, asked.seed)
    else:
        against_pubeval(asked.level, asked.games, asked.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
