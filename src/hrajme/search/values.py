"""What the numbers mean in a search of moves and answers."""

from __future__ import annotations

MOST_PLIES = 128
MOST_DEPTH = 100
WIN = 1_000_000
INFINITE = 1_000_001
# Values beyond these are forced wins and losses.
WINNING = 999_000
# The depth of what was looked at to the end of the game in every line.
WHOLE = 1000

# What a remembered value says about the truth: it is that, at least that, or at most that.
EXACTLY, AT_LEAST, AT_MOST = 0, 1, 2
# Where a position is remembered that is not.
NOWHERE = -1

# What is counted of lines of moves where chance is to move: they have no number.
HAS_CHANCE = -1

# An estimate is never sure, even if looking one step further has not changed it.
LEAST_ERROR = 0.01
