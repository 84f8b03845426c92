"""Flip 7 on a terminal: a line for every seat, what is left in the deck, and the question that is open."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text

from hrajme.games.flip7.encoding import PLUS_2, TIMES_2, TOP_NUMBER
from hrajme.games.flip7.view import Flip7View
from hrajme.language import Language, Sentence
from hrajme.pieces.rows import fit_rows

LONGEST_NAME = 14
POINTS_WIDTH = 6
# Heads of the deck's columns; all that a row can have but once is summed up.
DECK_HEADS = (*map(str, range(TOP_NUMBER + 1)), "+n", "×2", "▼3", "❄", "♥")
DECK_COLUMN = 3
# How high the bars of the deck are, and a row of cards.
BARS = 6
CARD_HEIGHT = 3
MARKS = {"flip3": "▼3", "freeze": "❄", "chance": "♥"}
STYLES = {"in": "bold", "stopped": "", "frozen": "cyan", "bust": "dim", "finished": "dim"}


def draw(view: Flip7View, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    asked = [Text(f" {line}"[:width]) for line in questions(view, language, names)]
    lines = [draw_head(view, language, names, width), draw_titles(view, language, names, width)]
    below = [*draw_deck(view), draw_legend(language), *asked]
    seats = draw_seats(view, language, names, width, height - len(lines) - len(below) - 1)
    # Where there is still room, what can come is drawn, too.
    bars = draw_bars(view) if height - len(lines) - len(below) - len(seats) - 1 > BARS else []
    return Text("\n").join([*lines, *seats, Text(), *bars, *below])


def draw_seats(
    view: Flip7View, language: Language, names: Sequence[str], width: int, room: int
) -> list[Text]:
    """Cards where there is room for everybody's; else a line each, and of too many those that matter."""
    large = len(names) * CARD_HEIGHT <= room
    rows = [draw_seat(view, seat, language, names, width, large=large) for seat in range(len(names))]
    if large:
        return [line for seat, row in enumerate(rows) for line in draw_row(view, seat, row, names, width)]
    return fit_rows(rows, width, room, (view.turn, view.seat))


def draw_row(view: Flip7View, seat: int, line: Text, names: Sequence[str], width: int) -> list[Text]:
    """The frames of the cards above and below the line of a seat."""
    start, room = name_width(names) + 4, width - name_width(names) - 2 * POINTS_WIDTH - 7
    edges = ["─" * max(2, len(card)) for card in card_names(view, seat)]
    upper = " ".join(f"╭{edge}╮" for edge in edges)
    lower = " ".join(f"╰{edge}╯" for edge in edges)
    return [Text(" " * start + upper[:room], line.style), line, Text(" " * start + lower[:room], line.style)]


