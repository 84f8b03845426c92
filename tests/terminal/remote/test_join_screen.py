"""A table of a room on the screen, at 80 × 24, with friends over sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from textual.pilot import Pilot
from textual.widgets import Input, Static

from hrajme.language import language
from hrajme.table.commands import Accept, Decline, Offer, Say, Start
from hrajme.terminal.screen.dialogs import AskScreen, RulesScreen
from hrajme.terminal.screen.join import JoinApp
from hrajme.terminal.screen.widgets import Choices

if TYPE_CHECKING:
    from tests.terminal.remote.conftest import Friend, House

PATIENCE_SECONDS = 60.0


@asynccontextmanager
async def seen_by(friend: Friend) -> AsyncIterator[tuple[JoinApp, Pilot[int]]]:
    """The screen of a friend."""
    app = JoinApp(friend.table, language("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        yield app, pilot
        friend.table.listener = None


async def shows(pilot: Pilot[int], is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not is_so():
            await asyncio.sleep(0.01)
            await pilot.pause()


async def press(app: JoinApp, pilot: Pilot[int], *keys: str) -> None:
    """Keys one by one, each after the answer to the one before."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
        await shows(pilot, lambda: not app.table.pending)


def shown(app: JoinApp, selector: str) -> str:
    return str(app.screen_stack[0].query_one(selector, Static).content).replace("\u00a0", " ")


def labels(app: JoinApp) -> list[str]:
    return app.screen_stack[0].query_one(Choices).labels


async def test_what_happens_before_there_is_a_screen_is_told_with_the_names_of_now(house: House) -> None:
    link = house.new_table(anna := house.guest("Anna"), game="cribbage")
    async with house.come(link, anna) as host:
        app = JoinApp(host.table, language("en"))
        async with house.come(link, house.guest("Petr")):
            await host.do(Start)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not host.view.moves:
                    await asyncio.sleep(0.01)
            async with app.run_test(size=(80, 24)) as pilot:
                await pilot.pause()
                assert "Petr cuts" in shown(app, "#story_text")
                host.table.listener = None


async def test_before_the_game_the_screen_shows_who_sits_where_and_the_host_begins(house: House) -> None:
    anna, petr = house.guest("Anna"), house.guest("Petr")
    link = house.new_table(anna, seats=3, options={"expert": True})
    async with house.come(link, anna) as host, seen_by(host) as (app, pilot):
        await shows(pilot, lambda: "1  Anna, that is you, host" in shown(app, "#board_text"))
        assert "2  free" in shown(app, "#board_text")
        assert "Lay at least three cards" in shown(app, "#board_text")
        assert f"Invite others: {link}" in shown(app, "#board_text")
        assert "NOT STARTED YET" in shown(app, "#header")
        async with house.come(link, petr):
            await shows(pilot, lambda: "● 2  Petr" in shown(app, "#board_text"))
            assert "› Petr takes seat 2." in shown(app, "#story_text")
            assert labels(app)[0] == "Start with 2"
            await press(app, pilot, "a", "3", "e")
            assert "3  Cora, easy" in shown(app, "#board_text")
            assert labels(app)[0] == "Start the game"
            await press(app, pilot, "enter")
            await shows(pilot, lambda: "Your hand" in shown(app, "#board_text"))


async def test_two_play_a_whole_game_and_another(house: House) -> None:
    anna, petr = house.guest("Anna"), house.guest("Petr")
    link = house.new_table(anna)
    async with (
        house.come(link, anna) as host,
        house.come(link, petr) as friend,
        seen_by(host) as (app, pilot),
    ):
        friend.play_on()
        await friend.do(partial(Say, "ready"))
        host.send(Start)
        await shows(pilot, lambda: app.view.phase == "running")
        while app.view.phase == "running":
            await shows(pilot, lambda: app.view.phase != "running" or app.view.moves)
            if app.view.moves:
                await press(app, pilot, "enter")
        assert "THE END" in shown(app, "#header")
        assert labels(app) == ["Another game", "Quit"]
        assert "Petr lays" in shown(app, "#story_text")
        assert "You lay" in shown(app, "#story_text")
        await press(app, pilot, "n")
        assert "Your request is waiting for an answer." in shown(app, "#message")
        friend.send(partial(Accept, "rematch"))
        await shows(pilot, lambda: app.view.play == 2)
        assert "A new game begins." in shown(app, "#story_text")
    assert friend.refusals == []


async def test_talk_is_heard_and_refused_with_its_rule(house: House) -> None:
    anna, petr = house.guest("Anna"), house.guest("Petr")
    link = house.new_table(anna)
    async with (
        house.come(link, anna) as host,
        house.come(link, petr) as friend,
        seen_by(host) as (app, pilot),
    ):
        host.send(Start)
        await shows(pilot, lambda: app.view.phase == "running")
        friend.send(partial(Say, "hello there"))
        await shows(pilot, lambda: "› Petr: hello there" in shown(app, "#story_text"))
        await press(app, pilot, "t", "t", *"I have 37", "enter")
        assert "[TG-13]" in shown(app, "#message")
        assert app.screen.query_one(Input).value == "I have 37"
        await press(app, pilot, "r")
        assert isinstance(app.screen, RulesScreen)
        await press(app, pilot, "escape", "t", "p", "3")
        assert "Anna: Please leave pile 3 alone." in shown(app, "#story_text")


