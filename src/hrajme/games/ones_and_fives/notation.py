"""Moves of Ones and Fives as text: ``roll``, ``keep 1 1 5``, ``complete``, ``bank``.

The word ``keep`` may be left out, and so may the spaces: ``115``. CHANCE writes the dice as they fall
(``1 2 2 4 5 6``) and who begins (``first 2``); seats are written from 1.
"""

from __future__ import annotations

import re

from hrajme.core import CHANCE, Refusal
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.games.ones_and_fives.encoding import (
    BANK,
    COMPLETE,
    DICE,
    ROLL,
    STARTER,
    THROWS,
    is_throw,
    number_of,
)
from hrajme.games.ones_and_fives.rules import OnesAndFivesPosition
from hrajme.games.ones_and_fives.scoring import SINGLES
from hrajme.games.ones_and_fives.view import Dice, OnesAndFivesView
from hrajme.language.letters import fold

# No move by itself: dice follow, or stand alone.
KEEP = -1
WORDS = Vocabulary(
    {
        ROLL: Said(
            en="roll, r, throw", cs="hodit, hod, házet", sk="hodiť, hod, hádzať", pl="rzuć, rzut, rzucam"
        ),
        KEEP: Said(en="keep, k", cs="odložit, odlož", sk="odložiť, odlož", pl="odłóż, odłożyć"),
        COMPLETE: Said(
            en="complete, c", cs="dohodit, dohodím", sk="dohodiť, dohodím", pl="dorzuć, dorzucić, dorzucam"
        ),
        BANK: Said(
            en="bank, b, write, stop",
            cs="zapsat, zapiš, píšu, konec",
            sk="zapísať, zapíš, koniec",
            pl="zapisz, zapisać, zapisuję",
        ),
    }
)
KEPT = re.compile(r"(?: ?[1-6]){1,6}")
FALLEN = re.compile(r"[1-6](?: [1-6]){0,5}")
FIRST = re.compile(r"first (\d{1,2})")


def read(position: OnesAndFivesPosition, seat: int, text: str) -> int | Refusal | None:
    text = fold(re.sub("[,+]", " ", text))
    if seat == CHANCE:
        return read_chance(text)
    move = read_move(text)
    return move if move is None or position.may_play(seat, move) else refuse(position, seat, move)


def read_move(text: str) -> int | None:
    word, dice = WORDS.split(text) or (KEEP, text)
    if word != KEEP:
        return None if dice else word
    return number_of(*read_dice(dice)) if KEPT.fullmatch(dice) else None


def read_chance(text: str) -> int | None:
    if FALLEN.fullmatch(text):
        return number_of(*read_dice(text))
    found = FIRST.fullmatch(text)
    return None if found is None else STARTER + int(found[1]) - 1


def read_dice(text: str) -> list[int]:
    return [int(sign) for sign in text if sign.isdigit()]


def write(position: OnesAndFivesPosition, seat: int, move: int) -> str:
    if seat == CHANCE:
        return write_dice(THROWS[move]) if is_throw(move) else f"first {move - STARTER + 1}"
    return WORDS.write(move) if move in WORDS else f"{WORDS.write(KEEP)} {write_dice(THROWS[move])}"


def write_dice(dice: Dice) -> str:
    return " ".join(map(str, dice))


def refuse(position: OnesAndFivesPosition, seat: int, move: int) -> Refusal:
    view = position.view(seat)
    if view.phase == "keep":
        return refuse_selection(view, move)
    if view.phase == "roll":
        return Refusal("OF-1", "ones_and_fives-refuse-throw_first")
    if move == BANK:
        args = {"entry": view.entry, "points": view.turn_points}
        return Refusal("OF-8", "ones_and_fives-refuse-entry", dict(args))
    if move == COMPLETE:
        return Refusal("OF-6", "ones_and_fives-refuse-set_aside_already")
    return Refusal("OF-2", "ones_and_fives-refuse-set_aside_already")


def out_of_turn(position: OnesAndFivesPosition, seat: int) -> Refusal | None:
    """OF-7: in the last round everybody has one more turn."""
    last = position.view(None).last_round
    is_done = last is not None and seat not in last.to_come
    return Refusal("OF-7", "ones_and_fives-refuse-had_last_turn") if is_done else None


def refuse_selection(view: OnesAndFivesView, move: int) -> Refusal:
    """OF-1, OF-5, OF-6, OF-8: why this cannot be done with the dice that lie there."""
    if move == COMPLETE:
        return Refusal("OF-6", "ones_and_fives-refuse-nothing_to_complete")
    if not is_throw(move):
        return Refusal("OF-1", "ones_and_fives-refuse-set_aside_first")
    dice = THROWS[move]
    lacking = [face for face in sorted(set(dice)) if dice.count(face) > view.dice.count(face)]
    if lacking:
        args = {"dice": write_dice(tuple(lacking)), "thrown": write_dice(view.dice)}
        return Refusal("OF-1", "ones_and_fives-refuse-not_thrown", dict(args))
    if len(dice) == DICE and sorted(map(dice.count, set(dice))) == [2, 4]:
        return Refusal("OF-8", "ones_and_fives-refuse-four_and_a_pair")
    if any(dice.count(face) in (4, 5) for face in set(dice) - set(SINGLES)):
        return Refusal("OF-8", "ones_and_fives-refuse-only_three", {"dice": write_dice(find_scoring(dice))})
    idle = [face for face in sorted(set(dice)) if face not in SINGLES and dice.count(face) % 3]
    return Refusal("OF-5", "ones_and_fives-refuse-no_score", {"dice": write_dice(tuple(idle))})


def find_scoring(dice: Dice) -> Dice:
    """What scores of these dice: ones and fives, and of any other face three together."""
    return tuple([face for place, face in enumerate(dice) if scores_at(dice, place)])


def scores_at(dice: Dice, place: int) -> bool:
    face = dice[place]
    return face in SINGLES or dice[:place].count(face) < dice.count(face) // 3 * 3
