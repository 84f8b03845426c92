"""What was played: looked back at, taken along as a file, and brought back from one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs
from tests.server.conftest import WIDE_LIMITS

from hrajme.server.limits import Rate

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse, Person

PGN = '[White "Jan"]\n[Black "Eva"]\n[Result "*"]\n\n1. e4 {dobrý začátek} e5 2. Nf3 *\n'
MATE = '[White "Jan"]\n[Black "Eva"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n'
FEN = "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"


async def play_chess(house: House, *moves: str) -> tuple[Person, str]:
    """Anna plays both sides, from two windows."""
    anna, bob = await house.person("Anna"), await house.person("Bob")
    code = await anna.open_table("chess")
    white, black = await anna.come(code), await bob.come(code)
    await white.do("sit", seat=0, name="Anna")
    await black.do("sit", seat=1, name="Bob")
    await white.do("start")
    for number, move in enumerate(moves):
        await (white, black)[number % 2].do("play", seat=number % 2, move=move, revision=white.revision)
    return anna, code


async def open_file(person: Person, format: str, text: str, game: str = "chess") -> Any:
    body = {"key": "f", "game": game, "seats": 2, "file": {"format": format, "text": text}}
    return await person.http.post("/api/tables", json=body)


async def test_who_comes_later_can_look_back(house: House) -> None:
    _, code = await play_chess(house, "e4", "e5", "Nf3")
    past = (await (await house.person()).http.get(f"/api/tables/{code}/past")).json()
    assert [(made["seat"], made["move"]) for made in past["moves"]] == [(0, "e2e4"), (1, "e7e5"), (0, "g1f3")]
    assert past["first"]["fen"].startswith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
    assert past["moves"][-1]["view"]["turn"] == 1
    assert past["moves"][-1]["sentences"][0]["args"]["move"] == "♘f3"


async def test_nobody_is_shown_a_hand_by_looking_back(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table("the_game", 1, alone="easy")
    window = await anna.come(code)
    await window.play()
    past = (await (await house.person()).http.get(f"/api/tables/{code}/past")).json()
    dealt = [made["move"] for made in past["moves"] if made["seat"] == -1]
    assert dealt
    assert set(dealt) == {"?"}


async def test_before_the_start_there_is_nothing_to_look_back_at(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table("chess")
    for path in ("past", "past/pgn"):
        answer = await anna.http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (422, "table/not_running")


async def test_a_game_is_taken_along_as_a_file(house: House) -> None:
    anna, code = await play_chess(house, "e4", "e5")
    answer = await anna.http.get(f"/api/tables/{code}/past/pgn")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"] == 'attachment; filename="chess.pgn"'
    assert '[White "Anna"]' in answer.text
    assert "1. e4" in answer.text
    # Whoever is given the file is not let in by it.
    assert code not in answer.text
    fen = (await anna.http.get(f"/api/tables/{code}/past/FEN")).text
    assert fen.startswith("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w")


async def test_a_file_that_is_not_over_is_played_on(house: House) -> None:
    anna = await house.person("Anna")
    window = await anna.come((await open_file(anna, "pgn", PGN)).json()["code"])
    assert (window.table["phase"], window.table["seat"]) == ("running", 1)
    assert [seat["kind"] for seat in window.table["seats"]] == ["empty", "person"]
    assert "dobrý začátek" in [spoken["text"] for spoken in window.talk.values()]
    await window.do("seat_bot", seat=0, level="random")
    await window.do("play", seat=1, move="Nc6")


async def test_who_has_no_name_may_look_at_a_file_too(house: House) -> None:
    anna = await house.person()
    window = await anna.come((await open_file(anna, "pgn", PGN)).json()["code"])
    assert [seat["kind"] for seat in window.table["seats"]] == ["empty", "empty"]


async def test_a_file_that_is_over_is_looked_at(house: House) -> None:
    anna = await house.person("Anna")
    window = await anna.come((await open_file(anna, "PGN", MATE)).json()["code"])
    assert (window.table["phase"], window.table["outcome"]["winners"]) == ("over", [1])
    assert [seat["name"] for seat in window.table["seats"]] == ["Jan", "Eva"]


async def test_a_position_waits_for_its_players(house: House) -> None:
    anna = await house.person("Anna")
    window = await anna.come((await open_file(anna, "fen", FEN)).json()["code"])
    assert window.table["phase"] == "open"
    await window.do("sit", seat=0, name="Anna")
    await window.do("seat_bot", seat=1, level="random")
    await window.do("start")
    assert window.table["view"]["fen"].startswith("8/8/8/8/8/4k3/4p3/4K3 w")


@pytest.mark.parametrize(
    ("game", "format", "text", "code"),
    [
        ("chess", "doc", PGN, "table/no_such_format"),
        ("flip7", "pgn", PGN, "table/no_such_format"),
        ("chess", "pgn", "1. e4 e5 2. Ke3 *", "wire/refused"),
        ("chess", "pgn", "", "wire/refused"),
        ("chess", "fen", "8/8/8/8/8/8/8/8 w - - 0 1", "wire/refused"),
        ("dama", "pdn", "\x00" * 100, "wire/refused"),
    ],
)
async def test_a_file_that_cannot_be_is_refused(
    house: House, game: str, format: str, text: str, code: str
) -> None:
    answer = await open_file(await house.person("Anna"), format, text, game)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


async def test_who_looks_back_all_the_time_waits(open_house: OpenHouse) -> None:
    house = await open_house(structs.replace(WIDE_LIMITS, messages_per_address=Rate(40, 0.001)))
    anna = await house.person("Anna")
    code = await anna.open_table("chess", alone="random")
    codes = [(await anna.http.get(f"/api/tables/{code}/past")).status_code for _ in range(4)]
    assert codes == [200, 200, 429, 429]
