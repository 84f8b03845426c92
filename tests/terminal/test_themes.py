"""Light and dark: what can be read, how one is chosen, and that it is kept."""

from __future__ import annotations

import os
import pty
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.color import Color as RichColor
from rich.style import Style
from rich.text import Text
from textual import events
from textual._xterm_parser import XTermParser
from textual.color import Color
from textual.drivers import linux_driver
from textual.theme import Theme

from hrajme.core import Game
from hrajme.language import language
from hrajme.terminal import background
from hrajme.terminal.background import find_look, listen, read_answer, read_environment
from hrajme.terminal.local import LocalTable
from hrajme.terminal.screen.play import PlayApp
from hrajme.terminal.screen.themes import ANSI_DARK, ANSI_LIGHT, DARK, LIGHT, shade
from hrajme.terminal.seats import chairs_of
from hrajme.terminal.settings import Settings, choose_look, keep_theme, read_settings, settings_path
from hrajme.terminal.setup import Setup
from hrajme.testing.shelf import OWN

OpenTable = Callable[..., LocalTable]
Program = Callable[..., Any]
# What WCAG asks of text.
READABLE = 4.5
ANSI_NAMES = ("red", "green", "yellow", "blue", "magenta", "cyan", "white")
each_theme = pytest.mark.parametrize(
    ("theme", "ansi"), [(LIGHT, ANSI_LIGHT), (DARK, ANSI_DARK)], ids=["light", "dark"]
)


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted([luminance(one), luminance(other)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part / 255) for part in Color.parse(colour).rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@each_theme
def test_all_words_of_a_theme_can_be_read(theme: Theme, ansi: Any) -> None:
    pairs = [
        (theme.foreground, theme.background),
        (theme.foreground, theme.surface),
        (theme.foreground, theme.panel),
        (theme.variables["muted"], theme.background),
        (theme.error, theme.background),
        (theme.variables["header"], theme.primary),
        (theme.variables["mine"], theme.success),
    ]
    for ink, ground in pairs:
        assert ink is not None
        assert ground is not None
        assert contrast(ink, ground) >= READABLE, (ink, ground)


@each_theme
@pytest.mark.parametrize("name", ANSI_NAMES)
def test_the_colours_of_boards_can_be_read(theme: Theme, ansi: Any, name: str) -> None:
    colour = RichColor.parse(name).get_truecolor(ansi).hex
    assert theme.background is not None
    assert contrast(colour, theme.background) >= READABLE


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.key)
def test_a_board_with_grounds_has_inks_for_them(game: Game) -> None:
    """Colours that no theme can change are a ground together with an ink that can be read on it."""
    source = Path(str(game.part("terminal").__file__)).read_text(encoding="utf-8")
    for ink, ground in re.findall(r"(#[0-9a-f]{6}) on (#[0-9a-f]{6})", source):
        assert contrast(ink, ground) >= READABLE
    assert not re.search(r'"[a-z ]*#[0-9a-f]{6}"', source.replace(" on ", ""))


def test_what_is_dim_gets_a_colour_that_can_be_read() -> None:
    shaded = shade(Text.assemble(("old", "dim"), ("red", "dim red"), ("new", "bold")), "#645546")
    styles = [span.style for span in shaded.spans]
    assert all(isinstance(style, Style) and not style.dim for style in styles)
    assert [str(style) for style in styles] == ["not dim #645546", "not dim red", "bold"]


