"""Encryption of a message for one browser: RFC 8291, in one record of RFC 8188."""

from __future__ import annotations

import secrets

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
KEY_BYTES = 65
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_BYTES = 4096
# After the last record's words; no padding follows.
END = b"\x02"


def encrypt(
    words: bytes,
    key: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """What only the browser with this *key* and *auth* can read; *own* and *salt* are new each time."""
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(SALT_BYTES)
    own_key = write_key(own.public_key())
    shared = own.exchange(ec.ECDH(), read_key(key))
    secret = derive(shared, auth, b"WebPush: info\0" + key + own_key, 32)
    content_key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own_key)]) + own_key
    return head + AESGCM(content_key).encrypt(nonce, words + END, None)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def is_key(key: bytes) -> bool:
    """Whether it is a point of the curve, so that something can be encrypted for it."""
    try:
        read_key(key)
    except (ValueError, UnsupportedAlgorithm):
        return False
    return len(key) == KEY_BYTES


def read_key(key: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)


def write_key(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
