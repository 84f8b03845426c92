"""Somebody has gone: the game goes on, and who comes back has the seat back."""

from __future__ import annotations

from typing import Any

import pytest

from hrajme.table.commands import HandOver, SetAway
from hrajme.table.errors import NotHost, NotYourSeat
from hrajme.testing.clock import Clock, until

MINUTE = 60.0


def kinds(evening: Any, kept: Any) -> list[str]:
    return [seat.kind for seat in evening.table(kept).view(None).seats]


async def test_a_bot_plays_on_after_a_minute_and_hands_the_seat_back(
    evening: Any, watch: Any, clock: Clock
) -> None:
    kept = await evening.start("anna", "bob")
    await watch(kept, "anna")
    bob = await watch(kept, "bob")
    kept.unwatch(bob)
    await clock.advance(MINUTE - 1)
    assert kinds(evening, kept) == ["person", "person"]
    await clock.advance(2)
    await until(lambda: kinds(evening, kept) == ["person", "stand_in"])
    again = await watch(kept, "bob")
    assert kinds(evening, kept) == ["person", "person"]
    assert again.news[-1].story[-1].sentences[0].id == "table-story-back"


async def test_everybody_is_told_who_is_away_and_since_when(evening: Any, watch: Any, clock: Clock) -> None:
    kept = await evening.start("anna", "bob")
    anna = await watch(kept, "anna")
    bob = await watch(kept, "bob")
    assert anna.presence.away == ()
    left_ms = evening.room.now_ms()
    kept.unwatch(bob)
    assert anna.presence.away == ((1, left_ms),)
    await clock.advance(MINUTE / 2)
    assert (await watch(kept, "dana")).presence.away == ((1, left_ms),)
    await watch(kept, "bob")
    assert anna.presence.away == ()


async def test_who_comes_back_in_time_keeps_the_seat(evening: Any, watch: Any, clock: Clock) -> None:
    kept = await evening.start("anna", "bob")
    await watch(kept, "anna")
    kept.unwatch(await watch(kept, "bob"))
    await clock.advance(MINUTE / 2)
    await watch(kept, "bob")
    await clock.advance(2 * MINUTE)
    assert kinds(evening, kept) == ["person", "person"]


async def test_one_of_two_windows_is_enough_to_be_here(evening: Any, watch: Any, clock: Clock) -> None:
    kept = await evening.start("anna", "bob")
    await watch(kept, "anna")
    first, _ = await watch(kept, "bob"), await watch(kept, "bob")
    kept.unwatch(first)
    await clock.advance(2 * MINUTE)
    assert kinds(evening, kept) == ["person", "person"]


async def test_who_is_at_the_table_need_not_wait_a_minute(evening: Any, watch: Any) -> None:
    kept = await evening.start("anna", "bob", "cyril")
    for person in ("anna", "bob"):
        await watch(kept, person)
    await evening.do(kept, "bob", HandOver, 2, "normal")
    assert kinds(evening, kept)[2] == "stand_in"
    await watch(kept, "cyril")
    assert kinds(evening, kept)[2] == "person"


async def test_nobody_hands_over_the_seat_of_one_who_is_here(evening: Any, watch: Any) -> None:
    kept = await evening.start("anna", "bob", "cyril")
    for person in ("anna", "bob", "cyril"):
        await watch(kept, person)
    with pytest.raises(NotYourSeat):
        await evening.do(kept, "bob", HandOver, 2, "normal")


async def test_who_only_watches_replaces_nobody(evening: Any, watch: Any) -> None:
    kept = await evening.start("anna", "bob")
    await watch(kept, "dana")
    with pytest.raises(NotYourSeat):
        await evening.do(kept, "dana", HandOver, 1, "normal")


async def test_who_asked_for_a_bot_oneself_is_not_put_back(evening: Any, watch: Any) -> None:
    kept = await evening.start("anna", "bob")
    bob = await watch(kept, "bob")
    await evening.do(kept, "bob", HandOver, 1, "easy")
    kept.unwatch(bob)
    await watch(kept, "bob")
    assert kinds(evening, kept)[1] == "stand_in"


async def test_a_table_that_everybody_has_left_sleeps(evening: Any, watch: Any, clock: Clock) -> None:
    kept = await evening.start("anna", "bob")
    for person in ("anna", "bob"):
        kept.unwatch(await watch(kept, person))
    await clock.advance(10 * MINUTE)
    assert kinds(evening, kept) == ["person", "person"]


async def test_the_host_says_how_long_somebody_may_be_away(evening: Any, watch: Any, clock: Clock) -> None:
    kept = await evening.start("anna", "bob")
    with pytest.raises(NotHost):
        await evening.do(kept, "bob", SetAway, 0)
    await evening.do(kept, "anna", SetAway, 0)
    await watch(kept, "anna")
    await clock.advance(100 * MINUTE)
    assert kinds(evening, kept) == ["person", "person"]
    await evening.do(kept, "anna", SetAway, 5)
    await clock.advance(6)
    await until(lambda: kinds(evening, kept) == ["person", "stand_in"])
    assert evening.table(kept).view(None).away_seconds == 5


async def test_a_restart_gives_everybody_the_minute_again(open_room: Any, watch: Any, clock: Clock) -> None:
    evening = await open_room()
    kept = await evening.start("anna", "bob")
    await evening.room.close()
    again = (await open_room()).room.table(kept.code)
    await watch(again, "anna")
    await clock.advance(MINUTE - 1)
    assert again.table.view(None).seats[1].kind == "person"
    await clock.advance(2)
    await until(lambda: again.table.view(None).seats[1].kind == "stand_in")
