"""How a player moves in a browser, for tests/browser."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

# Two checkers each are left to bear off, and nobody is far behind.
NEARLY_OVER = "OwAAAOMAAAAAAA"
LOOKS, PAUSE_MS = 20, 50
ROWS = "rows => rows.map(row => [...row.children].map(cell => cell.dataset.at))"


def shorten(page: Page) -> None:
    field = page.get_by_label("The starting position")
    field.fill(NEARLY_OVER)
    field.press("Enter")
    page.get_by_text("changed; standard: the usual one").wait_for()


def move(page: Page) -> None:
    """What is usually meant; else the farthest checker that can move goes by the first die."""
    main = main_button(page)
    if main.count():
        main.click()
    elif (place := farthest(page)) is not None:
        page.locator(f'[data-at="{place}"]').click()
    page.wait_for_timeout(PAUSE_MS)


def act_by_keys(page: Page) -> None:
    """The same by keys: A leads to the buttons, H to the board, arrows over it."""
    if main_button(page).count():
        press_main(page)
    elif (place := farthest(page)) is not None:
        page.keyboard.press("h")
        # The board may have changed under the fingers; then the next look finds what there is.
        if focused(page) is not None:
            go_to(page, str(place))
            page.keyboard.press("Enter")


def press_main(page: Page) -> None:
    """It may be gone before it is reached; then the next look finds what there is."""
    page.keyboard.press("a")
    for _ in range(page.locator("[data-actions] button").count()):
        if page.evaluate("document.activeElement.matches('.main')"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")


def main_button(page: Page) -> Locator:
    return page.locator("[data-actions] button.main")


def farthest(page: Page) -> int | None:
    """None while nothing can move, as when what is to be done has just changed."""
    open_cells = page.get_by_role("gridcell", name="can move")
    return max(map(int, open_cells.evaluate_all("all => all.map(one => one.dataset.at)")), default=None)


def go_to(page: Page, place: str) -> None:
    rows: list[list[str]] = page.get_by_role("row").evaluate_all(ROWS)
    (row, column), (to_row, to_column) = [find(rows, at) for at in (str(focused(page)), place)]
    for _ in range(abs(to_row - row)):
        page.keyboard.press("ArrowDown" if to_row > row else "ArrowUp")
    for _ in range(abs(to_column - column)):
        page.keyboard.press("ArrowRight" if to_column > column else "ArrowLeft")
    assert focused(page) == place


def focused(page: Page) -> str | None:
    """Where on the board the keys are, as soon as they are there."""
    for _ in range(LOOKS):
        found: str | None = page.evaluate("document.activeElement.dataset.at ?? null")
        if found is not None:
            return found
        page.wait_for_timeout(PAUSE_MS)
    return None


def find(rows: list[list[str]], place: str) -> tuple[int, int]:
    return next((index, row.index(place)) for index, row in enumerate(rows) if place in row)
