"""TG-13: nobody says an exact number. The filter of the chat, as a pure function.

The text is read several times, each reading for one way of saying a number: digits and pictures of digits,
number words, words taken apart (s e d m, t-ř-i) or run together, letters replaced (dv@, s*dm), roman
numerals, strokes.

What was decided where the rule leaves room:

- Digits are always refused, whatever they count ("2 cards left"), except in the heart ``<3``.
- One is no card and mostly a pronoun: its words pass ("no one", "to je jedno"). Words from a million up too.
- First and second pass (also "the other", "a moment"); third and fourth pass before a word for a pile.
- Once, twice, both, a pair, a few, half and a quarter pass; "three times" and up is refused.
- "Ten" is the English number or the Slavic "that", "pet" is five or an animal, "kopa" is sixty or a heap: the
  words around them decide.
- Strokes and dots that count (``||||``, ``• • •``) are refused; laughter, dots and emoji repeated are not.

Known limits: single roman letters (V, X), homophones (ate, for), other languages, fingers and other emoji
that can be counted, riddles ("my age"). "Pat" (stalemate), "piec" (stove) and "xx" (kisses) are refused.
"""

import re
from collections.abc import Iterator

from hrajme.games.the_game import glyphs, numerals, words
from hrajme.games.the_game.reading import Reading, Word, find_words

# A heart stands alone; "<37" and "x<3" are numbers.
_HEART = re.compile(r"(?<!\S)(?:</?3)+(?!\S*\w)")
_TALLY = re.compile(
    r"(?:[|¦│┃ǀ\\]\s{0,3}){3,}|(?:/\s{0,3}){3,}|([•●○◦■□▪▫★☆◆◇⚫⚪·])(?:\s{0,3}\1){2,}"
    r"|(?<!\w)\*(?:\s{0,3}\*){4,}(?!\w)|\b(?:I{5,}|l{3,})\b"
)
_MORSE = re.compile(r"(?<!\S)(?=\.*-)(?=-*\.)[.-]{5}(?!\S)")
_MASKED = re.compile(r"(?<![a-z*#_])[a-z]{1,12}[*#_][a-z]{1,12}(?![a-z*#_])")
# Words of one letter in the four languages.
_SMALL_WORDS = frozenset("aikosuvwz")
# Letters spelled one by one may stand this far apart.
_LONGEST_GAP = 3


def find_number(text: str) -> str | None:
    """The part of *text* that names a number, as written, or None. TG-13."""
    shown = _find_shown(text) or _find_mark(text)
    if shown is not None:
        return shown
    reading = Reading(text)
    for find in (_find_word, _find_joined_letters, _find_joined_pieces, _find_replaced, _find_masked):
        span = find(reading)
        if span is not None:
            return reading.written(*span).strip()
    return None


def _find_shown(text: str) -> str | None:
    """Digits and pictures of numbers, to the end of their run."""
    bare = _HEART.sub(lambda match: " " * len(match[0]), text)
    for index, char in enumerate(bare):
        if not char.isascii() or char.isdigit():
            if not glyphs.is_number(char):
                continue
            end = index + 1
            while end < len(bare) and glyphs.is_number(bare[end]):
                end += 1
            return text[index:end]
    return None


def _find_mark(text: str) -> str | None:
    """Strokes, dots and morse."""
    match = _TALLY.search(text) or _MORSE.search(text)
    return None if match is None else match[0].strip()


def _find_word(reading: Reading) -> tuple[int, int] | None:
    idioms = {at for match in numerals.IDIOMS.finditer(reading.folded) for at in range(*match.span())}
    count = len(reading.words)
    for index, word in enumerate(reading.words):
        if word.start in idioms or not (reading.is_number(index) or _is_number_here(reading, index)):
            continue
        last = index
        while last + 1 < count and reading.is_number(last + 1):
            last += 1
        return word.start, reading.words[last].end
    return None


def _is_number_here(reading: Reading, index: int) -> bool:
    """Words that are numbers in some company only."""
    word = reading.words[index]
    letters = words.unstretch(word.folded)
    if words.is_innocent(word.written):
        return False
    if letters == "ten":
        return _is_english_ten(reading, index)
    if letters in numerals.FIVES:
        return _leaning(reading, index) <= 0
    if letters in numerals.LOW_ORDINALS:
        return not _is_before_pile(reading, index)
    if letters in numerals.HEAP:
        return _is_sixty(reading, index)
    if letters in numerals.ONES:
        return index + 1 < len(reading.words) and reading.words[index + 1].folded == letters
    return False


def _is_english_ten(reading: Reading, index: int) -> bool:
    leaning = _leaning(reading, index)
    return leaning > 0 or (leaning == 0 and index + 1 == len(reading.words))


def _leaning(reading: Reading, index: int) -> int:
    """How far the words around *index* are English (above 0) or Slavic (below 0)."""
    leaning = 0
    for word in reading.words[max(0, index - 8) : index + 9]:
        leaning += word.folded in numerals.ENGLISH
        leaning -= word.folded in numerals.SLAVIC or not word.written.isascii()
    return leaning


