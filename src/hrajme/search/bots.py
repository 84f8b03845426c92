"""Bots: players that see a view and a guess, never the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from hrajme.core import Dice, Game, Level, Position
from hrajme.core.game import Finisher
from hrajme.search.guessing import GuessSearch

Guess = Callable[[Dice], Position]


class Bot(Protocol):
    """Who decides for one seat. The same dice give the same moves."""

    def choose(self, seat: int, view: Any, guess: Guess, dice: Dice) -> int:
        """A legal move of *seat*, who is to move."""


class QuickBot:
    """Follows a policy of the game's rules."""

    def __init__(self, policy: int) -> None:
        self.policy = policy

    def choose(self, seat: int, view: Any, guess: Guess, dice: Dice) -> int:
        return guess(dice).choose(seat, self.policy, dice)


class SearchBot:
    """Guesses what is hidden, tries its moves and plays on; what its finisher knows it need not try."""

    def __init__(self, policy: int, playouts: int, finisher: Finisher | None = None) -> None:
        self.policy = policy
        self.playouts = playouts
        self.finisher = finisher
        self.search: GuessSearch | None = None

    def choose(self, seat: int, view: Any, guess: Guess, dice: Dice) -> int:
        position = guess(dice)
        if len(position.to_move()) > 1:
            return position.choose(seat, self.policy, dice)
        known = None if self.finisher is None else self.finisher.best(position, seat)
        if known is not None:
            return known
        if self.search is None:
            self.search = GuessSearch(position, self.policy)
        return self.search.best(position, seat, self.playouts, dice)


def make_bot(game: Game, name: str, playouts: int | None = None) -> Bot:
    """The bot of this level; *playouts* is its budget a move. Raises UnknownLevel."""
    return bot_of(game.level(name), playouts)


def bot_of(level: Level, playouts: int | None = None) -> Bot:
    budget = level.playouts if playouts is None else playouts
    if not level.playouts:
        return QuickBot(level.policy)
    return SearchBot(level.policy, budget, level.finisher and level.finisher())


def choose_move(bot: Bot, position: Position, seat: int, dice: Dice) -> int:
    """What *bot* does at *seat*; it is shown the view and may guess, and sees nothing else."""
    return bot.choose(seat, position.view(seat), lambda luck: position.guess(seat, luck), dice)
