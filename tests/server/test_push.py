"""Web Push: what is written for a browser, and what the room refuses to speak to."""

from __future__ import annotations

import asyncio
import json
import socket
import threading

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from hrajme.language import LANGUAGES
from hrajme.room import Call
from hrajme.server.push.base64 import read_base64, write_base64
from hrajme.server.push.caller import word
from hrajme.server.push.encryption import CURVE, encrypt, is_key, read_key
from hrajme.server.push.network import Endpoint, Network, Unreachable, is_public, read_endpoint
from hrajme.server.push.vapid import Vapid, make_secret
from hrajme.table import PersonId
from hrajme.testing.clock import until

# RFC 8291, Appendix A.
RFC_WORDS = b"When I grow up, I want to be a watermelon"
RFC_OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RFC_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
RFC_AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RFC_SALT = "DGv6ra1nlYgDCS1FRnbzlw"
RFC_MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(int.from_bytes(read_base64(RFC_OWN), "big"), CURVE)
    message = encrypt(RFC_WORDS, read_base64(RFC_KEY), read_base64(RFC_AUTH), own, read_base64(RFC_SALT))
    assert write_base64(message) == RFC_MESSAGE


def test_no_two_messages_are_alike() -> None:
    assert encrypt(b"", read_base64(RFC_KEY), b"0" * 16) != encrypt(b"", read_base64(RFC_KEY), b"0" * 16)


def test_a_service_can_tell_by_the_signature_who_sends() -> None:
    vapid = Vapid(make_secret())
    scheme, token, key = vapid.authorize("https://push.example", "room.example", 5_000_000).split(" ")
    assert scheme == "vapid"
    head, claims, signature = token.removeprefix("t=").removesuffix(",").split(".")
    assert json.loads(read_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(read_base64(claims))
    assert told == {"aud": "https://push.example", "exp": 5000 + 12 * 3600, "sub": "https://room.example"}
    sealed = read_base64(signature)
    parts = [int.from_bytes(half, "big") for half in (sealed[:32], sealed[32:])]
    public = read_key(read_base64(key.removeprefix("k=")))
    public.verify(encode_dss_signature(*parts), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    ("key", "is_one"),
    [
        (read_base64(RFC_KEY), True),
        (b"\x04" + b"\x01" * 64, False),
        (b"\0", False),
        (b"", False),
        (b"4" * 65, False),
    ],
)
def test_only_points_of_the_curve_are_keys(key: bytes, is_one: bool) -> None:
    assert is_key(key) is is_one


def test_an_endpoint_is_a_name_on_the_internet() -> None:
    assert read_endpoint("https://fcm.example.com/fcm/send/a:B-c_1?x=%20") == Endpoint(
        "fcm.example.com", "/fcm/send/a:B-c_1?x=%20"
    )
    assert read_endpoint("https://Push.Example:443/") == Endpoint("push.example", "/")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "http://push.example/1",
        "https://push.example",
        "https://push.example:8443/1",
        "https://localhost/1",
        "https://127.0.0.1/1",
        "https://2130706433/1",
        "https://0x7f.1/1",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://me:secret@push.example/1",
        "https://push.example@10.0.0.1/1",
        "https://push.example/1#more",
        "https://push.example/1 HTTP/1.1\r\nX: y",
        "https://push.example/\r\nHost: inside",
        "https://push.example/ž",
        "https://push.exämple/1",
        "file:///etc/passwd",
        "https://push.example/" + "a" * 1000,
    ],
)
def test_no_other_address_is_an_endpoint(text: str) -> None:
    assert read_endpoint(text) is None


@pytest.mark.parametrize(
    ("address", "is_open"),
    [
        ("8.8.8.8", True),
        ("2a00:1450:4014:80b::200a", True),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:8.8.8.8", False),
        ("64:ff9b::10.0.0.1", False),
        ("2002:0a00:0001::1", False),
        ("2001:0:53aa:64c:0:0:f5ff:fffe", False),
        ("fe80::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
    ],
)
def test_only_what_everybody_could_reach_is_spoken_to(address: str, is_open: bool) -> None:
    assert is_public(address) is is_open


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["10.0.0.1", "::1"], []])
async def test_a_name_that_stands_for_a_machine_near_by_is_not_connected_to(addresses: list[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        network = Network(port=listener.getsockname()[1], resolve=lambda host: addresses)
        with pytest.raises(Unreachable, match="no public address"):
            await network.post(Endpoint("push.example", "/"), {}, b"")
        with pytest.raises(BlockingIOError):
            listener.accept()


async def test_a_name_that_is_nobodys_is_no_mistake_of_ours() -> None:
    def find_nothing(host: str) -> list[str]:
        raise socket.gaierror("Name or service not known")

    with pytest.raises(Unreachable, match="not known"):
        await Network(resolve=find_nothing).post(Endpoint("nobody.invalid", "/"), {}, b"")


async def test_the_end_of_the_room_waits_for_no_name() -> None:
    found = threading.Event()

    def find_late(host: str) -> list[str]:
        found.wait()
        return []

    task = asyncio.create_task(Network(resolve=find_late).post(Endpoint("late.example", "/"), {}, b""))
    [thread] = await until(lambda: [each for each in threading.enumerate() if "push-names" in each.name])
    assert thread.daemon
    # Who asked gives up, and what comes then is for nobody.
    task.cancel()
    found.set()
    await until(lambda: not thread.is_alive())


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_call_says_the_game_and_who_waits_in_every_language(code: str) -> None:
    few = word(Call(PersonId("x"), "bbbb-bbbb-bbbb", "dama", ("Eva",)), code)
    many = word(Call(PersonId("x"), "bbbb-bbbb-bbbb", "dama", tuple(["Šárka" * 5] * 11)), code)
    assert "Eva" in few.body
    assert few.body != few.title
    assert len(few.body) < len(many.body) < 120
    assert (few.table, few.language) == ("bbbb-bbbb-bbbb", code)
