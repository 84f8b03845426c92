"""Packages of Debian, for what the tests need beside Python and Node."""

import os
import shutil
from contextlib import suppress
from pathlib import Path

from bootstrap.place import BUILD, CannotStart
from bootstrap.progress import step
from bootstrap.running import run

QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}


def may_install() -> bool:
    """Only as root, and only where a package is what its name says: Debian itself."""
    try:
        system = Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return False
    return "ID=debian" in system.splitlines() and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(package: str, title: str, failure: str) -> None:
    """Try to; whether it is there is seen in the end."""
    apt = ["apt-get", "-o", "APT::Install-Recommends=false", "--yes"]
    with step(f"Installing {title} from Debian's packages"):
        for words in (["update"], ["install", package]):
            # What is known already may be enough.
            with suppress(CannotStart):
                run([*apt, *words], failure=failure, variables=QUIETLY, log=BUILD / f"{package}.log")
