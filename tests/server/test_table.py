"""A table over the socket: several people, bots, coming back, talk, and who is here."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hrajme.room import Settings
from hrajme.testing.clock import Clock

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse

PAUSE_SECONDS = 100.0


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
    again = await anna.come(code)
    assert again.table == window.table
    assert again.story == window.story


async def test_an_effect_is_seen_before_it_is_confirmed(house: House) -> None:
    anna, _ = await house.seated("Anna", "Bob")
    revision = await anna.do("say", text="hello")
    kinds = [json.loads(raw) for raw in anna.raw]
    done = next(place for place, each in enumerate(kinds) if each.get("revision") == revision)
    shown = next(
        place
        for place, each in enumerate(kinds)
        if each["message"] == "update" and each["table"]["revision"] >= revision
    )
    assert shown < done


async def test_who_comes_back_is_told_only_what_is_new(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    code = anna.code
    known = bob.revision
    await bob.close()
    mover = anna if anna.table["moves"] else None
    said = await anna.do("say", text="Where are you?")
    moved = await mover.play() if mover else said
    again = await bob.person.come(code, since=known)
    assert again.revision >= moved
    assert min([*again.story, *again.talk]) > known
    assert [spoken["text"] for spoken in again.talk.values()] == ["Where are you?"]
    everything = await bob.person.come(code)
    assert {**bob.story, **again.story} == everything.story


async def test_who_knows_more_than_there_is_is_told_everything(house: House) -> None:
    anna, _ = await house.seated("Anna", "Bob")
    code = anna.code
    again = await anna.person.come(code, since=10_000)
    assert again.story == anna.story


async def test_a_retry_is_harmless(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    mover = anna if anna.table["moves"] else bob
    move = {"seat": mover.table["seat"], "move": mover.table["moves"][0], "revision": mover.revision}
    first = await mover.do("play", key="once", **move)
    before = mover.revision
    assert await mover.do("play", key="once", **move) == first
    assert mover.revision == before


async def test_a_table_that_is_opened_twice_with_one_key_is_one_table(house: House) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    code = await anna.open_table(key="same")
    window = await anna.come(code)
    await window.do("sit", seat=0)
    assert await anna.open_table(key="same") == code
    await window.do("stand")
    assert await bob.open_table(key="same") != code


async def test_two_windows_of_one_person_show_the_same(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table()
    left, right = await anna.come(code), await anna.come(code)
    revision = await left.do("sit", seat=1)
    assert (await right.shows(revision)) == left.table
    assert right.table["seats"][1]["is_you"]
    assert right.present["seats"] == [1]


async def test_everybody_knows_who_is_here(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    code = anna.code
    await anna.until(lambda: anna.present["seats"] == [0, 1])
    guest = await (await house.person("Cyril")).come(code)
    await anna.until(lambda: anna.present["watchers"] == 1)
    here = {"message": "present", "seats": [0, 1], "watchers": 1, "away": []}
    # Nobody else is waited for, so there is no code to read aloud.
    assert guest.present == {**here, "short": ""}
    await bob.close()
    await anna.until(lambda: anna.present["seats"] == [0])
    assert [away["seat"] for away in anna.present["away"]] == [1]


async def test_seats_hear_the_spectators_when_the_game_is_over(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table(seats=1, alone="easy")
    player, watcher = await anna.come(code), await (await house.person("Bob")).come(code)
    await watcher.do("introduce", name="Bob")
    said = await watcher.do("say", text="Now the 42!")
    while player.table["phase"] == "running":
        assert said not in player.talk
        await player.play()
    assert player.talk[said]["text"] == "Now the 42!"


async def test_who_sits_down_without_a_name_has_that_of_the_guest(house: House) -> None:
    anna = await house.person("  Anna\n Nová ")
    window = await anna.come(await anna.open_table())
    await window.do("sit", seat=1, name="")
    assert window.table["seats"][1]["name"] == "Anna Nová"
    nobody = await house.person()
    stranger = await nobody.come(window.code)
    assert await stranger.refused("sit", seat=0) == "table/no_name"


async def test_a_bot_gives_people_time_to_follow(open_house: OpenHouse, clock: Clock) -> None:
    house = await open_house(settings=Settings(bot_pause_seconds=PAUSE_SECONDS))
    anna = await house.person("Anna")
    code = await anna.open_table(seats=2, alone="easy")
    window = await anna.come(code)
    while window.table["moves"]:
        await window.play()
    # While it thinks, people talk.
    revision = await window.do("say", text="Think, think!")
    assert clock.ahead_seconds == 0
    await clock.hurry(lambda: window.revision > revision)
    assert clock.ahead_seconds >= PAUSE_SECONDS / 2


async def test_a_ping_is_answered(house: House) -> None:
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table())
    await window.socket.send('{"command":"ping"}')
    await window.until(lambda: window.pongs)


async def test_sockets_are_told_when_the_room_closes(house: House) -> None:
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table())
    await house.host.say_goodbye()
    assert await window.until_closed() == 1001
    assert (window.leaving["code"], window.leaving["again"]) == ("wire/shutdown", True)
    late = await anna.connect(window.code)
    await late.until_closed()
    assert (late.leaving["code"], late.leaving["again"]) == ("wire/shutdown", True)
