"""The board of dáma on a terminal."""

from __future__ import annotations

import pytest

from hrajme.games.dama import terminal
from hrajme.games.dama.tests.positions import play, set_up
from hrajme.language import language

NAMES = ["Anna", "Bohumil"]


def drawn(start: str, seat: int | None, *moves: str, **options: object) -> list[str]:
    position = play(set_up(start, **options), *moves)
    return terminal.draw(position.view(seat), language("en"), NAMES, 76, 14).plain.splitlines()


@pytest.mark.rule("DA-3")
@pytest.mark.parametrize(("seat", "corner", "files"), [(0, "1", "a"), (None, "1", "a"), (1, "8", "h")])
def test_everybody_looks_from_the_own_side(seat: int | None, corner: str, files: str) -> None:
    """A dark corner lies at the left hand: a1 for white, h8 for black."""
    lines = drawn("", seat)
    assert lines[7].split()[0] == corner
    assert lines[7][4] in "ox"
    assert lines[8].split()[0] == files


@pytest.mark.rule("DA-6")
def test_men_and_queens_of_both_have_letters_of_their_own() -> None:
    board = "\n".join(line[:27] for line in drawn("W:Wa1,Kc1:Bb8,Kh8", 0))
    assert [board.count(sign) for sign in "oOxX"] == [1, 1, 1, 1]


@pytest.mark.rule("DA-16")
def test_who_has_to_take_is_marked_and_a_warning_is_seen() -> None:
    start = "W:Wc3,g1:Bd4,h8"
    assert any("›o‹" in line for line in drawn(start, 0))
    assert any("Warned" in line for line in drawn(start, 0, "g1-f2", missed_capture="warning"))


def test_nothing_is_wider_than_the_terminal() -> None:
    position = set_up("W:Wc3,g1:Bd4,h8", missed_capture="warning")
    for code in ("cs", "sk", "pl", "en"):
        for width in (58, 76):
            text = terminal.draw(position.view(0), language(code), ["A" * 40, "B" * 40], width, 14)
            assert max(map(len, text.plain.splitlines())) <= width


def test_a_move_is_labelled_by_its_piece_and_where_it_goes() -> None:
    view = set_up("W:Wc3:Bd4,f6,h8").view(0)
    assert terminal.label(view, "c3xe5xg7", language("en"), NAMES) == ("c3", "e5xg7")
    assert terminal.label(view, "c3-b4", language("en"), NAMES) == ("c3", "b4")


def test_a_single_man_and_a_single_queen_are_told_as_one() -> None:
    position = set_up("W:Wa1,Kc1:Bb8,d8,Kh8")
    told = terminal.describe(position.view(0), language("en"), NAMES)
    assert told[:4] == [
        "Anna, white man: a1 (1).",
        "Anna, white queen: c1 (1).",
        "Bohumil, black men: b8, d8 (2).",
        "Bohumil, black queen: h8 (1).",
    ]
