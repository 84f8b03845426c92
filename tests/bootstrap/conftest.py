"""A small checkout with the real bootstrap; pip, the compiler, npm and the program itself are fakes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from hrajme import compiled

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["run", "plot", "test", "bench", "node"]
PATIENCE_SECONDS = 60
# Declarations that are not compiled themselves.
HEADERS = [name.removesuffix(".pxd") for name in compiled.HEADERS]

PIP = """
import os, pathlib, signal, sys, time
with open(os.environ["PIP_CALLS"], "a") as file:
    print(*sys.argv[1:], file=file)
does = os.environ.get("PIP_DOES")
if does == "fail":
    sys.exit("ERROR: no matching distribution\\nERROR: nothing installed")
if does and does.startswith("kill"):
    os.kill(os.getppid(), signal.SIGKILL)
if does and does.endswith("linger"):
    pathlib.Path(os.environ["PIP_CALLS"]).with_name("lingers").write_text(str(os.getpid()))
    while not pathlib.Path(os.environ["PIP_CALLS"]).with_name("enough").exists():
        time.sleep(0.01)
"""
# Ends at once, or when the rules are compiled, or only by a signal.
PROGRAM = """
import os, sys, time
import hrajme
from hrajme import compiled
print(*sys.argv[1:], "in", os.getcwd(), "compiled" if hrajme.COMPILED else "plain", flush=True)
does = os.environ.get("PROGRAM_DOES")
while does == "stay" or (does == "wait" and not compiled.is_ready()):
    time.sleep(0.01)
sys.exit(7)
"""
SETUP = """
import os, pathlib, sys, time
sys.path.insert(0, "src/hrajme")
import compiled
if os.environ.get("COMPILER_DOES") == "fail":
    sys.exit("dice.c: error: something with the C")
pathlib.Path("build/compiling").write_text(str(os.getpid()))
while os.environ.get("COMPILER_DOES") == "linger":
    time.sleep(0.01)
with open("build/calls", "a") as file:
    print(*sys.argv[1:], os.environ["HRAJME_SANITIZE"], file=file)
for source in compiled.sources():
    compiled.library_of(source).write_bytes(b"a library")
print("compiled 1 of 1")
compiled.write_stamp(compiled.PACKAGE, compiled.fingerprint())
"""
NPM = """
import os, pathlib, sys
if os.environ.get("NPM_DOES") == "fail":
    sys.exit("error: something with the boards")
with open("../build/npm-calls", "a") as file:
    print(*sys.argv[1:], file=file)
made = {"ci": "node_modules/made", "run": "../src/hrajme/server/pages/index.html"}[sys.argv[1]]
pathlib.Path(made).parent.mkdir(parents=True, exist_ok=True)
pathlib.Path(made).write_text("made")
"""


class Checkout:
    """A small checkout with the real bootstrap, and what surrounds it faked."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self.package = self.root / "src" / "hrajme"
        self.fakes = folder / "fakes"
        self.commands = folder / "commands"
        self.pip_calls = folder / "pip-calls"
        self._copy_bootstrap()
        self._write_project()
        self._write_fakes()

    def _copy_bootstrap(self) -> None:
        self.package.mkdir(parents=True)
        shutil.copy(ROOT / "hrajme", self.root / "hrajme")
        shutil.copytree(ROOT / "tools" / "bootstrap", self.root / "tools" / "bootstrap")
        for name in ("__init__.py", "compiled.py"):
            shutil.copy(ROOT / "src" / "hrajme" / name, self.package / name)

    def _write_project(self) -> None:
        write(self.package / "__main__.py", PROGRAM)
        for name in (*HEADERS, "core/dice"):
            write(self.package / f"{name}.py", "")
            write(self.package / f"{name}.pxd", "")
        write(self.root / "setup.py", SETUP)
        write(self.root / "web" / "package-lock.json", "{}")
        write(self.root / "web" / "src" / "App.svelte", "")
        write(self.root / "pyproject.toml", "")
        write(self.root / "tools" / "check.py", "import sys\nprint('checked', *sys.argv[1:])\n")
        for name in LOCKS:
            write(self.root / "requirements" / f"{name}.txt", "")

    def _write_fakes(self) -> None:
        # Found through PYTHONPATH, these stand before the modules of the standard library.
        write(self.fakes / "pip" / "__main__.py", PIP)
        write(self.fakes / "ensurepip" / "__init__.py", "")
        write(self.fakes / "ensurepip" / "__main__.py", "")
        self.commands.mkdir()
        self.add_node()
        self.pip_calls.touch()

    def _add_command(self, name: str, code: str) -> None:
        write(self.commands / name, f"#!{sys.executable}\n{code}")
        (self.commands / name).chmod(0o755)

    def add_node(self, version: str = "v22.12.0") -> None:
        self._add_command("node", f"print({version!r})\n")
        self._add_command("npm", NPM)

    def calls_of_npm(self) -> list[str]:
        """What npm was asked for since the last time."""
        path = self.root / "build" / "npm-calls"
        calls = path.read_text().splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return calls

    def add_compiler(self) -> None:
        write(self.commands / "cc", "#!/bin/sh\n")
        (self.commands / "cc").chmod(0o755)

    def begin(self, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        """Start it as from a terminal, without waiting for it."""
        environment = {
            "PATH": str(self.commands),
            "PYTHONPATH": str(self.fakes),
            "PIP_CALLS": str(self.pip_calls),
            "PYTHONIOENCODING": "utf-8",
            **variables,
        }
        return subprocess.Popen(
            [sys.executable, str(self.root / "hrajme"), *arguments],
            cwd=self.commands,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def start(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        with self.begin(*arguments, **variables) as process:
            output, errors = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, output, errors)

    def play(self, **variables: str) -> subprocess.CompletedProcess[str]:
        """Start a command that waits for the compiler."""
        return self.start("play", "ludo", **variables)

    def write(self, path: str, text: str) -> None:
        """A file of the checkout."""
        write(self.root / path, text)

    def until(self, path: str) -> str:
        """What is in this file of the checkout, as soon as it is there."""
        wait_for(lambda: (self.root / path).exists() and (self.root / path).read_text() != "")
        return (self.root / path).read_text()

    def calls_of_pip(self) -> list[str]:
        """What pip was asked for since the last time."""
        calls = self.pip_calls.read_text().splitlines()
        self.pip_calls.write_text("")
        return calls

    def installed(self) -> list[str]:
        """The kinds of packages that the environment says it has."""
        stamp = json.loads((self.root / ".venv" / "hrajme.json").read_text())
        return sorted(set(LOCKS) & set(stamp))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def wait_for(happened: Callable[[], bool]) -> None:
    until = monotonic() + PATIENCE_SECONDS
    while not happened():
        assert monotonic() < until
        sleep(0.01)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def until_ended() -> Callable[[int], None]:
    """Waits until a process that is nobody's child any more has ended."""
    return lambda process: wait_for(lambda: not is_running(process))


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    if os.name == "nt":
        pytest.skip("the fakes are made for POSIX")
    return Checkout(tmp_path)
