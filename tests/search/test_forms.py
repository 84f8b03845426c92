"""The compiled searches weigh as the plain ones do, to the last digit."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import hrajme

WEIGH = """
import hrajme
from hrajme.core import Budget, Dice
from hrajme.search.alphabeta import AlphaBeta
from hrajme.search.expectimax import Expectimax
from hrajme.testing.strangers.nim.options import NimOptions
from hrajme.testing.strangers.nim.rules import NimPosition
from hrajme.testing.toys.noughts.options import NoughtsOptions
from hrajme.testing.toys.noughts.rules import NoughtsPosition
from hrajme.testing.toys.pocket.options import PocketOptions
from hrajme.testing.toys.pocket.rules import PocketPosition
from hrajme.testing.toys.race.options import RaceOptions
from hrajme.testing.toys.race.rules import RacePosition

def play(position, search):
    for number in range(16):
        if not position.to_move():
            return
        seat = position.to_move()[0]
        if seat < 0:
            position.play(seat, position.roll(Dice(number)))
        else:
            weighed = search.weigh(position, seat, Budget(nodes=900), Dice(number))
            print(weighed, search.nodes, search.depth)
            position.play(seat, weighed[0].move)

for start in (
    NimPosition(2, NimOptions(heaps="1-3-5-7", again=True)),
    NoughtsPosition(2, NoughtsOptions()),
    PocketPosition(2, PocketOptions()),
):
    play(start, AlphaBeta(start))
for start in (RacePosition(2, RaceOptions()), RacePosition(4, RaceOptions(length=12))):
    play(start, Expectimax(start, 8))
"""


def test_both_forms_weigh_alike() -> None:
    if not hrajme.COMPILED:
        pytest.skip("without a build there is one form only; the compiled run compares both")
    command = [sys.executable, "-c", WEIGH]
    forms = [
        subprocess.run(
            command, env={**os.environ, "HRAJME_PLAIN": plain}, capture_output=True, check=True
        ).stdout
        for plain in ("1", "0")
    ]
    assert forms[0] == forms[1]
    assert len(forms[0].splitlines()) > 30
