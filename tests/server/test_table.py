"""A table over the socket: several people, bots, coming back, and who sees what."""

from __future__ import annotations

from typing import Any

House = Any


async def test_two_people_sit_down_and_play(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    assert [seat["name"] for seat in bob.table["seats"]] == ["Anna", "Bob"]
    assert (anna.table["seat"], bob.table["seat"]) == (0, 1)
    mover = anna if anna.table["moves"] else bob
    revision = await mover.play()
    assert (await anna.shows(revision))["moves_made"] == (await bob.shows(revision))["moves_made"]
    assert anna.story[revision]["sentences"][0]["id"] == bob.story[revision]["sentences"][0]["id"]


async def test_a_game_is_played_to_its_end_with_bots(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table(seats=3, alone="easy")
    window = await anna.come(code)
    while window.table["phase"] == "running":
        await window.until(lambda: window.table["moves"] or window.table["phase"] == "over")
        if window.table["moves"]:
            await window.play()
    assert window.table["outcome"]["reason"]
    assert max(window.story) == window.revision
    again = await anna.come(code)
    assert again.table == window.table | {"revision": again.revision}
    assert again.story == window.story
