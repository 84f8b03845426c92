"""``hrajme join`` from outside: whole games by lines, and a clear sentence for everything that cannot be."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

import hrajme as package
from hrajme.server.listening import listen
from hrajme.table.commands import Start

if TYPE_CHECKING:
    from tests.terminal.remote.conftest import House

Program = Callable[..., Any]
CODE = "bcdf-ghjk-2345"
PATIENCE_SECONDS = 60.0


class Terminal:
    """``hrajme join`` as a process; it is spoken to by lines."""

    def __init__(self, link: object, folder: Path, *arguments: str) -> None:
        source = str(Path(package.__file__).parent.parent)
        more = {"PYTHONPATH": source, "PYTHONUTF8": "1", "XDG_DATA_HOME": str(folder)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hrajme", "join", str(link), "--plain", *arguments],
            env={**os.environ, **more},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        self.lines: list[str] = []

    def read_until(self, words: str) -> str:
        """The next line that has these *words*, wherever in a sentence."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if words.lower() in line.lower():
                return self.lines[-1]
        raise AssertionError("\n".join(self.lines))

    def write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def end(self) -> int:
        """Close the input; the exit code."""
        rest, _ = self.process.communicate(timeout=PATIENCE_SECONDS)
        self.lines += rest.splitlines()
        return self.process.returncode

    def play_first_choices(self) -> None:
        """To the end of the game; then goodbye."""
        while "And now?" not in self.read_until("Choose 1:"):
            self.write("1")
        self.write("quit")
        self.end()


def test_two_terminals_play_a_whole_game(house: House, tmp_path: Path) -> None:
    host = house.guest("Host")
    link = house.new_table(host, seats=2)
    anna = Terminal(link, tmp_path / "anna", "--name", "Anna")
    anna.read_until("Seat 1: Anna, that is you.")
    petr = Terminal(link, tmp_path / "petr", "--name", "Petr")
    petr.read_until("Seat 2: Petr, that is you.")
    anna.read_until("Petr takes seat 2.")

    async def begin() -> None:
        async with house.come(link, host, watch=True) as friend:
            await friend.do(Start)

    asyncio.run(begin())
    threads = [Thread(target=terminal.play_first_choices) for terminal in (anna, petr)]
    for thread in threads:
        thread.start()
    for terminal, thread in zip((anna, petr), threads, strict=True):
        thread.join(2 * PATIENCE_SECONDS)
        assert any("You lay" in line for line in terminal.lines)
        assert terminal.lines[-1] == f"To come back: hrajme join {link}"
        assert terminal.process.returncode == 0


def test_lines_talk_help_and_are_the_same_person_again(house: House, tmp_path: Path) -> None:
    link = house.new_table(house.guest("Host"), seats=2)
    first = Terminal(link, tmp_path / "petr", "--name", "Petr")
    first.read_until("Seat 1: Petr, that is you.")
    for line, answer in [
        ("?", "“say” with words after it"),
        ("say good evening", "Petr: good evening"),
        ("37 > 2", "No game is being played now."),
        ("another", "You can ask for a rematch when the game is over."),
        ("board", f"Invite others: {link}"),
        ("rules TG-8", "TG-8"),
        ("seats", "Choose 1: Change seats, 2: Stand up."),
        ("2", "Petr leaves the table."),
    ]:
        first.write(line)
        first.read_until(answer)
    assert first.end() == 0
    again = Terminal(link, tmp_path / "petr")
    again.read_until("Seat 1: Petr, that is you.")
    assert again.end() == 0


def test_a_lost_connection_is_told_and_found_again(house: House, tmp_path: Path) -> None:
    link = house.new_table(house.guest("Host"), seats=2)
    terminal = Terminal(link, tmp_path / "petr", "--name", "Petr")
    terminal.read_until("Choose 1:")
    house.close()
    terminal.read_until("The connection is lost. Trying again…")
    house.open()
    terminal.read_until("Connected again.")
    terminal.write("say here I am")
    terminal.read_until("Petr: here I am")
    assert terminal.end() == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "“nonsense” is not a link to a table."),
        (["http://localhost:7777"], "is not a link to a table."),
        ([CODE, "--server", "gopher://x"], "is not the address of a room."),
        ([], "Something is missing: LINK"),
    ],
)
def test_a_link_that_is_none_is_refused(hrajme: Program, arguments: list[str], sentence: str) -> None:
    told = hrajme("join", *arguments, "--name", "Anna")
    assert (told.code, sentence in told.err) == (2, True), told.err


def test_a_room_that_is_not_there(hrajme: Program) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
    told = hrajme("join", f"http://127.0.0.1:{port}/t/{CODE}", "--name", "Anna")
    assert told.code == 2
    assert told.err.startswith(f"The room http://127.0.0.1:{port} cannot be reached: ")


def test_a_table_that_is_not_there(hrajme: Program, house: House) -> None:
    told = hrajme("join", f"{house.url}/t/{CODE}", "--name", "Anna")
    assert (told.code, told.err) == (2, "There is no table with this code. Is there a typo in it?\n")


def test_a_name_that_nobody_gave(hrajme: Program, house: House) -> None:
    told = hrajme("join", house.new_table(house.guest("Anna")))
    assert (told.code, told.err) == (2, "What is your name? Write it after --name.\n")


class Stranger(BaseHTTPRequestHandler):
    """Some other server."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>Welcome</html>")

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_something_else_that_answers_is_no_room(hrajme: Program) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Stranger) as server:
        Thread(target=server.serve_forever).start()
        told = hrajme("join", f"http://127.0.0.1:{server.server_port}/t/{CODE}", "--name", "Anna")
        server.shutdown()
    assert (told.code, "there is no room that this program understands" in told.err) == (2, True)