async def test_a_move_that_the_table_refuses_is_explained(house: House) -> None:
    anna = house.guest("Anna")
    link = house.new_table(anna, seats=1, alone="easy")
    async with house.come(link, anna) as alone, seen_by(alone) as (app, pilot):
        await shows(pilot, lambda: app.view.moves)
        await press(app, pilot, "slash", *"end", "enter")
        assert "Lay 2 more cards before you end the turn." in shown(app, "#message")
        assert "see TG-8" in shown(app, "#keys")
        assert app.screen.query_one(Input).value == "end"


async def test_the_others_are_asked_before_a_move_is_taken_back(house: House) -> None:
    anna, petr = house.guest("Anna"), house.guest("Petr")
    link = house.new_table(anna, options={"starter": "host"})
    async with (
        house.come(link, anna) as host,
        house.come(link, petr) as friend,
        seen_by(host) as (app, pilot),
    ):
        host.send(Start)
        await shows(pilot, lambda: labels(app) == ["I’ll start", "Petr starts"])
        await press(app, pilot, "i", "enter", "enter", "enter", "enter", "e")
        await shows(pilot, lambda: not app.view.moves)
        made = app.view.moves_made
        await press(app, pilot, "u")
        await shows(pilot, lambda: friend.view.offers)
        await friend.do(partial(Decline, "takeback"))
        await shows(pilot, lambda: "Petr says no." in shown(app, "#story_text"))
        assert app.view.moves_made == made


async def test_an_offer_can_be_answered_or_set_aside(house: House) -> None:
    anna, petr = house.guest("Anna"), house.guest("Petr")
    link = house.new_table(anna, options={"starter": "host"})
    async with (
        house.come(link, petr) as friend,
        house.come(link, anna) as host,
        seen_by(host) as (app, pilot),
    ):
        host.send(Start)
        await shows(pilot, lambda: friend.view.moves)
        friend.play_on()
        await shows(pilot, lambda: friend.view.moves_made > 3 and app.view.moves)
        friend.plays = False
        choices = labels(app)
        await friend.do(partial(Offer, "takeback"))
        await shows(pilot, lambda: labels(app) == ["Agree", "No"])
        assert "Petr asks to take a move back." in shown(app, "#choices")
        await press(app, pilot, "escape")
        assert labels(app) == choices
        await friend.do(partial(Decline, "takeback"))
        await friend.do(partial(Offer, "takeback"))
        await shows(pilot, lambda: labels(app) == ["Agree", "No"])
        await press(app, pilot, "a")
        await shows(pilot, lambda: "Petr takes a move back." in shown(app, "#story_text"))


async def test_a_lost_connection_comes_back_and_nothing_is_done_twice(house: House) -> None:
    anna = house.guest("Anna")
    link = house.new_table(anna, seats=1, alone="easy")
    async with house.come(link, anna) as alone, seen_by(alone) as (app, pilot):
        await shows(pilot, lambda: app.view.moves)
        made = app.view.moves_made
        await asyncio.to_thread(house.close)
        await shows(pilot, lambda: "connection lost" in shown(app, "#header"))
        await pilot.press("enter", "enter")
        assert len(app.table.pending) == 1
        await asyncio.to_thread(house.open)
        await shows(pilot, lambda: app.table.is_connected and not app.table.pending)
        assert app.view.moves_made == made + 1
        assert "YOUR TURN" in shown(app, "#header")


async def test_who_comes_again_has_the_same_seat_and_who_is_late_watches(house: House) -> None:
    anna, petr, eva = house.guest("Anna"), house.guest("Petr"), house.guest("Eva")
    link = house.new_table(anna)
    async with house.come(link, anna), house.come(link, petr) as friend:
        assert friend.view.seat == 1
    async with house.come(link, petr) as again, house.come(link, eva) as late:
        assert again.view.seat == 1
        async with seen_by(late) as (app, pilot):
            assert app.view.seat is None
            assert "You are watching." in shown(app, "#choices")
            await pilot.press("q")
        assert app.return_value == 0


async def test_a_bot_plays_on_and_hands_the_seat_back(house: House) -> None:
    anna, petr = house.guest("Anna"), house.guest("Petr")
    link = house.new_table(anna)
    async with (
        house.come(link, anna) as host,
        house.come(link, petr) as friend,
        seen_by(host) as (app, pilot),
    ):
        host.send(Start)
        await shows(pilot, lambda: app.view.phase == "running")
        await press(app, pilot, "m")
        bot = labels(app).index("Let a bot play for me")
        await press(app, pilot, *["right"] * bot, "enter", "e")
        await shows(pilot, lambda: "A bot takes over for Anna." in shown(app, "#story_text"))
        assert labels(app) == ["Take over from the bot"]
        assert friend.view.seats[0].kind == "stand_in"
        await press(app, pilot, "enter")
        await shows(pilot, lambda: friend.view.seats[0].kind == "person")


async def test_leaving_a_game_is_asked_about(house: House) -> None:
    anna = house.guest("Anna")
    link = house.new_table(anna, seats=1, alone="easy")
    async with house.come(link, anna) as alone, seen_by(alone) as (app, pilot):
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, AskScreen)
        await pilot.press("enter")
    assert app.return_value == 0
