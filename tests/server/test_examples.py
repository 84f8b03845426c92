"""The examples do what the docs say, against a real room."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hrajme.server import to_client, to_server

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


@pytest.mark.parametrize("game", ["flip7", "domino", "the_game"])
async def test_the_client_plays_a_game_to_its_end(house: Any, game: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLES / "client.py"), house.url, game), stdout=asyncio.subprocess.PIPE
    )
    out, _ = await process.communicate()
    assert process.returncode == 0
    assert "'reason'" in out.decode().splitlines()[-1]


def test_the_client_is_as_short_as_it_says() -> None:
    assert len((EXAMPLES / "client.py").read_text().splitlines()) <= 60


def test_the_bot_plays_as_the_page_about_it_shows() -> None:
    done = subprocess.run([sys.executable, EXAMPLES / "bot.py"], capture_output=True, text=True, check=True)
    assert done.stdout in (ROOT / "docs" / "bots-of-your-own.md").read_text()


def test_the_code_of_the_page_about_bots_runs() -> None:
    page = (ROOT / "docs" / "bots-of-your-own.md").read_text()
    code = re.findall(r"```python\n(from .*?)```", page, flags=re.S)
    assert code
    for block in code:
        done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=True)
        assert "±" in done.stdout


def tags(union: Any) -> set[str]:
    kinds = [msgspec.inspect.type_info(kind) for kind in union.__args__]
    return {str(kind.tag) for kind in kinds if isinstance(kind, msgspec.inspect.StructType)}


def test_the_page_about_the_protocol_names_every_message() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    named = set(re.findall(r"`([a-z_]+)`", page)) | {"watch"}
    assert tags(to_server.ToServer) <= named
    assert tags(to_client.ToClient) <= named
