"""A small network: inputs, one layer of hidden units, and five chances of the side on roll.

A hidden unit is s / (1 + |s|) of its sum, an output the logistic curve of its own. The outputs are the
chances to win at all, to win a gammon or more, to win a backgammon, and to lose a gammon or more and a
backgammon.
"""

from __future__ import annotations

import math

from hrajme.core.dice import Dice
from hrajme.games.backgammon.inputs import Inputs
from hrajme.games.backgammon.outputs import INPUTS, MOST_HIDDEN, OUTPUTS

# New weights lie between such a number and its negative.
SPREAD = 0.1


class Network:
    """The weights, and what they make of the last inputs. One per thread."""

    def __init__(self, hidden: int) -> None:
        self.hidden = hidden
        self.into = [0.0 for _ in range(INPUTS * MOST_HIDDEN)]
        self.bias = [0.0 for _ in range(MOST_HIDDEN)]
        self.out = [0.0 for _ in range(OUTPUTS * MOST_HIDDEN)]
        self.out_bias = [0.0 for _ in range(OUTPUTS)]
        self.sums = [0.0 for _ in range(MOST_HIDDEN)]
        self.units = [0.0 for _ in range(MOST_HIDDEN)]
        self.chances = [0.0 for _ in range(OUTPUTS)]
        self.slopes = [0.0 for _ in range(MOST_HIDDEN)]
        self.misses = [0.0 for _ in range(OUTPUTS)]

    def scatter(self, dice: Dice) -> None:
        """Begin with small weights at random."""
        for index in range(INPUTS * self.hidden):
            self.into[index] = SPREAD * (dice.roll(2001) - 1000) / 1000.0
        for index in range(OUTPUTS * self.hidden):
            self.out[index] = SPREAD * (dice.roll(2001) - 1000) / 1000.0

    def size(self) -> int:
        """How many weights there are."""
        return (INPUTS + 1 + OUTPUTS) * self.hidden + OUTPUTS

    def weights(self) -> list[float]:
        """All of them, in the order of the file."""
        count = self.hidden
        return [
            *[self.into[index] for index in range(INPUTS * count)],
            *[self.bias[index] for index in range(count)],
            *[self.out[index] for index in range(OUTPUTS * count)],
            *[self.out_bias[index] for index in range(OUTPUTS)],
        ]

    def set_weights(self, weights: list[float]) -> None:
        """Take over what `weights` has given."""
        count, at = self.hidden, 0
        for index in range(INPUTS * count):
            self.into[index] = weights[index]
        at = INPUTS * count
        for index in range(count):
            self.bias[index] = weights[at + index]
        at += count
        for index in range(OUTPUTS * count):
            self.out[index] = weights[at + index]
        at += OUTPUTS * count
        for index in range(OUTPUTS):
            self.out_bias[index] = weights[at + index]

    # The kernel

    def run(self, inputs: Inputs) -> None:
        """Set the `chances` for these inputs."""
        for unit in range(self.hidden):
            self.sums[unit] = self.bias[unit]
        for index in range(inputs.count):
            self.mix_in(self.hidden * inputs.where[index], inputs.what[index])
        for unit in range(self.hidden):
            self.units[unit] = soften(self.sums[unit])
        self.add_up()

    def add_up(self) -> None:
        """The five sums side by side: compiled code is faster so."""
        win, gammon, backgammon = self.out_bias[0], self.out_bias[1], self.out_bias[2]
        lost_gammon, lost_backgammon = self.out_bias[3], self.out_bias[4]
        for unit in range(self.hidden):
            amount, at = self.units[unit], OUTPUTS * unit
            win += amount * self.out[at]
            gammon += amount * self.out[at + 1]
            backgammon += amount * self.out[at + 2]
            lost_gammon += amount * self.out[at + 3]
            lost_backgammon += amount * self.out[at + 4]
        self.chances[0] = logistic(win)
        self.chances[1] = logistic(gammon)
        self.chances[2] = logistic(backgammon)
        self.chances[3] = logistic(lost_gammon)
        self.chances[4] = logistic(lost_backgammon)

    def mix_in(self, row: int, amount: float) -> None:
        for unit in range(self.hidden):
            self.sums[unit] += amount * self.into[row + unit]

    def learn(self, inputs: Inputs, targets: list[float], rate: float) -> None:
        """After `run` with the same inputs: go a step towards these chances."""
        for output in range(OUTPUTS):
            self.misses[output] = rate * (targets[output] - self.chances[output])
        for unit in range(self.hidden):
            self.slopes[unit] = self.slope_of(unit)
            for output in range(OUTPUTS):
                self.out[OUTPUTS * unit + output] += self.misses[output] * self.units[unit]
        for output in range(OUTPUTS):
            self.out_bias[output] += self.misses[output]
        for unit in range(self.hidden):
            self.bias[unit] += self.slopes[unit]
        for index in range(inputs.count):
            self.shift(self.hidden * inputs.where[index], inputs.what[index])

    def slope_of(self, unit: int) -> float:
        slope = 0.0
        for output in range(OUTPUTS):
            slope += self.misses[output] * self.out[OUTPUTS * unit + output]
        room = 1.0 - (self.units[unit] if self.units[unit] > 0.0 else -self.units[unit])
        return slope * room * room

    def shift(self, row: int, amount: float) -> None:
        for unit in range(self.hidden):
            self.into[row + unit] += amount * self.slopes[unit]


def soften(total: float) -> float:
    return total / (1.0 + (total if total > 0.0 else -total))


def logistic(total: float) -> float:
    return 1.0 / (1.0 + math.exp(-total))
