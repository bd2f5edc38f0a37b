"""The application: pages, the HTTP API, and a socket for every table."""

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import msgspec
import segno
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from bis.bots import BOTS
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.games import GAMES, LANGUAGES, find_game, rules_text
from bis.games.encore.pieces import printed_sheet
from bis.server import messages as wire
from bis.server import views
from bis.server.bus import LocalBus
from bis.server.coach import CoachError, Coaches, Job
from bis.server.endpoints import Endpoint, describe
from bis.server.entries import NewerEntryError
from bis.server.identity import COOKIE, YEAR, Identity
from bis.server.limits import Doors
from bis.server.metrics import MEDIA_TYPE
from bis.server.sockets import MOST_BYTES, NO_WATCHERS, SLOW_DOWN, Connection
from bis.server.store import STORE, SqliteStore
from bis.server.table import RefusedError
from bis.server.tables import DAY, Live, Settings, Tables
from bis.server.workers import ProcessWorkers

encode = msgspec.json.Encoder().encode
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]

NO_TABLE = "there is no such table"
OLD_PAGE = "this page is older than the server; load it anew"


@dataclass(frozen=True)
class House:
    """Where the server keeps things, and how it is reached."""

    data: Path
    url: str
    """An address that other devices can open."""
    client: Path | None = None
    """The built client."""
    settings: Settings = field(default_factory=Settings)


def make_app(house: House) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = SqliteStore(house.data / STORE)
        await store.ready()
        workers = ProcessWorkers()
        app.state.house = house
        app.state.identity = Identity.in_folder(house.data)
        app.state.tables = Tables(store, LocalBus(), workers, house.settings)
        app.state.coaches = coaches = Coaches(store)
        settings = house.settings
        app.state.doors = Doors(settings.new_tables, settings.new_tables_a_second)
        app.state.coach_doors = Doors(settings.coached, settings.coached_a_second)
        chores = [
            asyncio.create_task(app.state.tables.wake_all()),
            asyncio.create_task(_sweep_daily(app.state.tables)),
        ]
        yield
        for chore in chores:
            chore.cancel()
        workers.close()
        coaches.close()
        await store.close()

    routes: list[Any] = [
        *(endpoint.route() for endpoint in ENDPOINTS),
        WebSocketRoute("/api/tables/{table}/live", live_table),
    ]
    if house.client is not None:
        routes.append(Mount("/assets", Assets(directory=house.client / "assets")))
        routes.append(Route("/{page:path}", page))
    return guarded(GZipMiddleware(Starlette(routes=routes, lifespan=lifespan)))


class Assets(StaticFiles):
    """Built files carry a hash in their names: they never change, and are asked for once."""

    def file_response(self, *args: Any, **named: Any) -> Response:
        response = super().file_response(*args, **named)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def _sweep_daily(tables: Tables) -> None:
    while True:
        await tables.sweep()
        await asyncio.sleep(DAY)


def guarded(app: ASGIApp) -> ASGIApp:
    """Every answer says that nothing from elsewhere may run or load here."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def add_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, add_headers)

    return guard


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def refuse(reason: str, status: int) -> Response:
    return answer(wire.Refusal(reason), status)


def recognize(request: Request | WebSocket) -> tuple[str, str | None]:
    """The player, and the cookie to set if it is somebody new."""
    identity: Identity = request.app.state.identity
    player = identity.check(request.cookies.get(COOKIE))
    if player is not None:
        return player, None
    player = identity.new()
    return player, identity.sign(player)


def with_cookie(response: Response, token: str | None) -> Response:
    if token is not None:
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax")
    return response


# What does not depend on who asks


async def healthz(_request: Request) -> Response:
    return PlainTextResponse("ok")


async def metrics(request: Request) -> Response:
    return Response(_tables(request).metrics.text(), media_type=MEDIA_TYPE)


async def describe_api(_request: Request) -> Response:
    return answer(describe(ENDPOINTS))


async def games(_request: Request) -> Response:
    return answer([_game(game) for game in GAMES.values()])


def _game(game: AnyGame) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        title=game.title,
        seats=[game.seats[0], game.seats[-1]],
        box=[game.box[0], game.box[-1]],
        options=[
            wire.OptionInfo(
                option.key, option.about, list(option.values), option.default(game.box[0])
            )
            for option in game.options
        ],
        bots=list(BOTS[game.id]),
    )


async def rules(request: Request) -> Response:
    language = request.query_params.get("language", "en")
    try:
        game = find_game(request.path_params["game"])
    except BisError as error:
        return refuse(str(error), 404)
    if language not in LANGUAGES:
        return refuse(f"the rules are in {' and '.join(LANGUAGES)}, not in {language!r}", 404)
    return Response(rules_text(game, language), media_type="text/markdown; charset=utf-8")


async def sheet(request: Request) -> Response:
    try:
        printed = printed_sheet(request.path_params["name"])
    except BisError as error:
        return refuse(str(error), 404)
    return answer(wire.SheetInfo(printed.text.split("/")))


async def page(request: Request) -> Response:
    """The client; its own router knows the page."""
    house: House = request.app.state.house
    assert house.client is not None
    wanted = request.path_params["page"]
    if wanted.startswith("api/"):
        return refuse("there is no such thing here", 404)
    file = house.client / wanted
    if file.parent == house.client and file.is_file():
        return FileResponse(file)
    response = FileResponse(house.client / "index.html", headers={"cache-control": "no-cache"})
    return with_cookie(response, recognize(request)[1])


# Tables


async def create_table(request: Request) -> Response:
    _, token = recognize(request)
    if not request.app.state.doors.take(_address(request)):
        return refuse(SLOW_DOWN, 429)
    try:
        wanted = msgspec.json.decode(await _body(request), type=wire.NewTable)
        table = await _tables(request).create(wanted.game)
    except (msgspec.DecodeError, BisError) as error:
        return refuse(str(error), 400)
    return with_cookie(answer(wire.TableMade(table.id, table.code), 201), token)


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


async def _body(request: Request) -> bytes:
    """What is sent along, read no further than it can be meant."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > MOST_BYTES:
            raise BisError(f"a request has at most {MOST_BYTES} bytes")
    return body


