"""Where speaking costs something, words are warned of once and meant when they are said again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from hrajme import games
from hrajme.table.commands import Play, Say, Start

if TYPE_CHECKING:
    from tests.terminal.remote.conftest import House

SILENT = [key for key in games.keys() if games.find(key).silence is not None]  # noqa: SIM118 (a function)


@pytest.mark.parametrize("key", SILENT)
async def test_words_are_meant_when_they_are_said_again(house: House, key: str) -> None:
    anna, petr = house.guest("Anna"), house.guest("Petr")
    link = house.new_table(anna, game=key)
    async with house.come(link, anna) as host, house.come(link, petr) as friend:
        await host.do(Start)
        await friend.do(partial(Say, "hello"))
        assert len(friend.refusals) == 1
        await friend.do(partial(Say, "hello?"))
        assert len(friend.refusals) == 2
        assert list(friend.table.talk(None)) == []
        await friend.do(partial(Say, "hello?"))
        assert [spoken.text for spoken in friend.table.talk(None)] == ["hello?"]
        assert len(friend.refusals) == 2
        assert friend.view.moves_made == 1


@pytest.mark.parametrize("key", SILENT)
async def test_something_else_in_between_takes_the_warning_back(house: House, key: str) -> None:
    anna, petr = house.guest("Anna"), house.guest("Petr")
    link = house.new_table(anna, game=key)
    async with house.come(link, anna) as host, house.come(link, petr):
        await host.do(Start)
        await host.do(partial(Say, "hello"))
        await host.do(partial(Play, 0, host.view.moves[0]))
        await host.do(partial(Say, "hello"))
        assert len(host.refusals) == 2
        assert list(host.table.talk(None)) == []
