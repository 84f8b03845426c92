"""The rules of Cribbage: CR-1 to CR-16.

    card   0   1   2   3   4   5  …  36   37   38   39   40  …  51
          ac  ad  ah  as  2c  2d … 10c  10d  10h  10s   jc …  ks

A card is 4 × rank + suit, the ace lowest. Sets of cards are bits. The pack has no order: what comes is a move
of CHANCE, and no card exists before it comes. A move of a seat is an int:

    0 … 51                   lay this card in the play
    52                       say go
    100 + n, 200 + n         count n points, claim n that were missed (muggins); any number may be said
    1000 + 52 × low + high   lay these two away for the crib

and so is a move of CHANCE:

    0 … 51                   this card is cut, dealt, or turned up
    300                      the next hand, or the crib, is shown
    301                      the next deal begins

What a seat can infer by the rules: who cannot go on at a total holds no card that would fit. `floors` keeps
the highest value that was shown to be missing; all cards still held are worth more. What was laid away may be
anything.
"""

from __future__ import annotations

from hrajme.core import bits
from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.games.cribbage import encoding, look, quick, scoring
from hrajme.games.cribbage.encoding import (
    CARDS,
    CARDS_KEPT,
    CLAIM,
    COUNT,
    GO,
    JACK,
    LAY_AWAY,
    MOST_POINTS,
    NEXT_DEAL,
    PACK,
    SHOW,
    THIRTY_ONE,
)
from hrajme.games.cribbage.options import CribbageOptions
from hrajme.games.cribbage.view import CribbageView

ONE = 1
VALUES = list(encoding.VALUES)
CARDS_PER_HAND = 6
NOTHING = -1
CUTTING, DEALING, LAYING_AWAY, TURNING_UP, PLAYING = 0, 1, 2, 3, 4
SHOWING, COUNTING, CLAIMING, BETWEEN, DONE = 5, 6, 7, 8, 9
# What is shown, in this order: the hand of the non-dealer, that of the dealer, the crib.
CRIB = 3
REACHED, SKUNK, DOUBLE_SKUNK = 0, 1, 2
# How many ways to lay away a search looks at.
WORTH_A_THOUGHT = 4
# CR-15: who has no more than this when the other wins.
SKUNK_LINE = {"121": 90, "61": 30}
DOUBLE_LINE = {"121": 60, "61": NOTHING}


