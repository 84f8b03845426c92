"""What happens in Domino, told as sentences to one viewer."""

from __future__ import annotations

from hrajme.core import CHANCE, Outcome
from hrajme.games.domino.encoding import (
    DRAW,
    NEXT_HAND,
    OPEN_HANDS,
    PASS,
    START,
    name_tile,
    tile_and_end,
)
from hrajme.games.domino.notation import write
from hrajme.games.domino.rules import DominoPosition
from hrajme.games.domino.view import DominoView, Tile
from hrajme.language import Sentence


def tell(
    before: DominoPosition, seat: int, move: int, after: DominoPosition, viewer: int | None
) -> list[Sentence]:
    was, now = before.view(viewer), after.view(viewer)
    tell_it = tell_chance if seat == CHANCE else tell_move
    return [*tell_it(was, now, seat, move), *tell_end(was, now, after.outcome()), *tell_next(was, now)]


def glimpse(before: DominoPosition, seat: int, move: int, viewer: int | None) -> str:
    """Only who is dealt a tile or draws it sees which one; one that is turned up all see."""
    if seat != CHANCE or move >= START or is_open(before.view(viewer), viewer):
        return write(before, seat, move)
    return "?"


def is_open(view: DominoView, viewer: int | None) -> bool:
    """Whether the viewer sees the tile that comes."""
    return view.phase == "turn_up" or (view.turn == viewer and viewer is not None)


def tell_move(before: DominoView, after: DominoView, seat: int, move: int) -> list[Sentence]:
    if move == DRAW:
        return []  # The tile that comes tells it.
    drawn = tell_drawn(before, seat)
    if move == PASS:
        blocked = [Sentence("domino-story-blocked")] if after.ended else []
        return [*drawn, Sentence("domino-story-pass", {"player": seat}), *blocked]
    tile, end = tile_and_end(move)
    assert before.ends is not None
    # By its pips: on a page the line turns, and what is left of it may lie on the right.
    lay = Sentence("domino-story-lay", {"player": seat, "tile": name_tile(tile), "pips": before.ends[end]})
    sentences = [*drawn, lay]
    if after.phase == "draw":
        sentences.append(Sentence("domino-story-must_go_on", {"player": seat}))  # DO-7
    elif after.hand_sizes[seat] == 1:
        sentences.append(Sentence("domino-story-last_tile", {"player": seat}))
    return sentences


def tell_chance(before: DominoView, after: DominoView, seat: int, move: int) -> list[Sentence]:
    if move == OPEN_HANDS:
        return []  # The end tells it.
    if move == NEXT_HAND:
        return [Sentence("domino-story-hand", {"round": after.round})]
    if before.phase == "start":
        return [Sentence("domino-story-starter", {"player": move - START})]
    if before.phase == "turn_up":
        return [Sentence("domino-story-turn_up", {"tile": name_tile(move)})]
    assert before.turn is not None
    if before.phase == "deal":
        return tell_hand(before, after)
    return tell_draw(before, after, before.turn, move)


def tell_hand(before: DominoView, after: DominoView) -> list[Sentence]:
    """The hand that was dealt, told to its seat once it is complete."""
    if before.turn != before.seat or (after.turn == before.turn and after.phase == "deal"):
        return []
    return [Sentence("domino-story-dealt", {"tiles": name_tiles(after.hand)})]


def tell_draw(before: DominoView, after: DominoView, seat: int, tile: int) -> list[Sentence]:
    """Only who draws a tile is told which one; the others hear how many it were when the drawing is over."""
    sentences = []
    if seat == before.seat:
        sentences.append(Sentence("domino-story-draw_tile", {"tile": name_tile(tile)}))
    elif after.turn != seat:  # DO-7: who had run out is over with it.
        sentences.append(Sentence("domino-story-draw", {"player": seat, "count": 1}))
    if after.stock == 0:
        sentences.append(Sentence("domino-story-stock_empty"))
    return sentences


def tell_drawn(before: DominoView, seat: int) -> list[Sentence]:
    if seat == before.seat or before.drawn_count == 0:
        return []
    return [Sentence("domino-story-draw", {"player": seat, "count": before.drawn_count})]


def name_tiles(tiles: tuple[Tile, ...]) -> str:
    return ", ".join(f"{low}-{high}" for low, high in tiles)


def tell_end(before: DominoView, after: DominoView, outcome: Outcome | None) -> list[Sentence]:
    """How a hand ended, what is left in the hands, and how the game ended."""
    if after.open_hands is None or before.open_hands is not None:
        return []
    sentences = [tell_left(after, seat) for seat, size in enumerate(after.hand_sizes) if size]
    if after.target is None:
        assert outcome is not None
        return [*sentences, *tell_outcome(outcome.reason, outcome.winners, after)]
    sentences += [tell_gain(after, seat) for seat in after.winners]
    return (
        sentences if outcome is None else [*sentences, *tell_outcome(outcome.reason, outcome.winners, after)]
    )


def tell_left(after: DominoView, seat: int) -> Sentence:
    assert after.open_hands is not None
    assert after.pips is not None
    args: dict[str, int | str] = {"player": seat, "tiles": name_tiles(after.open_hands[seat])}
    return Sentence("domino-story-left", {**args, "pips": after.pips[seat]})


def tell_gain(after: DominoView, seat: int) -> Sentence:
    args: dict[str, int | str] = {"player": seat, "points": after.gains[seat], "total": after.totals[seat]}
    return Sentence("domino-story-gain", args)


def tell_outcome(reason: str, winners: tuple[int, ...], after: DominoView) -> list[Sentence]:
    """A victory that is shared is told of each."""
    told = []
    for winner in winners:
        args: dict[str, int | str] = {"player": winner, "total": after.totals[winner]}
        told.append(Sentence(f"domino-end-{reason}", args))
    return told


def tell_next(before: DominoView, after: DominoView) -> list[Sentence]:
    """What is open to the viewer, when a turn begins or a drawn tile changes it."""
    is_news = after.turn != before.turn or before.phase != "turn" or after.drawn_count != before.drawn_count
    if after.phase != "turn" or after.turn != after.seat or not is_news or after.ends is None:
        return []
    left, right = after.ends
    if after.must_draw and after.drawn_count:
        return []  # A tile that did not help changes nothing.
    word = "must_draw" if after.must_draw else "must_pass" if after.must_pass else "turn"
    return [Sentence(f"domino-story-{word}", {"left": left, "right": right})]
