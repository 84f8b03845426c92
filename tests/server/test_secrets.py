"""Nobody sees what they may not: every message is what the table says to this person, and nothing else."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from tests.server.conftest import House


def of_table(house: House, window: Any) -> Any:
    code = window.code
    return house.room.table(code).table


def as_sent(view: object) -> Any:
    return json.loads(msgspec.json.encode(view))


async def play_on(windows: list[Any], moves: int) -> None:
    for _ in range(moves):
        mover = next((each for each in windows if each.table["moves"]), None)
        if mover is None:
            return
        revision = await mover.play()
        for window in windows:
            await window.shows(revision)


async def test_everybody_is_sent_their_own_view(house: House) -> None:
    windows = await house.seated("Anna", "Bob", "Cyril")
    code = windows[0].code
    windows.append(await (await house.person("Dana")).come(code))
    table = of_table(house, windows[0])
    for _ in range(12):
        await play_on(windows, 1)
        for window in windows:
            person = house.host.guests.read(window.person.cookie)
            assert window.table == as_sent(table.view(person))
            assert list(window.story.values()) == as_sent(table.story(person))


async def test_no_message_holds_anybodys_cookie_id_or_key(house: House) -> None:
    windows = await house.seated("Anna", "Bob")
    code = windows[0].code
    watcher = await (await house.person("Cyril")).come(code)
    await windows[0].do("say", text="hello")
    await windows[1].send("play", seat=0, move="nonsense")
    await play_on(windows, 6)
    everything = "\n".join(raw for window in (*windows, watcher) for raw in window.raw)
    for window in (*windows, watcher):
        person, _, signature = window.person.cookie.rpartition(".")
        assert person
        assert person not in everything
        assert signature not in everything
    assert "@room" not in everything
    assert '"event"' not in everything


async def test_no_hand_is_in_what_others_are_sent(house: House) -> None:
    """Cards are numbers from 2 to 99: the hand of another must not even be there as a list."""
    windows = await house.seated("Anna", "Bob", "Cyril")
    code = windows[0].code
    watcher = await (await house.person("Dana")).come(code)
    for _ in range(8):
        await play_on([*windows, watcher], 1)
        for owner in windows:
            hand = owner.table["view"]["hand"]
            written = re.sub(r"\s", "", json.dumps(hand))
            if len(hand) < 2:
                continue
            assert written in owner.raw[-1] + owner.raw[-2] + owner.raw[-3]
            for other in (*windows, watcher):
                if other is not owner:
                    assert not any(written in raw for raw in other.raw)


async def test_who_gets_up_sees_no_hand_and_who_sits_down_again_does(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    cyril = await (await house.person("Cyril")).come(anna.code)
    assert not cyril.table["view"]["hand"]
    left = await bob.do("stand")
    assert not (await bob.shows(left))["view"]["hand"]
    assert await cyril.refused("sit", seat=1) == "table/seat_taken"
    assert not cyril.table["view"]["hand"]
    back = await bob.do("sit", seat=1)
    assert (await bob.shows(back))["view"]["hand"]
