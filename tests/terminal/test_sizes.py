"""The screen at all sizes: what is shown where, and what happens when the size changes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Static

from hrajme.core import Game
from hrajme.language import LANGUAGES, language
from hrajme.pieces.rows import wrap_words
from hrajme.terminal.board import HEIGHT, WIDTH
from hrajme.terminal.local import LocalTable
from hrajme.terminal.screen.dialogs import RulesScreen
from hrajme.terminal.screen.layout import lay_out
from hrajme.terminal.screen.play import PlayApp
from hrajme.terminal.screen.widgets import Choices
from hrajme.terminal.seats import Chair
from hrajme.terminal.setup import Setup, learn_setup
from hrajme.testing.shelf import OWN

OpenTable = Callable[..., LocalTable]

SIZES = SMALL, USUAL, LARGE, _, LARGEST = (60, 20), (80, 24), (120, 40), (160, 50), (200, 60)
each_game = pytest.mark.parametrize("game", OWN, ids=lambda game: game.key)


@asynccontextmanager
async def shown_at(
    setup: Setup, size: tuple[int, int], code: str = "en"
) -> AsyncIterator[tuple[PlayApp, Pilot[int]]]:
    app = PlayApp(setup, setup.open(), language(code), pace_seconds=0)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        yield app, pilot
    app.table.close()


async def settle(app: PlayApp, pilot: Pilot[int]) -> None:
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


def part(app: PlayApp, selector: str) -> Widget:
    return app.screen_stack[0].query_one(selector)


def text_of(app: PlayApp, selector: str) -> str:
    return str(app.screen_stack[0].query_one(selector, Static).content)


def new_game(game: Game, seats: int, path: Path) -> Setup:
    bots = [Chair(level=next(iter(game.levels)))] * (seats - 1)
    return Setup(game, [Chair(name="Anna"), *bots], game.options(), path, seed=3)


def check_nothing_is_cut(app: PlayApp, size: tuple[int, int]) -> None:
    """The whole board and all choices can be seen, and the keys are the last line."""
    board, text, choices = part(app, "#board"), part(app, "#board_text"), part(app, "#choices")
    assert text.size.height <= board.size.height
    assert isinstance(choices, Choices)
    assert choices.size.height == str(choices.content).count("\n") + 1
    assert part(app, "#keys").region.bottom == size[1]
    assert choices.region.bottom == size[1] - 1
    assert part(app, "#story").size.height >= 1


def check_free_room_tells_how_it_is_played(app: PlayApp) -> None:
    guides = [part(app, "#guide_below"), part(app, "#guide_beside")]
    assert sum(guide.display for guide in guides) == 1
    assert all(guide.region.bottom <= part(app, "#choices").region.y for guide in guides)
    assert "1. " in text_of(app, "#guide_below")


@each_game
async def test_nothing_is_cut_at_the_smallest_and_at_the_largest_table(game: Game, tmp_path: Path) -> None:
    tables = {game.seats[0]: (SMALL, LARGEST), game.seats[-1]: SIZES}
    for seats, sizes in tables.items():
        async with shown_at(new_game(game, seats, tmp_path / f"{seats}.jsonl"), sizes[0]) as (app, pilot):
            check_nothing_is_cut(app, sizes[0])
            for size in sizes[1:]:
                await pilot.resize_terminal(*size)
                await settle(app, pilot)
                check_nothing_is_cut(app, size)
            check_free_room_tells_how_it_is_played(app)


@pytest.mark.parametrize("code", LANGUAGES)
async def test_the_keys_fit_in_all_languages(open_table: OpenTable, code: str, tmp_path: Path) -> None:
    async with shown_at(new_game(OWN[0], OWN[0].seats[0], tmp_path / "log.jsonl"), SMALL, code) as (app, _):
        keys = text_of(app, "#keys")
        assert len(keys.rstrip()) <= SMALL[0] - 2
        assert keys.rstrip().endswith("*")


async def test_the_story_is_under_the_board_or_beside_it(tmp_path: Path) -> None:
    async with shown_at(new_game(OWN[0], OWN[0].seats[0], tmp_path / "log.jsonl"), USUAL) as (app, pilot):
        assert part(app, "#story").region.y >= part(app, "#board").region.bottom
        assert not part(app, "#seats").display
        await pilot.resize_terminal(*LARGE)
        await settle(app, pilot)
        assert part(app, "#story").region.x >= part(app, "#board").region.right
        assert part(app, "#seats").display
        assert "Anna, that is you" in text_of(app, "#seats")
        await pilot.resize_terminal(*USUAL)
        await settle(app, pilot)
        assert part(app, "#story").region.y >= part(app, "#board").region.bottom
        check_nothing_is_cut(app, USUAL)


async def test_resizing_to_nearly_nothing_and_back_goes_on(tmp_path: Path) -> None:
    game = OWN[0]
    async with shown_at(new_game(game, game.seats[0], tmp_path / "log.jsonl"), LARGE) as (app, pilot):
        for size in [(40, 15), (1, 1), (300, 5), (20, 100), LARGEST, USUAL]:
            await pilot.resize_terminal(*size)
            await settle(app, pilot)
            choices = app.screen_stack[0].query_one(Choices)
            assert choices.region.height in (0, choices.lines())
        check_nothing_is_cut(app, USUAL)


@each_game
async def test_a_learner_comes_to_the_end_by_the_enter_key_alone(game: Game) -> None:
    """What is suggested is highlighted, step by step."""
    async with shown_at(learn_setup(game.key), LARGE) as (app, pilot):
        steps = app.view.first_steps
        assert steps is not None
        for _ in range(4 * steps.count):
            steps = app.view.first_steps
            assert steps is not None
            if steps.state != "on":
                break
            check_nothing_is_cut(app, LARGE)
            await pilot.press("enter")
            await settle(app, pilot)
        assert (steps.state, steps.made) == ("done", steps.count)
        done = app.words.say(f"{game.key}-steps-done")
        assert done in text_of(app, "#guide_below").replace("\n", " ")


async def test_an_open_rulebook_follows_the_size(tmp_path: Path) -> None:
    game = OWN[0]
    async with shown_at(new_game(game, game.seats[0], tmp_path / "log.jsonl"), LARGE) as (app, pilot):
        await pilot.press("r")
        await pilot.resize_terminal(*SMALL)
        await settle(app, pilot)
        assert isinstance(app.screen, RulesScreen)
        pages = str(app.screen.query_one("#pages", Static).content)
        assert max(map(len, pages.splitlines())) <= SMALL[0]


def test_at_80_columns_a_board_has_what_it_counts_on() -> None:
    layout = lay_out(*USUAL, asked=1)
    assert (layout.width, layout.height) >= (WIDTH, HEIGHT)


def test_lines_break_only_where_a_reader_would_pause() -> None:
    assert wrap_words("Anna má 10\u00a0900 bodů.", 12) == ["Anna má", "10\u00a0900 bodů."]
    assert wrap_words("Naprázdno: 8 %.", 12) == ["Naprázdno:", "8 %."]
    assert wrap_words("Anna:  ahoj\nvšem", 12) == ["Anna:  ahoj", "všem"]
    assert wrap_words("dvě pětky s klukem", 11) == ["dvě pětky", "s klukem"]
    assert wrap_words("druhým ze 6 na 5.", 15) == ["druhým ze 6", "na 5."]
    assert wrap_words("Zapiš si svých 200.", 17) == ["Zapiš si", "svých 200."]
    assert wrap_words("nejnevyzpytatelnější", 8) == ["nejnevyz", "pytateln", "ější"]


def test_long_questions_take_their_lines_from_the_board() -> None:
    assert lay_out(*LARGE, asked=8).height == lay_out(*LARGE, asked=3).height - 5
