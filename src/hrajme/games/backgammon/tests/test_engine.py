"""GNU Backgammon: the real one where it is installed, and programs that are missing, die, hang or babble."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from hrajme.core import CHANCE, Dice
from hrajme.games.backgammon import GAME
from hrajme.games.backgammon.bot import ENGINES
from hrajme.games.backgammon.engine import ALONE, GnubgBot, GnubgLevel, find_gnubg
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.games.backgammon.tests.positions import begin, play
from hrajme.language import LANGUAGES, language
from hrajme.search.bots import choose_move, weigh_moves
from hrajme.search.levels import quick

STAND_IN = quick(2)

needs_gnubg = pytest.mark.skipif(
    find_gnubg() is None,
    reason="GNU Backgammon is not installed here; ./hrajme test installs it where it may",
)
needs_shell = pytest.mark.skipif(os.name == "nt", reason="the false programs are scripts of a shell")


def bot_of(monkeypatch: pytest.MonkeyPatch, command: str, seconds: float = 5.0) -> GnubgBot:
    monkeypatch.setenv("HRAJME_GNUBG", command)
    return GnubgLevel(0, STAND_IN, seconds).make()


def program(folder: Path, says: str) -> str:
    """A program that runs these commands of a shell."""
    path = folder / "gnubg"
    path.write_text(f"#!/bin/sh\n{says}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def to_play() -> BackgammonPosition:
    return play(begin(), "3 1")


def move_of(bot: GnubgBot, position: BackgammonPosition) -> str:
    (seat,) = position.to_move()
    return GAME.write(position, seat, choose_move(bot, position, seat, Dice(1)))


BROKEN = {
    "dies at once": "exit 1",
    "says nothing": "cat > /dev/null",
    "says nonsense": "cat > /dev/null; echo '    1. Cubeful 2-ply    ♞♞♞     Eq.: +0.1'",
    "plays what cannot be played": "cat > /dev/null; echo '    1. Cubeful 2-ply    8/2 6/2     Eq.: +0.1'",
    "is no text": "cat > /dev/null; head -c 100 /dev/zero | tr '\\0' '\\377'",
}


@needs_shell
@pytest.mark.parametrize("how", BROKEN)
def test_when_the_program_fails_the_game_goes_on_and_the_bot_says_so_once(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = bot_of(monkeypatch, program(tmp_path, BROKEN[how]))
    for expected in (ALONE, ""):
        assert move_of(bot, to_play())
        assert bot.says == expected


@needs_shell
def test_a_program_that_hangs_is_waited_for_so_long_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = bot_of(monkeypatch, program(tmp_path, "exec sleep 100"), seconds=0.2)
    assert move_of(bot, to_play())
    assert bot.says == ALONE


@needs_shell
def test_a_hint_is_read_as_the_play_that_leads_to_the_same_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    says = "cat > /dev/null; echo '    1. Cubeful 2-ply    8/5 6/5     Eq.: +0.2'"
    bot = bot_of(monkeypatch, program(tmp_path, says))
    assert move_of(bot, to_play()) == "8/5 6/5"
    assert bot.says == ""


def test_where_it_is_not_installed_a_bot_of_ours_plays_and_the_level_is_not_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = bot_of(monkeypatch, "no-such-program")
    assert move_of(bot, to_play())
    assert bot.says == ALONE
    assert not any(name.startswith("gnubg") for name in GAME.bots)
    assert GAME.level("gnubg-2") == ENGINES["gnubg-2"]


def test_what_the_bot_says_has_words_in_every_language() -> None:
    assert all("GNU Backgammon" in language(code).say(f"backgammon-signal-{ALONE}") for code in LANGUAGES)


@needs_gnubg
def test_the_real_program_plays_a_match_with_the_cube() -> None:
    engine, own = ENGINES["gnubg-0"].make(), STAND_IN.make()
    position, dice = begin(match=1), Dice(3)
    while to_move := position.to_move():
        (seat,) = to_move
        if seat == CHANCE:
            position.play(seat, position.roll(dice))
            continue
        bot = engine if seat == 0 else own
        position.play(seat, choose_move(bot, position, seat, dice))
        assert engine.says == ""


@needs_gnubg
def test_the_real_program_makes_its_five_point_and_takes_an_early_double() -> None:
    bot = ENGINES["gnubg-2"].make()
    assert move_of(bot, to_play()) == "8/5 6/5"
    position = play(begin(), "3 1", "8/5 6/5")
    assert move_of(bot, position) == "roll"
    assert move_of(bot, play(position, "double")) == "take"
    assert bot.says == ""


@needs_gnubg
def test_its_move_is_the_first_that_is_weighed() -> None:
    assert "gnubg-2" in GAME.bots
    position = to_play()
    weighed = weigh_moves(ENGINES["gnubg-0"].make(), position, position.to_move()[0], Dice(1))
    assert sorted(each.move for each in weighed) == sorted(position.moves(position.to_move()[0]))


@needs_gnubg
def test_it_is_told_whether_gammons_count_while_nobody_has_doubled() -> None:
    """BG-11, Jacoby: a position in which many gammons are won, too good to double only where they count."""
    bot = ENGINES["gnubg-0"].make()
    start = "s7cBAlBuswAAAA:cAkAAAAAAAAA"
    assert move_of(bot, begin(start=start)) == "roll"
    assert move_of(bot, begin(start=start, jacoby=True)) == "double"
