"""The environment: a virtual environment with the locked packages and the package itself.

Its stamp says what was installed into it. While the environment is being changed the stamp is empty, so a
start that was killed in the middle leaves one that is made anew.
"""

import hashlib
import importlib.util
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from bootstrap.place import REQUIREMENTS, ROOT, CannotStart, say

ENVIRONMENT = Path(os.environ.get("HRAJME_ENV") or ROOT / ".venv").absolute()
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = ENVIRONMENT / "hrajme.json"
LAST_LINES = 15

# A moved checkout or another Python needs a new environment; other changes are installed over the old one.
BASE = f"{EXTENSION_SUFFIXES[0]} {ROOT} {ENVIRONMENT}"


def is_ready(*kinds: str) -> bool:
    """Whether the locked packages of these kinds ("run", "test") are all installed."""
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
    digest = hashlib.sha256(BASE.encode())
    for path in (ROOT / "pyproject.toml", REQUIREMENTS / "run.txt", REQUIREMENTS / f"{kind}.txt"):
        digest.update(path.read_bytes())
    return digest.hexdigest()


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
    say("Preparing the environment (once) …")
    _require_venv()
    _clear()
    import venv

    venv.EnvBuilder(symlinks=os.name != "nt").create(ENVIRONMENT)
    _run("-m", "ensurepip", "--upgrade", "--default-pip", failure="Python could not set up pip.")
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
        if kind == "run":
            _install_program()
        else:
            say(f"Installing the packages for {kind} …")
            _pip("--require-hashes", "-r", str(REQUIREMENTS / f"{kind}.txt"))
    except CannotStart:
        _write_stamp(before)
        raise
    _write_stamp(before | {kind: _wanted(kind)})


def _install_program() -> None:
    say("Installing the packages it needs …")
    _pip("--require-hashes", "-r", str(REQUIREMENTS / "run.txt"))
    say("Installing hrajme itself …")
    _pip("--no-deps", "--no-build-isolation", "-e", str(ROOT))


def _pip(*arguments: str) -> None:
    _run(
        *("-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check", *arguments),
        failure="The packages could not be installed. Is there a connection to the internet?",
    )


def _run(*arguments: str, failure: str) -> None:
    """Run the environment's Python without a word, unless it fails."""
    import subprocess

    done = subprocess.run(
        [PYTHON, *arguments],
        cwd=ROOT,
        env={**os.environ, "HRAJME_PLAIN": "1"},  # pip compiles nothing; the build comes later.
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        last_lines = done.stdout.strip().splitlines()[-LAST_LINES:]
        raise CannotStart("\n".join([*(f"  {line}" for line in last_lines), failure]))
