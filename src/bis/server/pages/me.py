"""Who one is here: taken to another device by a ticket that works once, or forgotten."""

import hashlib
import re
import secrets
from time import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bis.core.errors import BisError
from bis.server.answers import (
    answer,
    apart_of,
    coaches_of,
    house_of,
    recognize,
    refuse,
    tables_of,
    token_for,
    with_cookie,
    without_cookie,
)
from bis.server.endpoints import Endpoint
from bis.server.forgetting import forget
from bis.server.pages.tables import drawn, read_body
from bis.server.reasons import BAD_REQUEST, HAS_TABLES, NO_TICKET, NOT_HERE

TOKEN_BYTES = 16
TOKEN = re.compile(r"[\w-]{22}", re.ASCII)


class TicketMade(msgspec.Struct, frozen=True):
    token: str
    link: str
    """To be opened on the other device."""
    seconds: float
    """For how long it works."""


class TicketUsed(msgspec.Struct, frozen=True):
    """What is brought to this device."""

    ticket: str
    replace: bool = False
    """Also if this device has tables of its own, which it would not be at any more."""


class Arrived(msgspec.Struct, frozen=True):
    tables: int
    """How many tables one is at."""


class Forgotten(msgspec.Struct, frozen=True):
    tables: int
    """At how many tables one was."""


async def make_ticket(request: Request) -> Response:
    player, cookie = recognize(request)
    tables, token = tables_of(request), secrets.token_urlsafe(TOKEN_BYTES)
    seconds = tables.settings.ticket_seconds
    await tables.store.add_ticket(_mark(token), player, time() + seconds)
    made = TicketMade(token, house_of(request).ticket(token), seconds)
    return with_cookie(answer(made, 201), cookie)


async def ticket_picture(request: Request) -> Response:
    """Of any ticket: whether it works is told to whoever uses it."""
    token = request.path_params["ticket"]
    if not TOKEN.fullmatch(token):
        return refuse(NOT_HERE, 404)
    picture = await apart_of(request).do(drawn, house_of(request).ticket(token))
    headers = {"cache-control": "no-store"}
    return Response(picture, headers=headers, media_type="image/svg+xml")


async def use_ticket(request: Request) -> Response:
    """Become the player who made it; what this device had is not lost without a question."""
    try:
        wanted = msgspec.json.decode(await read_body(request), type=TicketUsed)
    except (msgspec.DecodeError, RecursionError) as error:
        return refuse(BAD_REQUEST, 400, problem=error)
    except BisError as error:
        return refuse(error, 400)
    store = tables_of(request).store
    own = await store.tables_of(recognize(request)[0])
    if own and not wanted.replace:
        return refuse(HAS_TABLES, 409, tables=len(own))
    player = await store.use_ticket(_mark(wanted.ticket), time())
    if player is None:
        return refuse(NO_TICKET, 410)
    arrived = Arrived(len(await store.tables_of(player)))
    return with_cookie(answer(arrived), token_for(request, player))


async def forget_me(request: Request) -> Response:
    tables, coaches = tables_of(request), coaches_of(request)
    try:
        done = await forget(tables, recognize(request)[0])
    except BisError as error:
        return refuse(error, 503)
    for table_id in done:
        coaches.drop(table_id)
    await tables.store.drop_reviews(done)
    return without_cookie(request, answer(Forgotten(len(done))))


def _mark(token: str) -> bytes:
    """What is stored of a ticket: whoever reads the file cannot use it."""
    return hashlib.sha256(token.encode()).digest()


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/me/tickets",
        make_ticket,
        "A link that brings your games to another device, once",
        TicketMade,
        201,
        limit="me",
        refused=(403,),
    ),
    Endpoint(
        "GET",
        "/api/me/tickets/{ticket}/qr.svg",
        ticket_picture,
        "That link to scan",
        "image/svg+xml",
        limit="qr",
        refused=(404,),
    ),
    Endpoint(
        "POST",
        "/api/me",
        use_ticket,
        "Be the player who made a ticket, on this device",
        Arrived,
        200,
        TicketUsed,
        limit="me",
        refused=(400, 403, 409, 410),
    ),
    Endpoint(
        "DELETE",
        "/api/me",
        forget_me,
        "Be forgotten: your name becomes somebody at every table you sat at",
        Forgotten,
        limit="me",
        refused=(403,),
    ),
)
