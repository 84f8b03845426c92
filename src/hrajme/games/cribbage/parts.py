"""Parts: what points are made of, each with its name and its cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal

import msgspec

from hrajme.games.cribbage import scoring
from hrajme.games.cribbage.encoding import FIFTEEN, JACK, RANKS, THIRTY_ONE, name_card

Kind = Literal[
    "fifteen", "thirty_one", "pair", "three", "four", "run", "flush", "nobs", "heels", "last"
]  # as they are counted
ALIKE: dict[int, Kind] = {2: "pair", 3: "three", 4: "four"}


class Part(msgspec.Struct, frozen=True):
    """Something that scores."""

    kind: Kind
    cards: tuple[str, ...]
    points: int


def part(kind: Kind, cards: Sequence[int], points: int) -> Part:
    return Part(kind, tuple([name_card(card) for card in cards]), points)


def show_parts(hand: Sequence[int], starter: int, *, is_crib: bool, min_run: int) -> list[Part]:
    """CR-13: fifteens first, then cards alike, runs, flush and the jack, as they are counted aloud."""
    cards = sorted([*hand, starter])
    return [
        *fifteens(cards),
        *alike(cards),
        *runs(cards, min_run),
        *flush(hand, starter, is_crib=is_crib),
        *nobs(hand, starter),
    ]


def fifteens(cards: Sequence[int]) -> Iterator[Part]:
    for size in range(2, len(cards) + 1):
        for some in combinations(cards, size):
            if sum(map(scoring.value_of, some)) == FIFTEEN:
                yield part("fifteen", some, 2)


def by_rank(cards: Sequence[int]) -> list[list[int]]:
    return [[card for card in cards if card // 4 == rank] for rank in range(len(RANKS))]


def alike(cards: Sequence[int]) -> Iterator[Part]:
    for same in by_rank(cards):
        if len(same) > 1:
            yield part(ALIKE[len(same)], same, len(same) * (len(same) - 1))


def runs(cards: Sequence[int], min_run: int) -> Iterator[Part]:
    """CR-9, CR-13: every distinct run that is no part of a longer one."""
    ways: list[list[int]] = [[]]
    for same in [*by_rank(cards), []]:
        if same:
            ways = [[*way, card] for way in ways for card in same]
            continue
        if len(ways[0]) >= min_run:
            yield from (part("run", way, len(way)) for way in ways)
        ways = [[]]


def flush(hand: Sequence[int], starter: int, *, is_crib: bool) -> Iterator[Part]:
    a, b, c, d = hand
    points = scoring.flush_of(a, b, c, d, starter, is_crib)
    if points:
        yield part("flush", [*hand, starter][:points], points)


def nobs(hand: Sequence[int], starter: int) -> Iterator[Part]:
    jack = 4 * JACK + starter % 4
    if jack in hand:
        yield part("nobs", [jack], 1)


def play_parts(pile: Sequence[int], min_run: int) -> list[Part]:
    """CR-7 to CR-9, CR-11: what the latest card of the pile scores, last card aside."""
    total = sum(map(scoring.value_of, pile))
    parts = [part(kind, pile, 2) for kind, goal in SUMS if total == goal]
    sequence = sum(card // 4 << 4 * index for index, card in enumerate(reversed(pile)))
    same = scoring.alike_in_play(sequence, len(pile))
    if same > 1:
        parts.append(part(ALIKE[same], pile[-same:], same * (same - 1)))
    length = scoring.run_in_play(sequence, len(pile), min_run)
    return [*parts, part("run", sorted(pile[-length:]), length)] if length else parts


SUMS: tuple[tuple[Kind, int], ...] = (("fifteen", FIFTEEN), ("thirty_one", THIRTY_ONE))