def _is_before_pile(reading: Reading, index: int) -> bool:
    for word in reading.words[index + 1 : index + 6]:
        if numerals.PILE.fullmatch(word.folded):
            return True
        if word.folded not in numerals.LOW_ORDINALS and not numerals.BEFORE_PILE.fullmatch(word.folded):
            return False
    return False


def _is_sixty(reading: Reading, index: int) -> bool:
    before = reading.words[index - 1].folded if index else ""
    last = index + 1 == len(reading.words)
    return before in numerals.HALVES or (last and (not before or before in numerals.HOLDING))


def _find_joined_letters(reading: Reading) -> tuple[int, int] | None:
    """Words spelled letter by letter: s e d m, t-ř-i, X X V."""
    for run in _runs_of_letters(reading):
        letters = "".join(reading.words[index].folded for index in run)
        if (
            any(map(words.spells_number, _without_small_words(letters)))
            or numerals.INSIDE.search(letters)
            or _is_spaced_roman(reading, run, letters)
            or _is_parted_by_wide_gaps(reading, run)
        ):
            return reading.words[run[0]].start, reading.words[run[-1]].end
    return None


def _without_small_words(letters: str) -> Iterator[str]:
    """*letters*, and without the words of one letter that may stand at its ends: v t ř i a."""
    yield letters
    if letters[0] in _SMALL_WORDS:
        yield letters[1:]
    if letters[-1] in _SMALL_WORDS:
        yield letters[:-1]
        if letters[0] in _SMALL_WORDS:
            yield letters[1:-1]


def _is_spaced_roman(reading: Reading, run: list[int], letters: str) -> bool:
    # "I, I, I do not know" is a stammer: the letters of a numeral stand close.
    close = all(reading.gap(index) == " " for index in run[:-1])
    return close and bool(numerals.ROMAN.fullmatch(letters))


def _runs_of_letters(reading: Reading) -> Iterator[list[int]]:
    run: list[int] = []
    for index, word in enumerate(reading.words):
        if run and (len(word.folded) > 1 or len(reading.gap(index - 1)) > _LONGEST_GAP):
            if len(run) > 2:
                yield run
            run = []
        if len(word.folded) == 1:
            run.append(index)
    if len(run) > 2:
        yield run


def _is_parted_by_wide_gaps(reading: Reading, run: list[int]) -> bool:
    """Where wider gaps part the words: m a m   p e t."""
    letters = ""
    for index in run:
        letters += reading.words[index].folded
        if index == run[-1] or len(reading.gap(index)) > 1:
            if len(letters) > 2 and words.spells_number(letters):
                return True
            letters = ""
    return False


def _find_joined_pieces(reading: Reading) -> tuple[int, int] | None:
    """Words cut by a sign (se-dm), by a blank next to what has no vowel (se dm), or into many (dva dset)."""
    start = 0
    for index in range(1, len(reading.words)):
        if " " not in reading.gap(index - 1):
            if _is_pieced_together(reading, start, index):
                return reading.words[start].start, reading.words[index].end
            continue
        if _is_cut(reading.words[index - 1].folded, reading.words[index].folded):
            return reading.words[index - 1].start, reading.words[index].end
        start = index
    return _find_across_blanks(reading)


def _is_pieced_together(reading: Reading, first: int, last: int) -> bool:
    if reading.words[last].end - reading.words[first].start > words.LONGEST:
        return False
    return words.spells_number("".join(piece.folded for piece in reading.words[first : last + 1]))


def _is_cut(left: str, right: str) -> bool:
    # The Slavic prepositions of one consonant are words of their own.
    if left in _PREPOSITIONS or not (_VOWELLESS.fullmatch(left) or _VOWELLESS.fullmatch(right)):
        return False
    return left + right in numerals.FORMS


_PREPOSITIONS = frozenset("kszvw")
_VOWELLESS = re.compile(r"[^aeiouy]{1,6}")


def _find_across_blanks(reading: Reading) -> tuple[int, int] | None:
    """Long number words chopped into short pieces: sed mde sat."""
    pieces: list[Word] = []
    for word in [*reading.words, None]:
        if word is not None and len(word.folded) <= 4:
            pieces.append(word)
            continue
        match = numerals.LONG.search("".join(piece.folded for piece in pieces))
        if match and len(match[0]) > 6:
            return pieces[0].start, pieces[-1].end
        pieces = []
    return None


def _find_replaced(reading: Reading) -> tuple[int, int] | None:
    """Signs in the place of letters: dv@, $edm, p€t."""
    replaced = reading.folded.translate(glyphs.SYMBOLS)
    if replaced == reading.folded:
        return None
    for match in find_words(replaced):
        if match[0] != reading.folded[match.start() : match.end()] and words.spells_number(match[0]):
            return match.span()
    return None


def _find_masked(reading: Reading) -> tuple[int, int] | None:
    """One letter starred out: s*dm."""
    for match in _MASKED.finditer(reading.folded):
        if re.sub("[#_]", "*", match[0]) in numerals.MASKED:
            return match.span()
    return None
