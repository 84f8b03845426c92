"""Where guests want to be called: kept, renewed, forgotten, and never too many."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from hrajme.store import Store, Subscription, back_up, restore, rows
from hrajme.store.sqlite import SqliteStore

Open = Callable[[], Awaitable[Store]]


def subscription(guest: str = "eva", number: int = 1, at_ms: int = 1) -> Subscription:
    return Subscription(guest, f"https://push.example/{number}", b"k", b"a", "cs", "room.example", at_ms)


async def numbers(store: Store, guest: str = "eva") -> list[str]:
    return [each.endpoint.rpartition("/")[2] for each in await store.subscriptions(guest)]


async def test_a_subscription_is_there_again_after_a_restart(store: Store, open_again: Open) -> None:
    await store.keep_subscription(subscription())
    await store.close()
    assert await (await open_again()).subscriptions("eva") == [subscription()]


async def test_the_same_endpoint_is_renewed(store: Store) -> None:
    await store.keep_subscription(subscription())
    later = replace(subscription(at_ms=9), language="pl", key=b"K")
    await store.keep_subscription(later)
    assert await store.subscriptions("eva") == [later]


async def test_a_guest_has_a_few_and_the_oldest_goes(store: Store) -> None:
    for number in range(1, 8):
        await store.keep_subscription(subscription(number=number, at_ms=number))
    assert await numbers(store) == ["7", "6", "5", "4", "3"]


async def test_one_is_forgotten_and_the_others_stay(store: Store) -> None:
    for guest, number in (("eva", 1), ("eva", 2), ("jan", 1)):
        await store.keep_subscription(subscription(guest, number, at_ms=number))
    await store.remove_subscription("eva", "https://push.example/1")
    await store.remove_subscription("eva", "https://push.example/never")
    assert await numbers(store) == ["2"]
    assert await numbers(store, "jan") == ["1"]


async def test_all_together_are_not_too_many(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "MOST_SUBSCRIPTIONS", 3)
    for number in range(1, 6):
        await store.keep_subscription(subscription(f"guest{number}", at_ms=number))
    left = [number for number in range(1, 6) if await store.subscriptions(f"guest{number}")]
    assert left == [3, 4, 5]


async def test_they_are_in_a_backup(tmp_path: Path) -> None:
    path, backup = tmp_path / "room.db", tmp_path / "copy.db"
    store = await SqliteStore.open(path)
    await store.keep_subscription(subscription())
    back_up(path, backup)
    await store.remove_subscription("eva", subscription().endpoint)
    restore(backup, path)
    assert await store.subscriptions("eva") == [subscription()]
    await store.close()
