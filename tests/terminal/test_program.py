"""The program from outside: help, versions, lists, and a clear sentence for everything that cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hrajme as package
from hrajme.terminal.local import LocalTable
from hrajme.terminal.program import COMMANDS

Program = Callable[..., Any]

REFUSED = [
    (["ludo"], "There is no “ludo”"),
    (["play"], "Which game? There are: "),
    (["rules"], "Something is missing: GAME"),
    (["replay"], "Something is missing: LOG"),
    (["play", "ludo"], "There is no game “ludo”"),
    (["play", "the_game", "--sead", "3"], "I do not understand “--sead 3”"),
    (["play", "the_game", "--seed"], "--seed needs a value"),
    (["play", "the_game", "--seed", "x"], "“x” is not a whole number"),
    (["play", "the_game", "--plain=3"], "--plain takes no value"),
    (["play", "the_game", "--option", "expert"], "such as expert=yes"),
    (["play", "the_game", "--option", "expert=maybe"], "cannot be “maybe”. Possible: yes, no"),
    (["play", "the_game", "--option", "wings=yes"], "no option “wings”"),
    (["play", "the_game", "--seats", "you,bot:genius"], "no bot “genius”"),
    (["play", "the_game", "--seats", "you,cat"], "“cat” is not a player"),
    (["play", "the_game", "--seats", "bot,bot,bot,bot,bot,you"], "1 to 5 seats, not for 6"),
    (["play", "--resume", "nowhere.jsonl"], "cannot be read"),
    (["play", "--resume", "nowhere.jsonl", "--seats", "you"], "--seats and --resume can’t be used together"),
    (["play", "the_game", "--log", "/dev/null/log"], "cannot be written"),
    (["rules", "the_game", "TG-99"], "There is no rule TG-99. The rules are TG-1 to TG-21"),
    (["replay", "nowhere.jsonl"], "cannot be read"),
    (["export", "nowhere.jsonl"], "cannot be read"),
    (["import", "the_game", "nowhere.pgn"], "The Game has no files that other programs can read"),
    (["perft", "the_game", "0"], "a number from 1 to 100"),
    (["perft", "the_game", "2", "--from", "8/8"], "This game always starts from the same position"),
    (["show", "the_game", "8/8"], "This game always starts from the same position"),
    (["show", "chess", "--as", "3"], "seat 3"),
    (["show", "backgammon", "nothing"], "is not a GNU Backgammon ID"),
    (["games", "--lang", "xx"], "There is no language “xx”"),
    (["--lang=xx"], "There is no language “xx”"),
    (["games", "--lang"], "--lang needs a value"),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED, ids=[" ".join(words) for words, _ in REFUSED])
def test_what_cannot_be_is_refused_with_a_sentence(
    hrajme: Program, arguments: list[str], sentence: str
) -> None:
    told = hrajme(*arguments)
    assert told.code == 2
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_the_help_names_a_command_and_lists_all_under_their_title(hrajme: Program) -> None:
    lines = hrajme("--help").out.splitlines()
    assert lines[0].endswith("COMMAND ...")
    at = lines.index("commands:")
    assert lines[at + 1].split()[0] == COMMANDS[0]


def test_nothing_is_written_for_a_game_that_cannot_begin(hrajme: Program, tmp_path: Path) -> None:
    hrajme("play", "the_game", "--seats", "you,cat")
    assert not list(tmp_path.rglob("*.jsonl"))


def test_errors_are_said_in_the_language_that_is_asked_for(hrajme: Program) -> None:
    assert "Hru „nic“ neznám" in hrajme("play", "nic", "--lang", "cs").err
    assert "Hru „nic“ nepoznám" in hrajme("--lang=sk", "play", "nic").err
    assert "Czegoś brakuje: GAME" in hrajme("--lang", "pl", "rules").err


def test_the_system_chooses_the_language(hrajme: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert hrajme("--help").out.startswith("użycie: hrajme")


def test_the_help_names_every_command(hrajme: Program) -> None:
    told = hrajme("--help")
    assert told.code == 0
    for command in COMMANDS:
        assert command in told.out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("code", ["cs", "sk", "pl", "en"])
def test_every_command_has_its_help(hrajme: Program, command: str, code: str) -> None:
    told = hrajme(command, "-h", "--lang", code)
    assert told.code == 0
    assert f"hrajme {command}" in told.out
    if code != "en":
        assert not {"usage:", "options:", "arguments:"} & set(told.out.split())


def test_the_version_says_which_form_of_the_rules_runs(hrajme: Program) -> None:
    form = "compiled" if package.COMPILED else "plain"
    assert hrajme("--version").out == f"hrajme {package.__version__} ({form} rules)\n"


def test_games_are_listed(hrajme: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hrajme.terminal.commands.games.keys", lambda: ["the_game"])
    lines = hrajme("games").out.splitlines()
    assert lines[0].split() == ["key", "game", "seats", "age", "minutes", "bots"]
    assert " ".join(lines[2].split()) == "the_game The Game 1–5 8+ 20 random, easy, normal, hard"
    assert lines[3].startswith("          All together against the cards")


def test_a_game_lists_its_options_with_the_default_marked(hrajme: Program) -> None:
    out = hrajme("games", "the_game").out
    assert "expert: Lay at least three cards" in out
    assert "free – talk freely, but no numbers (default)" in out


def test_one_rule_can_be_read(hrajme: Program) -> None:
    out = hrajme("rules", "the_game", "tg-11", "--lang", "cs").out
    assert out.startswith("TG-11")
    assert "TG-12" not in out


def test_the_whole_rulebook_can_be_read(hrajme: Program) -> None:
    out = hrajme("rules", "the_game").out
    assert "TG-1 " in out
    assert "TG-21" in out
    assert "\x1b" not in out


def start(*arguments: str, **options: Any) -> subprocess.Popen[str]:
    """The program as a process of its own."""
    package_folder = str(Path(package.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": package_folder, "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "hrajme", *arguments]
    return subprocess.Popen(
        command, text=True, encoding="utf-8", env=environment, stderr=subprocess.PIPE, **options
    )


@pytest.mark.parametrize("arguments", [("rules", "the_game"), ("games", "the_game")])
def test_a_reader_who_goes_away_is_no_error(arguments: tuple[str, ...]) -> None:
    read, write = os.pipe()
    os.close(read)
    with start(*arguments, stdout=write) as process:
        os.close(write)
        _, complaint = process.communicate()
    assert process.returncode == 141
    assert complaint == ""


def test_a_killed_game_can_be_played_on(hrajme: Program, tmp_path: Path) -> None:
    path = tmp_path / "killed.jsonl"
    arguments = ("play", "the_game", "--seats", "you", "--log", str(path))
    with start(*arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\n")
        process.stdin.flush()
        while "You lay" not in process.stdout.readline():
            pass
        process.kill()
        process.stdin.close()
    told = hrajme("play", "--resume", path, lines="quit\n")
    assert told.code == 0
    assert "Lay at least one more card" in told.out


@pytest.fixture
def finished(open_table: Callable[..., LocalTable]) -> Path:
    table = open_table("bot:easy", "bot:easy")
    while table.step():
        pass
    return table.file.path


def test_a_log_is_told_again(hrajme: Program, finished: Path) -> None:
    told = hrajme("replay", finished)
    assert told.code == 0
    assert "Ada lays" in told.out
    assert "You" not in told.out
    assert told.out.splitlines()[-1].startswith("The log is complete:")


def test_a_seat_is_told_what_it_saw(hrajme: Program, finished: Path) -> None:
    assert "You draw" not in hrajme("replay", finished).out
    assert "You draw" in hrajme("replay", finished, "--as", 2, "--plain").out
    told = hrajme("replay", finished, "--as", 3)
    assert (told.code, told.err) == (2, "There is no seat 3: the table has 2 seats.\n")


def test_a_log_can_be_only_checked(hrajme: Program, finished: Path) -> None:
    assert hrajme("replay", finished, "--check").out.startswith("The log is complete:")


def break_off(lines: list[str]) -> str:
    return "".join(lines)[:-20]


def edit(lines: list[str]) -> str:
    return "".join([lines[0], lines[2], *lines[2:]])


def swap_moves_and_drop_the_seal(lines: list[str]) -> str:
    return "".join([lines[0], lines[1], lines[1], *lines[3:-1]])


def name_another_game(lines: list[str]) -> str:
    return "".join([lines[0].replace("the_game", "ludo"), *lines[1:-1]])


def ask_for_later_rules(lines: list[str]) -> str:
    return "".join([lines[0].replace('"rules_version":1', '"rules_version":99'), *lines[1:-1]])


def seat_a_cat_at_a_tenth_seat(lines: list[str]) -> str:
    return "".join([lines[0], lines[1].replace('"seat":0', '"seat":9'), *lines[2:-1]])


BROKEN = [
    (edit, "was changed after it was written"),
    (swap_moves_and_drop_the_seal, "is damaged in line 3"),
    (name_another_game, "There is no game “ludo”"),
    (ask_for_later_rules, "needs rules of version 99"),
    (seat_a_cat_at_a_tenth_seat, "is damaged in line 2"),
    (lambda lines: "", "is empty"),
    (lambda lines: "what\n", "is damaged in line 1"),
]


@pytest.mark.parametrize(("damage", "sentence"), BROKEN, ids=[sentence for _, sentence in BROKEN])
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]], ids=["replay", "resume"])
def test_a_broken_log_is_refused_and_left_alone(
    hrajme: Program, finished: Path, command: list[str], damage: Callable[[list[str]], str], sentence: str
) -> None:
    damaged = damage(finished.read_text().splitlines(keepends=True))
    finished.write_text(damaged)
    told = hrajme(*command, finished)
    assert told.code == 2
    assert sentence in told.err
    assert finished.read_text() == damaged


def test_a_log_cut_off_in_a_line_is_refused_by_replay_and_left_alone(hrajme: Program, finished: Path) -> None:
    finished.write_text(break_off(finished.read_text().splitlines(keepends=True)))
    damaged = finished.read_text()
    told = hrajme("replay", finished)
    assert (told.code, "is cut off in line" in told.err) == (2, True)
    assert finished.read_text() == damaged


def test_a_log_cut_off_in_a_line_is_played_on_from_its_whole_lines(hrajme: Program, finished: Path) -> None:
    finished.write_text(break_off(finished.read_text().splitlines(keepends=True)))
    whole = finished.read_text().rpartition("\n")[0] + "\n"
    told = hrajme("play", "--resume", finished, "--plain", "--fast")
    assert told.code == 0
    assert finished.read_text().startswith(whole)


def test_a_finished_game_is_not_played_on(hrajme: Program, finished: Path) -> None:
    told = hrajme("play", "--resume", finished)
    assert (told.code, "is over" in told.err) == (2, True)


def test_a_log_is_never_written_over(hrajme: Program, finished: Path) -> None:
    told = hrajme("play", "the_game", "--log", finished)
    assert (told.code, "is already there" in told.err) == (2, True)
