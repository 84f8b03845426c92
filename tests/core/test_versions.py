"""A game goes on by the rules that it was begun with, whatever the present ones are."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

from hrajme import games
from hrajme.core import CHANCE, Dice, Game, UnknownRules
from hrajme.language import LANGUAGES, language
from hrajme.room.driver import make_question
from hrajme.room.thinkers import make_position
from hrajme.table import ROOM, PersonId, Table
from hrajme.table.commands import Open, PlayFor, SeatBot, Start
from hrajme.table.events import Opened, Rematched, TakenBack

PRESENT = games.find("the_game")


def start_small(seats: int, options: Any) -> Any:
    return PRESENT.position(seats, msgspec.structs.replace(options, smaller_hands=True))


# A later edition: its version 2 is played as today, version 1 had smaller hands.
LATER = replace(PRESENT, rules_version=2, earlier={1: start_small})
HAND, SMALL_HAND = 7, 6
ANNA = PersonId("anna")


def hand_size(position: Any) -> int:
    """How many cards each of two seats is dealt."""
    dice = Dice(1)
    while position.to_move() == (CHANCE,):
        position.play(CHANCE, position.roll(dice))
    return len(position.view(0).hand)


def test_a_new_game_has_the_present_rules() -> None:
    assert hand_size(LATER.start(2)) == hand_size(LATER.start(2, {}, 2)) == HAND


def test_an_earlier_version_is_another_game() -> None:
    assert hand_size(LATER.start(2, {}, 1)) == SMALL_HAND


@pytest.mark.parametrize("version", [0, 3, -1])
def test_rules_that_are_not_here_are_refused_in_four_languages(version: int) -> None:
    with pytest.raises(UnknownRules) as refused:
        LATER.start(2, {}, version)
    for code in LANGUAGES:
        assert f" {version};" in language(code).say(refused.value.sentence)
        assert "1, 2" in language(code).say(refused.value.sentence)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The later edition is the one on the shelf."""
    find = games.find

    @cache
    def find_later(key: str) -> Game:
        return LATER if key == LATER.key else find(key)

    monkeypatch.setattr(games, "find", find_later)


def old_table() -> Table:
    """A table of two bots that was opened when version 1 was the present one, just before the first card."""
    opened = Table.open(Open(PRESENT.key, 2, {}, "Anna", key="1"), ANNA, 0).opened
    table = Table.from_events([msgspec.structs.replace(opened, rules_version=1)])
    for seat in range(2):
        table.apply(SeatBot(seat, "easy", key=f"bot{seat}"), ANNA, 0)
    table.apply(Start(key="start"), ANNA, 0)
    return table


@pytest.mark.usefixtures("later")
def test_a_table_keeps_the_rules_it_was_opened_with_in_every_play() -> None:
    table = old_table()
    again = Table.from_events(table.log)
    assert hand_size(again.line.now()) == SMALL_HAND
    for event in (TakenBack(0, 0), Rematched()):
        table.record(event, "", ROOM, 0)
        assert hand_size(table.line.now().copy()) == SMALL_HAND
    assert table.view(None).rules_version == 1


@pytest.mark.usefixtures("later")
def test_a_bot_thinks_by_the_rules_of_its_table() -> None:
    table = old_table()
    dice = Dice(4)
    while table.due()[0].kind == "chance":
        text = table.game.write(table.line.now(), CHANCE, table.line.now().roll(dice))
        table.apply(PlayFor(CHANCE, text, key=str(table.revision), revision=table.revision), ROOM, 0)
    thought = make_position(make_question(table, table.due()[0]))
    assert thought.view(None) == table.line.now().view(None)


@pytest.mark.usefixtures("later")
def test_a_table_of_unknown_rules_is_refused() -> None:
    opened = old_table().opened
    assert isinstance(opened, Opened)
    for version in (0, 3):
        with pytest.raises(UnknownRules):
            Table.from_events([msgspec.structs.replace(opened, rules_version=version)])
