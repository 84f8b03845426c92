"""The promises of the contract, each as a check of one position of any game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

import pytest

from hrajme.core import CHANCE, Dice, Game, IllegalMove, MalformedMove, NotYourTurn, Position
from hrajme.language import LANGUAGES, Sentence, language
from hrajme.testing.tables import play_randomly
from hrajme.testing.telling import tell_move

# How many chance moves or guesses a check looks at.
SAMPLE = 6
# How many texts of moves a check reads, of the hundreds that a roll of equal dice may have.
MOST_TEXTS = 60


def viewers(position: Position) -> list[int | None]:
    return [*range(min(position.seats, SAMPLE)), None]


def picture(position: Position) -> tuple[Any, ...]:
    """All that can be asked of a position; equal pictures are equal positions to everybody."""
    seats = range(position.seats)
    return (
        position.to_move(),
        [position.view(seat) for seat in (*seats, None)],
        [position.moves(seat) for seat in seats],
        [position.interrupts(seat) for seat in seats],
        position.chances(),
        position.outcome(),
    )


def check_over_means_nobody_moves(game: Game, position: Position) -> None:
    assert (position.to_move() == ()) == (position.outcome() is not None)
    outcome = position.outcome()
    if outcome is not None:
        assert len(outcome.points) == position.seats
        assert set(outcome.winners) <= set(range(position.seats))
        assert outcome.reason in position.REASONS


def check_legal_is_what_is_accepted(game: Game, position: Position) -> None:
    for seat in position.to_move():
        moves = position.moves(seat)
        assert moves
        assert len(set(moves)) == len(moves)
        for move in moves:
            position.copy().play(seat, move)
        before = picture(position)
        for move in set(range(-3, 1200)) - set(moves) - set(position.interrupts(seat)):
            with pytest.raises(IllegalMove):
                position.play(seat, move)
        assert picture(position) == before


def check_only_who_is_to_move_moves(game: Game, position: Position) -> None:
    for seat in {CHANCE, *range(position.seats)} - set(position.to_move()):
        assert position.moves(seat) == []
        for move in set(range(-3, 8)) - set(position.interrupts(seat)):
            with pytest.raises(NotYourTurn):
                position.play(seat, move)


def check_interrupts_are_made_out_of_turn(game: Game, position: Position) -> None:
    """While the game runs a seat may make them at any moment; they are no choice of the turn."""
    for nobody in (CHANCE, position.seats, -5):
        assert position.interrupts(nobody) == ()
    for seat in range(position.seats):
        moves = position.interrupts(seat)
        assert not (moves and position.outcome())
        assert not set(moves) & set(position.moves(seat))
        for move in moves:
            text = game.write(position, seat, move)
            assert game.read(position, seat, text) == move
            assert game.refuse(position, seat, text) is None
            for viewer in viewers(position):
                check_can_be_said(tell_move(game, position, seat, move, viewer), position.seats)
            position.copy().play(seat, move)


def check_concessions_need_the_others(game: Game, position: Position) -> None:
    """The log may hold them and the story tells them, but nobody may say them as a move."""
    for nobody in (CHANCE, position.seats, -5):
        assert position.concessions(nobody) == ()
    for seat in range(position.seats):
        moves = position.concessions(seat)
        assert not (moves and position.outcome())
        assert not set(moves) & {*position.moves(seat), *position.interrupts(seat)}
        for move in moves:
            text = game.write(position, seat, move)
            assert game.read_logged(position, seat, text) == move
            assert game.refuse(position, seat, text) is not None
            for viewer in viewers(position):
                check_can_be_said(tell_move(game, position, seat, move, viewer), position.seats)
            position.copy().play(seat, move)


def check_speaking_is_a_move_where_it_costs_something(game: Game, position: Position) -> None:
    if game.silence is None:
        return
    warning = game.silence.warn(position.options)
    assert warning.rule
    check_can_be_said([warning.sentence], position.seats)
    for seat in range(position.seats):
        assert (game.silence.SPEAKING in position.interrupts(seat)) == (position.outcome() is None)


def check_chance_has_odds(game: Game, position: Position) -> None:
    chances = position.chances()
    assert bool(chances) == (position.to_move() == (CHANCE,))
    assert len({move for move, _ in chances}) == len(chances)
    assert all(type(weight) is int and weight > 0 for _, weight in chances)
    if chances:
        assert position.roll(Dice(1)) in {move for move, _ in chances}


def check_copies_are_independent(game: Game, position: Position) -> None:
    before = picture(position)
    twin = position.copy()
    assert picture(twin) == before
    for _ in play_randomly(twin, Dice(3), 20):
        pass
    assert picture(position) == before


def check_read_undoes_write(game: Game, position: Position) -> None:
    for seat in position.to_move():
        for move in position.moves(seat):
            text = game.write(position, seat, move)
            assert game.read(position, seat, text) == move
            assert game.read(position, seat, f"  {text.upper()} ") == move


def texts_of(game: Game, position: Position) -> list[str]:
    """Moves that this position and those soon after it write: some are legal here, some are not."""
    texts = set()
    for later, seat, _ in play_randomly(position.copy(), Dice(11), 12):
        if seat != CHANCE:
            texts |= {game.write(later, seat, move) for move in later.moves(seat)}
    return sample(texts)


def sample(texts: Iterable[str]) -> list[str]:
    """Not too many of them, from all over."""
    every = sorted(texts)
    return every[:: 1 + len(every) // MOST_TEXTS]


def check_refusals_fit_the_legal_list(game: Game, position: Position) -> None:
    for seat in position.to_move():
        if seat == CHANCE:
            continue
        legal = {game.write(position, seat, move) for move in position.moves(seat)}
        for text in {*sample(legal), *texts_of(game, position)}:
            refusal = game.refuse(position, seat, text)
            if refusal is None:
                # Another spelling of a legal move is welcome, such as a play that is silent about its hit.
                assert game.write(position, seat, game.read(position, seat, text)) in legal
            else:
                assert text not in legal
                assert refusal.rule
                check_can_be_said([refusal.sentence], position.seats)


def check_bad_moves_are_answered(game: Game, position: Position) -> None:
    before = picture(position)
    for text in ("", "?", "žluťoučký kůň", "9" * 500, "\x00", "-1"):
        refusal = game.refuse(position, 0, text)
        assert refusal is not None
        check_can_be_said([refusal.sentence], position.seats)
    for seat in set(position.to_move()) - {CHANCE}:
        with pytest.raises(MalformedMove):
            game.read(position, seat, "?")
    for seat in set(range(position.seats)) - set(position.to_move()):
        for text in texts_of(game, position)[:SAMPLE]:
            with pytest.raises(NotYourTurn) as caught:
                game.read(position, seat, text)
            assert caught.value.refusal.rule or position.outcome()
            check_can_be_said([caught.value.sentence], position.seats)
    assert picture(position) == before


def check_guess_changes_nothing_seen(game: Game, position: Position) -> None:
    texts = texts_of(game, position)
    for viewer in viewers(position):
        for number in range(2):
            guess = position.guess(viewer, Dice(number, 5))
            assert guess.view(viewer) == position.view(viewer)
            assert guess.to_move() == position.to_move()
            assert guess.outcome() == position.outcome()
            if viewer is not None:
                assert guess.moves(viewer) == position.moves(viewer)
                for text in texts:
                    assert game.refuse(guess, viewer, text) == game.refuse(position, viewer, text)
                check_own_moves_are_told_alike(game, position, guess, viewer)


def check_own_moves_are_told_alike(game: Game, position: Position, guess: Position, seat: int) -> None:
    """Unless the move itself brings something to light."""
    for move in position.moves(seat):
        after, guessed = position.copy(), guess.copy()
        after.play(seat, move)
        guessed.play(seat, move)
        if after.view(seat) == guessed.view(seat):
            told = game.story.tell(position, seat, move, after, seat)
            assert told == game.story.tell(guess, seat, move, guessed, seat)


def check_story_tells_only_what_is_seen(game: Game, position: Position) -> None:
    """Moves after which a viewer sees the same are told and shown to that viewer alike, whoever moves."""
    for seat in position.to_move():
        later = []
        for move in position.moves(seat)[:SAMPLE]:
            after = position.copy()
            after.play(seat, move)
            later.append((move, after))
        for viewer in viewers(position):
            for (one, after_one), (other, after_other) in combinations(later, 2):
                if after_one.view(viewer) == after_other.view(viewer):
                    told = game.story.tell(position, seat, one, after_one, viewer)
                    assert told == game.story.tell(position, seat, other, after_other, viewer)
                    seen = game.see(position, seat, one, viewer)
                    assert seen == game.see(position, seat, other, viewer)


def check_who_moves_sees_the_whole_move(game: Game, position: Position) -> None:
    for seat in set(position.to_move()) - {CHANCE}:
        for move in position.moves(seat)[:SAMPLE]:
            assert game.see(position, seat, move, seat) == game.write(position, seat, move)
            assert game.read(position, seat, game.show(position, seat, move)) == move


def check_story_can_be_said(game: Game, position: Position) -> None:
    before = picture(position)
    for seat in position.to_move():
        for move in position.moves(seat)[:SAMPLE]:
            for viewer in viewers(position)[-2:]:
                check_can_be_said(tell_move(game, position, seat, move, viewer), position.seats)
    assert picture(position) == before


def check_can_be_said(sentences: Iterable[Sentence], seats: int) -> None:
    names = [f"player {seat + 1}" for seat in range(seats)]
    for sentence in sentences:
        for code in LANGUAGES:
            for viewer in (0, None):
                assert language(code).tell(sentence, names, viewer)


def check_luck_alone_decides(game: Game, position: Position) -> None:
    """Who may choose in a game of luck alone has lost already, whatever is chosen."""
    for seat in position.to_move():
        if game.luck_only and seat != CHANCE and len(position.moves(seat)) > 1:
            for number in range(SAMPLE):
                later = position.copy()
                for _ in play_randomly(later, Dice(number)):
                    pass
                outcome = later.outcome()
                assert outcome is not None
                assert seat not in outcome.winners


def check_skill_alone_decides(game: Game, position: Position) -> None:
    assert game.decided_by != "skill" or CHANCE not in position.to_move()


CHECKS = [
    check_over_means_nobody_moves,
    check_legal_is_what_is_accepted,
    check_only_who_is_to_move_moves,
    check_interrupts_are_made_out_of_turn,
    check_concessions_need_the_others,
    check_speaking_is_a_move_where_it_costs_something,
    check_chance_has_odds,
    check_copies_are_independent,
    check_read_undoes_write,
    check_refusals_fit_the_legal_list,
    check_bad_moves_are_answered,
    check_guess_changes_nothing_seen,
    check_story_tells_only_what_is_seen,
    check_who_moves_sees_the_whole_move,
    check_story_can_be_said,
    check_luck_alone_decides,
    check_skill_alone_decides,
]