def draw_bars(view: Flip7View) -> list[Text]:
    """A bar for every number of the deck, as high as there are cards of it."""
    counts = deck_counts(view)
    step = max(1, -(-max(counts, default=0) // BARS))
    rows = []
    for level in range(BARS, 0, -1):
        marks = ["█" if count > (level - 1) * step else " " for count in counts]
        rows.append(Text(" " + "".join(f"{mark:>{DECK_COLUMN}}" for mark in marks), "cyan"))
    return rows


def draw_head(view: Flip7View, language: Language, names: Sequence[str], width: int) -> Text:
    """The round and the goal, and the piles as far as there is room."""
    parts = [language.say("flip7-board-round", round=view.round), goal(view, language)]
    if view.dealer is not None:
        deals = Sentence("flip7-board-deals", {"player": view.dealer})
        parts.append(language.tell(deals, names, view.seat))
    parts.append(language.say("flip7-board-deck", count=view.deck_size))
    parts.append(language.say("flip7-board-set_aside", count=view.set_aside))
    while len(" · ".join(parts)) >= width:
        parts.pop()
    return Text(f" {' · '.join(parts)}", "bold")


def goal(view: Flip7View, language: Language) -> str:
    target = language.say("flip7-board-target", target=view.target)
    if not view.rounds_left:
        return target
    return f"{target}, {language.say('flip7-board-rounds_left', count=view.rounds_left)}"


def draw_titles(view: Flip7View, language: Language, names: Sequence[str], width: int) -> Text:
    row, total = language.say("flip7-board-row"), language.say("flip7-board-total")
    space = width - 2 * POINTS_WIDTH - 2
    return Text(f"{'':<{space}} {row:>{POINTS_WIDTH}}{total:>{POINTS_WIDTH + 1}}"[:width], "dim")


def draw_seat(
    view: Flip7View, seat: int, language: Language, names: Sequence[str], width: int, *, large: bool
) -> Text:
    """Who it is, the cards in the order they came, how the round stands, points now and in all."""
    status = view.status[seat]
    mark = "►" if seat == view.turn else "●" if seat == view.dealer else " "
    longest = name_width(names)
    word = language.say(f"flip7-board-status-{status}").strip()
    space = width - longest - 2 * POINTS_WIDTH - 6
    names_of = card_names(view, seat)
    cards = " ".join([f"│{card:>2}│" for card in names_of] if large else names_of)
    room = space - len(word) - 1
    shown = cards if len(cards) <= room else cards[: room - 1] + "…"
    row = f"{shown:<{space - len(word)}}{word}"
    points = f"{view.round_points[seat]:>{POINTS_WIDTH}}{view.totals[seat]:>{POINTS_WIDTH + 1}}"
    return Text(f"{mark} {names[seat][:longest]:<{longest}}  {row} {points}", STYLES[status])


def name_width(names: Sequence[str]) -> int:
    return min(LONGEST_NAME, max(map(len, names)))


def card_names(view: Flip7View, seat: int) -> list[str]:
    """A row as it lies: numbers, the one that came twice, modifiers, the Second Chance."""
    cards = [f"{number:>2}" for number in view.rows[seat]]
    if view.bust_by[seat] is not None:
        cards.append(f"✗{view.bust_by[seat]}")
    cards += [name.replace("x", "×") for name in view.modifiers[seat]]
    return [*cards, MARKS["chance"]] if view.second_chances[seat] else cards


def draw_deck(view: Flip7View) -> list[Text]:
    """What can still come, card by card; twins of whoever is asked are underlined."""
    row = () if view.turn is None else view.rows[view.turn]
    heads = Text(" ")
    below = Text(" ")
    for index, (head, count) in enumerate(zip(DECK_HEADS, deck_counts(view), strict=True)):
        style = "bold red underline" if index in row else "" if count else "dim"
        heads.append(f"{head:>{DECK_COLUMN}}", style)
        below.append(f"{count:>{DECK_COLUMN}}", style)
    return [heads, below]


def deck_counts(view: Flip7View) -> tuple[int, ...]:
    numbers = view.deck[: TOP_NUMBER + 1]
    return (*numbers, sum(view.deck[PLUS_2:TIMES_2]), *view.deck[TIMES_2:])


def draw_legend(language: Language) -> Text:
    words = [f"{mark} {language.say(f'flip7-card-{card}')}" for card, mark in MARKS.items()]
    return Text(f"  {'   '.join(words)}", "dim")


def questions(view: Flip7View, language: Language, names: Sequence[str]) -> list[str]:
    """What is open: a card to give, three cards to come, one more or stop."""
    lines = []
    if view.candidates:
        rivals = ", ".join(names[seat] for seat in view.candidates)
        lines.append(language.say("flip7-board-candidates", names=rivals))
    if view.flip_three is not None:
        args: dict[str, int | str] = {"player": view.flip_three.seat, "count": view.flip_three.left}
        lines.append(language.tell(Sentence("flip7-board-flip_three", args), names, view.seat))
    if view.waiting:
        cards = ", ".join(language.say(f"flip7-card-{action.card}") for action in view.waiting)
        lines.append(language.say("flip7-board-waiting", cards=cards))
    if view.action is not None:
        args = {"player": view.action.seat, "card": view.action.card}
        lines.append(language.tell(Sentence("flip7-board-choose", args), names, view.seat))
    return [*lines, *ask(view, language)]


def rest(view: Flip7View) -> Flip7View:
    """Nobody is asked any more, and nothing is to come."""
    nothing = {"candidates": (), "flip_three": None, "waiting": (), "action": None}
    return msgspec.structs.replace(view, turn=None, phase="draw", **nothing)


def ask(view: Flip7View, language: Language) -> list[str]:
    if view.phase != "turn" or view.seat != view.turn or view.bust_chance is None:
        return []
    if not view.may_stop:
        return [language.say("flip7-board-must_hit")]
    busting, cards = view.bust_chance
    percent = (200 * busting + cards) // (2 * cards)
    return [language.say("flip7-board-ask", busting=busting, cards=cards, percent=percent)]


def describe(view: Flip7View, language: Language, names: Sequence[str]) -> list[str]:
    head = f"{language.say('flip7-board-round', round=view.round)}, {goal(view, language)}."
    if view.dealer is not None:
        deals = Sentence("flip7-board-deals", {"player": view.dealer})
        head = f"{head[:-1]}, {language.tell(deals, names, view.seat)}."
    seats = [describe_seat(view, seat, language, names) for seat in range(len(names))]
    table = language.say("flip7-describe-table", count=view.deck_size, aside=view.set_aside)
    return [head, *seats, table, *questions(view, language, names)]


def describe_seat(view: Flip7View, seat: int, language: Language, names: Sequence[str]) -> str:
    cards = [str(number) for number in view.rows[seat]]
    if view.bust_by[seat] is not None:
        cards.append(language.say("flip7-describe-twin", number=view.bust_by[seat]))
    cards += [name.replace("x", "×") for name in view.modifiers[seat]]
    if view.second_chances[seat]:
        cards.append(language.say("flip7-card-chance"))
    args: dict[str, int | str] = {
        "player": seat,
        "status": view.status[seat],
        "cards": ", ".join(cards) or language.say("flip7-describe-nothing"),
        "points": view.round_points[seat],
        "total": view.totals[seat],
    }
    return language.tell(Sentence("flip7-describe-seat", args), names, view.seat)


def label(view: Flip7View, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    if move in ("hit", "stop"):
        return (language.say(f"flip7-label-{move}"),)
    number = int(move.removeprefix("give "))
    return (f"{number} · {names[number - 1]}",)
