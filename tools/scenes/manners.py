"""Scenes of the gallery: how people are with each other at a table that runs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from msgspec.structs import replace
from playwright.sync_api import Page

from hrajme import games
from hrajme.core import Dice, Game
from hrajme.server.to_client import Away, Lost, Present, Update
from hrajme.table import TableView
from hrajme.table.offers import KINDS
from hrajme.table.story import Told
from hrajme.table.talk import Spoken
from hrajme.table.timing import TimeControl
from hrajme.table.views import OfferView
from hrajme.testing.turns import OWN, play_on, seat_all
from looks import in_rows
from occasions import forms_of
from scenes.telling import running_view, show, tell
from screenshots import bring_to_table

# So many sentences of the story can be read without scrolling on a phone.
SENTENCES = 14
FIVE_MINUTES = TimeControl(game=300)
# So many watch, so long somebody may be away, and since when somebody is.
WATCHED = ((1, 0, 0), (3, 60, 0), (7, 30, 0), (7, 30, -40_000))
# So many are waited for: of each plural one.
AWAITED = (2, 3, 5, 7)
# So many new messages.
UNHEARD = (1, 2, 4)
TALK = ("Ahoj!", "Cześć, kto zaczyna?", "Good luck, have fun", "Tak jdeme na to", "…", "Ok", ":)")
NOBODY, HOST, GUEST = 9, 1, 2


def manners(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """What is told of people, what they ask each other, and all that is beside the board."""
    bring_to_table(page, room, game)
    running = running_view(game, max(2, game.seats[0]), least=10)
    yield from tell_all(page, running, code)
    for kind, seat in product(KINDS, (0, 1)):
        offer = OfferView(kind, seat, 1, 1, (), seat == 1)
        over = "over" if kind == "rematch" else "running"
        show(page, replace(running, offers=(offer,), phase=over))
        yield
    for paused in (False, True):
        seats = tuple([replace(each, left_ms=300_000 - 7_000 * at) for at, each in enumerate(running.seats)])
        timed = replace(running, seats=seats, clock=FIVE_MINUTES)
        show(page, replace(timed, declined=("draw",), is_paused=paused, may_undo="ask"))
        yield
    yield from look_beside(page, running)


def tell_all(page: Page, running: TableView, code: str) -> Iterator[None]:
    """Every sentence about people, as the story has them; the last with more before it."""
    told = [each.sentence for each in forms_of(code).invent("table-story-", {}, running).values()]
    for play, some in enumerate(in_rows(told, SENTENCES), start=1):
        story = [Told(1 + at, 0, (sentence,)) for at, sentence in enumerate(some)]
        show(page, replace(running, play=play), story)
        if play == 1:
            page.get_by_role("tab").first.click()
        yield
    page.keyboard.press("Escape")


def past(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Whoever comes late has only the last of the story; what happens now may take long to be shown."""
    bring_to_table(page, room, game)
    *_, late = [table for table, _ in zip(play_on(seat_all(game, 2, {}), Dice(1)), range(40), strict=False)]
    story = late.page(OWN, 0, None, 5).story
    since = story[0].revision - 1
    tell(page, Update(now_ms=0, table=late.view(OWN), story=story, talk=(), story_since=since))
    page.get_by_role("tab").first.click()
    page.locator("[role=tabpanel] li").first.wait_for()
    yield
    page.keyboard.press("Escape")
    page.emulate_media(reduced_motion="no-preference")
    known = late.revision
    for _ in islice(play_on(late, Dice(2)), 8):
        pass
    deeds = tuple([replace(deed, seat=1) for deed in late.deeds(OWN, known)])
    tell(page, Update(now_ms=0, table=late.view(OWN), story=(), talk=(), deeds=deeds))
    yield


