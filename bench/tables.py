"""Tables: what the benchmarks print for people."""

from __future__ import annotations

from typing import Any

from measuring import machine
from peers import PEERS
from rich.console import Console
from rich.table import Table

MEASURE_NAMES = {
    "inside": "random games, inside the kernel",
    "from_python": "random games, driven from Python",
    "search": "search play-outs",
}


def print_speed(found: dict[str, Any], seconds: float, repeats: int) -> None:
    console = Console(highlight=False)
    console.print(f"{machine()}; one thread, best of {repeats} runs of {seconds:.2f} CPU seconds")
    if not found["compiled"]["compiled"]:
        console.print("There is no compiled build: both columns are the plain form.", style="bold red")
    for key in found["compiled"]["games"]:
        console.print(game_table(key, found["compiled"]["games"][key], found["plain"]["games"][key]))
    if found["peers"]:
        console.print(peer_table(found["peers"]))
    else:
        console.print("OpenSpiel is not installed (pip install open_spiel): no peers in this run.")


def game_table(key: str, compiled: dict[str, Any], plain: dict[str, Any]) -> Table:
    table = make_table(key, "per CPU second", "compiled", "plain", "ratio", "moves a game", "compiled moves")
    for measure, name in MEASURE_NAMES.items():
        if measure not in compiled:
            continue
        rate = "moves_per_second" if measure == "search" else "games_per_second"
        fast, slow = compiled[measure], plain[measure]
        row = [name, number(fast[rate]), number(slow[rate]), f"{fast[rate] / slow[rate]:.0f} ×"]
        if measure != "search":
            row += [f"{fast['moves_per_game']:.0f}", number(fast["moves_per_second"])]
        table.add_row(*row)
    return table


def peer_table(found: dict[str, Any]) -> Table:
    table = make_table(
        "OpenSpiel, driven from Python", "game", "games", "moves a game", "moves", "is nearest to"
    )
    for peer in PEERS:
        rates = found[peer.name]
        cells = (number(rates["games_per_second"]), f"{rates['moves_per_game']:.0f}")
        table.add_row(peer.name, *cells, number(rates["moves_per_second"]), peer.near)
    return table


def make_table(title: str, first: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", show_edge=False)
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def number(value: float) -> str:
    """Three figures are all that such a measurement holds."""
    digits = len(str(int(value)))
    rounded = round(value, 3 - digits) if digits > 3 else round(value)
    return f"{int(rounded):,}".replace(",", " ")
