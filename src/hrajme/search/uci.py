"""UCI: how chess programs are asked. A program of others runs beside us; whatever it does, we go on.

to it    uci · setoption name Skill Level value 3 · position fen … · go nodes 20000
from it  uciok · info … score cp 31 … · bestmove e2e4
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Mapping
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread

# What a mate counts, in hundredths of a pawn.
MATE = 100_000
SCORE = re.compile(r"score (cp|mate) (-?\d+)")
LONGEST_LINE = 10_000


class EngineFailed(Exception):
    """The program is missing, has ended, does not answer in time, or answers nonsense."""


class Engine:
    """One running program. Not for several threads."""

    def __init__(self, command: str, options: Mapping[str, str | int], seconds: float) -> None:
        """Start it; *seconds* is how long any answer may take. Raises EngineFailed."""
        self.seconds = seconds
        self.lines: Queue[str | None] = Queue()
        self.score = 0
        try:
            self.process = subprocess.Popen(
                [command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                errors="replace",
            )
        except OSError as error:
            raise EngineFailed(f"{command} cannot be started: {error}") from error
        Thread(target=self.listen, daemon=True).start()
        try:
            self.greet(options)
        except EngineFailed:
            self.close()
            raise

    def greet(self, options: Mapping[str, str | int]) -> None:
        self.send("uci")
        self.wait_for("uciok")
        for name, value in options.items():
            self.send(f"setoption name {name} value {value}")
        self.wait_until_ready()

    def listen(self) -> None:
        """In a thread: hand every line over, and None at the end.

        Nobody else touches this pipe: it may stay open as long as children of the program do.
        """
        assert self.process.stdout is not None
        with suppress(OSError, ValueError), self.process.stdout as lines:
            while line := lines.readline(LONGEST_LINE):
                self.lines.put(line.strip())
        self.lines.put(None)

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise EngineFailed(f"the program has ended: {error}") from error

    def next_line(self) -> str:
        try:
            line = self.lines.get(timeout=self.seconds)
        except Empty:
            raise EngineFailed("the program does not answer") from None
        if line is None:
            raise EngineFailed("the program has ended")
        return line

    def wait_for(self, word: str) -> str:
        """The line that begins with this word; what is said on the way about the score is remembered."""
        # A program that talks without end does not answer, either.
        for _ in range(LONGEST_LINE):
            line = self.next_line()
            if line.split(" ")[0] == word:
                return line
            if found := SCORE.search(line):
                self.score = int(found[2]) if found[1] == "cp" else MATE if int(found[2]) > 0 else -MATE
        raise EngineFailed("the program talks and does not answer")

    def wait_until_ready(self) -> None:
        self.send("isready")
        self.wait_for("readyok")

    def best(self, fen: str, nodes: int, seconds: float | None = None, among: Iterable[str] = ()) -> str:
        """The move it chooses in this position, after so many nodes or seconds; raises EngineFailed.

        Nothing of earlier questions is in its mind.
        """
        self.send("ucinewgame")
        self.wait_until_ready()
        self.send(f"position fen {fen}")
        hurry = "" if seconds is None else f" movetime {max(1, int(1000 * seconds))}"
        only = " ".join(among)
        self.send(f"go nodes {nodes}{hurry}{' searchmoves ' + only if only else ''}")
        words = self.wait_for("bestmove").split()
        if len(words) < 2:
            raise EngineFailed("the program chose no move")
        return words[1]

    def close(self) -> None:
        """End it; nobody waits for what it may still think."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
