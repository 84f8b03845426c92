"""How moves of pocket draughts are numbers: 8 * the cell a piece leaves + the cell it comes to."""

from __future__ import annotations

CELLS = 8
DIRECTIONS = 4
NOWHERE = -1


def cell_at(row: int, column: int) -> int:
    """The dark cell there, or NOWHERE."""
    is_cell = 0 <= row < 4 and 0 <= column < 4 and (row + column) % 2 == 1
    return 2 * row + column // 2 if is_cell else NOWHERE


def reach(distance: int) -> list[int]:
    """For each cell and direction, up first, the cell so far away."""
    found = []
    for cell in range(CELLS):
        row = cell // 2
        column = 2 * (cell % 2) + (row + 1) % 2
        for up, right in ((1, -1), (1, 1), (-1, -1), (-1, 1)):
            found.append(cell_at(row + distance * up, column + distance * right))
    return found