class CribbagePosition(Position):
    """One moment of Cribbage."""

    REASONS = ("reached", "skunk", "double_skunk")

    def __init__(self, seats: int, options: CribbageOptions) -> None:
        super().__init__(seats, options)
        self.target = int(options.target)
        self.min_run = options.min_run
        self.skunk_line = SKUNK_LINE[options.target]
        self.double_line = DOUBLE_LINE[options.target] if options.double_skunk else NOTHING
        self.muggins = options.muggins
        self.phase = CUTTING
        self.cuts = [NOTHING for _ in range(2)]
        self.dealer = NOTHING
        self.deals = 0
        self.scores = zeros(2)
        self.behind = zeros(2)
        self.pack = PACK
        self.held = zeros(2)
        self.sizes = zeros(2)
        self.kept = zeros(2)
        self.away = zeros(2)
        self.starter = NOTHING
        self.turn = NOTHING
        self.laid = zeros(8)
        self.layers = zeros(8)
        self.laid_count = 0
        self.covered = 0
        self.total = 0
        # The latest move in the play, where its count began, what was called, and whether it ended it.
        self.latest = NOTHING
        self.begun = 0
        self.called = 0
        self.is_last = False
        # The ranks of the cards that count, the latest in the lowest four bits.
        self.sequence = 0
        self.gone = 0
        self.floors = zeros(2)
        self.shown = 0
        self.worth_shown = 0
        self.counted = NOTHING
        self.claimed = NOTHING

    # For everybody

    def to_move(self) -> tuple[int, ...]:
        """CR-4: both lay away at once."""
        if self.phase == LAYING_AWAY:
            return tuple([seat for seat in range(2) if self.away[seat] == 0])
        mover = self.mover()
        return () if mover == OVER else (mover,)

    def chances(self) -> list[tuple[int, int]]:
        if self.mover() != CHANCE:
            return []
        if self.phase == SHOWING:
            return [(SHOW, 1)]
        if self.phase == BETWEEN:
            return [(NEXT_DEAL, 1)]
        return [(card, 1) for card in range(CARDS) if self.pack >> card & 1]

    def is_legal(self, seat: int, move: int) -> bool:
        """A card that may come is found in the pack, without listing them all."""
        if seat == CHANCE and self.phase <= TURNING_UP:
            return 0 <= move < CARDS and bool(self.pack >> move & 1)
        return Position.is_legal(self, seat, move)

    def view(self, seat: int | None) -> CribbageView:
        return look.view(self, seat)

    def shown_hand(self) -> tuple[int, int]:
        """Whose hand or crib is shown, and its cards; for callers outside the compiled code."""
        return self.shower(), self.shown_set()

    # The kernel

    def mover(self) -> int:
        if self.phase == PLAYING or self.phase == COUNTING or self.phase == CLAIMING:
            return self.turn
        if self.phase == LAYING_AWAY:
            return 0 if self.away[0] == 0 else 1
        return OVER if self.phase == DONE else CHANCE

    def fill(self, moves: Moves, seat: int) -> None:
        if self.phase == PLAYING:
            self.fill_cards(moves, seat)
        elif self.phase == LAYING_AWAY:
            self.fill_pairs(moves, seat)
        else:
            self.fill_numbers(moves, COUNT if self.phase == COUNTING else CLAIM)

    def fill_numbers(self, moves: Moves, kind: int) -> None:
        """CR-16: any number may be said, so that the list does not tell the right one."""
        for points in range(MOST_POINTS + 1):
            moves.add(kind + points)

    def fill_cards(self, moves: Moves, seat: int) -> None:
        """CR-10: the total may not pass 31; go is for who has nothing to lay."""
        rest = self.held[seat]
        while rest:
            card = bits.lowest(rest)
            rest &= rest - 1
            if self.total + VALUES[card] <= THIRTY_ONE:
                moves.add(card)
        if moves.count == 0:
            moves.add(GO)

    def fill_pairs(self, moves: Moves, seat: int) -> None:
        rest = self.held[seat]
        while rest:
            low = bits.lowest(rest)
            rest &= rest - 1
            others = rest
            while others:
                moves.add(LAY_AWAY + CARDS * low + bits.lowest(others))
                others &= others - 1

    def play_unchecked(self, seat: int, move: int) -> None:
        if self.phase == PLAYING:
            if move == GO:
                self.say_go(seat)
            else:
                self.lay(seat, move)
        elif self.phase == DEALING:
            self.deal_card(move)
        elif self.phase == LAYING_AWAY:
            self.lay_away(seat, move - LAY_AWAY)
        elif self.phase == TURNING_UP:
            self.turn_up(move)
        elif self.phase == SHOWING:
            self.show()
        elif self.phase == COUNTING:
            self.count(seat, move - COUNT)
        elif self.phase == CLAIMING:
            self.claim(seat, move - CLAIM)
        elif self.phase == CUTTING:
            self.cut(move)
        else:
            self.begin_deal(1 - self.dealer)

    def cut(self, card: int) -> None:
        """CR-3: the lower card deals first; equal cuts are cut again."""
        if self.cuts[0] == NOTHING:
            self.cuts[0] = card
            self.pack = PACK & ~(ONE << card)
        elif self.cuts[0] // 4 == card // 4:
            self.cuts[0] = NOTHING
            self.pack = PACK
        else:
            self.cuts[1] = card
            self.begin_deal(0 if self.cuts[0] < card else 1)

    def begin_deal(self, dealer: int) -> None:
        self.dealer = dealer
        self.deals += 1
        self.pack = PACK
        for seat in range(2):
            self.held[seat] = 0
            self.sizes[seat] = 0
            self.kept[seat] = 0
            self.away[seat] = 0
            self.floors[seat] = 0
        self.starter = NOTHING
        self.latest = NOTHING
        self.laid_count = 0
        self.shown = 0
        self.counted = NOTHING
        self.claimed = NOTHING
        self.begin_count()
        self.turn = 1 - dealer
        self.phase = DEALING

    def begin_count(self) -> None:
        """CR-12: from zero, and what was laid no longer counts."""
        self.covered = self.laid_count
        self.total = 0
        self.sequence = 0
        self.gone = 0

    def deal_card(self, card: int) -> None:
        """CR-4: six each, one by one, the non-dealer first."""
        self.pack &= ~(ONE << card)
        self.held[self.turn] |= ONE << card
        self.sizes[self.turn] += 1
        self.turn = 1 - self.turn
        if self.sizes[self.dealer] == CARDS_PER_HAND:
            self.phase = LAYING_AWAY

    def lay_away(self, seat: int, pair: int) -> None:
        self.away[seat] = ONE << (pair // CARDS) | ONE << (pair % CARDS)
        self.held[seat] &= ~self.away[seat]
        self.kept[seat] = self.held[seat]
        self.sizes[seat] = CARDS_KEPT
        if self.away[1 - seat]:
            self.phase = TURNING_UP

    def turn_up(self, card: int) -> None:
        """CR-5: the starter; a jack is 2 for the dealer. CR-6: the other leads."""
        self.starter = card
        self.pack &= ~(ONE << card)
        self.turn = 1 - self.dealer
        self.phase = PLAYING
        if card // 4 == JACK:
            self.peg(self.dealer, 2)

    def peg(self, seat: int, points: int) -> None:
        """CR-15: who reaches the last hole has won, at that very moment."""
        if points == 0:
            return
        self.behind[seat] = self.scores[seat]
        self.scores[seat] = min(self.target, self.scores[seat] + points)
        if self.scores[seat] == self.target:
            self.phase = DONE

    def lay(self, seat: int, card: int) -> None:
        self.held[seat] &= ~(ONE << card)
        self.sizes[seat] -= 1
        self.laid[self.laid_count] = card
        self.layers[self.laid_count] = seat
        self.laid_count += 1
        self.total += VALUES[card]
        self.sequence = self.sequence << 4 | card // 4
        self.latest = card
        self.begun = self.covered
        self.called = self.total
        count = self.laid_count - self.covered
        points = scoring.play_points(self.sequence, count, self.total, self.min_run)
        is_over = self.is_count_over(seat)
        self.is_last = is_over and self.total != THIRTY_ONE
        if self.is_last:
            points += 1
        self.peg(seat, points)
        if self.phase == DONE:
            return
        if is_over:
            self.finish_count(seat)
        elif self.may_answer(1 - seat):
            self.turn = 1 - seat

    def may_answer(self, seat: int) -> bool:
        """Whether this seat is asked for a card: it has some and has not said go."""
        return self.sizes[seat] != 0 and not self.gone >> seat & 1

    def is_count_over(self, seat: int) -> bool:
        """Whether nobody is asked for another card after that of *seat*."""
        if self.total == THIRTY_ONE:
            return True
        return not self.may_answer(1 - seat) and not self.can_lay(seat)

    def can_lay(self, seat: int) -> bool:
        # The lowest card is one of the least value.
        lowest = bits.lowest(self.held[seat]) if self.held[seat] else CARDS
        return lowest < CARDS and self.total + VALUES[lowest] <= THIRTY_ONE

    def say_go(self, seat: int) -> None:
        """CR-10: the other goes on as long as he can; CR-11: the last card is 1."""
        self.gone |= 1 << seat
        self.show_lack(seat)
        self.turn = 1 - seat
        self.latest = GO
        self.is_last = not self.can_lay(1 - seat)
        if self.is_last:
            self.peg(1 - seat, 1)
            if self.phase != DONE:
                self.finish_count(1 - seat)

    def show_lack(self, seat: int) -> None:
        """Everybody sees that no card of this hand fits."""
        self.floors[seat] = max(self.floors[seat], THIRTY_ONE - self.total)

    def finish_count(self, last: int) -> None:
        """CR-12: who did not lay the last card leads, if he has any left."""
        self.show_lack(0)
        self.show_lack(1)
        self.begin_count()
        self.turn = 1 - last if self.sizes[1 - last] else last
        if self.sizes[0] + self.sizes[1] == 0:
            self.phase = SHOWING

    def show(self) -> None:
        """CR-13, CR-14: the non-dealer's hand, the dealer's, the crib."""
        self.shown += 1
        self.worth_shown = self.worth_of_shown()
        self.turn = self.shower()
        if self.muggins:
            self.counted = NOTHING
            self.claimed = NOTHING
            self.phase = COUNTING
        else:
            self.counted = self.worth_shown
            self.peg(self.turn, self.worth_shown)
            self.go_on_showing()

    def shower(self) -> int:
        return 1 - self.dealer if self.shown == 1 else self.dealer

    def shown_set(self) -> int:
        return self.away[0] | self.away[1] if self.shown == CRIB else self.kept[self.shower()]

    def worth_of_shown(self) -> int:
        a = self.shown_set()
        b = a & (a - 1)
        c = b & (b - 1)
        d = c & (c - 1)
        return scoring.show_points(
            bits.lowest(a),
            bits.lowest(b),
            bits.lowest(c),
            bits.lowest(d),
            self.starter,
            self.shown == CRIB,
            self.min_run,
        )

    def go_on_showing(self) -> None:
        if self.phase != DONE:
            self.phase = BETWEEN if self.shown == CRIB else SHOWING

    def count(self, seat: int, points: int) -> None:
        """CR-16: what the owner finds is his; who counts more than is there gets nothing."""
        self.counted = points
        self.phase = CLAIMING
        self.turn = 1 - seat
        self.peg(seat, points if points <= self.worth_shown else 0)

    def claim(self, seat: int, points: int) -> None:
        """CR-16: what the owner has missed is the other's, if he sees it and claims no more."""
        self.claimed = points
        self.peg(seat, points if points <= self.missed() else 0)
        self.go_on_showing()

    def missed(self) -> int:
        """What the owner has not been given of the points that are there."""
        return self.worth_shown - self.counted if self.counted <= self.worth_shown else self.worth_shown

    def draw(self, dice: Dice) -> int:
        if self.phase == SHOWING:
            return SHOW
        if self.phase == BETWEEN:
            return NEXT_DEAL
        return self.any_card(dice)

    def any_card(self, dice: Dice) -> int:
        """Any card of the pack."""
        card = dice.below(CARDS)
        while not self.pack >> card & 1:
            card = dice.below(CARDS)
        return card

    def any_card_above(self, floor: int, dice: Dice) -> int:
        """Any card of the pack that is worth more than this; there is one."""
        card = self.any_card(dice)
        while VALUES[card] <= floor:
            card = self.any_card(dice)
        return card

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """Cards of which more is known are dealt first: then all deals that fit are equally likely."""
        if self.phase == CUTTING or self.shown == CRIB:  # Everything is open.
            return
        first = 0 if self.floors[0] >= self.floors[1] else 1
        for other in range(2):
            if other != seat:
                self.pack |= self.held[other] | self.away[other]
        for step in range(2):
            other = first if step == 0 else 1 - first
            if other != seat:
                self.deal_hand_anew(other, dice)
        for other in range(2):
            if other != seat and self.away[other]:
                self.away[other] = self.take_any(2, 0, dice)

    def deal_hand_anew(self, seat: int, dice: Dice) -> None:
        laid = self.kept[seat] & ~self.held[seat]
        self.held[seat] = self.take_any(self.sizes[seat], self.floors[seat], dice)
        if self.away[seat]:
            self.kept[seat] = laid | self.held[seat]

    def take_any(self, count: int, floor: int, dice: Dice) -> int:
        taken = 0
        for _ in range(count):
            card = ONE << self.any_card_above(floor, dice)
            self.pack &= ~card
            taken |= card
        return taken

    def points(self, seat: int) -> int:
        return self.scores[seat]

    def wins(self, seat: int) -> bool:
        return self.scores[seat] == self.target

    def reason(self) -> int:
        """CR-15: how far behind the other is."""
        lower = min(self.scores[0], self.scores[1])
        if lower <= self.double_line:
            return DOUBLE_SKUNK
        return SKUNK if lower <= self.skunk_line else REACHED

    def shortlist(self, moves: Moves, seat: int) -> None:
        if self.phase == LAYING_AWAY:
            quick.shortlist_away(self, seat, moves, WORTH_A_THOUGHT)

    def is_settled(self) -> bool:
        return self.phase >= BETWEEN

    def worth(self, seat: int) -> float:
        return quick.worth(self, seat)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        return quick.advise(self, seat, policy, moves, dice)

    def hurry(self, policy: int, moves: Moves, dice: Dice) -> int:
        """The usual loop; named like this, the methods are called directly, and a deal is dealt at once."""
        count = 0
        while self.phase != DONE:
            if self.phase == DEALING:
                self.deal_card(self.any_card(dice))
            else:
                self.hurry_one(CribbagePosition.mover(self), policy, moves, dice)
            count += 1
        return count

    def hurry_one(self, mover: int, policy: int, moves: Moves, dice: Dice) -> None:
        if mover == CHANCE:
            CribbagePosition.play_unchecked(self, mover, CribbagePosition.draw(self, dice))
        else:
            move = CribbagePosition.advise(self, mover, policy, moves, dice)
            CribbagePosition.play_unchecked(self, mover, move)
