"""A Stockfish to test with: the machine's own, or Debian's package where it may be installed."""

import os
import shutil

from bootstrap import debian

# Debian puts games where not every path leads.
COMMANDS = ("stockfish", "/usr/games/stockfish")
MISSING = "Stockfish is missing, and so are its tests. On Debian and Ubuntu: sudo apt install stockfish."


def find() -> str | None:
    """Its command; HRAJME_STOCKFISH may name it."""
    named = os.environ.get("HRAJME_STOCKFISH")
    commands = (named,) if named else COMMANDS
    return next((path for path in map(shutil.which, commands) if path is not None), None)


def prepare() -> str | None:
    """Its command, installed if need be; None when there is none to be had."""
    if find() is None and debian.may_install():
        debian.install("stockfish", "Stockfish", MISSING)
    return find()
