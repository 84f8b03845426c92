"""A GNU Backgammon to test with: the machine's own, or Debian's package where it may be installed."""

import os
import shutil

from bootstrap import debian

# Debian puts games where not every path leads.
COMMANDS = ("gnubg", "/usr/games/gnubg")
MISSING = "GNU Backgammon is missing, and so are its tests. On Debian and Ubuntu: sudo apt install gnubg."


def find() -> str | None:
    """Its command; HRAJME_GNUBG may name it."""
    named = os.environ.get("HRAJME_GNUBG")
    commands = (named,) if named else COMMANDS
    return next((path for path in map(shutil.which, commands) if path is not None), None)


def prepare() -> str | None:
    """Its command, installed if need be; None when there is none to be had."""
    if find() is None and debian.may_install():
        debian.install("gnubg", "GNU Backgammon", MISSING)
    return find()
