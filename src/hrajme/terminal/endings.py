"""What is said when a game ends or is left."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from hrajme.core.result import Cell, Result, Standing
from hrajme.language import Language
from hrajme.pieces.rows import flow
from hrajme.table import TableView
from hrajme.terminal.local import LocalTable

# Between two places of a result, where numbers stand on both sides.
BETWEEN = " · "


def result_line(view: TableView, names: Sequence[str], language: Language) -> str:
    """Everybody in the order of the result; empty where all have won or lost together."""
    return ", ".join(tell_result(view, names, language))


def tell_result(view: TableView, names: Sequence[str], language: Language) -> list[str]:
    """The same piece by piece; before the first one stands what is counted.

    Nothing where nothing was counted and nobody is ahead, as after a draw that was agreed on.
    """
    if view.result is None or not (view.result.columns or is_decided(view.result)):
        return []
    columns = head_cells([language.say(column) for column in view.result.columns])
    first, *others = [tell_standing(standing, names, language) for standing in view.result.standings]
    return [f"{columns}: {first}" if columns else first, *others]


def fit_result(view: TableView, names: Sequence[str], language: Language, width: int, room: int) -> list[str]:
    """The result in *room* lines: the first ones and whoever looks; ``⋮ 5`` stands for five others."""
    told = tell_result(view, names, language)
    lines = flow(told, width, BETWEEN)
    own = [place for place, standing in enumerate(standings_of(view)) if standing.seat == view.seat]
    for count in reversed(range(1, len(told))):
        if len(lines) <= room:
            break
        kept = sorted({*range(count), *own})
        lines = flow([*[told[place] for place in kept], f"⋮ {len(told) - len(kept)}"], width, BETWEEN)
    return lines


def is_decided(result: Result) -> bool:
    """Whether somebody stands above another."""
    return len({standing.place for standing in result.standings}) > 1


def standings_of(view: TableView) -> Sequence[Standing]:
    return () if view.result is None else view.result.standings


def head_cells(columns: Sequence[str]) -> str:
    """What the cells of a place are, written like them: “Stations/reached on throw” over “3/11”."""
    return "/".join([*columns[:1], *[f"{column[:1].lower()}{column[1:]}" for column in columns[1:]]])


def tell_standing(standing: Standing, names: Sequence[str], language: Language) -> str:
    """One seat: “1. Anna 34”. A cell is a number or the id of words."""
    told = "/".join(tell_cell(cell, language) for cell in standing.cells if cell != "")
    return f"{standing.place}. {names[standing.seat]} {told}".rstrip()


def tell_cell(cell: Cell, language: Language) -> str:
    return language.say(cell) if isinstance(cell, str) else language.say("board-number", number=cell)


def closing_line(table: LocalTable, language: Language) -> str:
    """Where the log is, and how an unfinished game is played on."""
    path = shlex.quote(str(table.file.path))
    id = "terminal-kept" if table.view(None).outcome is None else "terminal-log_at"
    return language.say(id, path=path)
