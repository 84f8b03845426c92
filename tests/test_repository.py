"""What must be true of the repository itself."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import hrajme
from hrajme import games
from hrajme.core import Game
from hrajme.core.options import longest_text, option_kinds
from hrajme.language import LANGUAGES, language
from hrajme.testing.shelf import OWN

PACKAGE = Path(hrajme.__file__).parent
ROOT = PACKAGE.parent.parent
TEXTS = sorted({path.parent for path in PACKAGE.rglob("text/*.ftl")})
KEYS = games.keys()
GAMES = [games.find(key) for key in KEYS]
each_game = pytest.mark.parametrize("game", GAMES, ids=KEYS)
HEADING = re.compile(r"^### ([A-Z0-9]+-[0-9.]+) · (.+)$", re.M)
MARKER = re.compile(r"mark\.rule\(([^)]*)\)")


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: BaseNode) -> None:
        assert isinstance(node, VariableReference)
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The ids of a Fluent file, and of the hints for single faces, each with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = arguments_of(entry)
            found |= {f"{entry.id.name}.{hint.id.name}": arguments_of(hint) for hint in entry.attributes}
    return found


def arguments_of(node: BaseNode) -> set[str]:
    variables = Variables()
    variables.visit(node)
    return variables.names


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_sentences_with_the_same_arguments(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)
    tables = [messages(folder / f"{code}.ftl") for code in LANGUAGES]
    for one, other in pairwise(tables):
        assert one == other


@each_game
def test_ids_of_a_game_begin_with_its_key(game: Game) -> None:
    folder = game.folder / "text"
    assert all(id.startswith(f"{game.key}-") for id in messages(folder / "en.ftl"))


@each_game
def test_only_its_own_folder_names_a_game(game: Game) -> None:
    """By its package, its folder, its key or one of its ids; a key may be an ordinary word."""
    key = game.key
    named = re.compile(rf"""{re.escape(game.package)}\b|games/{key}\b|find\(["']{key}["']\)|["']{key}-""")
    for path in PACKAGE.rglob("*"):
        if path.suffix in (".py", ".pxd", ".ftl") and game.folder not in path.parents:
            # A docstring may show an example.
            code = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.S)
            assert not named.search(code), path


@each_game
def test_a_key_is_not_a_word_that_the_room_begins_its_ids_with(game: Game) -> None:
    folders = [folder for folder in TEXTS if folder.parent.parent == PACKAGE]
    ours = {id.partition("-")[0] for folder in folders for id in messages(folder / "en.ftl")}
    ours |= {id.partition("-")[0] for id in messages(ROOT / "web" / "text" / "en.ftl")}
    assert game.key not in ours


@each_game
def test_a_game_has_all_its_parts(game: Game) -> None:
    parts = ("rules.py", "rules.pxd", "notation.py", "story.py", "bot.py", "terminal.py", "tests")
    # Until a game has a board of its own, the page offers the list of moves.
    on_the_page = ("view.ts", "emblem.svg", "board.png", "board.webp") if game in OWN else ()
    assert [part for part in (*parts, *on_the_page) if not (game.folder / part).exists()] == []


def test_a_board_shows_what_happened_and_not_how_it_is_told() -> None:
    """A sentence of the story may be renamed or told otherwise: no board decides anything by its id."""
    boards = [path for path in PACKAGE.glob("games/*/*") if path.suffix in (".ts", ".svelte")]
    assert len(boards) > len(KEYS)
    for path in boards:
        code = path.read_text(encoding="utf-8")
        assert "-story-" not in code, path
        assert not re.search(r"\bsentence\w*\.id\b|\bid\.(?:startsWith|endsWith|slice)", code), path


@each_game
def test_bots_have_levels_where_there_is_something_to_decide(game: Game) -> None:
    assert {"random", "normal"} <= set(game.levels)
    assert len(set(game.levels) - {"random"}) >= (1 if game.luck_only else 3)


@each_game
def test_every_ending_has_its_sentence_and_its_label(game: Game) -> None:
    for reason in game.position.REASONS:
        for code in LANGUAGES:
            assert language(code).has(f"{game.key}-end-{reason}")
            assert language(code).has(f"{game.key}-reason-{reason}")


@each_game
def test_every_house_rule_is_explained(game: Game) -> None:
    for name, kind in option_kinds(game.options).items():
        values = get_args(kind) if get_origin(kind) is Literal else ("empty",) if longest_text(kind) else ()
        for code in LANGUAGES:
            for id in (name, *[f"{name}-{value}" for value in values]):
                assert language(code).say(f"{game.key}-option-{id}")


@each_game
def test_rulebooks_of_all_languages_have_the_same_rules(game: Game) -> None:
    ids = [[id for id, _ in HEADING.findall(game.rulebook(code))] for code in LANGUAGES]
    assert ids[0]
    assert all(each == ids[0] for each in ids)
    assert len(set(ids[0])) == len(ids[0])


@each_game
def test_every_rule_of_the_rulebook_is_proven(game: Game) -> None:
    rules = {id for id, _ in HEADING.findall(game.rulebook("en"))}
    folder = game.folder / "tests"
    tested = set()
    for path in folder.glob("test_*.py"):
        for marker in MARKER.findall(path.read_text(encoding="utf-8")):
            tested |= set(re.findall(r'"([^"]+)"', marker))
    assert rules - tested == set()
    assert tested - rules == set()


@each_game
def test_every_rulebook_explains_every_house_rule(game: Game) -> None:
    for code in LANGUAGES:
        book = game.rulebook(code)
        for name in option_kinds(game.options):
            assert f"`{name}`" in book, (code, name)


def test_the_changelog_knows_the_version() -> None:
    assert f"## {hrajme.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
