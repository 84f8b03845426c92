"""What is asked of a room over HTTP, before the table is opened."""

from __future__ import annotations

from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from hrajme.language import HrajmeError, Sentence
from hrajme.server.lobby import Me, NewName, Problem, TableLine

T = TypeVar("T")
PATIENCE_SECONDS = 10.0
# The rooms' answers are small.
LONGEST_ANSWER = 1_000_000


class RoomProblem(HrajmeError):
    """The room cannot be reached, or says no."""

    def __init__(self, sentence: Sentence, cause: Sentence | None = None) -> None:
        super().__init__(sentence.id, **sentence.args)
        self.cause = cause


def no_room(server: str, problem: object) -> RoomProblem:
    return RoomProblem(Sentence("terminal-error-no_room", {"server": server, "problem": str(problem)}))


class Requests:
    """One guest of one room. The cookie is what the room has given out last."""

    def __init__(self, server: str, cookie: str = "") -> None:
        self.server = server
        self.cookie = cookie

    def get_table(self, code: str) -> TableLine:
        """Raises RoomProblem, also when there is no such table."""
        return self.ask("GET", f"/api/tables/{code}", TableLine)

    def put_name(self, name: str) -> str:
        """The name as the room keeps it."""
        return self.ask("PUT", "/api/me", Me, NewName(name)).name

    def ask(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        try:
            return self.read(self.request(method, path, body), kind)
        except HTTPError as error:
            raise self.explain(error) from error
        except (OSError, HTTPException) as error:
            raise no_room(self.server, getattr(error, "reason", error)) from error

    def request(self, method: str, path: str, body: msgspec.Struct | None) -> Request:
        headers = {"Accept": "application/json", "Cookie": self.cookie}
        data = None
        if body is not None:
            data = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        return Request(self.server + path, data, headers, method=method)

    def read(self, request: Request, kind: type[T]) -> T:
        with urlopen(request, timeout=PATIENCE_SECONDS) as response:
            self.keep_cookies(response.headers.get_all("Set-Cookie", []))
            answer = response.read(LONGEST_ANSWER)
        try:
            return msgspec.json.decode(answer, type=kind)
        except msgspec.MsgspecError as error:
            raise RoomProblem(Sentence("terminal-error-not_a_room", {"server": self.server})) from error

    def keep_cookies(self, lines: list[str]) -> None:
        """Each cookie that is set replaces the one of its name."""
        kept: SimpleCookie = SimpleCookie()
        try:
            for line in [self.cookie, *lines]:
                kept.load(line)
        except CookieError:
            return
        self.cookie = "; ".join(f"{name}={morsel.coded_value}" for name, morsel in kept.items())

    def explain(self, error: HTTPError) -> RoomProblem:
        """What the room says, or that it is none."""
        with error:
            try:
                problem = msgspec.json.decode(error.read(LONGEST_ANSWER), type=Problem)
            except (msgspec.MsgspecError, OSError):
                return RoomProblem(Sentence("terminal-error-not_a_room", {"server": self.server}))
        return RoomProblem(problem.sentence, problem.cause)
