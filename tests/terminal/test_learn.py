"""`hrajme learn` leads through the first steps of every game, and rulebooks begin with how it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hrajme.core import Game
from hrajme.language import LANGUAGES, UNNAMED, Sentence, language
from hrajme.table.pictures import make_pictures
from hrajme.terminal.how_to import write_book
from hrajme.terminal.page import render_book
from hrajme.terminal.screen.dialogs import BESIDE
from hrajme.terminal.screen.layout import LEAST_WIDTH
from hrajme.terminal.setup import learn_setup
from hrajme.testing.shelf import OWN

Program = Callable[..., Any]
each_game = pytest.mark.parametrize("game", OWN, ids=lambda game: game.key)


def suggested(game: Game) -> list[str]:
    assert game.first_steps is not None
    return [step.move for step in game.first_steps.steps if step.is_learners]


@each_game
def test_who_does_what_is_suggested_comes_to_the_end(hrajme: Program, game: Game) -> None:
    told = hrajme("learn", game.key, lines="".join(f"{move}\n" for move in suggested(game)))
    assert told.code == 0
    assert game.first_steps is not None
    sentences = [name for step in game.first_steps.steps for name in (step.asks, step.says) if name]
    at = 0
    for name in [*sentences, "done"]:
        words = language("en").tell(Sentence(f"{game.key}-steps-{name}", {"player": 0}), UNNAMED)
        # Each after the one before.
        at = told.out.index(words.removeprefix(UNNAMED[0]), at)
    assert told.out.count("Try: ") >= len(suggested(game))


def test_who_does_something_else_may_take_it_back(hrajme: Program) -> None:
    told = hrajme("learn", "chess", lines="a2a3\nundo\ne2e4\n")
    strayed = language("en").say("table-guide-strayed")
    assert strayed in told.out
    assert told.out.index(strayed) < told.out.rindex(language("en").say("chess-steps-pawn"))
    assert language("en").say("chess-steps-queen") in told.out


def test_a_game_that_nobody_knows_is_not_learned(hrajme: Program) -> None:
    told = hrajme("learn", "ludo")
    assert told.code == 2
    assert "ludo" in told.err


@pytest.mark.parametrize("code", LANGUAGES)
@each_game
def test_the_rulebook_begins_with_how_it_is_played(hrajme: Program, game: Game, code: str) -> None:
    told = hrajme("rules", game.key, "--lang", code)
    words = " ".join(told.out.split())
    places = [
        words.index(" ".join(language(code).say(picture.says).split())) for picture in make_pictures(game)
    ]
    assert places == sorted(places)
    assert "<!--" not in told.out
    assert f"hrajme learn {game.key}" in words


@pytest.mark.parametrize("code", LANGUAGES)
@each_game
def test_no_drawing_of_a_rulebook_breaks_on_the_smallest_screen(game: Game, code: str) -> None:
    book = write_book(game, language(code))
    drawn = [line for drawing in book.split("```")[1::2] for line in drawing.splitlines()[1:]]
    pages = {line.rstrip() for line in render_book(book, LEAST_WIDTH - BESIDE).plain.splitlines()}
    assert [line for line in drawn if line.rstrip() not in pages] == []


@pytest.mark.parametrize("width", range(LEAST_WIDTH - BESIDE, 81))
def test_no_line_of_a_rulebook_ends_with_a_word_that_leads_on(width: int) -> None:
    lines = render_book(
        "Přikládáš stejné ke stejnému: **trojku** k trojce, a 5 bodů je víc než 20 %." * 9, width
    )
    assert [
        line for line in lines.plain.splitlines() if line.rstrip().endswith((" k", " a", " 5", " 20"))
    ] == []
    assert "\ue000" not in lines.plain


@each_game
def test_after_the_first_steps_the_game_itself_is_played(game: Game) -> None:
    learning = learn_setup(game.key)
    playing = learning.another()
    assert not playing.first_steps
    assert playing.options == game.options()
    assert playing.chairs == learning.chairs
