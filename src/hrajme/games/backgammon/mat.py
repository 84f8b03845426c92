"""Files of whole matches, .mat, as Jellyfish began them and GNU Backgammon and others write them.

     3 point match

     Game 1
     Anna : 0                             Bob : 0
      1) 61: 13/7 8/7                      42: 8/4 6/4
      2)  Doubles => 2                      Takes
      ...
          Wins 2 points

A file keeps what was played and nothing of what was said or how long it took; equal dice of the opening roll
are not in it either. What it lacks of our house rules stands above it, in lines that begin with a semicolon.
"""

from __future__ import annotations

from hrajme.games.backgammon.mat_reader import read
from hrajme.games.backgammon.mat_writer import write

__all__ = ["read", "write"]
