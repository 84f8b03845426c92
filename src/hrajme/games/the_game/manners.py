"""What may be said at a table of The Game: TG-13 and TG-14."""

from __future__ import annotations

from hrajme.core import Refusal
from hrajme.games.the_game.options import TheGameOptions
from hrajme.games.the_game.talk import find_number

# Ready-made phrases about one pile; their words are the_game-signal-<name>.
SIGNALS: tuple[str, ...] = ("keep_off", "small_steps", "mine_fits", "no_wish", "help")
PILES = 4


def refuse_words(options: TheGameOptions, text: str) -> Refusal | None:
    """Why *text* may not be said."""
    if options.talk == "silent":
        return Refusal("TG-14", "the_game-refuse-silent")
    if options.talk == "signals":
        return Refusal("TG-14", "the_game-refuse-signals_only")
    number = find_number(text)
    if number is None:
        return None
    return Refusal("TG-13", "the_game-refuse-number", {"number": number})


def refuse_signal(options: TheGameOptions) -> Refusal | None:
    """Why no ready-made phrase may be used."""
    return Refusal("TG-14", "the_game-refuse-silent") if options.talk == "silent" else None
