"""What players read sounds like somebody who was born to the language.

A test cannot read aloud. It keeps away the words that readers have stumbled over before, each with the word
to say instead.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hrajme
from hrajme import games
from hrajme.core import Game
from hrajme.language import LANGUAGES, Language, language

PACKAGE = Path(hrajme.__file__).parent
ROOT = PACKAGE.parent.parent
KEYS = games.keys()
each_game = pytest.mark.parametrize("game", [games.find(key) for key in KEYS], ids=KEYS)
each_language = pytest.mark.parametrize("code", LANGUAGES)

# What nobody says, and what to say instead.
UNSAID: dict[str, dict[str, str]] = {
    "cs": {
        r"\bhovor\b": "chat",
        r"\bpříběh": "průběh",
        r"^(při|pře)?sednout\b(?! si)": "sednout si",
        r"\bboty na volná": "volná místa obsadí boti",
        r"\brobot": "bot",
        r"\bkrabic": "podle pravidel",
        r"\brozho[zd]\b": "rozstřel",
        r"\bpřichází ti\b": "dostáváš",
        r"\bse (házejí|hází) sam": "hází se automaticky",
        r"\bnově nejlepší\b": "nový nejlepší výsledek",
        r"\bťukn": "klepnout",
        r"\bs prázdnem\b": "bez karty",
        r"\bžád(at|áš|á) remízu": "reklamovat remízu",
        r"\bpočít(á|ají) sam": "počítá se automaticky",
        r"\bskonč(it|i|íš) tah": "ukončit tah",
        r"\w …": "… hned za slovem",
    },
    "sk": {
        r"\bhovor\b": "chat",
        r"\bpríbeh": "priebeh",
        r"^(pri|pre)?sadnúť\b(?! si)": "sadnúť si",
        r"\bboty\b": "boti, botov",
        r"\brobot": "bot",
        r"\bškatul": "podľa pravidiel",
        r"\brozh(adzovan|od\b)": "rozstrel",
        r"\bprichádza ti\b": "dostávaš",
        r"\bsa (hádžu|hádže) sam": "hádže sa automaticky",
        r"\bklepn": "ťuknúť",
        r"\bs prázdnom\b": "bez karty",
        r"\bžiada(ť|š|) remízu": "reklamovať remízu",
        r"\bpočíta(jú)? sam": "počíta sa automaticky",
        r"\b(dôjdu|došla|došli|dôjde) (pamäť|čas|karty|kamene)": "minúť sa",
        r"\w …": "… hneď za slovom",
    },
    "pl": {
        r"\brozmowa\b": "czat",
        r"\bpudełk": "zgodnie z zasadami",
        r"\bna sali\b": "każdy",
        r"\bpokoju\b": "sala gier",
        r"\bwyjdź do gier": "wróć do gier",
        r"\buwagę\b": "komunikat",
        r"^twoja tura\b": "twoja kolej",
        r"\btwój ruch\b": "twoja kolej",
        r"\bkości\b": "kostki",
        r"\btocz(y|ą) się sam": "rzuty są automatyczne",
        r"\bodnośnik": "link",
        r"\bpoza stołem": "offline",
        r"\bżąda(ć|sz|) remisu": "reklamować remis",
        r"\bkolejk": "tura, kolej",
        r"\w …": "wielokropek bez odstępu",
    },
    "en": {
        r"^play alone\b": "play with bots",
        r"\bnot one (two|four|six)\b": "no twos",
        r"\bloses the skin\b": "loses their skin",
        r"\brid of all\b": "out of tiles",
        r"\bthe lot falls\b": "is drawn",
        r"\bon turn\b": "it is somebody’s turn",
        r"\bleave for the games\b": "back to the games",
        r"\bas the system\b": "system",
        r"\bin the box\b": "standard",
        r"\bby (themselves|itself), for\b|\broll by themselves\b": "thrown automatically",
        r"\bput the notice away\b": "dismiss",
        r"\byears on\b": "aged five and up",
        r"\b(lay|lays|laid)( \w+ cards)? away\b": "discard",
        r"\btoward\b": "towards",
        r"\w'\w": "’",
        r"^[^…]*\w …$": "an ellipsis close to its word",
        r"\bfor who\b|^who (is|has|can|needs|shares|does) [^?]*$": "whoever",
    },
}
# A past tense or an adjective that makes a man of everybody, or a man with a woman in brackets.
BRACKETED = re.compile(r"\w\([aá]\)")


def texts(code: str) -> list[Path]:
    """The files of a language that players read: messages of all parts and of the page, and the rulebooks."""
    return [
        *PACKAGE.rglob(f"text/{code}.ftl"),
        *(ROOT / "web" / "text").rglob(f"{code}.ftl"),
        *PACKAGE.rglob(f"rulebook/{code}.md"),
    ]


def said(path: Path) -> list[str]:
    """What is read, line by line: no comments of translators, no ids, no selectors."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.suffix == ".md":
        return lines
    before = re.compile(r"^[\w.-]+ = |^\s*\.\w+ = |^\s*\*?\[\w+\] ")
    return [before.sub("", line).strip() for line in lines if not line.startswith("#")]


@each_language
def test_nothing_is_said_that_readers_have_stumbled_over(code: str) -> None:
    for path in texts(code):
        for line in said(path):
            for pattern, instead in UNSAID[code].items():
                found = re.search(pattern, line, re.I)
                assert not found, f"{path}: {found.group()!r} in {line!r}; say {instead!r}"
            assert not BRACKETED.search(line), f"{path}: {line!r}"


@each_language
def test_all_texts_of_a_language_are_found(code: str) -> None:
    assert len(texts(code)) > 2 * len(KEYS)


@each_game
@each_language
def test_a_game_has_a_form_of_its_name_for_being_played(game: Game, code: str) -> None:
    """“Pojď si zahrát Němou Julku!”, not “Němá Julka”."""
    assert language(code).say(f"{game.key}-name-played")


@pytest.mark.parametrize(
    ("code", "key", "invitation"),
    [
        ("cs", "silent_julka", "Pojď si zahrát Němou Julku!"),
        ("sk", "stripped_snake", "Poď si zahrať Zvlečeného hada!"),
        ("pl", "xantipa", "Chodź zagrać w Ksantypę!"),
        ("en", "chess", "Come and play chess!"),
    ],
)
def test_an_invitation_says_the_name_in_that_form(code: str, key: str, invitation: str) -> None:
    page = Language(code)
    page.add(ROOT / "web" / "text" / f"{code}.ftl")
    assert page.say("web-invite-text", game=page.say(f"{key}-name-played")) == invitation
