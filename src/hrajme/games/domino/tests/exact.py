"""Where the hidden tiles of Domino may be, by counting every history that would have looked the same."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from typing import NamedTuple

from hrajme.games.domino.encoding import HIGH, LOW
from hrajme.games.domino.rules import DominoPosition

IN_STOCK, TURNED_UP = -2, -3


class Places(NamedTuple):
    """Places that make no difference to any tile: those of a seat from its n-th tile on, or the stock."""

    holder: int
    begin: int
    room: int


Odds = dict[int, dict[int, float]]
# How many of each kind of places are filled, with the number of ways to do it.
Ways = dict[tuple[int, ...], int]


def exact_odds(position: DominoPosition, viewer: int | None) -> Odds:
    """For each tile that *viewer* cannot see: how likely each holder has it."""
    kinds = [*all_places(position, viewer), Places(IN_STOCK, 0, position.stock_count)]
    tiles = hidden_tiles(position, viewer)
    choices = [[index for index, kind in enumerate(kinds) if may_be(position, tile, kind)] for tile in tiles]
    ways: list[Ways] = [{(0,) * len(kinds): 1}]
    for choice in choices:
        ways.append(place_one(ways[-1], kinds, choice))
    return count_back(kinds, tiles, choices, ways, position)


def all_places(position: DominoPosition, viewer: int | None) -> list[Places]:
    """The places of the hidden hands, cut wherever one tile may be in the one and not in the other."""
    found = []
    for seat in range(position.seats):
        if seat != viewer:
            cuts = {0, position.arrived[seat], *position.lacking[seat]}
            for tile in range(position.tiles):
                if position.holder[tile] == seat and position.latest[tile]:
                    cuts |= {position.earliest[tile], position.latest[tile]}
            found += [Places(seat, begin, end - begin) for begin, end in pairwise(sorted(cuts))]
    return found


def hidden_tiles(position: DominoPosition, viewer: int | None) -> list[int]:
    return [tile for tile in range(position.tiles) if position.holder[tile] not in (TURNED_UP, viewer)]


def may_be(position: DominoPosition, tile: int, places: Places) -> bool:
    if position.latest[tile]:
        is_in_time = position.earliest[tile] <= places.begin < position.latest[tile]
        return position.holder[tile] == places.holder and is_in_time
    if places.holder == IN_STOCK:
        return True
    lacking = position.lacking[places.holder]
    return bool(max(lacking[LOW[tile]], lacking[HIGH[tile]]) <= places.begin)


def place_one(ways: Ways, kinds: list[Places], choice: list[int]) -> Ways:
    """The ways with one more tile."""
    found: Ways = defaultdict(int)
    for filled, count in ways.items():
        for index in choice:
            free = kinds[index].room - filled[index]
            if free:
                found[fill(filled, index)] += free * count
    return found


def fill(filled: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*filled[:index], filled[index] + 1, *filled[index + 1 :])


def count_back(
    kinds: list[Places],
    tiles: list[int],
    choices: list[list[int]],
    ways: list[Ways],
    position: DominoPosition,
) -> Odds:
    """How the ways to place all tiles divide, tile by tile, by where it is."""
    full = tuple([kind.room for kind in kinds])
    total, after, found = ways[-1][full], {full: 1}, {}
    for number in range(len(tiles) - 1, -1, -1):
        before: Ways = defaultdict(int)
        shares: Counter[int] = Counter()
        for filled, count in ways[number].items():
            for index in choices[number]:
                free = kinds[index].room - filled[index]
                onward = free * after.get(fill(filled, index), 0)
                before[filled] += onward
                shares[kinds[index].holder] += onward * count
        after = before
        if not position.latest[tiles[number]]:
            found[tiles[number]] = {holder: share / total for holder, share in shares.items() if share}
    return found
