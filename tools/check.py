"""Checks everything that CI checks: ``./hrajme test``.

With arguments only the tests run, and the arguments are pytest's: ``./hrajme test -k cribbage``.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from time import monotonic

from bootstrap import browser, gnubg, pages, stockfish
from bootstrap.build import compiled, known_reason
from bootstrap.place import ROOT, is_set

BIN = Path(sys.executable).parent
PYTHON = [sys.executable]

CODE_CHECKS = {
    "ruff check": [*PYTHON, "-m", "ruff", "check", "."],
    "ruff format": [*PYTHON, "-m", "ruff", "format", "--check", "."],
    "mypy": [*PYTHON, "-m", "mypy"],
    "import-linter": [str(BIN / "lint-imports")],
}
# Words for npm.
PAGE_CHECKS = {
    "eslint": ["run", "--silent", "lint"],
    "prettier": ["run", "--silent", "format:check"],
    "svelte-check": ["run", "--silent", "check"],
    "vitest": ["test", "--silent"],
    "page weight": ["run", "--silent", "weight"],
}
PLAIN = "pytest, plain form"
PLAIN_RULES = "pytest, plain form of the rules"
COMPILED = "pytest, compiled form"
BROWSER = "pytest, real browser"
ENGINE = "pytest, real Stockfish"
BACKGAMMON_ENGINE = "pytest, real GNU Backgammon"
TESTS = ROOT / "tests"
BROWSER_TESTS = TESTS / "browser"
# What runs rules and little else; beside it, the tests that lie with the games.
RULES = {"core", "search", "logs", "test_contract.py", "test_old_logs.py"}
# Engines, their files, what is solved for published numbers: once is enough, as both forms are compared.
ONLY_ONCE = ("test_engine.py", "test_files.py", "test_network.py", "test_reference.py")
NO_TESTS = 5
FAILED = "FAILED"
# Many tests wait, for processes and sockets; those of plain rules never do.
WORKERS = str(2 * (os.cpu_count() or 1))
# So that who is beside it does not wait for it.
KINDLY = ["nice"] if shutil.which("nice") else []
# What failed is tried once more by itself: a fault fails again, and what only failed beside others, on a busy
# machine, is told in the summary and stops nobody.
FAILED_ONES = ["--last-failed", "--last-failed-no-failures", "none"]


def verdict(failed: bool) -> str:
    return FAILED if failed else "ok"


class Report:
    """What each step came to, told at the end."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False
        self.begun = os.times()
        self.telling = Lock()

    def run(
        self,
        name: str,
        command: list[str],
        folder: Path = ROOT,
        well: Collection[int] = (0,),
        again: Sequence[str] = (),
        **variables: str,
    ) -> None:
        """Run one step and show its output as it comes; *well* are the exit codes of success.

        Where it fails and there is something to run *again*, that decides.
        """
        print(f"\n── {name}", flush=True)
        before = os.times()
        process = subprocess.Popen(
            command,
            cwd=folder,
            # Hundreds of processes start in the tests; none shall compile all modules anew.
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        last = _show(process)
        failed = process.wait() not in well
        self.note(name, "unsure" if failed and again else verdict(failed), _tell_cost(before), last)
        if failed and again:
            self.run(f"{name}: what failed, once more", list(again), folder, (0,), (), **variables)

    def run_quietly(self, name: str, command: list[str], folder: Path, **variables: str) -> None:
        """Run a step beside others; it shows its output when it has ended."""
        begun = monotonic()
        process = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, **variables},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        with self.telling:
            print(f"\n── {name}\n{process.stdout}", end="", flush=True)
            cost = f"{monotonic() - begun:.0f} s"
            self.note(name, verdict(process.returncode != 0), cost, process.stdout)

    def note(self, name: str, came_to: str, cost: str, output: str) -> None:
        """One line of the summary; the last line of the output is where these tools sum up."""
        last = [line.strip() for line in output.splitlines() if line.strip()][-1:] or ["no output"]
        self.failed |= came_to == FAILED
        self.lines.append(f"{came_to:>8}  {name}, {cost}: {last[0]}")

    def fail(self, name: str, reason: str) -> None:
        print(f"\n── {name}\n{reason}", flush=True)
        self.failed = True
        self.lines.append(f"  FAILED  {name}: {reason}")

    def leave_out(self, name: str, reason: str) -> None:
        print(f"\n── {name}\nLeft out: {reason}", flush=True)
        self.lines.append(f"left out  {name}: {reason}")

    def finish(self) -> int:
        print("\n── summary", *self.lines, f"In all {_tell_cost(self.begun)}.", sep="\n", flush=True)
        return 1 if self.failed else 0


