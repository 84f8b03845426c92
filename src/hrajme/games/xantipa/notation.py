"""Moves of Xantipa as text: ``throw``, ``stop``. CHANCE writes the dice, ``34``."""

from __future__ import annotations

from hrajme.core import CHANCE, Refusal
from hrajme.core.throw import parse_throw
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.games.xantipa.encoding import DICE, STOP, THROW
from hrajme.games.xantipa.rules import XantipaPosition

WORDS = Vocabulary(
    {
        THROW: Said(
            en="throw, t, roll, r",
            cs="hod, h, hodit, házím",
            sk="hod, h, hodiť, hádžem",
            pl="rzut, rzuć, rzucam",
        ),
        STOP: Said(
            en="stop, s, beaten",
            cs="stop, končím, skončit",
            sk="stop, končím, skončiť",
            pl="stop, kończę, skończ",
        ),
    }
)


def read(position: XantipaPosition, seat: int, text: str) -> int | Refusal | None:
    if seat == CHANCE:
        return parse_throw(text, DICE)
    move = WORDS.read(text)
    return refuse_stop(position, seat) if move == STOP and not position.may_play(seat, STOP) else move


def write(position: XantipaPosition, seat: int, move: int) -> str:
    return str(move) if seat == CHANCE else WORDS.write(move)


def out_of_turn(position: XantipaPosition, seat: int) -> Refusal | None:
    """XA-3: one go a round; only who is tied throws in a play-off."""
    status = position.view(None).status[seat]
    if status == "out":
        return Refusal("XA-3", "xantipa-refuse-not_tied")
    return Refusal("XA-3", "xantipa-refuse-had_go") if status in ("seven", "stopped") else None


def refuse_stop(position: XantipaPosition, seat: int) -> Refusal:
    """XA-3: only who has used more throws than the best so far may stop."""
    view = position.view(None)
    if view.best is None:
        return Refusal("XA-3", "xantipa-refuse-nobody_finished")
    used = view.used[seat] if view.playoff else view.totals[seat]
    return Refusal("XA-3", "xantipa-refuse-not_beaten", {"best": view.best, "used": used})
