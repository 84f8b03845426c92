"""Bears rooms that serve until they are killed. Imports once and forks: importing takes longest.

Reads lines ``PORT FILE``; for each, a child runs ``hrajme serve`` on them. Says ``born PID``, and after the
child has ended ``dead SIGNAL``.
"""

from __future__ import annotations

import os

import hrajme.server.serving
import hrajme.store.migrations
from hrajme import games
from hrajme.language import language
from hrajme.terminal.program import main, make_parser

assert hrajme.server.serving
assert hrajme.store.migrations
games.find("the_game")
make_parser(language("en"))


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def serve(port: str, path: str) -> int:
    os.dup2(2, 1)  # What the room prints is not for who counts its deaths.
    return main(["--lang", "en", "serve", "--host", "127.0.0.1", "--port", port, "--db", f"sqlite:///{path}"])


def live() -> None:
    # The program sets up the standard streams itself, which it can only before anything is read.
    with open(0, closefd=False) as lines:
        for line in lines:
            port, path = line.rstrip("\n").split(" ", 1)
            pid = os.fork()
            if not pid:
                os._exit(serve(port, path))
            say("born", pid)
            _, status = os.waitpid(pid, 0)
            say("dead", os.WTERMSIG(status) if os.WIFSIGNALED(status) else f"by itself {status}")


if __name__ == "__main__":
    live()
