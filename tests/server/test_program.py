"""``hrajme serve`` as people run it: a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

import hrajme
from hrajme.server.listening import CannotListen, PortTaken, find_addresses, listen
from hrajme.terminal.commands.serve import draw_code, usual_database

SOURCE = str(Path(hrajme.__file__).parent.parent)
PATIENCE_SECONDS = 60.0


class Program:
    """A running ``hrajme``."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        environment = {**os.environ, "PYTHONPATH": SOURCE, "PYTHONUTF8": "1", "LC_ALL": "C", **variables}
        environment["XDG_DATA_HOME"] = str(folder / "data")
        self.said = ""
        self.complaints = folder / "complaints.txt"
        with self.complaints.open("w") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "hrajme", *arguments],
                env=environment,
                cwd=folder,
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                encoding="utf-8",
            )

    def address(self) -> str:
        """The address that it prints first."""
        line = self.line()
        while "http://" not in line:
            assert line, self.wait()
            line = self.line()
        return "http://" + line.partition("http://")[2].strip()

    def line(self) -> str:
        assert self.process.stdout is not None
        self.said += (line := self.process.stdout.readline())
        return line

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address() + path) as answer:
            return json.load(answer)

    def end(self, sign: int = signal.SIGTERM) -> tuple[int, str, str]:
        """The exit code and what it said."""
        self.process.send_signal(sign)
        return self.wait()

    def wait(self) -> tuple[int, str, str]:
        assert self.process.stdout is not None
        self.said += self.process.stdout.read()
        self.process.wait(PATIENCE_SECONDS)
        return self.process.returncode, self.said, self.complaints.read_text(encoding="utf-8")


Start = Callable[..., Program]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Program] = []

    def start_one(*arguments: str, **variables: str) -> Program:
        started.append(Program(tmp_path, *arguments, **variables))
        return started[-1]

    yield start_one
    for program in started:
        if program.process.poll() is None:
            program.process.kill()
        program.process.communicate()


def test_the_room_opens_answers_and_closes(start: Start, tmp_path: Path) -> None:
    program = start("serve", "--port", "0", "--host", "127.0.0.1")
    assert program.get("/health")["status"] == "ok"
    code, out, err = program.end(signal.SIGTERM)
    assert code == 0
    assert str(tmp_path / "data" / "hrajme" / "room.db") in out
    assert "Ctrl-C" in out
    assert "Traceback" not in err
    # Closed well: the write-ahead log is folded into the one file.
    assert [path.name for path in (tmp_path / "data" / "hrajme").iterdir()] == ["room.db"]


def test_half_a_request_does_not_hold_the_end_up(start: Start) -> None:
    program = start("serve", "--port", "0", "--host", "127.0.0.1")
    host, _, port = program.address().removeprefix("http://").rpartition(":")
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n"
    with (
        socket.create_connection((host, int(port))) as half_a_head,
        socket.create_connection((host, int(port))) as half_a_body,
    ):
        half_a_head.sendall(head)
        half_a_body.sendall(head + b"\r\n{")
        with urllib.request.urlopen(f"http://{host}:{port}/health") as answer:
            assert answer.status == 200
        code, _, err = program.end(signal.SIGTERM)
    # Who has to be cut off after the last seconds is an error in the log.
    assert (code, "error" in err) == (0, False), err


def test_ctrl_c_ends_it_well_and_the_log_can_be_json(start: Start) -> None:
    program = start("serve", "--port", "0", "--log-json")
    address = program.address()
    assert address.startswith("http://localhost:")
    body = json.dumps({"key": "k", "game": "the_game", "seats": 2}).encode()
    asked = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        table = json.load(answer)["code"]
    code, _, err = program.end(signal.SIGINT)
    assert code == 0
    lines = [json.loads(line) for line in err.splitlines()]
    assert "the room is closed" in [line["message"] for line in lines]
    assert any("opened" in line["message"] for line in lines)
    assert table not in err


def test_alone_the_program_opens_the_room(start: Start) -> None:
    with listen_somewhere(7777):
        program = start("--lang", "cs")
        assert program.line().startswith("Port 7777 je obsazený")
        assert program.address() != "http://localhost:7777"
        assert program.end()[0] == 0


def test_options_without_a_command_are_those_of_the_room(start: Start) -> None:
    program = start("--host", "127.0.0.1", "--port", "0")
    assert program.get("/health")["status"] == "ok"
    assert program.end()[0] == 0


def listen_somewhere(port: int) -> Any:
    """Take this port, unless somebody has it already."""
    try:
        return listen("0.0.0.0", port)
    except PortTaken:
        return socket.socket()


def refused(program: Program) -> str:
    code, out, err = program.wait()
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    return err


def test_a_port_in_use_is_told(start: Start) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        asked = ("serve", "--host", "127.0.0.1", "--port", port)
        assert f"Port {port} is in use" in refused(start(*asked))
        assert f"Port {port} zajmuje" in refused(start(*asked, LC_ALL="pl_PL.UTF-8"))


