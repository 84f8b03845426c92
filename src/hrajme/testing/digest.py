"""A digest of whole games, to compare the plain and the compiled form.

python -m hrajme.testing.digest GAME SEED
"""

from __future__ import annotations

import hashlib
import sys

from hrajme import games
from hrajme.core import CHANCE, NOTHING, Budget, Dice, Game, Level
from hrajme.search.bots import choose_move
from hrajme.search.levels import guessing
from hrajme.search.playout import Playout
from hrajme.testing.tables import play_randomly

# The plain form has to do it too.
FEW = Budget(playouts=5, nodes=100)
FIRST_MOVES = 12
# Enough of a game to have met its rules; some go on for thousands of moves.
MOST_MOVES = 500


def digest_random(game: Game, seats: int, seed: int) -> str:
    """Every legal list, chance, view, guess and outcome of one random game, or of its beginning."""
    digest = hashlib.sha256()
    position = game.start(seats)
    for now, seat, move in play_randomly(position, Dice(seed), MOST_MOVES):
        guess = now.guess(0, Dice(seed, move & 0xFFFF))
        seen = (
            seat,
            move,
            now.moves(seat),
            now.chances(),
            now.view(0),
            now.view(None),
            guess.view(seats - 1),
        )
        digest.update(repr(seen).encode())
    digest.update(repr(position.outcome()).encode())
    return digest.hexdigest()


def digest_policies(game: Game, seats: int, seed: int) -> str:
    """How games end that the quick players play inside the kernel, and how long they take."""
    digest = hashlib.sha256()
    for policy in sorted({level.policy for level in game.levels.values()}):
        position = game.start(seats)
        count = Playout([policy for _ in range(seats)]).finish(position, Dice(seed, policy))
        digest.update(repr((count, position.view(None), position.outcome())).encode())
    return digest.hexdigest()


def digest_search(game: Game, seats: int, seed: int) -> str:
    """The first moves of games between bots that think, one game for each level that does."""
    thinking = [level for level in game.levels.values() if level.budget != NOTHING]
    games = [first_moves(game, level, seats, seed) for level in thinking or [guessing(policy=0, playouts=40)]]
    return hashlib.sha256(repr(games).encode()).hexdigest()


def first_moves(game: Game, level: Level, seats: int, seed: int) -> list[tuple[int, int]]:
    moves: list[tuple[int, int]] = []
    position = game.start(seats)
    dice = Dice(seed, 7)
    bot = level.make(FEW)
    while position.to_move() and len(moves) < FIRST_MOVES:
        seat = position.to_move()[0]
        move = position.roll(dice) if seat == CHANCE else choose_move(bot, position, seat, dice)
        moves.append((seat, move))
        position.play(seat, move)
    return moves


def digest_game(game: Game, seed: int) -> list[str]:
    """One line a table size and kind of play; equal in every form on every machine."""
    lines = []
    for seats in list(game.seats)[:3]:
        for make in (digest_random, digest_policies, digest_search):
            lines.append(f"{game.key} {seats} {make.__name__} {make(game, seats, seed)}")
    return lines


if __name__ == "__main__":
    for line in digest_game(games.find(sys.argv[1]), int(sys.argv[2])):
        print(line)
