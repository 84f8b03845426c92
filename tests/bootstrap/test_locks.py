"""The locks in ``requirements/``."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["run", "plot", "test", "bench", "node"]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_every_package_with_hashes_and_names_no_registry(name: str) -> None:
    lock = (ROOT / "requirements" / f"{name}.txt").read_text()
    assert "://" not in lock
    entries = re.split(r"\n(?=\S)", lock.strip())
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_everything_the_project_asks_for(name: str) -> None:
    with open(ROOT / "pyproject.toml", "rb") as file:
        pyproject = tomllib.load(file)
    extras = pyproject["project"]["optional-dependencies"]
    asked = pyproject["project"]["dependencies"] + pyproject["build-system"]["requires"]
    asked += extras.get(name, [])
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE)
    missing = {package_name(requirement) for requirement in asked} - {package_name(line) for line in locked}
    assert missing == set()


def package_name(requirement: str) -> str:
    """The name as registries compare it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~;\[ ]", requirement)[0]).lower()


def test_only_a_plot_needs_matplotlib() -> None:
    packages = {name: (ROOT / "requirements" / f"{name}.txt").read_text() for name in LOCKS}
    assert {name for name in LOCKS if "\nmatplotlib==" in packages[name]} == {"plot", "test", "bench"}
