"""House rules from names and words."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from hrajme import games
from hrajme.core import BadOption, BadSeats, Options, UnknownGame, UnknownLevel
from hrajme.core.options import read_options


class HouseRules(Options, frozen=True):
    fast: bool = False
    talk: Literal["free", "silent"] = "free"
    target: Annotated[int, msgspec.Meta(ge=50, le=1000)] = 200
    start: Annotated[str, msgspec.Meta(max_length=12)] = ""

    def check(self) -> None:
        if self.start and not self.start.isdecimal():
            raise BadOption("error-bad_option", option="start", value=self.start, allowed="digits")


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({}, HouseRules()),
        ({"fast": "yes"}, HouseRules(fast=True)),
        ({"fast": "OFF"}, HouseRules(fast=False)),
        ({"fast": True}, HouseRules(fast=True)),
        ({"talk": "silent", "target": "300"}, HouseRules(talk="silent", target=300)),
        ({"target": 50}, HouseRules(target=50)),
        ({"start": "  345 "}, HouseRules(start="345")),
        ({"start": ""}, HouseRules()),
    ],
)
def test_words_and_values_are_read(values: dict[str, object], expected: HouseRules) -> None:
    assert read_options(HouseRules, values) == expected


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"speed": "1"}, "no option “speed”. It has: fast, talk, target, start"),
        ({"fast": "maybe"}, "cannot be “maybe”. Possible: yes, no"),
        ({"talk": "loud"}, "Possible: free, silent"),
        ({"target": "49"}, "Possible: 50–1000"),
        ({"target": "many"}, "Possible: 50–1000"),
        ({"start": "3" * 13}, "one line of text, 12 characters at most"),
        ({"start": "3\n4"}, "one line of text"),
        ({"start": 345}, "one line of text"),
        ({"start": "king"}, "cannot be “king”. Possible: digits"),
    ],
)
def test_what_is_not_possible_is_answered_with_what_is(values: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        read_options(HouseRules, values)


def test_unknown_games_levels_and_impossible_seats_are_sentences() -> None:
    with pytest.raises(UnknownGame, match="no game “ludo”"):
        games.find("ludo")
    game = games.find(games.keys()[0])
    with pytest.raises(BadSeats, match="not for 99"):
        game.start(99)
    with pytest.raises(BadSeats):
        game.start(0)
    with pytest.raises(BadSeats, match="exactly 2 seats, not for 3"):
        games.find("chess").start(3)
    with pytest.raises(UnknownLevel, match="no bot “genius”"):
        game.level("genius")
