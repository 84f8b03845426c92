"""Odd requests, made up by chance: each is answered, and none is a mistake of ours.

HRAJME_FUZZ=10000 sends as many of each kind; HRAJME_FUZZ_SEED=7 sends others.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import string
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hrajme.server.limits import Limits, Rate
from hrajme.testing.wire import Wire

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse


COUNT = int(os.environ.get("HRAJME_FUZZ", "400"))
SEED = int(os.environ.get("HRAJME_FUZZ_SEED", "13"))
AT_ONCE = 8
WIDE = Rate(10**6, 10**6)
LIMITS = Limits(requests=WIDE, pages=WIDE, opened_tables=WIDE, wrong_codes=WIDE, request_seconds=0.2)


def words(text: str) -> list[str]:
    return text.split()


METHODS = words("GET POST PUT HEAD OPTIONS DELETE PATCH TRACE CONNECT get BREW M-SEARCH")
PARTS = ["", *words("api tables me games health openapi.json socket t assets .. . index.html")]
PIECES = ["\x7f", "a" * 300, *words(r"%00 % %zz %2f %ff %ed%a0%80 ~ ; : * [ ] { | \ é")]
QUERIES = [f"before={2**70}", *words("before=1 before=-1 before=x before=1e9 before=%ff before &&& a[]=1")]
ORIGINS = ["", *words("http://[ http://] null // http:// [::1 http://a:b:c http://x:99999 about:blank é")]
HOSTS = ["", "a b", "x" * 300, *words("[ [::1 127.0.0.1 evil.example é a:b:c - %00")]
COOKIES = ["a" * 5000, *words('hrajme_guest= hrajme_guest=. hrajme_guest=é.é = ;;; hrajme_guest x=" a=b')]
KINDS = [
    "",
    "application/json; charset=x",
    *words("application/json text/plain ; application/ multipart/x é"),
]
VALUES = ["", "\t", "a" * 2000, *words('0 -1 é * gzip;q= bytes=0- " identity */*;q=x 100-continue')]
HEADERS = words("Accept Accept-Encoding If-None-Match Range X-Forwarded-For Referer Expect Transfer-Encoding")
NAMES = words("key game seats options public alone name text seat move revision since count kind level pile")
COMMANDS = words("watch ping sit stand say play set_options set_seats seat_bot offer signal introduce undo")
UPGRADE = [
    ("Upgrade", "websocket"),
    ("Connection", "Upgrade"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
]
BODIES = [b"NaN", b"1e999", b'"\\ud800"', b"\xef\xbb\xbf{}", b"{}{}", b"\xff", b"nul", b'{"a":1,"a":2}']
LETTERS = string.ascii_letters + string.digits + "\"'{}[]():,;.-_+*/\\ \t\x00\x1fé€😀\u202e\ud800"


class Odd:
    """Makes up requests; the same seed makes the same ones."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.pick = self.chance.choice
        self.below = self.chance.randrange

    def often(self, share: float) -> bool:
        return self.chance.random() < share

    def text(self, most: int) -> str:
        return "".join(self.pick(LETTERS) for _ in range(self.below(most)))

    def target(self) -> str:
        parts = [self.pick(PARTS if self.often(0.8) else PIECES) for _ in range(self.below(6))]
        end = self.pick(PIECES) if self.often(0.2) else ""
        query = "?" + self.pick(QUERIES) if self.often(0.3) else ""
        return self.pick(["/", "//", "", "http://x/"]) + "/".join(parts) + end + query

    def value(self, deep: int = 3) -> Any:
        """Something that JSON can say."""
        simple = (
            self.text(40),
            self.text(2) * self.below(3000),
            self.pick(["the_game", "flip7", "easy", "k", ""]),
            self.pick([0, -1, 1, 2**31, 2**63, 2**64, -(2**70), 10**300]),
            self.pick([True, False, None, 0.5, -0.0, 1e308, 5e-324]),
        )
        if not deep or self.often(0.6):
            return self.pick(simple)
        return (
            [self.value(deep - 1) for _ in range(self.below(4))] if self.often(0.4) else self.fields(deep - 1)
        )

    def fields(self, deep: int = 2) -> dict[str, Any]:
        return {self.pick(NAMES): self.value(deep) for _ in range(self.below(6))}

    def write(self, value: Any) -> bytes:
        return json.dumps(value, ensure_ascii=self.often(0.5)).encode("utf-8", "surrogatepass")

    def body(self) -> bytes:
        match self.below(8):
            case 0:
                return self.chance.randbytes(self.below(60))
            case 1:
                return b"[" * self.below(20_000)
            case 2:
                return self.pick(BODIES)
            case 3:
                return self.write({"key": "k", "game": "the_game", "seats": 2} | self.fields())
            case _:
                return self.write(self.value())

    def headers(self) -> list[tuple[str, str]]:
        lines = [("Host", self.pick(HOSTS) if self.often(0.2) else "127.0.0.1")]
        for name, odd in (("Origin", ORIGINS), ("Cookie", COOKIES), ("Content-Type", KINDS)):
            if self.often(0.4):
                lines.append((name, self.pick(odd)))
        if self.often(0.1):
            lines += [line for line in UPGRADE if self.often(0.9)]
        while self.often(0.3):
            lines.append((self.pick(HEADERS), self.pick(VALUES)))
        return lines

    def request(self) -> bytes:
        body = self.body() if self.often(0.6) else b""
        lines = [*self.headers(), ("Content-Length", str(len(body)))]
        head = "".join(f"{name}: {value}\r\n" for name, value in lines)
        text = f"{self.pick(METHODS)} {self.target()} HTTP/1.1\r\n{head}\r\n"
        return text.encode("utf-8", "replace") + body

    def message(self) -> str | bytes:
        """Something for the socket of a table."""
        if self.often(0.2):
            return self.body()
        known = {"command": self.pick(COMMANDS), "key": self.text(8) or "k"}
        return self.write(known | self.fields()).decode("utf-8", "replace")


