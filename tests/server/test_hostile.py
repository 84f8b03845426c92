"""Bad input of every kind: a clear answer, the table untouched, nobody else disturbed."""

from __future__ import annotations

import asyncio
import json
import os
import socket as plain_socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hrajme.room import Settings
from hrajme.server.limits import Limits, Rate
from hrajme.store import DiskFull, Locked
from hrajme.testing.clock import Clock, until

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse


UNREADABLE = {
    "nothing": "",
    "no JSON": "{",
    "not an object": "[1]",
    "no command": '{"key":"k"}',
    "an unknown command": '{"command":"cheat","key":"k"}',
    "a command of the room": '{"command":"play_for","key":"k","seat":0,"move":"1"}',
    "the opening of a table": '{"command":"open","key":"k","game":"the_game","seats":2}',
    "an unknown field": '{"command":"stand","key":"k","colour":"red"}',
    "a field of another type": '{"command":"sit","key":"k","seat":"first"}',
    "a number that is no whole one": '{"command":"sit","key":"k","seat":0.5}',
    "a revision below zero": '{"command":"stand","key":"k","revision":-1}',
    "a key that is too long": json.dumps({"command": "stand", "key": "k" * 65}),
    "a move that is too long": json.dumps({"command": "play", "key": "k", "seat": 0, "move": "x" * 201}),
    "very deep": "[" * 5000,
    "a half character": '{"command":"say","key":"k","text":"\\ud800"}',
}


async def other_table_works(house: House) -> None:
    anna, bob = await house.seated("Other Anna", "Other Bob")
    await (anna if anna.table["moves"] else bob).play()


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
async def test_what_cannot_be_read_is_refused_and_the_socket_stays_open(house: House, text: str) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    before = anna.table
    await anna.socket.send(text)
    refused = await anna.until(lambda: anna.answers.pop("k", None) or anna.answers.pop("", None))
    assert refused["message"] == "refused"
    assert refused["code"] == "wire/unreadable"
    assert anna.table == before
    assert bob.table["revision"] == before["revision"]
    await anna.do("say", text="still here")


async def test_binary_rubbish_is_refused(house: House) -> None:
    anna, _ = await house.seated("Anna", "Bob")
    await anna.socket.send(os.urandom(200))
    assert (await anna.until(lambda: anna.answers.pop("", None)))["code"] == "wire/unreadable"


async def test_a_long_message_is_refused(house: House) -> None:
    anna, _ = await house.seated("Anna", "Bob")
    assert await anna.refused("say", text="x" * 9000) == "wire/too_large"


