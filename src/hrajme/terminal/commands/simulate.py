"""``hrajme simulate``: many games between bots, and what they add up to."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from hrajme.core import Budget
from hrajme.games import find
from hrajme.language import HrajmeError, Language
from hrajme.terminal.progress import progress_bar

if TYPE_CHECKING:
    from rich.console import Console

    from hrajme.lab.interval import Estimate
    from hrajme.lab.report import Report

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    def told(name: str) -> str:
        return language.say(f"simulate-help-{name}")

    parser.add_argument("game", metavar="GAME", help=told("game"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=told("games"))
    parser.add_argument("--seats", type=int, metavar="N", help=told("seats"))
    parser.add_argument("--bots", default="random", metavar="A,B", help=told("bots"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=told("seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=told("option"))
    parser.add_argument("--playouts", type=int, metavar="N", help=told("playouts"))
    parser.add_argument("--nodes", type=int, metavar="N", help=told("nodes"))
    parser.add_argument("--seconds", type=float, metavar="S", help=told("seconds"))
    parser.add_argument("--rotate", action="store_true", help=told("rotate"))
    parser.add_argument("--processes", type=int, metavar="N", help=told("processes"))
    parser.add_argument("--json", action="store_true", help=told("json"))
    parser.add_argument("--plot", metavar="FILE", help=told("plot"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Simulate and print the report; 130 when it was interrupted. Raises HrajmeError for what cannot be."""
    from hrajme.lab.plot import check_path, draw_histogram
    from hrajme.lab.simulate import simulate

    game = find(args.game)
    if args.plot is not None:
        check_path(args.plot)
    name = language.say("simulate-progress", game=language.say(f"{game.key}-name"))
    with progress_bar(name, shown=not args.json) as on_progress:
        report = simulate(
            game,
            games=args.games,
            bots=[bot.strip() for bot in args.bots.split(",") if bot.strip()],
            seats=args.seats,
            options=dict(read_option(text) for text in args.option),
            seed=args.seed,
            budget=Budget(args.playouts, args.nodes, args.seconds),
            processes=args.processes,
            rotate=args.rotate,
            on_progress=on_progress,
        )
    if args.plot is not None:
        draw_histogram(report, args.plot, language)
    print_report(args, report, language)
    return INTERRUPTED if report.interrupted else 0


def read_option(text: str) -> tuple[str, str]:
    """A house rule as it is written on the command line: ``name=value``."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise HrajmeError("simulate-error-option", text=text)
    return name.strip(), value.strip()


def print_report(args: argparse.Namespace, report: Report, language: Language) -> None:
    if args.json:
        import msgspec

        print(msgspec.json.encode(report).decode())
        return
    from hrajme.lab.words import say_title
    from hrajme.terminal.page import Printer

    console = Printer(highlight=False, soft_wrap=True)
    console.print(say_title(report, language), style="bold", markup=False)
    print_table(console, report, language)
    for line in notes(report, language):
        console.print(line, markup=False)
    if args.plot is not None:
        console.print(language.say("simulate-plotted", name=args.plot), markup=False)


def print_table(console: Console, report: Report, language: Language) -> None:
    from rich.table import Table

    def told(column: str) -> str:
        return language.say(f"simulate-column-{column}")

    shared = not report.together and any(standing.shared_wins for standing in report.standings)
    table = Table(show_edge=False)
    if report.standings[0].seat is not None:
        table.add_column(told("seat"), justify="right")
    table.add_column(told("bot"))
    table.add_column(told("points"), justify="right")
    table.add_column(told("wins"), justify="right")
    if shared:
        table.add_column(told("shared"), justify="right")
    for standing in report.standings:
        row = [] if standing.seat is None else [str(standing.seat + 1)]
        row += [standing.bot, say_mean(standing.points, language), say_share(standing.win_rate, language)]
        row += [say_percent(standing.shared_wins / report.games, language)] if shared else []
        table.add_row(*row)
    console.print(table)


def notes(report: Report, language: Language) -> Iterable[str]:
    """What there is to say under the table, line by line."""
    from hrajme.lab.words import list_options

    if report.interrupted:
        yield language.say("simulate-interrupted", games=report.games, asked=report.asked)
    if report.together:
        yield language.say("simulate-together")
    if report.rotate and not report.together:
        yield language.say("simulate-rotated")
    yield language.say("simulate-reasons", list=list_reasons(report, language))
    length = report.length
    yield language.say("simulate-length", mean=length.mean, shortest=length.shortest, longest=length.longest)
    if report.rounds is not None:
        yield language.say("simulate-rounds", estimate=say_mean(report.rounds, language))
    if chosen := list_options(report, language):
        yield language.say("simulate-options", list=chosen)
    yield language.say(
        "simulate-speed",
        seed=str(report.seed),
        seconds=report.seconds,
        rate=report.games_per_second,
        form=report.form,
    )


def list_reasons(report: Report, language: Language) -> str:
    told = []
    for reason, times in report.reasons.items():
        id = f"{report.game}-reason-{reason}"
        name = language.say(id) if language.has(id) else reason
        told.append(f"{name} {say_percent(times / report.games, language)}")
    return ", ".join(told)


def say_mean(estimate: Estimate, language: Language) -> str:
    if estimate.low is None or estimate.high is None:
        return language.say("simulate-estimate-single", value=estimate.value)
    return language.say("simulate-estimate", value=estimate.value, low=estimate.low, high=estimate.high)


def say_share(estimate: Estimate, language: Language) -> str:
    return language.say("simulate-share", value=estimate.value, low=estimate.low, high=estimate.high)


def say_percent(share: float, language: Language) -> str:
    return language.say("simulate-percent", value=share)
