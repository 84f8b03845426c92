"""The end of a hand for two, played exactly: once the stock is empty both know all tiles by counting.

Every line of play is looked at (alpha-beta, with a table of what was seen before). The value of an end is
the loser's pips, which the winner scores (DO-10), and far more if they decide the game: a single hand is won
first and then by as much as possible, a match by points.

    a position of the search: which of the tiles are left, as bits; the two ends; who is on turn
"""

from __future__ import annotations

from array import array
from threading import local

try:
    import cython
except ImportError:
    from hrajme.core import plain as cython

from hrajme.core.body import zeros
from hrajme.games.domino.encoding import LEFT, PASS, RIGHT, tile_and_end, tile_of
from hrajme.games.domino.rules import DominoPosition

# With more tiles in both hands than this nobody looks to the end.
MOST_TILES = 48
# How many positions are looked at before the search gives up.
PATIENCE = 10_000_000
# One hand may hold most of the set, and its orders come to the same positions again and again.
TABLE = 1 << 20
NUMBERS = 13
DECISIVE = 1000
INFINITE = 1_000_000

_of_thread = local()


def endgame() -> Endgame:
    """The one of this thread."""
    try:
        found: Endgame = _of_thread.endgame
    except AttributeError:
        found = _of_thread.endgame = Endgame()
    return found


