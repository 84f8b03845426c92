"""What is said when a game ends or is left."""

from __future__ import annotations

import shlex

from hrajme.language import Language
from hrajme.terminal.table import Table


def points_line(table: Table, language: Language) -> str:
    """The points of all seats; empty where all have the same, as in games against the cards."""
    outcome = table.position.outcome()
    if outcome is None or len(set(outcome.points)) == 1:
        return ""
    pairs = zip(table.names(language), outcome.points, strict=True)
    return language.say("terminal-points", list=", ".join(f"{name} {points}" for name, points in pairs))


def closing_line(table: Table, language: Language) -> str:
    """Where the log is, and how an unfinished game is played on."""
    path = shlex.quote(str(table.log.path))
    id = "terminal-kept" if table.position.outcome() is None else "terminal-log_at"
    return language.say(id, path=path)