async def test_a_message_of_megabytes_closes_its_socket_only(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    await anna.socket.send("x" * 2_000_000)
    assert await anna.until_closed() == 1009
    await bob.do("say", text="still here")


REFUSED: list[tuple[str, str, dict[str, Any], str]] = [
    ("another's seat", "play", {"seat": 1, "move": "5 > 1"}, "table/not_your_seat"),
    ("a seat that is not there", "sit", {"seat": 77}, "table/no_such_seat"),
    ("a seat far away", "sit", {"seat": 10**300}, "table/no_such_seat"),
    ("a taken seat", "sit", {"seat": 1}, "table/seat_taken"),
    ("no move", "play", {"seat": 0, "move": "castle"}, "move/malformed"),
    ("a position of long ago", "play", {"seat": 0, "move": "end", "revision": 1}, "table/stale"),
    ("a revision of the future", "stand", {"revision": 9999}, "table/no_such_revision"),
    ("a start in the middle", "start", {}, "table/already_started"),
    ("silence", "say", {"text": "   "}, "table/nothing_said"),
    ("a number of a card", "say", {"text": "I have the 42"}, "table/talk_refused"),
    ("an offer that does not exist", "offer", {"kind": "money"}, "table/unknown_offer"),
    ("an answer to nothing", "accept", {"kind": "rematch"}, "table/no_offer"),
    ("a signal that does not exist", "signal", {"name": "wink"}, "table/unknown_signal"),
    ("a bot of no level", "hand_over", {"seat": 0, "level": "genius"}, "table/unsuitable"),
]


@pytest.mark.parametrize(
    ("command", "fields", "code"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
async def test_what_the_table_refuses_changes_nothing(
    house: House, command: str, fields: dict[str, Any], code: str
) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    [kept] = house.room.kept.values()
    before = anna.table
    answer = await anna.send(command, **fields)
    assert (answer["message"], answer["code"]) == ("refused", code)
    assert answer["sentence"]["id"]
    assert kept.table is not None
    assert kept.table.revision == before["revision"] == bob.table["revision"]
    assert anna.table == before


async def test_a_move_out_of_turn_is_refused_with_its_rule(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    while anna.table["moves"] and bob.table["moves"]:
        await bob.shows(await anna.play())
    waiting = bob if anna.table["moves"] else anna
    card = waiting.table["view"]["hand"][0]
    answer = await waiting.send("play", seat=waiting.table["seat"], move=f"{card} > 1")
    assert (answer["code"], answer["rule"]) == ("move/not_your_turn", "TG-4")


async def test_only_the_host_does_what_is_the_hosts(house: House) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    code = await anna.open_table()
    guest = await bob.come(code)
    for command, fields in (
        ("start", {}),
        ("set_seats", {"count": 3}),
        ("set_options", {"options": {}}),
        ("set_public", {"public": True}),
        ("seat_bot", {"seat": 0, "level": "easy"}),
        ("clear_seat", {"seat": 0}),
        ("remove", {"who": 1}),
        ("pass_host", {"seat": 0}),
    ):
        assert await guest.refused(command, **fields) == "table/not_host"


async def test_a_stranger_cannot_play_at_somebody_elses_table(house: House) -> None:
    anna, _ = await house.seated("Anna", "Bob")
    stranger = await (await house.person("Eve")).come(anna.code)
    for command, fields in (("play", {"seat": 0, "move": "end"}), ("undo", {}), ("signal", {"name": "x"})):
        assert (await stranger.refused(command, **fields)).startswith(("table/not_", "move/"))
    assert not stranger.table["moves"]


async def test_commands_before_the_table_is_opened_are_refused(house: House) -> None:
    anna = await house.person("Anna")
    window = await anna.connect(await anna.open_table())
    assert await window.refused("sit", seat=0) == "wire/watch_first"


async def test_a_code_that_does_not_exist_is_told(house: House) -> None:
    anna = await house.person("Anna")
    for code in ("bbbb-bbbb-bbbb", "nonsense", "x" * 300):
        window = await anna.connect(code)
        await window.until_closed()
        assert (window.leaving["code"], window.leaving["again"]) == ("lobby/no_such_table", False)
    assert house.room.kept == {}


async def test_who_tries_many_codes_has_to_wait(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(wrong_codes=Rate(3, 0.001)))
    anna = await house.person("Anna")
    code = await anna.open_table()
    answers = [(await anna.http.get(f"/api/tables/bbbb-bbbb-bbb{digit}")).status_code for digit in "23456"]
    assert answers == [404, 404, 404, 429, 429]
    assert (await anna.http.get(f"/api/tables/{code}")).status_code == 429
    window = await anna.connect(code)
    await window.until_closed()
    assert window.leaving["code"] == "wire/too_fast"


async def test_a_flood_is_refused_and_then_closed(open_house: OpenHouse) -> None:
    # To come in costs eight.
    limits = Limits(messages=Rate(12, 0.001), bad_messages=Rate(10, 0.001))
    house = await open_house(limits=limits)
    anna, bob = await house.persons("Anna", "Bob")
    code = await anna.open_table()
    window, other = await anna.come(code), await bob.come(code)
    keys = [await window.post("introduce", name="A") for _ in range(40)]
    await window.until_closed()
    answers = [window.answers.get(key) for key in keys]
    assert [answer["message"] for answer in answers[:4] if answer] == ["done"] * 4
    assert {answer["code"] for answer in answers[4:] if answer} == {"wire/too_fast"}
    assert (window.leaving["code"], window.leaving["again"]) == ("wire/too_fast", False)
    await other.do("introduce", name="Bob")


async def test_many_quiet_sockets_are_a_flood_too(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(messages_per_address=Rate(65, 0.001)))
    anna = await house.person("Anna")
    code = await anna.open_table()
    windows = [await anna.come(code) for _ in range(5)]
    [kept] = house.room.kept.values()
    answers = [await windows[key // 6].send("say", text="hello", key=f"key {key}") for key in range(30)]
    # Forty were spent on coming in.
    assert [answer["message"] for answer in answers] == ["done"] * 25 + ["refused"] * 5
    assert {answer["code"] for answer in answers[25:]} == {"wire/too_fast"}
    assert kept.table is not None
    assert kept.table.revision == 26


async def test_rubbish_without_end_closes_the_socket(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(bad_messages=Rate(5, 0.001)))
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table())
    for _ in range(10):
        await window.socket.send("rubbish")
    await window.until_closed()
    assert window.leaving["code"] == "wire/too_fast"


async def test_too_many_sockets_are_turned_away(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(sockets_per_address=2))
    anna = await house.person("Anna")
    code = await anna.open_table()
    first, _ = await anna.come(code), await anna.come(code)
    third = await anna.connect(code)
    await third.until_closed()
    assert (third.leaving["code"], third.leaving["again"]) == ("wire/too_many", True)
    await first.close()
    await until(lambda: not house.host.sockets or max(house.host.sockets.values()) < 2)
    await anna.come(code)


async def test_a_table_has_room_for_so_many_watchers(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(watchers_per_table=1))
    anna = await house.person("Anna")
    code = await anna.open_table()
    await anna.come(code)
    window = await anna.connect(code)
    await window.socket.send('{"command":"watch"}')
    assert (await window.until(lambda: window.answers.get("")))["code"] == "wire/too_many"


async def test_new_sockets_come_only_so_fast(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(new_sockets=Rate(1, 0.001)))
    anna = await house.person("Anna")
    code = await anna.open_table()
    await anna.come(code)
    window = await anna.connect(code)
    await window.until_closed()
    assert window.leaving["code"] == "wire/too_fast"


async def test_who_says_nothing_is_closed(house: House, clock: Clock) -> None:
    anna = await house.person("Anna")
    window = await anna.connect(await anna.open_table())
    await clock.hurry(lambda: window.is_closed)
    assert window.leaving["code"] == "wire/too_slow"


async def test_a_half_open_socket_is_closed(open_house: OpenHouse, clock: Clock) -> None:
    """The other side is there but answers nothing, as after a cable was pulled."""
    house = await open_house(limits=Limits(watch_seconds=10**9))
    anna = await house.person("Anna")
    code = await anna.open_table()
    address = house.url.removeprefix("http://").split(":")
    dumb = plain_socket.create_connection((address[0], int(address[1])))
    head = [
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: {address[0]}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    dumb.sendall("\r\n".join([*head, "", ""]).encode())
    await until(lambda: house.host.sessions)
    await clock.hurry(lambda: not house.host.sessions)
    dumb.close()


async def test_a_slow_reader_does_not_fill_the_memory(open_house: OpenHouse, clock: Clock) -> None:
    """It is sent only the newest view; all others go on; in the end it is closed."""
    wide = Rate(10**6, 10**6)
    limits = Limits(messages=wide, messages_per_address=wide, frames=wide, ping_seconds=10**9)
    house = await open_house(limits=limits)
    anna = await house.person("Anna")
    code = await anna.open_table()
    window, slow = await anna.come(code), await anna.come(code)
    keys = [await window.post("say", text=f"{number} " + "x" * 280) for number in range(200)]
    await window.until(lambda: set(keys) <= set(window.answers))
    slow.reader.cancel()
    slow.socket.transport.pause_reading()
    [session] = [session for session in house.host.sessions if is_of(session, slow)]
    # Each asks for all that was ever said, about 70 kB.
    for _ in range(300):
        await slow.socket.send('{"command":"watch"}')
        await asyncio.sleep(0)
    await clock.hurry(lambda: session not in house.host.sessions)
    assert clock.ahead_seconds < 10 * limits.send_seconds
    # Nothing was read any more after the first that could not be sent.
    assert len(session.outbox.update or b"") < 100_000
    assert len(session.outbox.answers) <= 32
    await window.do("say", text="still here")
    slow.socket.transport.abort()


def is_of(session: Any, window: Any) -> bool:
    return bool(session.socket.scope["client"][1] == window.socket.local_address[1])


async def test_a_cookie_with_a_wrong_signature_is_nobodys(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table()
    person, _, signature = anna.cookie.rpartition(".")
    turned = signature[:-1] + ("0" if signature[-1] != "0" else "1")
    for cookie in (f"{person}.{turned}", person, f"{person}.", f".{signature}", "x" * 5000, "@room.", "ž.ž"):
        eve = await house.person()
        window = await eve.come(code, Cookie=f"hrajme_guest={cookie}".encode().decode("latin-1"))
        assert not window.table["is_host"]
        assert await window.refused("start") == "table/not_host"
        assert window.socket.response is not None
        fresh = window.socket.response.headers["Set-Cookie"]
        assert person not in fresh
    answer = await eve.http.get("/api/me", headers={"Cookie": f"hrajme_guest={person}.{turned}"})
    assert answer.json() == {"name": ""}


async def test_pages_of_other_sites_cannot_open_a_socket(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table()
    for origin in ("http://evil.example", "null", "http://127.0.0.1", house.url + "0"):
        with pytest.raises(InvalidStatus) as refused:
            await anna.connect(code, Origin=origin)
        assert refused.value.response.status_code == 403
    await anna.come(code, Origin=house.url)


async def test_a_full_disk_is_told_and_nothing_is_shown(
    house: House, monkeypatch: pytest.MonkeyPatch, problems: list[Any]
) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    before, mover = anna.table, anna if anna.table["moves"] else bob
    append = house.store.append

    async def full(*args: Any) -> None:
        raise DiskFull("store-full")

    monkeypatch.setattr(house.store, "append", full)
    monkeypatch.setattr(house.store, "claim", full)
    move = {"seat": mover.table["seat"], "move": mover.table["moves"][0]}
    answer = await mover.send("play", **move, key="later")
    assert (answer["code"], answer["sentence"]["id"]) == ("store/full", "store-full")
    assert anna.table["moves_made"] == bob.table["moves_made"] == before["moves_made"]
    # To look needs no room on the disk.
    cyril = await (await house.person()).come(anna.code)
    assert cyril.table["revision"] == before["revision"]
    assert append is not house.store.append
    assert "disk is full" in problems.pop().getMessage()
    monkeypatch.undo()
    revision = await mover.do("play", **move, key="later")
    assert (await bob.shows(revision))["moves_made"] > before["moves_made"]


async def test_a_full_disk_refuses_a_new_table(
    house: House, monkeypatch: pytest.MonkeyPatch, problems: list[Any]
) -> None:
    anna = await house.person("Anna")

    async def full(*args: Any) -> None:
        raise DiskFull("store-full")

    monkeypatch.setattr(house.store, "append", full)
    body = {"key": "k", "game": "the_game", "seats": 2}
    answer = await anna.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (503, "store/full")
    assert "disk is full" in problems.pop().getMessage()
    monkeypatch.undo()
    code = (await anna.http.post("/api/tables", json=body)).json()["code"]
    assert (await anna.come(code)).table["is_host"]


async def test_a_database_that_fails_is_not_described(
    house: House, monkeypatch: pytest.MonkeyPatch, problems: list[Any]
) -> None:
    anna, _ = await house.seated("Anna", "Bob")

    async def locked(*args: Any) -> None:
        raise Locked("store-locked", name="room.db")

    monkeypatch.setattr(house.store, "append", locked)
    answer = await anna.send("say", text="hello")
    assert (answer["code"], answer["sentence"]["args"]) == ("wire/not_kept", {})
    # Only who runs the room reads it.
    assert "room.db" in problems.pop().getMessage()


async def test_a_mistake_of_ours_hurts_no_table(
    house: House, monkeypatch: pytest.MonkeyPatch, problems: list[Any]
) -> None:
    anna, bob = await house.seated("Anna", "Bob")
    [kept] = [kept for kept in house.room.kept.values() if kept.table]

    def break_down(*args: Any) -> None:
        raise ZeroDivisionError

    assert kept.table is not None
    monkeypatch.setattr(kept.table.line, "on", break_down)
    assert await anna.refused("say", text="hello") == "wire/broken"
    assert problems.pop().exc_info[0] is ZeroDivisionError
    revision = await anna.do("say", text="hello")
    assert (await bob.shows(revision))["revision"] == revision
    assert [spoken["text"] for spoken in bob.talk.values()] == ["hello"]


async def test_another_table_does_not_notice(house: House) -> None:
    anna, _ = await house.seated("Anna", "Bob")
    noise = asyncio.create_task(make_noise(anna))
    await other_table_works(house)
    noise.cancel()


async def make_noise(window: Any) -> None:
    while True:
        await window.socket.send("{" * 100)
        await asyncio.sleep(0)


async def test_the_settings_are_for_people() -> None:
    assert Settings().bot_pause_seconds == pytest.approx(0.2)
    assert Settings().show_pause_seconds == pytest.approx(0.9)
    assert Settings().host_away_seconds == 60


async def test_who_only_pings_is_closed_too(house: House, clock: Clock) -> None:
    anna = await house.person("Anna")
    window = await anna.connect(await anna.open_table())
    while not window.is_closed:
        with suppress(ConnectionClosed):
            await window.socket.send('{"command":"ping"}')
        await clock.advance(1)
    assert window.pongs
    assert window.leaving["code"] == "wire/too_slow"