def test_a_second_room_on_the_same_file_is_told(start: Start, tmp_path: Path) -> None:
    asked = ("serve", "--host", "127.0.0.1", "--port", "0", "--db", "sqlite:///room.db")
    first = start(*asked)
    health = first.address() + "/health"
    assert "A room is open on room.db already" in refused(start(*asked))
    (tmp_path / "link.db").symlink_to(tmp_path / "room.db")
    assert "A room is open on room.db already" in refused(start(*asked[:-1], "sqlite:///link.db"))
    with urllib.request.urlopen(health) as answer:
        assert json.load(answer)["status"] == "ok"
    first.process.kill()
    first.wait()
    # Whoever was killed keeps nobody out.
    after = start(*asked)
    after.address()
    assert after.end()[0] == 0
    assert [path.name for path in tmp_path.glob("room.db*")] == ["room.db"]


def test_an_address_that_is_not_ours_is_told(start: Start) -> None:
    assert "cannot listen on 192.0.2.77" in refused(start("serve", "--host", "192.0.2.77", "--port", "0"))


def test_a_database_of_a_newer_version_is_told_and_left_alone(start: Start, tmp_path: Path) -> None:
    program = start("serve", "--port", "0", "--db", "sqlite:///room.db")
    program.address()
    program.end()
    connection = sqlite3.connect(tmp_path / "room.db")
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    before = (tmp_path / "room.db").read_bytes()
    told = refused(start("serve", "--port", "0", "--db", "sqlite:///room.db", LC_ALL="cs_CZ.UTF-8"))
    assert "vytvořilo novější hrajme" in told
    assert (tmp_path / "room.db").read_bytes() == before


def test_a_database_that_cannot_be_opened_is_told(start: Start, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("I am no database")
    assert "is not a hrajme database" in refused(start("serve", "--port", "0", "--db", "sqlite:///text.db"))
    assert "cannot be opened" in refused(start("serve", "--port", "0", "--db", "sqlite:///nowhere/room.db"))
    assert "cannot be used" in refused(start("serve", "--port", "0", "--db", "mysql://x"))
    (tmp_path / "data").write_text("a file where a folder should be")
    assert "cannot be made" in refused(start("serve", "--port", "0"))


def test_bots_think_in_processes_that_end_with_the_room(start: Start) -> None:
    program = start("serve", "--port", "0", "--host", "127.0.0.1")
    address = program.address()
    asyncio.run(play_with_a_bot(address))
    deadline = time.monotonic() + PATIENCE_SECONDS
    # The room asks for the bot's move after it has shown that the bot is to move.
    while not (thinkers := children_of(program.process.pid)):
        assert time.monotonic() < deadline, "nobody thinks"
        time.sleep(0.01)
    program.process.kill()
    program.wait()
    while any(is_alive(pid) for pid in thinkers):
        assert time.monotonic() < deadline, "a thinker outlived the room"
        time.sleep(0.05)


async def play_with_a_bot(address: str) -> None:
    """Until the bot has moved."""
    cookie, code = await asyncio.to_thread(open_table_alone, address)
    headers = {"Cookie": cookie}
    path = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    async with asyncio.timeout(PATIENCE_SECONDS), connect(path, additional_headers=headers) as opened:
        await opened.send('{"command":"watch"}')
        key, last = 0, -1
        async for raw in opened:
            message = json.loads(raw)
            if message["message"] != "update":
                continue
            table = message["table"]
            if any(seat["kind"] == "bot" and seat["thought_ms"] for seat in table["seats"]):
                return
            if table["moves"] and table["moves_made"] != last:
                key, last = key + 1, table["moves_made"]
                move = {"command": "play", "key": str(key), "seat": table["seat"], "move": table["moves"][0]}
                await opened.send(json.dumps(move | {"revision": table["revision"]}))


def open_table_alone(address: str) -> tuple[str, str]:
    head = {"Content-Type": "application/json"}
    name = urllib.request.Request(f"{address}/api/me", b'{"name":"Anna"}', head, method="PUT")
    with urllib.request.urlopen(name) as answer:
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
    body = json.dumps({"key": "k", "game": "the_game", "seats": 2, "alone": "easy"}).encode()
    with urllib.request.urlopen(
        urllib.request.Request(f"{address}/api/tables", body, head | {"Cookie": cookie})
    ) as answer:
        return cookie, json.load(answer)["code"]


def children_of(pid: int) -> list[int]:
    """Those that think; one more child belongs to multiprocessing itself."""
    told = subprocess.run(
        ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(line.split()[0]) for line in told.stdout.splitlines() if "spawn_main" in line]


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_the_usual_database_is_in_the_users_folder(tmp_path: Path) -> None:
    assert usual_database({"XDG_DATA_HOME": str(tmp_path)}) == f"sqlite:///{tmp_path}/hrajme/room.db"
    assert (tmp_path / "hrajme").is_dir()


def test_the_code_is_drawn_light_on_dark() -> None:
    lines = draw_code("http://192.168.1.20:7777").splitlines()
    assert len(lines) == 15
    assert all(line.startswith("\x1b[38;5;231;48;5;16m") and line.endswith("\x1b[0m") for line in lines)


def test_addresses_for_here_and_for_the_others() -> None:
    with listen("127.0.0.1", 0) as here:
        port = here.getsockname()[1]
        assert find_addresses(here) == (f"http://127.0.0.1:{port}", None)
    with pytest.raises(CannotListen):
        listen("127.0.0.1", 70_000)
