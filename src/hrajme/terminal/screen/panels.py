"""What a large screen has beside the board: who plays, and how it is played."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.core import Game
from hrajme.language import Language
from hrajme.pieces.rows import fit_rows
from hrajme.table import TableView
from hrajme.terminal.screen.layout import Layout
from hrajme.terminal.telling import Teller, guidance


def draw_seats(view: TableView, said: Sequence[str], layout: Layout) -> Text:
    """Everybody in at most a third of the column; who is to move and who looks are always there."""
    rows = [draw_seat(view, seat, words, layout.side - 2) for seat, words in enumerate(said)]
    needed = [seat for seat, sitter in enumerate(view.seats) if sitter.to_move or sitter.is_you]
    return Text("\n").join(fit_rows(rows, layout.side - 2, max(2, layout.height // 3), needed))


def draw_seat(view: TableView, seat: int, words: str, width: int) -> Text:
    sitter = view.seats[seat]
    is_asked = sitter.to_move and view.phase == "running"
    text = Text(f"{'►' if is_asked else ' '} {words}", "bold" if is_asked else "", no_wrap=True)
    text.truncate(max(1, width), overflow="ellipsis")
    return text


def guide_title(view: TableView, words: Language) -> str:
    steps = view.first_steps
    if steps is None:
        return words.say("terminal-how_to")
    return words.say("terminal-panel-steps", made=steps.made, count=steps.count)


def write_guide(view: TableView, game: Game, teller: Teller) -> str:
    """To a learner what the guide says now; to all others the game in a few sentences, where it has them."""
    if view.first_steps is not None:
        return "\n".join(teller.say(sentence) for _, sentence in guidance(view))
    script = game.first_steps
    sentences = () if script is None else script.pictures
    says = [teller.words.say(f"{game.key}-how-{picture.says}") for picture in sentences]
    return "\n".join(f"{number}. {sentence}" for number, sentence in enumerate(says, 1))
