"""Tables in memory and on disk: what is shown is kept, what fails is forgotten, what is idle leaves."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import pytest

from hrajme.language import HrajmeError
from hrajme.room import Opening, Room, Settings
from hrajme.room.codes import LETTERS, make_code, read_code
from hrajme.room.rebuilding import rebuild
from hrajme.store import Conflict, DiskFull, NoSuchTable
from hrajme.store.readers import READERS
from hrajme.store.sqlite import SqliteStore
from hrajme.table import PersonId, TableError
from hrajme.table.commands import Introduce, PassHost, Say, SetAway, Sit, Stand, Start
from hrajme.table.events import encode_event
from hrajme.testing.clock import Clock, until

if TYPE_CHECKING:
    from tests.room.conftest import Evening, OpenRoom, Watch, Watcher

AWAY_SECONDS = Settings().host_away_seconds
IDLE_SECONDS = Settings().idle_seconds


async def on_disk(evening: Evening, kept: Any) -> Any:
    return rebuild(await evening.store.read(kept.code))


async def test_what_is_acknowledged_is_on_disk(evening: Evening) -> None:
    kept = await evening.start("anna", "bob")
    for _ in range(10):
        mover = "anna" if evening.table(kept).view(PersonId("anna")).moves else "bob"
        revision = await evening.play(kept, mover)
        table = await on_disk(evening, kept)
        assert table.revision >= revision
        assert [encode_event(event) for event in table.log] == [
            encode_event(event) for event in evening.table(kept).log
        ]


async def test_chance_is_in_the_append_of_the_move_that_causes_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = await evening.start("anna", "bob")
    appends: list[int] = []
    append = evening.store.append

    async def count(code: str, epoch: int, revision: int, events: Any, listing: Any) -> None:
        appends.append(len(events))
        await append(code, epoch, revision, events, listing)

    monkeypatch.setattr(evening.store, "append", count)
    while max(appends, default=0) < 2:
        mover = "anna" if evening.table(kept).view(PersonId("anna")).moves else "bob"
        await evening.play(kept, mover)
    assert (await on_disk(evening, kept)).revision == evening.table(kept).revision


async def test_a_table_is_read_when_somebody_needs_it(open_room: OpenRoom, watch: Watch) -> None:
    first = await open_room()
    kept = await first.start("anna", "bob")
    code, view = kept.code, first.table(kept).view(PersonId("bob"))
    second = await open_room()
    assert second.room.kept == {}
    bob = await watch(second.room.table(code), "bob")
    assert bob.news[-1].table == view


async def test_two_rooms_never_both_write_a_table(open_room: OpenRoom) -> None:
    first, second = await open_room(), await open_room()
    here = await first.start("anna", "bob")
    there = second.room.table(here.code)
    await there.do(Say("from there", key="1"), PersonId("anna"))
    with pytest.raises(Conflict):
        await here.do(Say("from here", key="2"), PersonId("bob"))
    await here.do(Say("again", key="2"), PersonId("bob"))
    texts = [event.text for event in (await on_disk(first, here)).log if hasattr(event, "text")]
    assert texts == ["from there", "again"]


async def test_what_does_not_reach_the_disk_is_shown_to_nobody(
    evening: Evening, watch: Watch, monkeypatch: pytest.MonkeyPatch, problems: list[logging.LogRecord]
) -> None:
    kept = await evening.start("anna", "bob")
    anna = await watch(kept, "anna")
    shown, append = len(anna.news), evening.store.append

    async def full(*args: Any) -> None:
        raise DiskFull("store-full")

    monkeypatch.setattr(evening.store, "append", full)
    with pytest.raises(DiskFull):
        await evening.do(kept, "anna", Say, "hello")
    assert problems.pop().name == "hrajme.room"
    assert kept.table is None
    assert not [news for news in anna.news[shown:] if news.talk]
    monkeypatch.setattr(evening.store, "append", append)
    await until(lambda: kept.table is not None)
    await evening.do(kept, "anna", Say, "hello again")
    said = [spoken.text for news in anna.news for spoken in news.talk]
    assert said == ["hello again"]


async def test_a_command_whose_sender_has_gone_comes_to_its_end(
    evening: Evening, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = await evening.start("anna", "bob")
    anna = await watch(kept, "anna")
    append, begun, may_go_on = evening.store.append, asyncio.Event(), asyncio.Event()

    async def slow(*args: Any) -> None:
        begun.set()
        await may_go_on.wait()
        await append(*args)

    monkeypatch.setattr(evening.store, "append", slow)
    task = asyncio.create_task(evening.do(kept, "anna", Say, "did you hear?", key="once"))
    await begun.wait()
    before = anna.revision
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    may_go_on.set()
    # Whoever watches is shown it, and a retry changes nothing.
    await until(lambda: anna.revision > before)
    revision = evening.table(kept).revision
    assert await kept.do(Say("did you hear?", key="once", revision=revision), PersonId("anna")) == revision
    assert evening.table(kept).revision == anna.revision == revision


async def test_a_refused_command_writes_nothing(evening: Evening) -> None:
    kept = await evening.open()
    before = (await on_disk(evening, kept)).revision
    with pytest.raises(TableError):
        await evening.do(kept, "bob", Start)
    assert (await on_disk(evening, kept)).revision == before
    assert kept.table is not None


async def test_an_opening_that_was_cut_off_is_finished_by_a_retry(
    open_room: OpenRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await open_room()
    append = first.store.append

    async def die(*args: Any) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(first.store, "append", die)
    opening = Opening(key="k", game="the_game", seats=2, public=True)
    with pytest.raises(asyncio.CancelledError):
        await first.room.open_table(opening, PersonId("anna"))
    monkeypatch.setattr(first.store, "append", append)
    assert first.room.public_tables() == []
    second = await open_room()
    code = await second.room.open_table(opening, PersonId("anna"))
    assert [line.code for line in second.room.public_tables()] == [code]
    assert await second.room.open_table(opening, PersonId("anna")) == code


async def test_the_key_of_an_opening_may_come_again_in_a_command(evening: Evening) -> None:
    kept = await evening.open()
    assert await evening.do(kept, "anna", Sit, 0, key="t1") == 2


async def test_a_table_that_cannot_be_is_not_opened(evening: Evening) -> None:
    for wrong in ({"game": "poker"}, {"seats": 0}, {"options": {"x": 1}}, {"alone": "genius"}):
        asked: dict[str, Any] = {"key": "k", "game": "the_game", "seats": 2} | wrong
        await evening.room.rename(PersonId("anna"), "Anna")
        with pytest.raises(HrajmeError):
            await evening.room.open_table(Opening(**asked), PersonId("anna"))
    assert await evening.store.tables() == []


async def test_a_damaged_log_is_refused_and_others_go_on(
    evening: Evening, problems: list[logging.LogRecord]
) -> None:
    kept = await evening.open()
    assert kept.epoch is not None
    await evening.store.append(kept.code, kept.epoch, 1, [b"rubbish"])
    kept.forget()
    with pytest.raises(HrajmeError, match="line 2"):
        await kept.summary()
    assert problems.pop().name == "hrajme.room"
    assert (await (await evening.open()).summary()).game == "the_game"


async def test_a_table_that_nobody_uses_leaves_the_memory(
    evening: Evening, watch: Watch, clock: Clock
) -> None:
    kept = await evening.start("anna", "bob")
    await evening.do(kept, "anna", SetAway, 0)
    anna = await watch(kept, "anna")
    await clock.advance(2 * IDLE_SECONDS)
    assert evening.room.kept == {kept.code: kept}
    kept.unwatch(anna)
    await clock.advance(2 * IDLE_SECONDS)
    assert evening.room.kept == {}
    revision = (await on_disk(evening, kept)).revision
    again = evening.room.table(kept.code)
    assert again is not kept
    assert (await watch(again, "bob")).revision == revision


async def test_a_code_that_does_not_exist_leaves_no_trace(evening: Evening) -> None:
    with pytest.raises(NoSuchTable):
        await evening.room.table("bbbb-bbbb-bbbb").summary()
    assert evening.room.kept == {}


async def test_a_host_who_stays_away_loses_the_table_to_somebody_who_is_there(
    evening: Evening, watch: Watch, clock: Clock
) -> None:
    kept = await evening.start("anna", "bob", "cyril")
    anna, cyril = await watch(kept, "anna"), await watch(kept, "cyril")
    await clock.advance(AWAY_SECONDS)
    assert evening.table(kept).seats.host == "anna"
    kept.unwatch(anna)
    await clock.advance(AWAY_SECONDS)
    await until(lambda: cyril.news[-1].table.is_host)
    assert evening.table(kept).seats.host == "cyril"


async def test_a_host_who_comes_back_in_time_stays_the_host(
    evening: Evening, watch: Watch, clock: Clock
) -> None:
    kept = await evening.start("anna", "bob")
    anna, _ = await watch(kept, "anna"), await watch(kept, "bob")
    # Every absence counts for itself.
    for _ in range(3):
        kept.unwatch(anna)
        await clock.advance(0.7 * AWAY_SECONDS)
        anna = await watch(kept, "anna")
    await clock.advance(AWAY_SECONDS)
    assert evening.table(kept).seats.host == "anna"


async def test_nobody_inherits_a_table_that_everybody_has_left(
    evening: Evening, watch: Watch, clock: Clock
) -> None:
    kept = await evening.start("anna", "bob")
    kept.unwatch(await watch(kept, "bob"))
    await clock.advance(AWAY_SECONDS)
    assert evening.table(kept).seats.host == "anna"
    with pytest.raises(TableError):
        await evening.do(kept, "bob", PassHost, 1)


def who_is_here(watcher: Watcher) -> tuple[list[int], int]:
    return list(watcher.presence.seats), watcher.presence.watchers


async def test_presence_counts_persons_not_windows(evening: Evening, watch: Watch) -> None:
    kept = await evening.start("anna", "bob")
    first, _ = await watch(kept, "anna"), await watch(kept, "anna")
    cyril = await watch(kept, "cyril")
    assert who_is_here(cyril) == ([0], 1)
    kept.unwatch(first)
    assert who_is_here(cyril) == ([0], 1)
    await evening.do(kept, "anna", Stand)
    assert who_is_here(cyril) == ([], 2)


async def test_the_lobby_follows_the_log(evening: Evening) -> None:
    kept = await evening.open(seats=3, public=True)
    [line] = evening.room.public_tables()
    assert (line.code, line.summary.taken, line.summary.host) == (kept.code, 0, "Anna")
    await evening.do(kept, "bob", Sit, 1, "Bob")
    await evening.do(kept, "anna", Introduce, "Žofie")
    [line] = evening.room.public_tables()
    assert (line.summary.taken, line.summary.host, line.summary.phase) == (1, "Žofie", "open")


def count_work(store: SqliteStore) -> list[None]:
    """Grows with every hundred steps that the database makes from now on."""
    work: list[None] = []
    readers = [store.readers.free.get() for _ in range(READERS)]
    for connection in (store.writer.connection, *readers):
        connection.set_progress_handler(lambda: work.append(None), 100)
    for reader in readers:
        store.readers.free.put(reader)
    return work


async def test_ten_thousand_old_tables_do_not_slow_the_start(evening: Evening) -> None:
    kept = await evening.start("anna", "bob")
    log = [event.content for event in await evening.store.read(kept.code)]

    def fill(connection: Any) -> None:
        rows = [(f"old-{number}",) for number in range(10_000)]
        connection.executemany("INSERT INTO tables VALUES (NULL, ?, 1, 1, 1, 0, x'')", rows)
        connection.executemany("INSERT INTO events VALUES (?, 0, 1, x'', NULL)", rows)
        events = [(*row, log[0]) for row in rows]
        connection.executemany("INSERT INTO events VALUES (?, 1, 1, ?, NULL)", events)

    await evening.store.writer.do(fill)
    work = count_work(evening.store)
    room = await Room.open(evening.store, evening.thinkers)
    await room.table(kept.code).summary()
    assert list(room.kept) == [kept.code]
    await room.close()
    # To look at every table, if only once, would be more.
    assert 100 * len(work) < 10_000


def test_codes_cannot_be_told_from_their_seeds_and_are_read_leniently() -> None:
    code = make_code(b"secret", "anna", "k1")
    assert make_code(b"secret", "anna", "k1") == code
    seeds = ((b"other", "anna", "k1"), (b"secret", "annak", "1"), (b"secret", "anna", "k2"))
    others = {make_code(*seed) for seed in seeds}
    assert len(others | {code}) == 4
    assert len(LETTERS) == len(set(LETTERS)) == 28
    assert not set(LETTERS) & set("aeiou01l")
    assert [len(part) for part in code.split("-")] == [4, 4, 4]
    for typed in (code, code.upper(), code.replace("-", " "), code.replace("-", ""), f" {code}\t"):
        assert read_code(typed) == code
    for wrong in ("", code[:-1], code + "b", code[:-1] + "a", "ß" * 12, "../" * 4, "bbbb-bbbb-bbb\0"):
        assert read_code(wrong) is None


def test_every_letter_of_a_code_is_as_likely() -> None:
    letters = "".join(make_code(b"secret", str(number)) for number in range(3000)).replace("-", "")
    counts = [letters.count(letter) for letter in LETTERS]
    expected = len(letters) / len(LETTERS)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in counts)
