"""Letters as they are typed: on a keyboard that lacks the accents of a language, or in a hurry."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """Small letters without accents, one space between words."""
    words = " ".join(text.casefold().split())
    if words.isascii():
        return words
    decomposed = unicodedata.normalize("NFKD", words.replace("ł", "l"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
