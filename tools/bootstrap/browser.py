"""A Chromium to test the pages with: the machine's own, or Debian's package where it may be installed.

The one without windows paints the same pages with a third less of the processor, but shows no
notifications: a few tests want the whole one.
"""

import os
import shutil

from bootstrap import debian

SHELL, WHOLE = "chromium-headless-shell", "chromium"
WHOLE_COMMANDS = (WHOLE, "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "Chromium is missing. Install it (on Debian and Ubuntu: sudo apt install chromium) and run again."


def find() -> str | None:
    """The command of a Chromium; HRAJME_CHROMIUM may name it."""
    named = os.environ.get("HRAJME_CHROMIUM")
    return shutil.which(named or SHELL) or (None if named else find_whole())


def find_whole() -> str | None:
    """The command of one that has all that people's browsers have; HRAJME_WHOLE_CHROMIUM may name it."""
    named = os.environ.get("HRAJME_WHOLE_CHROMIUM")
    commands = (named,) if named else WHOLE_COMMANDS
    return next((path for path in map(shutil.which, commands) if path is not None), None)


def prepare() -> tuple[str, str] | None:
    """The commands of a quick one and of a whole one, installed if need be; None where they cannot be had."""
    for is_there, package in ((find_whole, WHOLE), (has_shell, SHELL)):
        if not is_there() and debian.may_install():
            debian.install(package, "Chromium", MISSING)
    quick, whole = find(), find_whole()
    return None if quick is None or whole is None else (quick, whole)


def has_shell() -> str | None:
    return os.environ.get("HRAJME_CHROMIUM") or shutil.which(SHELL)
