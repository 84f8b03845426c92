"""The action is always in reach: on one's turn, on a small phone and at the largest table, nothing has to be
scrolled to, nothing is covered or cut off, and names can be read.

The page is the real one. Only its line to the table is replaced, so that hundreds of moments of a game can be
shown one after another; they are those of real tables, played at random (testing/turns.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from hrajme import games
from hrajme.core import Game
from hrajme.server.to_client import Update
from hrajme.table import TableView
from hrajme.testing.turns import (
    Values,
    fullest_turns,
    house_rules,
    keys_with_board,
    largest_ending,
    telling_turns,
)

# Words are longer in some languages than in others.
SIZES = {
    "phone": ((390, 844), "cs-CZ"),
    "small_phone": ((320, 640), "pl-PL"),
    "on_its_side": ((844, 390), "sk-SK"),
    "desktop": ((1280, 720), "en-GB"),
    # A small laptop, or a larger one whose page is enlarged.
    "low_desktop": ((1280, 600), "cs-CZ"),
}
SCARCEST = "small_phone"
SCARCE = (SCARCEST, "on_its_side")
Moment = tuple[str, TableView]


def tables(game: Game, size: str) -> Iterator[tuple[int, Values]]:
    """A few numbers of seats by the rules of the box. Where room is scarce every house rule with the most
    seats, and where it is scarcest with the fewest too.
    """
    fewest, most = game.seats[0], game.seats[-1]
    for seats in sorted({fewest, game.seats[len(game.seats) // 2], most}):
        yield seats, {}
    if size in SCARCE:
        counts = {fewest, most} if size == SCARCEST else {most}
        yield from [(seats, options) for options in house_rules(game) for seats in counts]


def turns(game: Game, size: str) -> Iterator[tuple[int, Values, TableView]]:
    """All that tells something at these tables; where room is scarcest, the fullest at all others, too."""
    seen = set()
    for seats, options in tables(game, size):
        seen.add(seats)
        yield from [(seats, options, view) for view in telling_turns(game, seats, options)]
    for seats in set(game.seats) - seen if size == SCARCEST else ():
        yield from [(seats, {}, view) for view in fullest_turns(game, seats, {})]


def what_is_drawn(view: TableView) -> bytes:
    """All that a board is made of: many a house rule changes nothing of it."""
    return msgspec.json.encode((view.view, view.moves, view.seats))


def moments(key: str, size: str) -> list[Moment]:
    """No two of them look alike."""
    found = {what_is_drawn(each[2]): each for each in turns(games.find(key), size)}
    return [
        (f"{seats} seats {options} after {view.moves_made} moves", view)
        for seats, options, view in found.values()
    ]


def updates(views: list[TableView]) -> list[Any]:
    """What the room would send; each view as one of another play, so that the board is a new one."""
    numbered = [
        msgspec.structs.replace(view, play=play, revision=play) for play, view in enumerate(views, start=1)
    ]
    sent = [Update(now_ms=0, table=view, story=(), talk=()) for view in numbered]
    return [msgspec.json.decode(msgspec.json.encode(update)) for update in sent]


def screen_of(size: str) -> dict[str, Any]:
    (width, height), is_phone = SIZES[size][0], "desktop" not in size
    return {"viewport": {"width": width, "height": height}, "is_mobile": is_phone, "has_touch": is_phone}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", keys_with_board())
def test_on_my_turn_everything_is_in_reach(
    key: str, size: str, visit: Callable[..., Page], pretend_table: Callable[[Page, str], None]
) -> None:
    page = visit("about:blank", screen_of(size), SIZES[size][1], reduced_motion="reduce")
    pretend_table(page, key)
    names, views = zip(*moments(key, size), strict=True)
    found = page.evaluate("updates => reach.measureAll(updates)", updates(list(views)))
    problems = {name: each for name, each in zip(names, found, strict=True) if each}
    assert problems == {}, report(problems)


WIDE = "W" * 12
# Arabic and Hebrew, with blanks and hyphens, wide letters, numbers, and what looks like markup.
ODD_NAMES = ("محمد عبد الرحمن الطويل", "שרה בת-שבע כהן-לוינסון", WIDE, "007", "<b>Bob</b>", "{ $x }")


@pytest.mark.parametrize("key", keys_with_board())
def test_names_of_any_script_are_read_from_their_beginning(
    key: str, visit: Callable[..., Page], pretend_table: Callable[[Page, str], None]
) -> None:
    page = visit("about:blank", screen_of("phone"), "en-GB", reduced_motion="reduce")
    pretend_table(page, key)
    game = games.find(key)
    counts = {game.seats[0], game.seats[len(game.seats) // 2]}
    shown = updates([view for seats in sorted(counts) for view in telling_turns(game, seats, {})])
    for update in shown:
        for seat, name in zip(update["table"]["seats"], cycle(ODD_NAMES)):
            seat["name"] = name
    found = page.evaluate("updates => reach.measureAll(updates, 2)", shown)
    # So many wide letters are cut earlier than others, and stay within their place.
    problems = [each for some in found for each in some if f"the name {WIDE} is cut" not in each]
    assert problems == []


LONGEST = "W" * 24
# What is on the board but beyond the edges of the page, other than what is cut where it stands.
BEYOND = """() => [...document.querySelectorAll("[data-board] *")].filter((node) => {
    const isText = [...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
    if (!isText || node.closest(".spoken, [aria-hidden=true], [data-strip]")) return false;
    const { left, right, width } = node.getBoundingClientRect();
    return width > 1 && (left < -1.5 || right > innerWidth + 1.5);
}).map((node) => node.outerHTML)"""


@pytest.mark.parametrize("key", keys_with_board())
def test_a_name_of_the_widest_letters_stays_on_the_page(
    key: str, visit: Callable[..., Page], pretend_table: Callable[[Page, str], None]
) -> None:
    page = visit("about:blank", screen_of("small_phone"), "cs-CZ", reduced_motion="reduce")
    pretend_table(page, key)
    page.evaluate("reach.isOpen()")
    game = games.find(key)
    views = [view for seats in (game.seats[0], game.seats[-1]) for view in telling_turns(game, seats, {})]
    for update in updates([*views, largest_ending(game)]):
        for seat in update["table"]["seats"]:
            seat["name"] = LONGEST
        page.evaluate("update => reach.show(update)", update)
        assert page.evaluate(BEYOND) == []


def report(problems: dict[str, list[str]]) -> str:
    lines = [f"{name}:\n    " + "\n    ".join(each) for name, each in problems.items()]
    return f"{len(problems)} moments\n" + "\n".join(lines)


@pytest.mark.parametrize("key", keys_with_board())
def test_when_it_is_over_the_next_game_is_in_reach(
    key: str, visit: Callable[..., Page], pretend_table: Callable[[Page, str], None]
) -> None:
    page = visit("about:blank", screen_of("small_phone"), SIZES["small_phone"][1], reduced_motion="reduce")
    pretend_table(page, key)
    page.evaluate("reach.isOpen()")
    page.evaluate("update => reach.show(update)", updates([largest_ending(games.find(key))])[0])
    result = page.locator("section", has=page.locator("#result"))
    expect(result.locator(".primary")).to_be_in_viewport(ratio=1)
    is_whole = "all => all.every(one => one.scrollWidth <= one.clientWidth)"
    assert result.locator("[role=region]").evaluate_all(is_whole)
