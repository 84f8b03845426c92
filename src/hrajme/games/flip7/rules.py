"""The rules of Flip 7: F7-1 to F7-25.

    kind of card    0 … 12    13  14  15  16  17   18   19           20       21
                    numbers   +2  +4  +6  +8  +10  ×2   Flip Three   Freeze   Second Chance

The deck is the multiset of cards nobody has seen: it has no order, and a draw is a move of CHANCE. Every
card is in the deck, on the table or set aside. All that a round has turned up stays on the table until the
round is cleared away, also what a rule discards (a used or surplus Second Chance, the number it caught, an
action that finds nobody): only cards of earlier rounds are set aside. A move of a seat is an int:

    0               one more card
    1               stop
    10 + seat       give the action card to this seat

and so is a move of CHANCE:

    0 … 21          a card of this kind
    50              the table is cleared and the next round begins
    100 + seat      this seat is the first dealer

Actions that wait during a Flip Three stand in one queue: first drawn, first resolved (F7-16). Where only
one seat can get an action card it goes there without a question.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.games.flip7 import quick
from hrajme.games.flip7.encoding import (
    CARD_NAMES,
    DEALER,
    DECK,
    FLIP_THREE,
    FREEZE,
    GIVE,
    HIT,
    KINDS,
    NEXT_ROUND,
    PLUS_2,
    SECOND_CHANCE,
    STOP,
    TIMES_2,
    TOP_NUMBER,
)
from hrajme.games.flip7.options import Flip7Options
from hrajme.games.flip7.view import (
    Action,
    DeckPart,
    Flip7View,
    FlipThree,
    Phase,
    PointsPart,
    QuestionPart,
    RowsPart,
    Status,
)

MAX_SEATS = 36
ONE_DECK_SEATS = 18
CHALLENGE_SEATS = 2
LUCKY_SEVEN, LUCKY_BONUS = 7, 15
MAX_WAITING = 12

CHOOSE_DEALER, TURN, DRAW, GIVING, BETWEEN, DONE = 0, 1, 2, 3, 4, 5
PHASES: tuple[Phase, ...] = ("dealer", "turn", "draw", "give", "between", "over")

IN, STOPPED, FROZEN, BUST, FINISHED = 0, 1, 2, 3, 4
STATUS: tuple[Status, ...] = ("in", "stopped", "frozen", "bust", "finished")

AT_TARGET, AFTER_TIE, CHALLENGE_WON, CHALLENGE_LOST = 0, 1, 2, 3
NOTHING = -1
NOBODY = -1


class Flip7Position(Position):
    """One moment of Flip 7."""

    REASONS = ("target", "tie_break", "challenge_won", "challenge_lost")

    def __init__(self, seats: int, options: Flip7Options) -> None:
        super().__init__(seats, options)
        decks = 1 if seats <= ONE_DECK_SEATS else 2  # F7-3
        self.deck = [decks * DECK[kind] for kind in range(KINDS)]
        self.table = zeros(KINDS)
        self.aside = zeros(KINDS)
        self.deck_size = decks * sum(DECK)
        self.aside_size = 0
        self.deck_sum = decks * sum([kind * DECK[kind] for kind in range(TOP_NUMBER + 1)])
        self.numbers = zeros(MAX_SEATS)
        self.order = zeros(MAX_SEATS)
        self.counts = zeros(MAX_SEATS)
        self.sums = zeros(MAX_SEATS)
        self.modifiers = zeros(MAX_SEATS)
        self.pluses = zeros(MAX_SEATS)
        self.doublings = zeros(MAX_SEATS)
        self.second = zeros(MAX_SEATS)
        self.status = zeros(MAX_SEATS)
        self.bust_by = zeros(MAX_SEATS)
        self.totals = zeros(MAX_SEATS)
        self.candidate = [1 for _ in range(MAX_SEATS)]
        self.tie_break = False
        self.waiting_kind = zeros(MAX_WAITING)
        self.waiting_seat = zeros(MAX_WAITING)
        self.waiting = 0
        self.opening_deal = options.opening_deal
        self.bust_discards_waiting = options.bust_discards_waiting
        self.discards_return = False
        self.spares_the_lone = seats == 1 and not options.freeze_alone
        self.target = options.target
        self.challenge = options.challenge_rounds if seats <= CHALLENGE_SEATS else 0  # F7-4
        self.phase = CHOOSE_DEALER
        self.round = 0
        self.dealer = NOBODY
        self.turn = NOBODY
        self.opening_left = 0
        self.still_in = 0
        self.receiver = NOBODY
        self.to_deal = 0
        self.action = NOTHING
        self.chooser = NOBODY
        self.forced = NOTHING
        self.forced_seat = NOBODY
        self.discarded = 0
        self.lucky = NOBODY
        self.ending = AT_TARGET
        if seats == 1:
            self.begin_round(0)

    def chances(self) -> list[tuple[int, int]]:
        """Every kind of card by how many are in the deck; every seat alike for the first dealer (F7-5)."""
        if self.phase == DRAW:
            return [(kind, self.deck[kind]) for kind in range(KINDS) if self.deck[kind]]
        if self.phase == CHOOSE_DEALER:
            return [(DEALER + seat, 1) for seat in range(self.seats)]
        return [(NEXT_ROUND, 1)] if self.phase == BETWEEN else []

    def view(self, seat: int | None) -> Flip7View:
        turn = self.asked()
        fields = (
            seat,
            PHASES[self.phase],
            self.round,
            None if self.dealer == NOBODY else self.dealer,
            None if turn == NOBODY else turn,
            *self.view_rows(),
            *self.view_points(),
            *self.view_deck(),
            *self.view_question(turn),
        )
        return Flip7View(*fields)

    def view_rows(self) -> RowsPart:
        seats = range(self.seats)
        return (
            tuple([self.row_of(seat) for seat in seats]),
            tuple([self.modifiers_of(seat) for seat in seats]),
            tuple([bool(self.second[seat]) for seat in seats]),
            tuple([STATUS[self.status[seat]] for seat in seats]),
            tuple([self.bust_by[seat] if self.status[seat] == BUST else None for seat in seats]),
            None if self.lucky == NOBODY else self.lucky,
        )

    def view_points(self) -> PointsPart:
        seats = range(self.seats)
        return (
            tuple([self.value(seat) for seat in seats]),
            tuple([self.totals[seat] for seat in seats]),
            self.target,
            self.challenge - self.round + 1 if self.challenge else None,
        )

    def view_deck(self) -> DeckPart:
        return tuple([self.deck[kind] for kind in range(KINDS)]), self.deck_size, self.aside_size

    def view_question(self, turn: int) -> QuestionPart:
        dealing = turn != NOBODY and self.phase != GIVING
        return (
            Action(CARD_NAMES[self.action], self.chooser) if self.phase == GIVING else None,
            FlipThree(self.receiver, self.to_deal) if self.to_deal else None,
            tuple([self.waiting_action(index) for index in range(self.waiting)]),
            tuple([seat for seat in range(self.seats) if self.candidate[seat]]) if self.tie_break else (),
            (self.bust_cards(turn), self.deck_size) if dealing else None,
            self.phase == TURN and self.may_stop(turn),
        )

    def asked(self) -> int:
        """Who is asked now, or whose card comes up."""
        if self.phase == TURN:
            return self.turn
        if self.phase == DRAW:
            return self.receiver
        return self.chooser if self.phase == GIVING else NOBODY

    def row_of(self, seat: int) -> tuple[int, ...]:
        """The numbers in front of a seat in the order they came."""
        return tuple([self.order[seat] >> 4 * index & 15 for index in range(self.counts[seat])])

    def modifiers_of(self, seat: int) -> tuple[str, ...]:
        held: list[str] = []
        for kind in range(PLUS_2, TIMES_2 + 1):
            held += [CARD_NAMES[kind]] * (self.modifiers[seat] >> 2 * (kind - PLUS_2) & 3)
        return tuple(held)

    def waiting_action(self, index: int) -> Action:
        return Action(CARD_NAMES[self.waiting_kind[index]], self.waiting_seat[index])

    def row_points(self, seat: int) -> int:
        """`value`, for callers outside the compiled code."""
        return self.value(seat)

    # The kernel

    def mover(self) -> int:
        if self.phase == TURN:
            return self.turn
        if self.phase == GIVING:
            return self.chooser
        return OVER if self.phase == DONE else CHANCE

    def fill(self, moves: Moves, seat: int) -> None:
        if self.phase == TURN:
            moves.add(HIT)
            if self.may_stop(seat):
                moves.add(STOP)
            return
        for other in range(self.seats):
            if self.may_get(other):
                moves.add(GIVE + other)

    def is_in(self, seat: int) -> bool:
        """Whether a seat is still in the round."""
        return self.status[seat] == IN

    def may_stop(self, seat: int) -> bool:
        """F7-6: always; where everyone gets a card first, not with nothing in front."""
        return not self.opening_deal or self.counts[seat] + self.modifiers[seat] + self.second[seat] > 0

    def may_get(self, seat: int) -> bool:
        """F7-14, F7-15: who is still in; F7-18: and has no Second Chance, if it is one."""
        if self.action == FREEZE and self.spares_the_lone:
            return False
        return self.status[seat] == IN and (self.action != SECOND_CHANCE or self.second[seat] == 0)

    def play_unchecked(self, seat: int, move: int) -> None:
        self.forced = NOTHING
        self.discarded = 0
        if self.phase == TURN:
            if move == STOP:
                self.leave(seat, STOPPED)  # F7-8
                self.go_on()
            else:
                self.receiver = seat
                self.phase = DRAW
        elif self.phase == DRAW:
            self.deal(move)
        elif self.phase == GIVING:
            self.hand_over(move - GIVE)
            self.go_on()
        elif self.phase == BETWEEN:
            self.clear_table()
            self.begin_round((self.dealer + 1) % self.seats)  # F7-22
        else:
            self.begin_round(move - DEALER)  # F7-5

    def begin_round(self, dealer: int) -> None:
        self.round += 1
        self.dealer = dealer
        self.turn = dealer
        self.lucky = NOBODY
        self.opening_left = self.seats if self.opening_deal else 0
        self.still_in = 0
        for seat in range(self.seats):
            self.status[seat] = FINISHED if self.has_finished(seat) else IN
            self.still_in += self.status[seat] == IN
        self.next_turn()

    def has_finished(self, seat: int) -> bool:
        """F7-4: in a challenge who has reached the target plays no more."""
        return self.challenge > 0 and self.totals[seat] >= self.target

    def next_turn(self) -> None:
        """F7-5: the next player clockwise who is still in is offered a card; the dealer comes last."""
        seat = self.turn
        searching = True
        opening = False
        while searching:
            seat = seat + 1 if seat + 1 < self.seats else 0
            opening = self.opening_left > 0
            if opening:
                self.opening_left -= 1
            searching = self.status[seat] != IN
        self.turn = seat
        self.receiver = seat
        self.phase = DRAW if opening else TURN  # F7-6: the opening deal asks nobody.

    def deal(self, kind: int) -> None:
        """F7-7: a card of the deck comes to the row of who receives."""
        self.deck[kind] -= 1
        self.deck_size -= 1
        self.table[kind] += 1
        flipping = self.to_deal > 0
        self.to_deal -= flipping
        if kind <= TOP_NUMBER:
            self.take_number(self.receiver, kind)
        elif kind <= TIMES_2:
            self.take_modifier(self.receiver, kind)
        elif kind == SECOND_CHANCE:
            self.take_second_chance(self.receiver)
        elif flipping:
            self.wait(kind, self.receiver)
        else:
            self.resolve(kind, self.receiver)  # F7-13
        if self.phase == DRAW:
            self.go_on()
            if self.deck_size == 0 and self.phase != BETWEEN and self.phase != DONE:
                self.remake_deck()

    def take_number(self, seat: int, number: int) -> None:
        self.deck_sum -= number
        if self.numbers[seat] >> number & 1:
            self.take_twin(seat, number)
            return
        self.numbers[seat] |= 1 << number  # F7-9
        self.order[seat] |= number << 4 * self.counts[seat]
        self.counts[seat] += 1
        self.sums[seat] += number
        if self.counts[seat] == LUCKY_SEVEN:  # F7-11
            self.lucky = seat
            self.end_round()

    def take_twin(self, seat: int, number: int) -> None:
        """F7-10: a number that is there already busts; F7-17: or costs the Second Chance."""
        if self.second[seat]:
            self.second[seat] = 0
            self.lay_aside(SECOND_CHANCE)
            self.lay_aside(number)
        else:
            self.bust_by[seat] = number
            self.leave(seat, BUST)

    def take_modifier(self, seat: int, kind: int) -> None:
        """F7-12: above the row, until the round is scored."""
        self.modifiers[seat] += 1 << 2 * (kind - PLUS_2)
        if kind == TIMES_2:
            self.doublings[seat] += 1
        else:
            self.pluses[seat] += 2 * (kind - PLUS_2 + 1)

    def take_second_chance(self, seat: int) -> None:
        if self.second[seat]:
            self.resolve(SECOND_CHANCE, seat)  # F7-18
        else:
            self.second[seat] = 1

    def wait(self, kind: int, seat: int) -> None:
        """F7-16: until the three cards are dealt."""
        self.waiting_kind[self.waiting] = kind
        self.waiting_seat[self.waiting] = seat
        self.waiting += 1

    def resolve(self, kind: int, chooser: int) -> None:
        """Ask *chooser* who gets the action card, unless one seat or none can get it."""
        self.action = kind
        self.chooser = chooser
        found = 0
        only = NOBODY
        for seat in range(self.seats):
            if self.may_get(seat):
                found += 1
                only = seat
        if found == 0:
            self.action = NOTHING
            self.discard(kind)
        elif found == 1:
            self.forced = kind
            self.forced_seat = only
            self.hand_over(only)

    def hand_over(self, target: int) -> None:
        """The action card takes effect on *target*."""
        kind = self.action
        self.action = NOTHING
        if kind == FREEZE:
            self.leave(target, FROZEN)  # F7-14
        elif kind == FLIP_THREE:
            self.receiver = target
            self.to_deal = 3  # F7-15
        else:
            self.second[target] = 1

    def leave(self, seat: int, status: int) -> None:
        self.status[seat] = status
        self.still_in -= 1

    def go_on(self) -> None:
        """The question that is open, the rest of a Flip Three, what waits, then the next turn."""
        while self.action == NOTHING:
            if self.to_deal > 0 and self.status[self.receiver] == IN:
                self.phase = DRAW
                return
            self.to_deal = 0  # F7-15: a bust stops it.
            if self.waiting > 0:
                self.resolve_first()
            elif self.still_in > 0:
                self.next_turn()
                return
            else:
                self.end_round()  # F7-20
                return
        self.phase = GIVING

    def resolve_first(self) -> None:
        """F7-16: what waits is resolved in the order drawn, by who drew it, even if bust meanwhile."""
        kind = self.waiting_kind[0]
        seat = self.waiting_seat[0]
        self.waiting -= 1
        for index in range(self.waiting):
            self.waiting_kind[index] = self.waiting_kind[index + 1]
            self.waiting_seat[index] = self.waiting_seat[index + 1]
        if self.bust_discards_waiting and self.status[seat] == BUST:
            self.discard(kind)
        else:
            self.resolve(kind, seat)

    def discard(self, kind: int) -> None:
        """An action card that nobody gets."""
        self.discarded += 1
        self.lay_aside(kind)

    def lay_aside(self, kind: int) -> None:
        """F7-23: a discarded card stays with its round; by version 1 it could come back in the same one."""
        if self.discards_return:
            self.table[kind] -= 1
            self.aside[kind] += 1
            self.aside_size += 1

    def remake_deck(self) -> None:
        """F7-23: the cards of earlier rounds are the new deck; without any it ends as if all stopped."""
        if self.aside_size == 0:
            for seat in range(self.seats):
                if self.status[seat] == IN:
                    self.leave(seat, STOPPED)
            self.end_round()
            return
        self.deck_size = self.aside_size
        self.aside_size = 0
        for kind in range(KINDS):
            self.deck[kind] = self.aside[kind]
            self.aside[kind] = 0
        self.deck_sum = 0
        for kind in range(1, TOP_NUMBER + 1):
            self.deck_sum += kind * self.deck[kind]

    def value(self, seat: int) -> int:
        """F7-21: the numbers, doubled by ×2, then the other modifiers, then the bonus of a Lucky Seven."""
        if self.status[seat] == BUST:
            return 0
        bonus = LUCKY_BONUS if self.counts[seat] == LUCKY_SEVEN else 0
        return (self.sums[seat] << self.doublings[seat]) + self.pluses[seat] + bonus

    def end_round(self) -> None:
        self.to_deal = 0
        self.action = NOTHING
        self.discarded += self.waiting  # F7-16: a Lucky Seven leaves nothing to wait for.
        self.waiting = 0
        self.phase = BETWEEN
        for seat in range(self.seats):
            self.totals[seat] += self.value(seat)
        if self.challenge > 0:
            self.end_challenge()
        else:
            self.end_game()

    def end_challenge(self) -> None:
        """F7-4: over after the last round or when every seat has reached the target."""
        reached = 0
        for seat in range(self.seats):
            reached += self.has_finished(seat)
        if reached == self.seats or self.round == self.challenge:
            self.phase = DONE
            self.ending = CHALLENGE_WON if reached > 0 else CHALLENGE_LOST

    def end_game(self) -> None:
        """F7-24: the highest total wins; F7-25: those who share it are candidates in one more round."""
        best = 0
        for seat in range(self.seats):
            if self.candidate[seat]:
                best = max(best, self.totals[seat])
        if best < self.target:
            return
        leaders = 0
        for seat in range(self.seats):
            if self.totals[seat] != best:
                self.candidate[seat] = 0
            leaders += self.candidate[seat]
        if leaders == 1:
            self.phase = DONE
            self.ending = AFTER_TIE if self.tie_break else AT_TARGET
        else:
            self.tie_break = True

    def clear_table(self) -> None:
        """F7-19, F7-22: all cards of the round are set aside; F7-23: and shuffled if the deck is empty."""
        for kind in range(KINDS):
            self.aside[kind] += self.table[kind]
            self.aside_size += self.table[kind]
            self.table[kind] = 0
        for seat in range(self.seats):
            self.numbers[seat] = 0
            self.order[seat] = 0
            self.counts[seat] = 0
            self.sums[seat] = 0
            self.modifiers[seat] = 0
            self.pluses[seat] = 0
            self.doublings[seat] = 0
            self.second[seat] = 0
        if self.deck_size == 0:
            self.remake_deck()

    def draw(self, dice: Dice) -> int:
        if self.phase != DRAW:
            return NEXT_ROUND if self.phase == BETWEEN else DEALER + dice.below(self.seats)
        left = dice.below(self.deck_size)
        for kind in range(TOP_NUMBER, -1, -1):
            left -= self.deck[kind]
            if left < 0:
                return kind
        kind = PLUS_2
        left -= self.deck[kind]
        while left >= 0:
            kind += 1
            left -= self.deck[kind]
        return kind

    def points(self, seat: int) -> int:
        return self.totals[seat]

    def wins(self, seat: int) -> bool:
        return self.has_finished(seat) if self.challenge > 0 else self.candidate[seat] == 1

    def reason(self) -> int:
        return self.ending

    def is_settled(self) -> bool:
        """Between two rounds, or over."""
        return self.phase == BETWEEN or self.phase == DONE

    def worth(self, seat: int) -> float:
        if self.phase == DONE:
            return 1.0 if self.wins(seat) else 0.0
        return quick.worth(self, seat)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        return quick.advise(self, seat, policy, moves, dice)

    def bust_cards(self, seat: int) -> int:
        """How many cards of the deck would bust a seat."""
        if self.second[seat]:
            return 0
        return self.twin_cards(seat)

    def twin_cards(self, seat: int) -> int:
        """How many cards of the deck a seat has in the row already."""
        cards = 0
        for index in range(self.counts[seat]):
            cards += self.deck[self.order[seat] >> 4 * index & 15]
        return cards
