"""Where things are, and what every part of the bootstrap needs."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "requirements"
BUILD = ROOT / "build"


class CannotStart(Exception):
    """The program cannot run; the text tells the person what to do."""


def is_set(variable: str) -> bool:
    """Whether a switch in the environment is on."""
    return os.environ.get(variable, "") not in ("", "0")