def plain(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """A game of another package, whose board nobody has drawn."""
    bring_to_table(page, room, game)
    undrawn = replace(running_view(game, max(2, game.seats[0])), game="undrawn")
    tell(page, Update(now_ms=0, table=undrawn, story=(), talk=()))
    page.locator("[data-board] p").wait_for()
    yield


def look_beside(page: Page, running: TableView) -> Iterator[None]:
    """Tabs, getting up while the game runs and when it is over, the invitation, keys, and leaving."""
    show(page, running)
    for tab in (1, 3):
        page.get_by_role("tab").nth(tab).click()
        yield
    for phase in ("running", "over"):
        show(page, replace(running, phase=phase))
        page.locator(".leave button").first.click()
        yield
        page.locator(".leave button").nth(1).click()
    page.locator("[role=tabpanel] details summary").first.click()
    yield
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    yield
    for seconds in (0, 60):
        show(page, replace(running, away_seconds=seconds))
        page.locator('header a[href="/"]').first.click()
        yield
        page.locator("dialog .primary").click()


def losses(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """The disk of the room has lost something."""
    bring_to_table(page, room, game)
    running = running_view(game, max(2, game.seats[0]))
    for play, occasion in enumerate(forms_of(code).invent("server-lost", {}, running).values(), start=1):
        show(page, replace(running, play=play))
        tell(page, Lost(count=1, sentence=occasion.sentence))
        yield


def presence(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Who is here, who is away, who only watches, and seats that nobody has."""
    bring_to_table(page, room, game)
    running = running_view(game, game.seats[-1])
    me, other, *rest = [replace(each, to_move=False) for each in running.seats]
    others_turn = (me, replace(other, to_move=True), *rest)
    waiting = replace(running, seats=others_turn, moves=())
    for watchers, seconds, since in WATCHED:
        show(page, replace(waiting, away_seconds=seconds))
        tell(page, Present(seats=(0,), watchers=watchers, away=(Away(1, since),)))
        yield
        page.get_by_role("tab").last.click()
        yield
        page.keyboard.press("Escape")
    tell(page, Present(seats=tuple(range(len(others_turn))), watchers=0))
    empty = replace(other, kind="empty", name="", to_move=True)
    mine, theirs = [replace(each, kind="stand_in", level="easy") for each in (me, other)]
    for changed in ((me, empty, *rest), (mine, others_turn[1], *rest), (me, theirs, *rest)):
        show(page, replace(waiting, seats=changed))
        yield
        page.get_by_role("tab").last.click()
        yield
        page.keyboard.press("Escape")
    watched = tuple([replace(each, is_you=False) for each in (me, empty, *rest)])
    show(page, replace(waiting, seat=None, seats=watched))
    yield
    full = tuple([replace(each, is_you=False) for each in others_turn])
    show(page, replace(waiting, seat=None, seats=full))
    page.get_by_role("tab").last.click()
    yield


def crowd(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """Many are asked at once."""
    large = max(map(games.find, games.keys()), key=lambda each: each.seats[-1])
    bring_to_table(page, room, large)
    running = running_view(large, max(AWAITED) + 1)
    for count in AWAITED:
        seats = tuple([replace(each, to_move=0 < at <= count) for at, each in enumerate(running.seats)])
        show(page, replace(running, seats=seats, moves=(), chance_to_move=False))
        yield


def talk(page: Page, room: str, game: Game, code: str) -> Iterator[None]:
    """What people write; somebody whom one does not want to hear, or to have here."""
    bring_to_table(page, room, game)
    running = running_view(game, max(2, game.seats[0]))
    me, other, *rest = running.seats
    seats = (replace(me, who=HOST, is_host=True), replace(other, who=GUEST), *rest)
    hosted = replace(running, seats=seats, is_host=True)
    show(page, hosted)
    speakers = [(1, other.name, GUEST), (None, "", NOBODY), (0, me.name, HOST)]
    said = [
        Spoken(20 + at, 0, speakers[at % 3][1], speakers[at % 3][0], text, who=speakers[at % 3][2])
        for at, text in enumerate(TALK)
    ]
    heard = 0
    for count in UNHEARD:
        news = tuple(said[heard : heard + count])
        heard += count
        table = replace(hosted, revision=hosted.revision + heard)
        tell(page, Update(now_ms=0, table=table, story=(), talk=news))
        yield
    page.get_by_role("tab").nth(1).click()
    yield
    for at in (0, 1):
        page.locator("[role=log] button.name").nth(at).click()
        yield from mute(page)
        page.locator(".muted button").first.click()
        for _ in mute(page):
            pass
    show(page, replace(hosted, phase="over"))
    page.get_by_role("tab").last.click()
    page.locator("[role=tabpanel] ol li").nth(1).locator("button").last.click()
    yield


def mute(page: Page) -> Iterator[None]:
    """Or hear again."""
    sheet = page.get_by_role("dialog")
    sheet.wait_for()
    yield
    sheet.get_by_role("switch").click()
    sheet.locator(".head button").click()
    sheet.wait_for(state="hidden")
    yield
