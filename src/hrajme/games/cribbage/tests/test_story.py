"""Counting is heard as a player of the language would count aloud."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE
from hrajme.games.cribbage import GAME, story
from hrajme.games.cribbage.parts import show_parts
from hrajme.games.cribbage.tests.positions import card, cards, dealt, ready
from hrajme.language import language
from hrajme.testing.telling import tell_move

ALOUD = {
    "en": "Fifteen 2 (5♣ K♦). Fifteen 4 (5♣ K♠). And a pair is 6 (K♦ K♠).",
    "cs": "Patnáct za 2 (5♣ K♦). Patnáct za 4 (5♣ K♠). A s dvojicí je to 6 (K♦ K♠).",
    "sk": "Pätnásť za 2 (5♣ K♦). Pätnásť za 4 (5♣ K♠). A s dvojicou je to 6 (K♦ K♠).",
    "pl": "Piętnaście za 2 (5♣ K♦). Piętnaście za 4 (5♣ K♠). I z parą razem 6 (K♦ K♠).",
}


@pytest.mark.rule("CR-13")
@pytest.mark.parametrize("code", ALOUD)
def test_fifteen_two_fifteen_four_and_a_pair_is_six(code: str) -> None:
    parts = show_parts(cards("5c 6c kd ks"), card("3s"), is_crib=False, min_run=3)
    told = [language(code).say(sentence) for sentence in story.count_aloud(parts)]
    assert " ".join(told) == ALOUD[code]


@pytest.mark.rule("CR-5")
def test_his_heels_are_told_with_the_starter() -> None:
    position = dealt("4c 5d 6h ks 2c 2d", "3c 6d 9h 10s kc kd")
    for seat, text in ((0, "away 2c 2d"), (1, "away kc kd")):
        position.play(seat, GAME.read(position, seat, text))
    ids = [sentence.id for sentence in tell_move(GAME, position, CHANCE, card("jh"), 0)]
    assert ids == ["cribbage-story-starter", "cribbage-part-heels", "cribbage-story-peg"]


@pytest.mark.rule("CR-4")
def test_what_is_laid_away_is_told_to_its_owner_alone() -> None:
    position = dealt("4c 5d 6h ks 2c 2d", "3c 6d 9h 10s kc kd")
    move = GAME.read(position, 0, "away 2c 2d")
    words = {
        viewer: [
            language("en").tell(each, ("Ann", "Bob"), viewer)
            for each in tell_move(GAME, position, 0, move, viewer)
        ]
        for viewer in (0, 1, None)
    }
    assert words[0][0] == "You discard 2♣ 2♦."
    assert words[1][0] == words[None][0] == "Ann discards two cards."
    assert story.glimpse(position, 0, move, 1) == "?"


@pytest.mark.rule("CR-11")
def test_thirty_one_and_the_total_are_called() -> None:
    position = ready("10c jd 10h 4s 2c 2d", "10s 7d 7h 6s kc kd", "qh", min_run=3)
    for seat, text in ((1, "10s"), (0, "10c"), (1, "7d")):
        position.play(seat, GAME.read(position, seat, text))
    told = [
        language("en").tell(each, ("Ann", "Bob"), 1) for each in tell_move(GAME, position, 0, card("4s"), 1)
    ]
    assert told[:3] == ["Ann plays 4♠: 31.", "Thirty-one for 2.", "Ann pegs 2 points and has 4."]
