"""HTTP: the games, who one is, the lobby, and opening tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest

import hrajme
from hrajme import games
from hrajme.room import Settings
from hrajme.server.asking import cookies_of, is_secure
from hrajme.server.guests import Guests
from hrajme.server.limits import BadProxy, Bucket, Buckets, Limits, Rate, household, read_proxies
from hrajme.testing.clock import Clock, until

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse

LINGER_SECONDS = Settings().linger_seconds

JSON = {"Content-Type": "application/json"}
EVIL = {"Origin": "http://evil.example"}


async def test_all_games_are_on_the_shelf(house: House) -> None:
    person = await house.person()
    shelf = (await person.http.get("/api/games")).json()
    assert shelf["version"] == hrajme.__version__
    assert [card["key"] for card in shelf["games"]] == sorted(games.keys())
    card = next(card for card in shelf["games"] if card["key"] == "the_game")
    assert (card["least_seats"], card["most_seats"]) == (1, 5)
    assert card["levels"] == ["random", "easy", "normal", "hard"]
    switch = {"kind": "switch", "default": False, "values": [], "least": 0, "most": 0}
    assert {"name": "expert", **switch} in card["options"]


async def test_the_interface_describes_itself(house: House) -> None:
    schema = (await (await house.person()).http.get("/api/openapi.json")).json()
    assert schema["info"]["title"] == "hrajme"
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{code}", "/health"} <= set(schema["paths"])


async def test_a_guest_is_remembered(house: House) -> None:
    anna = await house.person("  Anna \u202e ")
    assert (await anna.http.get("/api/me")).json() == {"name": "Anna"}
    cookie = (await anna.http.get("/api/me")).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert (await (await house.person()).http.get("/api/me")).json() == {"name": ""}


async def test_guests_are_remembered_after_a_restart(open_house: OpenHouse) -> None:
    first = await open_house()
    anna = await first.person("Anna")
    code = await anna.open_table()
    second = await open_house()
    again = await second.person()
    again.http.cookies.set("hrajme_guest", anna.cookie, domain="127.0.0.1")
    assert (await again.http.get("/api/me")).json() == {"name": "Anna"}
    assert (await again.come(code)).table["is_host"]


@pytest.mark.parametrize(
    "odd", ['a={"x":1}', "foo bar", 'theme="light', "x@y=1", "=v", "a=é", "hrajme_guest2=x", "", " "]
)
def test_our_cookie_is_found_beside_odd_ones(odd: str) -> None:
    for line in (f"{odd}; hrajme_guest=abc.def", f"hrajme_guest=abc.def;{odd}"):
        assert list(cookies_of({"headers": [(b"cookie", line.encode("latin-1"))]})) == ["abc.def"]
    assert not list(cookies_of({"headers": [(b"cookie", odd.encode("latin-1"))]}))
    assert not list(cookies_of({"headers": []}))


@pytest.mark.parametrize("bad", ["x", "", "abc.def", "é.é", "x" * 1000], ids=len)
async def test_a_bad_cookie_before_the_good_one_does_not_lose_the_guest(house: House, bad: str) -> None:
    anna = await house.person("Anna")
    line = f"hrajme_guest={bad}; hrajme_guest={anna.cookie}".encode("latin-1")
    async with httpx.AsyncClient(base_url=house.url) as http:
        for lines in ([line], line.split(b"; ")):
            answer = await http.get("/api/me", headers=[(b"cookie", each) for each in lines])
            assert answer.json() == {"name": "Anna"}
    code = await anna.open_table()
    window = await anna.connect(code, Cookie=line.decode("latin-1"))
    await window.socket.send('{"command": "watch"}')
    await window.until(lambda: window.updates)
    assert window.table["is_host"]


def test_a_cookie_that_came_over_https_stays_there() -> None:
    guests = Guests(b"secret")
    assert is_secure({"scheme": "wss"})
    assert guests.cookie(guests.invite(), secure=is_secure({"scheme": "https"})).endswith("; Secure")


async def test_a_name_must_be_one(house: House) -> None:
    person = await house.person()
    answer = await person.http.put("/api/me", json={"name": " \t "})
    assert (answer.status_code, answer.json()["code"]) == (422, "table/no_name")
    assert (await person.http.put("/api/me", json={"name": "x" * 100})).json() == {"name": "x" * 24}


async def test_the_lobby_shows_public_tables_that_are_not_over(house: House, clock: Clock) -> None:
    anna = await house.person("Anna")
    private = await anna.open_table()
    first = await anna.open_table(public=True)
    await clock.advance(1)
    second = await anna.open_table(public=True, seats=3)
    over = await anna.open_table(public=True, seats=1, alone="easy")
    window = await anna.come(over)
    while window.table["phase"] == "running":
        await window.play()
    await (await anna.come(second)).do("sit", seat=0)
    lines = (await anna.http.get("/api/tables")).json()["tables"]
    assert [line["code"] for line in lines] == [second, first]
    assert private not in str(lines)
    line = lines[0]
    assert (line["game"], line["phase"], line["host"]) == ("the_game", "open", "Anna")
    assert (line["seats"], line["taken"]) == (3, 1)
    older = (await anna.http.get("/api/tables", params={"before": line["number"]})).json()["tables"]
    assert [line["code"] for line in older] == [first]
    company = {"players": ["Anna", "", ""], "to_move": [], "seat": 0}
    assert (await anna.http.get(f"/api/tables/{second}")).json() == line | {"number": 0} | company


async def test_who_closes_the_last_window_takes_the_table_out_of_the_lobby(
    house: House, clock: Clock
) -> None:
    anna = await house.person("Anna")

    async def lobby() -> list[str]:
        return [line["code"] for line in (await anna.http.get("/api/tables")).json()["tables"]]

    code = await anna.open_table(public=True, seats=1, alone="easy")
    first, second = await anna.come(code), await anna.come(code)
    kept = house.room.kept[code]
    await first.close()
    await until(lambda: len(kept.watchers) == 1)
    await clock.advance(LINGER_SECONDS + 1)
    assert await lobby() == [code]
    await second.close()
    await until(lambda: not kept.watchers)
    assert await lobby() == [code]
    await clock.advance(LINGER_SECONDS + 1)
    assert await lobby() == []
    await anna.come(code)
    assert await lobby() == [code]


async def test_a_code_is_read_as_people_type_it(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table()
    for typed in (code.upper(), code.replace("-", ""), code.replace("-", " "), f" {code} "):
        assert (await anna.http.get(f"/api/tables/{typed}")).json()["code"] == code


BAD_TABLES: list[tuple[str, Any, int, str]] = [
    ("no JSON", "{", 400, "wire/unreadable"),
    ("nothing", "", 422, "wire/unreadable"),
    ("no text", b'{"key":"\xff"}', 400, "wire/unreadable"),
    ("very deep", "[" * 15_000, 400, "wire/unreadable"),
    ("not an object", "[]", 422, "wire/unreadable"),
    ("no key", '{"game":"the_game","seats":2}', 422, "wire/unreadable"),
    ("an empty key", '{"key":"","game":"the_game","seats":2}', 422, "wire/unreadable"),
    ("an unknown field", '{"key":"k","game":"the_game","seats":2,"x":1}', 422, "wire/unreadable"),
    ("seats in words", '{"key":"k","game":"the_game","seats":"two"}', 422, "wire/unreadable"),
    ("no such game", '{"key":"k","game":"poker","seats":2}', 422, "table/unsuitable"),
    ("a path for a game", '{"key":"k","game":"../core","seats":2}', 422, "table/unsuitable"),
    ("too many seats", '{"key":"k","game":"the_game","seats":60}', 422, "table/unsuitable"),
    ("no such option", '{"key":"k","game":"the_game","seats":2,"options":{"x":1}}', 422, "table/unsuitable"),
    ("no such bot", '{"key":"k","game":"the_game","seats":2,"alone":"genius"}', 422, "table/unsuitable"),
    ("too long", '{"key":"' + "k" * 20_000 + '"}', 413, "wire/too_large"),
]


@pytest.mark.parametrize(
    ("body", "status", "code"), [row[1:] for row in BAD_TABLES], ids=[row[0] for row in BAD_TABLES]
)
async def test_a_table_that_cannot_be_is_refused(
    house: House, body: str | bytes, status: int, code: str
) -> None:
    anna = await house.person("Anna")
    answer = await anna.http.post("/api/tables", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["sentence"]["id"]
    assert await house.store.tables() == []


async def test_other_requests_that_cannot_be_are_refused(house: House) -> None:
    http = (await house.person("Anna")).http
    table = {"key": "k", "game": "the_game", "seats": 2}
    asked = [
        (await http.post("/api/tables", content="x=1"), 415, "wire/not_json"),
        (await http.post("/api/tables", json=table, headers=EVIL), 403, "wire/foreign"),
        (await http.put("/api/me", json={"name": "Eve"}, headers={"Origin": "null"}), 403, "wire/foreign"),
        (await http.get("/api/tables/bbbb-bbbb-bbbb"), 404, "lobby/no_such_table"),
        (await http.get("/api/tables", params={"before": "x"}), 422, "wire/unreadable"),
        (await http.get("/api/tables", params={"before": "-1"}), 422, "wire/unreadable"),
        (await http.get("/api/nothing"), 404, "wire/not_found"),
        (await http.get("/api/tables/x/y/z"), 404, "wire/not_found"),
        (await http.request("DELETE", "/api/me", headers=JSON), 405, "wire/not_allowed"),
        (await http.get("/assets/none.js"), 404, "wire/not_found"),
    ]
    for answer, status, code in asked:
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.request.url
    assert (await http.get("/api/me")).json() == {"name": "Anna"}


async def test_requests_come_only_so_fast(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(requests=Rate(3, 0.001)))
    person = await house.person()
    assert [(await person.http.get("/api/games")).status_code for _ in range(5)] == [200] * 3 + [429] * 2
    assert (await person.http.get("/health")).status_code == 200


async def ask_from(house: House, *said: str) -> list[int]:
    """Ask once with each of these lines of X-Forwarded-For."""
    http = (await house.person()).http
    return [(await http.get("/api/games", headers={"X-Forwarded-For": line})).status_code for line in said]


async def test_nobody_asks_faster_by_naming_other_addresses(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(requests=Rate(2, 0.001)))
    assert await ask_from(house, "10.0.0.1", "10.0.0.2", "10.0.0.3") == [200, 200, 429]


async def test_a_proxy_says_who_asks_and_what_the_asker_says_does_not_count(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(requests=Rate(2, 0.001), proxies=("127.0.0.1",)))
    assert await ask_from(house, "10.0.0.1", "10.0.0.2", "10.0.0.3") == [200, 200, 200]
    # The proxy puts the address it sees last.
    assert await ask_from(house, "1.1.1.1, 10.0.0.4", "2.2.2.2, 10.0.0.4", "3.3.3.3, 10.0.0.4") == [
        200,
        200,
        429,
    ]


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert read_proxies("127.0.0.1, ::1,10.0.0.0/8") == ("127.0.0.1", "::1", "10.0.0.0/8")
    for wrong in ("", "*", "localhost", "127.0.0.1,", "10.0.0.1/8"):
        with pytest.raises(BadProxy):
            read_proxies(wrong)


async def test_tables_are_opened_only_so_fast(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(opened_tables=Rate(1, 0.001)))
    anna = await house.person("Anna")
    await anna.open_table()
    answer = await anna.http.post("/api/tables", json={"key": "k", "game": "the_game", "seats": 2})
    assert (answer.status_code, answer.json()["code"]) == (429, "wire/too_fast")


async def test_a_mistake_of_ours_shows_no_traceback(
    house: House, monkeypatch: pytest.MonkeyPatch, problems: list[Any]
) -> None:
    def break_down(*args: Any) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(house.room, "public_tables", break_down)
    answer = await (await house.person()).http.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "wire/broken")
    assert "secret" not in answer.text
    assert problems.pop().exc_info[0] is ZeroDivisionError


async def test_every_answer_has_the_headers_that_protect(house: House) -> None:
    http = (await house.person()).http
    for address in ("/", "/api/me", "/api/nothing", "/health", "/t/x"):
        headers = (await http.get(address)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "permissions-policy" in headers
    assert (await http.get("/api/me")).headers["cache-control"] == "no-store"


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(Rate(2, 0.5), now=0)
    assert [bucket.take(0), bucket.take(0), bucket.take(0)] == [True, True, False]
    assert [bucket.take(1), bucket.take(2)] == [False, True]
    assert [bucket.take(100), bucket.take(100), bucket.take(100)] == [True, True, False]


def test_addresses_are_forgotten_when_there_are_too_many() -> None:
    buckets = Buckets(Rate(1, 0.0))
    for number in range(20_000):
        buckets.take(str(number), 0)
    assert len(buckets.buckets) == 10_000


def test_a_house_of_ipv6_counts_as_one() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("192.0.2.1") != household("192.0.2.2")
