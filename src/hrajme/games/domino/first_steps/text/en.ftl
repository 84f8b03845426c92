domino-how-aim = Everybody has six tiles, and one more, turned up, starts the line. Be the first to run out of tiles.
domino-how-lay = Lay a tile at either end of the line so that the numbers match: a three against a three.
domino-how-double = A tile with the same number on both halves lies crosswise.
domino-how-draw = Nothing fits? You draw from the stock until something does.
domino-how-win = While the stock has tiles nobody wins: whoever runs out takes one more.

domino-steps-first = There is a three at one end and a five at the other. Lay your 3-6, three against three.
domino-steps-laid = Now a six is open at that end.
domino-steps-bot_double = { $player }: “I play doubles early: they fit only one number.”
domino-steps-blank = For the six you have 0-6: lay it there.
domino-steps-bot_draws = { $player }: “I have neither a blank nor a five, so I draw.”
domino-steps-bot_lays = { $player }: “The second tile fits!”
domino-steps-again = Now there is a one at one end. Lay your 1-4 against it.
domino-steps-done = And so on. Once the stock is empty, the first to run out of tiles wins.
