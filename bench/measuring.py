"""Measuring: rates per CPU second of one thread, in processes of their own."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCE))

BUSY = 1.25

# Plays one game (or one search) and tells how many moves (or play-outs) that were.
Work = Callable[[], int]
# Games and moves per CPU second, by what was measured.
Rates = dict[str, tuple[float, float]]


def measure(work: Work, seconds: float, repeats: int) -> dict[str, float]:
    """The best rates of several runs of *work*, each about so many CPU seconds long."""
    work()
    runs = [measure_once(work, seconds) for _ in range(repeats)]
    games, moves = max(runs)
    return {"games_per_second": games, "moves_per_second": moves, "moves_per_game": moves / games}


def measure_once(work: Work, seconds: float) -> tuple[float, float]:
    """Games and moves a second. A look at the clock costs as much as a quick game: they come in batches."""
    games, moves, batch, spent = 0, 0, 1, 0.0
    started = time.process_time()
    # On a busy machine a run gets less CPU time rather than taking for ever.
    deadline = time.monotonic() + BUSY * seconds
    while not games or (spent < seconds and time.monotonic() < deadline):
        moves += sum([work() for _ in range(batch)])
        games += batch
        spent = time.process_time() - started
        batch = 2 * batch if spent < seconds / 100 else batch
    return games / spent, moves / spent


def measure_part(works: Mapping[str, Work], seconds: float) -> Rates:
    """One short run of everything in this part."""
    rates = {}
    for name, work in works.items():
        work()
        rates[name] = measure_once(work, seconds)
    return rates


def run_part(script: str, part: str, *arguments: object) -> Any:
    """One part in a process of its own: the form of the rules is settled when the package is imported."""
    environment = {**os.environ, "HRAJME_PLAIN": "1" if part == "plain" else "0"}
    command = [sys.executable, script, "--part", part, *map(str, arguments)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)


def measure_all(script: str, peers: Iterable[str], seconds: float, repeats: int) -> dict[str, Rates]:
    """The best of several runs of every part, taken in turns."""
    best: dict[str, Rates] = {}
    for _ in range(repeats):
        for part in ("compiled", "plain", *peers):
            for name, rates in run_part(script, part, "--seconds", seconds).items():
                known = best.setdefault(part, {})
                known[name] = max(known.get(name, (0.0, 0.0)), (rates[0], rates[1]))
    return best


def machine() -> str:
    return f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
