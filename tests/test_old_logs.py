"""Logs that were made by the code of their day lead where they led then."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from hrajme import games
from hrajme.table.events import (
    AnyEvent,
    AwaySet,
    ClockSet,
    Ended,
    Paused,
    Removed,
    Resumed,
    Woken,
    decode_event,
)
from hrajme.testing.endings import EVENTS, Ending, differences, replay
from hrajme.testing.shelf import OWN

FOLDER = Path(__file__).parent / "logs"
LOGS = sorted(path for path in FOLDER.glob("v*/*.jsonl") if path.name != "endings.jsonl")
RECIPES = [line.split()[0] for line in (FOLDER / "recipes.txt").read_text().splitlines() if "=" in line]


class Kept(msgspec.Struct, frozen=True):
    log: str
    ending: Ending


ENDINGS = {
    folder / kept.log: kept.ending
    for folder in FOLDER.glob("v*")
    for kept in msgspec.json.Decoder(Kept).decode_lines((folder / "endings.jsonl").read_bytes())
}

# There was none of these yet when the first logs were made.
LATER = {AwaySet, ClockSet, Ended, Paused, Removed, Resumed, Woken}


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", LOGS, ids=name_of)
def test_an_old_log_leads_where_it_led(path: Path) -> None:
    kept, now = ENDINGS[path], replay(path)
    assert differences(kept.outcomes, now.outcomes) == []
    assert differences(kept.view, now.view) == []


def test_every_ending_has_its_log() -> None:
    assert sorted(ENDINGS) == LOGS


@pytest.mark.parametrize("key", [game.key for game in OWN])
def test_the_present_rules_of_every_game_have_their_logs(key: str) -> None:
    folder = FOLDER / f"v{games.find(key).rules_version}"
    wanted = [name for name in RECIPES if name.partition("-")[0] == key]
    assert len(wanted) >= 4
    assert [name for name in wanted if not (folder / name).exists()] == []


def logs_of(key: str, *, events: bool) -> list[Path]:
    own = [path for path in LOGS if path.name.startswith(f"{key}-")]
    return [path for path in own if path.name.endswith(EVENTS) == events]


@pytest.mark.parametrize("key", [game.key for game in OWN])
def test_some_logs_of_every_game_are_finished_and_some_are_not(key: str) -> None:
    finished = {bool(ENDINGS[path].outcomes) for path in logs_of(key, events=False)}
    assert finished == {True, False}


@pytest.mark.parametrize("key", [game.key for game in OWN])
def test_moves_out_of_turn_are_in_the_logs_where_there_are_any(key: str) -> None:
    game = games.find(key)
    silence = game.silence
    if silence is not None:
        word = game.write(game.start(game.seats[0]), 0, silence.SPEAKING).encode()
        assert any(word in path.read_bytes() for path in logs_of(key, events=False))


def test_every_kind_of_event_is_in_some_log() -> None:
    tables = [path for path in LOGS if path.name.endswith(EVENTS)]
    lines = [line for path in tables for line in path.read_bytes().splitlines()]
    assert {type(decode_event(line)) for line in lines} >= set(get_args(AnyEvent)) - LATER


@pytest.mark.parametrize("key", [game.key for game in OWN])
def test_a_table_of_every_game_was_played_twice(key: str) -> None:
    assert 2 in [len(ENDINGS[path].outcomes) for path in logs_of(key, events=True)]


def test_a_view_that_says_something_else_is_found() -> None:
    kept = {"round": 1, "rows": [[1, 2], []]}
    assert differences(kept, {"round": 1, "rows": [[1, 2], []], "new": 3}) == []
    assert len(differences(kept, {"round": 2, "rows": [[1, 3], []]})) == 2
    assert len(differences(kept, {"round": 1, "rows": [[1, 2]]})) == 1
