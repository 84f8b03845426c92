"""Who moves: a seat is 0, 1, 2 …; these two are not seats."""

# Who rolls and deals.
CHANCE = -1
# Nobody: the game is over.
OVER = -2
