"""Being forgotten: at every table a player sat at, in what is kept of others, and in memory."""

import secrets
from functools import partial

from bis.server import logs
from bis.server.bus import FORGOTTEN as FORGOTTEN_NEWS
from bis.server.live import Live, UnreadableError
from bis.server.log import Rewrite
from bis.server.reasons import TOO_BUSY
from bis.server.rereading import hang_up
from bis.server.store import Kept, Store
from bis.server.tables import Tables
from bis.table import forgetting, sitters
from bis.table.reasons import RefusedError

MOST_ROUNDS = 5
"""What happened meanwhile, such as a rematch, is gone through again."""


async def forget(tables: Tables, player: str) -> list[str]:
    """The tables at which this player is nobody now; all of it may be asked for again."""
    await tables.store.drop_tickets(player)
    done: list[str] = []
    for _ in range(MOST_ROUNDS):
        hang_up(tables.log, player)
        await tables.log.tell_others(player, FORGOTTEN_NEWS)
        found = await tables.store.tables_with(player)
        if not found:
            logs.tell("forgotten", tables=len(done))
            return done
        for table_id in found:
            await _forget_at(tables, table_id, player)
        done += [table_id for table_id in found if table_id not in done]
    raise RefusedError(TOO_BUSY)


async def _forget_at(tables: Tables, table_id: str, player: str) -> None:
    """With another id in each place, so that nobody can put them together."""
    log, stranger = tables.log, sitters.FORGOTTEN + secrets.token_urlsafe(16)
    rewrite = partial(forgetting.without, player=player, stranger=stranger)
    try:
        live = await log.find(table_id)
    except UnreadableError:
        await log.rewrite_unread(table_id, rewrite, player)
    else:
        if live is not None:
            await _forget_at_live(tables, live, rewrite, player)
    await _forget_in_record(tables.store, table_id, player, stranger)


async def _forget_at_live(tables: Tables, live: Live, rewrite: Rewrite, player: str) -> None:
    log = tables.log
    try:
        await log.append(live, lambda table: forgetting.get_up(table, player, tables.given(live)))
        await log.rewrite(live, rewrite, player)
    except RefusedError:
        if not live.deleted:  # meanwhile, by all others
            raise


async def _forget_in_record(store: Store, table_id: str, player: str, stranger: str) -> None:
    kept = await store.kept(table_id)
    if kept is None:
        return
    seats = range(kept.record.count("\nseat "))
    mine = [s for s in seats if kept.sitters is None or kept.sitters[s] == player]
    now = kept.sitters and tuple(stranger if who == player else who for who in kept.sitters)
    record = forgetting.record_without(kept.record, mine)
    await store.rewrite_kept(table_id, Kept(record, kept.players, kept.is_open, now), player)