async def my_tables(request: Request) -> Response:
    player, token = recognize(request)
    tables = _tables(request)
    found = [await tables.find(key) for key in await tables.store.tables_of(player)]
    told = [_brief(live, player) for live in found if live is not None]
    return with_cookie(answer(told), token)


def _brief(live: Live, player: str) -> wire.TableBrief:
    table = live.table
    actors = table.transcript.to_act if table.transcript else ()
    over = table.transcript is not None and not actors
    result = table.game.result(table.transcript.state) if table.transcript and over else None
    return wire.TableBrief(
        id=table.id,
        game=table.game.id,
        phase=table.phase,
        names=[chair.name for chair in table.chairs],
        your_turn=not set(actors).isdisjoint(table.seats_of(player)),
        touched=table.touched,
        scores=list(result.scores) if result else None,
        winners=list(result.winners) if result else [],
    )


async def find_code(request: Request) -> Response:
    found = await _tables(request).store.find(request.path_params["code"].upper())
    if found is None:
        return refuse("there is no table with this code", 404)
    return answer(wire.TableFound(found))


async def record(request: Request) -> Response:
    return await _with_table(request, _record)


def _record(live: Live, _house: House) -> Response:
    if live.table.transcript is None:
        return refuse("the game has not begun", 404)
    return PlainTextResponse(live.table.record())


async def past_position(request: Request) -> Response:
    """The game after so many lines of its record, as somebody watching sees it."""
    line = request.path_params["line"]
    return await _with_table(request, lambda live, _house: _past_position(live, line))


def _past_position(live: Live, line: int) -> Response:
    if live.table.transcript is None:
        return refuse("the game has not begun", 404)
    lines = live.table.transcript.lines
    if line > len(lines):
        return refuse(f"the record has {len(lines)} lines, no line {line}", 404)
    return answer(views.past(live.table, line))


async def legal_moves(request: Request) -> Response:
    """The moves that begin with a word, for those who may make them."""
    player, _ = recognize(request)
    word, seat = request.path_params["word"], request.query_params.get("seat", "")
    return await _with_table(request, lambda live, _house: _legal_moves(live, player, seat, word))


def _legal_moves(live: Live, player: str, seat: str, word: str) -> Response:
    table = live.table
    mine = {str(own): own for own in table.seats_of(player)}
    if table.transcript is None or seat not in mine:
        return refuse("you do not sit there in a game that goes on", 404)
    legal = views.legal_texts(table.game, table.transcript.state, mine[seat])
    return answer([text for text in legal if text.split(" ", 1)[0] == word])


# The coach


async def hint(request: Request) -> Response:
    """The best moves, for whoever plays alone or with bots and is to act."""
    live = await _find(request)
    if isinstance(live, Response):
        return live
    player, wanted = recognize(request)[0], request.query_params.get("seat", "")
    seat = {str(own): own for own in live.table.seats_of(player)}.get(wanted)
    if seat is None:
        return refuse("you do not sit there; say ?seat=N for your own seat", 403)
    try:
        live.table.check_hint(player, seat)
    except RefusedError as error:
        return refuse(error.reason, 403)
    if not request.app.state.coach_doors.take(_address(request)):
        return refuse(SLOW_DOWN, 429)
    try:
        return answer(msgspec.Raw(await _coaches(request).hint(live.table, seat)))
    except CoachError as error:
        return refuse(str(error), 503)


