"""The rules of Stripped Snake: SH-1 to SH-6.

The seats sit around the table clockwise: the left neighbour of seat 0 is seat 1, the right one is the last
seat. A duel is two throws of four dice, the attacker's and then the target's.

The only move of a seat is 0, throw. A move of CHANCE is the throw, 1446 being a one, two fours and a six, or
7000 + seat, the first attacker.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.core.throw import all_throws, dice_of, pips, throw_dice
from hrajme.games.stripped_snake.encoding import DICE, FIRST, THROW
from hrajme.games.stripped_snake.options import StrippedSnakeOptions
from hrajme.games.stripped_snake.view import Duel, Phase, StrippedSnakeView

MAX_SEATS, MAX_DUELS = 12, 12

CHOOSE_FIRST, ATTACK, ATTACK_ROLLS, DEFENCE, DEFENCE_ROLLS, DONE = 0, 1, 2, 3, 4, 5
PHASES: tuple[Phase, ...] = ("first", "attack", "attack_throw", "defence", "defence_throw", "over")


class StrippedSnakePosition(Position):
    """One moment of Stripped Snake."""

    REASONS = ("last",)

    def __init__(self, seats: int, options: StrippedSnakeOptions) -> None:
        super().__init__(seats, options)
        self.auto = options.auto
        self.phase = CHOOSE_FIRST
        self.out = zeros(MAX_SEATS)
        self.duels = 0
        # Of every duel; the one that is on is the last.
        self.attackers = zeros(MAX_DUELS)
        self.targets = zeros(MAX_DUELS)
        self.attacks = zeros(MAX_DUELS)
        self.defences = zeros(MAX_DUELS)

    def chances(self) -> list[tuple[int, int]]:
        """SH-6: the first attacker is random, each alike; then four dice."""
        if self.phase == CHOOSE_FIRST:
            return [(FIRST + seat, 1) for seat in range(self.seats)]
        return list(all_throws(DICE)) if self.phase in (ATTACK_ROLLS, DEFENCE_ROLLS) else []

    def view(self, seat: int | None) -> StrippedSnakeView:
        is_on = self.phase not in (CHOOSE_FIRST, DONE)
        turn = self.asked()
        return StrippedSnakeView(
            seat=seat,
            phase=PHASES[self.phase],
            turn=None if turn == OVER else turn,
            duel=self.duel_at(self.duels) if is_on else None,
            duels=tuple([self.duel_at(index) for index in range(self.duels)]),
            out=tuple([self.out[each] or None for each in range(self.seats)]),
            strip_chance=self.strip_chance(),
            auto=self.auto,
        )

    def duel_at(self, index: int) -> Duel:
        attack, defence = self.attacks[index], self.defences[index]
        attacker, target = self.attackers[index], self.targets[index]
        difference = pips(defence) - pips(attack) if defence else None
        return Duel(
            attacker=attacker,
            target=target,
            attack=dice_of(attack) if attack else (),
            defence=dice_of(defence) if defence else (),
            attack_sum=pips(attack) or None,
            defence_sum=pips(defence) or None,
            difference=difference,
            loser=None if difference is None else target if difference <= 0 else attacker,
        )

    def strip_chance(self) -> tuple[int, int] | None:
        if self.phase not in (DEFENCE, DEFENCE_ROLLS):
            return None
        throws = all_throws(DICE)
        attack = pips(self.attacks[self.duels])
        falls = [weight for throw, weight in throws if pips(throw) <= attack]
        return sum(falls), sum([weight for _, weight in throws])

    def asked(self) -> int:
        """Who is asked to throw, or whose dice are rolling; OVER is nobody."""
        if self.phase in (ATTACK, ATTACK_ROLLS):
            return self.attackers[self.duels]
        return self.targets[self.duels] if self.phase in (DEFENCE, DEFENCE_ROLLS) else OVER

    # The kernel

    def mover(self) -> int:
        if self.phase == ATTACK:
            return self.attackers[self.duels]
        if self.phase == DEFENCE:
            return self.targets[self.duels]
        return OVER if self.phase == DONE else CHANCE

    def fill(self, moves: Moves, seat: int) -> None:
        moves.add(THROW)

    def play_unchecked(self, seat: int, move: int) -> None:
        if self.phase == CHOOSE_FIRST:
            self.begin_duel(move - FIRST)
        elif self.phase == ATTACK or self.phase == DEFENCE:
            self.phase += 1
        elif self.phase == ATTACK_ROLLS:
            self.attacks[self.duels] = move
            self.phase = DEFENCE_ROLLS if self.auto else DEFENCE
        else:
            self.defences[self.duels] = move
            self.end_duel()

    def begin_duel(self, attacker: int) -> None:
        """SH-1: the target is the left neighbour, the first who is still in."""
        self.attackers[self.duels] = attacker
        self.targets[self.duels] = self.neighbour(attacker, 1)
        self.phase = ATTACK_ROLLS if self.auto else ATTACK

    def neighbour(self, seat: int, step: int) -> int:
        """The first seat still in to the left (a step of 1) or to the right (-1)."""
        seat = (seat + step) % self.seats
        while self.out[seat] > 0:
            seat = (seat + step) % self.seats
        return seat

    def end_duel(self) -> None:
        attacker = self.attackers[self.duels]
        loser = self.targets[self.duels]  # SH-2: 0 or below strips the neighbour.
        if pips(self.defences[self.duels]) > pips(self.attacks[self.duels]):
            loser = attacker  # SH-3
        self.duels += 1
        self.out[loser] = self.duels
        if self.duels == self.seats - 1:
            self.phase = DONE  # SH-5
        else:
            self.begin_duel(self.neighbour(attacker, -1))  # SH-4

    def draw(self, dice: Dice) -> int:
        if self.phase == CHOOSE_FIRST:
            return FIRST + dice.below(self.seats)
        return throw_dice(DICE, dice)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        return THROW

    def points(self, seat: int) -> int:
        """How many were stripped before this seat."""
        return self.out[seat] - 1 if self.out[seat] > 0 else self.seats - 1

    def wins(self, seat: int) -> bool:
        return self.out[seat] == 0

    def worth(self, seat: int) -> float:
        return 1.0 if self.out[seat] == 0 else 0.0

    def reason(self) -> int:
        return 0