class Endgame:
    """Knows the best move at the end of a hand. One per thread: its table is large."""

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
        self.pips = zeros(2)
        self.to_go = zeros(2)
        self.counts_points = True
        self.looked = 0
        self.age = 0
        self.ages = array("i", bytes(4 * TABLE))
        self.keys = array("q", bytes(8 * TABLE))
        self.floors = array("i", bytes(4 * TABLE))
        self.ceilings = array("i", bytes(4 * TABLE))

    def best(self, position: DominoPosition, seat: int) -> int | None:
        """The exactly best move of *seat*, who is on turn; None when it cannot be known.

        Where points would take too long, the best move is one that wins, or else shares.
        """
        moves = self.known_moves(position, seat)
        if len(moves) <= 1:
            return moves[0] if moves else None
        best = self.best_of(position, moves)
        if best is None:
            self.begin_anew(counts_points=False)
            best = self.best_of(position, moves)
        return best

    def best_of(self, position: DominoPosition, moves: list[int]) -> int | None:
        best, highest = None, -INFINITE
        for move in moves:
            value = self.value_of(position, move, highest)
            if value > highest:
                best, highest = move, value
        return best if self.looked <= PATIENCE else None

    def values(self, position: DominoPosition, seat: int) -> dict[int, int]:
        """What each legal move leads to when both play best; empty when that cannot be known.

        Positive is won, by so many points beyond DECISIVE where that decides the game.
        """
        moves = self.known_moves(position, seat)
        values = {move: self.value_of(position, move, -INFINITE) for move in moves if move != PASS}
        return values if self.looked <= PATIENCE else {}

    def known_moves(self, position: DominoPosition, seat: int) -> list[int]:
        """The legal moves, if all that follows can be known; else none."""
        moves = position.moves(seat)
        return moves if position.seats == 2 and moves and self.set_up(position, seat) else []

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
        self.pips = [sum(map(sum, hand)) for hand in hands]
        self.to_go = [position.target - view.totals[seat], position.target - view.totals[1 - seat]]
        for index in range(self.count):
            self.owned[tiles[index][2]] |= self.bit[index]
            self.having[self.low[index]] |= self.bit[index]
            self.having[self.high[index]] |= self.bit[index]
        self.begin_anew(counts_points=True)
        return True

    def begin_anew(self, *, counts_points: bool) -> None:
        """Forget what was seen."""
        self.counts_points = counts_points
        self.looked = 0
        self.age += 1

    def value_of(self, position: DominoPosition, move: int, alpha: int) -> int:
        """The value of laying a tile, for the seat on turn; exact if it is more than *alpha*."""
        tile, end = tile_and_end(move)
        index = [tile_of(self.low[each], self.high[each]) for each in range(self.count)].index(tile)
        return self.begin(index, end, position.end_of(LEFT), position.end_of(RIGHT), alpha)

    def begin(self, index: int, end: int, left: int, right: int, alpha: int) -> int:
        rest = self.owned[0] | self.owned[1]
        mine, theirs = self.pips[0], self.pips[1]
        with cython.nogil:
            return self.after(rest, left, right, 0, mine, theirs, index, end, alpha, INFINITE)

    # The kernel

    def search(
        self, rest: int, left: int, right: int, player: int, mine: int, theirs: int, alpha: int, beta: int
    ) -> int:
        """The value for *player*, who is on turn and holds *mine* pips; exact between *alpha* and *beta*."""
        ends = self.having[left] | self.having[right]
        if not rest & self.owned[player] & ends:
            if not rest & self.owned[1 - player] & ends:
                return self.blocked(player, mine, theirs)
            return -self.search(rest, left, right, 1 - player, theirs, mine, -beta, -alpha)
        # Nobody wins more than the other holds now.
        most, least = self.worth(player, theirs), -self.worth(1 - player, mine)
        if most <= alpha:
            return most
        if least >= beta:
            return least
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
        value = self.look(rest, left, right, player, mine, theirs, alpha, min(beta, most))
        self.remember(key, value, alpha, min(beta, most), most)
        return value

    def look(
        self, rest: int, left: int, right: int, player: int, mine: int, theirs: int, alpha: int, beta: int
    ) -> int:
        """Every tile at every end, first those to which there is no answer."""
        best = -INFINITE
        for answered in range(2):
            for index in range(self.count):
                if rest & self.owned[player] & self.bit[index]:
                    for end in range(2):
                        if best < beta and self.is_due(rest, left, right, player, index, end, answered):
                            value = self.after(
                                rest, left, right, player, mine, theirs, index, end, max(alpha, best), beta
                            )
                            best = max(best, value)
        return best

    def is_due(
        self, rest: int, left: int, right: int, player: int, index: int, end: int, answered: int
    ) -> bool:
        """Whether a tile fits this end, and the other player has an answer to it, as *answered* says."""
        near = left if end == LEFT else right
        far = right if end == LEFT else left
        if not self.having[near] & self.bit[index] or (end == RIGHT and left == right):
            return False
        new = self.low[index] + self.high[index] - near
        return (rest & self.owned[1 - player] & (self.having[new] | self.having[far]) != 0) == (answered == 1)

    def after(
        self,
        rest: int,
        left: int,
        right: int,
        player: int,
        mine: int,
        theirs: int,
        index: int,
        end: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The value for *player* of laying a tile."""
        rest ^= self.bit[index]
        if not rest & self.owned[player]:
            return self.worth(player, theirs)
        both = self.low[index] + self.high[index]
        mine -= both
        if end == LEFT:
            return -self.search(rest, both - left, right, 1 - player, theirs, mine, -beta, -alpha)
        return -self.search(rest, left, both - right, 1 - player, theirs, mine, -beta, -alpha)

    def blocked(self, player: int, mine: int, theirs: int) -> int:
        """DO-9: fewest pips win."""
        if mine == theirs:
            return 0
        return self.worth(player, theirs) if mine < theirs else -self.worth(1 - player, mine)

    def worth(self, player: int, pips: int) -> int:
        """What it is worth to *player* to win so many pips."""
        if pips < self.to_go[player]:
            return pips
        return DECISIVE + pips if self.counts_points else DECISIVE

    def key_of(self, rest: int, left: int, right: int, player: int) -> int:
        """The line may be read from either end."""
        return ((rest * 16 + min(left, right)) * 16 + max(left, right)) * 2 + player

    def slot_of(self, key: int) -> int:
        return (key ^ key >> 13 ^ key >> 26 ^ key >> 39) & (TABLE - 1)

    def remember(self, key: int, value: int, alpha: int, beta: int, most: int) -> None:
        if self.looked > PATIENCE:
            return
        slot = self.slot_of(key)
        self.ages[slot] = self.age
        self.keys[slot] = key
        self.floors[slot] = value if value > alpha else -INFINITE
        self.ceilings[slot] = value if value < beta else most
