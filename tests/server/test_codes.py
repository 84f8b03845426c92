"""Codes of tables over HTTP: the short one is a way in, and nobody guesses it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from hrajme.room.short import spell
from hrajme.server.limits import Bucket, Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse, Person

NEVER = 0.0001
WARNING = "short codes of tables are being guessed: none lets anybody in for a while"


async def short_of(person: Person, code: str) -> str:
    return str((await person.come(code)).present["short"])


async def test_a_short_code_is_exchanged_for_the_long_one(house: House) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    code = await anna.open_table()
    short = await short_of(anna, code)
    for typed in (short, short.upper(), f"{short[:3]} {short[3:]}", f"{short[:3]}-{short[3:]}"):
        line = (await bob.http.get(f"/api/tables/{typed}")).json()
        assert (line["code"], line["host"]) == (code, "Anna")
    window = await bob.come(short)
    await window.do("sit", seat=1)


async def test_a_wrong_short_code_is_no_table(house: House) -> None:
    anna = await house.person("Anna")
    await anna.open_table()
    for number in range(3):
        assert (await anna.http.get(f"/api/tables/{spell(number)}")).status_code == 404


async def test_a_table_that_waits_for_nobody_answers_like_none(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table(seats=1)
    short = await short_of(anna, code)
    window = await anna.come(code)
    await window.do("sit", seat=0)
    await window.do("start")
    right, wrong = [(await anna.http.get(f"/api/tables/{one}")) for one in (short, spell(5))]
    assert (right.status_code, right.text) == (wrong.status_code, wrong.text) == (404, wrong.text)


async def test_wrong_short_codes_cost_more_than_wrong_long_ones(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(wrong_codes=Rate(20, NEVER)))
    anna = await house.person("Anna")
    code = await anna.open_table()
    short = await short_of(anna, code)
    answers = [(await anna.http.get(f"/api/tables/{spell(number)}")).status_code for number in range(5)]
    assert answers == [404, 404, 404, 429, 429]
    # Not even the right one, or who tries on would know it; the link is good all the same.
    assert (await anna.http.get(f"/api/tables/{short}")).status_code == 429
    assert (await anna.http.get(f"/api/tables/{code}")).status_code == 200


async def test_right_codes_cost_nothing(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(wrong_codes=Rate(20, NEVER)))
    anna = await house.person("Anna")
    short = await short_of(anna, await anna.open_table())
    for _ in range(10):
        assert (await anna.http.get(f"/api/tables/{short}")).status_code == 200


async def test_many_tries_at_once_are_no_more_than_one_by_one(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(wrong_codes=Rate(20, NEVER)))
    anna = await house.person("Anna")
    tries = [anna.http.get(f"/api/tables/{spell(number)}") for number in range(12)]
    answers = [answer.status_code for answer in await asyncio.gather(*tries)]
    assert sorted(answers) == [404] * 3 + [429] * 9


async def test_many_addresses_together_guess_no_faster(
    open_house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    limits = Limits(proxies=("127.0.0.1",), wrong_short_codes=Rate(4, NEVER))
    house = await open_house(limits=limits)
    anna = await house.person("Anna")
    code = await anna.open_table()
    short = await short_of(anna, code)
    answers = []
    for number in range(6):
        anna.http.headers["X-Forwarded-For"] = f"10.0.0.{number}"
        answers.append((await anna.http.get(f"/api/tables/{spell(number)}")).status_code)
    assert answers == [404] * 4 + [429] * 2
    assert (await anna.http.get(f"/api/tables/{short}")).status_code == 429
    assert (await anna.http.get(f"/api/tables/{code}")).status_code == 200
    assert caplog.messages.count(WARNING) == 1


def test_a_wrong_short_code_of_one_address_cannot_use_up_what_all_have() -> None:
    """In the long run; the odds of decision 20 follow from these numbers."""
    limits = Limits()
    own = limits.wrong_codes.per_second / limits.wrong_short_cost
    assert own <= limits.wrong_short_codes.per_second
    a_day = 24 * 3600
    assert limits.wrong_short_codes.burst + a_day * limits.wrong_short_codes.per_second == 2940


def test_what_is_dearer_than_a_full_bucket_takes_all_of_it() -> None:
    bucket = Bucket(Rate(3, 1), now=0.0)
    assert bucket.take(0.0, 6)
    assert not bucket.has(2.9, 6)
    assert bucket.has(3.0, 6)
