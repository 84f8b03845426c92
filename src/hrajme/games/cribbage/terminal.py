"""Cribbage as text: the pegs, the crib, the play and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

import msgspec
from rich.text import Text

from hrajme.games.cribbage.encoding import SIGNS, show_card, show_cards
from hrajme.games.cribbage.story import count_aloud
from hrajme.games.cribbage.view import CribbageView
from hrajme.language import Language, Sentence
from hrajme.pieces.cards import draw_card
from hrajme.pieces.rows import beside, squeeze

RED = "dh"
LONGEST_NAME = 14
CARD_WIDTH = 6
STREET = 30
# So many lines need the streets and framed cards together.
LARGE_FROM = 31
# From this width on there is a space between two holes.
WIDE_HOLES = 74
# Which of the two cards for the crib is chosen first means nothing.
ANY_ORDER = True


def draw(view: CribbageView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    large = height >= LARGE_FROM
    pegs = draw_streets(view, language, names, width) if large else draw_pegs(view, language, names, width)
    rows = [*pegs, Text(), *draw_table(view, language, names, width, large=large)]
    if view.seat is not None and view.hand:
        rows += draw_cards(f"{language.say('cribbage-board-hand')}:", view.hand, large=large)
    if asked := question(view, language):
        rows.append(Text(f" {asked}", style="bold"))
    return Text("\n").join(squeeze(rows, height))


def draw_streets(view: CribbageView, language: Language, names: Sequence[str], width: int) -> list[Text]:
    """The peg board: streets of thirty holes, on each a row for either player; the last hole wins."""
    rows = [
        Text(f" {describe_pegs(view, seat, language, names)}"[:width]) for seat in range(len(view.scores))
    ]
    gap = " " if width >= WIDE_HOLES else ""
    for first in range(1, view.target, STREET):
        rows += [Text(f" {'─' * (min(width, 75) - 2)}", "dim")]
        for seat in range(len(view.scores)):
            holes = [hole_of(view, seat, hole) for hole in range(first, min(first + STREET, view.target))]
            fives = [gap.join(holes[start : start + 5]) for start in range(0, len(holes), 5)]
            goal = hole_of(view, seat, view.target) if first + STREET >= view.target else ""
            label = f"{first:>3}" if seat == 0 else "   "
            rows.append(Text(f" {label} {seat + 1}  {'  '.join(fives)}  {goal}".rstrip()[:width]))
    return rows


def hole_of(view: CribbageView, seat: int, hole: int) -> str:
    return "●" if hole == min(view.scores[seat], view.target) else "○" if hole == view.behind[seat] else "·"


def describe_pegs(view: CribbageView, seat: int, language: Language, names: Sequence[str]) -> str:
    mark = language.say("cribbage-board-deals") if seat == view.dealer else ""
    return f"{seat + 1} {names[seat][:LONGEST_NAME]:<{LONGEST_NAME}} {view.scores[seat]:>3} {mark}".rstrip()


def draw_cards(words: str, cards: Sequence[str], *, large: bool) -> list[Text]:
    """Cards behind what they are; large ones under it."""
    if not large or not cards:
        return [Text.assemble(f" {words} ", *faces(cards))]
    drawn = [draw_card(show_card(card), style_of(card), CARD_WIDTH) for card in cards]
    head = [Text(), Text(f" {words} "), Text()]
    return beside(head, [Text(" ").join(lines) for lines in zip(*drawn, strict=True)], len(words) + 2)


def style_of(card: str) -> str:
    return "red" if card[-1] in RED else "bold"


def draw_pegs(view: CribbageView, language: Language, names: Sequence[str], width: int) -> list[Text]:
    """A track for each seat: ○ is the back peg, ● the front peg."""
    deals = language.say("cribbage-board-deals")
    # Before the track a space, the name, the points and two spaces; after it a space and who deals.
    holes = width - LONGEST_NAME - len(deals) - 8
    rows = []
    for seat, score in enumerate(view.scores):
        track = ["·"] * (holes + 1)
        track[view.behind[seat] * holes // view.target] = "○"
        track[score * holes // view.target] = "●"
        mark = deals if seat == view.dealer else ""
        name = names[seat][:LONGEST_NAME]
        rows.append(Text(f" {name:<{LONGEST_NAME}} {score:>3} {''.join(track)} {mark}"))
    return rows


def draw_table(
    view: CribbageView, language: Language, names: Sequence[str], width: int, *, large: bool
) -> list[Text]:
    rows: list[Text] = []
    if view.starter is not None:
        rows += draw_cards(f"{language.say('cribbage-board-starter')}:", [view.starter], large=large)
    if view.phase == "play":
        counting = [laid.card for laid in view.laid[view.covered :]]
        total = language.say("cribbage-board-total", total=view.total)
        rows += draw_cards(f"{total} ", counting, large=large)
    if view.shown_cards and view.shown_by is not None:
        args: dict[str, int | str] = {"player": view.shown_by}
        said = language.tell(Sentence(f"cribbage-board-show_{view.shown}", args), names, view.seat)
        rows += draw_cards(f"{said}:", view.shown_cards, large=large)
    if view.parts:
        rows += [Text(f" {line}") for line in wrap(say_aloud(view, language), width - 1)]
    return rows


def say_aloud(view: CribbageView, language: Language) -> str:
    return " ".join(language.say(sentence) for sentence in count_aloud(view.parts))


def faces(cards: Sequence[str]) -> list[tuple[str, str]]:
    return [(f"[{show_card(card)}] ", style_of(card)) for card in cards]


def question(view: CribbageView, language: Language) -> str:
    """What the seat can do now; nothing when it is not on turn."""
    if view.seat is None:
        return ""
    if view.phase == "lay_away" and not view.has_laid_away[view.seat]:
        word = "own_crib" if view.dealer == view.seat else "other_crib"
        return language.say(f"cribbage-story-{word}")
    if view.turn != view.seat:
        return ""
    word = "must_go" if view.phase == "play" and not view.playable else f"turn_{view.phase}"
    return language.say(f"cribbage-story-{word}", total=view.total)


def rest(view: CribbageView) -> CribbageView:
    """Nobody is asked any more, nor waited for to lay away."""
    phase = "turn_up" if view.phase == "lay_away" else view.phase
    return msgspec.structs.replace(view, turn=None, phase=phase)


def describe(view: CribbageView, language: Language, names: Sequence[str]) -> list[str]:
    lines = [describe_seat(view, seat, language, names) for seat in range(len(view.scores))]
    if view.starter is not None:
        lines.append(language.say("cribbage-story-starter", card=show_card(view.starter)))
    if view.phase == "play":
        cards = show_cards(laid.card for laid in view.laid[view.covered :])
        lines.append(language.say("cribbage-describe-total", total=view.total, cards=cards or "–"))
    if view.shown_cards and view.shown_by is not None and view.starter is not None:
        args: dict[str, int | str] = {"player": view.shown_by, "cards": show_cards(view.shown_cards)}
        shown = Sentence(f"cribbage-story-show_{view.shown}", {**args, "starter": show_card(view.starter)})
        lines += [language.tell(shown, names, view.seat), *filter(None, [say_aloud(view, language)])]
    if view.hand:
        lines.append(language.say("cribbage-story-dealt", cards=show_cards(view.hand)))
    return [*lines, *filter(None, [question(view, language)])]


def describe_seat(view: CribbageView, seat: int, language: Language, names: Sequence[str]) -> str:
    args: dict[str, int | str] = {"player": seat, "points": view.scores[seat]}
    word = "dealer" if seat == view.dealer else "other"
    return language.tell(Sentence(f"cribbage-describe-{word}", args), names, view.seat)


def label(view: CribbageView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    """The card; to lay away, one after the other."""
    if move == "go":
        return (language.say("cribbage-label-go"),)
    word, *cards = move.split()
    if word == "away":
        return tuple([show_card(card) for card in cards])
    return (show_card(word),) if word[-1] in SIGNS else (cards[0],)
