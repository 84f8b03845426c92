"""Guests: a random id in a signed cookie. Whoever has the cookie is the person; no account is needed."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from hrajme.table import PersonId

COOKIE = "hrajme_guest"
# As long as browsers keep one; it is renewed at every visit.
COOKIE_SECONDS = 400 * 24 * 3600
ID_BYTES = 18
SECRET_BYTES = 32
LONGEST_COOKIE = 200


class Guests:
    """Signs and reads the cookies of one room."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def invite(self) -> PersonId:
        """Somebody new."""
        return PersonId(secrets.token_urlsafe(ID_BYTES))

    def sign(self, person: PersonId) -> str:
        return f"{person}.{self.signature(person)}"

    def find(self, cookies: Iterable[str]) -> PersonId | None:
        """Who it is, by the first cookie that is genuine."""
        return next((person for cookie in cookies if (person := self.read(cookie)) is not None), None)

    def read(self, cookie: str | None) -> PersonId | None:
        """Who it is; None when the cookie is not one of ours, unchanged."""
        if not cookie or len(cookie) > LONGEST_COOKIE or not cookie.isascii():
            return None
        person, _, signature = cookie.rpartition(".")
        if not person or not hmac.compare_digest(signature, self.signature(PersonId(person))):
            return None
        return PersonId(person)

    def signature(self, person: PersonId) -> str:
        return hmac.new(self.secret, person.encode(), hashlib.sha256).hexdigest()

    def cookie(self, person: PersonId, *, secure: bool) -> str:
        """The header that gives it to a browser; scripts cannot read it, other sites cannot use it."""
        parts = [f"{COOKIE}={self.sign(person)}", "Path=/", f"Max-Age={COOKIE_SECONDS}"]
        return "; ".join([*parts, "HttpOnly", "SameSite=Lax", *(["Secure"] if secure else [])])
