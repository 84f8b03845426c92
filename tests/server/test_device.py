"""Several people on one device, over a real socket: no hand is sent before its owner says to be there."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from hrajme.room import Known
from hrajme.server.outbox import Outbox
from hrajme.testing.clock import until

if TYPE_CHECKING:
    from tests.server.conftest import House, Json


async def show(window: Any, seat: int | None) -> Json:
    """Somebody says to be looking, or nobody is; the table as it is then."""
    before = len(window.updates)
    await window.socket.send(json.dumps({"command": "show", "seat": seat}))
    await window.until(lambda: len(window.updates) > before and window.table["seat"] == seat)
    table: Json = window.table
    return table


async def shared(house: House, game: str, *more: str) -> Any:
    """A window of Anna's at a running table, at which those of the other names sit with her."""
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table(game, seats=1 + len(more)))
    await window.do("sit", seat=0)
    for seat, name in enumerate(more, start=1):
        await window.do("bring", seat=seat, name=name)
    await window.shows(await window.do("start"))
    return window


def hand_of(table: Json) -> Any:
    return table["view"]["hand"]


async def test_people_are_seated_by_name_and_are_all_here(house: House) -> None:
    window = await shared(house, "domino", "Eva", "Jan")
    assert [seat["name"] for seat in window.table["seats"]] == ["Anna", "Eva", "Jan"]
    assert all(seat["is_beside_you"] for seat in window.table["seats"])
    await window.until(lambda: window.present["seats"] == [0, 1, 2])
    assert window.present["watchers"] == 0


async def test_who_is_brought_twice_by_the_same_command_sits_down_once(house: House) -> None:
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table("domino", seats=3))
    first = await window.do("bring", seat=1, name="Eva", key="same")
    assert await window.do("bring", seat=1, name="Eva", key="same") == first


async def test_no_hand_is_sent_before_its_owner_says_to_be_there(house: House) -> None:
    window = await shared(house, "domino", "Eva")
    table = house.room.table(window.code).table
    assert table is not None
    persons = [table.seats.person_at(seat) for seat in (0, 1)]
    hands = [json.loads(json.dumps(table.view(person).view.hand)) for person in persons]
    for hand in hands:
        assert not any(json.dumps(hand, separators=(",", ":")) in raw for raw in window.raw)
    assert hand_of(window.table) in ([], None)
    before = len(window.raw)
    assert hand_of(await show(window, 1)) == hands[1]
    written = json.dumps(hands[0], separators=(",", ":"))
    assert not any(written in raw for raw in window.raw[before:])
    assert hand_of(await show(window, None)) in ([], None)


async def test_a_turn_goes_from_hand_to_hand(house: House) -> None:
    window = await shared(house, "domino", "Eva")
    for _ in range(6):
        seat = window.table["next_seat"]
        table = await show(window, seat)
        assert table["next_seat"] is None
        while window.table["moves"] and window.table["seat"] == seat:
            await window.shows(await window.play())
        assert window.table["seat"] == seat, "the device shows what its holder may see until it is handed on"
        if window.table["phase"] == "over":
            return
        assert window.table["next_seat"] == 1 - seat
        assert (await show(window, None))["next_seat"] == 1 - seat


async def test_who_decide_at_once_do_so_one_after_another(house: House) -> None:
    window = await shared(house, "cribbage", "Eva")
    for seat in (0, 1):
        table = await show(window, window.table["next_seat"])
        assert table["seat"] == seat
        await window.shows(await window.play())
    assert window.table["phase"] == "running"


async def test_nothing_is_done_while_nobody_looks(house: House) -> None:
    window = await shared(house, "domino", "Eva")
    seat = window.table["next_seat"]
    assert await window.refused("play", seat=seat, move="0-0") == "table/covered"
    assert await window.refused("say", text="hello") == "table/covered"


async def test_a_seat_of_another_is_neither_seen_nor_played(house: House) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    code = await anna.open_table("domino", seats=3)
    window, elsewhere = await anna.come(code), await bob.come(code)
    await window.do("sit", seat=0)
    await window.do("bring", seat=1, name="Eva")
    await elsewhere.do("sit", seat=2)
    await window.shows(await window.do("start"))
    await window.socket.send(json.dumps({"command": "show", "seat": 2}))
    refusal = await window.until(lambda: window.answers.get(""))
    assert refusal["code"] == "table/not_your_seat"
    assert hand_of(window.table) in ([], None)
    await elsewhere.socket.send(json.dumps({"command": "show", "seat": 1}))
    refusal = await elsewhere.until(lambda: elsewhere.answers.get(""))
    assert refusal["code"] == "table/not_your_seat"
    await show(window, 0)
    assert await window.refused("play", seat=1, move="0-0") == "table/not_your_seat"
    assert await elsewhere.refused("play", seat=1, move="0-0") == "table/not_your_seat"


async def test_a_reload_covers_all_hands_again(house: House) -> None:
    window = await shared(house, "domino", "Eva")
    await show(window, 0)
    again = await window.person.come(window.code)
    assert again.table["seat"] is None
    assert hand_of(again.table) in ([], None)


async def test_dice_need_no_cover(house: House) -> None:
    window = await shared(house, "xantipa", "Eva")
    movers: set[int] = set()
    # No game is over before everybody has moved, however often the first one throws.
    while movers != {0, 1}:
        await window.until(lambda: window.table["moves"])
        movers.add(window.table["seat"])
        await window.shows(await window.play())
    assert window.table["next_seat"] is None


