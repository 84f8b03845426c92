"""Ply: one step down the tree of moves and answers, and what all steps of one search share.

    ply 0  the position that is thought about, its moves, and what is good there
    ply 1  after a move; a copy of the position above, on which that move was made
    …      each has its own position and list of moves: nothing is allocated while it thinks

A value is for the seat that is to move. A game that is won counts WIN less the number of the ply where it
ends, so that the shortest win and the longest loss are best. The same seat may move on: then nothing changes
sides, and its moves together count as one step of the depth.

A bold search believes more than it has seen: that who stands well even after leaving a move out stands well
(null move), that moves tried late are seldom good (they are looked at less deeply first), and that shortly
before the end of the depth a quiet move does not turn much. What it calls won or lost is so all the same.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.bot import Clock
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import DRAWN, OVER
from hrajme.search.effort import Effort
from hrajme.search.memory import Memory
from hrajme.search.values import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    INFINITE,
    MOST_PLIES,
    NOWHERE,
    WHOLE,
    WIN,
    WINNING,
)

CAPACITY = 4096
# The order in which moves are tried: what was best before, what the game calls urgent, what refuted a
# neighbour, and what has refuted most so far.
KNOWN_BEST, URGENT, KILLER, HISTORY = 1 << 30, 1 << 24, 1 << 22, 1 << 20
NONE = -1

# Where a bold search begins to look less deeply at late moves; how near the end it believes its estimate.
LATE, DEEP, SHALLOW = 3, 3, 3


class Tree(Effort):
    """What all plies of one search share."""

    def __init__(self, memory_bits: int, clock: Clock | None, margin: int = 0) -> None:
        super().__init__(clock)
        # How much a quiet move may turn, in units of the game; 0 for a search that is not bold.
        self.margin = margin
        self.memory = Memory(memory_bits)
        self.history = zeros(2 * CAPACITY)
        # The keys of the positions from the root to here.
        self.path = zeros(MOST_PLIES)
        # Whether the last value came from the ends of games alone, and not from any estimate.
        self.is_whole = False

    # The kernel

    def forget(self) -> None:
        """Begin with nothing in mind."""
        self.memory.forget()
        for index in range(2 * CAPACITY):
            self.history[index] = 0

    def repeats(self, number: int, key: int) -> bool:
        """Whether the line from the root has been at this position."""
        for index in range(number):
            if self.path[index] == key:
                return True
        return False

    def reward(self, seat: int, move: int, depth: int) -> None:
        """A quiet move has refuted the other seat's: it is tried earlier from now on."""
        place = CAPACITY * seat + (move & CAPACITY - 1)
        bonus = min(depth * depth, 400)
        self.history[place] += bonus * 64 - self.history[place] * bonus // (HISTORY // 64)


