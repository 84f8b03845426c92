"""setup.py: nothing that is outdated, half done or of other flags gets into a build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hrajme import compiled

ROOT = Path(__file__).resolve().parents[2]
OUTDATED = """
import os, setup
made_from = setup.ingredients(setup.extensions())
c_file = (setup.GENERATED / "src/hrajme/core/dice.py").with_suffix(".c")
c_file.parent.mkdir(parents=True)
def is_kept():
    setup.remember(made_from)
    c_file.write_text("made by Cython")
    setup.forget_outdated(setup.ingredients(setup.extensions()))
    return c_file.exists()
print("unchanged", is_kept())
os.environ["HRAJME_SANITIZE"] = "1"
print("other flags", is_kept())
del os.environ["HRAJME_SANITIZE"]
source = setup.SOURCE / "hrajme/core/dice.py"
before = source.read_text()
source.write_text("FORM = 'restored from a backup'")
os.utime(source, (0, 0))
print("older but different source", is_kept())
source.write_text(before)
c_file.write_text("half of the C of the other source")
setup.forget_outdated(setup.ingredients(setup.extensions()))
print("left over from a build that was killed", c_file.exists())
"""
HALF = """
import setup
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

def link(command, extension):
    library = setup.Path(command.get_ext_fullpath(extension.name))
    if not library.exists():  # Otherwise its date says that it is new.
        library.write_text("half")
        if not done:
            raise KeyboardInterrupt
        library.write_text("whole")

done = []
build_ext.build_extension = link
command = setup.BuildRules(Distribution({"ext_modules": setup.extensions()}))
command.ensure_finalized()
[dice] = command.extensions
library = setup.Path(command.get_ext_fullpath(dice.name))
try:
    command.build_extension(dice)
except KeyboardInterrupt:
    print(library.read_text())
done.append("the first time")
command.build_extension(dice)
print(library.read_text())
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package of one module with a compiled form, and the real setup.py."""
    package = tmp_path / "src" / "hrajme"
    (package / "core").mkdir(parents=True)
    for declared in map(Path, (*compiled.HEADERS, "core/dice.pxd")):
        (package / declared.with_suffix(".py")).write_text("FORM = 'plain'\n")
        (package / declared).write_text("ctypedef long long i64\n")
    for name in ("setup.py", "src/hrajme/compiled.py", "src/hrajme/__init__.py"):
        (tmp_path / name).write_text((ROOT / name).read_text())
    return tmp_path


def run(project: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("HRAJME")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env={**inherited, **variables},
        capture_output=True,
        text=True,
    )


def test_generated_c_is_kept_only_for_the_same_sources_and_flags(project: Path) -> None:
    process = run(project, "-c", OUTDATED)
    assert process.stderr == ""
    assert process.stdout.splitlines() == [
        "unchanged True",
        "other flags False",
        "older but different source False",
        "left over from a build that was killed False",
    ]


def test_a_library_that_was_only_begun_is_made_anew(project: Path) -> None:
    process = run(project, "-c", HALF)
    assert process.stderr == ""
    assert [line for line in process.stdout.splitlines() if "compiled" not in line] == ["half", "whole"]


def test_where_nothing_can_be_compiled_the_plain_form_is_named(project: Path) -> None:
    process = run(project, "setup.py", "build_ext", "--inplace", CC="no-such-compiler")
    assert process.returncode == 1
    assert "or set HRAJME_PLAIN=1 for the plain form" in process.stderr
    assert "Traceback" not in process.stderr
    assert not list((project / "src").rglob("compiled.json"))
