"""``./hrajme`` from a fresh checkout: the environment is made once, whole, and by one start at a time."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.bootstrap.conftest import Checkout

ROOT = Path(__file__).resolve().parents[2]


def test_the_first_start_makes_the_environment_and_runs_the_program(checkout: Checkout) -> None:
    process = checkout.start("play", "ludo", "--seed", "3")
    assert "Preparing the environment (once) …" in process.stderr
    assert process.stdout == f"play ludo --seed 3 in {checkout.commands} plain\n"
    assert process.returncode == 7
    [packages] = checkout.calls_of_pip()
    assert "--require-hashes -r" in packages
    assert packages.endswith("run.txt")


def test_the_second_start_calls_no_pip_and_says_nothing(checkout: Checkout) -> None:
    checkout.start()
    checkout.calls_of_pip()
    process = checkout.start("--version")
    assert process.stderr == ""
    assert checkout.calls_of_pip() == []


def test_a_changed_lock_is_installed_over_the_old_environment(checkout: Checkout) -> None:
    checkout.start()
    checkout.calls_of_pip()
    checkout.write("requirements/run.txt", "# newer\n")
    assert "Preparing" not in checkout.start().stderr
    assert len(checkout.calls_of_pip()) == 1


def test_a_start_killed_in_the_middle_heals(checkout: Checkout) -> None:
    assert checkout.start(PIP_DOES="kill").returncode == -signal.SIGKILL
    checkout.write(".venv/lib/debris", "")
    process = checkout.start()
    assert process.returncode == 7
    assert not (checkout.root / ".venv" / "lib" / "debris").exists()
    assert checkout.installed() == ["run"]


def test_an_environment_whose_python_is_gone_heals(checkout: Checkout) -> None:
    checkout.start()
    (checkout.root / ".venv" / "bin" / "python").unlink()
    assert checkout.start().returncode == 7


def test_a_folder_somebody_else_made_is_left_alone(checkout: Checkout) -> None:
    checkout.write(".venv/letter.txt", "Dear …")
    process = checkout.start()
    assert process.returncode == 1
    assert "was not made by ./hrajme" in process.stderr
    assert (checkout.root / ".venv" / "letter.txt").exists()


def test_the_environment_can_lie_elsewhere(checkout: Checkout, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    assert checkout.start(HRAJME_ENV=str(elsewhere)).returncode == 7
    assert (elsewhere / "pyvenv.cfg").exists()
    assert not (checkout.root / ".venv").exists()


def test_when_pip_fails_its_last_lines_and_a_sentence_are_shown(checkout: Checkout) -> None:
    process = checkout.start(PIP_DOES="fail")
    assert process.returncode == 1
    assert "ERROR: nothing installed" in process.stderr
    assert "The packages could not be installed." in process.stderr
    assert "Traceback" not in process.stderr
    assert checkout.installed() == []
    assert checkout.start().returncode == 7


def test_when_the_packages_for_tests_fail_the_program_still_runs(checkout: Checkout) -> None:
    checkout.start()
    assert checkout.start("test", PIP_DOES="fail").returncode == 1
    checkout.calls_of_pip()
    assert checkout.start().returncode == 7
    assert checkout.calls_of_pip() == []


def test_without_venv_it_says_what_to_install(checkout: Checkout) -> None:
    # A finder that denies the module stands for Debian's Python without python3-venv.
    checkout.write(
        "../fakes/sitecustomize.py",
        "import importlib.util as u\nreal = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'ensurepip' else real(name, *more)\n",
    )
    process = checkout.start()
    assert process.returncode == 1
    assert "sudo apt install python3." in process.stderr


def test_two_starts_at_once_prepare_only_once(checkout: Checkout) -> None:
    with checkout.begin() as first, checkout.begin() as second:
        outputs = [first.communicate(), second.communicate()]
    assert [first.returncode, second.returncode] == [7, 7], outputs
    assert len(checkout.calls_of_pip()) == 1


def test_a_start_waits_for_what_a_killed_one_left_at_work(checkout: Checkout) -> None:
    assert checkout.start(PIP_DOES="kill and linger").returncode == -signal.SIGKILL
    with checkout.begin() as second:
        # It has said that it waits, and waits.
        assert second.stderr
        assert "Another ./hrajme is preparing" in second.stderr.readline()
        assert len(checkout.calls_of_pip()) == 1
        checkout.write("../enough", "")
        second.communicate()
    assert second.returncode == 7
    assert len(checkout.calls_of_pip()) == 1


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_start_that_is_interrupted_leaves_nothing_at_work(
    checkout: Checkout, until_ended: Callable[[int], None], sign: int, code: int
) -> None:
    with checkout.begin(PIP_DOES="linger") as process:
        installing = int(checkout.until("../lingers"))
        process.send_signal(sign)
        _, errors = process.communicate()
    assert process.returncode == code
    assert "Traceback" not in errors
    until_ended(installing)
    assert checkout.start().returncode == 7


def test_test_installs_its_packages_and_checks(checkout: Checkout) -> None:
    process = checkout.start("test", "-k", "ludo")
    assert process.stdout == "checked -k ludo\n"
    assert checkout.calls_of_pip()[-1].endswith("test.txt")
    assert checkout.installed() == ["run", "test"]
    checkout.start("test")
    assert checkout.calls_of_pip() == []


def test_an_old_python_is_told_what_is_needed() -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 6, 15); runpy.run_path(sys.argv[1])"
    process = subprocess.run(
        [sys.executable, "-c", pretend, str(ROOT / "hrajme")], capture_output=True, text=True
    )
    assert process.returncode == 1
    assert process.stderr == "hrajme needs Python 3.11 or newer, and this is Python 3.6.\n"


def test_an_old_python_can_read_the_script() -> None:
    script = (ROOT / "hrajme").read_text(encoding="ascii")
    ast.parse(script, feature_version=(3, 4))
    assert os.access(ROOT / "hrajme", os.X_OK)


def test_a_plot_brings_the_packages_that_draw_it(checkout: Checkout) -> None:
    checkout.play()
    assert checkout.installed() == ["run"]
    checkout.start("simulate", "ludo", "--plot=ludo.png")
    assert checkout.installed() == ["plot", "run"]
