"""The rules of The Game: TG-1 to TG-12 and TG-15 to TG-21. (TG-13 and TG-14 are in talk.py.)

    pile      0     1     2     3        written 1 2 3 4 in the notation
    starts    1     1   100   100        0 and 1 ascend, 2 and 3 descend

A card is its number, 2 to 99. The draw pile is the set of cards nobody has seen: it has no order, and a
draw is a move of CHANCE. A move of a seat is an int:

    0              end the turn
    4 * card + pile   lay a card on a pile
    400 + seat     nominate this seat to start (TG-4)
    410            agree with the candidate
    420 + n        offer to start oneself, 9 most gladly, 0 least: what bots say instead of numbers
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.games.the_game import quick
from hrajme.games.the_game.encoding import AGREE, END, MOST_EAGER, NOBODY, NOMINATE, OFFER
from hrajme.games.the_game.options import TheGameOptions
from hrajme.games.the_game.view import Phase, TheGameView

LOWEST, HIGHEST = 2, 99
CARDS = 98
PILES = 4
DESCENDING = 2
MAX_SEATS = 5

# Whom somebody nominated outright cannot be outbid by an offer.
NOMINATED = 10

DEAL, OPENING, TURN, DRAW, DONE = 0, 1, 2, 3, 4
PHASES: tuple[Phase, ...] = ("deal", "opening", "turn", "draw", "over")

BEATEN, EXCELLENT, STUCK, BURNT = 0, 1, 2, 3
EXCELLENT_LEFT = 10

IN_DRAW_PILE, LAID = -1, -2


def hand_size(seats: int, smaller: bool) -> int:
    """TG-3: 8 cards alone, 7 for two, 6 for more; TG-20: one less."""
    return max(9 - seats, 6) - smaller


def is_fire(card: int) -> bool:
    """TG-21: 22, 33, 44, 55, 66 and 77."""
    return card % 11 == 0 and 22 <= card <= 77


class TheGamePosition(Position):
    """One moment of The Game."""

    REASONS = ("beaten", "excellent", "stuck", "burnt")

    def __init__(self, seats: int, options: TheGameOptions) -> None:
        super().__init__(seats, options)
        self.tops = [1, 1, 100, 100]  # TG-1
        self.beneath = zeros(101)
        self.hands = [zeros(8) for _ in range(MAX_SEATS)]
        self.hand_sizes = zeros(MAX_SEATS)
        self.owner = [IN_DRAW_PILE for _ in range(101)]
        self.unseen = [LOWEST + index for index in range(CARDS)]
        self.slot = [0, 0, *range(CARDS), 0]
        self.unseen_count = CARDS
        # How many cards below a number are not laid yet.
        self.below: list[int] = [0, 0, *range(CARDS), CARDS]
        self.full_hand = hand_size(seats, options.smaller_hands)
        self.base_minimum = 3 if options.expert else 2  # TG-8, TG-19
        self.on_fire = options.on_fire
        self.starter = ("agree", "random", "host").index(options.starter)
        self.phase = DEAL
        self.drawer = 0
        self.to_draw = self.full_hand
        self.turn = NOBODY
        self.minimum = 0
        self.placed = 0
        self.lit = 0
        self.candidate = NOBODY
        self.eagerness = 0
        self.agreed = 0
        self.nominated = 0
        self.ending = STUCK

    def to_move(self) -> tuple[int, ...]:
        if self.phase == OPENING and self.starter == 0:
            return tuple([seat for seat in range(self.seats) if not self.agreed >> seat & 1])
        mover = self.mover()
        return () if mover == OVER else (mover,)

    def chances(self) -> list[tuple[int, int]]:
        """Every card of the draw pile is equally likely; so is every seat for a random start."""
        if self.mover() != CHANCE:
            return []
        if self.phase == OPENING:
            return [(NOMINATE + seat, 1) for seat in range(self.seats)]
        return [(card, 1) for card in range(LOWEST, HIGHEST + 1) if self.owner[card] == IN_DRAW_PILE]

    def is_legal(self, seat: int, move: int) -> bool:
        if seat == CHANCE and self.phase != OPENING:
            return LOWEST <= move <= HIGHEST and self.owner[move] == IN_DRAW_PILE
        return Position.is_legal(self, seat, move)

    def view(self, seat: int | None) -> TheGameView:
        over = self.phase == DONE
        opening = self.phase == OPENING
        return TheGameView(
            seat=seat,
            phase=PHASES[self.phase],
            tops=tuple([self.tops[pile] for pile in range(PILES)]),
            hand=() if seat is None else self.hand_of(seat),
            hand_sizes=tuple([self.hand_sizes[each] for each in range(self.seats)]),
            draw_pile=self.unseen_count,
            turn=None if self.turn == NOBODY else self.turn,
            minimum=self.minimum,
            placed=self.placed,
            on_fire=self.on_fire,
            burning=tuple([bool(self.lit >> pile & 1) for pile in range(PILES)]),
            candidate=self.candidate if opening and self.candidate != NOBODY else None,
            eagerness=self.eagerness if opening and self.candidate != NOBODY else None,
            agreed=self.members(self.agreed) if opening else (),
            nominated=self.members(self.nominated) if opening else (),
            # Once it is over the hands are laid open to be counted (TG-18).
            open_hands=tuple([self.hand_of(each) for each in range(self.seats)]) if over else None,
            piles=tuple([self.pile_of(pile) for pile in range(PILES)]) if self.options.review_piles else None,
        )

    def hand_of(self, seat: int) -> tuple[int, ...]:
        """The cards in a seat's hand, lowest first."""
        return tuple([self.hands[seat][index] for index in range(self.hand_sizes[seat])])

    def pile_of(self, pile: int) -> tuple[int, ...]:
        """The cards of a pile from the bottom up, for tables that allow looking (TG-7)."""
        cards: list[int] = []
        card = self.tops[pile]
        while LOWEST <= card <= HIGHEST:
            cards.insert(0, card)
            card = self.beneath[card]
        return tuple(cards)

    def members(self, seats: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.seats) if seats >> seat & 1])

    def allows(self, card: int, pile: int) -> bool:
        """`fits`, for callers outside the compiled code."""
        return self.fits(card, pile)

    def draw_pile_is_empty(self) -> bool:
        return self.unseen_count == 0

    # The kernel

    def mover(self) -> int:
        if self.phase == DONE:
            return OVER
        if self.phase == TURN:
            return self.turn
        if self.phase == OPENING and self.starter != 1:
            return 0 if self.starter == 2 else self.first_to_agree()
        return CHANCE

    def first_to_agree(self) -> int:
        for seat in range(self.seats):
            if not self.agreed >> seat & 1:
                return seat
        return OVER

    def fits(self, card: int, pile: int) -> bool:
        top = self.tops[pile]
        if pile < DESCENDING:
            return card > top or card == top - 10  # TG-5, TG-11
        return card < top or card == top + 10  # TG-6, TG-12

    def can_place(self, seat: int) -> bool:
        for index in range(self.hand_sizes[seat]):
            card = self.hands[seat][index]
            for pile in range(PILES):
                if self.fits(card, pile):
                    return True
        return False

    def fill(self, moves: Moves, seat: int) -> None:
        if self.phase == OPENING:
            self.fill_opening(moves, seat)
            return
        for index in range(self.hand_sizes[seat]):
            card = self.hands[seat][index]
            for pile in range(PILES):
                if self.fits(card, pile):
                    moves.add(4 * card + pile)
        if self.placed >= self.minimum:  # TG-8, TG-17
            moves.add(END)

    def fill_opening(self, moves: Moves, seat: int) -> None:
        """TG-4: agree with the candidate, or, once for each seat, name another."""
        if self.candidate != NOBODY:
            moves.add(AGREE)
        if self.nominated >> seat & 1:
            return
        for other in range(self.seats):
            if other != self.candidate:
                moves.add(NOMINATE + other)
        if self.candidate == seat or self.starter == 2:
            return
        for eagerness in range(0 if self.candidate == NOBODY else self.eagerness + 1, MOST_EAGER + 1):
            moves.add(OFFER + eagerness)

    def play_unchecked(self, seat: int, move: int) -> None:
        if self.phase == TURN:
            if move == END:
                self.end_turn()
            else:
                self.lay(seat, move >> 2, move & 3)
        elif self.phase == OPENING:
            self.settle_start(seat, move)
        else:
            self.take(move)

    def settle_start(self, seat: int, move: int) -> None:
        if self.starter != 0:
            self.begin_turn(move - NOMINATE)
            return
        if move == AGREE:
            self.agreed |= 1 << seat
        else:
            self.nominated |= 1 << seat
            self.agreed = 1 << seat
            self.candidate = seat if move >= OFFER else move - NOMINATE
            self.eagerness = move - OFFER if move >= OFFER else NOMINATED
        if self.first_to_agree() == OVER:
            self.begin_turn(self.candidate)

    def lay(self, seat: int, card: int, pile: int) -> None:
        self.beneath[card] = self.tops[pile]
        self.tops[pile] = card
        self.lit &= ~(1 << pile)
        for higher in range(card + 1, 101):
            self.below[higher] -= 1
        self.owner[card] = LAID
        self.remove_from_hand(seat, card)
        self.placed += 1
        if self.hand_sizes[seat] == 0:
            self.end_turn()
        elif self.placed < self.minimum and not self.can_place(seat):
            self.finish(STUCK)  # TG-17

    def remove_from_hand(self, seat: int, card: int) -> None:
        last = self.hand_sizes[seat] - 1
        index = 0
        while self.hands[seat][index] != card:
            index += 1
        while index < last:
            self.hands[seat][index] = self.hands[seat][index + 1]
            index += 1
        self.hand_sizes[seat] = last

    def end_turn(self) -> None:
        """TG-10: draw as many as were placed, then the next player with cards (TG-16)."""
        if self.unplaced() == 0:
            self.finish(BEATEN)
        elif self.lit:
            self.finish(BURNT)  # TG-21
        else:
            self.drawer = self.turn
            self.to_draw = min(self.placed, self.unseen_count)
            self.phase = DRAW
            if self.to_draw == 0:
                self.next_turn()

    def take(self, card: int) -> None:
        """A card of the draw pile comes to the hand of who draws."""
        self.remove_unseen(card)
        self.add_to_hand(self.drawer, card)
        self.to_draw -= 1
        if self.to_draw:
            return
        if self.phase == DRAW:
            self.next_turn()
        elif self.drawer + 1 < self.seats:
            self.drawer += 1
            self.to_draw = self.full_hand
        elif self.seats == 1:
            self.begin_turn(0)
        else:
            self.phase = OPENING  # TG-4

    def remove_unseen(self, card: int) -> None:
        index = self.slot[card]
        self.unseen_count -= 1
        last = self.unseen[self.unseen_count]
        self.unseen[index] = last
        self.slot[last] = index

    def add_unseen(self, card: int) -> None:
        self.unseen[self.unseen_count] = card
        self.slot[card] = self.unseen_count
        self.unseen_count += 1
        self.owner[card] = IN_DRAW_PILE

    def add_to_hand(self, seat: int, card: int) -> None:
        index = self.hand_sizes[seat]
        while index > 0 and self.hands[seat][index - 1] > card:
            self.hands[seat][index] = self.hands[seat][index - 1]
            index -= 1
        self.hands[seat][index] = card
        self.hand_sizes[seat] += 1
        self.owner[card] = seat

    def next_turn(self) -> None:
        """TG-8: clockwise; TG-16: who has no cards is skipped."""
        seat = (self.turn + 1) % self.seats
        while self.hand_sizes[seat] == 0:
            seat = (seat + 1) % self.seats
        self.begin_turn(seat)

    def begin_turn(self, seat: int) -> None:
        self.phase = TURN
        self.turn = seat
        self.placed = 0
        self.minimum = self.base_minimum if self.unseen_count else 1  # TG-15
        if self.on_fire:
            self.light_piles()
        if not self.can_place(seat):
            self.finish(STUCK)  # TG-17

    def light_piles(self) -> None:
        """TG-21: a fire card that lies on top when a turn begins must be covered in it."""
        self.lit = 0
        for pile in range(PILES):
            if is_fire(self.tops[pile]):
                self.lit |= 1 << pile

    def unplaced(self) -> int:
        """TG-18: the cards in all hands and in the draw pile."""
        left = self.unseen_count
        for seat in range(self.seats):
            left += self.hand_sizes[seat]
        return left

    def finish(self, ending: int) -> None:
        self.phase = DONE
        self.ending = ending
        if ending == STUCK and self.unplaced() <= EXCELLENT_LEFT:
            self.ending = EXCELLENT  # TG-18

    def draw(self, dice: Dice) -> int:
        if self.phase == OPENING:
            return NOMINATE + dice.below(self.seats)
        return self.unseen[dice.below(self.unseen_count)]

    def deal_anew(self, seat: int, dice: Dice) -> None:
        if self.phase == DONE:
            return  # Everything is open.
        self.deal_hidden(seat, dice)
        # That the game goes on tells everybody that who is on turn can place a card (TG-17).
        while self.phase == TURN and self.placed < self.minimum and not self.can_place(self.turn):
            self.deal_hidden(seat, dice)

    def deal_hidden(self, seat: int, dice: Dice) -> None:
        for other in range(self.seats):
            if other != seat:
                for index in range(self.hand_sizes[other]):
                    self.add_unseen(self.hands[other][index])
        for other in range(self.seats):
            if other != seat:
                size = self.hand_sizes[other]
                self.hand_sizes[other] = 0
                while self.hand_sizes[other] < size:
                    card = self.unseen[dice.below(self.unseen_count)]
                    self.remove_unseen(card)
                    self.add_to_hand(other, card)

    def points(self, seat: int) -> int:
        return CARDS - self.unplaced()

    def wins(self, seat: int) -> bool:
        return self.ending == BEATEN  # TG-2: all together.

    def reason(self) -> int:
        return self.ending

    def worth(self, seat: int) -> float:
        left = self.unplaced()
        return 1.0 if left == 0 else 0.8 * (1.0 - left / 98.0)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        return quick.advise(self, seat, policy, moves, dice)

    def shortlist(self, moves: Moves, seat: int) -> None:
        quick.shortlist(self, moves, seat)

    def is_opening(self) -> bool:
        return self.phase == OPENING

    def burns(self, card: int) -> bool:
        """TG-21: whether this is a fire card at a table that plays with them."""
        return self.on_fire and is_fire(card)
