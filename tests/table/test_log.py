"""The events are enough; and every refusal and story has its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from hrajme import games
from hrajme.core import BrokenLog, Refusal
from hrajme.language import LANGUAGES, HrajmeError, language
from hrajme.table import PersonId, Table, TableError
from hrajme.table import errors as table_errors
from hrajme.table.commands import (
    AnyCommand,
    Decline,
    HandOver,
    Offer,
    SeatBot,
    SetPublic,
    SetSeats,
    Sit,
    Stand,
    Undo,
)
from hrajme.table.events import Started, TakenBack, decode_event, encode_event
from hrajme.table.table import DECIDE

Make = Callable[..., Any]
replace = msgspec.structs.replace


@pytest.mark.parametrize("key", games.keys())
def test_the_events_make_the_same_table_again(started: Make, picture: Make, key: str) -> None:
    session = started(1, bots=1, game=key)
    session.finish()
    session.send("anna", Offer, "rematch")
    session.go_on()
    kept = [encode_event(event) for event in session.table.log]
    again = Table.from_events(map(decode_event, kept))
    assert picture(again) == picture(session.table)
    assert again.log == session.table.log


@pytest.mark.parametrize("key", games.keys())
def test_a_game_of_persons_and_bots_comes_to_its_end(started: Make, key: str) -> None:
    session = started(2, bots=1, game=key)
    session.finish()
    assert session.table.phase == "over"
    assert session.table.view(None).outcome is not None
    assert session.table.due() == []


def test_a_key_is_remembered_by_the_rebuilt_table(started: Make) -> None:
    session = started(2, starter="host")
    first = session.play("anna")
    session.table = Table.from_events(session.table.log)
    assert session.send("anna", Stand, key=first[0].key) == first


def test_an_older_log_may_lack_new_fields_but_never_has_unknown_ones() -> None:
    assert decode_event(b'{"event":"started"}') == Started()
    with pytest.raises(msgspec.DecodeError):
        decode_event(b'{"event":"started","lucky":true}')


def test_a_log_that_is_none_is_refused(started: Make) -> None:
    log = started(2).table.log
    wrong = [
        [],
        log[1:],
        log[:2] + log[3:],
        [replace(log[0], rules_version=99), *log[1:]],
        [*log[:-1], replace(log[-1], move="no move")],
        [*log[:-1], replace(log[-1], move="1")],
        [*log[:-1], TakenBack(3, 77, revision=len(log)), replace(log[-1], revision=len(log) + 1, seat=5)],
    ]
    for events in wrong:
        with pytest.raises(BrokenLog):
            Table.from_events(events)


def test_what_somebody_was_told_stays_told(started: Make) -> None:
    session = started(1, bots=1, starter="host")
    before = session.table.story(PersonId("anna"))
    session.play("anna", "start 1")
    revision = session.table.revision
    session.play("anna")
    session.send("anna", Undo)
    story = session.table.story(PersonId("anna"))
    assert story[: len(before)] == before
    assert [told.revision for told in session.table.story(PersonId("anna"), revision)] == [
        revision + 1,
        revision + 2,
    ]
    assert story[-1].sentences[0].id == "table-story-taken_back"


def test_each_person_is_told_of_the_own_cards_only(started: Make) -> None:
    session = started(2)

    def hands(person: PersonId | None) -> list[Any]:
        told = [each for told in session.table.story(person) for each in told.sentences]
        return [each.args["cards"] for each in told if each.id.endswith("story-hand")]

    for person in (PersonId("anna"), PersonId("bob")):
        hand = session.table.view(person).view.hand
        assert hands(person) == [", ".join(map(str, hand))]
    assert hands(None) == []


def told_everywhere(table: Table) -> None:
    for told in table.story(None):
        for code in LANGUAGES:
            for sentence in told.sentences:
                assert language(code).tell(sentence, ["a", "b", "c"])


def test_everything_that_happens_is_told_in_four_languages(opened: Make, started: Make) -> None:
    session = opened(2)
    for public in (True, False):
        session.send("anna", SetPublic, public)
    told_everywhere(session.table)
    session = started(2, bots=1)
    session.play("anna", "start 1")
    session.play("bob", "start 2")
    for person, command, *args in (
        ("anna", Offer, "takeback"),
        ("bob", Decline, "takeback"),
        ("bob", Stand),
        ("bob", Sit, 1),
        ("anna", HandOver, 0, "easy"),
    ):
        session.send(person, command, *args)
    told_everywhere(session.table)


ARGUMENTS: dict[str, int | str] = {
    "seat": 1,
    "seats": 2,
    "format": "doc",
    "empty": 2,
    "revision": 3,
    "most": 4,
    "known": "rematch",
}
SPECIAL = (table_errors.Unsuitable, table_errors.TalkRefused, table_errors.EndingRefused)


def tree(error: type[TableError]) -> list[type[TableError]]:
    return [*error.__subclasses__(), *[each for child in error.__subclasses__() for each in tree(child)]]


@pytest.mark.parametrize("error", tree(TableError), ids=lambda error: error.code)
def test_every_refusal_has_its_code_and_its_sentence(error: type[TableError]) -> None:
    assert error.code.startswith("table/")
    assert error.__name__ in (table_errors.__doc__ or "")
    if not issubclass(error, SPECIAL):
        for code in LANGUAGES:
            assert language(code).say(error(**ARGUMENTS).sentence)


def test_no_two_refusals_have_the_same_code() -> None:
    codes = [error.code for error in tree(TableError)]
    assert len(set(codes)) == len(codes)


def test_the_words_of_game_and_contract_are_passed_on() -> None:
    refusal = Refusal("TG-14", "the_game-refuse-silent")
    assert str(table_errors.TalkRefused(refusal)) == language("en").say(refusal.sentence)
    error = HrajmeError("error-log_empty", name="x")
    assert str(table_errors.Unsuitable(error)) == str(error)


def test_every_command_is_decided() -> None:
    assert set(DECIDE) == set(get_args(AnyCommand))


def test_taking_seats_away_takes_bots_with_them(opened: Make) -> None:
    session = opened(3)
    session.send("anna", SeatBot, 2, "easy")
    session.send("anna", SetSeats, 2)
    assert len(session.table.view(None).seats) == 2
