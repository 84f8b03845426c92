"""Chess: two armies, one king each, and the game that everybody knows."""

from hrajme.core import Game
from hrajme.games.chess import notation, pgn, position_file, story
from hrajme.games.chess.bot import ENGINES, LEVELS
from hrajme.games.chess.endings import ChessEndings
from hrajme.games.chess.options import ChessOptions
from hrajme.games.chess.result import rank_seats
from hrajme.games.chess.rules import ChessPosition

GAME = Game(
    key="chess",
    rules_version=1,
    seats=range(2, 3),
    age=6,
    minutes=30,
    decided_by="skill",
    turn_rule="CH-1",
    position=ChessPosition,
    options=ChessOptions,
    notation=notation,
    story=story,
    levels=LEVELS,
    engines=ENGINES,
    eyes=notation.show,
    endings=ChessEndings(draw=True, resign=1),
    ranking=rank_seats,
    files={"pgn": pgn, "fen": position_file},
)
