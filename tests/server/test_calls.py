"""A guest is called when it is their turn: from a real move through a real push service to a real key."""

from __future__ import annotations

import asyncio
import datetime
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from hrajme.room import Call, Settings
from hrajme.server.limits import Limits, Rate
from hrajme.server.push.base64 import write_base64
from hrajme.server.push.encryption import CURVE, derive, read_key, write_key
from hrajme.server.push.network import Network
from hrajme.store import Subscription
from hrajme.table import PersonId
from hrajme.testing.clock import Clock, until

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse, Window

# Two who move in turns, one move each.
GAME = "dama"
PATIENCE = Settings().call_seconds
NAME = "push.example"
# Whoever has a domain has as many names as they like.
SILENT = "silent.example"
TAKEN = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


class Browser:
    """Somebody who allowed to be called: the keys are real, and what is not meant for them cannot be read."""

    def __init__(self, path: str = "one") -> None:
        self.private = ec.generate_private_key(CURVE)
        self.key = write_key(self.private.public_key())
        self.auth = b"sixteen bytes ok"
        self.endpoint = f"https://{NAME}/{path}"

    def wish(self, language: str = "cs") -> dict[str, str]:
        """What the page sends to the room."""
        p256dh, auth = write_base64(self.key), write_base64(self.auth)
        return {"endpoint": self.endpoint, "p256dh": p256dh, "auth": auth, "language": language}

    def read(self, message: bytes) -> Any:
        """Written apart from what encrypts, by RFC 8188 and RFC 8291."""
        salt, size, length = message[:16], int.from_bytes(message[16:20], "big"), message[20]
        sender, sealed = message[21 : 21 + length], message[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), read_key(sender))
        secret = derive(shared, self.auth, b"WebPush: info\0" + self.key + sender, 32)
        content_key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(content_key).decrypt(nonce, sealed, None).removesuffix(b"\x02"))


class Posted:
    """One request as it came."""

    def __init__(self, head: str, body: bytes) -> None:
        first, *lines = head.split("\r\n")
        self.method, self.path, _ = first.split(" ")
        self.headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        self.body = body


