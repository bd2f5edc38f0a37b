"""A table's socket: who may open it."""

from starlette.responses import Response
from starlette.websockets import WebSocket

from bis.server.answers import house_of, recognize, tables_of, why_closed, with_cookie
from bis.server.live import UnreadableError
from bis.server.reasons import FOREIGN_PAGE, NO_TABLE, OLD_PAGE, TOO_MANY
from bis.server.sockets import SET_ASIDE, Connection
from bis.table.told import OLDEST_WIRE


async def live_table(socket: WebSocket) -> None:
    """A table's socket; only pages from here may open it."""
    player, token = recognize(socket)
    if not _is_from_here(socket):
        await socket.close(4403, FOREIGN_PAGE.template)
        return
    await socket.accept(headers=with_cookie(Response(), token).raw_headers[-1:] if token else [])
    if not _speaks(socket.query_params.get("wire", "0")):
        await socket.close(4426, OLD_PAGE.template)
        return
    tables = tables_of(socket)
    if tables.is_full:
        await socket.close(1013, TOO_MANY.template)
        return
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
    invite = house_of(socket).invite(live.table.id)
    await Connection(socket, tables, live, player, invite).run()


def _is_from_here(socket: WebSocket) -> bool:
    """Whether no page opens it, or one that was loaded from this server."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    return origin in (None, f"http://{host}", f"https://{host}", house_of(socket).url)


def _speaks(wire: str) -> bool:
    """Whether a page built with this version understands what it is told."""
    return wire.isdecimal() and int(wire) >= OLDEST_WIRE