class Ply:
    """One step down."""

    def __init__(self, start: Position, number: int, tree: Tree, below: Ply | None) -> None:
        self.number = number
        self.tree = tree
        self.position = start.copy()
        self.moves = Moves()
        self.ranks = zeros(CAPACITY)
        self.killer = NONE
        self.older_killer = NONE
        # The estimate of this position, where it may be believed; whether a move was left out to come here.
        self.stands = INFINITE
        self.has_skipped = False
        if below is not None:
            self.below = below

    def forget(self) -> None:
        self.killer = NONE
        self.older_killer = NONE

    # The kernel

    def search(self, alpha: int, beta: int, depth: int) -> int:
        """The value of this position, exact between *alpha* and *beta*, looking *depth* steps down."""
        self.tree.count()
        if self.tree.is_out:
            return 0
        self.tree.path[self.number] = 0
        seat = self.position.mover()
        foreseen = self.position.foresee(seat)
        if foreseen != 0:
            return self.value_foreseen(foreseen)
        if self.number == MOST_PLIES - 1:
            return self.estimate(seat)
        if depth <= 0 and not self.position.is_pressed(seat):
            return self.settle(seat, alpha, beta)
        if self.tree.margin != 0 and depth > 0 and self.position.is_pressed(seat):
            depth += 1
        key = self.position.key()
        slot = NOWHERE
        if key != 0:
            if self.tree.repeats(self.number, key):
                # Who goes round in a circle gets no further. It is no truth about the position alone.
                self.tree.is_whole = False
                return 0
            self.tree.path[self.number] = key
            slot = self.tree.memory.find(key)
            if slot != NOWHERE and self.is_known(slot, alpha, beta, depth):
                self.tree.is_whole = self.tree.memory.depths[slot] == WHOLE
                return self.recall(slot)
        if self.tree.margin != 0 and self.is_enough(seat, alpha, beta, depth):
            self.tree.is_whole = False
            return beta
        if self.tree.is_out:
            return 0
        self.list_moves(seat, NONE if slot == NOWHERE else self.tree.memory.moves[slot])
        return self.look(seat, alpha, beta, depth, key)

    def is_enough(self, seat: int, alpha: int, beta: int, depth: int) -> bool:
        """Whether it can be believed, where only that is asked, that *seat* stands at *beta* or better."""
        self.stands = INFINITE
        if beta - alpha > 1 or abs(beta) > WINNING or self.position.is_pressed(seat):
            return False
        self.stands = self.estimate(seat)
        if depth <= SHALLOW and self.stands - depth * self.tree.margin >= beta:
            return True
        if depth < DEEP or self.stands < beta or self.has_skipped or not self.position.may_skip(seat):
            return False
        self.below.position.assign(self.position)
        self.below.position.skip(seat)
        if self.below.position.mover() != 1 - seat:
            return False
        self.below.has_skipped = True
        value = -self.below.search(-beta, 1 - beta, depth - 3 - depth // 4)
        self.below.has_skipped = False
        return value >= beta and not self.tree.is_out

    def look(self, seat: int, alpha: int, beta: int, depth: int, key: int) -> int:
        """Every move, the most promising first, until one is too good to be allowed."""
        best, best_move, floor, is_whole = -INFINITE, NONE, alpha, True
        for index in range(self.moves.count):
            move = self.pick(index)
            if best > -WINNING and self.is_idle(seat, move, floor, depth, index):
                is_whole = False
                continue
            value = self.value_of(seat, move, floor, beta, depth, index)
            if self.tree.is_out:
                return 0
            is_whole = is_whole and self.tree.is_whole
            if value > best:
                best, best_move = value, move
                floor = max(floor, value)
            if floor >= beta:
                # For a refutation the others need not be known.
                is_whole = self.tree.is_whole
                self.note_refutation(seat, move, depth)
                break
        if key != 0:
            self.remember(key, best, best_move, alpha, beta, WHOLE if is_whole else depth)
        self.tree.is_whole = is_whole
        return best

    def settle(self, seat: int, alpha: int, beta: int) -> int:
        """The end of the depth: an estimate, unless a loud move makes it better (quiescence)."""
        best = self.estimate(seat)
        self.moves.clear()
        self.position.fill_loud(self.moves, seat)
        self.rank(seat, NONE)
        floor = max(alpha, best)
        for index in range(self.moves.count):
            if floor >= beta:
                break
            value = self.value_of(seat, self.pick(index), floor, beta, 0, 0)
            if self.tree.is_out:
                return 0
            best = max(best, value)
            floor = max(floor, value)
        self.tree.is_whole = False
        return best

    def estimate(self, seat: int) -> int:
        self.tree.is_whole = False
        return max(1 - WINNING, min(WINNING - 1, self.position.evaluate(seat)))

    def value_foreseen(self, plies: int) -> int:
        """What the game knows of its end, as if it had been looked for."""
        self.tree.is_whole = True
        if plies == DRAWN:
            return 0
        return WIN - self.number - plies if plies > 0 else self.number - plies - WIN

    def is_idle(self, seat: int, move: int, alpha: int, depth: int, index: int) -> bool:
        """Whether a bold search leaves a quiet move out, just before the end of the depth."""
        if index == 0 or depth > SHALLOW or self.stands == INFINITE or self.tree.margin == 0:
            return False
        if self.position.urgency(seat, move) != 0:
            return False
        return index > LATE + 4 * depth * depth or self.stands + (depth + 1) * self.tree.margin <= alpha

    def lessening(self, seat: int, move: int, depth: int, index: int) -> int:
        """By how much less a bold search looks at first at a move that is tried late."""
        if index < LATE or depth < DEEP or self.tree.margin == 0 or self.position.is_pressed(seat):
            return 0
        if self.position.urgency(seat, move) > 0 or self.below.position.is_pressed(1 - seat):
            return 0
        return min(1 + (index >= 8) + (depth >= 6) + (index >= 20), depth - 1)

    def value_of(self, seat: int, move: int, alpha: int, beta: int, depth: int, index: int) -> int:
        """What a move is worth to *seat*. A later one is at first only asked whether it beats *alpha*."""
        self.below.position.assign(self.position)
        self.below.position.play_unchecked(seat, move)
        mover = self.below.position.mover()
        if mover < 0:
            self.tree.count()
            return self.value_at_end(seat) if mover == OVER else self.below.estimate(seat)
        if index > 0:
            less = self.lessening(seat, move, depth, index) if mover != seat else 0
            value = self.ask(mover == seat, alpha, alpha + 1, depth - less)
            if less > 0 and value > alpha:
                value = self.ask(mover == seat, alpha, alpha + 1, depth)
            if value <= alpha or value >= beta:
                return value
        return self.ask(mover == seat, alpha, beta, depth)

    def glance(self, seat: int, move: int) -> int:
        """What a move seems to be worth, without looking any further."""
        self.tree.count()
        self.below.position.assign(self.position)
        self.below.position.play_unchecked(seat, move)
        return self.value_at_end(seat) if self.below.position.mover() == OVER else self.below.estimate(seat)

    def ask(self, moves_on: bool, alpha: int, beta: int, depth: int) -> int:
        if moves_on:
            return self.below.search(alpha, beta, depth)
        return -self.below.search(-beta, -alpha, depth - 1)

    def value_at_end(self, seat: int) -> int:
        """The game is over after this ply: won, lost, or neither."""
        self.tree.is_whole = True
        mine, theirs = self.below.position.wins(seat), self.below.position.wins(1 - seat)
        if mine == theirs:
            return 0
        return WIN - self.below.number if mine else self.below.number - WIN

    def list_moves(self, seat: int, known: int) -> None:
        self.moves.clear()
        self.position.fill(self.moves, seat)
        self.rank(seat, known)

    def rank(self, seat: int, known: int) -> None:
        for index in range(self.moves.count):
            self.ranks[index] = self.rank_of(seat, self.moves.items[index], known)

    def rank_of(self, seat: int, move: int, known: int) -> int:
        if move == known:
            return KNOWN_BEST
        urgency = self.position.urgency(seat, move)
        if urgency != 0:
            return URGENT + urgency if urgency > 0 else urgency
        if move == self.killer:
            return KILLER + 1
        if move == self.older_killer:
            return KILLER
        return self.tree.history[CAPACITY * seat + (move & CAPACITY - 1)]

    def pick(self, index: int) -> int:
        """The highest ranked of the moves from *index* on; it comes to that place."""
        best = index
        for other in range(index + 1, self.moves.count):
            if self.ranks[other] > self.ranks[best]:
                best = other
        move = self.moves.items[best]
        self.moves.items[best] = self.moves.items[index]
        self.moves.items[index] = move
        self.ranks[best] = self.ranks[index]
        return move

    def note_refutation(self, seat: int, move: int, depth: int) -> None:
        if self.position.urgency(seat, move) <= 0:
            self.tree.reward(seat, move, max(depth, 1))
            if move != self.killer:
                self.older_killer = self.killer
                self.killer = move

    def is_known(self, slot: int, alpha: int, beta: int, depth: int) -> bool:
        """Whether what is remembered answers the question."""
        if self.tree.memory.depths[slot] < depth:
            return False
        bound = self.tree.memory.bounds[slot]
        value = self.recall(slot)
        return bound == EXACTLY or (value >= beta if bound == AT_LEAST else value <= alpha)

    def recall(self, slot: int) -> int:
        """A remembered value, seen from this ply: ends are counted from the root."""
        value = self.tree.memory.values[slot]
        if value > WINNING:
            return value - self.number
        return value + self.number if value < -WINNING else value

    def remember(self, key: int, value: int, move: int, alpha: int, beta: int, depth: int) -> None:
        bound = EXACTLY
        if value <= alpha:
            bound = AT_MOST
        elif value >= beta:
            bound = AT_LEAST
        if value > WINNING:
            value += self.number
        elif value < -WINNING:
            value -= self.number
        self.tree.memory.keep(key, value, move, depth, bound)
