"""Killed at any moment, the room comes back as it was: nothing confirmed is lost, and people play on.

HRAJME_KILLS=1000 kills as many times.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hrajme.room.rebuilding import rebuild
from hrajme.store import open_store

KILLS = int(os.environ.get("HRAJME_KILLS", "30"))
TABLES = 3
SEATS = 2
# So many are killed at work, a random moment after something was confirmed; the others while they start.
GROWN_UP = 0.8
LAST_SECONDS = 0.15
PATIENCE_SECONDS = 60.0
BREATH_SECONDS = 0.3
PAUSE_SECONDS = 0.02

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork and no SIGKILL")

Gone = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, TimeoutError)
Json = dict[str, Any]


class Nursery:
    """Bears one room after the other, all on the same port and file."""

    def __init__(self, path: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.path = path
        self.noise = path.with_suffix(".log").open("wb")
        script = str(Path(__file__).with_name("nursery.py"))
        self.process = subprocess.Popen(
            [sys.executable, script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.noise,
            text=True,
            bufsize=1,
        )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def bear(self) -> int:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{self.port} {self.path}\n")
        return int(self.line().removeprefix("born "))

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    async def kill(self, child: int) -> None:
        os.kill(child, signal.SIGKILL)
        told = await asyncio.to_thread(self.line)
        assert told == f"dead {signal.SIGKILL}", self.path.with_suffix(".log").read_text()

    def close(self) -> None:
        self.process.terminate()
        self.process.communicate()
        self.noise.close()


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path / "room.db")
    yield nursery
    nursery.close()


class Player:
    """Plays at a table without end. What is not answered is sent again after a kill, with its key."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.cookie = ""
        self.code = ""
        self.keys = count(1)
        self.waiting: Json | None = None
        self.table: Json = {}
        # Of every command that was confirmed: its key and revision.
        self.confirmed: list[tuple[str, int]] = []

    async def call(self, method: str, address: str, body: Json) -> Json:
        """Ask until there is an answer."""
        while True:
            try:
                headers = {"Cookie": f"hrajme_guest={self.cookie}"} if self.cookie else {}
                async with httpx.AsyncClient(base_url=self.url, headers=headers, verify=False) as http:
                    answer = await http.request(method, address, json=body)
                assert answer.status_code in (200, 201), answer.text
                self.cookie = self.cookie or answer.cookies["hrajme_guest"]
                found: Json = answer.json()
                return found
            except Gone:
                await asyncio.sleep(PAUSE_SECONDS)

    async def play(self) -> None:
        while True:
            try:
                address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
                headers = {"Cookie": f"hrajme_guest={self.cookie}"}
                async with connect(address, additional_headers=headers, compression=None) as opened:
                    await self.resume(opened)
            except Gone:
                await asyncio.sleep(PAUSE_SECONDS)

    async def resume(self, opened: ClientConnection) -> None:
        seen = int(self.table.get("revision", 0))
        await opened.send(json.dumps({"command": "watch", "since": seen}))
        first = json.loads(await opened.recv())
        assert first["message"] == "update", first
        self.check(first["table"])
        if self.waiting is not None:
            await opened.send(json.dumps(self.waiting))
        else:
            await self.act(opened)
        async for raw in opened:
            await self.take(json.loads(raw), opened)

    def check(self, table: Json) -> None:
        """All that was shown or confirmed before is still there."""
        known = max([revision for _, revision in self.confirmed] + [self.table.get("revision", 0)])
        assert table["revision"] >= known, "something was lost"
        self.table = table

    async def take(self, message: Json, opened: ClientConnection) -> None:
        match message["message"]:
            case "update":
                self.check(message["table"])
            case "done":
                assert self.waiting is not None
                assert message["key"] == self.waiting["key"]
                self.confirmed.append((message["key"], message["revision"]))
                self.waiting = None
            case "refused" if message["code"] == "wire/too_fast":
                # A quick machine plays faster than the room allows people to.
                await asyncio.sleep(BREATH_SECONDS)
                self.waiting = None
            case "refused":
                # Of two who decide at once, one may have settled what the other chose from.
                known = ("table/stale", "table/already_offered", "table/no_offer", "move/illegal")
                assert message["code"] in known, message
                self.waiting = None
        await self.act(opened)

    async def act(self, opened: ClientConnection) -> None:
        """The next command, if there is something to do."""
        if self.waiting is None and (command := self.decide()) is not None:
            head = {"key": f"{self.name}-{next(self.keys)}", "revision": self.table["revision"]}
            self.waiting = command | head
            await opened.send(json.dumps(self.waiting))

    def decide(self) -> Json | None:
        table = self.table
        if table["phase"] == "open":
            return self.prepare()
        if table["phase"] == "over":
            if any(offer["awaits_you"] for offer in table["offers"]):
                return {"command": "accept", "kind": "rematch"}
            return None if table["offers"] else {"command": "offer", "kind": "rematch"}
        if table["moves"]:
            return {"command": "play", "seat": table["seat"], "move": random.choice(table["moves"])}
        return None

    def prepare(self) -> Json | None:
        table = self.table
        if table["seat"] is None:
            return {"command": "sit", "seat": int(self.name[-1]), "name": self.name}
        full = all(seat["kind"] == "person" for seat in table["seats"])
        return {"command": "start"} if table["is_host"] and full else None


