"""Domino on a terminal: who holds how many tiles, the line, and the hand with where each tile fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from hrajme.games.domino.encoding import ENDS
from hrajme.games.domino.view import DominoView, Tile
from hrajme.language import Language, Sentence
from hrajme.pieces.cards import DOTTED, FRAME, frame_rows, lay_cards
from hrajme.pieces.dice import inside
from hrajme.pieces.rows import centred, squeeze

# How many rows the line may take; of a longer one the middle is left out.
LINE_ROWS = 3
LEFT_MARK, RIGHT_MARK = "◄", "►"
LONGEST_NAME = 14
# So many lines there must be for tiles with frames, and for tiles with pips, of which a half has at most six.
FRAMES_FROM, PIPS_FROM, PIPS_MOST = 16, 36, 6
# What stands before a line of framed tiles, and behind it: the open end.
END_WIDTH = 6


def draw(view: DominoView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    lines = [draw_head(view, language)]
    lines += [draw_seat(view, seat, language, names, width) for seat in range(len(view.hand_sizes))]
    # Blank lines before and behind the line of tiles.
    room = height - len(lines) - 2
    line, hand = draw_tiles(view, language, names, width, room)
    return Text("\n").join(squeeze([*lines, Text(), *line, Text(), *hand], height))


def draw_tiles(
    view: DominoView, language: Language, names: Sequence[str], width: int, room: int
) -> tuple[list[Text], list[Text]]:
    """The line and the hand: with pips, with frames or as one letter beside the other, as there is room."""
    for has_pips in (True, False):
        if room < (PIPS_FROM if has_pips else FRAMES_FROM) or (has_pips and view.highest > PIPS_MOST):
            continue
        line = draw_line_large(view, width, has_pips=has_pips)
        hand = draw_rest(view, language, names, width) or draw_hand_large(
            view, language, width, has_pips=has_pips
        )
        if len(line) + len(hand) <= room:
            return line, hand
    hand = draw_rest(view, language, names, width) or draw_hand(view, language, width)
    return draw_line(view, language, width), hand


def draw_rest(view: DominoView, language: Language, names: Sequence[str], width: int) -> list[Text]:
    """At the end all that is left; nothing while there is a hand to be drawn."""
    if view.open_hands is not None:
        return draw_leftovers(view, names, width)
    return [] if view.hand else [Text()]


def draw_line_large(view: DominoView, width: int, *, has_pips: bool) -> list[Text]:
    """Framed tiles, row under row, between their open ends."""
    if view.ends is None:
        return [Text()]
    cards = [frame_rows(face_rows(view, tile, "bold", has_pips=has_pips), "bold") for tile in view.line]
    tiles = lay_cards(cards, width - 2 * END_WIDTH, "")
    left, right, middle = f"{view.ends[0]} {LEFT_MARK} ", f" {RIGHT_MARK} {view.ends[1]}", len(cards[0]) // 2
    rows = [
        Text.assemble(f"{left if row == middle else '':>{END_WIDTH}}", line) for row, line in enumerate(tiles)
    ]
    rows[-1 - middle].append(right)
    return rows


def face_rows(view: DominoView, tile: Tile, style: str, *, has_pips: bool) -> list[Text]:
    """What stands in the frame of a tile: three rows of pips, or the numbers."""
    if has_pips:
        halves = zip(*[inside(half, large=True) for half in tile], strict=True)
        return [Text(f"{left}│{right}", style) for left, right in halves]
    digits = len(str(view.highest))
    return [Text(f"{tile[0]:>{digits}}│{tile[1]:<{digits}}", style)]


def draw_hand_large(view: DominoView, language: Language, width: int, *, has_pips: bool) -> list[Text]:
    """Framed tiles; beneath each the ends that it fits."""
    title = Text.assemble(" ", (language.say("domino-board-hand"), "bold"), "   ", question(view, language))
    cards = [draw_tile_large(view, tile, has_pips=has_pips) for tile in view.hand]
    return [title, *[Text.assemble(" ", line) for line in lay_cards(cards, width - 1)]]


def draw_tile_large(view: DominoView, tile: Tile, *, has_pips: bool) -> list[Text]:
    marks = f"{LEFT_MARK if tile in view.fits_left else ' '}{RIGHT_MARK if tile in view.fits_right else ' '}"
    fits = bool(marks.strip())
    style = "bold" if fits else "dim"
    face = face_rows(view, tile, f"{style} underline" if tile in view.drawn else style, has_pips=has_pips)
    card = frame_rows(face, style, FRAME if fits else DOTTED)
    return [*card, centred(Text(marks, "bold cyan"), card[0].cell_len)]


def draw_head(view: DominoView, language: Language) -> Text:
    parts = [language.say("domino-board-stock", count=view.stock)]
    if view.target is not None:
        parts.insert(0, language.say("domino-board-round", round=view.round))
        parts.append(language.say("domino-board-target", target=view.target))
    return Text(f" {' · '.join(parts)}", "bold")


def draw_seat(view: DominoView, seat: int, language: Language, names: Sequence[str], width: int) -> Text:
    """Who it is, how many tiles, the points of a match, and what everybody has seen of the hand."""
    name_width = min(LONGEST_NAME, max(map(len, names)))
    parts = [language.say("domino-board-tiles", count=view.hand_sizes[seat])]
    if view.target is not None:
        parts.append(language.say("domino-board-points", count=view.totals[seat]))
    if view.passed[seat]:
        parts.append(language.say("domino-board-passed"))
    if view.lacks[seat] and view.hand_sizes[seat] and view.open_hands is None:
        parts.append(language.say("domino-board-lacks", numbers=numbers_of(view, seat, language)))
    mark = "►" if seat == view.turn else "★" if seat in view.winners else " "
    text = f"{mark} {names[seat][:name_width]:<{name_width}}  {' · '.join(parts)}"
    return Text(text[:width], "bold" if mark != " " else "")


def numbers_of(view: DominoView, seat: int, language: Language) -> str:
    """What the seat lacks, as it is listed after a “no”: 0, 2 or 5."""
    *numbers, last = map(str, view.lacks[seat])
    return language.say("domino-board-nor", numbers=", ".join(numbers), last=last) if numbers else last


def draw_line(view: DominoView, language: Language, width: int) -> list[Text]:
    """The tiles as they lie, row under row, between their open ends."""
    if view.ends is None:
        return [Text()]
    tiles = [f"[{left}|{right}]" for left, right in view.line]
    ends = (f"{view.ends[0]} {LEFT_MARK} ", f" {RIGHT_MARK} {view.ends[1]}")
    rows = wrap([ends[0], *tiles, ends[1]], width - 1)
    if len(rows) > LINE_ROWS:
        rows = shorten(ends, tiles, language, width - 1)
    return [Text(f" {row}", "bold") for row in rows]


def shorten(ends: tuple[str, str], tiles: list[str], language: Language, width: int) -> list[str]:
    """The beginning and the end of a long line, each a row, and how many tiles lie between."""
    per_row = (width - max(map(len, ends))) // max(map(len, tiles))
    hidden = language.say("domino-board-more", count=len(tiles) - 2 * per_row)
    return ["".join([ends[0], *tiles[:per_row]]), hidden, "".join([*tiles[-per_row:], ends[1]])]


def wrap(pieces: Sequence[str], width: int) -> list[str]:
    """Pieces put one after another into rows; none is broken."""
    rows = [""]
    for piece in pieces:
        if len(rows[-1]) + len(piece) > width:
            rows.append("")
        rows[-1] += piece
    return rows


def draw_hand(view: DominoView, language: Language, width: int) -> list[Text]:
    title = Text.assemble(" ", (language.say("domino-board-hand"), "bold"), "   ", question(view, language))
    # The widest tile and its marks.
    cell = 6 + 2 * len(str(view.highest))
    per_row = width // cell
    cells = [draw_tile(view, tile, cell) for tile in view.hand]
    rows = [Text().join(cells[start : start + per_row]) for start in range(0, len(cells), per_row)]
    return [title, *rows]


def draw_tile(view: DominoView, tile: Tile, cell: int) -> Text:
    """A tile with an arrow to each end that it fits; a new one is underlined. Dim when it fits none."""
    before = LEFT_MARK if tile in view.fits_left else " "
    behind = RIGHT_MARK if tile in view.fits_right else " "
    style = "bold" if before + behind != "  " else "dim"
    face = Text(f"[{tile[0]}|{tile[1]}]", f"{style} underline" if tile in view.drawn else style)
    text = Text.assemble((before, "bold cyan"), face, (behind, "bold magenta"))
    return Text.assemble(text, " " * (cell - text.cell_len))


def question(view: DominoView, language: Language) -> str:
    """What the seat can do now; nothing when it is not on turn."""
    if view.phase != "turn" or view.turn is None or view.turn != view.seat or view.ends is None:
        return ""
    if view.must_draw:
        return language.say("domino-board-must_draw")
    if view.must_pass:
        return language.say("domino-board-must_pass")
    word = "ask_or_draw" if view.may_draw else "ask"
    left, right = view.ends
    ends = "same" if left == right else "two"
    return language.say(f"domino-board-{word}", ends=ends, left=left, right=right)


def draw_leftovers(view: DominoView, names: Sequence[str], width: int) -> list[Text]:
    """DO-9, DO-10: what is left, laid open."""
    rows = []
    for seat, pips, hand in leftovers(view):
        pieces = [f"{names[seat][:LONGEST_NAME]} ({pips})", *[f" [{low}|{high}]" for low, high in hand]]
        rows += [Text(f" {row}") for row in wrap(pieces, width - 1)]
    return rows


def leftovers(view: DominoView) -> Iterator[tuple[int, int, tuple[Tile, ...]]]:
    for seat, hand in enumerate(view.open_hands or ()):
        if hand and view.pips is not None:
            yield seat, view.pips[seat], hand


def describe(view: DominoView, language: Language, names: Sequence[str]) -> list[str]:
    lines = []
    if view.target is not None:
        match = language.say("domino-board-target", target=view.target)
        lines.append(f"{language.say('domino-board-round', round=view.round)}, {match}.")
    if view.ends is not None:
        count = len(view.line)
        lines.append(language.say("domino-describe-line", count=count, tiles=name_tiles(view.line, " ")))
        lines.append(language.say("domino-describe-ends", left=view.ends[0], right=view.ends[1]))
    lines.append(language.say("domino-describe-stock", count=view.stock))
    for seat in range(len(view.hand_sizes)):
        lines += describe_seat(view, seat, language, names)
    return [*lines, *describe_leftovers(view, language, names), *describe_hand(view, language)]


def describe_seat(view: DominoView, seat: int, language: Language, names: Sequence[str]) -> list[str]:
    sentences = []
    if seat != view.seat:
        sentences.append(Sentence("domino-describe-holds", {"player": seat, "count": view.hand_sizes[seat]}))
    if view.target is not None:
        sentences.append(Sentence("domino-describe-total", {"player": seat, "count": view.totals[seat]}))
    if seat != view.seat and view.lacks[seat] and view.hand_sizes[seat] and view.open_hands is None:
        args: dict[str, int | str] = {"player": seat, "numbers": numbers_of(view, seat, language)}
        sentences.append(Sentence("domino-describe-lacks", args))
    return [language.tell(sentence, names, view.seat) for sentence in sentences]


def describe_leftovers(view: DominoView, language: Language, names: Sequence[str]) -> list[str]:
    lines = []
    for seat, pips, hand in leftovers(view):
        args: dict[str, int | str] = {"player": seat, "tiles": name_tiles(hand, ", "), "pips": pips}
        lines.append(language.tell(Sentence("domino-story-left", args), names, view.seat))
    return lines


def describe_hand(view: DominoView, language: Language) -> list[str]:
    if not view.hand or view.open_hands is not None:
        return []
    lines = [language.say("domino-describe-hand", tiles=name_tiles(view.hand, ", "))]
    for end, tiles in (("left", view.fits_left), ("right", view.fits_right)):
        if tiles:
            lines.append(language.say(f"domino-describe-fits_{end}", tiles=name_tiles(tiles, ", ")))
    return [*lines, *filter(None, [question(view, language)])]


def name_tiles(tiles: Sequence[Tile], between: str) -> str:
    return between.join(f"{one}-{other}" for one, other in tiles)


def label(view: DominoView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    """The tile, and the end only where there is a choice."""
    if move in ("draw", "pass"):
        return (language.say(f"domino-label-{move}"),)
    name, end = move.split()
    low, high = map(int, name.split("-"))
    if view.ends is None or (low, high) not in view.fits_left or (low, high) not in view.fits_right:
        return (name,)
    return (name, language.say(f"domino-label-{end}", pips=view.ends[ENDS.index(end)]))
