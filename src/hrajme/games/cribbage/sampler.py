"""What comes of play by the quick player: how deals go, and what four cards gain in the play."""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.seats import CHANCE
from hrajme.games.cribbage.encoding import CARDS
from hrajme.games.cribbage.rules import CribbagePosition

LONGEST = 121
SEASONED = 3
MOST_EVENTS = 24
MOST_DEALS = 4000
HANDS = 20_000
CARDS_KEPT = 4
DEALING, LAYING_AWAY, TURNING_UP, PLAYING = 1, 2, 3, 4
ONE = 1


class Deals:
    """Deals that the quick player has played with itself: who scored what, in order."""

    def __init__(self, start: CribbagePosition) -> None:
        self.start = start
        self.position = start.copy()
        self.moves = Moves()
        self.count = 0
        # Points of the dealer are above zero, those of the other below; a deal ends with 0.
        self.events = zeros(MOST_EVENTS * MOST_DEALS)
        self.chances = [0.0 for _ in range(LONGEST * LONGEST)]

    def play(self, deals: int, dice: Dice) -> None:
        """Play so many, and keep those in which anybody scored."""
        while self.count < deals:
            self.play_one(dice)

    def play_one(self, dice: Dice) -> None:
        self.position.assign(self.start)
        place = MOST_EVENTS * self.count
        before = [0] * 2
        while not self.position.is_settled():
            self.step(dice)
            for seat in range(2):
                gained = self.position.scores[seat] - before[seat]
                if gained:
                    before[seat] = self.position.scores[seat]
                    self.events[place] = gained if seat == self.position.dealer else -gained
                    place += 1
        self.events[place] = 0
        if place > MOST_EVENTS * self.count:
            self.count += 1

    def step(self, dice: Dice) -> None:
        mover = self.position.mover()
        if mover == CHANCE:
            self.position.play_unchecked(mover, self.position.draw(dice))
        else:
            move = self.position.advise(mover, SEASONED, self.moves, dice)
            self.position.play_unchecked(mover, move)

    def solve_chances(self) -> None:
        """The chance of the dealer for all needs of both, the shortest way to go first."""
        for total in range(2, 2 * LONGEST + 1):
            for dealer in range(max(1, total - LONGEST), min(LONGEST, total - 1) + 1):
                self.chances[LONGEST * (dealer - 1) + total - dealer - 1] = self.chance(
                    dealer, total - dealer
                )

    def chance(self, dealer: int, other: int) -> float:
        total = 0.0
        for deal in range(self.count):
            total += self.chance_in(deal, dealer, other)
        return total / self.count

    def chance_in(self, deal: int, dealer: int, other: int) -> float:
        """How one deal goes on from there: the other deals next."""
        place = MOST_EVENTS * deal
        while self.events[place]:
            if self.events[place] > 0:
                dealer -= self.events[place]
                if dealer <= 0:
                    return 1.0
            else:
                other += self.events[place]
                if other <= 0:
                    return 0.0
            place += 1
        return 1.0 - self.chances[LONGEST * (other - 1) + dealer - 1]


class Plays:
    """Plays of four given ranks against hands as the quick player keeps them."""

    def __init__(self, start: CribbagePosition) -> None:
        self.start = start
        self.position = start.copy()
        self.moves = Moves()
        # What either role has kept, hand after hand: the non-dealer's first.
        self.kept = zeros(2 * HANDS)

    def deal_hands(self, dice: Dice) -> None:
        """Fill the hands; both of a deal are kept, in one place each."""
        for place in range(HANDS):
            self.position.assign(self.start)
            while self.position.phase < TURNING_UP:
                self.step(dice)
            self.kept[place] = self.position.kept[1 - self.position.dealer]
            self.kept[HANDS + place] = self.position.kept[self.position.dealer]

    def step(self, dice: Dice) -> None:
        mover = self.position.mover()
        if mover == CHANCE:
            self.position.play_unchecked(CHANCE, self.position.draw(dice))
        else:
            self.position.play_unchecked(mover, self.position.advise(mover, SEASONED, self.moves, dice))

    def gain(self, role: int, ranks: list[int], plays: int, dice: Dice) -> float:
        """What these four ranks score in the play, less what the other does, on average."""
        mine = 0
        for rank in ranks:
            suit = 0
            while mine >> (4 * rank + suit) & 1:
                suit += 1
            mine |= ONE << (4 * rank + suit)
        return self.mean_gain(role, mine, plays, dice)

    def mean_gain(self, role: int, mine: int, plays: int, dice: Dice) -> float:
        total = 0
        for _ in range(plays):
            theirs = self.kept[HANDS * (1 - role) + dice.below(HANDS)]
            while theirs & mine:
                theirs = self.kept[HANDS * (1 - role) + dice.below(HANDS)]
            total += self.play_one(role, mine, theirs, dice)
        return (total + 0.0) / plays

    def play_one(self, role: int, mine: int, theirs: int, dice: Dice) -> int:
        self.position.assign(self.start)
        seat = self.position.dealer if role == 1 else 1 - self.position.dealer
        self.hold(seat, mine)
        self.hold(1 - seat, theirs)
        self.position.phase = TURNING_UP
        starter = dice.below(CARDS)
        while not self.position.pack >> starter & 1:
            starter = dice.below(CARDS)
        self.position.play_unchecked(CHANCE, starter)
        # CR-5: his heels are no merit of the play.
        self.position.scores[0] = 0
        self.position.scores[1] = 0
        while self.position.phase == PLAYING:
            self.step(dice)
        return self.position.scores[seat] - self.position.scores[1 - seat]

    def hold(self, seat: int, cards: int) -> None:
        self.position.held[seat] = cards
        self.position.kept[seat] = cards
        self.position.sizes[seat] = CARDS_KEPT
        self.position.pack &= ~cards
