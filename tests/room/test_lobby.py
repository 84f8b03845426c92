"""The lobby lists public tables where somebody is, or was a moment ago."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from hrajme.room.lobby import PAGE, Listed, Lobby
from hrajme.room.summary import Summary
from hrajme.table.commands import Say, SetAway, SetPublic
from hrajme.testing.clock import Clock

if TYPE_CHECKING:
    from tests.room.conftest import OpenRoom, Watch


MINUTE = 60.0
LINGER_MS = 5 * 60_000


def make_line(code: str, *, opened_ms: int = 0, seen_ms: int = 0, is_present: bool = False) -> Listed:
    summary = Summary("the_game", "open", "Anna", 2, 0, opened_ms, seen_ms)
    return Listed(code, summary, is_present)


def codes(lines: list[Listed]) -> list[str]:
    return [line.code for line in lines]


def test_a_table_is_listed_while_somebody_is_there_and_a_little_longer() -> None:
    lobby = Lobby(LINGER_MS)
    lobby.put(make_line("a", seen_ms=0, is_present=True))
    assert codes(lobby.page(10**12)) == ["a"]
    lobby.put(make_line("a", seen_ms=10**12))
    assert codes(lobby.page(10**12 + LINGER_MS)) == ["a"]
    assert lobby.page(10**12 + LINGER_MS + 1) == []
    assert lobby.lines == {}


def test_a_look_that_knows_less_does_not_make_it_older() -> None:
    lobby = Lobby(LINGER_MS)
    lobby.put(make_line("a", seen_ms=LINGER_MS))
    lobby.put(make_line("a", seen_ms=0))
    assert codes(lobby.page(2 * LINGER_MS)) == ["a"]


def test_a_clock_that_jumped_does_not_keep_a_table_in_the_lobby() -> None:
    year_ms = 365 * 24 * 3600 * 1000
    lobby = Lobby(LINGER_MS)
    lobby.put(make_line("a", seen_ms=10**12 + year_ms))
    assert lobby.page(10**12) == []
    # Whoever comes and goes by the right clock leaves it listed as long as ever.
    lobby.put(make_line("a", seen_ms=10**12 + year_ms, is_present=True))
    lobby.put(make_line("a", seen_ms=10**12))
    assert codes(lobby.page(10**12 + LINGER_MS)) == ["a"]
    assert lobby.page(10**12 + LINGER_MS + 1) == []


async def test_when_somebody_was_there_is_written_also_after_the_clock_was_put_back(
    open_room: OpenRoom, watch: Watch, clock: Clock
) -> None:
    evening = await open_room()
    kept = await evening.open("anna", public=True)
    await watch(kept, "anna")
    evening.room.now_ms = lambda: clock.now_ms() + 10**10
    await evening.do(kept, "anna", Say, "in a year")
    evening.room.now_ms = clock.now_ms
    await evening.do(kept, "anna", Say, "now")
    again = await open_room()
    assert codes(again.room.public_tables()) == [kept.code]


def test_a_table_that_is_over_is_dropped_and_dropping_again_is_harmless() -> None:
    lobby = Lobby(LINGER_MS)
    lobby.put(make_line("a", is_present=True))
    lobby.drop("a")
    lobby.drop("a")
    assert lobby.page(0) == []


def test_pages_hold_every_table_once_also_those_of_the_same_moment() -> None:
    lobby = Lobby(LINGER_MS)
    # The last of the first page and the first of the second were opened at the same moment.
    for number in range(2 * PAGE):
        opened_ms = PAGE if number in (PAGE - 1, PAGE) else number
        lobby.put(make_line(f"t{number:03}", opened_ms=opened_ms, is_present=True))
    found: list[Listed] = []
    while page := lobby.page(0, found[-1].number if found else None):
        found += page
    assert len(found) == len(set(codes(found))) == 2 * PAGE
    assert [line.number for line in found] == sorted((line.number for line in found), reverse=True)


async def test_a_deserted_table_leaves_the_lobby_and_comes_back_with_a_person(
    open_room: OpenRoom, watch: Watch, clock: Clock
) -> None:
    evening = await open_room()
    kept = await evening.start("anna", bots=1, public=True)
    anna = await watch(kept, "anna")
    await clock.advance(60 * MINUTE)
    assert codes(evening.room.public_tables()) == [kept.code]
    kept.unwatch(anna)
    await clock.advance(5 * MINUTE)
    assert codes(evening.room.public_tables()) == [kept.code]
    await clock.advance(0.1 * MINUTE)
    assert evening.room.public_tables() == []
    await watch(kept, "cyril")
    assert codes(evening.room.public_tables()) == [kept.code]


async def test_bots_alone_keep_no_table_in_the_lobby(open_room: OpenRoom, watch: Watch, clock: Clock) -> None:
    evening = await open_room()
    kept = await evening.start("anna", bots=2, public=True)
    anna = await watch(kept, "anna")
    evening.thinkers.may_answer.clear()
    while evening.table(kept).view(anna.person).moves:
        await evening.play(kept, "anna")
    kept.unwatch(anna)
    await clock.advance(6 * MINUTE)
    before = evening.table(kept).revision
    evening.thinkers.may_answer.set()
    await evening.let_bots_move(kept)
    assert evening.table(kept).revision > before
    assert evening.room.public_tables() == []


async def test_a_table_that_leaves_the_memory_stays_listed_for_its_time(
    open_room: OpenRoom, watch: Watch, clock: Clock
) -> None:
    evening = await open_room(idle_seconds=MINUTE)
    kept = await evening.start("anna", "bob", public=True)
    kept.unwatch(await watch(kept, "anna"))
    await clock.hurry(lambda: not evening.room.kept)
    assert codes(evening.room.public_tables()) == [kept.code]
    # Who only looks at its line makes it neither younger nor older.
    await clock.advance(3 * MINUTE)
    await evening.room.table(kept.code).summary()
    assert codes(evening.room.public_tables()) == [kept.code]
    await clock.advance(3 * MINUTE)
    await evening.room.table(kept.code).summary()
    assert evening.room.public_tables() == []


async def test_the_host_puts_a_table_into_the_lobby_and_takes_it_out(
    open_room: OpenRoom, clock: Clock
) -> None:
    evening = await open_room()
    kept = await evening.open()
    await evening.do(kept, "anna", SetPublic, True)
    assert codes(evening.room.public_tables()) == [kept.code]
    again = await open_room()
    assert codes(again.room.public_tables()) == [kept.code]
    await evening.do(kept, "anna", SetPublic, False)
    assert evening.room.public_tables() == []
    assert (await open_room()).room.public_tables() == []


async def test_private_tables_are_never_listed(open_room: OpenRoom, watch: Watch, clock: Clock) -> None:
    evening = await open_room()
    kept = await evening.start("anna", "bob")
    await watch(kept, "anna")
    assert evening.room.lobby.lines == {}
    [row] = await evening.store.tables()
    assert b'"seen_ms":0' in row.listing.summary


@pytest.mark.parametrize(("minutes", "is_listed"), [(1, True), (30, False)])
async def test_after_a_restart_only_tables_where_somebody_just_was_are_listed(
    open_room: OpenRoom, watch: Watch, clock: Clock, *, minutes: float, is_listed: bool
) -> None:
    evening = await open_room()
    left = [await evening.start("anna", "bob", public=True) for _ in range(3)]
    await clock.advance(60 * MINUTE)
    kept = left[1]
    await watch(kept, "anna")
    await evening.do(kept, "anna", SetAway, 0)
    await evening.do(kept, "anna", Say, "hello")
    await clock.advance(minutes * MINUTE)
    again = await open_room()
    assert again.room.kept == {}
    assert codes(again.room.public_tables()) == ([kept.code] if is_listed else [])
    # Who comes back brings the table with them.
    await watch(again.room.table(left[0].code), "bob")
    assert left[0].code in codes(again.room.public_tables())


async def test_the_disk_learns_once_a_minute_that_somebody_is_there(
    open_room: OpenRoom, watch: Watch, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await open_room()
    kept = await evening.start("anna", "bob", public=True)
    await watch(kept, "anna")
    listings: list[Any] = []
    append = evening.store.append

    async def count(*args: Any) -> None:
        listings.append(args[4])
        await append(*args)

    monkeypatch.setattr(evening.store, "append", count)
    for _ in range(12):
        await evening.do(kept, "anna", Say, "hello")
        await clock.advance(0.25 * MINUTE)
    assert sum(listing is not None for listing in listings) in (2, 3)


async def test_the_lobby_asks_the_disk_only_at_the_start(
    open_room: OpenRoom, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await open_room()
    await evening.start("anna", "bob", public=True)

    async def refuse(**asked: Any) -> None:
        raise AssertionError(asked)

    monkeypatch.setattr(evening.store, "tables", refuse)
    assert len(evening.room.public_tables()) == 1


async def test_a_thousand_deserted_tables_are_not_read_at_the_start(
    open_room: OpenRoom, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await open_room()
    kept = await first.start("anna", "bob", public=True)
    [row] = await first.store.tables()

    def fill(connection: Any) -> None:
        rows = [(f"old-{number}", row.listing.summary) for number in range(1000)]
        connection.executemany("INSERT INTO tables VALUES (NULL, ?, 1, 1, 1, 0, ?)", rows)

    await first.store.writer.do(fill)
    await clock.advance(30 * MINUTE)
    asked: list[Any] = []
    tables = first.store.tables

    async def count(**wanted: Any) -> Any:
        asked.append(wanted)
        return await tables(**wanted)

    monkeypatch.setattr(first.store, "tables", count)
    await first.room.fill_lobby()
    assert len(asked) == 1
    assert kept.code not in codes(first.room.public_tables())
