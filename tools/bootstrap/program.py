"""The commands of ``./hrajme`` itself; everything else is the program's."""

import os
import signal
import sys
from collections.abc import Sequence
from typing import NamedTuple

from bootstrap import build, builder, environment, node, pages
from bootstrap.gate import alone
from bootstrap.place import ROOT, CannotStart, is_set
from bootstrap.progress import say
from bootstrap.running import end_all

INTERRUPTED = 130
TERMINATED = 143
ROOM = "serve"
# Commands that think in their own process; the others do not wait for the compiler.
THINKING = ("play", "simulate")


class Needs(NamedTuple):
    """What must be there before a command can run."""

    kinds: tuple[str, ...] = ("run",)
    pages: bool = False
    compiled: bool = False

    @property
    def are_met(self) -> bool:
        rules = build.is_settled() if self.compiled else build.can_run()
        return rules and environment.is_ready(*self.kinds) and (not self.pages or self._has_pages)

    @property
    def _has_pages(self) -> bool:
        return pages.is_settled(with_tests="test" in self.kinds)

    def prepare(self) -> None:
        if self.are_met:
            return
        with alone(unless=lambda: self.are_met) as is_alone:
            if is_alone:
                self.make()
                build.prepare() if self.compiled else build.make_runnable()

    def make(self) -> None:
        """The pages beside the environment; without a node of the machine they wait for the environment's."""
        if not self.pages or not node.is_on_path():
            environment.prepare(*self.kinds)
            self._make_pages()
            return
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(1) as other:
            made = other.submit(self._make_pages)
            try:
                environment.prepare(*self.kinds)
                made.result()
            except BaseException:
                end_all()
                raise

    def _make_pages(self) -> None:
        if self.pages:
            pages.prepare(with_tests="test" in self.kinds)


def main(arguments: Sequence[str]) -> int:
    """Prepare and run; returns the exit code, or becomes the program and does not return."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))
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
        Needs(("run", "test"), pages=True, compiled=True).prepare()
        return _become(str(ROOT / "tools" / "check.py"), *arguments[1:])
    name = _name(arguments)
    Needs(_kinds(arguments), pages=name == ROOM, compiled=name in THINKING).prepare()
    if name == ROOM and build.is_worth_trying():
        builder.begin()
    # -P: a file that happens to lie in the person's folder is not imported instead of ours.
    return _become("-P", "-m", "hrajme", *arguments)


def _name(arguments: list[str]) -> str:
    """The command of the program: options without one are those of the room. The help needs nothing."""
    if {"-h", "--help", "--version"} & set(arguments):
        return "help"
    before = ["", *arguments]
    pairs = zip(arguments, before, strict=False)
    first, *_ = [word for word, last in pairs if last != "--lang" and not word.startswith("--lang")] or [""]
    return ROOM if not first or first.startswith("-") else first


def _kinds(arguments: list[str]) -> tuple[str, ...]:
    """The packages that are needed."""
    return ("run", "plot") if any(word.startswith("--plot") for word in arguments) else ("run",)


def _build(arguments: list[str]) -> int:
    if not set(arguments) <= {"--sanitize"}:
        raise CannotStart("Usage: ./hrajme build [--sanitize]")
    with alone():
        Needs(pages=True).make()
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
