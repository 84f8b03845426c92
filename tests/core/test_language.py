"""Sentences and languages."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource

from hrajme.language import HrajmeError, Language, Sentence, UnknownLanguage, language, system_language

HINTED = """
hinted = At which end?
    .terminal = Write { $tile } left.
    .web = Tap it.
plain = At which end?
    .web = Tap it.
"""


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LC_MESSAGES": "sk"}, "sk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
    ],
)
def test_the_language_follows_the_system(environment: dict[str, str], code: str) -> None:
    assert system_language(environment) == code


def test_an_unknown_language_is_a_sentence() -> None:
    with pytest.raises(UnknownLanguage, match="no language “xx”"):
        language("xx")


def test_unknown_ids_and_missing_arguments_are_errors_of_ours() -> None:
    with pytest.raises(KeyError):
        language("en").say("no-such-sentence")
    with pytest.raises(ValueError, match="error-unknown_game"):
        language("en").say("error-unknown_game")


def test_names_stand_for_seats_and_the_viewer_is_you() -> None:
    sentence = Sentence("error-unknown_game", {"game": "x", "known": "y", "player": 1})
    assert "x" in language("cs").tell(sentence, ["Anna", "Bára"], viewer=1)


def test_a_message_adds_the_hint_for_who_writes_moves_and_no_other() -> None:
    words = Language("en")
    words.bundle.add_resource(FluentResource(HINTED))
    assert words.say("hinted", tile="4-6") == "At which end? Write 4-6 left."
    assert words.say("plain") == "At which end?"


@pytest.mark.parametrize("seat", [0, 4])
def test_an_error_calls_who_has_no_name_by_the_seat(seat: int) -> None:
    assert f"Seat {seat + 1} " in str(HrajmeError("flip7-refuse-not_in", target=seat))
