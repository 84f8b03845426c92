"""Where things are, and how the bootstrap speaks."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "requirements"
BUILD = ROOT / "build"


class CannotStart(Exception):
    """The program cannot run; the text tells the person what to do."""


def say(sentence: str) -> None:
    """Tell the person at the terminal, apart from what the program prints."""
    print(sentence, file=sys.stderr, flush=True)


def is_set(variable: str) -> bool:
    """Whether a switch in the environment is on."""
    return os.environ.get(variable, "") not in ("", "0")