class Receiver:
    """Takes what is posted to it, and answers as it is told to."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answer: bytes | None = TAKEN
        self.network = Network()
        self.connections = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().removesuffix("\r\n\r\n")
            length = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0])
            self.posted.append(Posted(head, await reader.readexactly(length)))
            if self.answer is not None and f".{SILENT}" not in head:
                writer.write(self.answer)
            # Until the other side has had enough.
            await reader.read()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def open_receiver(folder: Path, seconds: float = 10.0) -> AsyncIterator[Receiver]:
    receiver = Receiver()
    inside, outside = make_contexts(folder)
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0, ssl=inside)
    # The one way to a machine near by: a network of one's own, which only a test has.
    receiver.network = Network(
        port=server.sockets[0].getsockname()[1],
        seconds=seconds,
        allows=lambda address: address == "127.0.0.1",
        resolve=lambda host: ["127.0.0.1"],
        context=outside,
    )
    async with server:
        yield receiver


def make_contexts(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For the service, and for who trusts it."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - datetime.timedelta(days=1))
    builder = builder.not_valid_after(now + datetime.timedelta(days=1))
    names = [x509.DNSName(NAME), x509.DNSName(f"*.{SILENT}")]
    builder = builder.add_extension(x509.SubjectAlternativeName(names), critical=False)
    certificate = builder.sign(key, SHA256()).public_bytes(Encoding.PEM)
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file = folder / "push.pem"
    file.write_bytes(private + certificate)
    inside = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    inside.load_cert_chain(file)
    return inside, ssl.create_default_context(cadata=certificate.decode())


@pytest.fixture
async def receiver(tmp_path: Path) -> AsyncIterator[Receiver]:
    async with open_receiver(tmp_path) as opened:
        yield opened


@pytest.fixture
async def house(open_house: OpenHouse, receiver: Receiver) -> House:
    return await open_house(network=receiver.network)


async def subscribe(window: Window, browser: Browser, language: str = "cs") -> None:
    answer = await window.person.http.put("/api/calls", json=browser.wish(language))
    assert (answer.status_code, answer.json()) == (200, {"on": True})


async def begin(house: House, *browsers: Browser) -> tuple[Window, Window]:
    """Who is to move now, and who comes next and wants to be called, but is not there any more."""
    anna, bob = await house.seated("Anna", "Bob", game=GAME)
    mover, other = (anna, bob) if anna.table["moves"] else (bob, anna)
    for browser in browsers:
        await subscribe(other, browser)
    await leave(house, other)
    return mover, other


async def come_back(window: Window) -> Window:
    back = await window.person.come(window.code)
    back.keys = window.keys
    return back


async def leave(house: House, window: Window) -> None:
    await window.close()
    kept = house.room.table(window.code)
    await until(lambda: len(kept.watchers) == 1)


async def test_who_is_away_is_called_in_their_language(
    house: House, receiver: Receiver, clock: Clock
) -> None:
    browser = Browser()
    mover, _ = await begin(house, browser)
    await mover.play()
    await clock.advance(PATIENCE)
    [posted] = await until(lambda: receiver.posted)
    words = browser.read(posted.body)
    name = mover.person.name
    assert words == {
        "title": "Dáma – jsi na tahu",
        "body": f"Čeká na tebe {name}.",
        "table": mover.code,
        "language": "cs",
    }
    assert (posted.method, posted.path, posted.headers["host"]) == ("POST", "/one", "push.example")
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert len(posted.body) < 400


async def test_the_service_learns_nothing_but_that_somebody_is_called(
    house: House, receiver: Receiver, clock: Clock
) -> None:
    mover, other = await begin(house, Browser())
    await mover.play()
    await clock.advance(PATIENCE)
    [posted] = await until(lambda: receiver.posted)
    sent = repr(posted.headers) + posted.path + repr(posted.body)
    guests = [window.person.cookie.partition(".")[0] for window in (mover, other)]
    for secret in ("Anna", "Bob", GAME, mover.code, *guests):
        assert secret not in sent
    key = (await mover.person.http.get("/api/calls")).json()["key"]
    assert posted.headers["authorization"].endswith(f"k={key}")
    assert len(posted.headers["topic"]) <= 32


async def test_the_key_is_made_once_and_kept(house: House, open_house: OpenHouse) -> None:
    first = (await (await house.person()).http.get("/api/calls")).json()
    again = await open_house()
    assert (await (await again.person()).http.get("/api/calls")).json() == first
    assert len(first["key"]) == 87


async def test_all_browsers_of_a_guest_are_called_and_one_that_is_gone_never_again(
    house: House, receiver: Receiver, clock: Clock
) -> None:
    browsers = [Browser("one"), Browser("two")]
    mover, other = await begin(house, *browsers)
    receiver.answer = b"HTTP/1.1 410 Gone\r\n\r\n"
    await mover.play()
    await clock.advance(PATIENCE)
    await until(lambda: len(receiver.posted) == 2)
    guest = other.person.cookie.partition(".")[0]
    while await house.store.subscriptions(guest):
        await clock.advance(0)
    assert {posted.path for posted in receiver.posted} == {"/one", "/two"}


async def test_who_switches_it_off_is_not_called(house: House, receiver: Receiver, clock: Clock) -> None:
    one, two = Browser("one"), Browser("two")
    mover, other = await begin(house, one, two)
    body = {"endpoint": one.endpoint}
    answer = await other.person.http.request("DELETE", "/api/calls", json=body)
    assert (answer.status_code, answer.json()) == (200, {"on": False})
    await mover.play()
    await clock.advance(PATIENCE)
    await until(lambda: receiver.posted)
    assert [posted.path for posted in receiver.posted] == ["/two"]


async def test_nobody_switches_off_others(house: House) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    await anna.http.put("/api/calls", json=Browser().wish())
    await bob.http.request("DELETE", "/api/calls", json={"endpoint": Browser().endpoint})
    assert len(await house.store.subscriptions(anna.cookie.partition(".")[0])) == 1


async def test_no_move_waits_for_a_service_that_never_answers(
    house: House, receiver: Receiver, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    receiver.answer = None
    mover, other = await begin(house, Browser("one"))
    await mover.play()
    await clock.advance(PATIENCE)
    await until(lambda: receiver.posted)
    back = await come_back(other)
    await back.play()
    await mover.shows(back.revision)
    await mover.play()
    assert caplog.messages == []
    await clock.advance(receiver.network.seconds)
    await until(lambda: caplog.messages)
    assert caplog.messages == ["nobody can be called through push.example: it takes too long"]


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (
            b"HTTP/1.1 307 Temporary Redirect\r\nLocation: https://push.example/inside\r\n\r\n",
            "it answers 307",
        ),
        (b"HTTP/1.1 500 Oh\r\n\r\n", "it answers 500"),
        (b"SSH-2.0-OpenSSH_9.2\r\n", "it answers something else than HTTP"),
        (b"HTTP/1.1 201" + b"d" * 100_000, "Separator is not found, and chunk exceed the limit"),
    ],
)
async def test_an_answer_is_neither_followed_nor_read_to_its_end_and_told_once(
    house: House,
    receiver: Receiver,
    clock: Clock,
    caplog: pytest.LogCaptureFixture,
    answer: bytes,
    told: str,
) -> None:
    receiver.answer = answer
    mover, _ = await begin(house, Browser("one"), Browser("two"))
    await mover.play()
    await clock.advance(PATIENCE)
    await until(lambda: len(receiver.posted) == 2 and not house.host.caller.waiting)
    assert caplog.messages == [f"nobody can be called through push.example: {told}"]
    assert receiver.connections == 2


async def test_a_certificate_of_another_name_is_not_trusted(
    open_house: OpenHouse, receiver: Receiver, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    house = await open_house(network=receiver.network)
    browser = Browser()
    browser.endpoint = "https://other.example/one"
    mover, _ = await begin(house, browser)
    await mover.play()
    await clock.advance(PATIENCE)
    await until(lambda: caplog.messages)
    assert "certificate" in caplog.messages[0]
    assert receiver.posted == []


async def test_calls_are_limited(open_house: OpenHouse, receiver: Receiver, clock: Clock) -> None:
    house = await open_house(limits=Limits(calls_per_guest=Rate(1, 0.0001)), network=receiver.network)
    mover, other = await begin(house, Browser())
    for _ in range(2):
        await mover.play()
        await clock.advance(PATIENCE)
        await until(lambda: receiver.posted and not house.host.caller.waiting)
        back = await come_back(other)
        await back.play()
        await mover.shows(back.revision)
        await leave(house, back)
    assert len(receiver.posted) == 1


async def test_a_flood_of_subscriptions_is_refused(open_house: OpenHouse) -> None:
    house = await open_house(limits=Limits(subscriptions=Rate(2, 0.001)), network=Network())
    http = (await house.person("Eve")).http
    statuses = [(await http.put("/api/calls", json=Browser(str(n)).wish())).status_code for n in range(3)]
    assert statuses == [200, 200, 429]


async def subscribed(house: House, guest: str, *hosts: str) -> Call:
    """A call of this guest, who wants to be called through all of these."""
    browser = Browser()
    for host in hosts:
        wish = Subscription(guest, f"https://{host}/{guest}", browser.key, browser.auth, "cs", "", 1)
        await house.store.keep_subscription(wish)
    return Call(PersonId(guest), "bbbb-bbbb-bbbb", GAME, ("Eva",))


async def test_services_that_never_answer_keep_nobody_else_from_being_called(
    house: House, receiver: Receiver
) -> None:
    caller = house.host.caller
    for number in range(10):
        hosts = [f"x{number}-{each}.{SILENT}" for each in range(5)]
        caller.call(await subscribed(house, f"guest{number}", *hosts))
    await until(lambda: len(receiver.posted) == 50)
    caller.call(await subscribed(house, "anna", NAME))
    await until(lambda: receiver.posted[50:])
    assert receiver.posted[50].path == "/anna"


async def test_a_domain_that_keeps_the_room_waiting_is_left_alone_for_a_while(
    house: House, receiver: Receiver, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    caller, waits = house.host.caller, house.host.limits.waits_for_services
    call = await subscribed(house, "eve", *[f"x{number}.{SILENT}" for number in range(5)])
    caller.call(call)
    await until(lambda: len(receiver.posted) == 5)
    await clock.advance(receiver.network.seconds)
    await until(lambda: not caller.waiting)
    # As many names as there are, it is one domain; and another one does not pay for it.
    assert len(caplog.messages) == 1
    for again in (call, await subscribed(house, "anna", NAME)):
        caller.call(again)
        await until(lambda: not caller.waiting)
    assert [posted.path for posted in receiver.posted[5:]] == ["/anna"]
    await clock.advance(5 * receiver.network.seconds / waits.per_second)
    caller.call(call)
    await until(lambda: len(receiver.posted) == 11)


async def test_who_has_no_browser_is_none_of_those_who_may_be_called(
    open_house: OpenHouse, receiver: Receiver
) -> None:
    house = await open_house(limits=Limits(calls=Rate(1, 0.0001)), network=receiver.network)
    for call in (await subscribed(house, "eve"), await subscribed(house, "anna", NAME)):
        house.host.caller.call(call)
        await until(lambda: not house.host.caller.waiting)
    assert [posted.path for posted in receiver.posted] == ["/anna"]


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example/one"},
        {"endpoint": "https://127.0.0.1/one"},
        {"endpoint": "https://push.example:22/one"},
        {"endpoint": "https://localhost/one"},
        {"endpoint": "https://push.example/" + "x" * 1000},
        {"p256dh": ""},
        {"p256dh": "BBBB"},
        {"p256dh": "B" + "A" * 86},
        {"p256dh": "žluť"},
        {"auth": ""},
        {"auth": "A" * 4000},
        {"language": "de"},
        {"more": 1},
        {"endpoint": 1},
    ],
)
async def test_what_nobody_could_be_called_by_is_refused(house: House, change: dict[str, Any]) -> None:
    eve = await house.person("Eve")
    answer = await eve.http.put("/api/calls", json=Browser().wish() | change)
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["sentence"]["id"] == "server-error-unreadable"
    assert await house.store.subscriptions(eve.cookie.partition(".")[0]) == []


async def test_a_page_of_another_site_subscribes_nobody(house: House) -> None:
    http = (await house.person("Eve")).http
    answer = await http.put("/api/calls", json=Browser().wish(), headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
