"""VAPID: a signature proves that the room is the one a browser subscribed to (RFC 8292)."""

from __future__ import annotations

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from hrajme.server.push.base64 import write_base64
from hrajme.server.push.encryption import CURVE, write_key

SECRET_BYTES = 32
# A service takes no signature that is good for more than a day.
GOOD_SECONDS = 12 * 3600
HEAD = {"typ": "JWT", "alg": "ES256"}


def make_secret() -> bytes:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(SECRET_BYTES, "big")


class Vapid:
    """The key of one room."""

    def __init__(self, secret: bytes) -> None:
        self.private = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self.key = write_base64(write_key(self.private.public_key()))

    def authorize(self, audience: str, site: str, now_ms: int) -> str:
        """The header for a service, which is told the address of the room, to complain to."""
        claims = {"aud": audience, "exp": now_ms // 1000 + GOOD_SECONDS}
        if site:
            claims["sub"] = f"https://{site}"
        signed = ".".join(write_base64(msgspec.json.encode(part)) for part in (HEAD, claims))
        return f"vapid t={signed}.{write_base64(self.sign(signed.encode()))}, k={self.key}"

    def sign(self, content: bytes) -> bytes:
        first, second = decode_dss_signature(self.private.sign(content, ec.ECDSA(SHA256())))
        return first.to_bytes(SECRET_BYTES, "big") + second.to_bytes(SECRET_BYTES, "big")
