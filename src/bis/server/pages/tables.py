"""Tables: set up, found again, looked at."""

import io
from collections.abc import Callable
from contextlib import suppress

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bis.core.errors import BisError
from bis.server.answers import (
    answer,
    find_table,
    house_of,
    may_ask,
    recognize,
    refuse,
    seat_asked_for,
    tables_of,
    with_cookie,
)
from bis.server.endpoints import Endpoint
from bis.server.live import Live, UnreadableError
from bis.server.reasons import (
    BAD_REQUEST,
    LONG_REQUEST,
    NO_CODE,
    NO_LINE,
    NO_WATCHERS,
    NOT_SITTING,
    SLOW_DOWN,
)
from bis.server.sockets import MOST_BYTES
from bis.table import scene
from bis.table.reasons import NOT_BEGUN
from bis.table.table import Phase, Table
from bis.table.told import Past


class NewTable(msgspec.Struct, frozen=True):
    """What to set up."""

    game: str


class TableMade(msgspec.Struct, frozen=True):
    id: str
    code: str


class TableFound(msgspec.Struct, frozen=True):
    id: str


class TableBrief(msgspec.Struct, frozen=True):
    """One of your tables."""

    id: str
    game: str
    phase: Phase
    names: list[str]
    your_turn: bool
    touched: float
    """When something last happened, in seconds since 1970."""
    scores: list[int] | None
    """The result, once the game is over."""
    winners: list[int]


async def create_table(request: Request) -> Response:
    _, token = recognize(request)
    if not may_ask(request, request.app.state.doors):
        return refuse(SLOW_DOWN, 429)
    try:
        wanted = msgspec.json.decode(await _body(request), type=NewTable)
        table = await tables_of(request).create(wanted.game)
    except (msgspec.DecodeError, RecursionError) as error:
        return refuse(BAD_REQUEST, 400, problem=error)
    except BisError as error:
        return refuse(error, 400)
    return with_cookie(answer(TableMade(table.id, table.code), 201), token)


async def _body(request: Request) -> bytes:
    """What is sent along, read no further than it can be meant."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > MOST_BYTES:
            raise BisError(LONG_REQUEST, most=MOST_BYTES)
    return body


async def my_tables(request: Request) -> Response:
    player, token = recognize(request)
    tables = tables_of(request)
    told = []
    for table_id in await tables.store.tables_of(player):
        with suppress(UnreadableError):  # told to whoever opens it
            live = await tables.find(table_id)
            told += [_brief(live.table, player)] if live else []
    return with_cookie(answer(told), token)


def _brief(table: Table, player: str) -> TableBrief:
    over = table.phase == "over" and table.transcript is not None
    result = table.game.result(table.transcript.state) if over and table.transcript else None
    return TableBrief(
        id=table.id,
        game=table.game.id,
        phase=table.phase,
        names=[sitter.name for sitter in table.sitters],
        your_turn=not set(table.to_act).isdisjoint(table.seats_of(player)),
        touched=table.touched,
        scores=list(result.scores) if result else None,
        winners=list(result.winners) if result else [],
    )


async def find_code(request: Request) -> Response:
    found = await tables_of(request).store.find(request.path_params["code"].upper())
    if found is None:
        return refuse(NO_CODE, 404)
    return answer(TableFound(found))


# One table


async def record(request: Request) -> Response:
    """The record, also of a game whose table is forgotten."""
    live = await find_table(request)
    if isinstance(live, Live):
        return _record(live)
    kept = await tables_of(request).store.kept(request.path_params["table"])
    if kept is None:
        return live
    if not kept.is_open and recognize(request)[0] not in kept.players:
        return refuse(NO_WATCHERS, 403)
    return PlainTextResponse(kept.record)


def _record(live: Live) -> Response:
    if live.table.transcript is None:
        return refuse(NOT_BEGUN, 404)
    return PlainTextResponse(live.table.record())


async def past_position(request: Request) -> Response:
    """The game after so many lines of its record, as somebody watching sees it."""
    line = request.path_params["line"]
    return await _with_table(request, lambda live: _past_position(live, line))


def _past_position(live: Live, line: int) -> Response:
    transcript = live.table.transcript
    if transcript is None:
        return refuse(NOT_BEGUN, 404)
    if line > len(transcript.lines):
        return refuse(NO_LINE, 404, lines=len(transcript.lines), line=line)
    return answer(scene.past(transcript, line))


async def legal_moves(request: Request) -> Response:
    """The moves that begin with a word, for those who may make them."""
    return await _with_table(request, lambda live: _legal_moves(request, live))


def _legal_moves(request: Request, live: Live) -> Response:
    table, seat = live.table, seat_asked_for(request, live)
    if table.transcript is None or seat is None:
        return refuse(NOT_SITTING, 404)
    word = request.path_params["word"]
    return answer(scene.fetched(table.game, table.transcript.state, seat, word))


async def qr_code(request: Request) -> Response:
    invite = house_of(request).invite(request.path_params["table"])
    return await _with_table(request, lambda _live: _qr_code(invite))


def _qr_code(invite: str) -> Response:
    picture = io.BytesIO()
    segno.make_qr(invite).save(picture, kind="svg", scale=8, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def _with_table(request: Request, tell: Callable[[Live], Response]) -> Response:
    live = await find_table(request)
    return live if isinstance(live, Response) else tell(live)


ENDPOINTS = (
    Endpoint("GET", "/api/codes/{code}", find_code, "The table of a short code", TableFound),
    Endpoint("POST", "/api/tables", create_table, "Set up a table", TableMade, 201, NewTable),
    Endpoint(
        "GET", "/api/tables", my_tables, "Your tables, the last touched first", list[TableBrief]
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", record, "The record so far, as text", "text/plain"
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/positions/{line:int}",
        past_position,
        "The game after so many lines of its record",
        Past,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/legal/{word}",
        legal_moves,
        "Your legal moves that begin with a word; ?seat=N",
        list[str],
    ),
    Endpoint(
        "GET", "/api/tables/{table}/qr.svg", qr_code, "The invitation to scan", "image/svg+xml"
    ),
)
