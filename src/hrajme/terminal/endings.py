"""What is said when a game ends or is left."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from hrajme.core.result import Cell, Standing
from hrajme.language import Language
from hrajme.table import TableView
from hrajme.terminal.local import LocalTable


def result_line(view: TableView, names: Sequence[str], language: Language) -> str:
    """Everybody in the order of the result; empty where all have won or lost together."""
    if view.result is None or not view.result.standings:
        return ""
    columns = ", ".join(language.say(column) for column in view.result.columns)
    listed = ", ".join(tell_standing(standing, names, language) for standing in view.result.standings)
    return f"{columns}: {listed}" if columns else listed


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
