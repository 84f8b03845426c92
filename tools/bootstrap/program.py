"""The commands of ``./hrajme`` itself; everything else is the program's."""

import os
import sys
from collections.abc import Sequence

from bootstrap import build, environment, pages
from bootstrap.gate import alone
from bootstrap.place import ROOT, CannotStart, is_set, say

INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Prepare and run; returns the exit code, or becomes the program and does not return."""
    try:
        return _command(list(arguments))
    except CannotStart as problem:
        say(str(problem))
        return 1
    except OSError as problem:
        say(f"hrajme cannot be prepared here: {problem}")
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _command(arguments: list[str]) -> int:
    if arguments[:1] == ["build"]:
        return _build(arguments[1:])
    if arguments[:1] == ["test"]:
        _prepare("run", "test", with_pages=True)
        return _become(str(ROOT / "tools" / "check.py"), *arguments[1:])
    _prepare("run", with_pages=_starts_the_room(arguments))
    # -P: a file that happens to lie in the person's folder is not imported instead of ours.
    return _become("-P", "-m", "hrajme", *arguments)


def _starts_the_room(arguments: list[str]) -> bool:
    """Whether pages will be asked for: by `serve`, or by options without a command. The help needs none."""
    asks = {"-h", "--help", "--version"} & set(arguments)
    before = ["", *arguments]
    pairs = zip(arguments, before, strict=False)
    first, *_ = [word for word, last in pairs if last != "--lang" and not word.startswith("--lang")] or [""]
    return (first in ("", "serve") or first.startswith("-")) and not asks


def _prepare(*kinds: str, with_pages: bool) -> None:
    if environment.is_ready(*kinds) and build.is_settled() and (not with_pages or pages.is_fresh()):
        return
    with alone():
        environment.prepare(*kinds)
        build.prepare()
        if with_pages:
            pages.prepare()


def _build(arguments: list[str]) -> int:
    if not set(arguments) <= {"--sanitize"}:
        raise CannotStart("Usage: ./hrajme build [--sanitize]")
    with alone():
        environment.prepare("run")
        pages.prepare()
        if is_set("HRAJME_PLAIN"):
            say("HRAJME_PLAIN is set: nothing is compiled.")
            return 0
        return 0 if build.build(afresh=True, sanitize=bool(arguments)) else 1


def _become(*arguments: str) -> int:
    """Turn into the environment's Python, so that exit codes and signals are its own."""
    command = [str(environment.PYTHON), *arguments]
    sys.stderr.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    import subprocess

    return subprocess.run(command).returncode
