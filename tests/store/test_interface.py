"""What every store promises; runs on each kind of database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hrajme.store import (
    Claim,
    Closed,
    Conflict,
    Guest,
    Listing,
    NoSuchTable,
    Store,
    StoredEvent,
    TableExists,
)
from hrajme.store.store import SUMMARY_BYTES

Open = Callable[[], Awaitable[Store]]
PUBLIC = Listing(public=True)
OVER = Listing(public=True, finished=True, summary=b"flip seven, three players")


async def listed(store: Store, **wanted: bool | int | None) -> list[str]:
    return [row.table_id for row in await store.tables(**wanted)]  # type: ignore[arg-type]


async def test_a_new_table_is_claimed_by_who_opens_it(store: Store) -> None:
    assert await store.open_table("a", b"head") == Claim(epoch=1, revision=0)
    assert await store.head("a") == b"head"
    assert await store.read("a") == []


async def test_events_are_read_as_they_were_written(store: Store) -> None:
    await store.open_table("a", b"head")
    await store.append("a", 1, 0, [b"one", b"\x00two\xff"])
    await store.append("a", 1, 2, [b""])
    assert await store.read("a") == [
        StoredEvent(1, 1, b"one"),
        StoredEvent(2, 1, b"\x00two\xff"),
        StoredEvent(3, 1, b""),
    ]


@pytest.mark.parametrize(
    ("since", "revisions"), [(-5, [1, 2, 3]), (0, [1, 2, 3]), (2, [3]), (3, []), (9, [])]
)
async def test_reading_goes_on_after_a_revision(store: Store, since: int, revisions: list[int]) -> None:
    await store.open_table("a", b"head")
    await store.append("a", 1, 0, [b"1", b"2", b"3"])
    assert [event.revision for event in await store.read("a", since)] == revisions


async def test_a_table_is_opened_once(store: Store) -> None:
    await store.open_table("a", b"first")
    with pytest.raises(TableExists, match="already"):
        await store.open_table("a", b"second")
    assert await store.head("a") == b"first"


async def test_a_table_that_is_not_there_is_an_error(store: Store) -> None:
    for call in (store.claim("a"), store.read("a"), store.head("a"), store.append("a", 1, 0, [b"1"])):
        with pytest.raises(NoSuchTable, match="no table a"):
            await call


@pytest.mark.parametrize("revision", [0, 1, 3])
async def test_another_revision_is_a_conflict(store: Store, revision: int) -> None:
    await store.open_table("a", b"head")
    await store.append("a", 1, 0, [b"1", b"2"])
    with pytest.raises(Conflict, match="revision 2") as caught:
        await store.append("a", 1, revision, [b"wrong"], OVER)
    assert (caught.value.epoch, caught.value.revision, caught.value.is_fenced) == (1, 2, False)
    assert [event.content for event in await store.read("a")] == [b"1", b"2"]
    assert (await store.tables())[0].listing == Listing()


async def test_a_claim_fences_off_the_writer_before(store: Store) -> None:
    await store.open_table("a", b"head")
    await store.append("a", 1, 0, [b"1"])
    assert await store.claim("a") == Claim(epoch=2, revision=1)
    with pytest.raises(Conflict, match="Another process") as caught:
        await store.append("a", 1, 1, [b"late"])
    assert caught.value.is_fenced
    await store.append("a", 2, 1, [b"2"])
    assert [(event.epoch, event.content) for event in await store.read("a")] == [(1, b"1"), (2, b"2")]


async def test_an_epoch_that_was_never_given_is_fenced(store: Store) -> None:
    await store.open_table("a", b"head")
    with pytest.raises(Conflict):
        await store.append("a", 2, 0, [b"1"])


async def test_two_stores_on_one_database_cannot_both_write_a_table(open_again: Open) -> None:
    one, other = await open_again(), await open_again()
    await one.open_table("a", b"head")
    claim = await other.claim("a")
    with pytest.raises(Conflict):
        await one.append("a", 1, 0, [b"one"])
    await other.append("a", claim.epoch, 0, [b"other"])
    assert [event.content for event in await one.read("a")] == [b"other"]


async def test_of_writers_at_the_same_revision_one_wins(open_again: Open) -> None:
    stores = [await open_again() for _ in range(3)]
    await stores[0].open_table("a", b"head")
    tries = [store.append("a", 1, 0, [b"%d" % number]) for number, store in enumerate(stores)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(answer, Conflict) for answer in answers) == 2
    [event] = await stores[0].read("a")
    assert answers[int(event.content)] is None


async def test_what_was_written_is_there_when_opened_again(open_again: Open) -> None:
    first = await open_again()
    await first.open_table("a", b"head", PUBLIC)
    await first.append("a", 1, 0, [b"1"])
    await first.keep_guest(Guest("g", "Anna", 5))
    await first.close()
    second = await open_again()
    assert await second.read("a") == [StoredEvent(1, 1, b"1")]
    assert await listed(second, public=True) == ["a"]
    assert await second.guest("g") == Guest("g", "Anna", 5)


async def test_the_lobby_shows_the_newest_first_in_pages(store: Store) -> None:
    for number in range(5):
        await store.open_table(f"t{number}", b"head")
    first = await store.tables(limit=2)
    assert [row.table_id for row in first] == ["t4", "t3"]
    assert await listed(store, limit=2, before=first[-1].number) == ["t2", "t1"]
    assert await listed(store, before=first[-1].number) == ["t2", "t1", "t0"]
    assert await listed(store, limit=0) == []


async def test_the_lobby_is_filtered(store: Store) -> None:
    for table_id, listing in {"private": Listing(), "public": PUBLIC, "over": OVER}.items():
        await store.open_table(table_id, b"head", listing)
    assert await listed(store) == ["over", "public", "private"]
    assert await listed(store, public=True) == ["over", "public"]
    assert await listed(store, public=False) == ["private"]
    assert await listed(store, finished=False) == ["public", "private"]
    assert await listed(store, public=True, finished=True) == ["over"]
    assert await listed(store, public=False, finished=True) == []


async def test_the_listing_changes_together_with_the_log(store: Store) -> None:
    await store.open_table("a", b"head", PUBLIC)
    await store.append("a", 1, 0, [b"1"], OVER)
    await store.append("a", 1, 1, [b"2"])
    [row] = await store.tables()
    assert (row.revision, row.listing) == (2, OVER)


async def test_a_row_of_the_lobby_stays_small() -> None:
    with pytest.raises(ValueError, match="summary"):
        Listing(summary=bytes(SUMMARY_BYTES + 1))


async def test_a_guest_keeps_the_age_and_changes_the_name(store: Store) -> None:
    assert await store.guest("g") is None
    await store.keep_guest(Guest("g", "Anna", 5))
    await store.keep_guest(Guest("g", "Žofie", 9))
    assert await store.guest("g") == Guest("g", "Žofie", 5)


async def test_a_secret_stays_as_it_was_kept_first(open_again: Open) -> None:
    first = await open_again()
    assert await first.secret("guests", b"one") == b"one"
    assert await first.secret("guests", b"two") == b"one"
    assert await first.secret("other", b"three") == b"three"
    await first.close()
    assert await (await open_again()).secret("guests", b"four") == b"one"


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(Closed):
        await store.open_table("a", b"head")
    with pytest.raises(Closed):
        await store.read("a")


async def test_closing_writes_what_is_waiting(open_again: Open) -> None:
    store = await open_again()
    opening = [asyncio.create_task(store.open_table(f"t{number}", b"head")) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*opening) == [Claim(1, 0)] * 50
    assert len(await (await open_again()).tables()) == 50