async def ask_all(url: str, requests: list[bytes]) -> list[tuple[bytes, int]]:
    """The requests one after the other, and the status of each answer."""
    answers = []
    for request in requests:
        # Each over a connection of its own: after some of them nobody knows where an answer ends.
        wire = Wire(url)
        answers.append((request, (await wire.send(request)).status))
        await wire.close()
    return answers


@pytest.fixture
async def house_with_page(open_house: OpenHouse, tmp_path: Path) -> House:
    (tmp_path / "index.html").write_text("the page")
    # Some of them promise more than they send.
    return await open_house(limits=LIMITS, pages=tmp_path)


@pytest.fixture
async def wire(house_with_page: House) -> AsyncIterator[Wire]:
    wire = Wire(house_with_page.url)
    yield wire
    await wire.close()


async def test_no_odd_request_is_a_mistake_of_ours(house_with_page: House, wire: Wire) -> None:
    odd = Odd(SEED)
    requests = [odd.request() for _ in range(COUNT)]
    shares = [ask_all(house_with_page.url, requests[start::AT_ONCE]) for start in range(AT_ONCE)]
    answers = [pair for share in await asyncio.gather(*shares) for pair in share]
    assert [pair for pair in answers if pair[1] >= 500] == []
    assert {status for _, status in answers} >= {200, 400, 404, 405, 415}
    assert (await wire.ask("GET", "/health")).status == 200


async def test_no_odd_message_is_a_mistake_of_ours(house: House) -> None:
    odd = Odd(SEED)
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table(seats=2))
    for number in range(COUNT):
        await window.socket.send(odd.message())
        if number % 50 == 0:
            await window.do("introduce", name="Anna", key=f"still here {number}")
    codes = {json.loads(raw).get("code") for raw in window.raw}
    assert "wire/unreadable" in codes
    assert "wire/broken" not in codes


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/assets/" + "é" * 200, "/a\\b", "/%00", "/" + "%ff" * 90])
async def test_an_odd_file_name_is_no_file(wire: Wire, path: str) -> None:
    answer = await wire.ask("GET", path.encode().decode("latin-1"))
    assert answer.status in (200, 400, 404)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "//[", "http://a]b"])
async def test_an_origin_that_is_no_address_is_foreign(wire: Wire, origin: str) -> None:
    kind = {"Content_Type": "application/json"}
    assert (await wire.ask("PUT", "/api/me", b'{"name":"E"}', Origin=origin, **kind)).status == 403


async def test_rubbish_in_frames_ends_its_socket_only(house: House) -> None:
    chance = random.Random(SEED)
    anna = await house.person("Anna")
    code = await anna.open_table()
    for _ in range(COUNT // 20):
        window = await anna.connect(code)
        window.socket.transport.write(chance.randbytes(chance.randrange(1, 200)))
        window.socket.transport.write_eof()
        await window.until_closed()
    await anna.come(code)
