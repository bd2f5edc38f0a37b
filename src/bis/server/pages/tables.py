"""Tables: set up, found again, looked at."""

import base64
import hashlib
import io
import re
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bis.core.errors import BisError
from bis.record.record import Transcript
from bis.server.answers import (
    answer,
    apart_of,
    find_table,
    house_of,
    limits_of,
    recognize,
    refuse,
    seat_asked_for,
    tables_of,
    with_cookie,
)
from bis.server.asker import address_of
from bis.server.endpoints import Endpoint
from bis.server.limits import TooMuchError
from bis.server.live import Live, UnreadableError
from bis.server.reasons import (
    BAD_REQUEST,
    LONG_REQUEST,
    NO_CODE,
    NO_LINE,
    NO_WATCHERS,
    NOT_SITTING,
    NOTHING_TO_REVIEW,
)
from bis.server.shapes import DeviceTable, NewTable, TableBrief, TableMade, brief_of
from bis.server.speech import MOST_BYTES
from bis.server.tables import Tables, new_seed
from bis.table import scene, trying
from bis.table.bringing import MOST_RECORD, bring
from bis.table.reasons import NO_SEAT, NOT_BEGUN, RefusedError
from bis.table.table import Table
from bis.table.told import Past, Tried

LINE = re.compile(r"[0-9]{1,6}")
MOST_LINE = 20
"""So much of a line that is not there is told again."""
MOST_BROUGHT = 2 * MOST_RECORD
"""Bytes of a game that is brought from a device: in JSON a line's end takes two."""
OF_A_TABLE = (
    "record",
    "past_position",
    "tried_then",
    "legal_moves",
    "tried_move",
    "qr_code",
    "hint",
    "review",
)


class TableFound(msgspec.Struct, frozen=True):
    id: str


async def create_table(request: Request) -> Response:
    _, token = recognize(request)
    try:
        wanted = msgspec.json.decode(await read_body(request), type=NewTable)
        table = await tables_of(request).create(wanted.game, address_of(request))
    except (msgspec.DecodeError, RecursionError) as error:
        return refuse(BAD_REQUEST, 400, problem=error)
    except BisError as error:
        return refuse(error, 400)
    return with_cookie(answer(TableMade(table.id, table.code), 201), token)


async def bring_table(request: Request) -> Response:
    """A game that was begun on a device without a server goes on here."""
    player, token = recognize(request)
    try:
        brought = msgspec.json.decode(await read_body(request, MOST_BROUGHT), type=DeviceTable)
    except (msgspec.DecodeError, RecursionError) as error:
        return refuse(BAD_REQUEST, 400, problem=error)
    except BisError as error:
        return refuse(error, 400)
    try:
        game, happened = await apart_of(request).do(
            bring, brought.record, brought.bots, player, new_seed
        )
        mine = brought_id(brought, player)
        table = await tables_of(request).bring(mine, player, game, happened)
    except UnreadableError as error:
        return refuse(error, 503)
    except TooMuchError:
        raise
    except RefusedError as error:
        return refuse(error, 409)
    return with_cookie(answer(TableMade(table.id, table.code), 201), token)


def brought_id(brought: DeviceTable, player: str) -> str:
    """The same for the same game; nobody else can guess it, as nobody else knows a player's id."""
    told = msgspec.json.encode((player, brought))
    return base64.urlsafe_b64encode(hashlib.sha256(told).digest()[:12]).decode()


