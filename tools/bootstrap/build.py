"""The compiled form of the rules: built when it can be, left out with a sentence when it cannot."""

import importlib.util
import json
import os
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

from bootstrap.environment import PYTHON
from bootstrap.place import BUILD, ROOT, is_set, say

LOG = BUILD / "compile.log"
GENERATED = BUILD / "cython"
MEMORY = BUILD / "not-built.json"

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


def prepare() -> None:
    """Build if it can be done; otherwise take a stale build away and say why, once."""
    if not is_settled():
        build()


def build(*, afresh: bool = False, sanitize: bool = False) -> bool:
    """Build whatever is there already, *afresh* without what earlier builds left; True when it worked."""
    # Also makes other starts wait while the libraries are written.
    compiled().remove_build()
    made_from = compiled().fingerprint()
    reason = _obstacle()
    if reason is None:
        say("Compiling the rules (this takes a while the first time) …")
        reason = None if _compile(afresh=afresh, sanitize=sanitize) else FAILED
    if reason is None:
        MEMORY.unlink(missing_ok=True)
        return True
    compiled().remove_build()
    _remember(reason, made_from)
    say(reason)
    return False


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


def _compile(*, afresh: bool, sanitize: bool) -> bool:
    import shutil
    import subprocess

    if afresh:
        shutil.rmtree(GENERATED, ignore_errors=True)
    environment = {**os.environ, "HRAJME_SANITIZE": "1" if sanitize else ""}
    compiler = _compiler()
    if compiler is not None:
        # Python would otherwise ask for the compiler it was built with, which may not be here.
        environment["CC"] = compiler
    jobs = str(os.cpu_count() or 1)
    with open(LOG, "wb") as log:
        done = subprocess.run(
            [PYTHON, "setup.py", "build_ext", "--inplace", "--parallel", jobs],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    return done.returncode == 0


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
