"""Stockfish: the real one where it is installed, and programs that are missing, die, hang or babble."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from hrajme.core import Dice
from hrajme.games.chess import GAME
from hrajme.games.chess.bot import ENGINES
from hrajme.games.chess.engine import ALONE, StockfishBot, StockfishLevel, find_stockfish
from hrajme.games.chess.rules import ChessPosition
from hrajme.games.chess.tests.positions import chess, play, touch
from hrajme.language import LANGUAGES, language
from hrajme.search.bots import choose_move, weigh_moves
from hrajme.search.levels import alphabeta
from hrajme.table import ROOM, Table
from hrajme.table import events as tell
from hrajme.table.commands import Open, PlayFor
from hrajme.table.old_log import HOST

HELLO = 'echo "id name Fake"; echo uciok;'
STAND_IN = alphabeta(nodes=200)

needs_stockfish = pytest.mark.skipif(
    find_stockfish() is None, reason="Stockfish is not installed here; ./hrajme test installs it where it may"
)


def program(folder: Path, says: str) -> str:
    """A chess program that answers every line with these commands of a shell."""
    path = folder / "engine"
    path.write_text(f"#!/bin/sh\nwhile read line; do case $line in\n{says}\nesac; done\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def bot_of(monkeypatch: pytest.MonkeyPatch, command: str, seconds: float = 5.0) -> StockfishBot:
    monkeypatch.setenv("HRAJME_STOCKFISH", command)
    return StockfishLevel(3, 1000, STAND_IN, seconds).make()


def move_of(bot: StockfishBot, position: ChessPosition) -> str:
    return GAME.write(position, position.turn, choose_move(bot, position, position.turn, Dice(1)))


READY = f"uci) {HELLO} ;; isready) echo readyok ;; position*) ;; "
BROKEN = {
    "dies at once": "*) exit 1 ;;",
    "dies when asked": READY + "go*) exit 1 ;;",
    "chooses no move": READY + "go*) echo bestmove ;;",
    "chooses an impossible move": READY + "go*) echo bestmove e2e5 ;;",
    "chooses nonsense": READY + "go*) echo bestmove ♞♞♞ ;;",
    "has given up": READY + "go*) echo 'bestmove (none)' ;;",
    "talks without end": READY + "go*) while true; do echo info string blah; done ;;",
}


@pytest.mark.skipif(os.name == "nt", reason="the false programs are scripts of a shell")
@pytest.mark.parametrize("how", BROKEN)
def test_when_the_program_fails_the_game_goes_on_and_the_bot_says_so_once(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = bot_of(monkeypatch, program(tmp_path, BROKEN[how]))
    position = chess()
    for expected in (ALONE, ""):
        play(position, move_of(bot, position))
        assert bot.says == expected
    assert bot.engine is None


@pytest.mark.skipif(os.name == "nt", reason="the false programs are scripts of a shell")
def test_a_program_that_hangs_is_waited_for_so_long_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = bot_of(monkeypatch, program(tmp_path, READY + "go*) while read more; do :; done ;;"), seconds=0.2)
    assert move_of(bot, chess())
    assert bot.says == ALONE


def test_where_it_is_not_installed_a_bot_of_ours_plays_and_the_level_is_not_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = bot_of(monkeypatch, "no-such-program")
    assert move_of(bot, chess())
    assert bot.says == ALONE
    assert not any(name.startswith("stockfish") for name in GAME.bots)
    assert GAME.level("stockfish-8") == ENGINES["stockfish-8"]


def test_what_the_bot_says_is_heard_at_the_table_in_every_language() -> None:
    table = Table.open(Open("chess", 2, key="open"), HOST, 0)
    for seat in (0, 1):
        table.record(tell.BotSeated(seat, "stockfish-3"), "sit", HOST, 0)
    table.record(tell.Started(), "start", HOST, 0)
    table.apply(PlayFor(0, "e2e4", ALONE, key="1", revision=table.revision), ROOM, 0)
    (spoken,) = table.heard(None)
    assert spoken.seat == 0
    assert spoken.name
    assert spoken.signal is not None
    assert all("Stockfish" in language(code).say(spoken.signal) for code in LANGUAGES)


@needs_stockfish
def test_the_real_program_plays_a_game_against_ours() -> None:
    engine, own = ENGINES["stockfish-0"].make(), GAME.level("easy").make()
    position, dice = GAME.start(2), Dice(3)
    while position.to_move():
        mover = position.to_move()[0]
        bot = engine if mover == 0 else own
        position.play(mover, choose_move(bot, position, mover, dice))
        assert engine.says == ""


@needs_stockfish
def test_the_real_program_mates_and_minds_what_was_touched() -> None:
    bot = ENGINES["stockfish-20"].make()
    mate = chess("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", touch_move=True)
    assert move_of(bot, mate) == "a1a8"
    assert move_of(bot, touch(mate, "e1")).startswith("e1")
    assert bot.says == ""


@needs_stockfish
def test_the_real_program_claims_a_draw_when_it_is_lost() -> None:
    assert move_of(ENGINES["stockfish-20"].make(), chess("k7/8/8/8/8/1q6/8/7K w - - 100 80")) == "claim"


@needs_stockfish
def test_it_is_offered_where_it_is_installed_and_its_move_is_the_first_that_is_weighed() -> None:
    assert "stockfish-8" in GAME.bots
    position = chess()
    weighed = weigh_moves(StockfishLevel(20, 2_000, STAND_IN).make(), position, 0, Dice(1))
    assert sorted(each.move for each in weighed) == sorted(position.moves(0))
