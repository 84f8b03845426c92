"""node and npm: the machine's, or those that come as a Python package."""

import os
import shutil
from pathlib import Path

from bootstrap import environment
from bootstrap.place import CannotStart
from bootstrap.progress import say

# Vite needs this one.
OLDEST = (20, 19)
MISSING = "The pages are built with node 20.19 or newer and npm, and there is none. Install it and try again."


def is_on_path() -> bool:
    """Whether one that is new enough is there already."""
    import subprocess

    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = answer.strip().lstrip("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST


def prepare() -> None:
    """Take them from the Python packages when the machine has none. Raises CannotStart."""
    if is_on_path() or environment.is_ready("node"):
        return
    say("This machine has no node of version 20.19 or newer; it is taken from the Python packages.")
    environment.prepare("node")


def search_path() -> str:
    """The PATH on which they are found; the environment's own come first when they are needed."""
    path = os.environ.get("PATH", os.defpath)
    return path if is_on_path() else f"{environment.PYTHON.parent}{os.pathsep}{path}"


def npm() -> Path:
    """Raises CannotStart when there is none."""
    found = shutil.which("npm", path=search_path())
    if found is None or shutil.which("node", path=search_path()) is None:
        raise CannotStart(MISSING)
    return Path(found)
