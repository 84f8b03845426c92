"""The talk filter against sentences people say, numbers spelled by an independent speller, and noise.

talk.tsv was written before the filter and the filter was tuned on it. talk_held_out.tsv was written after; on
its first run the filter raised 2 false alarms in 109 innocent sentences ("my pet hates when I shout", "pět
chválu na tvůj tah nebudu") and missed none of 110. Those two were mended, and 73 sentences more (37
innocent, 36 not) were written and read once: no false alarm, no miss. One hand wrote all lists: expect real
tables to be harder.
"""

import csv
import sys
import time
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hrajme.games.the_game.talk import find_number

pytestmark = pytest.mark.rule("TG-13")

HERE = Path(__file__).parent
CORPUS = HERE / "talk.tsv"
HELD_OUT = HERE / "talk_held_out.tsv"


def read(path: Path) -> list[tuple[str, str, str]]:
    """Rows of verdict, language and sentence; an invisible character is written as its escape."""
    with path.open(encoding="utf-8", newline="") as lines:
        rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(rows)
        return [(verdict, language, text.replace("\\u200b", "\u200b")) for verdict, language, text in rows]


def false_alarms(rows: list[tuple[str, str, str]]) -> list[str]:
    found = [(text, find_number(text)) for verdict, _, text in rows if verdict == "pass"]
    return [f"{text!r} refused for {number!r}" for text, number in found if number is not None]


def misses(rows: list[tuple[str, str, str]]) -> list[str]:
    return [text for verdict, _, text in rows if verdict == "refuse" and find_number(text) is None]


def test_every_innocent_sentence_of_the_corpus_passes() -> None:
    assert false_alarms(read(CORPUS)) == []


def test_every_number_of_the_corpus_is_refused() -> None:
    assert misses(read(CORPUS)) == []


def test_the_held_out_sentences_stay_within_their_bounds() -> None:
    rows = read(HELD_OUT)
    verdicts = [verdict for verdict, _, _ in rows]
    assert len(false_alarms(rows)) <= 0.02 * verdicts.count("pass"), false_alarms(rows)
    assert len(misses(rows)) <= 0.02 * verdicts.count("refuse"), misses(rows)


def test_the_lists_are_large_and_speak_all_four_languages() -> None:
    corpus, held_out = read(CORPUS), read(HELD_OUT)
    assert len(corpus) >= 500
    assert len(held_out) >= 120
    assert not {text for _, _, text in corpus} & {text for _, _, text in held_out}
    for rows, least in ((corpus, 50), (held_out, 20)):
        counts = [(verdict, language) for verdict, language, _ in rows]
        for language in ("cs", "sk", "pl", "en"):
            for verdict in ("refuse", "pass"):
                assert counts.count((verdict, language)) >= least


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("mám třicet sedm, pozor", "třicet sedm"),
        ("dej tam Pětasedmdesátku!", "Pětasedmdesátku"),
        ("I hold 37 and more", "37"),
        ("takže s e d m, jasný?", "s e d m"),
        ("prý dv@ kusy", "dv@"),
        ("je to XXXVII", "XXXVII"),
        ("mám |||||", "|||||"),
    ],
)
def test_the_part_that_names_the_number_is_given_back_as_written(text: str, part: str) -> None:
    assert find_number(text) == part


# A small speller of its own: nothing here comes from the tables of the filter.
SMALL = """
cs nula jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct
sedmnáct osmnáct devatenáct
sk nula jeden dva tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť trinásť štrnásť pätnásť
šestnásť sedemnásť osemnásť devätnásť
pl zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście
czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście
en zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen
"""
TENS = """
cs dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát
sk dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat
pl dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt
dziewięćdziesiąt
en twenty thirty forty fifty sixty seventy eighty ninety
"""


def words_of(table: str, language: str) -> list[str]:
    """The words after *language*, up to the next one."""
    words = table.split()
    after = words[words.index(language) + 1 :]
    return after[: next((at for at, word in enumerate(after) if len(word) == 2), None)]


# Sentences in the speller's language: "ten" needs English around it, "pet" must not have it.
LANGUAGES = {
    "cs": "mám v ruce {} a bojím se",
    "sk": "mám v ruke {} a bojím sa",
    "pl": "mam na ręce {} i się boję",
    "en": "I have the {} and I am scared",
}


