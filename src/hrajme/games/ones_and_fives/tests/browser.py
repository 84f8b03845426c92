"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page

PAUSE_MS = 120


def shorten(page: Page) -> None:
    """As few points as can be played to."""
    field = page.get_by_role("spinbutton", name="How many points win the game.")
    field.fill("500")
    field.press("Enter")


def move(page: Page) -> None:
    """Throw; set aside every one and every five, or three alike; write down what there is."""
    for words in ("^Bank", "^Throw", "^Set aside"):
        button = page.get_by_role("button", name=re.compile(words), disabled=False)
        if button.count():
            button.first.click()
            page.wait_for_timeout(PAUSE_MS)
            return
    choose(page)


def choose(page: Page) -> None:
    """Choose what scores: the dice, as their labels say, one by one or three alike."""
    dice = page.get_by_role("group", name="Dice").get_by_role("button")
    faces = dice.evaluate_all("all => all.map(one => one.ariaLabel)")
    wanted = [index for index, face in enumerate(faces) if face in "15"]
    if not wanted:
        triple = next((face for face in "2346" if faces.count(face) >= 3), None)
        wanted = [index for index, face in enumerate(faces) if face == triple][:3] or list(range(len(faces)))
    for index in wanted[:1] if faces[wanted[0]] in "15" else wanted:
        dice.nth(index).click()
