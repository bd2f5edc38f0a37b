"""A table's socket: who may open it."""

from starlette.responses import Response
from starlette.websockets import WebSocket

from bis.server.answers import (
    Token,
    house_of,
    recognize,
    slow_down,
    tables_of,
    take,
    with_cookie,
)
from bis.server.asker import address_of
from bis.server.identity import Identity
from bis.server.limits import Place, TooMuchError
from bis.server.lines import line_of
from bis.server.live import Live, UnreadableError
from bis.server.origin import is_from_here
from bis.server.reasons import FOREIGN_PAGE, NO_TABLE, OLD_PAGE, TOO_MANY
from bis.server.sockets import Connection
from bis.server.speech import SET_ASIDE, why_closed
from bis.table.told import OLDEST_WIRE


async def live_table(socket: WebSocket) -> None:
    """A table's socket; only pages from here may open it."""
    player, token = _who_looks(socket)
    if not is_from_here(socket):
        await socket.close(4403, FOREIGN_PAGE.template)
        return
    try:
        take(socket, "sockets")
    except TooMuchError as error:
        await socket.send_denial_response(slow_down(error))
        return
    await socket.accept(headers=with_cookie(Response(), token).raw_headers[-1:] if token else [])
    if not _speaks(socket.query_params.get("wire", "0")):
        await socket.close(4426, OLD_PAGE.template)
        return
    tables = tables_of(socket)
    try:
        live = await tables.find(socket.path_params["table"])
    except UnreadableError as error:
        await socket.close(SET_ASIDE, str(error))
        return
    if live is None:
        await socket.close(4404, NO_TABLE.template)
        return
    if not live.table.may_look(player):
        await socket.close(4403, why_closed(live.table, player).template)
        return
    await _take_place(socket, live, player)


def _who_looks(socket: WebSocket) -> tuple[str, Token | None]:
    """Whoever asks; with `watch` nobody that is known: a television shows no seat's secrets."""
    if "watch" in socket.query_params:
        identity: Identity = socket.app.state.identity
        return identity.new(), None
    return recognize(socket)


async def _take_place(socket: WebSocket, live: Live, player: str) -> None:
    """Listen and talk, if there is room: for this address, for this player, and at this table."""
    tables, table, address = tables_of(socket), live.table, address_of(socket)
    taken: dict[Place, str] = {
        "house": "all",
        "address": address,
        "player": player,
        "table": table.id,
    }
    if not table.seats_of(player):
        taken["watchers"] = table.id
    if not tables.places.enter(taken):
        await socket.close(1013, TOO_MANY.template)
        return
    try:
        line, invite = line_of(socket), house_of(socket).invite(table.id)
        connection = Connection(socket, line, tables, live, player, invite=invite, address=address)
        await connection.run()
    finally:
        tables.places.leave(taken)


def _speaks(wire: str) -> bool:
    """Whether a page built with this version understands what it is told."""
    return wire.isdecimal() and int(wire) >= OLDEST_WIRE
