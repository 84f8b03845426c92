"""How large the network is, and in what order it tells the chances of the side on roll."""

from __future__ import annotations

# Of each side: four for every point, three for the bar, three for what is off, and features (inputs.py).
SIDE = 122
INPUTS = 2 * SIDE
MOST_HIDDEN = 128

# To win at all, a gammon or more, a backgammon; to lose a gammon or more, a backgammon.
WIN, GAMMON, BACKGAMMON, LOST_GAMMON, LOST_BACKGAMMON = 0, 1, 2, 3, 4
OUTPUTS = 5
