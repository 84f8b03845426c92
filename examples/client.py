"""A player of sixty lines: opens a table against a bot and plays any move until the end.

    python examples/client.py http://127.0.0.1:8000 flip7

It needs the package ``websockets``. What goes over the wire is in docs/protocol.md.
"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def ask(room: str, method: str, path: str, body: dict, cookie: str = "") -> tuple[dict, str]:
    """One request of HTTP: the answer, and the cookie by which the room knows us again."""
    headers = {"content-type": "application/json", "cookie": cookie}
    with urlopen(Request(room + path, json.dumps(body).encode(), headers, method=method)) as answer:
        return json.load(answer), (answer.headers["set-cookie"] or cookie).split(";")[0]


async def play(room: str, game: str, name: str = "Example") -> dict:
    """Play one game; its outcome."""
    _, cookie = ask(room, "PUT", "/api/me", {"name": name})
    table = {"key": f"{random.getrandbits(64):x}", "game": game, "seats": 2, "alone": "easy"}
    opened, cookie = ask(room, "POST", "/api/tables", table, cookie)
    address = f"{room.replace('http', 'ws', 1)}/api/tables/{opened['code']}/socket"
    async with connect(address, additional_headers={"cookie": cookie}) as socket:
        await socket.send(json.dumps({"command": "watch"}))
        answered = -1
        async for text in socket:
            message = json.loads(text)
            if message["message"] == "refused":
                print("refused:", message["code"], message["sentence"]["id"])
                answered = -1
                await asyncio.sleep(0.2)
            if message["message"] != "update":
                continue
            view = message["table"]
            for told in message["story"]:
                print(*[sentence["id"] for sentence in told["sentences"]])
            if view["outcome"] is not None:
                return view["outcome"]
            if view["moves"] and view["revision"] > answered:
                answered = view["revision"]
                move = random.choice(view["moves"])
                command = {"command": "play", "key": f"move {answered}", "revision": answered}
                await socket.send(json.dumps({**command, "seat": view["seat"], "move": move}))
    raise ConnectionError("The room closed the table before the end.")


if __name__ == "__main__":
    room, game = (sys.argv[1:] + ["http://127.0.0.1:8000", "flip7"][len(sys.argv) - 1 :])[:2]
    print(asyncio.run(play(room.rstrip("/"), game)))
