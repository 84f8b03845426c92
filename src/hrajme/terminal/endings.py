"""What is said when a game ends or is left."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from hrajme.language import Language
from hrajme.table import TableView
from hrajme.terminal.local import LocalTable


def points_line(view: TableView, names: Sequence[str], language: Language) -> str:
    """The points of all seats; empty where all have the same, as in games against the cards."""
    if view.outcome is None or len(set(view.outcome.points)) == 1:
        return ""
    pairs = zip(names, view.outcome.points, strict=True)
    return language.say("terminal-points", list=", ".join(f"{name} {points}" for name, points in pairs))


def closing_line(table: LocalTable, language: Language) -> str:
    """Where the log is, and how an unfinished game is played on."""
    path = shlex.quote(str(table.file.path))
    id = "terminal-kept" if table.view(None).outcome is None else "terminal-log_at"
    return language.say(id, path=path)
