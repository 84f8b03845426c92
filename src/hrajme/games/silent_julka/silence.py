"""NJ-6: nobody may speak. Everything can be said, but who says it begins again at the first station."""

from __future__ import annotations

from hrajme.core import Refusal
from hrajme.games.silent_julka.encoding import SPEAK
from hrajme.games.silent_julka.options import SilentJulkaOptions

# Sounds that are hard to keep in; their words are silent_julka-signal-<name>.
SIGNALS: tuple[str, ...] = ("laugh", "sigh", "cheer")
PILES = 0
SPEAKING = SPEAK


def refuse_words(options: SilentJulkaOptions, text: str) -> Refusal | None:
    return None


def refuse_signal(options: SilentJulkaOptions) -> Refusal | None:
    return None


def warn(options: SilentJulkaOptions) -> Refusal:
    return Refusal("NJ-6", "silent_julka-refuse-speaking")