async def gather_players(nursery: Nursery) -> list[Player]:
    """People at tables; each table is asked for again and again until it is there."""
    players = []
    for table in range(TABLES):
        group = [Player(nursery.url, f"table {table} seat {seat}") for seat in range(SEATS)]
        for player in group:
            await player.call("PUT", "/api/me", {"name": player.name})
        body = {"key": f"t{table}", "game": "the_game", "seats": SEATS}
        codes = [(await group[0].call("POST", "/api/tables", body))["code"] for _ in range(2)]
        assert codes[0] == codes[1]
        for player in group:
            player.code = codes[0]
        players += group
    return players


async def hear_from(players: list[Player]) -> None:
    """Wait until something new is confirmed."""
    before = sum(len(player.confirmed) for player in players)
    async with asyncio.timeout(PATIENCE_SECONDS):
        while sum(len(player.confirmed) for player in players) == before:
            await asyncio.sleep(PAUSE_SECONDS)


async def check_log(path: Path, players: list[Player]) -> int:
    """Every confirmed command is in the log where it was said to be, and no command is there twice."""
    store = await open_store(f"sqlite:///{path}")
    moves = 0
    for code in {player.code for player in players}:
        table = rebuild(await store.read(code))
        group = [player for player in players if player.code == code]
        for player in group:
            assert table.revision >= player.table["revision"]
            for key, revision in player.confirmed:
                assert table.log[revision - 1].key == key
            mine = [event.key for event in table.log if event.key.startswith(player.name)]
            runs = [key for place, key in enumerate(mine) if place == 0 or mine[place - 1] != key]
            assert len(runs) == len(set(runs))
        moves += table.revision
    await store.close()
    return moves


async def test_a_room_that_is_killed_comes_back_as_it_was(nursery: Nursery) -> None:
    chance = random.Random(1)
    child = nursery.bear()
    players = await gather_players(nursery)
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(KILLS):
        if chance.random() < GROWN_UP:
            await hear_from(players)
        await asyncio.sleep(chance.uniform(0, LAST_SECONDS))
        await nursery.kill(child)
        child = nursery.bear()
        for task in playing:
            if task.done():
                task.result()
    await hear_from(players)
    for task in playing:
        task.cancel()
    failures = await asyncio.gather(*playing, return_exceptions=True)
    assert not [each for each in failures if not isinstance(each, asyncio.CancelledError)]
    await nursery.kill(child)
    moves = await check_log(nursery.path, players)
    assert moves > sum(len(player.confirmed) for player in players) > KILLS
