"""The room as an app: it is installed, opens without a network, is never old, and calls who is waited for."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserType, CDPSession, Page, Response, expect

from hrajme import games
from hrajme.server.pages import FOLDER, TYPES
from hrajme.server.to_client import Update
from hrajme.table import TableView
from hrajme.testing.turns import telling_turns

if TYPE_CHECKING:
    from tests.browser.conftest import RoomProcess, Visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE_SECONDS = 60
WITH_WORKER: dict[str, Any] = {"service_workers": "allow"}
READY = "navigator.serviceWorker.ready.then(() => true)"
# While it is being activated it has the page already, and what is brought to it then may be lost.
IN_CONTROL = "() => navigator.serviceWorker.controller?.state === 'activated'"

# A push service that needs no internet; the rest of the browser's part is real.
PUSH = """
window.asked = 0;
window.kept = null;
const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
Notification.requestPermission = async () => { window.asked += 1; return window.answer ?? "granted"; };
PushManager.prototype.getSubscription = async () => window.kept;
PushManager.prototype.subscribe = async (options) => {
  window.kept = {
    endpoint: "https://push.example/one",
    options,
    toJSON: () => ({ keys }),
    unsubscribe: async () => { window.kept = null; return true; },
  };
  return window.kept;
};
"""


@pytest.fixture(scope="session")
def whole_chromium(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How to start the one with windows: the one without them shows no notifications."""
    whole = shutil.which(os.environ.get("HRAJME_WHOLE_CHROMIUM", "chromium"))
    assert whole is not None, "Install Chromium: these tests are never left out."
    return {**browser_type_launch_args, "executable_path": whole}


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType, whole_chromium: dict[str, Any]) -> Iterator[Browser]:
    with browser_type.launch(**whole_chromium) as browser:
        yield browser


def wait_for(page: Page, script: str) -> None:
    """Until what it gives is true. Playwright's own way evaluates words, which our pages do not allow."""
    until = time.monotonic() + PATIENCE_SECONDS
    while not page.evaluate(script):
        assert time.monotonic() < until, script
        page.wait_for_timeout(20)


def settled(page: Page) -> Page:
    """With its worker in control of it.

    A page that is loaded again in the instant in which the worker takes control is overlooked by it, until it
    is loaded once more: this comes before a reload.
    """
    page.evaluate(READY)
    wait_for(page, IN_CONTROL)
    return page


def test_the_room_can_be_installed(
    room: RoomProcess,
    tmp_path: Path,
    browser_type: BrowserType,
    whole_chromium: dict[str, Any],
) -> None:
    # A window without a memory installs nothing.
    context = browser_type.launch_persistent_context(tmp_path, locale="pl-PL", **whole_chromium)
    page = context.pages[0]
    page.goto(room.address)
    page.evaluate(READY)
    session = context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["description"].startswith("Gry stołowe")
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    for icon in json.loads(manifest["data"])["icons"]:
        width = page.evaluate(
            "async (src) => (await createImageBitmap(await (await fetch(src)).blob())).width", icon["src"]
        )
        assert icon["sizes"] == f"{width}x{width}"
    context.close()


@pytest.mark.parametrize(
    ("locale", "words", "games"),
    [("cs-CZ", "Jakmile to půjde", "Hry"), ("pl-PL", "strona otworzy się sama", "Gry")],
)
def test_without_a_network_the_page_says_so_and_goes_on_by_itself(
    own_room: RoomProcess,
    visit: Visit,
    check_accessible: Callable[[Page], None],
    locale: str,
    words: str,
    games: str,
) -> None:
    page = settled(visit(own_room.address, locale=locale, **WITH_WORKER))
    # What comes a little later would miss the room.
    page.wait_for_load_state("networkidle")
    own_room.kill()
    for path in ("/", "/rules/dama", "/t/bbbb-bbbb-bbbb"):
        page.goto(own_room.address + path)
        expect(page.get_by_text(words)).to_be_visible()
    check_accessible(page)
    page.goto(own_room.address)
    expect(page.get_by_text(words)).to_be_visible()
    own_room.start()
    expect(page.get_by_role("heading", name=games, exact=True)).to_be_visible()


