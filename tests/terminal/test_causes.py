"""What the system answers is told in the reader's language, like everything else."""

from __future__ import annotations

import errno
import os
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest

from hrajme.language import LANGUAGES, HrajmeError, language
from hrajme.terminal.causes import say_cause, tell_error

Program = Callable[..., Any]
OF_FILES = (
    "ENOENT",
    "EACCES",
    "EPERM",
    "EEXIST",
    "ENOTDIR",
    "EISDIR",
    "ENOSPC",
    "EROFS",
    "EIO",
    "ENAMETOOLONG",
    "EMFILE",
)
OF_THE_NETWORK = ("EADDRNOTAVAIL", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "EHOSTUNREACH")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", [*OF_FILES, *OF_THE_NETWORK])
def test_every_usual_problem_has_words_of_ours(code: str, name: str) -> None:
    number = getattr(errno, name)
    said = say_cause(OSError(number, os.strerror(number)), language(code))
    assert said
    assert os.strerror(number) not in said


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_error_inside_another_one_is_found(code: str) -> None:
    refused = ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused")
    words = language(code)
    assert say_cause(URLError(refused), words) == words.say("terminal-cause-econnrefused")
    assert say_cause(URLError(socket.gaierror(-2, "?")), words) == words.say("terminal-cause-no_host")
    assert say_cause(TimeoutError("timed out"), words) == words.say("terminal-cause-etimedout")


def test_the_longer_names_of_a_database_are_understood(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError) as raised:
        sqlite3.connect(tmp_path)
    assert say_cause(raised.value, language("cs")) == "soubor nejde otevřít"


def test_what_only_the_system_has_words_for_stays_in_its_words() -> None:
    error = HrajmeError("terminal-error-file_write", name="a", problem="Odd")
    error.__cause__ = OSError(errno.EXDEV, "Odd")
    assert tell_error(error, language("cs")) == "Soubor a nejde zapsat: Odd"


def test_a_file_that_is_not_there_is_told_in_czech(hrajme: Program) -> None:
    told = hrajme("import", "chess", "nowhere.pgn", "--lang", "cs")
    assert told.err == "Soubor nowhere.pgn nejde přečíst: takový soubor ani složka neexistuje\n"


def test_a_room_that_is_not_there_is_told_in_polish(hrajme: Program) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    told = hrajme("join", f"http://127.0.0.1:{port}/t/22gd-dcvx-sffp", "--name", "Ewa", "--lang", "pl")
    assert told.err == f"Sala gier http://127.0.0.1:{port} jest nieosiągalna: połączenie zostało odrzucone\n"


def test_why_a_move_of_a_file_is_refused_is_told_in_the_same_language(
    hrajme: Program, tmp_path: Path
) -> None:
    path = tmp_path / "bad.pgn"
    path.write_text("1. e4 e5 2. Ke3 *\n")
    told = hrajme("import", "chess", path, "--lang", "cs")
    assert told.code == 2
    assert "The " not in told.err
    assert " is " not in told.err
