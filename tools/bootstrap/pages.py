"""The pages of the room, built by Vite from ``web/`` and from the boards and texts in the package."""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from bootstrap import node
from bootstrap.place import BUILD, ROOT, is_set
from bootstrap.progress import step
from bootstrap.running import run

WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "hrajme"
PAGES = PACKAGE / "server" / "pages"
LOG = BUILD / "pages.log"
STAMP = BUILD / "pages.stamp"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / "hrajme.stamp"
SOURCES = (".svelte", ".ts", ".ftl", ".md", ".svg", ".png", ".webp")


def is_settled(*, with_tests: bool = False) -> bool:
    """Whether the pages are built, or are not to be built; and with what they are tested, if asked for."""
    if is_set("HRAJME_NO_PAGES"):
        return True
    return are_built() and (not with_tests or _has_modules(with_tests=True))


def are_built() -> bool:
    """Whether they are there, made from the sources as they are."""
    return _read(STAMP) == _fingerprint() and (PAGES / "index.html").exists()


def prepare(*, with_tests: bool = False) -> None:
    """Build them with whatever node there is or can be had. Raises CannotStart."""
    if not is_settled(with_tests=with_tests):
        node.prepare()
        install_modules(with_tests=with_tests)
        build()


def build() -> None:
    """Build them if they are not built, with the node that is there. Raises CannotStart."""
    if are_built():
        return
    STAMP.unlink(missing_ok=True)
    made_from = _fingerprint()
    install_modules()
    with step("Building the pages"):
        _npm("run", "build", failure="The pages could not be built.")
    STAMP.write_text(made_from)


def install_modules(*, with_tests: bool = False) -> None:
    """What the pages are built with, exactly as locked, or also what they are tested with."""
    if _has_modules(with_tests=with_tests):
        return
    with step("Fetching what the pages are built with"):
        failure = "Those packages could not be installed. Is there a connection to the internet?"
        _npm("ci", "--no-audit", "--no-fund", *([] if with_tests else ["--omit=dev"]), failure=failure)
    MODULES_STAMP.write_text(_modules(with_tests=with_tests))


def _has_modules(*, with_tests: bool) -> bool:
    return _read(MODULES_STAMP) in {_modules(with_tests=True), _modules(with_tests=with_tests)}


def _modules(*, with_tests: bool) -> str:
    """What the stamp says of these modules."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    return f"{lock} with tests" if with_tests else lock


def node_environment() -> dict[str, str]:
    """The variables with which node and npm are found, the machine's or the environment's."""
    return {**os.environ, "PATH": node.search_path()}


def _npm(*arguments: str, failure: str) -> None:
    run([node.npm(), *arguments], failure=failure, folder=WEB, variables=node_environment(), log=LOG)


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
