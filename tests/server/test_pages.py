"""The pages: what Vite built, at every address of the app."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hrajme.language import language

if TYPE_CHECKING:
    from tests.server.conftest import House, OpenHouse


async def test_without_pages_one_is_told_how_to_build_them(house: House) -> None:
    answer = await (await house.person()).http.get("/")
    assert answer.status_code == 503
    assert "./hrajme build" in answer.text


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>hrajme</title>")
    (folder / "assets" / "app-1234.js").write_text("let x = 1;\n" * 200)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_the_page_is_shown_at_every_address_of_the_app(open_house: OpenHouse, built: Path) -> None:
    http = (await (await open_house(pages=built)).person()).http
    for address in ("/", "/t/bbbb-bbbb-bbbb", "/rules/the_game"):
        answer = await http.get(address)
        assert (answer.status_code, "<title>hrajme" in answer.text) == (200, True)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    tag = answer.headers["etag"]
    assert (await http.get("/", headers={"If-None-Match": tag})).status_code == 304


async def test_built_files_are_kept_for_ever_and_squeezed(open_house: OpenHouse, built: Path) -> None:
    http = (await (await open_house(pages=built)).person()).http
    answer = await http.get("/assets/app-1234.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.text.startswith("let x = 1;")
    plain = await http.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text
    assert (await http.get("/icon.svg")).headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
async def test_head_gets_the_headers_of_get_and_no_body(
    open_house: OpenHouse, built: Path, encoding: str
) -> None:
    http = (await (await open_house(pages=built)).person()).http
    http.headers["Accept-Encoding"] = encoding
    for address in ("/", "/t/bbbb-bbbb-bbbb", "/assets/app-1234.js", "/icon.svg", "/assets/gone.js"):
        whole, head = await http.get(address), await http.head(address)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert undated(head.headers) == undated(whole.headers)
    tag = {"If-None-Match": (await http.get("/")).headers["etag"]}
    assert (await http.head("/", headers=tag)).status_code == 304


def undated(headers: Any) -> list[tuple[str, str]]:
    """All but the hour, which may strike between two answers."""
    return [(name, value) for name, value in headers.multi_items() if name != "date"]


async def test_head_is_told_too_that_there_are_no_pages(house: House) -> None:
    answer = await (await house.person()).http.head("/")
    assert (answer.status_code, answer.content) == (503, b"")


async def test_texts_name_their_charset_once_and_others_none(open_house: OpenHouse, built: Path) -> None:
    http = (await (await open_house(pages=built)).person()).http
    types = {
        "/": "text/html; charset=utf-8",
        "/assets/app-1234.js": "text/javascript; charset=utf-8",
        "/icon.svg": "image/svg+xml",
    }
    assert {path: (await http.get(path)).headers["content-type"] for path in types} == types


async def test_nothing_outside_of_the_pages_is_shown(open_house: OpenHouse, built: Path) -> None:
    http = (await (await open_house(pages=built)).person()).http
    for address in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
        answer = await http.get(address)
        assert "secret" not in answer.text
        assert "root:" not in answer.text


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("de,pl;q=0.3,sk;q=0.7", "sk"),
        ("PL", "pl"),
        ("de", "en"),
        ("cs;q=0", "en"),
        ("cs;q=much, sk;q=", "sk"),
        ("", "en"),
        (";q=;;,,", "en"),
    ],
)
async def test_the_manifest_is_in_the_language_that_is_asked_for(
    house: House, wanted: str, code: str
) -> None:
    http = (await house.person()).http
    answer = await http.get("/app.webmanifest", headers={"Accept-Language": wanted})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert answer.headers["cache-control"] == "no-cache"
    assert "Accept-Language" in answer.headers["vary"]
    manifest = answer.json()
    assert manifest["lang"] == code
    assert manifest["description"] == language(code).say("room-app-description")
    tag = {"If-None-Match": answer.headers["etag"], "Accept-Language": wanted}
    assert (await http.get("/app.webmanifest", headers=tag)).status_code == 304


async def test_the_worker_is_asked_for_each_time_and_the_icons_are_pictures(
    open_house: OpenHouse, built: Path
) -> None:
    (built / "worker.js").write_text("self.x = 1;")
    (built / "icons").mkdir()
    (built / "icons" / "icon-192.png").write_bytes(b"\x89PNG")
    http = (await (await open_house(pages=built)).person()).http
    worker = await http.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert (await http.get("/icons/icon-192.png")).headers["content-type"] == "image/png"