async def test_a_takeback_is_asked_for_by_one_and_granted_by_the_other(house: House) -> None:
    window = await shared(house, "cribbage", "Eva")
    await show(window, 0)
    await window.shows(await window.play())
    await show(window, None)
    assert (await show(window, 0))["may_undo"] == "ask"
    await window.shows(await window.do("offer", kind="takeback"))
    assert window.table["next_seat"] == 1
    await show(window, 1)
    await window.shows(await window.do("accept", kind="takeback"))
    assert (await show(window, 0))["moves"]


async def test_all_who_play_on_a_device_come_back_with_it(house: House, clock: Any) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    code = await anna.open_table("domino", seats=3)
    window, elsewhere = await anna.come(code), await bob.come(code)
    await window.do("sit", seat=0)
    await window.do("bring", seat=1, name="Eva")
    await elsewhere.do("sit", seat=2)
    await elsewhere.shows(await window.do("start"))
    await window.close()
    await elsewhere.until(lambda: len(elsewhere.present["away"]) == 2)
    for seat in (0, 1):
        await elsewhere.do("hand_over", seat=seat, level="easy")
    await elsewhere.until(lambda: [seat["kind"] for seat in elsewhere.table["seats"][:2]] == ["stand_in"] * 2)
    await anna.come(code)
    await elsewhere.until(lambda: [seat["kind"] for seat in elsewhere.table["seats"][:2]] == ["person"] * 2)


async def test_who_stands_up_leaves_nothing_of_their_hand_on_the_device(house: House) -> None:
    window = await shared(house, "the_game", "Eva", "Jan")
    await show(window, 1)
    hand, told = hand_of(window.table), len(window.story)
    assert hand
    before = len(window.updates)
    await window.shows(await window.do("stand"))
    await window.until(lambda: window.table["seat"] is None)
    assert hand_of(window.table) in ([], None)
    [update] = [each for each in window.updates[before:] if each["story"] and each["story_since"] == 0]
    assert len(update["story"]) >= told, "all is told anew, as everybody was told it"
    assert not update["deeds"]


async def test_who_stands_up_does_not_see_the_hand_of_who_stays(house: House) -> None:
    window = await shared(house, "domino", "Eva")
    table = house.room.table(window.code).table
    assert table is not None
    hand = json.loads(json.dumps(table.view(table.seats.person_at(0)).view.hand))
    await show(window, 1)
    await window.do("stand")
    await window.until(lambda: window.table["seat"] is None)
    assert not any(json.dumps(hand, separators=(",", ":")) in raw for raw in window.raw)
    assert hand_of(await show(window, 0)) == hand


async def seated_beside(house: House) -> tuple[Any, Any]:
    """Anna, Eva and Jan on one device in a game that hides nothing, while Bob sits elsewhere."""
    anna, bob = await house.persons("Anna", "Bob")
    window = await anna.come(await anna.open_table("xantipa", seats=4))
    elsewhere = await bob.come(window.code)
    await window.do("sit", seat=0)
    await window.do("bring", seat=1, name="Eva")
    await window.do("bring", seat=2, name="Jan")
    await elsewhere.do("sit", seat=3)
    await window.shows(await window.do("start"))
    return window, elsewhere


async def test_a_command_that_is_sent_again_is_not_done_by_the_next_one_too(house: House) -> None:
    window, _ = await seated_beside(house)
    seat, revision = window.table["seat"], window.revision
    done = await window.do("stand", key="once")
    again = await window.person.come(window.code)
    assert again.table["seat"] != seat
    assert await again.do("stand", key="once", revision=revision) == done
    assert [place["kind"] for place in again.table["seats"]].count("bot") == 1


async def test_what_one_said_while_the_line_was_down_is_not_said_by_the_next_one(house: House) -> None:
    window, elsewhere = await seated_beside(house)
    seat, revision = window.table["seat"], window.revision
    await window.do("stand")
    again = await window.person.come(window.code)
    assert again.table["seat"] != seat
    late = [("say", {"text": "hello"}), ("offer", {"kind": "abandon"}), ("stand", {}), ("undo", {})]
    for number, (command, fields) in enumerate(late):
        answer = await again.refused(command, key=f"late {number}", revision=revision, **fields)
        assert answer == "table/stale"
    assert await again.do("say", key="now", text="hello")
    assert len(elsewhere.talk) == 1


async def test_who_plays_alone_is_heard_however_late(house: House) -> None:
    anna, bob = await house.seated("Anna", "Bob", game="xantipa")
    revision = anna.revision
    await bob.do("say", text="hello")
    again = await anna.person.come(anna.code)
    assert await again.do("say", key="late", text="hello", revision=revision)


async def test_a_page_of_the_story_is_for_who_is_looking_when_it_comes(house: House) -> None:
    window = await shared(house, "the_game", "Eva")
    everybody = [told for _, told in sorted(window.story.items())]
    assert (await show(window, 1))["view"]["hand"]
    kept = house.room.table(window.code)
    [session] = house.host.sessions
    async with kept.lock:
        await window.socket.send(json.dumps({"command": "recall", "before": window.revision + 1}))
        await until(lambda: kept.lock._waiters)
        assert kept.table is not None
        session.device.show(kept.table, None)
    raw = await window.until(lambda: [raw for raw in window.raw if '"recalled"' in raw])
    assert json.loads(raw[0])["story"] == everybody


def test_what_waits_for_one_is_not_sent_to_the_next() -> None:
    outbox = Outbox()
    outbox.put_update(b"for Anna", Known(5))
    outbox.put_page(b"what Anna was told")
    outbox.begin_anew(Known(hushed=True))
    outbox.put_answer(b"answer")
    assert asyncio.run(outbox.take()) == [b"answer"]
    assert outbox.known == Known(hushed=True)
