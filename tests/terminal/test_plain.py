"""The line-based face: whole games from scripted input, help, refusals, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hrajme.terminal.evening import play_plain
from hrajme.terminal.logs import open_log
from hrajme.terminal.plain import SECOND_STOP

Program = Callable[..., Any]


def play(hrajme: Program, *arguments: object, lines: str) -> Any:
    return hrajme("play", "the_game", "--seed", 4, *arguments, lines=lines)


@pytest.mark.parametrize("seats", ["you", "you,bot", "you,bot:easy,bot:random", "you:Anna,you:Petr,bot"])
def test_always_the_first_choice_comes_to_an_end(hrajme: Program, tmp_path: Path, seats: str) -> None:
    path = tmp_path / "log.jsonl"
    told = play(hrajme, "--seats", seats, "--log", path, lines="1\n" * 1000)
    assert told.code == 0
    assert told.out.splitlines()[-1] == f"The log of the game: {path}"
    assert open_log(path).is_sealed


def test_bots_alone_play_without_being_asked(hrajme: Program) -> None:
    told = play(hrajme, "--seats", "bot,bot", lines="")
    assert told.code == 0
    assert "Bruno lays" in told.out


def test_the_log_goes_to_the_folder_for_data(hrajme: Program, tmp_path: Path) -> None:
    play(hrajme, "--seats", "bot", lines="")
    assert len(list((tmp_path / "data" / "hrajme" / "logs").glob("the_game-*.jsonl"))) == 1


def test_the_end_of_the_input_keeps_the_game(hrajme: Program, tmp_path: Path) -> None:
    path = tmp_path / "a log.jsonl"
    told = play(hrajme, "--log", path, lines="")
    assert told.code == 0
    assert told.out.splitlines()[-1] == f"The game is saved: hrajme play --resume '{path}'"


def test_a_kept_game_goes_on_where_it_was(hrajme: Program, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    play(hrajme, "--seats", "you", "--log", path, lines="1\n1\n")
    told = hrajme("play", "--resume", path, "--seed", 4, lines="1\n" * 1000)
    assert told.code == 0
    assert "Lay at least one more card" in told.out
    assert open_log(path).is_sealed


def test_interrupting_keeps_the_game(hrajme: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"{play_plain.__module__}.read_line", interrupt)
    told = play(hrajme, lines="")
    assert told.code == 130
    assert "The game is saved:" in told.out


def test_a_refused_move_names_its_rule_and_the_rule_can_be_read(hrajme: Program) -> None:
    out = play(hrajme, "--seats", "you", lines="1 > 1\nrules\nquit\n").out
    assert "(TG-1)" in out
    assert "TG-1 · The cards" in out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("xyzzy", "“xyzzy” is not a move"),
        ("end", "Lay 2 more cards before you end the turn. (TG-8)"),
        ("?", "Type the number of a choice"),
        ("", "Type the number of a choice"),
        ("99", "“99” is not a move"),
        ("undo", "There is nothing to take back now."),
        ("rules TG-77", "There is no rule TG-77"),
        ("board", "The draw pile has 90 cards."),
    ],
)
def test_a_line_is_answered(hrajme: Program, line: str, answer: str) -> None:
    told = play(hrajme, "--seats", "you", lines=f"{line}\nquit\n")
    assert answer in told.out
    assert told.code == 0


def test_a_move_is_taken_back(hrajme: Program, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    out = play(hrajme, "--seats", "you", "--log", path, lines="1\n1\nundo\nquit\n").out
    assert "You take back your last move." in out
    assert all(step.seat < 0 for step in open_log(path).table.line.steps)


def test_one_choice_back(hrajme: Program) -> None:
    out = play(hrajme, "--seats", "you", lines="1\nback\nquit\n").out
    questions = [line for line in out.splitlines() if "choose 1:" in line.lower()]
    assert questions[0] == questions[2] != questions[1]


@pytest.mark.parametrize(
    ("code", "word"), [("cs", "odejit"), ("sk", "odísť"), ("pl", "wyjdz"), ("en", "QUIT")]
)
def test_words_are_understood_in_every_language(hrajme: Program, code: str, word: str) -> None:
    assert play(hrajme, "--lang", code, lines=f"{word}\n1\n").code == 0


def test_a_shared_device_goes_round(hrajme: Program) -> None:
    out = play(hrajme, "--seats", "you:Anna,you:Petr", lines="\n1\n\nquit\n").out
    anna, petr = out.index("Pass the device to Anna"), out.index("Pass the device to Petr")
    assert anna < petr
    assert "\n" * 30 in out[anna:petr]


def play_nim(hrajme: Program, seats: str, path: Path, lines: str) -> Any:
    return hrajme("play", "nim", "--seed", 4, "--seats", seats, "--log", path, lines=lines)


def test_a_game_is_given_up_by_the_word_finish(hrajme: Program, tmp_path: Path) -> None:
    told = play_nim(hrajme, "you,bot", tmp_path / "log", "finish\nback\nfinish\n2\n")
    assert "1: Offer a draw, 2: Resign" in told.out
    outcome = open_log(tmp_path / "log").table.line.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", (1,))


def test_after_a_resignation_nobody_is_to_move(hrajme: Program, tmp_path: Path) -> None:
    lines = "finish\n2\n"
    told = hrajme("play", "chess", "--seats", "you,bot:random", "--log", tmp_path / "log", lines=lines).out
    before, after = told.split("You resign.")
    assert "Your turn." in before
    assert "Your turn." not in after
    assert "►" not in hrajme("replay", tmp_path / "log").out


def test_a_draw_on_a_shared_device_is_answered_by_the_other(hrajme: Program, tmp_path: Path) -> None:
    told = play_nim(hrajme, "you:Anna,you:Petr", tmp_path / "log", "\nfinish\n1\n\n1\n")
    assert "Anna offers a draw" in told.out
    outcome = open_log(tmp_path / "log").table.line.outcome
    assert outcome is not None
    assert outcome.drawn


def test_a_declined_draw_lets_the_game_go_on(hrajme: Program, tmp_path: Path) -> None:
    play_nim(hrajme, "you:Anna,you:Petr", tmp_path / "log", "\nfinish\n1\n\n2\n\n" + "1\n" * 3)
    table = open_log(tmp_path / "log").table
    assert table.line.outcome is None
    assert table.view(None).moves_made > 0


def test_a_bot_that_plays_on_says_so(hrajme: Program, tmp_path: Path) -> None:
    told = play_nim(hrajme, "you,bot", tmp_path / "log", "finish\n1\n")
    lines = told.out.splitlines()
    assert "Bruno would rather play on." in lines
    assert not any("offers a draw" in line for line in lines)


@pytest.mark.parametrize("word", ["Jeszcze jedna", "jeszcze jedna", "hit"])
def test_a_choice_is_made_by_its_words_and_by_those_of_the_log(
    hrajme: Program, tmp_path: Path, word: str
) -> None:
    path = tmp_path / "log"
    hrajme("play", "flip7", "--lang", "pl", "--seed", 3, "--log", path, lines=f"{word}\n")
    assert '"hit"' in path.read_text()


@pytest.mark.parametrize(("asked", "said"), [("1: Hooray!.", "1: Hooray!"), ("1: Throw.", "1: Throw.")])
def test_a_choice_with_an_end_of_its_own_gets_no_second_one(asked: str, said: str) -> None:
    assert SECOND_STOP.sub("", asked) == said