def spell(number: int, language: str, joint: str) -> str:
    small = words_of(SMALL, language)
    if number < 20:
        return small[number]
    ten, unit = divmod(number, 10)
    return words_of(TENS, language)[ten - 2] + (joint + small[unit] if unit else "")


def spell_inverted(number: int) -> str:
    """Czech the other way round: sedmatřicet."""
    ten, unit = divmod(number, 10)
    return ("jedna" if unit == 1 else words_of(SMALL, "cs")[unit] + "a") + words_of(TENS, "cs")[ten - 2]


def bare(text: str) -> str:
    """*text* without diacritics."""
    decomposed = unicodedata.normalize("NFD", text.replace("ł", "l").replace("Ł", "L"))
    return "".join(char for char in decomposed if not unicodedata.combining(char))


DISGUISES: dict[str, Callable[[str], str]] = {
    "plain": str,
    "upper": str.upper,
    "title": str.title,
    "bare": bare,
    "bare upper": lambda text: bare(text).upper(),
    "decomposed": lambda text: unicodedata.normalize("NFD", text),
    "letters apart": lambda text: " ".join(text.replace(" ", "")),
    "letters hyphened": lambda text: "-".join(text.replace(" ", "")),
    "zero-width": "\u200b".join,
    "stretched": lambda text: text.replace("e", "eeee"),
    "full-width": lambda text: "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in bare(text)),
    "cyrillic": lambda text: text.translate(str.maketrans("aeopcxi", "аеорсхі")),
}


@pytest.mark.parametrize("disguise", DISGUISES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_spelled_in_every_language_is_refused(language: str, disguise: str) -> None:
    sentence = LANGUAGES[language]
    passed = [
        said
        for number in range(2, 100)
        for joint in (" ", "", "-")
        for said in [sentence.format(DISGUISES[disguise](spell(number, language, joint)))]
        if find_number(said) is None
    ]
    assert passed == []


@pytest.mark.parametrize("disguise", DISGUISES)
def test_every_card_said_the_other_way_round_is_refused(disguise: str) -> None:
    numbers = [number for number in range(21, 100) if number % 10]
    passed = [n for n in numbers if find_number(DISGUISES[disguise](spell_inverted(n))) is None]
    assert passed == []


@given(
    number=st.integers(2, 99),
    language=st.sampled_from(sorted(LANGUAGES)),
    joint=st.sampled_from([" ", "", "-"]),
)
def test_a_spelled_card_alone_is_refused(number: int, language: str, joint: str) -> None:
    assert find_number(spell(number, language, joint)) is not None


@given(
    st.text(alphabet="abcdeěščřž ,.!", max_size=20), st.characters(categories=["Nd"]), st.text(max_size=20)
)
def test_a_digit_of_any_script_is_refused(before: str, digit: str, after: str) -> None:
    assert find_number(before + digit + "x" + after) is not None


@pytest.mark.parametrize("category", ["Nd", "Nl", "No"])
def test_every_number_character_there_is_is_refused(category: str) -> None:
    signs = (chr(code) for code in range(sys.maxunicode + 1))
    assert [s for s in signs if unicodedata.category(s) == category and find_number(s) is None] == []


@given(st.text(max_size=200))
def test_any_text_has_an_answer_that_is_part_of_it(text: str) -> None:
    number = find_number(text)
    assert number is None or (number and number in text)


@pytest.mark.parametrize(
    "piece",
    [
        "nedávej nic na poslední balíček, prosím ",
        "a b c ",
        "a-b-",
        "stop",
        "ten balíček ",
        "sto lat ",
        "x*yz ",
        " ",
        "| ",
        "čččč",
        "<",
        "jednajedna",
    ],
)
def test_four_times_the_words_take_about_four_times_the_time(piece: str) -> None:
    shorter, longer = [seconds_to_read(piece * (length // len(piece))) for length in (10_000, 40_000)]
    # Sixteen times would mean that a reading became quadratic; what lasts next to nothing says nothing.
    assert longer < 10 * max(shorter, 0.05)


def seconds_to_read(text: str) -> float:
    """The best of three, for whatever else the machine does."""
    return min(timed(text) for _ in range(3))


def timed(text: str) -> float:
    started = time.process_time()
    find_number(text)
    return time.process_time() - started
