"""The scenes of the gallery: each brings a page of a game to what is to be looked at, picture by picture.

A scene is a generator: whenever it yields, the page shows something worth a picture, or worth one if it
is new.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from typing import Protocol

import msgspec
from playwright.sync_api import Page

from hrajme.core import Dice, Game
from hrajme.server.to_client import Refused
from hrajme.table.story import Told
from hrajme.testing.turns import OWN, house_rules, play_on, seat_all
from looks import fullest_turn, in_rows
from occasions import Occasion, find_refusals, find_sentences, forms_of
from scenes.ends import endings, reasons, rematches, result
from scenes.files import aloud, files, positions, scorer, signals, strayed
from scenes.lines import calls, lines
from scenes.manners import SENTENCES, crowd, losses, manners, past, plain, presence, talk
from scenes.moments import moments
from scenes.outside import outside, shared
from scenes.room import hands, lobby, offline, opening
from scenes.telling import as_sent, show, some_view
from scenes.waiting import rules, seats
from screenshots import bring_to_table, show_invitation

# What the story of a game is made of, and what is refused at every table.
TOLD = ("{}-story-", "{}-end-", "{}-part-")
AT_EVERY_TABLE = ("table-error-", "server-error-", "refuse-", "error-", "store-")


class Scene(Protocol):
    __name__: str

    def __call__(self, page: Page, room: str, game: Game, code: str) -> Iterator[str | None]: ...


def turn(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    bring_to_table(page, room, game)
    page.evaluate("update => reach.show(update)", fullest_turn(game, game.seats[len(game.seats) // 2]))
    yield


def story(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """On a phone it opens over the board; elsewhere it stands beside it."""
    for _ in turn(page, room, game, code):
        page.get_by_role("tab").first.click()
        yield


def invitation(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """And the house rules below it."""
    page.goto(room)
    page.locator("article").first.wait_for()
    show_invitation(page, game.key)
    yield
    yield from scroll_down(page)


def scroll_down(page: Page) -> Iterator[None]:
    """Screen by screen, to the end."""
    last = -1.0
    while (now := page.evaluate("scrollBy(0, innerHeight * 0.8), scrollY")) > last:
        last = now
        yield


def how(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    page.goto(f"{room}/rules/{game.key}")
    page.locator("[data-picture]").first.wait_for()
    yield


def steps(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """The first steps, each time it is the learner's turn, by pressing what is suggested."""
    page.goto(f"{room}/try/{game.key}")
    guide = page.get_by_test_id("first-steps")
    suggestion = guide.locator("button:enabled:not(.primary)")
    guide.locator("button:enabled").first.wait_for()
    yield
    while guide.get_attribute("data-state") != "done":
        suggestion.first.click()
        page.wait_for_timeout(300)
        guide.locator("button:enabled").first.wait_for()
        yield


def sentences_of(game: Game, code: str) -> list[Occasion]:
    forms = forms_of(code)
    found = find_sentences(game, forms)
    for begin in TOLD:
        found |= forms.invent(begin.format(game.key), found, some_view(game))
    return sorted(found.values(), key=lambda each: (len(each.table.seats), each.sentence.id))


def refusals_of(game: Game, code: str) -> list[Occasion]:
    forms = forms_of(code)
    found = find_refusals(game, forms)
    found |= forms.invent(f"{game.key}-refuse-", found, some_view(game))
    return [each for each in found.values() if each.sentence.id.startswith(game.key)]


def sentences(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Every sentence of the story in its place."""
    bring_to_table(page, room, game)
    play = 0
    for _, alike in groupby(sentences_of(game, code), key=lambda each: len(each.table.seats)):
        for some in in_rows(list(alike), SENTENCES):
            play += 1
            told = tuple([Told(1 + at, 0, (each.sentence,)) for at, each in enumerate(some)])
            table = msgspec.structs.replace(some[0].table, play=play, revision=len(told))
            show(page, table, told)
            if play == 1:
                page.get_by_role("tab").first.click()
            yield


def refusals(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Every refusal over a board at which it is told."""
    yield from refuse_all(page, room, game, refusals_of(game, code))


def errors(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """What every table refuses, whatever is played there."""
    forms, view = forms_of(code), some_view(game)
    found = [each for begin in AT_EVERY_TABLE for each in forms.invent(begin, {}, view).values()]
    yield from refuse_all(page, room, game, found)


def refuse_all(page: Page, room: str, game: Game, occasions: list[Occasion]) -> Iterator[None]:
    bring_to_table(page, room, game)
    for play, (view, sentence, rule) in enumerate(occasions, start=1):
        table = msgspec.structs.replace(view, play=play, revision=play)
        refused = as_sent(Refused(key="", code="move/illegal", sentence=sentence, rule=rule))
        show(page, table)
        page.evaluate("message => reach.refuse(message)", refused)
        yield


def houses(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """One's fullest turn under each house rule."""
    bring_to_table(page, room, game)
    for play, options in enumerate(house_rules(game), start=1):
        turns = islice(play_on(seat_all(game, game.seats[0], options), Dice(play)), 40, None)
        table = next((table for table in turns if 0 in table.line.to_move()), None)
        if table is not None:
            show(page, msgspec.structs.replace(table.view(OWN), play=play))
            yield


def home(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """What is there without a game."""
    page.goto(room)
    page.locator("article").first.wait_for()
    yield
    yield from scroll_down(page)
    page.locator("header button:visible").last.click()
    yield
    page.goto(f"{room}/t/bcdf-ghjk-mnpq")
    yield
    page.goto(f"{room}/nothing")
    yield


# What every game has of its own, and what is the same in all of them.
OF_A_GAME: tuple[Scene, ...] = (
    invitation,
    turn,
    houses,
    story,
    sentences,
    refusals,
    result,
    reasons,
    endings,
    how,
    steps,
    strayed,
    rules,
    outside,
    shared,
    files,
    positions,
    signals,
    aloud,
    scorer,
    moments,
)
OF_THE_ROOM: tuple[Scene, ...] = (
    home,
    lobby,
    opening,
    seats,
    hands,
    manners,
    presence,
    crowd,
    talk,
    rematches,
    errors,
    losses,
    past,
    plain,
    lines,
    offline,
    calls,
)
SCENES: dict[str, Scene] = {each.__name__: each for each in (*OF_THE_ROOM, *OF_A_GAME)}
# The game that shows best what is the same in all: here hands are hidden.
SHOWN_BY = "the_game"
# Of which the upper part tells all.
HIGH = {"refusals": 380, "errors": 380, "reasons": 380, "losses": 380}
