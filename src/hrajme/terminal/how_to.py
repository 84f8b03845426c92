"""The rulebook as the terminal shows it: first how the game is played, in a few sentences and boards."""

from __future__ import annotations

from hrajme.core import Game
from hrajme.language import Language
from hrajme.table.pictures import PictureView, make_pictures
from hrajme.terminal.board import HEIGHT, board_of
from hrajme.terminal.seats import name_sitters

# Every board can be drawn so, and fits into the rulebook on the smallest screen.
PICTURE_WIDTH = 58


def write_book(game: Game, words: Language, *, is_drawn: bool = True) -> str:
    """The whole rulebook as Markdown; the boards are left out for those who listen to it."""
    title, _, rules = game.rulebook(words.code).partition("\n")
    pictures = [write_picture(game, words, picture, is_drawn=is_drawn) for picture in make_pictures(game)]
    if not pictures:
        return f"{title}\n{rules}"
    heading = f"## {words.say('terminal-how_to')}"
    learn = words.say("terminal-how_to-learn", command=f"hrajme learn {game.key}")
    return "\n\n".join([title, heading, *pictures, learn, rules.strip()]) + "\n"


def write_picture(game: Game, words: Language, picture: PictureView, *, is_drawn: bool) -> str:
    says = words.say(picture.says)
    if not is_drawn:
        return f"- {says}"
    names = name_sitters(picture.table.seats, words)
    board = board_of(game).draw(picture.table.view, words, names, PICTURE_WIDTH, HEIGHT)
    return f"{says}\n\n```text\n{board.plain.rstrip()}\n```"
