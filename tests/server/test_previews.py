"""Previews: what the link of a table says of it in a message."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hrajme.language import language
from hrajme.room import Summary
from hrajme.server.limits import Limits, Rate
from hrajme.server.preview import make_tags

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse, Person

NASTY = '"><script>alert(1)'
INDEX = f"<!doctype html><html><head><title>hrajme</title></head><body><!-- {'.' * 1000} --></body></html>"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    (folder / "pictures").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "pictures" / "the_game.png").write_bytes(b"\x89PNG")
    return folder


@pytest.fixture
async def house(open_house: OpenHouse, built: Path) -> House:
    return await open_house(pages=built)


class Head(HTMLParser):
    """The meta tags of a page; the names of all its tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attributes)
        if tag == "meta":
            self.told[str(found.get("property") or found.get("name"))] = str(found["content"])


async def read(person: Person, code: str, **headers: str) -> Head:
    answer = await person.http.get(f"/t/{code}", headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return Head(answer.text)


def test_nobody_is_invited_to_watch_a_game_that_is_over() -> None:
    told = Head(make_tags(Summary("the_game", "over", "Anna", 2, 2), None)).told
    assert told["og:title"] == "The Game – the game is over"
    assert told["og:description"] == language("en").say("the_game-tagline")


async def test_a_link_says_which_game_and_who_waits(house: House) -> None:
    anna, crawler = await house.persons("Anna", "")
    told = (await read(crawler, await anna.open_table(seats=3, language="en"))).told
    assert told["og:title"] == "The Game – Anna is waiting for you"
    assert told["og:description"].startswith("3 seats are free. ")
    assert told["og:image"] == f"{house.url}/pictures/the_game.png"
    assert told["twitter:card"] == "summary_large_image"
    assert told["robots"] == "noindex"


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("cs", "The Game – čeká na tebe Anna"),
        ("sk", "The Game – čaká na teba Anna"),
        ("pl", "The Game – Anna czeka na ciebie"),
        ("en", "The Game – Anna is waiting for you"),
    ],
)
async def test_it_speaks_the_language_of_the_host(house: House, language: str, title: str) -> None:
    anna, crawler = await house.persons("Anna", "")
    code = await anna.open_table(language=language)
    head = await read(crawler, code, **{"Accept-Language": "de"})
    assert head.told["og:title"] == title
    assert head.told["og:locale"].startswith(language)


async def test_a_language_that_we_do_not_speak_is_refused_and_none_is_english(house: House) -> None:
    anna = await house.person("Anna")
    body = {"key": "k", "game": "the_game", "seats": 2, "language": "de"}
    assert (await anna.http.post("/api/tables", json=body)).status_code == 422
    assert (await read(anna, await anna.open_table())).told["og:locale"] == "en_GB"


async def test_what_people_write_stays_a_text(house: House) -> None:
    anna = await house.person(NASTY)
    head = await read(anna, await anna.open_table(language="en"))
    assert "script" not in head.tags
    assert head.told["og:title"] == f"The Game – {NASTY} is waiting for you"


async def test_a_host_without_a_name_waits_too(house: House) -> None:
    nobody = await house.person()
    assert (await read(nobody, await nobody.open_table())).told["og:title"] == "The Game – come and play"


async def test_a_game_that_runs_or_is_over_says_so(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table(seats=1, alone="easy")
    told = (await read(anna, code)).told
    assert told["og:title"] == "The Game – the game is on"
    assert told["og:description"].startswith("All seats are taken")
    window = await anna.come(code)
    while window.table["phase"] == "running":
        await window.play()
    assert (await read(anna, code)).told["og:title"] == "The Game – the game is over"


async def test_nothing_is_told_that_the_lobby_would_not_tell(house: House) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    code = await anna.open_table()
    window = await bob.come(code)
    await window.do("sit", seat=1)
    await window.do("say", text="a secret")
    page = (await anna.http.get(f"/t/{code}")).text
    assert "Anna" in page
    for hidden in ("Bob", "secret", code, window.present["short"], anna.cookie.partition(".")[0]):
        assert hidden not in page


async def test_a_table_that_is_not_there_is_the_plain_page(house: House) -> None:
    anna = await house.person("Anna")
    short = (await anna.come(await anna.open_table())).present["short"]
    for code in ("bbbb-bbbb-bbbb", "nonsense", "%22%3E", "", "x/y", "..%2fapi", "%00", "%ff", short):
        answer = await anna.http.get(f"/t/{code}")
        assert (answer.status_code, answer.text) == (200, INDEX)
        assert (await anna.http.head(f"/t/{code}")).status_code == 200


async def test_wrong_codes_are_counted_here_too(open_house: OpenHouse, built: Path) -> None:
    house = await open_house(limits=Limits(wrong_codes=Rate(3, 0.0001)), pages=built)
    anna = await house.person("Anna")
    code = await anna.open_table()
    for digit in "2345":
        assert (await anna.http.get(f"/t/bbbb-bbbb-bbb{digit}")).text == INDEX
    assert (await anna.http.get(f"/t/{code}")).text == INDEX
    assert (await anna.http.get(f"/api/tables/{code}")).status_code == 429


async def test_who_asks_too_often_gets_the_page_without_a_preview(open_house: OpenHouse, built: Path) -> None:
    house = await open_house(limits=Limits(requests=Rate(4, 0.0001)), pages=built)
    anna = await house.person("Anna")
    code = await anna.open_table()
    pages = [(await anna.http.get(f"/t/{code}")).text for _ in range(4)]
    assert [page == INDEX for page in pages] == [False, False, True, True]


@pytest.mark.parametrize("site", ['evil"><script>', "a b", "x/y", "x_y", ""])
async def test_a_picture_has_an_honest_address_or_none(house: House, site: str) -> None:
    anna = await house.person("Anna")
    answer = await anna.http.get(f"/t/{await anna.open_table()}", headers={"Host": site})
    told = Head(answer.text).told
    assert answer.status_code == 400 or told["twitter:card"] == "summary"
    assert "og:image" not in told


async def test_a_game_without_a_picture_has_none(house: House) -> None:
    anna = await house.person("Anna")
    assert "og:image" not in (await read(anna, await anna.open_table("flip7"))).told


async def test_a_preview_is_squeezed_and_asked_for_again_only_when_it_changed(house: House) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table()
    first = await anna.http.get(f"/t/{code}")
    tag: dict[str, Any] = {"If-None-Match": first.headers["etag"]}
    assert first.headers["content-encoding"] == "gzip"
    assert (await anna.http.get(f"/t/{code}", headers=tag)).status_code == 304
    await (await anna.come(code)).do("sit", seat=0)
    assert (await anna.http.get(f"/t/{code}", headers=tag)).status_code == 200
