"""Every game has first steps in all languages: a script that can be played, and a how-to-play in pictures."""

from __future__ import annotations

import pytest

from hrajme import games
from hrajme.core import Game
from hrajme.core.first_steps import LEARNER, FirstSteps
from hrajme.language import LANGUAGES, UNNAMED, Sentence, language
from hrajme.room.opening import open_first_steps
from hrajme.table import Table
from hrajme.table.commands import Open, Play, PlayFor, Undo
from hrajme.table.errors import NoFirstSteps
from hrajme.table.events import Played
from hrajme.table.persons import ROOM, PersonId
from hrajme.table.pictures import make_pictures
from hrajme.terminal.board import HEIGHT, WIDTH, board_of
from hrajme.terminal.seats import name_sitters
from hrajme.testing.shelf import ALL, OWN

KEYS = [game.key for game in OWN]
each_game = pytest.mark.parametrize("game", OWN, ids=KEYS)
each_language = pytest.mark.parametrize("code", LANGUAGES)
ANNA = PersonId("anna")
# Half a minute is no novel: so many letters a learner reads before the next move of their own.
LONGEST = 280


def script_of(game: Game) -> FirstSteps:
    assert game.first_steps is not None
    return game.first_steps


def follow(game: Game) -> Table:
    """A table at which the learner did what was suggested and the room followed the script."""
    table = open_first_steps(game.key, ANNA, "Anna", 0)
    for step in script_of(game).steps:
        make_step(table, step.seat, step.move)
    return table


def make_step(table: Table, seat: int, move: str) -> None:
    key, revision = f"{table.revision}", table.revision
    if seat == LEARNER:
        table.apply(Play(seat, move, key=key, revision=revision), ANNA, 0)
    else:
        assert table.cue(seat) == move
        table.apply(PlayFor(seat, move, key=key, revision=revision), ROOM, 0)


def sentences_of(game: Game, code: str) -> dict[str, str]:
    """The ids of what the guide of a game can say, by the words."""
    text = (game.folder / "first_steps" / "text" / f"{code}.ftl").read_text(encoding="utf-8")
    pairs = [line.split(" = ", 1) for line in text.splitlines() if " = " in line]
    return {words: id for id, words in pairs}


@each_game
def test_the_script_is_moves_as_they_stand_in_the_log(game: Game) -> None:
    table = follow(game)
    assert [(step.seat, step.move) for step in script_of(game).steps] == [
        (event.seat, event.move) for event in table.log if isinstance(event, Played)
    ]


@each_game
def test_the_learner_is_invited_to_every_move_and_reaches_the_end(game: Game) -> None:
    table = open_first_steps(game.key, ANNA, "Anna", 0)
    for step in script_of(game).steps:
        view = table.view(ANNA)
        assert view.first_steps is not None
        if step.is_learners:
            assert view.first_steps.suggested == step.move
            assert step.move in view.moves
        make_step(table, step.seat, step.move)
    steps = table.view(ANNA).first_steps
    assert steps is not None
    assert steps.state == "done"
    assert steps.made == steps.count > 0
    assert steps.suggested is None
    assert steps.told[-1][1].id == f"{game.key}-steps-done"


@each_game
@each_language
def test_all_that_is_said_has_its_words_and_is_short(game: Game, code: str) -> None:
    table = open_first_steps(game.key, ANNA, "Anna", 0)
    for step in script_of(game).steps:
        make_step(table, step.seat, step.move)
        steps = table.view(ANNA).first_steps
        assert steps is not None
        read = " ".join(language(code).tell(sentence, UNNAMED, LEARNER) for _, sentence in steps.told)
        assert len(read) <= LONGEST, read


@each_game
def test_every_sentence_of_the_script_and_of_the_pictures_is_said(game: Game) -> None:
    said = {f"{game.key}-steps-done"}
    for step in script_of(game).steps:
        said |= {f"{game.key}-steps-{name}" for name in (step.asks, step.says) if name}
    said |= {picture.says for picture in make_pictures(game)}
    assert set(sentences_of(game, "en").values()) == said


@each_game
@each_language
def test_the_how_to_play_is_four_to_six_sentences_with_a_board_each(game: Game, code: str) -> None:
    pictures = make_pictures(game)
    assert 4 <= len(pictures) <= 6
    words = language(code)
    for picture in pictures:
        assert 20 <= len(words.say(picture.says)) <= 150, words.say(picture.says)
        names = name_sitters(picture.table.seats, words)
        assert board_of(game).draw(picture.table.view, words, names, WIDTH, HEIGHT).plain
    views = [picture.table.view for picture in pictures]
    assert all(one != other for at, one in enumerate(views) for other in views[:at])


@each_game
def test_bots_say_why_they_move(game: Game) -> None:
    """In their own words, which begin with their name."""
    spoken = [word for word in sentences_of(game, "en") if word.startswith("{ $player }")]
    assert spoken
    assert all(word.endswith("”") for word in spoken)


@each_game
def test_who_makes_another_move_is_told_kindly_and_may_go_back(game: Game) -> None:
    table = open_first_steps(game.key, ANNA, "Anna", 0)
    for step in script_of(game).steps:
        others = [move for move in table.view(ANNA).moves if move != step.move] if step.is_learners else []
        if others:
            make_step(table, LEARNER, others[0])
            steps = table.view(ANNA).first_steps
            assert steps is not None
            assert steps.state == "strayed"
            assert steps.told[-1][1] == Sentence("table-guide-strayed")
            if table.phase == "running":
                table.apply(Undo(key="back", revision=table.revision), ANNA, 0)
                steps = table.view(ANNA).first_steps
                assert steps is not None
                assert steps.state == "on"
                assert steps.suggested == step.move
            return
        make_step(table, step.seat, step.move)
    assert game.luck_only or len(script_of(game).steps) < 3


@each_game
def test_an_ordinary_table_has_no_script(game: Game) -> None:
    seats = script_of(game).seats
    table = Table.open(Open(game.key, seats, key="open"), ANNA, 0)
    assert table.view(ANNA).first_steps is None
    assert [table.cue(seat) for seat in range(-1, seats)] == [None] * (seats + 1)


@each_game
def test_strangers_are_not_invited_to_first_steps(game: Game) -> None:
    table = Table.open(Open(game.key, 0, public=True, first_steps=True, key="open"), ANNA, 0)
    assert not table.is_public
    assert table.line.count == script_of(game).seats


@each_game
def test_nobody_else_is_told_what_the_learner_is_told(game: Game) -> None:
    table = open_first_steps(game.key, ANNA, "Anna", 0)
    assert table.view(ANNA).first_steps is not None
    assert table.view(PersonId("bob")).first_steps is None
    assert table.view(None).first_steps is None


def test_a_game_without_a_script_says_so() -> None:
    stranger = next(game for game in ALL if game.first_steps is None)
    with pytest.raises(NoFirstSteps):
        open_first_steps(stranger.key, ANNA, "Anna", 0)
    assert make_pictures(stranger) == ()


def test_all_games_of_the_shelf_are_here() -> None:
    assert len(KEYS) >= 12
    assert set(KEYS) <= set(games.keys())
