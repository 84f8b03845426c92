"""At a terminal, too, one mutes for oneself, and the host removes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import pytest

from hrajme.language import LANGUAGES, language
from hrajme.table.commands import Remove, Say
from hrajme.terminal.remote.asking import Asking
from hrajme.terminal.remote.requests import RoomProblem
from hrajme.terminal.remote.table import ME, Mute
from hrajme.terminal.seats import name_sitters

if TYPE_CHECKING:
    from tests.terminal.remote.conftest import Friend, House

PATIENCE_SECONDS = 60.0


async def until_heard(friend: Friend, text: str) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while all(spoken.text != text for spoken in friend.table.spoken.values()):
            await asyncio.sleep(0.01)


def choices(friend: Friend, code: str = "en") -> list[tuple[str, ...]]:
    """What is offered about the seats."""
    asking, words = Asking(), language(code)
    asking.topic = "seats"
    names = name_sitters(friend.view.seats, words)
    return list(asking.ask(friend.table, friend.view, words, names).menu.leaves)


async def test_who_is_muted_is_not_told_until_heard_again(house: House) -> None:
    anna, bob = house.guest("Anna"), house.guest("Bob")
    link = house.new_table(anna, 3)
    async with house.come(link, anna) as host, house.come(link, bob) as guest:
        await guest.do(partial(Say, "noise"))
        await until_heard(host, "noise")
        [who] = host.table.people()
        assert ("Mute", f"Bob ({who})") in choices(host)
        host.send(partial(Mute, who))
        assert host.table.talk(ME) == []
        assert all("Bob" not in str(told.sentences) for told in host.table.story(ME, 0))
        assert ("Unmute", f"Bob ({who})") in choices(host)
        host.send(partial(Mute, who))
        assert [spoken.text for spoken in host.table.talk(ME)] == ["noise"]


async def test_only_the_host_is_offered_to_remove_and_who_is_removed_is_told_why(house: House) -> None:
    anna, bob = house.guest("Anna"), house.guest("Bob")
    link = house.new_table(anna, 3)
    async with house.come(link, anna) as host, house.come(link, bob, watch=True) as guest:
        await guest.do(partial(Say, "hm"))
        await until_heard(host, "hm")
        [who] = host.table.people()
        assert all(path[0] != "Remove from the table" for path in choices(guest))
        assert any(path[0] == "Remove from the table" for path in choices(host))
        await host.do(partial(Remove, who))
        assert host.refusals == []
    with pytest.raises(RoomProblem, match="without you"):
        async with house.come(link, bob, watch=True):
            pass


@pytest.mark.parametrize("code", LANGUAGES)
async def test_two_spectators_without_a_name_are_told_apart(house: House, code: str) -> None:
    anna = house.guest("Anna")
    link = house.new_table(anna, 3)
    strangers = [house.guest("Bob") for _ in range(2)]
    async with house.come(link, anna) as host:
        for stranger in strangers:
            async with house.come(link, stranger, watch=True) as guest:
                await guest.do(partial(Say, "hm"))
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(host.table.spoken) < 2:
                await asyncio.sleep(0.01)
        muting = [path for path in choices(host, code) if path[0] == language(code).say("terminal-ask-mute")]
        assert len(muting) == 2
