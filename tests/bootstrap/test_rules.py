"""The rules are compiled when they can be, before the program or behind a room that is open already."""

from __future__ import annotations

import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.bootstrap.conftest import Checkout

needs_headers = pytest.mark.skipif(
    not Path(sysconfig.get_path("include"), "Python.h").exists(),
    reason="without the headers of Python the bootstrap compiles nothing",
)


def test_without_a_compiler_it_says_so_once_and_runs_plain(checkout: Checkout) -> None:
    first, second = checkout.play(), checkout.play()
    assert "No C compiler found: the rules run in their plain form" in first.stderr
    assert second.stderr == ""
    assert first.stdout.endswith("plain\n")
    assert first.returncode == second.returncode == 7


@needs_headers
def test_with_a_compiler_the_rules_are_compiled_once(checkout: Checkout) -> None:
    checkout.add_compiler()
    first, second = checkout.play(), checkout.play()
    assert "Compiling the rules" in first.stderr
    assert second.stderr == ""
    assert first.stdout.endswith("compiled\n")


@needs_headers
def test_a_compiler_installed_later_is_used(checkout: Checkout) -> None:
    checkout.play()
    checkout.add_compiler()
    assert checkout.play().stdout.endswith("compiled\n")


@needs_headers
def test_the_compiler_may_be_named_by_cc(checkout: Checkout) -> None:
    checkout.add_compiler()
    (checkout.commands / "cc").rename(checkout.commands / "tcc")
    assert checkout.play(CC="tcc -w").stdout.endswith("compiled\n")


@needs_headers
def test_a_stale_build_is_taken_away_where_there_is_no_compiler(checkout: Checkout) -> None:
    checkout.add_compiler()
    checkout.play()
    (checkout.commands / "cc").unlink()
    assert checkout.play().stdout.endswith("compiled\n")
    checkout.write("src/hrajme/core/dice.py", "FACES = 6\n")
    process = checkout.play()
    assert "No C compiler found" in process.stderr
    assert process.stdout.endswith("plain\n")
    assert not list(checkout.package.rglob("*.so"))


@needs_headers
def test_a_failed_build_runs_plain_and_is_tried_again_only_when_asked(checkout: Checkout) -> None:
    checkout.add_compiler()
    failed = checkout.play(COMPILER_DOES="fail")
    assert failed.stdout.endswith("plain\n")
    assert "build/compile.log" in failed.stderr
    assert "something with the C" in (checkout.root / "build" / "compile.log").read_text()
    assert checkout.play().stderr == ""
    assert checkout.start("build").returncode == 0
    assert checkout.play().stdout.endswith("compiled\n")


@needs_headers
def test_a_failed_build_is_tried_again_when_the_sources_change(checkout: Checkout) -> None:
    checkout.add_compiler()
    checkout.play(COMPILER_DOES="fail")
    checkout.write("src/hrajme/core/dice.py", "FACES = 6\n")
    assert checkout.play().stdout.endswith("compiled\n")


@needs_headers
def test_nothing_is_compiled_when_the_plain_form_is_chosen(checkout: Checkout) -> None:
    checkout.add_compiler()
    process = checkout.play(HRAJME_PLAIN="1")
    assert process.stdout.endswith("plain\n")
    assert not (checkout.root / "build" / "compile.log").exists()
    assert checkout.start("build", HRAJME_PLAIN="1").returncode == 0
    assert not (checkout.root / "build" / "compile.log").exists()


@needs_headers
def test_build_compiles_anew_and_does_not_run_the_program(checkout: Checkout) -> None:
    checkout.add_compiler()
    assert checkout.start("build").stdout == ""
    assert checkout.start("build", "--sanitize").returncode == 0
    plain, sanitized = (checkout.root / "build" / "calls").read_text().splitlines()
    assert plain.split() == ["build_ext", "--inplace"]
    assert sanitized.split() == ["build_ext", "--inplace", "1"]


