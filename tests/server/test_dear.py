"""No cheap request is dear: a few bytes that are sent never cost the room or its guests much."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest

from hrajme.server.limits import Limits, Rate
from hrajme.table import PersonId, Table
from hrajme.table.commands import Say, Sit, Stand
from hrajme.table.story import Narrator

House = Any
OpenHouse = Any

LONG = 1500
PAGE = 200


async def make_long(house: House) -> tuple[Any, str]:
    """A table of an evening that was long: somebody sat down and stood up again and again."""
    anna = await house.person("Anna")
    code = await anna.open_table()
    kept = house.room.table(code)
    for number in range(LONG):
        command = Stand if number % 2 else Sit
        args = () if number % 2 else (0, "Bob")
        await kept.do(command(*args, key=f"k{number}"), PersonId("bob"))
    return anna, code


async def test_the_first_view_has_the_last_of_the_story_only(house: House) -> None:
    anna, code = await make_long(house)
    window = await anna.come(code)
    [update] = window.updates
    assert len(update["story"]) == PAGE
    assert len(window.raw[0]) < 60_000
    assert update["story"][-1]["revision"] == LONG + 1
    assert update["story_since"] == update["story"][0]["revision"] - 1


async def test_who_was_away_for_long_is_told_the_last_of_it_too(house: House) -> None:
    anna, code = await make_long(house)
    [update] = (await anna.come(code, since=10)).updates
    assert len(update["story"]) == PAGE
    assert update["story_since"] > 10
    [update] = (await anna.come(code, since=LONG - 20)).updates
    assert [told["revision"] for told in update["story"]] == list(range(LONG - 19, LONG + 2))
    assert update["story_since"] == LONG - 20


async def test_the_rest_of_the_story_is_told_page_by_page(house: House) -> None:
    anna, code = await make_long(house)
    window = await anna.come(code)
    since = window.updates[0]["story_since"]
    while since:
        before = len(window.raw)
        await window.socket.send(json.dumps({"command": "recall", "before": since + 1}))
        await window.until(lambda before=before: len(window.raw) > before)
        recalled = json.loads(window.raw[-1])
        assert recalled["message"] == "recalled"
        assert len(recalled["story"]) <= PAGE
        assert recalled["before"] == since + 1
        window.story |= {told["revision"]: told for told in recalled["story"]}
        since = recalled["since"]
    assert sorted(window.story) == list(range(2, LONG + 2))


async def test_a_crowd_that_comes_at_once_is_shown_what_was_made_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table())
    looked: list[PersonId | None] = []
    view = Table.view

    def count(table: Table, person: PersonId | None) -> Any:
        looked.append(person)
        return view(table, person)

    monkeypatch.setattr(Table, "view", count)
    crowd = [await (await house.person()).come(window.code) for _ in range(20)]
    assert looked == [None]
    revision = await window.do("say", text="Welcome")
    for each in crowd:
        await each.shows(revision)


async def test_the_story_is_recalled_by_who_watches_only(house: House) -> None:
    anna = await house.person("Anna")
    window = await anna.connect(await anna.open_table())
    await window.socket.send('{"command":"recall","before":5}')
    assert (await window.until(lambda: window.answers.get("")))["code"] == "wire/watch_first"


async def test_a_long_story_is_not_told_where_everybody_waits(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is read again tells its story beside the loop, which goes on serving the others."""
    first = await open_house()
    anna, code = await make_long(first)
    second = await open_house()
    told_in: list[threading.Thread] = []
    hear = Narrator.hear

    def hear_here(self: Narrator, event: Any) -> None:
        told_in.append(threading.current_thread())
        hear(self, event)

    monkeypatch.setattr(Narrator, "hear", hear_here)
    again = await second.person()
    again.http.cookies.set("hrajme_guest", anna.cookie, domain="127.0.0.1")
    window = await again.come(code)
    assert len(window.updates[0]["story"]) == PAGE
    assert len(told_in) >= LONG
    assert threading.main_thread() not in told_in


async def test_the_loop_gets_its_turn_between_messages_that_wait(house: House) -> None:
    anna, code = await make_long(house)
    window = await anna.come(code)
    [session] = house.host.sessions
    turns: list[int] = []
    done = 0

    async def take_turns() -> None:
        while done < 20:
            turns.append(done)
            await asyncio.sleep(0)

    watch = session.watch

    async def count(message: Any) -> None:
        nonlocal done
        await watch(message)
        done += 1

    session.watch = count
    # All of them lie in the queue of the socket when the first is answered.
    window.socket.transport.write(b"".join(masked('{"command":"watch"}') for _ in range(20)))
    await take_turns()
    assert set(turns) >= set(range(1, 19))


def masked(text: str) -> bytes:
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


async def test_a_message_is_charged_by_what_it_costs(open_house: OpenHouse) -> None:
    """A view of everything is as dear as a handful of words."""
    house = await open_house(limits=Limits(messages=Rate(40, 0.001)))
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table())
    answers = []
    for _ in range(10):
        before = len(window.raw)
        await window.socket.send('{"command":"watch"}')
        await window.until(lambda before=before: len(window.raw) > before)
        answers.append(json.loads(window.raw[-1]).get("code", "shown"))
    assert 2 <= answers.count("shown") <= 5
    assert answers[-1] == "wire/too_fast"


async def test_who_cannot_watch_yet_is_told_to_come_again(open_house: OpenHouse) -> None:
    """Many who come back at once from one address, after the room has started again."""
    house = await open_house(limits=Limits(messages_per_address=Rate(10, 0.001)))
    anna = await house.person("Anna")
    code = await anna.open_table()
    await anna.come(code)
    window = await anna.connect(code)
    await window.socket.send('{"command":"watch"}')
    await window.until_closed()
    assert (window.leaving["code"], window.leaving["again"]) == ("wire/too_fast", True)


async def test_words_are_not_sent_again_and_again_either(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table()
    kept = house.room.table(code)
    for number in range(400):
        await kept.do(Say("x" * 300, key=f"k{number}"), PersonId("bob"))
    window = await anna.come(code)
    assert len(window.raw[0]) < 90_000
