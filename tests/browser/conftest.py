"""Real browsers against a real room: the process ``hrajme serve``, Debian's Chromium, the built pages."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from hrajme.server.lobby import TableLine

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PRETENDED = "bcdf-ghjk-mnpq"
CHROMIUM_FLAGS = [
    "--no-sandbox",  # Needed by root, as in CI.
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# How Chromium says that a room is away; the last is about its service worker.
AWAY = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "fetching the script")
# Enough on the busiest machine; a quick one waits no longer for it.
PATIENCE_SECONDS = 60
PATIENCE_MS = 30_000

expect.set_options(timeout=PATIENCE_MS)

FAILED = pytest.StashKey[bool]()
VISITORS = count(1)

# The strangers have no board and no words on the page: these rooms do not know them.
os.environ.pop("HRAJME_GAMES", None)


class RoomProcess:
    """A room of one's own, which can be killed and started again on the same port and file."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "room.db"
        self.log = folder / "room.log"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "hrajme", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        # The browsers come through a proxy, so to say: each visitor has an address of their own.
        command += ["--db", f"sqlite:///{self.database}", "--bot-pause", "0.05", "--proxy", "127.0.0.1"]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"The room did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE_SECONDS)
            self.process = None


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RoomProcess]:
    """The room that most tests share."""
    process = RoomProcess(tmp_path_factory.mktemp("room"))
    process.start()
    yield process
    process.stop()


@pytest.fixture
def own_room(tmp_path: Path) -> Iterator[RoomProcess]:
    """A room that a test may kill."""
    process = RoomProcess(tmp_path)
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = shutil.which(os.environ.get("HRAJME_CHROMIUM", "chromium"))
    assert chromium is not None, "Install Chromium: these tests are never left out."
    return {**browser_type_launch_args, "executable_path": chromium, "args": CHROMIUM_FLAGS}


Visit = Callable[..., Page]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visit(request: pytest.FixtureRequest, new_context: Callable[..., BrowserContext]) -> Iterator[Visit]:
    """A new visitor with a browser of their own: `visit(address, size=PHONE, locale="cs-CZ")`.

    It has no service worker, since what passes through one cannot be replaced by a test; who wants one says
    ``service_workers="allow"``.

    Whatever a page writes to its console as an error fails the test. When a test has failed, what its
    visitors saw last stands in the report.
    """
    errors: list[str] = []
    pages: list[Page] = []

    def arrive(address: str, size: dict[str, Any] = PHONE, locale: str = "en-GB", **more: Any) -> Page:
        headers = {"X-Forwarded-For": own_address(next(VISITORS))}
        wishes = {"service_workers": "block", **size, **more}
        page = new_context(locale=locale, extra_http_headers=headers, **wishes).new_page()
        pages.append(page)
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: note_error(message, errors))
        page.goto(address)
        return page

    yield arrive
    if request.node.stash.get(FAILED, False):
        for page in pages:
            print_seen(page)
    assert errors == []


def own_address(visitor: int) -> str:
    """A family may share one and has enough of everything; the visitors of all tests together do not."""
    return f"10.0.{visitor // 256 % 256}.{visitor % 256}"


def print_seen(page: Page) -> None:
    if not page.is_closed():
        print(f"── {page.url}\n{page.locator('body').inner_text(timeout=PATIENCE_MS)}\n")


def note_error(message: Any, errors: list[str]) -> None:
    """A room that is away, and tables that do not exist or cannot be opened, are part of some tests."""
    is_away = any(sign in message.text for sign in AWAY)
    is_expected = is_away or "/api/tables" in message.location["url"]
    if message.type == "error" and not is_expected:
        errors.append(message.text)


@pytest.fixture(scope="session")
def check_accessible() -> Callable[[Page], None]:
    """Fails with the list of what axe finds."""
    axe = Axe()

    def check(page: Page) -> None:
        found = axe.run(page)
        assert found.violations_count == 0, found.generate_report()

    return check


@pytest.fixture
def pretend_table(room: RoomProcess) -> Callable[[Page, str], None]:
    """Bring a page to a table that does not exist: `reach.show(update)` shows what a room would have sent."""

    def come(page: Page, key: str) -> None:
        line = TableLine(PRETENDED, key, "running", "Hana", 2, 2, 1)
        page.route("**/api/tables/*", lambda route: route.fulfill(body=msgspec.json.encode(line).decode()))
        page.add_init_script(path=Path(__file__).with_name("reach.js"))
        page.goto(f"{room.address}/t/{PRETENDED}")

    return come


@pytest.fixture
def open_table() -> Callable[..., str]:
    """Open a table with friends in mind; its link. The visitor sits down as *name*."""

    def open_and_sit(page: Page, title: str, name: str) -> str:
        page.get_by_role("button", name=f"With friends: {title}").click()
        sit(page, name)
        page.locator("#invite").wait_for()
        return page.url

    return open_and_sit


@pytest.fixture
def join_table() -> Callable[[Page, str], None]:
    """Who came by the link sits down as *name*."""
    return sit


def sit(page: Page, name: str) -> None:
    asked = page.get_by_role("textbox", name="What should the others call you?")
    asked.fill(name)
    page.get_by_role("button", name="Sit down").click()
    # Who has a seat is asked no more; then the page is laid out anew.
    expect(asked).to_have_count(0)


@pytest.fixture
def start() -> Callable[[Page], None]:
    """The host lets bots take the empty seats and starts."""

    def fill_and_start(page: Page) -> None:
        bots = page.get_by_role("button", name="Fill the seats with bots")
        if bots.count():
            bots.click()
        page.get_by_role("button", name="Start the game").click()

    return fill_and_start


@pytest.fixture
def set_seats() -> Callable[[Page, int], None]:
    """So many seats, one press after the other."""

    def press(page: Page, count: int) -> None:
        shown = page.get_by_role("group", name="Number of seats")
        while (now := int(re.findall(r"\d+", shown.inner_text())[0])) != count:
            page.get_by_role("button", name="Remove a seat" if now > count else "Add a seat").click()
            expect(shown).not_to_contain_text(re.compile(rf"\b{now} seat"))

    return press


@pytest.fixture
def choose_speed() -> Callable[[Page, str], None]:
    """How fast this visitor is shown what happens."""

    def choose(page: Page, speed: str) -> None:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name=speed, exact=True).check()
        page.keyboard.press("Escape")

    return choose
