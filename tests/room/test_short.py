"""Short codes: told by nobody, heard in many ways, and good while a table waits."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from hrajme.room import KeptTable
from hrajme.room.short import DAY_MS, LETTERS, SPACE, find_rests, make_short, read_short, spell, unspell
from hrajme.table.commands import ClearSeat, SeatBots, SetSeats, Sit, Start
from hrajme.table.records import GameFile

if TYPE_CHECKING:
    from tests.room.conftest import Evening, OpenRoom, Watch

SECRET = b"secret"
HOUR = 3600.0


def test_no_two_tables_have_the_same_code_and_each_leads_back() -> None:
    codes = {make_short(SECRET, number, 0): number for number in range(1, 3000)}
    assert len(codes) == 2999
    for code, number in codes.items():
        assert find_rests(SECRET, code, 0)[0] == number


def test_all_numbers_are_spelled_and_read_back() -> None:
    for value in (0, 1, 11, 12, SPACE // 2, SPACE - 1):
        assert unspell(spell(value)) == value
    assert {len(spell(value)) for value in range(0, SPACE, 9973)} == {6}


def test_a_code_follows_from_the_secret_and_the_day() -> None:
    made = make_short(SECRET, 7, 5 * DAY_MS)
    assert make_short(SECRET, 7, 6 * DAY_MS - 1) == made
    assert make_short(SECRET, 7, 6 * DAY_MS) != made
    assert make_short(b"other", 7, 5 * DAY_MS) != made
    assert 7 in find_rests(SECRET, made, 7 * DAY_MS - 1)
    assert 7 not in find_rests(SECRET, made, 7 * DAY_MS)


def test_letters_are_easy_to_tell_apart_and_make_no_words() -> None:
    assert len(set(LETTERS)) == 12
    assert not set(LETTERS) & set("aeiouy")
    alike = ("bp", "dt", "mn", "fs", "vwu", "gj", "kq", "czs", "il", "oq")
    assert all(len(set(LETTERS) & set(group)) <= 1 for group in alike)
    letters = [make_short(SECRET, number, 0) for number in range(500)]
    assert all(one != other for code in letters for one, other in pairwise(code))


@pytest.mark.parametrize("typed", ["bfhjkl", "BFH JKL", " bfh-jkl\t", "pshgql", "Bfh.jkL"])
def test_a_code_is_read_however_it_was_heard_and_typed(typed: str) -> None:
    assert read_short(typed) == "bfhjkl"


@pytest.mark.parametrize("typed", ["", "bfhjk", "bfhjklm", "bfhjka", "bfhjk2", "bbfhjk", "ßßßßßß", "bfh/jk"])
def test_what_is_no_short_code_is_none(typed: str) -> None:
    assert read_short(typed) is None


async def short_of(kept: KeptTable, watch: Watch, person: str = "zoe") -> str:
    """What somebody who comes is shown."""
    watcher = await watch(kept, person)
    kept.unwatch(watcher)
    return watcher.presence.short


async def test_a_short_code_leads_to_the_table_that_waits(evening: Evening, watch: Watch) -> None:
    first, second = await evening.open("anna"), await evening.open("bob")
    for kept in (first, second):
        short = await short_of(kept, watch)
        assert await evening.room.find_short(short) is kept
    assert await evening.room.find_short(spell(1)) is None


async def test_it_is_gone_when_the_table_is_full_and_begins(evening: Evening, watch: Watch) -> None:
    kept = await evening.open("anna")
    short = await short_of(kept, watch)
    await evening.do(kept, "anna", Sit, 0, "Anna")
    await evening.do(kept, "anna", SeatBots, "easy")
    assert await evening.room.find_short(short) is kept
    await evening.do(kept, "anna", Start)
    assert await evening.room.find_short(short) is None
    assert await short_of(kept, watch) == ""


async def test_a_game_that_runs_with_a_free_seat_waits_for_somebody(evening: Evening, watch: Watch) -> None:
    kept = await evening.open("anna", game="chess", file=GameFile("pgn", "1. e4 e5 *"))
    assert evening.table(kept).phase == "running"
    short = await short_of(kept, watch)
    assert await evening.room.find_short(short) is kept
    await evening.do(kept, "bob", Sit, 1, "Bob")
    assert await evening.room.find_short(short) is None


async def test_nobody_is_waited_for_where_somebody_learns(evening: Evening, watch: Watch) -> None:
    kept = await evening.open("anna", game="chess", first_steps=True)
    await evening.do(kept, "anna", ClearSeat, 1)
    assert await short_of(kept, watch) == ""


async def test_it_rests_two_hours_after_everybody_has_left(
    evening: Evening, watch: Watch, clock: Any
) -> None:
    room, kept = evening.room, await evening.open("anna")
    anna = await watch(kept, "anna")
    short = anna.presence.short
    await clock.advance(3 * HOUR)
    assert await room.find_short(short) is kept
    kept.unwatch(anna)
    # The table leaves the memory meanwhile.
    await clock.advance(2 * HOUR)
    assert kept.code not in room.kept
    found = await room.find_short(short)
    assert found is not None
    assert found.code == kept.code
    await clock.advance(1)
    assert await room.find_short(short) is None
    # Whoever comes by the link gives it back.
    assert await room.find_short(await short_of(found, watch)) is found


async def test_a_restart_changes_nothing(open_room: OpenRoom, watch: Watch) -> None:
    before = await open_room()
    kept = await before.open("anna", seats=3)
    await before.do(kept, "anna", SetSeats, 2)
    short = await short_of(kept, watch)
    await before.room.close()
    after = await open_room()
    found = await after.room.find_short(short)
    assert found is not None
    assert found.code == kept.code
    assert await short_of(found, watch) == short


async def test_a_table_that_was_removed_is_not_found(evening: Evening, watch: Watch) -> None:
    kept = await evening.open("anna")
    short = await short_of(kept, watch)
    await evening.store.remove(await evening.store.tables())
    assert await evening.room.find_short(short) is None


async def test_numbers_may_grow_beyond_all_codes(evening: Evening, watch: Watch) -> None:
    await evening.open("anna")

    def renumber(connection: Any) -> None:
        connection.execute("UPDATE tables SET number = number + ?", (5 * SPACE,))

    await evening.store.writer.do(renumber)
    kept = await evening.open("bob")
    assert await evening.store.number(kept.code) == 5 * SPACE + 2
    assert await evening.room.find_short(await short_of(kept, watch)) is kept
