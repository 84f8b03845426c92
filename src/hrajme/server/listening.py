"""Listening: the port of the room, and the addresses under which people find it."""

from __future__ import annotations

import errno
import socket

from hrajme.language import HrajmeError

USUAL_PORT = 7777
PORTS_TO_TRY = 10
HIGHEST_PORT = 65535
EVERYWHERE = ("0.0.0.0", "::", "")
BACKLOG = 512
# A peer that takes nothing for so long is gone, whatever it says.
SILENT_MS = 60_000


class CannotListen(HrajmeError):
    pass


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this port, or at the usual one or the next that is free; raises CannotListen."""
    if port is not None:
        return listen_at(host, port)
    for usual in range(USUAL_PORT, USUAL_PORT + PORTS_TO_TRY):
        try:
            return listen_at(host, usual)
        except PortTaken:
            continue
    last = USUAL_PORT + PORTS_TO_TRY - 1
    raise CannotListen("server-error-ports_taken", first=str(USUAL_PORT), last=str(last))


class PortTaken(CannotListen):
    def __init__(self, port: int) -> None:
        super().__init__("server-error-port_taken", port=str(port))


def listen_at(host: str, port: int) -> socket.socket:
    try:
        # The system would count a higher number down, to some other port.
        if not 0 <= port <= HIGHEST_PORT:
            raise OverflowError(f"0–{HIGHEST_PORT}")
        [(family, _, _, _, address), *_] = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        return bind(family, address)
    except (OSError, OverflowError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise PortTaken(port) from error
        problem = getattr(error, "strerror", None) or str(error)
        raise CannotListen(
            "server-error-cannot_listen", host=host, port=str(port), problem=problem
        ) from error


def bind(family: int, address: tuple[object, ...]) -> socket.socket:
    # Only of a socket that names its protocol does asyncio send small answers at once, 40 ms sooner.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT_MS)
        # On Windows it would let two programs have the same port.
        if not hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
        listener.setblocking(False)
    except BaseException:
        listener.close()
        raise
    return listener


def find_addresses(listener: socket.socket) -> tuple[str, str | None]:
    """The address on this machine, and the one for the others on the same network if there is one."""
    host, port = listener.getsockname()[:2]
    if host not in EVERYWHERE:
        own = write_address(host, port)
        return own, None if is_loopback(host) else own
    outside = find_outside()
    return write_address("localhost", port), None if outside is None else write_address(outside, port)


def write_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_loopback(host: str) -> bool:
    return host.startswith("127.") or host == "::1"


def find_outside() -> str | None:
    """The address that this machine would speak to the world from; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address that documentation has for itself.
            probe.connect(("192.0.2.1", 9))
            host = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(host) else host
