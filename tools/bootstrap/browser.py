"""A Chromium to test the pages with: the machine's own, or Debian's package where it may be installed."""

import os
import shutil
from contextlib import suppress
from pathlib import Path

from bootstrap.place import BUILD, CannotStart
from bootstrap.progress import step
from bootstrap.running import run

COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LOG = BUILD / "chromium.log"
QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}
MISSING = "Chromium is missing. Install it (on Debian and Ubuntu: sudo apt install chromium) and run again."


def find() -> str | None:
    """The command of a Chromium; HRAJME_CHROMIUM may name it."""
    named = os.environ.get("HRAJME_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for path in map(shutil.which, COMMANDS) if path is not None), None)


def prepare() -> str | None:
    """The command of a Chromium, installed if need be; None when there is none to be had."""
    return find() or (_install() if _may_install() else None)


def _may_install() -> bool:
    """Only as root, and only where the package is really a browser: Debian itself."""
    try:
        system = Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return False
    return "ID=debian" in system.splitlines() and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install() -> str | None:
    apt = ["apt-get", "-o", "APT::Install-Recommends=false", "--yes"]
    with step("Installing Chromium from Debian's packages"):
        for words in (["update"], ["install", "chromium"]):
            # What is known already may be enough, and whether it is there is seen in the end.
            with suppress(CannotStart):
                run([*apt, *words], failure=MISSING, variables=QUIETLY, log=LOG)
    return find()