@pytest.mark.parametrize(
    ("answer", "look"),
    [
        (b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\", "light"),
        (b"\x1b]11;rgb:f6/ef/e3\x07\x1b[?62c", "light"),
        (b"\x1b]11;rgba:1c1c/1c1c/1c1c/ffff\x07", "dark"),
        (b"\x1b[?62;4c", None),
        (b"", None),
    ],
)
def test_a_terminal_tells_its_background(answer: bytes, look: str | None) -> None:
    assert read_answer(answer) == look


@pytest.mark.parametrize(
    ("colours", "look"),
    [
        ("15;0", "dark"),
        ("0;15", "light"),
        ("0;default;15", "light"),
        ("12;8", "dark"),
        ("", None),
        ("x;y", None),
    ],
)
def test_the_environment_tells_it_too(colours: str, look: str | None) -> None:
    assert read_environment(colours) == look


def test_nothing_is_asked_where_nobody_answers() -> None:
    """Standard input is no terminal here."""
    assert find_look({}) == "dark"
    assert find_look({"COLORFGBG": "0;15"}) == "light"


def test_an_answer_is_read_until_the_terminal_has_said_who_it_is() -> None:
    terminal, program = pty.openpty()
    try:
        os.write(terminal, b"\x1b]11;rgb:ffff/ffff/ffff\x07\x1b[?62c\n")
        assert read_answer(listen(program)) == "light"
    finally:
        os.close(terminal)
        os.close(program)


def test_a_terminal_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PATIENCE_SECONDS", 0)
    terminal, program = pty.openpty()
    try:
        assert listen(program) == b""
    finally:
        os.close(terminal)
        os.close(program)


def test_an_input_that_has_ended_is_not_waited_for() -> None:
    reading, writing = os.pipe()
    os.write(writing, b"x")
    os.close(writing)
    assert listen(reading) == b"x"
    os.close(reading)


def test_whoever_leans_on_a_key_does_not_hold_the_start_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "LONGEST_SECONDS", 0)
    reading, writing = os.pipe()
    os.write(writing, b"x" * 5000)
    assert len(listen(reading)) < 5000
    os.close(writing)
    os.close(reading)


def test_a_theme_is_kept_and_auto_forgets_it() -> None:
    assert choose_look("light", os.environ) == "light"
    assert choose_look(None, os.environ) == "light"
    assert choose_look("auto", {**os.environ, "COLORFGBG": ""}) == "dark"
    assert read_settings(os.environ) == Settings("auto")


@pytest.mark.parametrize("content", [b"", b"{", b'{"theme": "pink"}', b"[]"])
def test_settings_that_cannot_be_read_are_the_usual_ones(content: bytes) -> None:
    path = settings_path(os.environ)
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert read_settings(os.environ) == Settings()


def test_settings_that_cannot_be_written_stop_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    keep_theme({"XDG_DATA_HOME": str(tmp_path / "file")}, "light")


def test_an_unknown_theme_is_refused_with_those_there_are(hrajme: Program) -> None:
    told = hrajme("play", "the_game", "--theme", "pink")
    assert told.code == 2
    assert "auto, light, dark" in told.err


async def test_a_key_changes_the_theme_and_it_is_kept(open_table: OpenTable) -> None:
    table = open_table("you")
    setup = Setup(table.game, chairs_of(table.table), table.position.options, table.file.path, 6)
    app = PlayApp(setup, table, language("en"), 0, "light")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert (app.theme, app.current_theme.dark) == ("light", False)
        await pilot.press("asterisk")
        assert (app.theme, app.current_theme.dark) == ("dark", True)
        assert read_settings(os.environ).theme == "dark"
        await pilot.press("f2")
        assert app.theme == "light"


async def test_who_wants_no_colours_gets_none(open_table: OpenTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    table = open_table("you")
    setup = Setup(table.game, chairs_of(table.table), table.position.options, table.file.path, 6)
    app = PlayApp(setup, table, language("en"), 0, "light")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        strips = app.screen._compositor.render_strips()
        styles = [segment.style for strip in strips for segment in strip if segment.style is not None]
        colours = {colour.name for style in styles for colour in (style.color, style.bgcolor) if colour}
        assert colours == {"default"}
        assert "light" not in str(app.screen_stack[0].query_one("#keys").render())


@pytest.mark.parametrize(
    "late",
    [
        "\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62;c",
        "\x1b]11;rgb:ff/ff/ff\x07",
        "\x1b]11;rgb:zz/q",
        "\x1b[?1;2c",
    ],
)
async def test_an_answer_that_comes_late_is_no_typing(open_table: OpenTable, late: str) -> None:
    table = open_table("you")
    setup = Setup(table.game, chairs_of(table.table), table.position.options, table.file.path, 6)
    PlayApp(setup, table, language("en"), 0)
    parser: XTermParser = vars(linux_driver)["XTermParser"]()
    assert list(parser.feed(late)) == []
    keys = [event.key for event in parser.feed(f"a{late}") if isinstance(event, events.Key)]
    assert keys == ["a"]
