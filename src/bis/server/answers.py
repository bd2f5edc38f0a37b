"""How every page answers and refuses, and how it knows who asks."""

from dataclasses import dataclass

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from bis.core.errors import BisError
from bis.core.reasons import Reason
from bis.server.apart import Apart
from bis.server.asker import address_of, is_secure
from bis.server.coach import Coaches
from bis.server.house import House
from bis.server.identity import COOKIE, YEAR, Identity
from bis.server.limits import Limits, TooMuchError, What
from bis.server.live import Live, UnreadableError
from bis.server.reasons import NO_TABLE
from bis.server.shapes import refusal
from bis.server.speech import why_closed
from bis.server.tables import Tables

encode = msgspec.json.Encoder().encode


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def refuse(why: Reason | BisError | str, status: int, **parts: object) -> Response:
    error = why if isinstance(why, BisError) else BisError(why, **parts)
    return answer(refusal(error), status)


def slow_down(error: TooMuchError) -> Response:
    response = refuse(error, 429)
    response.headers["retry-after"] = str(error.wait)
    return response


# Who asks


@dataclass(frozen=True)
class Token:
    """What a cookie is to say."""

    signed: str
    secure: bool
    """Whether it may travel by https only, since it was asked for so."""


def recognize(request: Request | WebSocket) -> tuple[str, Token | None]:
    """The player, and the cookie to set if it is somebody new, or signed by an older key."""
    identity: Identity = request.app.state.identity
    brought = request.cookies.get(COOKIE, "")
    player = identity.check(brought)
    if player is not None and not identity.is_older(brought):
        return player, None
    player = player or identity.new()
    return player, token_for(request, player)


def token_for(request: Request | WebSocket, player: str) -> Token:
    identity: Identity = request.app.state.identity
    return Token(identity.sign(player), is_secure(request))


def with_cookie(response: Response, token: Token | None) -> Response:
    if token is not None:
        response.set_cookie(
            COOKIE,
            token.signed,
            max_age=YEAR,
            secure=token.secure,
            httponly=True,
            samesite="lax",
        )
    return response


def without_cookie(request: Request, response: Response) -> Response:
    response.delete_cookie(COOKIE, secure=is_secure(request), httponly=True, samesite="lax")
    return response


def take(request: HTTPConnection, what: What) -> None:
    """A TooMuchError if whoever asks has asked for too much of it."""
    limits_of(request).take(what, address_of(request), known_player(request))


def known_player(request: HTTPConnection) -> str:
    """Who it is, if their cookie says so; whoever has none is known by their address alone."""
    identity: Identity = request.app.state.identity
    return identity.check(request.cookies.get(COOKIE)) or ""


# What is asked for


def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house


def tables_of(request: HTTPConnection) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def limits_of(request: HTTPConnection) -> Limits:
    return tables_of(request).limits


def coaches_of(request: HTTPConnection) -> Coaches:
    coaches: Coaches = request.app.state.coaches
    return coaches


def apart_of(request: HTTPConnection) -> Apart:
    apart: Apart = request.app.state.apart
    return apart


async def find_table(request: Request) -> Live | Response:
    """The table asked for, with all that anybody was told of it; or why it is not shown."""
    try:
        live = await tables_of(request).log.find_newest(request.path_params["table"])
    except UnreadableError as error:
        return refuse(error, 503)
    if live is None:
        return refuse(NO_TABLE, 404)
    if not live.table.may_look(recognize(request)[0]):
        return refuse(why_closed(live.table, recognize(request)[0]), 403)
    return live


def seat_asked_for(request: Request, live: Live) -> int | None:
    """One's own seat that `?seat=N` names."""
    player, wanted = recognize(request)[0], request.query_params.get("seat", "")
    return {str(own): own for own in live.table.seats_of(player)}.get(wanted)