def test_build_fails_where_it_cannot_be_done(checkout: Checkout) -> None:
    process = checkout.start("build")
    assert process.returncode == 1
    assert "No C compiler found" in process.stderr
    assert checkout.start("build", "--fast").returncode == 1


def test_the_check_can_tell_why_nothing_is_compiled(checkout: Checkout) -> None:
    reason = "from bootstrap.build import known_reason\nprint(known_reason())\n"
    checkout.write("tools/check.py", reason)
    assert checkout.start("test").stdout.startswith("No C compiler found")


@pytest.mark.parametrize("command", ["rules", "games", "join", "replay", "--version"])
def test_what_does_not_think_waits_for_no_compiler(checkout: Checkout, command: str) -> None:
    checkout.add_compiler()
    process = checkout.start(command)
    assert process.stdout.endswith("plain\n")
    assert not (checkout.root / "build" / "compile.log").exists()


@needs_headers
def test_what_does_not_think_runs_beside_a_stale_build_too(checkout: Checkout) -> None:
    checkout.add_compiler()
    assert checkout.play().stdout.endswith("compiled\n")
    assert checkout.start("rules").stdout.endswith("compiled\n")
    checkout.write("src/hrajme/core/dice.py", "FACES = 6\n")
    assert checkout.start("rules").stdout.endswith("plain\n")


@needs_headers
def test_the_room_opens_with_plain_rules_and_they_are_compiled_meanwhile(checkout: Checkout) -> None:
    checkout.add_compiler()
    with checkout.begin("serve", PROGRAM_DOES="stay") as first:
        done = "The rules are compiled: from now on bots think at full speed.\n"
        assert first.stdout
        assert first.stderr
        said = list(iter(first.stderr.readline, done))
        first.terminate()
        assert first.stdout.read().endswith("plain\n")
    assert "The room opens with the plain rules; bots think slowly until they are compiled.\n" in said
    second = checkout.start("serve")
    assert second.stdout.endswith("compiled\n")
    assert second.stderr == ""


@needs_headers
def test_compiling_ends_with_the_room(checkout: Checkout, until_ended: Callable[[int], None]) -> None:
    checkout.add_compiler()
    with checkout.begin("serve", PROGRAM_DOES="stay", COMPILER_DOES="linger") as room:
        compiling = int(checkout.until("build/compiling"))
        room.terminate()
        room.communicate()
    until_ended(compiling)
    assert not list(checkout.package.rglob("*.so"))
    # That it was interrupted is no reason not to try again.
    assert not (checkout.root / "build" / "not-built.json").exists()
    assert checkout.play().stdout.endswith("compiled\n")


@needs_headers
def test_nobody_waits_for_what_is_compiled_behind_a_room(checkout: Checkout) -> None:
    checkout.add_compiler()
    with checkout.begin("serve", PROGRAM_DOES="stay", COMPILER_DOES="linger") as room:
        checkout.until("build/compiling")
        assert checkout.start("serve").stdout.endswith("plain\n")
        assert checkout.start("rules").stdout.endswith("plain\n")
        room.terminate()
        room.communicate()


@needs_headers
def test_a_build_that_fails_behind_the_room_is_told_once(checkout: Checkout) -> None:
    checkout.add_compiler()
    with checkout.begin("serve", PROGRAM_DOES="stay", COMPILER_DOES="fail") as room:
        checkout.until("build/not-built.json")
        room.terminate()
        _, errors = room.communicate()
    assert "could not be compiled, see build/compile.log" in errors
    assert checkout.start("serve").stderr == ""


@needs_headers
def test_two_rooms_at_once_compile_only_once(checkout: Checkout) -> None:
    checkout.add_compiler()
    with (
        checkout.begin("serve", PROGRAM_DOES="wait") as first,
        checkout.begin("serve", PROGRAM_DOES="wait") as second,
    ):
        outputs = [first.communicate(), second.communicate()]
    assert [first.returncode, second.returncode] == [7, 7], outputs
    assert len((checkout.root / "build" / "calls").read_text().splitlines()) == 1
