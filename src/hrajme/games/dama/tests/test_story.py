"""What is told of a game of dáma."""

from __future__ import annotations

import pytest

from hrajme.games.dama import GAME
from hrajme.games.dama.rules import DamaPosition
from hrajme.games.dama.tests.positions import play, set_up
from hrajme.language import language


def tell(position: DamaPosition, text: str, viewer: int | None = None) -> list[str]:
    seat = position.turn
    move = GAME.read(position, seat, text)
    after = position.copy()
    after.play(seat, move)
    told = GAME.story.tell(position, seat, move, after, viewer)
    return [language("en").tell(sentence, ["Anna", "Bob"], viewer) for sentence in told]


@pytest.mark.rule("DA-9", "DA-10")
def test_steps_and_captures_are_told_apart() -> None:
    assert tell(set_up(), "c3-d4") == ["Anna plays c3-d4."]
    assert tell(set_up("W:Wc3:Bd4,f6,h8"), "c3xe5xg7") == ["Anna takes 2 pieces: c3xe5xg7."]
    assert tell(set_up("W:Wc3:Bd4,h8"), "c3xe5", 0) == ["You take a piece: c3xe5."]


@pytest.mark.rule("DA-6")
def test_a_new_queen_is_told() -> None:
    told = tell(set_up("W:Wb6:Bc7,e7"), "b6xd8")
    assert told == ["Anna takes a piece: b6xd8.", "Anna has a new queen on d8."]


@pytest.mark.rule("DA-16")
def test_a_warning_is_public_and_shows_what_has_to_be_taken() -> None:
    position = set_up("W:Wc3,g1:Bd4,h8", missed_capture="warning")
    for viewer in (1, None):
        assert tell(position, "g1-f2", viewer) == [
            "Anna is warned: instead of g1-f2 there is a capture to make, for example c3xe5."
        ]
    assert tell(position, "g1-f2", 0)[0].startswith("Warning! You cannot play g1-f2")
    play(position, "g1-f2")
    assert tell(position, "g1-h2", 1) == ["Anna did not take even after a warning. You win!"]


@pytest.mark.rule("DA-1")
def test_the_end_is_told_to_winner_and_loser() -> None:
    assert tell(set_up("W:Wc3:Bd4"), "c3xe5")[-1] == "Anna has taken every piece and wins!"
    assert tell(set_up("B:Wa3:Ba5,c5"), "a5-b4", 0)[-1] == "You cannot move any more. Bob wins!"


@pytest.mark.rule("DA-17")
def test_a_draw_is_announced_before_it_comes() -> None:
    position = play(set_up("W:WKc1:BKf8"), "c1-d2", "f8-e7", "d2-c1")
    assert tell(position, "e7-f8")[-1].startswith("This position is on the board for the second time")
    play(position, "e7-f8", "c1-d2", "f8-e7", "d2-c1")
    assert tell(position, "e7-f8")[-1] == "The same position for the third time: a draw."
