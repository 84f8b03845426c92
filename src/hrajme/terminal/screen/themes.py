"""The two looks of the screen, in the colours of the page.

Boards speak of ANSI colours and of dim; what these are is said here, so that both can be read well.
"""

from __future__ import annotations

from rich.color import Color
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from rich.text import Span, Text
from textual.theme import Theme

LIGHT = Theme(
    name="light",
    dark=False,
    primary="#2f5d50",
    secondary="#645546",
    accent="#a63d2a",
    success="#a63d2a",
    warning="#7a5200",
    error="#9c1f18",
    foreground="#2a2119",
    background="#f6efe3",
    surface="#fffaf1",
    panel="#e6d9c3",
    variables={"muted": "#645546", "header": "#fff8ef", "mine": "#fff8ef", "line": "#8f7c63"},
)
DARK = Theme(
    name="dark",
    dark=True,
    primary="#2f5d50",
    secondary="#bcab96",
    accent="#e58a73",
    success="#e58a73",
    warning="#e2a21b",
    error="#ff9c8a",
    foreground="#f3e9da",
    background="#1d1915",
    surface="#28221c",
    panel="#352c23",
    variables={"muted": "#bcab96", "header": "#f4ecdd", "mine": "#21110b", "line": "#8d7a64"},
)
THEMES = {"light": LIGHT, "dark": DARK}


def read_hex(text: str) -> tuple[int, int, int]:
    triplet = Color.parse(text).triplet
    assert triplet is not None
    return (triplet.red, triplet.green, triplet.blue)


def ansi_of(theme: Theme, colours: str) -> TerminalTheme:
    """What black, red, green, yellow, blue, magenta, cyan and white are; the bright ones are the same."""
    shades = [read_hex(colour) for colour in colours.split()]
    assert theme.background is not None
    assert theme.foreground is not None
    return TerminalTheme(read_hex(theme.background), read_hex(theme.foreground), shades, shades)


ANSI_LIGHT = ansi_of(LIGHT, "#2a2119 #9c1f18 #256b3d #7a5200 #1f5fbf #8c3f76 #1c6884 #645546")
ANSI_DARK = ansi_of(DARK, "#8d7a64 #ff9c8a #8fd0a3 #e2b74d #8ab8ff #e3a3d0 #7cc7e0 #f3e9da")


def shade(text: Text, muted: str) -> Text:
    """The same with a colour for what is dim: terminals dim as they like, often too much to be read."""
    shaded = text.copy()
    shaded.spans = [Span(start, end, undim(style, muted)) for start, end, style in text.spans]
    shaded.style = undim(text.style, muted)
    return shaded


def undim(style: str | Style, muted: str) -> Style:
    parsed = Style.parse(style) if isinstance(style, str) else style
    return parsed + Style(dim=False, color=parsed.color or muted) if parsed.dim else parsed
