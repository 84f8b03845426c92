"""The screen, driven by keys, at 80 × 24; other sizes and themes are in test_sizes.py and test_themes.py."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, Static

from hrajme.language import language
from hrajme.table.commands import Play
from hrajme.table.old_log import person_at
from hrajme.table.timing import TimeControl
from hrajme.terminal import local
from hrajme.terminal.local import LocalTable
from hrajme.terminal.logs import open_log
from hrajme.terminal.screen.dialogs import AskScreen, PassScreen, RulesScreen
from hrajme.terminal.screen.play import PlayApp
from hrajme.terminal.screen.widgets import Choices
from hrajme.terminal.seats import chairs_of
from hrajme.terminal.setup import Setup

OpenTable = Callable[..., LocalTable]


@asynccontextmanager
async def playing(
    table: LocalTable, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[PlayApp, Pilot[int]]]:
    chairs = chairs_of(table.table)
    setup = Setup(table.game, chairs, table.position.options, table.file.path, 6)
    app = PlayApp(setup, table, language("en"), pace_seconds=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot
    app.table.close()


async def settle(app: PlayApp, pilot: Pilot[int]) -> None:
    """Until chance and bots have moved and everything is drawn."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: PlayApp, pilot: Pilot[int], *keys: str) -> None:
    await pilot.press(*keys)
    await settle(app, pilot)


def shown(app: PlayApp, selector: str) -> str:
    widget = app.screen_stack[0].query_one(selector, Static)
    return str(widget.content).replace("\u00a0", " ")


def labels(app: PlayApp) -> list[str]:
    return app.screen_stack[0].query_one(Choices).labels


