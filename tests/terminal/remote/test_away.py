"""Who is waited for and has gone is seen in the terminal, and nobody has to wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import pytest
from textual.widgets import Static

from hrajme.language import language
from hrajme.table.commands import SetAway, Start
from hrajme.terminal.remote import table as remote
from hrajme.terminal.remote.lobby import describe_lobby
from hrajme.terminal.remote.plain import RoomFace
from hrajme.terminal.screen.join import JoinApp
from hrajme.terminal.screen.widgets import Choices

if TYPE_CHECKING:
    from tests.terminal.remote.conftest import Friend, House

PATIENCE_SECONDS = 60.0
ENGLISH = language("en")


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not is_so():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def left_by_petr(house: House, away_seconds: int = 60) -> AsyncIterator[Friend]:
    """Anna sits with Petr, who is to throw and has gone."""
    anna, petr = house.guest("Anna"), house.guest("Petr")
    link = house.new_table(anna, seats=2, game="xantipa")
    async with house.come(link, petr), house.come(link, anna) as host:
        await host.do(partial(SetAway, away_seconds))
        await host.do(Start)
    async with house.come(link, anna) as host:
        await until(lambda: host.table.away() == [0])
        yield host


def kind_of_petr(friend: Friend) -> str:
    return friend.view.seats[0].kind


async def test_lines_say_who_is_away_and_a_bot_can_play_at_once(house: House) -> None:
    async with left_by_petr(house) as anna:
        lines: list[str] = []
        face = RoomFace(anna.table, ENGLISH, lines.append)
        anna.table.listener = face
        face.changed()
        assert sum("Petr is away; a bot takes over in " in line for line in lines) == 1
        assert lines[-1].strip() == "Choose 1: Let a bot play for Petr."
        face.changed()
        assert sum("Petr is away" in line for line in lines) == 1
        face.take("1")
        await until(lambda: kind_of_petr(anna) == "stand_in")


async def test_the_screen_counts_down_until_a_bot_plays_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with left_by_petr(house) as anna:
        gone_ms = anna.table.present.away[0].since_ms - anna.table.ahead_ms
        monkeypatch.setattr(remote, "own_ms", lambda: gone_ms + 20_000)
        app = JoinApp(anna.table, ENGLISH)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            header = app.screen_stack[0].query_one("#header", Static)
            assert "Petr is away; a bot takes over in 40 s" in str(header.content)
            monkeypatch.setattr(remote, "own_ms", lambda: gone_ms + 58_500)
            app.watch_clock()
            assert "in 2 s" in str(header.content)
            assert app.screen_stack[0].query_one(Choices).labels == ["Let a bot play for Petr"]
            await pilot.press("enter")
            await until(lambda: kind_of_petr(anna) == "stand_in")
            anna.table.listener = None


async def test_where_nobody_is_replaced_nothing_is_counted(house: House) -> None:
    async with left_by_petr(house, away_seconds=0) as anna:
        app = JoinApp(anna.table, ENGLISH)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            header = str(app.screen_stack[0].query_one("#header", Static).content)
            assert header.rstrip().endswith("Petr is away")
            anna.table.listener = None


async def test_the_host_chooses_when_a_bot_plays_on_and_all_see_it(house: House) -> None:
    anna = house.guest("Anna")
    async with house.come(house.new_table(anna, seats=2), anna) as host:
        lines: list[str] = []
        face = RoomFace(host.table, ENGLISH, lines.append)
        host.table.listener = face
        face.changed()
        for label in ("When somebody is away, a bot takes over", "after 5 minutes"):
            face.take(label)
        await until(lambda: host.view.away_seconds == 300)
        said = describe_lobby(host.table, ENGLISH, ["Anna", ""])
        assert "When somebody is away, a bot takes over: after 5 minutes" in said
