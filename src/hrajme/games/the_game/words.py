"""Whether one word alone names a number (TG-13); the tables are in numerals.py."""

import re
import unicodedata

from hrajme.games.the_game import glyphs, numerals

_DOUBLED = re.compile(r"(.)\1+")
_STRETCHED = re.compile(r"(.)\1{2,}")
_HUMP = re.compile(r"(?<=[^\W\d_A-Z])(?=[A-Z])")
# Longer words than this are looked through for long stems only.
LONGEST = 48


def is_number(written: str, folded: str) -> bool:
    """Whether the word *written* so, and *folded* so, is a number wherever it stands."""
    spelling = _spelling(written)
    if spelling in numerals.INNOCENT:
        return False
    if spelling in numerals.EXACT or names_number(folded):
        return True
    return _is_roman(written, folded) or _has_hump(written)


def is_innocent(written: str) -> bool:
    """Whether the diacritics of *written* make it another word than the number it resembles."""
    return _spelling(written) in numerals.INNOCENT


def _spelling(written: str) -> str:
    return unicodedata.normalize("NFC", written.casefold())


def unstretch(letters: str) -> str:
    """*letters* with those repeated three times and more pressed into one."""
    return _STRETCHED.sub(r"\1", letters)


def names_number(letters: str) -> bool:
    """Whether folded *letters*, all of them together, are a number word."""
    if _is_plain_number(letters) or letters in numerals.BACKWARDS or numerals.LONG.search(letters[::-1]):
        return True
    if letters in numerals.DOUBLED or not _DOUBLED.search(letters):
        return False
    pressed = _DOUBLED.sub(r"\1", letters)
    doubled = _STRETCHED.sub(r"\1\1", letters)  # threeee is three
    return any(map(_is_plain_number, (pressed, doubled))) or bool(numerals.LONG_PRESSED.search(pressed))


def spells_number(letters: str) -> bool:
    """As :func:`names_number`, for words somebody took the trouble to disguise: those are no homonyms."""
    return names_number(letters) or letters in _HOMONYMS


_HOMONYMS = numerals.FIVES | {"ten"}


def _is_plain_number(letters: str) -> bool:
    if letters in numerals.FORMS or numerals.LONG.search(letters):
        return True
    if len(letters) > LONGEST:
        return False
    return bool(numerals.JOINED.fullmatch(letters) or numerals.COMPOUND.fullmatch(letters))


def _is_roman(written: str, folded: str) -> bool:
    if len(folded) < 2 or written in numerals.NOT_ROMAN:
        return False
    # Accented letters and pieces of other words are no numerals.
    plain = unicodedata.normalize("NFKC", written).casefold()
    return plain == folded and bool(numerals.ROMAN.fullmatch(folded))


def _has_hump(written: str) -> bool:
    """Words set off by capitals only: mámSedm."""
    humps = _HUMP.split(written)
    return len(humps) > 1 and any(
        len(hump) > 2 and spells_number("".join(map(glyphs.fold, hump))) for hump in humps
    )
