"""The pages are built when the room starts, with the node of the machine or of the Python packages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.bootstrap.conftest import Checkout

FETCH = "ci --no-audit --no-fund --omit=dev"


def test_the_pages_are_built_once_when_the_room_starts(checkout: Checkout) -> None:
    assert "Building the pages" not in checkout.start("play", "ludo").stderr
    assert checkout.calls_of_npm() == []
    first, second = checkout.start("--lang", "cs", "--port", "0"), checkout.start("serve")
    assert "Building the pages" in first.stderr
    assert checkout.calls_of_npm() == [FETCH, "run build"]
    assert "pages" not in second.stderr


@pytest.mark.parametrize("source", ["web/src/App.svelte", "src/hrajme/games/ludo/Board.svelte"])
def test_changed_sources_build_the_pages_anew(checkout: Checkout, source: str) -> None:
    checkout.start()
    checkout.calls_of_npm()
    checkout.write(source, "<p>new</p>")
    checkout.start()
    assert checkout.calls_of_npm() == ["run build"]


def test_a_changed_lock_of_the_pages_installs_anew(checkout: Checkout) -> None:
    checkout.start()
    checkout.calls_of_npm()
    checkout.write("web/package-lock.json", "{ }")
    checkout.start()
    assert checkout.calls_of_npm() == [FETCH, "run build"]


def test_pages_that_cannot_be_built_are_told_with_the_last_lines(checkout: Checkout) -> None:
    process = checkout.start("serve", NPM_DOES="fail")
    assert process.returncode == 1
    assert "something with the boards" in process.stderr
    assert "Traceback" not in process.stderr
    assert checkout.start("serve").returncode == 7


def test_help_needs_no_pages(checkout: Checkout) -> None:
    checkout.start("serve", "--help")
    checkout.start("--version")
    assert checkout.calls_of_npm() == []


def test_without_a_new_node_it_is_taken_from_the_python_packages(checkout: Checkout) -> None:
    checkout.add_node("v18.20.0")
    process = checkout.start("serve")
    assert "it is taken from the Python packages" in process.stderr
    assert any("node.txt" in call for call in checkout.calls_of_pip())


def test_the_check_has_also_what_the_pages_are_tested_with(checkout: Checkout) -> None:
    checkout.start("serve")
    assert checkout.calls_of_npm() == [FETCH, "run build"]
    checkout.start("test")
    assert checkout.calls_of_npm() == ["ci --no-audit --no-fund"]
    checkout.start("test")
    checkout.start("serve")
    assert checkout.calls_of_npm() == []


def test_when_the_packages_fail_nothing_is_left_of_the_pages_either(checkout: Checkout) -> None:
    process = checkout.start("serve", PIP_DOES="fail")
    assert process.returncode == 1
    assert "nothing installed" in process.stderr
    assert checkout.start("serve").returncode == 7
