"""The packages that are given out, made once for all tests of this folder."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SDIST = "import sys; sys.path.insert(0, 'tools'); import backend; backend.build_sdist(sys.argv[1])"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
# A fake npm builds a page of one word; node is asked for its version only.
NPM = """
import pathlib, sys
made = {"ci": "node_modules/made", "run": "../src/hrajme/server/pages/index.html"}[sys.argv[1]]
pathlib.Path(made).parent.mkdir(parents=True, exist_ok=True)
pathlib.Path(made).write_text("built")
"""
NODE = "print('v22.12.0')"


def run(*command: str | Path, folder: Path = ROOT, **variables: str) -> str:
    """What it says; it must go well."""
    process = subprocess.run(
        command, cwd=folder, env={**os.environ, **variables}, capture_output=True, text=True
    )
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout


@contextmanager
def packing() -> Iterator[None]:
    """Both kinds of package are made in the checkout itself: one process of the tests after the other."""
    lock = ROOT / "build" / "packing.lock"
    lock.parent.mkdir(exist_ok=True)
    with open(lock, "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of this checkout, in the form of the rules that is being tested."""
    folder = tmp_path_factory.mktemp("wheel")
    left_over = ROOT / "build" / "wheel" / "hrajme" / "left_over.py"
    with packing():
        left_over.parent.mkdir(parents=True, exist_ok=True)
        left_over.touch()
        run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ".")
    [made] = folder.iterdir()
    return made


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpacked, as pip does it before it builds a wheel."""
    folder = tmp_path_factory.mktemp("sdist")
    with packing():
        run(sys.executable, "-c", SDIST, folder)
    [made] = folder.iterdir()
    with tarfile.open(made) as archive:
        archive.extractall(folder, filter="data")
    return folder / made.name.removesuffix(".tar.gz")


def path_with(folder: Path, **codes: str) -> str:
    """A PATH on which there are these commands and no others."""
    folder.mkdir()
    for name, code in codes.items():
        (folder / name).write_text(f"#!{sys.executable}\n{code}\n")
        (folder / name).chmod(0o755)
    return str(folder)


@pytest.fixture
def with_node(tmp_path: Path) -> str:
    return path_with(tmp_path / "commands", node=NODE, npm=NPM)


@pytest.fixture
def without_node(tmp_path: Path) -> str:
    return path_with(tmp_path / "commands")
