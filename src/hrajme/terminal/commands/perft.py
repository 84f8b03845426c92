"""``hrajme perft GAME DEPTH``: how many lines of moves there are, and how fast they are counted."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace

from hrajme.games import find
from hrajme.language import Language
from hrajme.terminal.arguments import UsageError, whole_number

MOST_DEPTH = 100
COLUMNS = ("depth", "nodes", "seconds", "rate")


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def say(name: str) -> str:
        return language.say(f"terminal-help-{name}")

    parser.add_argument("game", metavar="GAME", help=say("game"))
    parser.add_argument("depth", metavar="DEPTH", type=whole_number, help=say("perft_depth"))
    parser.add_argument("--from", dest="start", metavar="POSITION", help=say("perft_from"))
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=say("play_option"))
    parser.add_argument("--seats", metavar="N", type=whole_number, help=say("perft_seats"))


def run(args: Namespace, language: Language) -> int:
    """Print a line for every depth up to the one asked for; raises UsageError where chance has a say."""
    from hrajme.search.perft import Perft
    from hrajme.search.values import HAS_CHANCE
    from hrajme.terminal.setup import start_from

    if not 1 <= args.depth <= MOST_DEPTH:
        raise UsageError("terminal-perft-bad_depth", most=MOST_DEPTH)
    game = find(args.game)
    position = start_from(game, args.start, args.option, args.seats)
    perft = Perft(position, args.depth)
    print("".join(f"{language.say(f'terminal-perft-{column}'):>16}" for column in COLUMNS))
    for depth in range(1, args.depth + 1):
        began = time.perf_counter()
        nodes = perft.count(position, depth)
        if nodes == HAS_CHANCE:
            raise UsageError("terminal-perft-chance")
        print(describe(depth, nodes, time.perf_counter() - began, language), flush=True)
    return 0


def describe(depth: int, nodes: int, seconds: float, language: Language) -> str:
    rate = round(nodes / seconds) if seconds > 0 else nodes
    said = language.say("terminal-perft-line", nodes=nodes, seconds=seconds, rate=rate).split("|")
    return f"{depth:>16}" + "".join(f"{cell.strip():>16}" for cell in said)
