"""What may be said, by whom, and who hears it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hrajme import games
from hrajme.core import Game
from hrajme.language import LANGUAGES, language
from hrajme.table import PersonId
from hrajme.table.commands import HandOver, Introduce, Offer, Say, Signal, Stand
from hrajme.table.errors import (
    NothingSaid,
    NotRunning,
    NotSeated,
    TableError,
    TalkRefused,
    TooLong,
    UnknownSignal,
)
from hrajme.table.talk import signals_of
from hrajme.table.words import clean_line

Make = Callable[..., Any]
ANNA, BOB, DANA = PersonId("anna"), PersonId("bob"), PersonId("dana")


def heard(session: Any, person: PersonId | None) -> list[str]:
    return [spoken.text for spoken in session.table.heard(person)]


def test_while_the_game_runs_the_talk_rule_holds(started: Make, picture: Make) -> None:
    session = started(2)
    before = picture(session.table)
    with pytest.raises(TalkRefused) as caught:
        session.send("anna", Say, "I have thirty-seven")
    assert (caught.value.code, caught.value.refusal.rule) == ("table/talk_refused", "TG-13")
    assert picture(session.table) == before
    session.send("anna", Say, "leave the first pile to me")
    assert heard(session, BOB) == ["leave the first pile to me"]


def test_before_the_start_and_after_the_end_talk_is_free(opened: Make, started: Make) -> None:
    session = opened()
    session.send("anna", Say, "at 8?")
    assert heard(session, None) == ["at 8?"]
    played = started(1, bots=1)
    played.finish()
    played.send("anna", Say, "I had 37")
    assert heard(played, None) == ["I had 37"]


def test_players_hear_spectators_only_after_the_end(started: Make) -> None:
    session = started(1, bots=1)
    session.send("dana", Introduce, "Dana")
    session.send("dana", Say, "Anna has 37")
    session.send("anna", Say, "hm")
    assert heard(session, ANNA) == ["hm"]
    assert heard(session, DANA) == heard(session, None) == ["Anna has 37", "hm"]
    session.finish()
    assert heard(session, ANNA) == ["Anna has 37", "hm"]


def test_what_spectators_said_of_an_earlier_play_stays_heard(started: Make) -> None:
    session = started(1, bots=1)
    session.send("dana", Say, "37")
    session.finish()
    session.send("anna", Offer, "rematch")
    session.send("dana", Say, "38")
    assert session.table.phase == "running"
    assert heard(session, ANNA) == ["37"]


def test_who_got_up_talks_as_a_spectator_and_who_handed_over_as_a_player(started: Make) -> None:
    session = started(3)
    session.send("bob", Stand)
    session.send("bob", Say, "I had 37")
    session.send("cyril", HandOver, 2, "easy")
    with pytest.raises(TalkRefused):
        session.send("cyril", Say, "I had 37")
    assert heard(session, ANNA) == []


def test_talk_has_the_name_and_the_seat_of_who_spoke_but_no_id(started: Make) -> None:
    session = started(2)
    session.send("bob", Say, "hm")
    (spoken,) = session.table.heard(ANNA)
    assert (spoken.name, spoken.seat, spoken.signal) == ("Bob", 1, None)


@pytest.mark.parametrize(
    ("text", "error"), [("", NothingSaid), (" \n\x00\u202e ", NothingSaid), ("a" * 301, TooLong)]
)
def test_nothing_and_too_much_are_refused(opened: Make, text: str, error: type[TableError]) -> None:
    with pytest.raises(error):
        opened().send("anna", Say, text)


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("a\nb\tc", "a b c"),
        ("a\x00\x1b[31mb", "a[31mb"),
        ("\u202eevil", "evil"),
        ("\ud800x", "x"),
        ("👩\u200d👧 ž", "👩\u200d👧 ž"),
    ],
)
def test_control_characters_are_taken_out(raw: str, clean: str) -> None:
    assert clean_line(raw) == clean


def test_a_signal_points_at_a_pile(started: Make, game: Game) -> None:
    session = started(2)
    session.send("bob", Signal, "keep_off", 3)
    (spoken,) = session.table.heard(ANNA)
    assert (spoken.seat, spoken.signal.args) == (1, {"pile": 3})
    for code in LANGUAGES:
        assert "3" in language(code).say(spoken.signal)


@pytest.mark.parametrize(
    ("name", "pile", "target"),
    [
        ("keep_off", 37, None),
        ("keep_off", 0, None),
        ("keep_off", None, None),
        ("keep_off", None, 1),
        ("wink", 1, None),
    ],
)
def test_a_signal_that_says_nothing_or_too_much_is_refused(
    started: Make, name: str, pile: int | None, target: int | None
) -> None:
    with pytest.raises(UnknownSignal):
        started(2).send("bob", Signal, name, pile, target)


def test_signals_go_by_the_talk_rule_too(started: Make) -> None:
    silent = started(2, talk="silent")
    with pytest.raises(TalkRefused):
        silent.send("bob", Signal, "help", 1)
    signals = started(2, talk="signals")
    with pytest.raises(TalkRefused):
        signals.send("bob", Say, "hello")
    signals.send("bob", Signal, "help", 1)


def test_signals_are_for_players_in_play(opened: Make, started: Make) -> None:
    with pytest.raises(NotRunning):
        opened().send("anna", Signal, "help", 1)
    with pytest.raises(NotSeated):
        started(2).send("dana", Signal, "help", 1)


@pytest.mark.parametrize("key", games.keys())
def test_every_signal_has_its_words(key: str) -> None:
    for name in signals_of(games.find(key)):
        assert all(language(code).has(f"{key}-signal-{name}") for code in LANGUAGES)


def test_a_game_without_a_talk_rule_lets_everything_be_said(started: Make) -> None:
    quiet = next((game.key for game in map(games.find, games.keys()) if game.manners is None), None)
    if quiet is None:
        pytest.skip("every game has a talk rule")
    session = started(2, game=quiet)
    session.send("bob", Say, "37")
    with pytest.raises(UnknownSignal):
        session.send("bob", Signal, "help", 1)
