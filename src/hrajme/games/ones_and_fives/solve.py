"""Makes solved.bin, what the bots of Ones and Fives know for certain; about a minute, compiled.

python -m hrajme.games.ones_and_fives.solve
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator

from rich.progress import track

import hrajme
from hrajme.games.ones_and_fives.solver import RaceSolver, solve_points, solve_reaching
from hrajme.games.ones_and_fives.tables import FILE, LONGEST, write_tables


def solve_race(longest: int = LONGEST) -> Iterator[RaceSolver]:
    """The solver after each step: all races in which both together need 2, 3, 4 … units."""
    solver = RaceSolver()
    for total in range(2, 2 * longest + 1):
        solver.solve_all(total)
        yield solver


def main() -> int:
    if not hrajme.COMPILED:
        print("This takes hours in the plain form: build the compiled one first (./hrajme build).")
        return 1
    for solver in track(solve_race(), "Races of two", total=2 * LONGEST - 1):  # noqa: B007 (the last one counts)
        pass
    print(f"Who begins at 10 000 wins {solver.chance(LONGEST, LONGEST):.6f}.")
    points = [solve_points(strict) for strict in (0, 1)]
    reaching = [solve_reaching(strict) for strict in (0, 1)]
    write_tables(array("d", [*solver.chances, *points[0], *points[1], *reaching[0], *reaching[1]]))
    print(f"Wrote {FILE.name}, {FILE.stat().st_size} bytes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
