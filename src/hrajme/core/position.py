"""Position: one moment of a game, complete. The contract that every game keeps.

The upper half is for everybody; it checks what comes in. The lower half, the kernel, is what a game
writes and what play-outs and searches call: compiled it runs without the GIL, checks nothing and
allocates nothing. A game's own class holds numbers and arrays of numbers only, so that a copy is a memcpy.
"""

from __future__ import annotations

from typing import Any, Self

from hrajme.core import body, memory
from hrajme.core.dice import Dice
from hrajme.core.errors import IllegalMove, NotYourTurn, Refusal
from hrajme.core.moves import Moves
from hrajme.core.outcome import Outcome
from hrajme.core.seats import CHANCE, OVER

# Every mover as it is told when it alone may move: CHANCE first, then the seats.
ALONE = [(mover,) for mover in range(CHANCE, 64)]


class Position:
    """One moment of a game for ``seats`` seats under ``options``."""

    # Why a game of this kind ends, and which of these are a draw.
    REASONS: tuple[str, ...] = ()
    DRAWS: tuple[str, ...] = ()

    def __init__(self, seats: int, options: Any) -> None:
        self.seats = seats
        self.options = options

    # For everybody

    def to_move(self) -> tuple[int, ...]:
        """The seats that may move now; ``(CHANCE,)`` when a die or card is due; ``()`` when it is over."""
        mover = self.mover()
        return () if mover == OVER else ALONE[mover - CHANCE]

    def moves(self, seat: int) -> list[int]:
        """The legal moves of *seat* in a fixed order, no two alike; empty when it may not move now."""
        if seat == CHANCE:
            return [move for move, _ in self.chances()]
        if not self.is_to_move(seat):
            return []
        return self.list_legal(seat).as_list()

    def chances(self) -> list[tuple[int, int]]:
        """When CHANCE is to move: every move that may come up, with its integer weight; else empty."""
        raise NotImplementedError

    def interrupts(self, seat: int) -> tuple[int, ...]:
        """Moves that *seat* may make at any moment of a game that is not over, on turn or not.

        They are no decision of the turn: `moves` does not list them, and bots never make them.
        """
        return ()

    def concessions(self, seat: int) -> tuple[int, ...]:
        """Moves by which *seat* gives something up as soon as the others agree, on turn or not.

        Nobody makes them alone: the table does, when what was offered is accepted (`Endings.concede`).
        """
        return ()

    def play(self, seat: int, move: int) -> None:
        """Make a move. Raises NotYourTurn or IllegalMove and changes nothing when it is not legal."""
        if not self.may_play(seat, move):
            if seat in self.to_move():
                raise IllegalMove(Refusal(None, "refuse-illegal"))
            raise NotYourTurn(Refusal(None, "refuse-not_your_turn"))
        self.play_unchecked(seat, move)

    def may_play(self, seat: int, move: int) -> bool:
        """Whether *seat* may make this move now, on turn or not."""
        if self.is_to_move(seat) and self.is_legal(seat, move):
            return True
        return move in self.interrupts(seat) or move in self.concessions(seat)

    def is_legal(self, seat: int, move: int) -> bool:
        """Whether *move* is one of the legal moves of *seat*, who is to move."""
        if seat == CHANCE:
            return move in self.moves(CHANCE)
        legal = self.list_legal(seat)
        legal.check()
        return legal.has(move)

    def copy(self) -> Self:
        """An independent position equal to this one."""
        twin = type(self).__new__(type(self))
        twin.seats = self.seats
        twin.options = self.options
        twin.assign(self)
        return twin

    def guess(self, seat: int | None, dice: Dice) -> Self:
        """A position that *seat* cannot tell from this one: the hidden is dealt anew at its odds."""
        twin = self.copy()
        twin.deal_anew(-1 if seat is None else seat, dice)
        return twin

    def outcome(self) -> Outcome | None:
        """How it ended; None while somebody is to move."""
        if self.mover() != OVER:
            return None
        seats = range(self.seats)
        reason = self.REASONS[self.reason()]
        return Outcome(
            points=tuple([self.points(seat) for seat in seats]),
            winners=tuple([seat for seat in seats if self.wins(seat)]),
            reason=reason,
            drawn=reason in self.DRAWS,
        )

    def view(self, seat: int | None) -> Any:
        """What *seat* may know, built up from nothing; ``None`` is a spectator."""
        raise NotImplementedError

    def choose(self, seat: int, policy: int, dice: Dice) -> int:
        """The move of a quick player; `advise` for callers outside the compiled code."""
        known = memory.of_thread()
        known.forget()
        return self.advise(seat, policy, known.moves, dice)

    def roll(self, dice: Dice) -> int:
        """One of `chances` at its odds; `draw` for callers outside the compiled code."""
        return self.draw(dice)

    # The kernel

    def assign(self, other: Position) -> None:
        """Become equal to *other*, a position of the same game, seats and options."""
        body.copy_body(self, other)

    def is_to_move(self, seat: int) -> bool:
        """Whether *seat*, or CHANCE, may move now. Mostly one alone may, and that is quickly asked."""
        return (seat == self.mover() and seat != OVER) or seat in self.to_move()

    def list_legal(self, seat: int) -> Moves:
        """The legal moves of *seat*, who is to move: to be read before this thread asks again."""
        known = memory.of_thread()
        if not known.knows(self, seat):
            known.moves.clear()
            self.fill(known.moves, seat)
            known.remember(self, seat)
        return known.moves

    def mover(self) -> int:
        """The first seat that may move, CHANCE or OVER."""
        return OVER

    def fill(self, moves: Moves, seat: int) -> None:
        """Add the legal moves of *seat*, who is to move."""

    def play_unchecked(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal."""

    def draw(self, dice: Dice) -> int:
        """One of `chances`, drawn at its odds."""
        return 0

    def fill_chances(self, moves: Moves, weights: Moves) -> None:
        """Add every move of `chances`, and its weight beside it.

        A game whose search looks at all that chance may bring writes it without Python's lists.
        """
        for move, weight in self.chances():
            moves.add(move)
            weights.add(weight)

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """Deal what *seat* cannot see anew, in place; -1 is a spectator."""

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        """The move of a quick player of this policy; it looks only at what *seat* may know.

        Policy 0 is any legal move. *moves* is scratch space.
        """
        return self.any_move(seat, moves, dice)

    def hurry(self, policy: int, moves: Moves, dice: Dice) -> int:
        """Play on, every seat by this quick policy, as far as the game does it faster than step by step.

        How many moves were made; they are those of `advise` and `draw`. A game whose moves cost no more than
        the calls for them may write it.
        """
        return 0

    def any_move(self, seat: int, moves: Moves, dice: Dice) -> int:
        """One of the legal moves, each equally likely."""
        moves.clear()
        self.fill(moves, seat)
        return moves.items[dice.below(moves.count)]

    def shortlist(self, moves: Moves, seat: int) -> None:
        """Drop from the legal *moves* of *seat* what is not worth a thought; a search looks at the rest."""

    def is_settled(self) -> bool:
        """Whether a search that plays on may stop here and ask for the `worth`."""
        return self.mover() == OVER

    def worth(self, seat: int) -> float:
        """How well *seat* stands, where it is settled or a search looks no further: 0 is lost, 1 is won."""
        if self.mover() != OVER:
            return 0.5
        return 1.0 if self.wins(seat) else 0.0

    def key(self) -> int:
        """A number of 64 bits for this position and who is to move; equal ones have the same future.

        How it came about does not count. 0 is no number: such a position is not remembered.
        """
        return 0

    def evaluate(self, seat: int) -> int:
        """How well *seat*, one of two, stands in the middle of a game, in units of its own, below 100 000.

        The other stands as badly: its number is this one with the sign changed.
        """
        return int(1000.0 * (self.worth(seat) - self.worth(1 - seat)))

    def foresee(self, seat: int) -> int:
        """How it ends for *seat*, one of two and to move, where that is known and needs no search.

        A win after so many moves of both is their number, a loss the same below zero, a draw DRAWN; 0 where
        it is not known.
        """
        return 0

    def fill_loud(self, moves: Moves, seat: int) -> None:
        """Add the legal moves of *seat* after which `evaluate` would soon be wrong, such as captures."""

    def is_pressed(self, seat: int) -> bool:
        """Whether *seat*, who is to move, cannot leave things as they are: in check, or bound to capture."""
        return False

    def urgency(self, seat: int, move: int) -> int:
        """How early a search should try a move: above 0 before most others, below 0 after them."""
        return 0

    def may_skip(self, seat: int) -> bool:
        """Whether a bold search may ask what would happen if *seat*, who is to move, left its move out.

        Where having to move can be a misfortune the answer misleads.
        """
        return False

    def skip(self, seat: int) -> None:
        """Leave a move out, where a bold search may: the other is to move, nothing else has changed."""

    def points(self, seat: int) -> int:
        """The points of *seat* when it is over."""
        return 0

    def wins(self, seat: int) -> bool:
        """Whether *seat* has won, when it is over."""
        return False

    def reason(self) -> int:
        """Why it ended, as an index of `REASONS`."""
        return 0
