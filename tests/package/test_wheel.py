"""The wheel holds all that runs, the built pages with it, and nothing that is only for us."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

import hrajme

PACKAGE = Path(hrajme.__file__).resolve().parent
FOR_US = re.compile(r"(^|/)(testing|tests)/")


@pytest.fixture
def content(wheel: Path) -> Iterator[ZipFile]:
    with ZipFile(wheel) as file:
        yield file


def packed(content: ZipFile, *suffixes: str) -> set[str]:
    return {name for name in content.namelist() if name.startswith("hrajme/") and name.endswith(suffixes)}


def sources(*suffixes: str) -> set[str]:
    """The files of the package that belong into a wheel."""
    paths = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*")}
    return {path for path in paths if path.endswith(suffixes) and not FOR_US.search(path)}


def test_every_module_is_there_and_no_test(content: ZipFile) -> None:
    assert packed(content, ".py", ".pxd") == sources(".py", ".pxd")
    assert not [name for name in content.namelist() if FOR_US.search(name) or ".test." in name]


def test_all_that_is_read_by_the_program_is_there(content: ZipFile) -> None:
    kinds = (".ftl", ".md", ".bin", ".tcss", "py.typed")
    assert packed(content, *kinds) == sources(*kinds)


def test_the_pages_are_built_and_their_sources_are_not_there(content: ZipFile) -> None:
    page = content.read("hrajme/server/pages/index.html").decode()
    linked = {f"hrajme/server/pages{path}" for path in re.findall(r'(?:src|href)="(/[^"]+)"', page)}
    # The room makes it for each reader.
    linked.remove("hrajme/server/pages/app.webmanifest")
    assert linked
    assert linked <= set(content.namelist())
    assert packed(content, ".svelte", ".ts", ".tsv", ".c", ".map") == set()


def test_the_rules_are_compiled_as_they_are_here(content: ZipFile, wheel: Path) -> None:
    libraries = {Path(name).name.partition(".")[2] for name in packed(content, ".so", ".pyd")}
    if hrajme.COMPILED:
        assert libraries == {EXTENSION_SUFFIXES[0].removeprefix(".")}
        modules = {name.replace(".py", EXTENSION_SUFFIXES[0]) for name in compiled_modules()}
        assert packed(content, ".so", ".pyd") == modules
    else:
        assert libraries == set()
        assert wheel.name.endswith("-py3-none-any.whl")


def compiled_modules() -> set[str]:
    found = {path.relative_to(PACKAGE.parent).as_posix() for path in hrajme.compiled.sources()}
    return {path for path in found if not FOR_US.search(path)}


def test_only_the_extra_asks_for_matplotlib(content: ZipFile) -> None:
    [name] = [name for name in content.namelist() if name.endswith(".dist-info/METADATA")]
    asked = re.findall(r"^Requires-Dist: (.+)$", content.read(name).decode(), re.MULTILINE)
    assert [line for line in asked if "matplotlib" in line] == ['matplotlib>=3.10; extra == "plot"']
