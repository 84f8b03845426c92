"""A Chromium to test the pages with: the machine's own, or Debian's package where it may be installed.

The one without windows paints the same pages with a third less of the processor.
"""

import os
import shutil

from bootstrap import debian

COMMANDS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
PACKAGES = ("chromium-headless-shell", "chromium")
MISSING = "Chromium is missing. Install it (on Debian and Ubuntu: sudo apt install chromium) and run again."


def find() -> str | None:
    """The command of a Chromium; HRAJME_CHROMIUM may name it."""
    named = os.environ.get("HRAJME_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for path in map(shutil.which, COMMANDS) if path is not None), None)


def prepare() -> str | None:
    """The command of a Chromium, installed if need be; None when there is none to be had."""
    for package in PACKAGES:
        if find() is None and debian.may_install():
            debian.install(package, "Chromium", MISSING)
    return find()