class Handler(SimpleHTTPRequestHandler):
    """A room that consists of files: what else is asked for is not there, as while a real one starts."""

    def guess_type(self, path: Any) -> str:
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def do_GET(self) -> None:
        name = self.path.lstrip("/")
        if self.path.startswith("/api/"):
            self.send_error(503)
            return
        if not (Path(self.directory) / name).is_file():
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def release(folder: Path, version: str) -> None:
    """The same pages once more, as a later version of the room has them."""
    index, worker = folder / "index.html", folder / "worker.js"
    index.write_text(re.sub(r"<title>.*</title>", f"<title>{version}</title>", index.read_text()))
    worker.write_text(re.sub(r'VERSION="\w+"', f'VERSION="{version}"', worker.read_text()))


def test_no_page_is_older_than_the_room_and_what_was_kept_before_goes(
    tmp_path: Path, new_context: Callable[..., Any]
) -> None:
    shutil.copytree(FOLDER, tmp_path / "pages")
    release(tmp_path / "pages", "first")
    with served(tmp_path / "pages") as address:
        context = new_context(service_workers="allow")
        page = context.new_page()
        page.goto(address)
        settled(page)
        assert page.evaluate("caches.keys()") == ["hrajme-first"]
        release(tmp_path / "pages", "second")
        page.reload()
        assert page.title() == "second"
        # The new worker begins when no page of the old one is left.
        page.evaluate("navigator.serviceWorker.ready.then((found) => found.update()).then(() => true)")
        wait_for(page, "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null")
        page.close()
        page = context.new_page()
        page.goto(address)
        wait_for(page, "async () => (await caches.keys()).join() === 'hrajme-second'")


KEPT = """async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(all.map((cache) => cache.keys()))).flat().map((request) => request.url);
}"""


def test_the_worker_leaves_the_room_alone(room: RoomProcess, visit: Visit) -> None:
    page = settled(visit(room.address, **WITH_WORKER))
    seen = []
    page.on("response", lambda response: seen.append((response.url, response.from_service_worker)))
    page.reload()
    page.get_by_role("contentinfo").wait_for()
    assert not any(by_worker for url, by_worker in seen if "/api/" in url)
    assert any(by_worker for url, by_worker in seen if "/assets/" in url)
    kept = page.evaluate(KEPT)
    assert kept
    assert all("/api/" not in url for url in kept)


@pytest.fixture
def deliver() -> Callable[[Page, dict[str, str]], None]:
    """The browser hears of a call, as if a push service had brought it."""

    def bring(page: Page, words: dict[str, str]) -> None:
        session: CDPSession = page.context.new_cdp_session(page)
        found: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
        )
        session.send("ServiceWorker.enable")
        until = time.monotonic() + PATIENCE_SECONDS
        while not found:
            assert time.monotonic() < until, "no worker"
            page.wait_for_timeout(20)
        origin = page.evaluate("location.origin")
        data = {"origin": origin, "registrationId": found[0], "data": json.dumps(words)}
        session.send("ServiceWorker.deliverPushMessage", data)

    return bring


SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, lang }) => [title, body, tag, lang])"""
TAP = """async () => {
    const [notification] = await self.registration.getNotifications();
    const opened = [];
    self.clients.openWindow = async (path) => { opened.push(path); };
    const tap = new NotificationEvent("notificationclick", { notification });
    self.dispatchEvent(tap);
    while (opened.length === 0) await new Promise((done) => setTimeout(done, 10));
    return opened[0];
}"""


def test_a_call_is_shown_once_a_table_and_leads_to_it(
    room: RoomProcess, visit: Visit, deliver: Callable[[Page, dict[str, str]], None]
) -> None:
    page = settled(visit(room.address, permissions=["notifications"], **WITH_WORKER))
    call = {"title": "Dáma – jsi na tahu", "body": "Čeká na tebe Eva.", "table": "bcdf", "language": "cs"}
    deliver(page, call)
    wait_for(page, f"async () => (await ({SHOWN})()).length > 0")
    deliver(page, {**call, "body": "Čeká na tebe Jan."})
    wait_for(page, f"async () => (await ({SHOWN})())[0][1].includes('Jan')")
    assert page.evaluate(SHOWN) == [["Dáma – jsi na tahu", "Čeká na tebe Jan.", "bcdf", "cs"]]
    [worker] = page.context.service_workers
    assert worker.evaluate(TAP) == "/t/bcdf"
    assert page.evaluate(SHOWN) == []


def by(method: str) -> Callable[[Response], bool]:
    return lambda response: response.request.method == method


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def test_calls_are_asked_for_by_a_tap_only_and_can_be_switched_off(room: RoomProcess, visit: Visit) -> None:
    page = settled(visit(room.address, permissions=["notifications"], **WITH_WORKER))
    page.add_init_script(PUSH)
    page.reload()
    open_settings(page)
    switch = page.get_by_role("switch", name="Notify me when it is my turn")
    expect(switch).not_to_be_checked()
    assert page.evaluate("asked") == 0
    with page.expect_response(by("PUT")) as put:
        switch.check()
    assert put.value.json() == {"on": True}
    expect(switch).to_be_checked()
    assert page.evaluate("asked") == 1
    with page.expect_response(by("PUT")) as renewed:
        page.get_by_role("radio", name="Polski").check(force=True)
    assert '"language":"pl"' in (renewed.value.request.post_data or "")
    with page.expect_response(by("DELETE")) as removed:
        page.get_by_role("switch", name="Powiadomienie, gdy jest twoja kolej").uncheck()
    assert removed.value.json() == {"on": False}
    assert page.evaluate("kept") is None


def test_who_says_no_is_told_what_to_do(room: RoomProcess, visit: Visit) -> None:
    page = settled(visit(room.address, **WITH_WORKER))
    page.add_init_script(PUSH + "window.answer = 'denied';")
    page.reload()
    open_settings(page)
    switch = page.get_by_role("switch", name="Notify me when it is my turn")
    switch.click()
    expect(page.get_by_text("could not be turned on")).to_be_visible()
    expect(switch).not_to_be_checked()
    page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
    page.reload()
    open_settings(page)
    expect(page.get_by_text("Notifications are blocked for this page")).to_be_visible()
    expect(switch).to_be_disabled()


def test_a_browser_that_cannot_be_called_says_why(room: RoomProcess, visit: Visit) -> None:
    page = visit(room.address)
    for change, words in (
        ("delete window.PushManager", "This browser does not support notifications"),
        ("navigator.standalone = false", "add hrajme to your home screen first"),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "starts with https"),
    ):
        page.add_init_script(change)
        page.reload()
        open_settings(page)
        expect(page.get_by_text(words)).to_be_visible()


def test_settings_are_remembered(room: RoomProcess, visit: Visit) -> None:
    page = visit(room.address)
    open_settings(page)
    page.get_by_role("switch", name="Vibrate when it is your turn").uncheck()
    page.get_by_role("switch", name="Sounds").uncheck()
    page.get_by_role("radio", name="dark").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    open_settings(page)
    expect(page.get_by_role("switch", name="Vibrate when it is your turn")).not_to_be_checked()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()


def updates(view: TableView) -> list[Any]:
    """Somebody else is to move, and then the reader."""
    others = tuple([replace(seat, to_move=False) for seat in view.seats])
    views = [replace(view, seats=others, moves=(), revision=1), replace(view, revision=2)]
    return [json.loads(encode(Update(now_ms=0, table=each, story=(), talk=()))) for each in views]


@pytest.mark.parametrize(("buzz", "felt"), [("true", [60]), ("false", [])])
def test_a_telephone_buzzes_on_my_turn_unless_i_do_not_want_it(
    visit: Visit, pretend_table: Callable[[Page, str], None], buzz: str, felt: list[int]
) -> None:
    page = visit("about:blank", reduced_motion="reduce")
    page.add_init_script("window.felt = []; navigator.vibrate = (ms) => felt.push(ms);")
    page.add_init_script(f"localStorage.setItem('hrajme-settings', '{{\"buzz\": {buzz}}}');")
    pretend_table(page, "dama")
    page.evaluate("reach.isOpen()")
    waiting, asked = updates(next(iter(telling_turns(games.find("dama"), 2, {}))))
    page.evaluate("update => reach.show(update)", waiting)
    page.get_by_role("heading", name="Dáma").click()
    page.evaluate("update => reach.show(update)", asked)
    expect(page.get_by_test_id("spoken-turn")).to_have_text("Your turn")
    assert page.evaluate("felt") == felt
