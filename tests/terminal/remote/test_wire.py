"""What comes from a room is read as it was sent, links and guests are read as they are written."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hrajme import games
from hrajme.core import CHANCE, Dice
from hrajme.language import Sentence
from hrajme.server.to_client import Present, Refused, Update, encode_to_client
from hrajme.table import ROOM, PersonId, Table
from hrajme.table.commands import Open, Play, PlayFor, Sit, Start
from hrajme.terminal.remote.guests import GuestBook, GuestProblem
from hrajme.terminal.remote.link import BadLink, Link, read_link
from hrajme.terminal.remote.wire import NewerRoom, read_message

CODE = "bcdf-ghjk-2345"
ANNA = PersonId("anna")

LINKS = [
    (f"http://localhost:7777/t/{CODE}", None, "http://localhost:7777"),
    (f"https://play.example/t/{CODE}/", None, "https://play.example"),
    (f"http://[::1]:80/t/{CODE}?from=qr#board", None, "http://[::1]:80"),
    (f" 192.168.1.7:7777/t/{CODE} ", None, "http://192.168.1.7:7777"),
    ("HTTP://Localhost:7777/t/BCDFGHJK2345", None, "http://localhost:7777"),
    (CODE, None, "http://localhost:7777"),
    ("BCDF GHJK 2345", "room.example:81", "http://room.example:81"),
    (CODE, "https://room.example/", "https://room.example"),
]


@pytest.mark.parametrize(("text", "server", "room"), LINKS, ids=[text for text, _, _ in LINKS])
def test_a_link_is_read_however_it_is_written(text: str, server: str | None, room: str) -> None:
    assert read_link(text, server) == Link(room, CODE)


def test_a_link_leads_to_its_socket() -> None:
    assert Link("https://room.example", CODE).socket == f"wss://room.example/api/tables/{CODE}/socket"


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("", None),
        ("hello", None),
        ("http://localhost:7777", None),
        ("http://localhost:7777/t/", None),
        ("http://localhost:7777/t/short", None),
        (f"http://localhost:7777/x/{CODE}", None),
        (f"ftp://localhost/t/{CODE}", None),
        (f"http://localhost:port/t/{CODE}", None),
        (CODE, "ftp://localhost"),
        (f"http://localhost/t/{CODE}", "http://localhost"),
    ],
)
def test_what_is_no_link_is_refused(text: str, server: str | None) -> None:
    with pytest.raises(BadLink):
        read_link(text, server)


@pytest.mark.parametrize(("text", "server"), [("http://localhost/t/aaaa", None), ("aaaa", "localhost")])
def test_a_code_that_cannot_be_is_the_code_of_no_table(text: str, server: str | None) -> None:
    with pytest.raises(BadLink) as refused:
        read_link(text, server)
    assert refused.value.sentence.id == "server-error-no_such_table"


def updates(key: str) -> list[Update]:
    """A table of this game from its opening to its end, as its only person and a spectator see it."""
    game = games.find(key)
    table = Table.open(Open(key, game.seats[0], name="Anna", key="o"), ANNA, 0)
    made = [make_update(table, ANNA)]
    for seat in range(game.seats[0]):
        table.apply(Sit(seat, f"P{seat}", key=f"s{seat}"), PersonId("anna" if seat == 0 else f"p{seat}"), 1)
    table.apply(Start(key="start"), ANNA, 2)
    dice, number = Dice(3), 0
    while table.line.to_move():
        step(table, dice, number)
        number += 1
        if number % 9 == 0 or table.phase == "over":
            made += [make_update(table, ANNA), make_update(table, None)]
    return made


def step(table: Table, dice: Dice, number: int) -> None:
    position, seat = table.line.now(), table.line.to_move()[0]
    move = position.roll(dice) if seat == CHANCE else position.choose(seat, 0, dice)
    text = table.game.write(position, seat, move)
    head: dict[str, Any] = {"key": f"m{number}", "revision": table.revision}
    if seat == CHANCE:
        table.apply(PlayFor(seat, text, **head), ROOM, number)
    else:
        table.apply(Play(seat, text, **head), table.seats.person_at(seat), number)


def make_update(table: Table, person: PersonId | None) -> Update:
    return Update(
        now_ms=5, table=table.view(person), story=tuple(table.story(person)), talk=table.heard(person)
    )


@pytest.mark.parametrize("key", games.keys())
def test_what_a_person_is_shown_of_any_game_arrives_unchanged(key: str) -> None:
    for update in updates(key):
        assert read_message(encode_to_client(update)) == update


def test_what_only_a_later_version_knows_is_ignored() -> None:
    assert read_message('{"message":"fireworks","colour":"red"}') is None
    assert read_message('{"message":"present","seats":[1],"watchers":2,"mood":"good"}') == Present(
        seats=(1,), watchers=2
    )


@pytest.mark.parametrize(("field", "value"), [("game", "tarot"), ("rules_version", 99)])
def test_a_game_of_a_later_version_is_refused_with_a_sentence(field: str, value: object) -> None:
    raw = msgspec.json.decode(encode_to_client(updates("the_game")[0]))
    raw["table"][field] = value
    with pytest.raises(NewerRoom):
        read_message(msgspec.json.encode(raw))


def test_no_text_of_a_room_steers_the_terminal() -> None:
    sent = Refused(key="k", code="c", sentence=Sentence("id", {"name": "\x1b]0;title\x07Anna\u202e"}))
    read = read_message(encode_to_client(sent))
    assert isinstance(read, Refused)
    assert read.sentence.args["name"] == "]0;titleAnna"


SERVER = "http://localhost:7777"


def test_a_guest_is_remembered_in_a_file_of_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "data" / "guests.json"
    GuestBook(path).keep(SERVER, "Anna", "guest=1")
    GuestBook(path).keep(SERVER, "Petr", "guest=2")
    GuestBook(path).keep("http://other", "Anna", "guest=3")
    book = GuestBook(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [book.cookie(SERVER, name) for name in ("anna", "Petr", "Eva")] == ["guest=1", "guest=2", ""]
    assert (book.last_name(SERVER), book.last_name("http://nowhere")) == ("Petr", "")


def test_a_damaged_file_of_guests_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "guests.json"
    path.write_text("{")
    with pytest.raises(GuestProblem, match=r"guests\.json cannot be read"):
        GuestBook(path)
    assert path.read_text() == "{"
