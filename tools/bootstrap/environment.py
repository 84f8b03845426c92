"""The environment: a virtual environment with the locked packages, in which the package itself is found.

Its stamp says what was installed into it. While the environment is being changed the stamp is empty, so a
start that was killed in the middle leaves one that is made anew.
"""

import hashlib
import importlib.util
import json
import os
import re
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from bootstrap.place import REQUIREMENTS, ROOT, CannotStart
from bootstrap.progress import Step, step
from bootstrap.running import run

ENVIRONMENT = Path(os.environ.get("HRAJME_ENV") or ROOT / ".venv").absolute()
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PACKAGES = Path(sysconfig.get_path("purelib", "venv", {"base": str(ENVIRONMENT)}))
STAMP = ENVIRONMENT / "hrajme.json"
# In which Python reads the lines of a ``.pth``.
PATH_ENCODING = "utf-8" if sys.version_info >= (3, 13) else "locale"

# A moved checkout or another Python needs a new environment; other changes are installed over the old one.
BASE = f"{EXTENSION_SUFFIXES[0]} {ROOT} {ENVIRONMENT}"
# What pip says of each package of a lock, one way or another, before it installs them.
MET = ("Collecting ", "Ignoring ", "Requirement already satisfied")


def is_ready(*kinds: str) -> bool:
    """Whether the locked packages of these kinds ("run", "test" …) are all installed."""
    return _is_ours() and all(_read_stamp().get(kind) == _wanted(kind) for kind in kinds)


def prepare(*kinds: str) -> None:
    """Install what is missing. Raises CannotStart when that fails."""
    if not _is_ours():
        _create()
    for kind in kinds:
        if _read_stamp().get(kind) != _wanted(kind):
            _install(kind)


def _wanted(kind: str) -> str:
    """A digest of all that decides what is installed."""
    return hashlib.sha256(BASE.encode() + _lock(kind).read_bytes()).hexdigest()


def _lock(kind: str) -> Path:
    return REQUIREMENTS / f"{kind}.txt"


def _read_stamp() -> dict[str, str]:
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def _write_stamp(stamp: dict[str, str]) -> None:
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(stamp))
    fresh.replace(STAMP)


def _is_ours() -> bool:
    """Whether a complete environment for this Python and this checkout is there."""
    return _read_stamp().get("base") == BASE and PYTHON.exists()


def _create() -> None:
    with step("Preparing the environment (once)"):
        _require_venv()
        _clear()
        import venv

        venv.EnvBuilder(symlinks=os.name != "nt").create(ENVIRONMENT)
        pip: list[str | Path] = [PYTHON, "-m", "ensurepip", "--upgrade", "--default-pip"]
        run(pip, failure="Python could not set up pip.")
        # The package runs where it is; nothing of it is copied.
        (PACKAGES / "hrajme.pth").write_text(f"{ROOT / 'src'}\n", encoding=PATH_ENCODING)
        _write_stamp({"base": BASE})


def _require_venv() -> None:
    """Debian and its relatives ship Python without these modules."""
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise CannotStart(
            "This Python cannot make virtual environments. Install its venv module and run again; "
            f"on Debian and Ubuntu: sudo apt install python{version}-venv"
        )


def _clear() -> None:
    """Empty the environment's folder, leaving the empty stamp that marks it as ours to clear."""
    import shutil

    ENVIRONMENT.mkdir(parents=True, exist_ok=True)
    content = [path for path in ENVIRONMENT.iterdir() if path != STAMP]
    if content and not STAMP.exists():
        raise CannotStart(
            f"{ENVIRONMENT} was not made by ./hrajme and is left alone. "
            "Remove it, or set HRAJME_ENV to the folder to use instead."
        )
    _write_stamp({})
    for path in content:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def _install(kind: str) -> None:
    """Install one lock; after a clean failure the stamp is as before, so that what worked still works."""
    before = _read_stamp()
    _write_stamp({})
    try:
        _install_lock(_lock(kind))
    except CannotStart:
        _write_stamp(before)
        raise
    _write_stamp(before | {kind: _wanted(kind)})


def _install_lock(lock: Path) -> None:
    """A lock names every package, so pip need not look for more; Python compiles those that are used."""
    failure = "The packages could not be installed. Is there a connection to the internet?"
    quick = ("--no-deps", "--no-compile", "--progress-bar=off", "--disable-pip-version-check", "--no-input")
    total = len(re.findall(r"^\S+==", lock.read_text(), re.MULTILINE))
    with step("Fetching the packages", total) as fetching:
        run(
            [PYTHON, "-m", "pip", "install", *quick, "--require-hashes", "-r", lock],
            failure=failure,
            heed=lambda line: _follow(fetching, line),
        )


def _follow(fetching: Step, line: str) -> None:
    """What pip says, as progress."""
    if line.startswith(MET):
        fetching.advance()
    elif line.startswith("Installing collected packages: "):
        before = _count_installed()
        fetching.turn_to("Unpacking the packages", line.count(","), lambda: _count_installed() - before)


def _count_installed() -> int:
    return sum(1 for _ in PACKAGES.glob("*.dist-info"))
