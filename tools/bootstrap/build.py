"""The compiled form of the rules: built when it can be, left out with a sentence when it cannot."""

import importlib.util
import json
import os
import re
import sys
from functools import cache, partial
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

from bootstrap.environment import PYTHON
from bootstrap.place import BUILD, ROOT, CannotStart, is_set
from bootstrap.progress import Step, say, step
from bootstrap.running import run

LOG = BUILD / "compile.log"
GENERATED = BUILD / "cython"
MEMORY = BUILD / "not-built.json"

PROGRESS = {
    "Translating the rules to C": re.compile(r"\[ *(\d+)/(\d+)\] Cythonizing"),
    "Compiling the rules": re.compile(r"compiled (\d+) of (\d+)"),
}

NO_COMPILER = (
    "No C compiler found: the rules run in their plain form, many times slower. "
    "Install gcc or clang and run again."
)
NO_HEADERS = (
    "The headers of Python are missing: the rules run in their plain form, many times slower. "
    "Install them (on Debian and Ubuntu: sudo apt install python3-dev) and run again."
)
FAILED = (
    f"The rules could not be compiled, see {os.path.relpath(LOG, ROOT)}: they run in their plain form, "
    "many times slower. `./hrajme build` tries again."
)


@cache
def compiled() -> ModuleType:
    """`hrajme.compiled`, read as a file: the package itself may not be importable yet."""
    spec = importlib.util.spec_from_file_location("compiled", ROOT / "src" / "hrajme" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def is_settled() -> bool:
    """Whether there is nothing to build, or nothing new to say about why it is not built."""
    if is_set("HRAJME_PLAIN") or compiled().is_fresh():
        return True
    known = known_reason()
    return known is not None and known == (_obstacle() or FAILED) and not compiled().libraries()


def can_run() -> bool:
    """Whether the package can be imported, in whatever form."""
    try:
        compiled().is_built()
    except ImportError:
        return is_set("HRAJME_PLAIN")
    return True


def make_runnable() -> None:
    """Take a stale build away."""
    if not can_run():
        compiled().remove_build()


def prepare() -> None:
    """Build if it can be done; otherwise take a stale build away and say why, once."""
    if not is_settled():
        build()


def is_worth_trying() -> bool:
    """Whether there is something to build and nothing known against it; what is new against it is said."""
    if is_settled():
        return False
    reason = _obstacle()
    if reason is not None:
        _give_up(reason, compiled().fingerprint())
    return reason is None


def build(*, afresh: bool = False, sanitize: bool = False) -> bool:
    """Build whatever is there already, *afresh* without what earlier builds left; True when it worked."""
    # Also makes other starts wait while the libraries are written.
    compiled().remove_build()
    made_from = compiled().fingerprint()
    reason = _obstacle() or _compile(afresh=afresh, sanitize=sanitize)
    if reason is None:
        MEMORY.unlink(missing_ok=True)
        return True
    _give_up(reason, made_from)
    return False


def _give_up(reason: str, made_from: str) -> None:
    compiled().remove_build()
    _remember(reason, made_from)
    say(reason)


def _obstacle() -> str | None:
    """Why nothing can be compiled on this machine, or None."""
    if sys.platform == "win32":
        return None  # Compilers hide well there, and setuptools knows where to look.
    if _compiler() is None:
        return NO_COMPILER
    return None if _has_headers() else NO_HEADERS


def _compiler() -> str | None:
    """The command of a C compiler."""
    import shlex
    import shutil

    for command in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        words = shlex.split(command)
        if words and shutil.which(words[0]):
            return command
    return None


def _has_headers() -> bool:
    import sysconfig

    return Path(sysconfig.get_path("include"), "Python.h").exists()


def _compile(*, afresh: bool, sanitize: bool) -> str | None:
    """Why it did not work, or None."""
    import shutil

    if afresh:
        shutil.rmtree(GENERATED, ignore_errors=True)
    variables = {"HRAJME_SANITIZE": "1" if sanitize else "", "PYTHONUNBUFFERED": "1"}
    compiler = _compiler()
    if compiler is not None:
        # Python would otherwise ask for the compiler it was built with, which may not be here.
        variables["CC"] = compiler
    with step("Compiling the rules") as compiling:
        command: list[str | Path] = [PYTHON, "setup.py", "build_ext", "--inplace"]
        try:
            run(command, failure=FAILED, variables=variables, log=LOG, heed=partial(_follow, compiling))
        except CannotStart:
            return FAILED
    return None


def _follow(compiling: Step, line: str) -> None:
    """What Cython and then setup.py say, as progress."""
    for doing, pattern in PROGRESS.items():
        found = pattern.match(line)
        if found:
            compiling.doing = doing
            compiling.done, compiling.total = map(int, found.groups())


def known_reason() -> str | None:
    """Why the present sources are not compiled, if an earlier start found that out with this Python."""
    try:
        memory = json.loads(MEMORY.read_text())
        same = [memory["python"], memory["sources"]] == [EXTENSION_SUFFIXES[0], compiled().fingerprint()]
        return str(memory["reason"]) if same else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _remember(reason: str, made_from: str) -> None:
    MEMORY.write_text(json.dumps({"python": EXTENSION_SUFFIXES[0], "sources": made_from, "reason": reason}))
