"""The house rules of chess."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

import msgspec

from hrajme.core.options import Options
from hrajme.games.chess import fen


class ChessOptions(Options, frozen=True):
    touch_move: bool = False  # CH-4.2
    start: Annotated[str, msgspec.Meta(max_length=100)] = ""  # a position as FEN

    EXAMPLES: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "start": (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 98 60",
        )
    }

    def check(self) -> None:
        if self.start:
            fen.read(self.start)
