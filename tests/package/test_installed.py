"""The wheel in an empty environment, with what it asks for alone: the room, the terminal, the library."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import hrajme
from hrajme import games
from hrajme.testing.shelf import OWN

ROOT = Path(__file__).resolve().parents[2]
# The first of the two runs the program, the other only Alembic may import.
IMPORT_ALL = """
import pkgutil, hrajme
for module in pkgutil.walk_packages(hrajme.__path__, "hrajme."):
    if module.name not in ("hrajme.__main__", "hrajme.store.migrations.env"):
        __import__(module.name)
print(hrajme.__file__)
"""


class Installed:
    """An environment with the wheel and the packages it asks for, and no others."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        venv.create(folder / "environment", symlinks=os.name != "nt")
        base = {"base": str(folder / "environment"), "platbase": str(folder / "environment")}
        self.commands = Path(sysconfig.get_path("scripts", "venv", base))
        self.packages = Path(sysconfig.get_path("purelib", "venv", base))
        self._install(wheel)
        [metadata] = self.packages.glob("hrajme-*.dist-info")
        for package in asked_by(PathDistribution(metadata), set()):
            self._link(package)

    def _install(self, wheel: Path) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(self.commands / "python"), "install", "--quiet"]
        options = ["--disable-pip-version-check", "--no-deps", "--no-compile", "--no-index"]
        subprocess.run([*pip, *options, str(wheel)], check=True)

    def _link(self, package: Distribution) -> None:
        """Our own environment has it already; a copy would take its time."""
        for name in {file.parts[0] for file in package.files or ()} - {".."}:
            if not (self.packages / name).exists():
                (self.packages / name).symlink_to(Path(str(package.locate_file(name))))

    def begin(self, *command: str) -> subprocess.Popen[str]:
        """As somebody would who has nothing of this checkout."""
        clean = {
            name: value for name, value in os.environ.items() if not name.startswith(("HRAJME", "PYTHON"))
        }
        return subprocess.Popen(
            [str(self.commands / command[0]), *command[1:]],
            cwd=self.folder,
            env={**clean, "XDG_DATA_HOME": str(self.folder / "data"), "PYTHONUTF8": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *command: str, answers: str = "") -> subprocess.CompletedProcess[str]:
        with self.begin(*command) as process:
            output, errors = process.communicate(answers)
        return subprocess.CompletedProcess(command, process.returncode, output, errors)


def asked_by(package: Distribution, known: set[str]) -> Iterator[Distribution]:
    """All that it needs, and what that needs in turn; without extras it did not ask for."""
    for line in package.requires or ():
        asked = Requirement(line)
        wanted = asked.marker is None or asked.marker.evaluate({"extra": ""})
        if wanted and asked.name not in known:
            known.add(asked.name)
            found = distribution(asked.name)
            yield found
            yield from asked_by(found, known)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), wheel)


def test_every_module_can_be_imported(installed: Installed) -> None:
    told = installed.run("python", "-c", IMPORT_ALL)
    assert told.stderr == ""
    assert str(installed.packages) in told.stdout


def test_the_form_of_the_rules_is_that_of_the_wheel(installed: Installed) -> None:
    form = "compiled" if hrajme.COMPILED else "plain"
    assert form in installed.run("hrajme", "--version", "--lang", "en").stdout


def test_the_room_shows_its_page_and_its_games(installed: Installed) -> None:
    room = ["--host", "127.0.0.1", "--port", "0", "--lang", "en"]
    with installed.begin("hrajme", "serve", *room) as process:
        assert process.stdout is not None
        try:
            look_around("http://" + process.stdout.readline().partition("http://")[2].strip())
        finally:
            process.terminate()
        _, errors = process.communicate()
    assert process.returncode == 0, errors


def look_around(address: str) -> None:
    page = read(address)
    assert '<div id="app"' in page
    for path in re.findall(r'(?:src|href)="(/[^"]+)"', page):
        assert read(address + path)
    shelf = json.loads(read(f"{address}/api/games"))["games"]
    assert [card["key"] for card in shelf] == [game.key for game in OWN]


def read(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        return str(answer.read().decode(errors="replace"))


def test_a_game_is_played_and_its_rules_are_read_in_the_terminal(installed: Installed) -> None:
    key = games.keys()[0]
    played = installed.run("hrajme", "play", key, "--plain", "--seed", "1", answers="1\n" * 3)
    assert (played.returncode, played.stderr) == (0, "")
    assert list((installed.folder / "data" / "hrajme" / "logs").glob("*.jsonl"))
    rules = installed.run("hrajme", "rules", key, "--lang", "cs")
    title = games.find(key).rulebook("cs").partition("\n")[0].removeprefix("# ")
    assert title in rules.stdout


def test_the_example_of_the_readme_plays_a_game(installed: Installed) -> None:
    example = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)[0]
    told = installed.run("python", "-c", example)
    assert told.stdout.startswith("Outcome(")
    assert told.stderr == ""


def test_a_plot_says_which_extra_it_needs(installed: Installed) -> None:
    key = games.keys()[0]
    told = installed.run("hrajme", "simulate", key, "--games", "2", "--plot", "plot.png", "--lang", "en")
    assert told.returncode == 2
    assert 'pip install "hrajme[plot]"' in told.stderr
