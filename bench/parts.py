"""Parts of a comparison, each in a process of its own: our rules in both forms, and every peer, in turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping

from speed import Work, measure_once

# Games and moves per CPU second, by what was measured.
Rates = dict[str, tuple[float, float]]


def measure_part(works: Mapping[str, Work], seconds: float) -> Rates:
    """One short run of everything in this part."""
    rates = {}
    for name, work in works.items():
        work()
        rates[name] = measure_once(work, seconds)
    return rates


def run_part(script: str, part: str, seconds: float) -> Rates:
    """One part in a process of its own: the form of the rules is settled when the package is imported."""
    environment = {**os.environ, "HRAJME_PLAIN": "1" if part == "plain" else "0"}
    command = [sys.executable, script, "--part", part, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: Rates = json.loads(done.stdout)
    return found


def measure_all(script: str, peers: Iterable[str], seconds: float, repeats: int) -> dict[str, Rates]:
    """The best of several runs of every part, taken in turns."""
    best: dict[str, Rates] = {}
    for _ in range(repeats):
        for part in ("compiled", "plain", *peers):
            for name, rates in run_part(script, part, seconds).items():
                known = best.setdefault(part, {})
                known[name] = max(known.get(name, (0.0, 0.0)), (rates[0], rates[1]))
    return best
