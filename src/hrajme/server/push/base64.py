"""Base64 as browsers write keys: the alphabet of addresses, nothing at the end."""

from __future__ import annotations

import base64
import binascii


def write_base64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def read_base64(text: str) -> bytes:
    """What is written so; nothing of what is not."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""