def _show(process: subprocess.Popen[str]) -> str:
    """Pass the output on; returns its last line, which is where these tools sum up."""
    last = "no output"
    assert process.stdout is not None
    for line in process.stdout:
        print(line, end="", flush=True)
        last = line.strip() or last
    return last


def _tell_cost(before: os.times_result) -> str:
    """The time since then, and how much of it processors worked, which is the same on a busy machine."""
    now = os.times()
    worked = now.children_user + now.children_system - before.children_user - before.children_system
    return f"{now.elapsed - before.elapsed:.0f} s, {worked:.0f} of a processor"


def why_not_compiled() -> str | None:
    """Why the compiled form cannot be tested, or None."""
    if is_set("HRAJME_PLAIN"):
        return "HRAJME_PLAIN is set."
    if not compiled().is_fresh():
        return known_reason() or "the rules are not compiled, `./hrajme build` does it."
    return None


def main(pytest_arguments: list[str]) -> int:
    report = Report()
    if pytest_arguments:
        run_tests(report, pytest_arguments)
        return report.finish()
    check_code(report)
    if stockfish.prepare() is None:
        report.leave_out(ENGINE, stockfish.MISSING)
    if gnubg.prepare() is None:
        report.leave_out(BACKGAMMON_ENGINE, gnubg.MISSING)
    run_all_tests(report)
    return report.finish()


def check_code(report: Report) -> None:
    """Each of these tools keeps one core busy, so there are as many at once as there are cores."""
    path = pages.node_environment()["PATH"]
    npm = shutil.which("npm", path=path) or "npm"
    with ThreadPoolExecutor(os.cpu_count()) as beside:
        steps = [
            *(beside.submit(report.run_quietly, *check, ROOT) for check in CODE_CHECKS.items()),
            *(
                beside.submit(report.run_quietly, name, [npm, *words], pages.WEB, PATH=path)
                for name, words in PAGE_CHECKS.items()
            ),
        ]
        for step in steps:
            step.result()


def run_all_tests(report: Report) -> None:
    """The plain form of the rules takes what the browsers leave of the cores: those often wait."""
    reason = why_not_compiled()
    if reason is not None:
        run_plain(report, [], reason)
        run_browser_tests(report)
        return
    report.run(COMPILED, pytest_of(WORKERS), again=pytest_of("1", *FAILED_ONES))
    with ThreadPoolExecutor(1) as beside:
        kindly = [*KINDLY, *plain_rules()]
        plain = beside.submit(report.run_quietly, PLAIN_RULES, kindly, ROOT, HRAJME_PLAIN="1")
        run_browser_tests(report)
        plain.result()


def run_tests(report: Report, arguments: list[str]) -> None:
    """Those that were asked for: compiled, and of the rules plain too; or all of them plain."""
    reason = why_not_compiled()
    if reason is None:
        report.run(COMPILED, pytest_of(WORKERS, *arguments))
        # None of them may be about rules.
        report.run(PLAIN_RULES, plain_rules(*arguments), well=(0, NO_TESTS), HRAJME_PLAIN="1")
    else:
        run_plain(report, arguments, reason)


def run_plain(report: Report, arguments: list[str], reason: str) -> None:
    report.run(PLAIN, pytest_of(WORKERS, *arguments), HRAJME_PLAIN="1")
    report.leave_out(COMPILED, reason)


def plain_rules(*arguments: str) -> list[str]:
    """Without the memory of what failed, which those beside them need."""
    return pytest_of("auto", "-p", "no:cacheprovider", *arguments, *all_but_rules())


def pytest_of(workers: str, *arguments: str) -> list[str]:
    return [*PYTHON, "-m", "pytest", "-n", workers, f"--ignore={BROWSER_TESTS}", *arguments]


def all_but_rules() -> list[str]:
    others = [path for path in sorted(TESTS.iterdir()) if path.name not in RULES]
    return [*(f"--ignore={path}" for path in others), *(f"--ignore-glob=*/{name}" for name in ONLY_ONCE)]


def run_browser_tests(report: Report) -> None:
    """Never left out: without a browser the check has failed."""
    found = browser.prepare()
    if found is None:
        report.fail(BROWSER, browser.MISSING)
    else:
        browsers = [*PYTHON, "-m", "pytest", str(BROWSER_TESTS)]
        pytest, again = [*browsers, "-n", "3", "--dist", "worksteal"], [*browsers, "-n", "1", *FAILED_ONES]
        quick, whole = found
        report.run(BROWSER, pytest, again=again, HRAJME_CHROMIUM=quick, HRAJME_WHOLE_CHROMIUM=whole)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
