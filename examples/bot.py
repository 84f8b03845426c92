"""A bot of one's own against ours, at Ones and Fives: it keeps all that scores, and banks what it gets.

python examples/bot.py
"""

from hrajme import games
from hrajme.core import CHANCE, Dice
from hrajme.search.bots import choose_move, make_bot


class Careful:
    """Takes what it has: the points of the turn are written down as soon as they may be."""

    def choose(self, seat, view, guess, dice):
        position = guess(dice)
        texts = {game.write(position, seat, move): move for move in position.moves(seat)}
        keeping = [text for text in texts if text.startswith("keep")]
        return texts.get("bank") or texts[max(keeping, key=len) if keeping else next(iter(texts))]


game = games.find("ones_and_fives")
bots, wins = [Careful(), make_bot(game, "easy")], [0, 0]
for number in range(200):
    position, dice = game.start(seats=2), Dice(number)
    order = (number % 2, 1 - number % 2)
    while position.to_move():
        seat = position.to_move()[0]
        bot = bots[order[seat]]
        move = position.roll(dice) if seat == CHANCE else choose_move(bot, position, seat, dice)
        position.play(seat, move)
    for seat in position.outcome().winners:
        wins[order[seat]] += 1
print(f"Careful wins {wins[0]} and easy {wins[1]} of 200 games.")