async def review(request: Request) -> Response:
    """A finished game looked at again; the first who asks has it worked out."""
    live = await _find(request)
    if isinstance(live, Response):
        return live
    if live.table.phase != "over":
        return refuse("the game is not over; there is nothing to review yet", 409)
    coaches, table = _coaches(request), live.table
    found = await coaches.find_review(table.id)
    if found is None:
        if not request.app.state.coach_doors.take(_address(request)):
            return refuse(SLOW_DOWN, 429)
        found = coaches.begin_review(table)
    if isinstance(found, Job):
        try:
            found = await coaches.wait(table.id, found)
        except CoachError as error:
            return refuse(str(error), 503)
    return answer(_review_state(found, table.seats_of(recognize(request)[0])))


def _review_state(found: bytes | Job, yours: list[int]) -> wire.ReviewState:
    if isinstance(found, Job):
        return wire.ReviewState(found.state, found.progress, None, yours)
    return wire.ReviewState("done", 1.0, cast("wire.Review", msgspec.Raw(found)), yours)


def _coaches(request: Request) -> Coaches:
    coaches: Coaches = request.app.state.coaches
    return coaches


async def qr_code(request: Request) -> Response:
    return await _with_table(request, _qr_code)


def _qr_code(live: Live, house: House) -> Response:
    picture = io.BytesIO()
    segno.make_qr(invite(house, live)).save(picture, kind="svg", scale=8, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")


def invite(house: House, live: Live) -> str:
    return f"{house.url}/t/{live.table.id}"


async def _with_table(request: Request, tell: Callable[[Live, House], Response]) -> Response:
    live = await _find(request)
    return live if isinstance(live, Response) else tell(live, request.app.state.house)


async def _find(request: Request) -> Live | Response:
    """The table asked for, or why it is not shown."""
    try:
        live = await _tables(request).find(request.path_params["table"])
    except NewerEntryError as error:
        return refuse(str(error), 503)
    if live is None:
        return refuse(NO_TABLE, 404)
    if not live.table.may_look(recognize(request)[0]):
        return refuse(NO_WATCHERS, 403)
    return live


def _tables(request: Request | WebSocket) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def live_table(socket: WebSocket) -> None:
    """A table's socket; only pages from here may open it."""
    player, token = recognize(socket)
    house: House = socket.app.state.house
    origin = socket.headers.get("origin")
    allowed = {f"http://{socket.headers.get('host')}", f"https://{socket.headers.get('host')}"}
    if origin is not None and origin not in allowed | {house.url}:
        await socket.close(4403, "pages from elsewhere cannot open a table")
        return
    await socket.accept(headers=with_cookie(Response(), token).raw_headers[-1:] if token else [])
    if not _speaks(socket.query_params.get("wire", "0")):
        await socket.close(4426, OLD_PAGE)
        return
    tables = _tables(socket)
    if tables.is_full:
        await socket.close(1013, "too many people are connected; try again later")
        return
    try:
        live = await tables.find(socket.path_params["table"])
    except NewerEntryError as error:
        await socket.close(4404, str(error))
        return
    if live is None:
        await socket.close(4404, NO_TABLE)
        return
    if not live.table.may_look(player):
        await socket.close(4403, NO_WATCHERS)
        return
    await Connection(socket, tables, live, player, invite(house, live)).run()


def _speaks(wire_version: str) -> bool:
    """Whether a page built with this version understands what it is told."""
    return wire_version.isdecimal() and int(wire_version) >= wire.OLDEST_WIRE


ENDPOINTS = (
    Endpoint("GET", "/healthz", healthz, "Whether the server is up", "text/plain"),
    Endpoint("GET", "/metrics", metrics, "Counts for Prometheus", "text/plain"),
    Endpoint("GET", "/api/openapi.json", describe_api, "This description", dict[str, Any]),
    Endpoint("GET", "/api/games", games, "The games, their options and bots", list[wire.GameInfo]),
    Endpoint(
        "GET", "/api/rules/{game}", rules, "A game's rules; ?language=en or fr", "text/markdown"
    ),
    Endpoint(
        "GET",
        "/api/sheets/{name:path}",
        sheet,
        "An Encore! sheet, by name or in full",
        wire.SheetInfo,
    ),
    Endpoint("GET", "/api/codes/{code}", find_code, "The table of a short code", wire.TableFound),
    Endpoint(
        "POST", "/api/tables", create_table, "Set up a table", wire.TableMade, 201, wire.NewTable
    ),
    Endpoint(
        "GET",
        "/api/tables",
        my_tables,
        "Your tables, the last touched first",
        list[wire.TableBrief],
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", record, "The record so far, as text", "text/plain"
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/positions/{line:int}",
        past_position,
        "The game after so many lines of its record",
        wire.Past,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/legal/{word}",
        legal_moves,
        "Your legal moves that begin with a word; ?seat=N",
        list[str],
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/hint",
        hint,
        "The best moves of your seat, alone or among bots; ?seat=N",
        wire.Hint,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/review",
        review,
        "A finished game looked at again, or how far that is",
        wire.ReviewState,
    ),
    Endpoint(
        "GET", "/api/tables/{table}/qr.svg", qr_code, "The invitation to scan", "image/svg+xml"
    ),
)
