"""A quiet place to play: no system language, no system folders, and chance that repeats."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hrajme import games
from hrajme.core import Game
from hrajme.table.timing import TimeControl
from hrajme.terminal.local import LocalTable
from hrajme.terminal.program import main
from hrajme.terminal.seats import read_chairs
from hrajme.terminal.setup import Setup

KEY = "the_game"


@pytest.fixture(autouse=True)
def quiet_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "HRAJME_FAST"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


@pytest.fixture
def game() -> Game:
    return games.find(KEY)


class Told:
    """What a run of the program gave back."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture
def hrajme(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Told]:
    """Run the program with these arguments and this input."""

    def run(*arguments: object, lines: str = "") -> Told:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        assert "Traceback" not in printed.out + printed.err
        return Told(code, printed.out, printed.err)

    return run


@pytest.fixture
def open_table(game: Game, tmp_path: Path) -> Iterator[Callable[..., LocalTable]]:
    """Tables of repeatable chance; their logs are closed after the test."""
    tables = []

    def open_one(
        *seats: str, seed: int = 5, path: Path | None = None, clock: TimeControl | None = None
    ) -> LocalTable:
        path = path or tmp_path / "log.jsonl"
        setup = Setup(game, read_chairs(game, seats), game.options(), path, seed, clock=clock)
        tables.append(setup.open())
        return tables[-1]

    yield open_one
    for table in tables:
        table.close()
