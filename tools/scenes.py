"""The scenes of the gallery: each brings a page of a game to what is to be looked at, picture by picture.

A scene is a generator: whenever it yields, the page shows something worth a picture, or worth one if it
is new.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby, islice, product
from typing import Any, Protocol

import msgspec
from playwright.sync_api import Page

from hrajme.core import CHANCE, Dice, Game
from hrajme.server.to_client import Away, Present, Refused, Update
from hrajme.table import Table, TableView
from hrajme.table.offers import KINDS
from hrajme.table.story import Told
from hrajme.table.timing import TimeControl
from hrajme.table.views import OfferView
from hrajme.testing.turns import OWN, house_rules, play_on, seat_all
from looks import bring_to_table, fullest_turn, in_rows
from moments import moments
from occasions import MANY, Forms, Occasion, find_refusals, find_sentences
from room_scenes import hands, lobby, offline, opening
from screenshots import show_invitation

STORY = 40
# So many sentences of the story can be read without scrolling on a phone.
SENTENCES = 14
FIVE_MINUTES = TimeControl(game=300)
# What the story of a game is made of, and what is refused at every table.
TOLD = ("{}-story-", "{}-end-", "{}-part-")
AT_EVERY_TABLE = ("table-error-", "server-error-", "refuse-")


class Scene(Protocol):
    __name__: str

    def __call__(self, page: Page, room: str, game: Game, code: str) -> Iterator[str | None]: ...


def as_sent(message: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def final_update(game: Game) -> Any:
    """What the room would send when the game of most players that comes to an end is over."""
    for seats in reversed(game.seats):
        table: Table = seat_all(game, seats, {})
        for _ in play_on(table, Dice(1)):
            pass
        if table.phase == "over":
            story = table.page(OWN, 0, None, STORY).story
            return as_sent(Update(now_ms=0, table=table.view(OWN), story=story, talk=()))
    raise AssertionError(f"{game.key} does not end")


def turn(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    bring_to_table(page, room, game)
    page.evaluate("update => reach.show(update)", fullest_turn(game, game.seats[len(game.seats) // 2]))
    yield


def story(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """On a phone it opens over the board; elsewhere it stands beside it."""
    for _ in turn(page, room, game, code):
        page.get_by_role("tab").first.click()
        yield


def result(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    bring_to_table(page, room, game)
    page.evaluate("update => reach.show(update)", final_update(game))
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


@cache
def forms_of(code: str) -> Forms:
    return Forms(code)


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


def some_view(game: Game) -> TableView:
    return seat_all(game, min(game.seats[-1], MANY), {}).view(OWN)


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


def manners(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """What people ask each other at a table, who is away, and all that is beside the board."""
    bring_to_table(page, room, game)
    table = seat_all(game, max(2, game.seats[0]), {})
    forms, running = (
        forms_of(code),
        next(each.view(OWN) for each in play_on(table, Dice(1)) if each.revision > 9),
    )
    told = tuple([each.sentence for each in forms.invent("table-story-", {}, running).values()])
    for revision, some in enumerate(in_rows(told, SENTENCES), start=running.revision):
        story = tuple([Told(1 + at, 0, (sentence,)) for at, sentence in enumerate(some)])
        show(page, msgspec.structs.replace(running, play=revision), story)
        if revision == running.revision:
            page.get_by_role("tab").first.click()
        yield
    page.keyboard.press("Escape")
    for kind, seat in product(KINDS, (0, 1)):
        offer = OfferView(kind, seat, 1, 1, (), seat == 1)
        over = "over" if kind == "rematch" else "running"
        show(page, msgspec.structs.replace(running, offers=(offer,), phase=over))
        yield
    show(page, msgspec.structs.replace(running, declined=("draw",), is_paused=True, clock=FIVE_MINUTES))
    yield
    show(page, running)
    for tab in (1, 3):
        page.get_by_role("tab").nth(tab).click()
        yield
    page.locator(".leave button").first.click()
    yield
    page.locator("[role=tabpanel] details summary").first.click()
    yield
    page.keyboard.press("Escape")
    page.locator('header a[href="/"]').first.click()
    yield


def presence(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Who is here, who is away, who only watches, and seats that nobody has."""
    bring_to_table(page, room, game)
    table = seat_all(game, game.seats[-1], {})
    running = next(each.view(OWN) for each in play_on(table, Dice(1)) if each.line.to_move() != (CHANCE,))
    me, other, *rest = running.seats
    others_turn = msgspec.structs.replace(other, to_move=True)
    waits = tuple([msgspec.structs.replace(each, to_move=False) for each in (me, *rest)])
    seats = (waits[0], others_turn, *waits[1:])
    for watchers, away_seconds in ((1, 0), (3, 60), (7, 30)):
        show(page, msgspec.structs.replace(running, seats=seats, moves=(), away_seconds=away_seconds))
        away = (Away(1, 0),) if away_seconds else ()
        page.evaluate(
            "message => reach.tell(message)", as_sent(Present(seats=(0,), watchers=watchers, away=away))
        )
        yield
    page.get_by_role("tab").last.click()
    yield
    page.keyboard.press("Escape")
    everybody = Present(seats=tuple(range(len(seats))), watchers=0)
    page.evaluate("message => reach.tell(message)", as_sent(everybody))
    empty = msgspec.structs.replace(other, kind="empty", name="", to_move=True)
    stand_in = msgspec.structs.replace(me, kind="stand_in", level="easy")
    for count in (1, 3, len(rest)):
        asked = tuple([msgspec.structs.replace(each, to_move=at < count) for at, each in enumerate(rest)])
        show(page, msgspec.structs.replace(running, seats=(waits[0], other, *asked), moves=()))
        yield
    for changed in ((waits[0], empty, *waits[1:]), (stand_in, *seats[1:])):
        show(page, msgspec.structs.replace(running, seats=changed, moves=()))
        yield
    watched = tuple([msgspec.structs.replace(each, is_you=False) for each in (waits[0], empty, *waits[1:])])
    show(page, msgspec.structs.replace(running, seat=None, seats=watched, moves=()))
    yield


def show(page: Page, view: TableView, story: tuple[Told, ...] = ()) -> None:
    page.evaluate("update => reach.show(update)", as_sent(Update(now_ms=0, table=view, story=story, talk=())))


def houses(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """One's fullest turn under each house rule."""
    bring_to_table(page, room, game)
    rules = house_rules(game)
    for play, options in enumerate(rules, start=1):
        turns = islice(play_on(seat_all(game, game.seats[0], options), Dice(play)), 40, None)
        table = next((table for table in turns if 0 in table.line.to_move()), None)
        if table is not None:
            view = msgspec.structs.replace(table.view(OWN), play=play)
            page.evaluate(
                "update => reach.show(update)", as_sent(Update(now_ms=0, table=view, story=(), talk=()))
            )
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
    how,
    steps,
    moments,
)
OF_THE_ROOM: tuple[Scene, ...] = (home, lobby, opening, hands, manners, presence, errors, offline)
SCENES: dict[str, Scene] = {each.__name__: each for each in (*OF_THE_ROOM, *OF_A_GAME)}
# The game that shows best what is the same in all: here hands are hidden.
SHOWN_BY = "the_game"
# Of which the upper part tells all.
HIGH = {"refusals": 380, "errors": 380}
