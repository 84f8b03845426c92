"""The link of a table: ``http://host:port/t/xxxx-xxxx-xxxx``, or its code alone beside ``--server``.

In place of the code there may be the short one, which is read aloud.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from hrajme.language import HrajmeError
from hrajme.room.codes import read_code
from hrajme.room.short import read_short
from hrajme.server.listening import USUAL_PORT

USUAL_SERVER = f"http://localhost:{USUAL_PORT}"
SECURE = {"http": "ws", "https": "wss"}


class BadLink(HrajmeError):
    """Not the address of a table or of a room."""


class Link(msgspec.Struct, frozen=True):
    """A room and a table in it."""

    server: str  # "http://localhost:7777"
    code: str

    def __str__(self) -> str:
        return f"{self.server}/t/{self.code}"

    @property
    def socket(self) -> str:
        scheme, _, rest = self.server.partition("://")
        return f"{SECURE[scheme]}://{rest}/api/tables/{self.code}/socket"


def read_link(text: str, server: str | None = None) -> Link:
    """The link that *text* is; raises BadLink. What comes after the code is of no meaning here."""
    text = text.strip()
    if "/" not in text:
        if server is None:
            return Link(USUAL_SERVER, check_code(text, "terminal-error-link"))
        return Link(read_server(server), check_code(text))
    if server is not None:
        raise BadLink("terminal-usage-together", name="--server", other=text)
    if "://" not in text:
        text = f"http://{text}"
    parts = [part for part in urlsplit(text).path.split("/") if part]
    if len(parts) < 2 or parts[-2] != "t":
        raise BadLink("terminal-error-link", link=text)
    return Link(read_server(text), check_code(parts[-1]))


def read_server(text: str) -> str:
    """The root of an address; raises BadLink."""
    if "://" not in text:
        text = f"http://{text}"
    try:
        address = urlsplit(text)
        host, port = address.hostname, address.port
    except ValueError:
        raise BadLink("terminal-error-server", server=text) from None
    if address.scheme not in SECURE or not host:
        raise BadLink("terminal-error-server", server=text)
    host = f"[{host}]" if ":" in host else host
    return f"{address.scheme}://{host}" + ("" if port is None else f":{port}")


def check_code(text: str, otherwise: str = "server-error-no_such_table") -> str:
    """A code, long or short, however it was typed: in capitals, with blanks; raises BadLink."""
    code = read_code(text) or read_short(text)
    if code is None:
        raise BadLink(otherwise, link=text)
    return code
