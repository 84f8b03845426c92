"""The end of a hand for two, played exactly: once the stock is empty both know all tiles by counting.

Every line of play is looked at (alpha-beta, with a table of what was seen before). The value of an end is
the loser's pips, which the winner scores (DO-10), and far more if they decide the game: a single hand is won
first and then by as much as possible, a match by points.

    a position of the search: which of the tiles are left, as bits; the two ends; who is on turn
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from hrajme.core import plain as cython

from hrajme.core.body import zeros
from hrajme.games.domino.encoding import DRAW, LEFT, PASS, RIGHT, lay, tile_of
from hrajme.games.domino.rules import DominoPosition

# With more tiles in both hands than this nobody looks to the end.
MOST_TILES = 48
# How many positions are looked at before the search gives up.
PATIENCE = 3_000_000
TABLE = 1 << 14
NUMBERS = 13
DECISIVE = 1000
INFINITE = 1_000_000


class Endgame:
    """Knows the best move at the end of a hand. One per thread."""

    def __init__(self) -> None:
        self.count = 0
        self.low = zeros(MOST_TILES)
        self.high = zeros(MOST_TILES)
        self.bit = zeros(MOST_TILES)
        self.bit[0] = 1
        for index in range(1, MOST_TILES):
            self.bit[index] = 2 * self.bit[index - 1]
        self.owned = zeros(2)
        self.having = zeros(NUMBERS)
        self.to_go = zeros(2)
        self.looked = 0
        self.age = 0
        self.ages = zeros(TABLE)
        self.keys = zeros(TABLE)
        self.floors = zeros(TABLE)
        self.ceilings = zeros(TABLE)

    def best(self, position: DominoPosition, seat: int) -> int | None:
        """The exactly best move of *seat*, who is on turn; None when it cannot be known."""
        values = self.values(position, seat)
        return max(values, key=values.__getitem__) if values else None

    def values(self, position: DominoPosition, seat: int) -> dict[int, int]:
        """What each legal move leads to when both play best; empty when that cannot be known.

        Positive is won, by so many points beyond DECISIVE where that decides the game.
        """
        moves = position.moves(seat)
        if position.seats != 2 or not moves or not self.set_up(position, seat):
            return {}
        if moves[0] >= DRAW:
            return {moves[0]: 0} if moves[0] == PASS else {}
        values = {move: self.value_of(position, move) for move in moves}
        return values if self.looked < PATIENCE else {}

    def set_up(self, position: DominoPosition, seat: int) -> bool:
        """Number the tiles that are left, heavy ones first; False when it cannot be known."""
        view = position.view(seat)
        hands = [position.hand_of(seat), position.hand_of(1 - seat)]
        if view.stock or len(hands[0]) + len(hands[1]) > MOST_TILES:
            return False
        tiles = sorted([(sum(tile), tile, owner) for owner in (0, 1) for tile in hands[owner]], reverse=True)
        self.count = len(tiles)
        self.owned = [0, 0]
        self.having = zeros(NUMBERS)
        self.low = [low for _, (low, _), _ in tiles] + zeros(MOST_TILES - self.count)
        self.high = [high for _, (_, high), _ in tiles] + zeros(MOST_TILES - self.count)
        self.to_go = [position.target - view.totals[seat], position.target - view.totals[1 - seat]]
        for index in range(self.count):
            self.owned[tiles[index][2]] |= self.bit[index]
            self.having[self.low[index]] |= self.bit[index]
            self.having[self.high[index]] |= self.bit[index]
        self.looked = 0
        self.age += 1
        return True

    def value_of(self, position: DominoPosition, move: int) -> int:
        """The value of laying a tile, for the seat on turn."""
        left, right = position.end_of(LEFT), position.end_of(RIGHT)
        for index in range(self.count):
            for end in (LEFT, RIGHT):
                if lay(tile_of(self.low[index], self.high[index]), end) == move:
                    return self.try_move(index, end, left, right)
        raise KeyError(move)

    def try_move(self, index: int, end: int, left: int, right: int) -> int:
        rest = self.owned[0] | self.owned[1]
        with cython.nogil:
            return self.after(rest, left, right, 0, index, end, -INFINITE, INFINITE)

    # The kernel

    def search(self, rest: int, left: int, right: int, player: int, alpha: int, beta: int) -> int:
        """The value for *player*, who is on turn; exact if it lies between *alpha* and *beta*."""
        ends = self.having[left] | self.having[right]
        if not rest & self.owned[player] & ends:
            if not rest & self.owned[1 - player] & ends:
                return self.blocked(rest, player)
            return -self.search(rest, left, right, 1 - player, -beta, -alpha)
        self.looked += 1
        if self.looked > PATIENCE:
            return 0
        key = self.key_of(rest, left, right, player)
        slot = self.slot_of(key)
        if self.ages[slot] == self.age and self.keys[slot] == key:
            if self.floors[slot] >= beta or self.floors[slot] == self.ceilings[slot]:
                return self.floors[slot]
            if self.ceilings[slot] <= alpha:
                return self.ceilings[slot]
        return self.look(rest, left, right, player, alpha, beta)

    def look(self, rest: int, left: int, right: int, player: int, alpha: int, beta: int) -> int:
        """`search` where the table does not help: every tile at every end."""
        best = -INFINITE
        bound = alpha
        fitting = rest & self.owned[player] & (self.having[left] | self.having[right])
        for index in range(self.count):
            if fitting & self.bit[index] and best < beta:
                if self.having[left] & self.bit[index]:
                    value = self.after(rest, left, right, player, index, LEFT, bound, beta)
                    best = max(best, value)
                    bound = max(bound, best)
                if best < beta and left != right and self.having[right] & self.bit[index]:
                    value = self.after(rest, left, right, player, index, RIGHT, bound, beta)
                    best = max(best, value)
                    bound = max(bound, best)
        self.remember(self.key_of(rest, left, right, player), best, alpha, beta)
        return best

    def after(
        self, rest: int, left: int, right: int, player: int, index: int, end: int, alpha: int, beta: int
    ) -> int:
        """The value for *player* of laying a tile."""
        rest ^= self.bit[index]
        if not rest & self.owned[player]:
            return self.worth(player, self.pips(rest))
        both = self.low[index] + self.high[index]
        if end == LEFT:
            return -self.search(rest, both - left, right, 1 - player, -beta, -alpha)
        return -self.search(rest, left, both - right, 1 - player, -beta, -alpha)

    def blocked(self, rest: int, player: int) -> int:
        """DO-9: fewest pips win."""
        mine = self.pips(rest & self.owned[player])
        theirs = self.pips(rest & self.owned[1 - player])
        if mine == theirs:
            return 0
        return self.worth(player, theirs) if mine < theirs else -self.worth(1 - player, mine)

    def worth(self, player: int, pips: int) -> int:
        """What it is worth to *player* to win so many pips."""
        return pips + DECISIVE if pips >= self.to_go[player] else pips

    def pips(self, tiles: int) -> int:
        total = 0
        for index in range(self.count):
            if tiles & self.bit[index]:
                total += self.low[index] + self.high[index]
        return total

    def key_of(self, rest: int, left: int, right: int, player: int) -> int:
        """The line may be read from either end."""
        return ((rest * 16 + min(left, right)) * 16 + max(left, right)) * 2 + player

    def slot_of(self, key: int) -> int:
        return (key ^ key >> 13 ^ key >> 26 ^ key >> 39) & (TABLE - 1)

    def remember(self, key: int, value: int, alpha: int, beta: int) -> None:
        if self.looked > PATIENCE:
            return
        slot = self.slot_of(key)
        self.ages[slot] = self.age
        self.keys[slot] = key
        self.floors[slot] = value if value > alpha else -INFINITE
        self.ceilings[slot] = value if value < beta else INFINITE
