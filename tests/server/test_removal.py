"""Who was removed from a table is told so, in every window, and does not come back; the room stays open."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.conftest import House, Person, Window

SHOWN_OUT = "table/shown_out"


async def remove(host: Window, name: str) -> int:
    who = next(seat["who"] for seat in host.table["seats"] if seat["name"] == name)
    return await host.do("remove", who=who)


async def is_shown_out(person: Person, code: str) -> bool:
    """Whether they are told when they come, and shown nothing."""
    window = await person.connect(code)
    await window.socket.send('{"command":"watch","since":0}')
    await window.until_closed()
    assert (window.leaving["code"], window.leaving["again"]) == (SHOWN_OUT, False)
    return not window.updates


async def test_who_is_removed_is_told_in_every_window(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    second = await bob.person.come(anna.code)
    revision = await remove(anna, "Bob")
    for window in (bob, second):
        await window.until_closed()
        assert (window.leaving["code"], window.leaving["again"]) == (SHOWN_OUT, False)
        assert window.revision < revision, "who was removed is shown nothing more"
    table = await anna.shows(revision)
    assert table["seats"][1]["kind"] == "bot"
    await anna.until(lambda: anna.present["seats"] == [0] and anna.present["watchers"] == 0)


async def test_who_was_removed_does_not_come_back_after_a_restart_of_the_table(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    await remove(anna, "Bob")
    await bob.until_closed()
    await anna.close()
    house.room.table(anna.code).forget()
    assert await is_shown_out(bob.person, anna.code)


async def test_no_door_is_open_to_who_was_removed(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob", game="chess")
    await remove(anna, "Bob")
    for path in ("", "/past", "/past/pgn"):
        answer = await bob.person.http.get(f"/api/tables/{anna.code}{path}")
        assert (answer.status_code, answer.json()["code"]) == (422, SHOWN_OUT), path
        assert (await anna.person.http.get(f"/api/tables/{anna.code}{path}")).status_code == 200


async def test_the_rest_of_the_room_stays_open_to_who_was_removed(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    await remove(anna, "Bob")
    window = await bob.person.come(await bob.person.open_table())
    assert await window.do("sit", seat=0)


async def test_somebody_who_floods_without_a_seat_is_removed_by_what_they_say(house: House) -> None:
    anna = await house.person("Anna")
    host = await anna.come(await anna.open_table(public=True))
    flooder = await (await house.person("Dana")).come(host.code)
    for number in range(30):
        await flooder.do("say", text=f"buy {number}")
    await host.until(lambda: len(host.talk) == 30)
    numbers = {spoken["who"] for spoken in host.talk.values()}
    assert len(numbers) == 1
    await host.do("remove", who=numbers.pop())
    await flooder.until_closed()
    assert await is_shown_out(flooder.person, host.code)
    late = await (await house.person("Cyril")).come(host.code)
    assert late.talk == {}


async def test_all_on_one_device_go_together(house: House) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    host = await anna.come(await anna.open_table("domino", seats=3))
    await host.do("sit", seat=0)
    window = await bob.come(host.code)
    await window.do("sit", seat=1)
    await host.shows(await window.do("bring", seat=2, name="Eva"))
    table = await host.shows(await remove(host, "Eva"))
    assert [seat["kind"] for seat in table["seats"]] == ["person", "empty", "empty"]
    await window.until_closed()
    assert await is_shown_out(bob, host.code)


async def test_numbers_do_not_say_who_shares_a_device(house: House) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    host = await anna.come(await anna.open_table("domino", seats=3))
    window = await bob.come(host.code)
    await window.do("sit", seat=1)
    table = await host.shows(await window.do("bring", seat=2, name="Eva"))
    assert table["seats"][1]["who"] != table["seats"][2]["who"]
    for update in host.updates:
        assert bob.cookie.partition(".")[0] not in str(update)
