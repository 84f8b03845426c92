"""Checks everything that CI checks: ``./hrajme test``.

With arguments only the tests run, and the arguments are pytest's: ``./hrajme test -k cribbage``.
"""

import os
import subprocess
import sys
from pathlib import Path

from bootstrap.build import compiled, known_reason
from bootstrap.place import ROOT, is_set

BIN = Path(sys.executable).parent
PYTHON = [sys.executable]

CODE_CHECKS = {
    "ruff check": [*PYTHON, "-m", "ruff", "check", "."],
    "ruff format": [*PYTHON, "-m", "ruff", "format", "--check", "."],
    "mypy": [*PYTHON, "-m", "mypy"],
    "mypy, tools": [*PYTHON, "-m", "mypy", "tools"],
    "import-linter": [str(BIN / "lint-imports")],
}
PLAIN = "pytest, plain form"
COMPILED = "pytest, compiled form"


class Report:
    """What each step came to, told at the end."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False

    def run(self, name: str, command: list[str], **variables: str) -> None:
        """Run one step and show its output as it comes."""
        print(f"\n── {name}", flush=True)
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        last = _show(process)
        failed = process.wait() != 0
        self.failed |= failed
        self.lines.append(f"{'FAILED' if failed else 'ok':>8}  {name}: {last}")

    def leave_out(self, name: str, reason: str) -> None:
        print(f"\n── {name}\nLeft out: {reason}", flush=True)
        self.lines.append(f"left out  {name}: {reason}")

    def finish(self) -> int:
        print("\n── summary", *self.lines, sep="\n", flush=True)
        return 1 if self.failed else 0


def _show(process: subprocess.Popen[str]) -> str:
    """Pass the output on; returns its last line, which is where these tools sum up."""
    last = "no output"
    assert process.stdout is not None
    for line in process.stdout:
        print(line, end="", flush=True)
        last = line.strip() or last
    return last


def why_not_compiled() -> str | None:
    """Why the compiled form cannot be tested, or None."""
    if is_set("HRAJME_PLAIN"):
        return "HRAJME_PLAIN is set."
    if not compiled().is_fresh():
        return known_reason() or "the rules are not compiled, `./hrajme build` does it."
    return None


def main(pytest_arguments: list[str]) -> int:
    report = Report()
    if not pytest_arguments:
        for name, command in CODE_CHECKS.items():
            report.run(name, command)
    pytest = [*PYTHON, "-m", "pytest", "-n", "auto", *pytest_arguments]
    report.run(PLAIN, pytest, HRAJME_PLAIN="1")
    reason = why_not_compiled()
    if reason is None:
        report.run(COMPILED, pytest)
    else:
        report.leave_out(COMPILED, reason)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
