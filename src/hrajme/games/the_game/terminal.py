"""The Game on a terminal: four piles, what everybody holds, and the hand with where each card fits."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text

from hrajme.games.the_game.rules import is_fire
from hrajme.games.the_game.view import TheGameView
from hrajme.language import Language, Sentence
from hrajme.pieces.cards import DOTTED, DOUBLE, FRAME, LARGE, LARGEST, SMALL
from hrajme.pieces.cards import draw_card as draw_piece
from hrajme.pieces.rows import ROOMY, beside, centred, squeeze

CARD_WIDTH, LARGEST_CARD_WIDTH = 7, 11
# A pile and the space around it, by how high a card is.
PILE_WIDTHS = {SMALL: 10, LARGE: 12, LARGEST: 16}
# From here on the largest cards can be used.
ROOMIEST, ROOMIEST_WIDTH = 40, 110
# A board of the usual width has room between its piles.
ROOMY_WIDTH = 70
DESCENDING = 2
ARROWS = "▲▲▼▼"
STYLES = ("bold cyan", "bold cyan", "bold magenta", "bold magenta")
TRICK = "★"
FIRE = "▵"


def draw(view: TheGameView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    inside = SMALL if height < ROOMY else LARGE if height < ROOMIEST or width < ROOMIEST_WIDTH else LARGEST
    pile_width = PILE_WIDTHS[inside] if width >= ROOMY_WIDTH else 9
    side = 4 * pile_width + 1
    lines = beside(
        draw_piles(view, language, pile_width, inside),
        draw_table(view, language, names, width - side),
        side,
    )
    lines.append(Text())
    if view.open_hands is not None:
        lines += draw_leftovers(view, language, names)
    elif view.hand:
        lines += draw_hand(view, language, names, inside)
    elif view.phase == "opening":
        lines.append(Text(f" {prompt(view, language, names)}"))
    lines += draw_review(view, width)
    return Text("\n").join(squeeze(lines, height))


def draw_piles(view: TheGameView, language: Language, width: int, inside: int) -> list[Text]:
    columns = [draw_pile(view, pile, language, inside) for pile in range(4)]
    return [Text().join(centred(line, width) for line in lines) for lines in zip(*columns, strict=True)]


def draw_pile(view: TheGameView, pile: int, language: Language, inside: int) -> list[Text]:
    """A number and a direction, the top card, and how many numbers are still free beyond it."""
    burns = view.burning[pile]
    style = "bold red" if burns else STYLES[pile]
    free = "the_game-board-burning" if burns else "the_game-board-room"
    words = language.say(free) if burns else language.say(free, count=room(view, pile))
    face = Text(f"{view.tops[pile]:>3} ", "bold")
    card = draw_piece(
        face,
        style,
        min(PILE_WIDTHS[inside] - 2, 6 if inside == SMALL else 12),
        inside,
        DOUBLE if burns else FRAME,
    )
    return [Text(f"{ARROWS[pile]} {pile + 1}", style), *card, Text(words, "bold red" if burns else "")]


def room(view: TheGameView, pile: int) -> int:
    return 99 - view.tops[pile] if pile < DESCENDING else view.tops[pile] - 2


def draw_table(view: TheGameView, language: Language, names: Sequence[str], width: int) -> list[Text]:
    """The draw pile and the hands of the others; a mark stands by whose turn it is."""
    rows = [(" ", language.say("the_game-board-draw_pile"), view.draw_pile)]
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            rows.append(("►" if seat == view.turn else " ", names[seat], size))
    counts = [language.say("the_game-board-cards", count=count) for _, _, count in rows]
    longest = min(max(len(name) for _, name, _ in rows), width - 4 - max(map(len, counts)))
    lines = []
    for (mark, name, _), count in zip(rows, counts, strict=True):
        lines.append(Text(f"{mark} {name[:longest]:<{longest}}  {count}", "bold" if mark == "►" else ""))
    return lines


def draw_hand(view: TheGameView, language: Language, names: Sequence[str], inside: int) -> list[Text]:
    hand = language.say("the_game-board-hand")
    title = Text.assemble(" ", (hand, "bold"), "   ", prompt(view, language, names))
    cards = [draw_card(view, card, inside) for card in view.hand]
    return [title, *[Text().join(lines) for lines in zip(*cards, strict=True)]]


def draw_card(view: TheGameView, card: int, inside: int) -> list[Text]:
    """A card; beneath it the piles it fits, a star where it goes ten back, a flame if it is a fire card.

    Dotted when it fits none.
    """
    fitting = [pile for pile in range(4) if fits(view, card, pile)]
    trick = any(is_trick(view, card, pile) for pile in fitting)
    style = "dim" if not fitting else "bold yellow" if trick else "bold"
    fire = FIRE if view.on_fire and is_fire(card) else " "
    face = f"{fire}{card:>2}{TRICK if trick else ' '}"
    width = LARGEST_CARD_WIDTH if inside == LARGEST else CARD_WIDTH
    drawn = draw_piece(face, style, width - 1, inside, FRAME if fitting else DOTTED)
    marks = "".join(mark(view, card, pile) for pile in fitting) or "–"
    return [centred(line, width) for line in [*drawn, Text(marks[:width], style)]]


def mark(view: TheGameView, card: int, pile: int) -> str:
    return f"{TRICK if is_trick(view, card, pile) else ''}{pile + 1}"


def is_trick(view: TheGameView, card: int, pile: int) -> bool:
    """TG-11, TG-12."""
    return card == view.tops[pile] + (-10 if pile < DESCENDING else 10)


def fits(view: TheGameView, card: int, pile: int) -> bool:
    """TG-5, TG-6, TG-11, TG-12."""
    onward = card > view.tops[pile] if pile < DESCENDING else card < view.tops[pile]
    return onward or is_trick(view, card, pile)


def prompt(view: TheGameView, language: Language, names: Sequence[str]) -> str:
    """What is still to be done: to agree who starts, or to place so many cards."""
    if view.phase == "opening":
        if view.candidate is None:
            return language.say("the_game-board-who_starts")
        sentence = Sentence("the_game-board-candidate", {"player": view.candidate})
        return language.tell(sentence, names, view.seat)
    if view.phase != "turn" or view.turn != view.seat:
        return ""
    return language.say("the_game-board-to_place", count=max(0, view.minimum - view.placed))


def rest(view: TheGameView) -> TheGameView:
    """Nobody lays a card any more, nor has to agree who starts."""
    return msgspec.structs.replace(view, turn=None, phase="draw")


def draw_leftovers(view: TheGameView, language: Language, names: Sequence[str]) -> list[Text]:
    return [Text(f" {line}") for line in describe_leftovers(view, language, names)]


def draw_review(view: TheGameView, width: int) -> list[Text]:
    """TG-7: where the table allows it, the latest cards of every pile."""
    lines = []
    for pile, cards in enumerate(view.piles or ()):
        if not cards:
            continue
        line = " ".join(str(card) for card in cards)
        line = line if len(line) <= width - 6 else "…" + line[7 - width :]
        lines.append(Text.assemble(" ", (f"{ARROWS[pile]} {pile + 1}", STYLES[pile]), " ", line))
    return lines


def describe(view: TheGameView, language: Language, names: Sequence[str]) -> list[str]:
    lines = [describe_pile(view, pile, language) for pile in range(4)]
    lines.append(language.say("the_game-describe-draw_pile", count=view.draw_pile))
    if view.open_hands is not None:
        return lines + describe_leftovers(view, language, names)
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            sentence = Sentence("the_game-describe-holds", {"player": seat, "count": size})
            lines.append(language.tell(sentence, names, view.seat))
    return [*lines, *describe_hand(view, language), *filter(None, [prompt(view, language, names)])]


def describe_pile(view: TheGameView, pile: int, language: Language) -> str:
    direction = "up" if pile < DESCENDING else "down"
    words = language.say(
        f"the_game-describe-pile_{direction}", pile=pile + 1, top=view.tops[pile], count=room(view, pile)
    )
    if view.burning[pile]:
        words += " " + language.say("the_game-describe-burning")
    if view.piles:
        words += f" ({', '.join(map(str, view.piles[pile])) or '–'})"
    return words


def describe_hand(view: TheGameView, language: Language) -> list[str]:
    if not view.hand:
        return []
    lines = [language.say("the_game-describe-hand", cards=", ".join(map(str, view.hand)))]
    fire = [str(card) for card in view.hand if view.on_fire and is_fire(card)]
    if fire:
        lines.append(language.say("the_game-describe-fire", cards=", ".join(fire)))
    for card in view.hand:
        for pile in range(4):
            if is_trick(view, card, pile):
                lines.append(language.say("the_game-describe-trick", card=card, pile=pile + 1))
    return lines


def describe_leftovers(view: TheGameView, language: Language, names: Sequence[str]) -> list[str]:
    """TG-18: the hands are laid open to be counted."""
    lines = []
    for seat, hand in enumerate(view.open_hands or ()):
        if hand:
            args: dict[str, int | str] = {"player": seat, "cards": ", ".join(map(str, hand))}
            lines.append(language.tell(Sentence("the_game-describe-left", args), names, view.seat))
    return lines


def label(view: TheGameView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    word, _, number = move.partition(" ")
    if word in ("end", "agree"):
        return (language.say(f"the_game-label-{word}"),)
    if word == "offer":
        return ()  # How bots say what people say by naming themselves.
    if word == "start":
        starter = Sentence("the_game-label-start", {"player": int(number) - 1})
        return (language.tell(starter, names, view.seat),)
    card, pile = int(word), int(number.removeprefix("> ")) - 1
    star = f" {TRICK}" if is_trick(view, card, pile) else ""
    return (word, f"{ARROWS[pile]} {pile + 1}{star}")