async def test_the_screen_shows_the_hand_the_story_the_choices_and_the_keys(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        hand = app.table.position.view(0).hand
        assert "YOUR TURN" in shown(app, "#header")
        assert all(f" {card}" in shown(app, "#board_text") for card in hand)
        assert f"Your cards: {hand[0]}, " in shown(app, "#story_text")
        assert labels(app) == [str(card) for card in hand]
        assert "r rules" in shown(app, "#keys")
        assert app.screen_stack[0].query_one("#keys").region.bottom == 24


async def test_a_card_is_played_by_its_number_and_its_pile(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        card = app.table.position.view(0).hand[-1]
        await press(app, pilot, *str(card))
        assert labels(app) == ["▲ 1", "▲ 2", "▼ 3", "▼ 4"]
        await press(app, pilot, "3")
        assert app.table.position.view(0).tops[2] == card
        assert f"› You lay {card} on pile 3" in shown(app, "#story_text")


async def test_arrows_enter_and_escape_choose_too(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        hand = app.table.position.view(0).hand
        await press(app, pilot, "right", "enter")
        assert [*app.question.menu.path] == [str(hand[1])]
        await press(app, pilot, "escape")
        assert [*app.question.menu.path] == []
        await press(app, pilot, "right", "right", "left", "enter", "enter")
        assert app.table.position.view(0).tops[0] == hand[1]


async def test_a_chip_can_be_clicked(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        prompt = len(app.screen_stack[0].query_one(Choices).prompt)
        await pilot.click("#choices", offset=(prompt + 3, 0))
        await settle(app, pilot)
        assert app.question.menu.path == (str(app.table.position.view(0).hand[0]),)


async def test_bots_move_until_it_is_your_turn_again(open_table: OpenTable) -> None:
    async with playing(open_table("you", "bot", "bot")) as (app, pilot):
        await settle(app, pilot)
        assert labels(app) == ["I’ll start", "Bruno starts", "Cora starts"]
        await press(app, pilot, "b")
        assert "Bruno agrees." in shown(app, "#story_text")
        assert "Cora lays" in shown(app, "#story_text")
        assert app.view.moves


async def test_a_written_move_is_refused_with_its_rule_and_the_rule_opens(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        await press(app, pilot, "slash", *"end", "enter")
        assert "Lay 2 more cards before you end the turn." in shown(app, "#message")
        assert "[TG-8]" in shown(app, "#message")
        assert "see TG-8" in shown(app, "#keys")
        await press(app, pilot, "r")
        assert isinstance(app.screen, RulesScreen)
        assert app.screen.query_one("#book").scroll_y > 0
        await press(app, pilot, "escape")
        assert not isinstance(app.screen, RulesScreen)


async def test_a_written_move_is_played(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        card = app.table.position.view(0).hand[0]
        await press(app, pilot, "slash", *str(card), "greater_than_sign", "2", "enter")
        assert app.table.position.view(0).tops[1] == card
        assert app.screen.query_one(Input).value == ""


async def test_keys_typed_faster_than_the_screen_follows_are_what_is_written(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        for key, character in (("slash", "/"), ("e", "e"), ("n", "n"), ("d", "d")):
            app.post_message(events.Key(key, character))
        await settle(app, pilot)
        assert not app.is_ending
        assert app.screen.query_one(Input).value == "end"


async def test_what_was_refused_is_written_over(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        await press(app, pilot, "slash", *"end", "enter", "slash")
        assert app.screen.query_one(Input).value == "end"
        await press(app, pilot, *"12", "slash")
        assert app.screen.query_one(Input).value == "12/"


async def test_undo_is_offered_only_when_it_is_possible(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        assert "undo" not in shown(app, "#keys")
        before = len(open_log(app.table.file.path).table.line.steps)
        await press(app, pilot, "enter", "enter")
        assert "u undo" in shown(app, "#keys")
        await press(app, pilot, "u")
        assert len(open_log(app.table.file.path).table.line.steps) == before
        assert "› You take back your last move." in shown(app, "#story_text")
        assert "undo" not in shown(app, "#keys")


async def test_the_language_changes_while_playing(open_table: OpenTable) -> None:
    async with playing(open_table("you", "bot")) as (app, pilot):
        await settle(app, pilot)
        for code, turn, choice in [
            ("cs", "JSI NA TAHU", "Začnu já"),
            ("sk", "SI NA ŤAHU", "Začnem ja"),
            ("pl", "TWOJA KOLEJ", "Ja zaczynam"),
            ("en", "YOUR TURN", "I’ll start"),
        ]:
            await press(app, pilot, "l")
            assert app.words.code == code
            assert turn in shown(app, "#header")
            assert labels(app)[0] == choice


async def test_a_terminal_that_is_too_small_says_so(open_table: OpenTable) -> None:
    async with playing(open_table("you"), size=(50, 15)) as (app, pilot):
        await settle(app, pilot)
        assert "it is 50 × 15, and the game needs 60 × 20" in shown(app, "#small")
        assert not app.screen.query_one("#middle").display
        await pilot.resize_terminal(80, 24)
        await settle(app, pilot)
        assert app.screen.query_one("#middle").display
        assert not app.screen.query_one("#small").display


async def test_quitting_asks_and_keeps_the_log(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        await press(app, pilot, "enter", "enter", "q")
        assert isinstance(app.screen, AskScreen)
        await press(app, pilot, "escape")
        assert app.view.moves
        await press(app, pilot, "q", "enter")
    assert app.return_value == 0
    assert open_log(app.table.file.path).table.line.steps[-1].seat == 0


async def test_control_c_leaves_at_once(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        await pilot.press("ctrl+c")
    assert app.return_value == 130


def nearly_over(open_table: OpenTable, path: Path) -> LocalTable:
    """A table a few moves before its end: always the first legal move, as the Enter key does."""
    moves: list[int] = []
    for name in ("rehearsal.jsonl", path.name):
        table = open_table("you", path=path.with_name(name))
        left = len(moves) - 6 if moves else 1000
        while left > 0 and table.position.to_move():
            if not table.step():
                table.send(person_at(0), partial(Play, 0, table.view(person_at(0)).moves[0]))
            moves.append(left)
            left -= 1
    return table


async def test_the_end_of_a_game_and_another(open_table: OpenTable, tmp_path: Path) -> None:
    async with playing(nearly_over(open_table, tmp_path / "log.jsonl")) as (app, pilot):
        await settle(app, pilot)
        first = app.table
        assert first.position.outcome() is None
        while first.position.outcome() is None:
            await press(app, pilot, "enter")
        assert "THE END" in shown(app, "#header")
        assert labels(app) == ["Another game", "Quit"]
        await press(app, pilot, "n")
        assert app.table is not first
        assert app.table.file.path == tmp_path / "log-2.jsonl"
        assert app.view.moves
    assert open_log(first.file.path).is_sealed


async def test_a_shared_screen_hides_the_hand_between_players(open_table: OpenTable) -> None:
    async with playing(open_table("you:Anna", "you:Petr")) as (app, pilot):
        while not isinstance(app.screen, PassScreen):
            await pilot.pause()
        assert "Your hand" not in shown(app, "#board_text")
        await press(app, pilot, "enter")
        assert "Anna, YOUR TURN" in shown(app, "#header")
        assert app.person == person_at(0)
        await pilot.press("i")
        while not isinstance(app.screen, PassScreen):
            await pilot.pause()
        assert app.person is None
        await press(app, pilot, "enter")
        assert app.person == person_at(1)


async def test_a_log_that_cannot_be_written_ends_the_game_with_its_sentence(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        app.table.file.close()
        app.table.file.file = Path("/dev/full").open("ab")  # noqa: SIM115 - closed with the table
        await pilot.press("enter", "enter")
        await pilot.pause()
    assert app.return_value == 2
    assert app.problem is not None
    assert "No space left" in str(app.problem)


async def test_a_game_is_stopped_by_a_key_and_a_choice(open_table: OpenTable) -> None:
    async with playing(open_table("you")) as (app, pilot):
        await settle(app, pilot)
        before = labels(app)
        assert "e end" in shown(app, "#keys")
        await press(app, pilot, "e")
        assert labels(app) == ["Stop this game"]
        await press(app, pilot, "escape")
        assert labels(app) == before
        await press(app, pilot, "e", "enter")
        assert app.view.outcome is not None
        assert app.view.outcome.reason == "abandoned"


async def test_a_clock_runs_in_the_header_and_its_flag_falls(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [10_000_000]
    monkeypatch.setattr(local, "now_ms", lambda: now[0])
    async with playing(open_table("you", clock=TimeControl(60))) as (app, pilot):
        await settle(app, pilot)
        app.watch_clock()
        assert "You 1:00" in shown(app, "#header")
        now[0] += 50_500
        app.watch_clock()
        assert "You 0:09.5" in shown(app, "#header")
        now[0] += 9_500
        app.watch_clock()
        assert app.view.outcome is not None
        assert app.view.outcome.reason == "flagged"
