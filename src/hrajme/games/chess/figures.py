"""The men of chess as drawings of nine times eight dots, for squares that have room for them.

``#`` is the outline and ``o`` what it holds: empty in a white man, full in a black one, so that no colour is
needed. A letter is two dots high.
"""

from __future__ import annotations

from rich.text import Text

WIDTH, HEIGHT = 9, 4

DRAWINGS = {
    "p": """
.........
...###...
..#ooo#..
..#ooo#..
...#o#...
..#ooo#..
.#ooooo#.
.#######.
""",
    "n": """
....##...
..##oo#..
.#ooooo#.
#oo##oo#.
.##.#oo#.
...#ooo#.
.#ooooo#.
.#######.
""",
    "b": """
....#....
...#o#...
..#o#o#..
..#ooo#..
..#ooo#..
...#o#...
.#ooooo#.
.#######.
""",
    "r": """
.##.#.##.
.#o###o#.
.#ooooo#.
..#ooo#..
..#ooo#..
..#ooo#..
.#ooooo#.
.#######.
""",
    "q": """
#...#...#
##.#o#.##
#o##o##o#
.#ooooo#.
.#ooooo#.
..#ooo#..
.#ooooo#.
.#######.
""",
    "k": """
....#....
...###...
.##.#.##.
#oo#o#oo#
#ooooooo#
.#ooooo#.
.#ooooo#.
.#######.
""",
}
LETTERS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def draw_figure(letter: str, ink: str, ground: str, body: str) -> list[Text]:
    """A man on a square of colour *ground*; *body* is the colour inside a white one."""
    dots = DRAWINGS[letter.lower()].split()
    full = "#o" if letter.islower() else "#"
    lines = []
    for upper, lower in zip(dots[::2], dots[1::2], strict=True):
        line = Text()
        for pair in zip(upper, lower, strict=True):
            is_inside = "o" in pair and letter.isupper()
            sign = LETTERS[pair[0] in full, pair[1] in full]
            line.append(sign, f"{ink} on {body if is_inside else ground}")
        lines.append(line)
    return lines
