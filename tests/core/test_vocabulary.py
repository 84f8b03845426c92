"""Words of moves: those of the log and of all languages."""

from __future__ import annotations

import pytest

from hrajme.core.vocabulary import Said, Vocabulary

GIVE, STOP = 1, 2
WORDS = {
    GIVE: Said(en="give, g", cs="dát, dej", sk="dať, daj", pl="daj, dać"),
    STOP: Said(en="stop", cs="stop, už dost", sk="stop", pl="stop"),
}


def test_the_log_has_the_first_english_word() -> None:
    assert Vocabulary(WORDS).write(GIVE) == "give"


@pytest.mark.parametrize("text", ["stop", " STOP ", "už dost", "uz  dost", "Už Dost"])
def test_a_word_is_read_with_and_without_accents_and_capitals(text: str) -> None:
    assert Vocabulary(WORDS).read(text) == STOP


@pytest.mark.parametrize(
    ("text", "split"),
    [
        ("give 2", (GIVE, "2")),
        ("dej2", (GIVE, "2")),
        ("Už dost Nf3 x", (STOP, "Nf3 x")),
        ("stop", (STOP, "")),
        ("given 2", None),
        ("", None),
    ],
)
def test_what_follows_a_word_stays_as_it_is_written(text: str, split: tuple[int, str] | None) -> None:
    assert Vocabulary(WORDS).split(text) == split


def test_no_word_means_two_things_in_whatever_language() -> None:
    with pytest.raises(AssertionError, match="'dat' has two meanings"):
        Vocabulary({**WORDS, STOP: Said(en="stop", cs="stop", sk="stop", pl="dat")})
