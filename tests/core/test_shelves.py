"""Games of other packages."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


def list_games(shelves: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hrajme", "games", "--lang", "en"],
        env={**os.environ, "HRAJME_GAMES": shelves},
        capture_output=True,
        text=True,
        check=False,
    )


def test_games_of_a_named_package_are_on_the_shelf() -> None:
    assert "nim" in list_games(" hrajme.testing.strangers , ").stdout


@pytest.mark.parametrize("shelf", ["no.such.thing", "hrajme.nothing", "hrajme.compiled"])
def test_a_package_that_is_not_there_is_named(shelf: str) -> None:
    done = list_games(shelf)
    assert done.returncode == 2
    assert f"HRAJME_GAMES names “{shelf}”" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
