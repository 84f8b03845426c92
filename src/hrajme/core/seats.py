"""Who moves: a seat is 0, 1, 2 …; these two are not seats."""

# Who rolls and deals.
CHANCE = -1
# Nobody: the game is over.
OVER = -2
# In the place of a number of moves: neither seat of two can force a win.
DRAWN = 1 << 20
