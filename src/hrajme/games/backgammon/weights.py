"""The file of the networks: their sizes, and every weight as a whole number of 16 bits.

A weight is stored in steps of 1/1024.
"""

from __future__ import annotations

import lzma
from array import array
from pathlib import Path

from hrajme.games.backgammon.network import Network
from hrajme.games.backgammon.tables import in_file_order

FILE = Path(__file__).parent / "network.bin"
STEP = 1 / 1024
MOST = 32767


def write_networks(networks: list[Network]) -> bytes:
    """The content of a file of these networks."""
    numbers = array("h", [len(networks), *[network.hidden for network in networks]])
    for network in networks:
        numbers.extend([to_number(weight) for weight in network.weights()])
    return lzma.compress(in_file_order(numbers).tobytes(), preset=9)


def to_number(weight: float) -> int:
    return max(-MOST, min(MOST, round(weight / STEP)))


def read_networks(content: bytes) -> list[Network]:
    """The networks of such a file."""
    numbers = array("h")
    numbers.frombytes(lzma.decompress(content))
    numbers = in_file_order(numbers)
    count = numbers[0]
    networks, at = [Network(hidden) for hidden in numbers[1 : count + 1]], count + 1
    for network in networks:
        size = network.size()
        network.set_weights([STEP * number for number in numbers[at : at + size]])
        at += size
    return networks
