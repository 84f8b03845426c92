"""``hrajme score GAME …``: what something is worth, part by part, for people who play at a real table."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec

from hrajme.core.options import read_options
from hrajme.games import find
from hrajme.language import Language
from hrajme.terminal.arguments import UsageError


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def say(name: str) -> str:
        return language.say(f"terminal-help-{name}")

    parser.add_argument("game", metavar="GAME", help=say("game"))
    parser.add_argument("pieces", metavar="CARD", nargs="*", help=say("score_pieces"))
    parser.add_argument("--starter", metavar="CARD", help=say("score_starter"))
    parser.add_argument("--crib", action="store_true", help=say("score_crib"))
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=say("play_option"))
    parser.add_argument("--json", action="store_true", help=say("score_json"))


def run(args: Namespace, language: Language) -> int:
    """Ask the game's part `scorer`; raises UsageError where the game has none."""
    from hrajme.terminal.setup import read_pairs

    game = find(args.game)
    if find_spec(f"{game.package}.scorer") is None:
        raise UsageError("terminal-score-none", game=language.say(f"{game.key}-name"))
    options = read_options(game.options, read_pairs(args.option))
    score = game.part("scorer").score(args.pieces, starter=args.starter, is_crib=args.crib, options=options)
    if args.json:
        print(json.dumps({"parts": score.parts, "total": score.total}, ensure_ascii=False))
    else:
        print("\n".join(language.say(sentence) for sentence in score.sentences))
    return 0
