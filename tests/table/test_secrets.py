"""Nothing that is sent to a person holds what that person may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hrajme import games
from hrajme.core import Dice, Position
from hrajme.table import PersonId, Table, TableView
from hrajme.table.commands import Say
from hrajme.testing.tables import SEEDS

Make = Callable[..., Any]
PEOPLE = (PersonId("anna"), PersonId("bob"), PersonId("dana"), None)
each_game = pytest.mark.parametrize("key", games.keys())
thorough = settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


def deal_anew(table: Table, position: Position, person: PersonId | None, seed: int) -> None:
    """Put *position* on the table, but with what *person* cannot see dealt anew."""
    table.story(person)
    guess = position.guess(table.seats.viewer(person), Dice(seed))
    table.line.position = guess
    table.narrator.line.position = guess.copy()


@each_game
def test_view_and_story_do_not_change_when_the_hidden_is_dealt_anew(started: Make, key: str) -> None:
    @thorough
    @given(SEEDS, st.integers(0, 30))
    def holds(seed: int, most: int) -> None:
        session = started(2, bots=1, game=key, seed=seed)
        session.send("dana", Say, "hm")
        for _ in range(most):
            session.go_on()
            session.play_any()
        twin = Table.from_events(session.table.log)
        for person in PEOPLE:
            deal_anew(twin, session.table.line.now(), person, seed)
            assert twin.view(person) == session.table.view(person)
            assert twin.story(person) == session.table.story(person)

    holds()


@each_game
def test_the_own_move_is_told_alike_when_the_hidden_is_dealt_anew(started: Make, key: str) -> None:
    @thorough
    @given(SEEDS, st.integers(0, 40))
    def holds(seed: int, most: int) -> None:
        session = started(2, game=key, seed=seed)
        for _ in range(most):
            session.go_on()
            session.play_any()
        session.go_on()
        if session.table.phase == "over":
            return
        person = session.table.seats.person_at(session.table.due()[0].seat)
        twin = Table.from_events(session.table.log)
        deal_anew(twin, session.table.line.now(), person, seed)
        session.play_any()
        twin.on(session.table.log[-1])
        # A move that brings something to light is told as it turned out.
        if twin.view(person).view == session.table.view(person).view:
            assert twin.story(person) == session.table.story(person)

    holds()


def parts(value: Any) -> Iterator[Any]:
    """Everything that a value is made of."""
    yield value
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from parts(each)


@each_game
def test_no_position_and_nobodys_id_is_in_what_is_sent(started: Make, key: str) -> None:
    session = started(2, bots=1, game=key)
    session.send("dana", Say, "hm")
    for person in PEOPLE:
        sent = [session.table.view(person), session.table.story(person)]
        for part in parts(sent):
            assert not isinstance(part, Position)
            assert part not in ("anna", "bob", "dana")
        assert msgspec.json.encode(sent)


def test_the_view_says_what_it_is_made_of() -> None:
    assert "view" in TableView.__struct_fields__
    assert "position" not in TableView.__struct_fields__
