"""The match equity table: how likely a match is won by who still needs so many points.

It is computed from the last point backwards. Either side wins half of the games and a quarter of those as a
gammon; what the cube does at every score is the model of cube.py, with the table as far as it is known.
BG-11: in Crawford's game nobody doubles; after it who is behind has nothing to lose and doubles at once,
and the leader may drop.
"""

from __future__ import annotations

from functools import cache

from hrajme.games.backgammon.cube import Chances, Prospect

# Of the games won those that are gammons: an assumption, not measured.
GAMMONS = 0.26
EVEN = Chances(0.5, 0.5 * GAMMONS, 0.0, 0.5 * GAMMONS, 0.0)


@cache
def after_crawford(needed: int) -> float:
    """The chance of who needs so many points against one that needs one, with the cube allowed."""
    if needed <= 1:
        return 1.0 if needed < 1 else 0.5
    return min(trailing_wins(needed, 2), after_crawford(needed - 1))


def trailing_wins(needed: int, cube: int) -> float:
    """Half of the games, and some of them count twice; a game that is lost has lost the match."""
    single, gammon = after_crawford(needed - cube), after_crawford(needed - 2 * cube)
    return 0.5 * ((1.0 - GAMMONS) * single + GAMMONS * gammon)


@cache
def match_equity(mine: int, yours: int) -> float:
    """The chance to win for who needs *mine* points against one that needs *yours*, before the next game.

    Where somebody needs one point, that is Crawford's game.
    """
    if mine < 1 or yours < 1:
        return 1.0 if mine < 1 else 0.0
    if mine == yours:
        return 0.5
    if yours == 1:
        return trailing_wins(mine, 1)
    if mine == 1 or mine < yours:
        return 1.0 - match_equity(yours, mine)
    return Prospect(EVEN, lambda won: after(mine, yours, won), (mine, yours)).worth(1, None)


def after(mine: int, yours: int, won: int, *, has_crawford: bool = True) -> float:
    """The chance to win a match when so many points are won, or lost where they are fewer than none.

    *has_crawford* says whether Crawford's game comes or is this one: else it is over, or not played.
    """
    mine, yours = mine - max(0, won), yours + min(0, won)
    if has_crawford or mine < 1 or yours < 1 or (mine > 1 and yours > 1):
        return match_equity(mine, yours)
    return after_crawford(mine) if yours == 1 else 1.0 - after_crawford(yours)
