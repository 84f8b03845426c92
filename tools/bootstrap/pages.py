"""The pages of the room, built by Vite from ``web/`` and from the boards and texts in the package."""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from bootstrap import environment
from bootstrap.place import BUILD, ROOT, CannotStart, is_set, say

WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "hrajme"
PAGES = PACKAGE / "server" / "pages"
LOG = BUILD / "pages.log"
STAMP = BUILD / "pages.stamp"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / "hrajme.stamp"
# Vite needs this one.
OLDEST_NODE = (20, 19)
SOURCES = (".svelte", ".ts", ".ftl", ".md", ".svg")
LAST_LINES = 15


def is_fresh() -> bool:
    """Whether the pages are built from the sources as they are, or are not to be built."""
    return is_set("HRAJME_NO_PAGES") or (_read(STAMP) == _fingerprint() and (PAGES / "index.html").exists())


def prepare() -> None:
    """Build the pages if they are not fresh. Raises CannotStart."""
    if is_fresh():
        return
    STAMP.unlink(missing_ok=True)
    made_from = _fingerprint()
    tools = _node_folder()
    install_modules(tools)
    say("Building the pages …")
    _npm(tools, "run", "build", failure="The pages could not be built.")
    STAMP.write_text(made_from)


def install_modules(tools: Path | None) -> None:
    """What the pages are built with, exactly as locked."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if _read(MODULES_STAMP) == wanted:
        return
    say("Installing what the pages are built with …")
    failure = "Those packages could not be installed. Is there a connection to the internet?"
    _npm(tools, "ci", "--no-audit", "--no-fund", failure=failure)
    MODULES_STAMP.write_text(wanted)


def node_environment() -> dict[str, str]:
    """The variables with which node and npm are found, the machine's or the environment's."""
    tools = _node_folder()
    search = os.environ.get("PATH", os.defpath)
    return {**os.environ, "PATH": search if tools is None else f"{tools}{os.pathsep}{search}"}


def _node_folder() -> Path | None:
    """Where node is, if not on the PATH: the environment's own, installed when the machine has none."""
    if _has_node():
        return None
    if not environment.is_ready("node"):
        say("This machine has no node of version 20.19 or newer; it is taken from the Python packages.")
        environment.prepare("node")
    return environment.PYTHON.parent


def _has_node() -> bool:
    import subprocess

    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = answer.strip().lstrip("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def _npm(tools: Path | None, *arguments: str, failure: str) -> None:
    import subprocess

    variables = node_environment() if tools else dict(os.environ)
    npm = shutil.which("npm", path=variables["PATH"])
    if npm is None:
        raise CannotStart("npm is missing. Install node with npm (20.19 or newer) and run again.")
    with open(LOG, "wb") as log:
        done = subprocess.run(
            [npm, *arguments], cwd=WEB, env=variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log
        )
    if done.returncode:
        lines = LOG.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-LAST_LINES:]
        raise CannotStart("\n".join([*(f"  {line}" for line in lines), failure]))


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""


def _fingerprint() -> str:
    """A digest of all that the pages are made from."""
    digest = hashlib.sha256(sys.platform.encode())
    for path in sorted(_sources()):
        digest.update(os.fsencode(path.relative_to(ROOT)) + b"\0")
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in files)
    for folder, folders, files in os.walk(PACKAGE):
        folders[:] = [name for name in folders if name not in ("pages", "__pycache__", "tests")]
        yield from (Path(folder, name) for name in files if name.endswith(SOURCES))
