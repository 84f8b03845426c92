"""Moves of backgammon as text: ``24/18 13/11*``, ``pass``, ``roll``, ``double``, ``take``, ``drop``; and
``resign gammon``, which is written in a match when the other has agreed, and never read as a move.

Points are numbered as the mover sees them (plays.py). CHANCE writes its two dice, ``3 5``; in the opening
roll the first is that of seat 0.
"""

from __future__ import annotations

import re

from hrajme.core import CHANCE, Refusal
from hrajme.core.throw import dice_of, make_throw
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.games.backgammon.encoding import (
    DOUBLE,
    DROP,
    OPENING,
    PASS,
    RESIGN_BACKGAMMON,
    RESIGN_GAMMON,
    RESIGN_SINGLE,
    RESIGNATIONS,
    ROLL,
    TAKE,
    steps_of,
)
from hrajme.games.backgammon.plays import ends_of, hits_of, read_steps, write_steps
from hrajme.games.backgammon.refusals import refuse_play, refuse_word
from hrajme.games.backgammon.rules import BackgammonPosition

WORDS = Vocabulary(
    {
        PASS: Said(en="pass, -", cs="pas, nemám tah, nic", sk="pas, nemám ťah, nič", pl="pas, nie mam ruchu"),
        ROLL: Said(en="roll, r", cs="hodit, hod, házím", sk="hodiť, hod, hádžem", pl="rzuć, rzut, rzucam"),
        DOUBLE: Said(
            en="double, d", cs="zdvojit, dvojnásobek, kostka", sk="zdvojiť", pl="podwój, podwajam, podwojenie"
        ),
        TAKE: Said(en="take, t", cs="přijmout, beru", sk="prijať, beriem", pl="przyjmij, przyjmuję, biorę"),
        DROP: Said(en="drop", cs="odmítnout, vzdát", sk="odmietnuť, vzdať", pl="odrzuć, odrzucam, pasuję"),
        RESIGN_SINGLE: Said(en="resign single, resign", cs="vzdávám hru", sk="vzdávam hru", pl="poddaję grę"),
        RESIGN_GAMMON: Said(
            en="resign gammon", cs="vzdávám gammon", sk="vzdávam gammon", pl="poddaję gammon, poddaję gammona"
        ),
        RESIGN_BACKGAMMON: Said(
            en="resign backgammon",
            cs="vzdávám backgammon",
            sk="vzdávam backgammon",
            pl="poddaję backgammon, poddaję backgammona",
        ),
    }
)
THROW = re.compile(r"([1-6]) ?([1-6])")


def read(position: BackgammonPosition, seat: int, text: str) -> int | Refusal | None:
    text = " ".join(text.lower().split())
    if seat == CHANCE:
        return read_chance(position, text)
    move = WORDS.read(text)
    if move is not None:
        is_ours = move not in RESIGNATIONS and position.may_play(seat, move)
        return move if is_ours else refuse_word(position, seat, move)
    named = read_steps(text)
    if named is None:
        return None
    if not is_playing(position):
        return refuse_word(position, seat, PASS)
    legal = {write(position, seat, move): move for move in position.moves(seat)}
    meant = find_meant(write_steps(*named), list(legal))
    return legal[meant[0]] if len(meant) == 1 else refuse_play(position, seat, *named, legal, meant)


def find_meant(text: str, legal: list[str]) -> list[str]:
    """The play itself; or those with the same checkers that hit all that the text names, and maybe more."""
    if text in legal:
        return [text]
    return [each for each in legal if ends_of(each) == ends_of(text) and hits_of(text) <= hits_of(each)]


def is_playing(position: BackgammonPosition) -> bool:
    return position.view(None).phase == "play"


def read_chance(position: BackgammonPosition, text: str) -> int | None:
    found = THROW.fullmatch(text)
    if found is None:
        return None
    if position.view(None).phase == "opening":
        return OPENING + int(found[1] + found[2])
    return make_throw((int(found[1]), int(found[2])))


def write(position: BackgammonPosition, seat: int, move: int) -> str:
    if seat == CHANCE:
        return " ".join(map(str, dice_of(move % OPENING)))
    if move in WORDS:
        return WORDS.write(move)
    steps = steps_of(move, position.throw)
    blots = position.blots(seat)
    return write_steps(steps, frozenset([target for _, target in steps if target in blots]))