async def read_body(request: Request, most: int = MOST_BYTES) -> bytes:
    """What is sent along, read no further than it can be meant."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > most:
            raise BisError(LONG_REQUEST, most=most)
    return body


async def my_tables(request: Request) -> Response:
    player, token = recognize(request)
    listed = await tables_of(request).listed(player)
    told = [brief_of(found, brief, player) for found, brief in listed]
    return with_cookie(answer(told), token)


async def find_code(request: Request) -> Response:
    """A code is for sitting down together: once the game begins, there are the link and the QR."""
    limits, address = limits_of(request), address_of(request)
    limits.check("wrong_codes", address)
    found = await _lobby(tables_of(request), request.path_params["code"].upper())
    if found is None:
        limits.take("wrong_codes", address)
        return refuse(NO_CODE, 404)
    return answer(TableFound(found))


async def _lobby(tables: Tables, code: str) -> str | None:
    """The table with this code, if people still sit down there."""
    found = await tables.store.find(code)
    with suppress(UnreadableError):
        live = None if found is None else await tables.find(found)
        return found if live and live.table.phase == "lobby" else None
    return None


# One table


async def record(request: Request) -> Response:
    """The record, also of a game whose table is forgotten."""
    live = await find_table(request)
    if isinstance(live, Live):
        table = live.table
        if table.transcript is None:
            return refuse(NOT_BEGUN, 409)
        return PlainTextResponse(await apart_of(request).do(table.record))
    kept = await tables_of(request).store.kept(request.path_params["table"])
    if kept is None:
        return live
    if not kept.is_open and recognize(request)[0] not in kept.players:
        return refuse(NO_WATCHERS, 403)
    return PlainTextResponse(kept.record)


async def past_position(request: Request) -> Response:
    """The game after so many lines of its record, as somebody watching sees it."""
    live = await find_table(request)
    if isinstance(live, Response):
        return live
    transcript = live.table.transcript
    if transcript is None:
        return refuse(NOT_BEGUN, 409)
    line = _line_asked_for(request, transcript)
    if isinstance(line, Response):
        return line
    yours = live.table.seats_of(recognize(request)[0])
    return await apart_of(request).do(lambda: answer(scene.past(transcript, line, yours)))


def _line_asked_for(request: Request, transcript: Transcript) -> int | Response:
    wanted, lines = request.path_params["line"], len(transcript.lines)
    if not LINE.fullmatch(wanted) or int(wanted) > lines:
        return refuse(NO_LINE, 404, lines=lines, line=wanted[:MOST_LINE])
    return int(wanted)


async def tried_then(request: Request) -> Response:
    """What a move of any seat would have brought, in a game that is over."""
    live = await find_table(request)
    if isinstance(live, Response):
        return live
    transcript, move = live.table.transcript, request.path_params["move"]
    if transcript is None or live.table.phase != "over":
        return refuse(NOTHING_TO_REVIEW, 409)
    line = _line_asked_for(request, transcript)
    if isinstance(line, Response):
        return line
    wanted = request.query_params.get("seat", "")
    seat = {str(seat): seat for seat in range(len(transcript.header.names))}.get(wanted)
    if seat is None:
        return refuse(NO_SEAT, 404, seat=wanted[:MOST_LINE])
    work_out = trying.tried_then
    return await apart_of(request).do(lambda: answer(work_out(transcript, line, seat, move)))


async def legal_moves(request: Request) -> Response:
    """The moves that begin with a word, for those who may make them."""
    word = request.path_params["word"]

    def fetched(table: Table, transcript: Transcript, seat: int) -> list[str]:
        return scene.fetched(table.game, transcript.state, seat, word)

    return await _of_own_seat(request, fetched)


async def tried_move(request: Request) -> Response:
    """What the judge says to a move of one's own, without making it."""
    move = request.path_params["move"]
    return await _of_own_seat(request, lambda table, _, seat: trying.tried(table, seat, move))


async def _of_own_seat(
    request: Request, work_out: Callable[[Table, Transcript, int], object]
) -> Response:
    """What concerns a game and one's own seat in it, worked out apart."""
    live = await find_table(request)
    if isinstance(live, Response):
        return live
    table, seat = live.table, seat_asked_for(request, live)
    transcript = table.transcript
    if transcript is None or seat is None:
        return refuse(NOT_SITTING, 403)
    return await apart_of(request).do(lambda: answer(work_out(table, transcript, seat)))


async def qr_code(request: Request) -> Response:
    live = await find_table(request)
    if isinstance(live, Response):
        return live
    return await apart_of(request).do(_qr_code, house_of(request).invite(live.table.id))


@lru_cache(maxsize=256)
def drawn(invite: str) -> bytes:
    picture = io.BytesIO()
    segno.make_qr(invite).save(picture, kind="svg", scale=8, border=2)
    return picture.getvalue()


def _qr_code(invite: str) -> Response:
    return Response(drawn(invite), media_type="image/svg+xml")


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/codes/{code}",
        find_code,
        "The table of a short code, before its game begins",
        TableFound,
        limit="codes",
        refused=(404,),
        leads_to=OF_A_TABLE,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        create_table,
        "Set up a table",
        TableMade,
        201,
        NewTable,
        limit="new_tables",
        refused=(400, 403),
        leads_to=OF_A_TABLE,
    ),
    Endpoint(
        "POST",
        "/api/brought",
        bring_table,
        "Go on with a game that was begun on a device without a server",
        TableMade,
        201,
        DeviceTable,
        limit="brought",
        refused=(400, 403, 409),
        leads_to=OF_A_TABLE,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        my_tables,
        "Your tables, the last touched first",
        list[TableBrief],
        limit="my_tables",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        record,
        "The record so far, as text",
        "text/plain",
        limit="records",
        refused=(403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/positions/{line}",
        past_position,
        "The game after so many lines of its record",
        Past,
        limit="positions",
        refused=(403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/positions/{line}/moves/{move}",
        tried_then,
        "What a move would have brought, once the game is over",
        Tried,
        query=("seat",),
        limit="tries",
        refused=(403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/legal/{word}",
        legal_moves,
        "Your legal moves that begin with a word",
        list[str],
        query=("seat",),
        limit="legal",
        refused=(403, 404),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/moves/{move}",
        tried_move,
        "Why you cannot say a move, or what it would bring",
        Tried,
        query=("seat",),
        limit="tries",
        refused=(403, 404),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/qr.svg",
        qr_code,
        "The invitation to scan",
        "image/svg+xml",
        limit="qr",
        refused=(403, 404),
    ),
)
