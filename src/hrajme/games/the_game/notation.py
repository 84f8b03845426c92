"""Moves of The Game as text: ``37 > 2``, ``end``, ``start 2``, ``agree 2``, ``offer 7``.

Piles and seats are written from 1; piles 1 and 2 ascend, 3 and 4 descend. CHANCE writes the card it
deals (``37``) or the seat that starts (``start 2``).
"""

from __future__ import annotations

import re

from hrajme.core import CHANCE, Refusal
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.games.the_game.encoding import (
    AGREE,
    END,
    NOBODY,
    NOMINATE,
    OFFER,
    card_and_pile,
    is_placement,
    placement,
)
from hrajme.games.the_game.rules import TheGamePosition

WORDS = Vocabulary(
    {
        END: Said(en="end", cs="konec, konec tahu", sk="koniec, koniec ťahu", pl="koniec, koniec tury"),
        NOMINATE: Said(en="start", cs="začíná, start", sk="začína, štart", pl="zaczyna, start"),
        AGREE: Said(en="agree", cs="souhlas, souhlasím", sk="súhlas, súhlasím", pl="zgoda"),
        OFFER: Said(en="offer", cs="nabídka", sk="ponuka", pl="oferta"),
    }
)
PLACEMENT = re.compile(r"(\d{1,3})\s*(?:>|->|,|\s)\s*([0-9])")
SEAT = re.compile(r"[1-5]")
EAGERNESS = re.compile(r"\d")
CARD = re.compile(r"\d{1,2}")


def read(position: TheGamePosition, seat: int, text: str) -> int | Refusal | None:
    text = text.strip().lower()
    if seat == CHANCE:
        return read_chance(text)
    move = read_move(position, text)
    if not isinstance(move, int) or position.may_play(seat, move):
        return move
    return refuse(position, seat, move)


def read_chance(text: str) -> int | None:
    return int(text) if CARD.fullmatch(text) else read_start(*(WORDS.split(text) or (None, "")))


def read_start(word: int | None, number: str) -> int | None:
    return NOMINATE + int(number) - 1 if word == NOMINATE and SEAT.fullmatch(number) else None


def read_move(position: TheGamePosition, text: str) -> int | Refusal | None:
    if found := PLACEMENT.fullmatch(text):
        return read_placement(int(found[1]), int(found[2]) - 1)
    word, number = WORDS.split(text) or (None, "")
    if word == AGREE and (not number or SEAT.fullmatch(number)):
        return read_agreement(position, number)
    if word == OFFER and EAGERNESS.fullmatch(number):
        return OFFER + int(number)
    return END if word == END and not number else read_start(word, number)


def read_agreement(position: TheGamePosition, candidate: str) -> int | Refusal:
    """TG-4: who names the candidate agrees with nobody else, also when another was named meanwhile."""
    if not candidate or position.candidate in (NOBODY, int(candidate) - 1):
        return AGREE
    return Refusal("TG-4", "the_game-refuse-other_candidate")


def read_placement(card: int, pile: int) -> int | Refusal:
    if 2 <= card <= 99 and 0 <= pile <= 3:
        return placement(card, pile)
    return Refusal("TG-1", "the_game-refuse-no_such_card")


def write(position: TheGamePosition, seat: int, move: int) -> str:
    if move == END:
        return WORDS.write(END)
    if move == AGREE:
        return f"{WORDS.write(AGREE)} {position.candidate + 1}"
    if move >= OFFER:
        return f"{WORDS.write(OFFER)} {move - OFFER}"
    if move >= NOMINATE:
        return f"{WORDS.write(NOMINATE)} {move - NOMINATE + 1}"
    if seat == CHANCE:
        return str(move)
    card, pile = card_and_pile(move)
    return f"{card} > {pile + 1}"


def refuse(position: TheGamePosition, seat: int, move: int) -> Refusal:
    if position.to_move() != (position.turn,):
        return refuse_opening(position, seat, move)
    if move == END:
        return refuse_end(position)
    if not is_placement(move):
        return Refusal("TG-4", "the_game-refuse-start_settled")
    return refuse_placement(position, seat, *card_and_pile(move))


def refuse_opening(position: TheGamePosition, seat: int, move: int) -> Refusal:
    """TG-4: why this is nothing to say while it is open who starts."""
    args: dict[str, int | str] = {}
    if move == END or is_placement(move):
        word = "start_open"
    elif NOMINATE <= move < AGREE and move - NOMINATE >= position.seats:
        word, args = "no_such_seat", {"seats": position.seats}
    elif position.options.starter == "host":
        word = "name_somebody"
    elif position.nominated >> seat & 1 and move != AGREE:
        word = "nominated_already"
    else:
        word = "no_candidate" if move == AGREE else refuse_proposal(position, seat, move)
    return Refusal("TG-4", f"the_game-refuse-{word}", args)


def refuse_proposal(position: TheGamePosition, seat: int, move: int) -> str:
    if move < OFFER:
        return "not_another"
    return "only_agree" if position.candidate == seat else "more_eager"


def out_of_turn(position: TheGamePosition, seat: int) -> Refusal | None:
    """TG-4: who has agreed waits for the others; TG-16: who has no cards has no turn."""
    if position.view(seat).phase == "opening":
        word = "host_decides" if position.options.starter == "host" else "others_decide"
        return Refusal("TG-4", f"the_game-refuse-{word}")
    is_done = position.draw_pile_is_empty() and not position.hand_of(seat)
    return Refusal("TG-16", "the_game-refuse-no_cards") if is_done else None


def refuse_end(position: TheGamePosition) -> Refusal:
    """TG-8, TG-15 and TG-19: the minimum of the turn is not placed yet."""
    rule = {1: "TG-15", 2: "TG-8", 3: "TG-19"}[position.minimum]
    return Refusal(rule, "the_game-refuse-minimum", {"missing": position.minimum - position.placed})


def refuse_placement(position: TheGamePosition, seat: int, card: int, pile: int) -> Refusal:
    if card not in position.hand_of(seat):
        return Refusal("TG-9", "the_game-refuse-not_in_hand", {"card": card})
    top = position.tops[pile]
    rule, id, back = ("TG-5", "not_higher", top - 10) if pile < 2 else ("TG-6", "not_lower", top + 10)
    args: dict[str, int | str] = {
        "card": card,
        "pile": pile + 1,
        "top": top,
        "back": back if 2 <= back <= 99 else 0,
    }
    return Refusal(rule, f"the_game-refuse-{id}", args)
