"""HTTP: whether a browser wants to be called when it is its guest's turn."""

from __future__ import annotations

from litestar import Response, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from hrajme.server.api import meet, remember
from hrajme.server.asking import Asked, address_of, site_of_room
from hrajme.server.errors import TooFast, Unreadable
from hrajme.server.host import Host
from hrajme.server.lobby import CallKey, NewSubscription, NoSubscription, Subscribed
from hrajme.server.push.base64 import read_base64
from hrajme.server.push.network import read_endpoint
from hrajme.store import Subscription
from hrajme.table import PersonId

PATH = "/api/calls"


@get(PATH)
async def show_key(host: NamedDependency[Host]) -> CallKey:
    return CallKey((await host.caller.key()).key)


@put(PATH)
async def subscribe(
    request: Asked, host: NamedDependency[Host], data: JSONBody[NewSubscription]
) -> Response[Subscribed]:
    """Renewed at each visit; raises TooFast or Unreadable."""
    person = meet(request, host)
    subscription = read_subscription(data, person, site_of_room(request.scope), host.room.now_ms())
    if not host.subscriptions.take(address_of(request.scope), host.now):
        raise TooFast
    await host.room.store.keep_subscription(subscription)
    return remember(request, host, person, Subscribed(on=True))


@delete(PATH, status_code=200)
async def unsubscribe(
    request: Asked, host: NamedDependency[Host], data: JSONBody[NoSubscription]
) -> Response[Subscribed]:
    person = meet(request, host)
    await host.room.store.remove_subscription(person, data.endpoint)
    return remember(request, host, person, Subscribed(on=False))


def read_subscription(data: NewSubscription, person: PersonId, site: str, now_ms: int) -> Subscription:
    """Raises Unreadable where nobody could be called so."""
    from hrajme.server.push.encryption import AUTH_BYTES, is_key

    if read_endpoint(data.endpoint) is None:
        raise Unreadable(problem="endpoint is no https address of a push service")
    key, auth = read_base64(data.p256dh), read_base64(data.auth)
    if not is_key(key) or len(auth) != AUTH_BYTES:
        raise Unreadable(problem="p256dh and auth are no keys of a browser")
    return Subscription(person, data.endpoint, key, auth, data.language, site, now_ms)


ROUTES = (show_key, subscribe, unsubscribe)
