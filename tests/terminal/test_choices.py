"""Menus, keys and typing."""

from __future__ import annotations

import pytest

from hrajme.terminal.choices import Menu, Typing, digit_of, keys_for


def menu() -> Menu[int]:
    return Menu([(("37", "▲ 2"), 1), (("37", "▼ 3"), 2), (("5", "▲ 1"), 3), (("End",), 4), ((), 5)])


def test_a_menu_asks_step_by_step() -> None:
    asked = menu()
    assert asked.labels() == ["37", "5", "End"]
    assert asked.choose("37") is None
    assert asked.labels() == ["▲ 2", "▼ 3"]
    assert asked.choose("▼ 3") == 2


def test_one_step_back_and_no_further() -> None:
    asked = menu()
    asked.choose("37")
    assert asked.back()
    assert not asked.back()
    assert asked.labels() == ["37", "5", "End"]


def test_a_path_of_one_is_a_move_at_once() -> None:
    assert menu().choose("End") == 4


def test_numbers_are_their_own_keys_and_words_get_a_letter() -> None:
    assert keys_for(["37", "▲ 2 ★", "Konec", "Řada"], reserved="r") == ["37", "2", "k", "a"]


def test_a_choice_keeps_its_first_letter_when_another_cannot_have_its_own() -> None:
    assert keys_for(["Ešte jednu", "STOP"], reserved="e") == ["t", "s"]


def test_no_two_choices_share_a_key() -> None:
    keys = keys_for(["Bot 2", "Bot 3", "Bot 4", "Bot 5", "7", "+7"])
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("typed", "keys", "index"), [("k", ["37", "k"], 1), ("37", ["3", "37"], 1), ("5", ["5"], 0)]
)
def test_a_key_is_chosen_when_nothing_longer_can_follow(typed: str, keys: list[str], index: int) -> None:
    typing = Typing()
    chosen = [typing.type(character, keys) for character in typed]
    assert chosen == [None] * (len(typed) - 1) + [index]


def test_enter_takes_the_shorter_of_two_numbers() -> None:
    typing = Typing()
    assert typing.type("3", ["3", "37"]) is None
    assert typing.finish(["3", "37"]) == 0


def test_a_number_is_not_guessed_from_its_first_digit() -> None:
    assert Typing().type("3", ["37"]) is None


def test_a_wrong_digit_begins_anew() -> None:
    typing = Typing()
    typing.type("3", ["37", "52"])
    assert typing.type("5", ["37", "52"]) is None
    assert typing.type("2", ["37", "52"]) == 1


@pytest.mark.parametrize(("character", "digit"), [("ě", "2"), ("ľ", "2"), ("é", "0"), ("7", "7"), ("k", "k")])
def test_the_row_of_digits_works_without_shift_on_czech_and_slovak_keyboards(
    character: str, digit: str
) -> None:
    assert digit_of(character) == digit


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("odłóż", "Odłóż"),
        ("odloz", "Odłóż"),
        ("powiedz go", "Powiedz „go”"),
        ("vlevo 4", "◄ vlevo (4)"),
        ("5♥", "5♥"),
        ("5", None),
        ("", None),
        ("vlevo", None),
    ],
)
def test_a_choice_is_named_with_or_without_accents_and_signs(text: str, label: str | None) -> None:
    labels = ["Odłóż", "Powiedz „go”", "◄ vlevo (4)", "5♥", "5♠"]
    assert Menu([((each,), each) for each in labels]).named(text) == label
