"""Codes of tables: whoever has one may come in, so nobody can guess one; and they are read out loud."""

from __future__ import annotations

import hashlib
import hmac
import re

# No vowels, so that no words come up; nothing that looks like something else.
LETTERS = "bcdfghjkmnpqrstvwxyz23456789"
LENGTH = 12
GROUP = 4
CODE = re.compile(rf"\b([{LETTERS}]{{4}})-[{LETTERS}]{{4}}-[{LETTERS}]{{4}}\b")


def make_code(secret: bytes, *seeds: str) -> str:
    """The code of these seeds: the same every time, and known to nobody without the secret."""
    told = b"".join(len(seed).to_bytes(4, "big") + seed.encode("utf-8", "surrogatepass") for seed in seeds)
    number = int.from_bytes(hmac.digest(secret, told, hashlib.sha256), "big")
    letters = ""
    for _ in range(LENGTH):
        number, place = divmod(number, len(LETTERS))
        letters += LETTERS[place]
    return format_code(letters)


def format_code(letters: str) -> str:
    return "-".join(letters[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def hide_codes(text: str) -> str:
    """*text* with the beginnings of codes only, which let nobody in: ``kqrs…``."""
    return CODE.sub(r"\1…", text)


def read_code(text: str) -> str | None:
    """The code as it is kept, however it was typed: in capitals, with blanks, without dashes; or None."""
    letters = "".join(letter for letter in text.lower() if letter not in " -–_.\t")
    if len(letters) != LENGTH or not set(letters) <= set(LETTERS):
        return None
    return format_code(letters)
