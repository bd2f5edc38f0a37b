"""What a player is told of a table: when they come, and whenever something happens."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from bis.table.scene import Scene, tell_event
from bis.table.sitters import Sitter
from bis.table.table import Table
from bis.table.told import Position, Seat, Snapshot, TableInfo, Update


@dataclass(frozen=True, slots=True)
class Around:
    """What is known of a table beside its entries, as of now."""

    now: float
    connected: AbstractSet[str] = frozenset()
    """The players who are there."""
    invite: str = ""
    """The address for others."""


def snapshot(table: Table, scene: Scene | None, player: str | None, around: Around) -> Snapshot:
    log = [tell_event(event) for _, event in table.log]
    info, position = table_info(table, player, around), _position(table, scene, player)
    return Snapshot(table.version, info, position, log)


def update(
    table: Table, scene: Scene | None, player: str | None, around: Around, since: int
) -> Update:
    """``since``: the version this player was told last."""
    fresh = [tell_event(event) for version, event in table.log if version > since]
    info, position = table_info(table, player, around), _position(table, scene, player)
    return Update(table.version, info, position, fresh)


def _position(table: Table, scene: Scene | None, player: str | None) -> Position | None:
    return None if scene is None else scene.position(table.seat_of(player))


def table_info(table: Table, player: str | None, around: Around) -> TableInfo:
    waiting = set(table.to_act)
    if table.phase == "sealing":
        waiting = table.sharers() - set(table.shares)
    return TableInfo(
        id=table.id,
        game=table.game.id,
        code=table.code,
        invite=around.invite,
        phase=table.phase,
        options=table.settled(),
        first=table.first,
        watching=table.watching,
        timer=table.timer,
        seats=[
            _seat(sitter, around.connected, seat in waiting, _left(table, seat, around.now))
            for seat, sitter in enumerate(table.sitters)
        ],
        you=table.seat_of(player),
        yours=table.seats_of(player),
        host=player is not None and player == table.host,
        commit=table.commit,
        shares=dict(table.shares),
        seed=table.seed.hex() if table.seed and table.phase == "over" else None,
        rematch=table.rematch,
        deleting=[s for s, sitter in enumerate(table.sitters) if sitter.player in table.deleting],
        hints=table.is_practice and bool(table.seats_of(player)),
    )


def _seat(sitter: Sitter, connected: AbstractSet[str], waiting: bool, left: float | None) -> Seat:
    return Seat(
        name=sitter.name,
        kind="person" if sitter.is_person else "bot",
        bot=sitter.bot,
        connected=sitter.player in connected,
        waiting=waiting,
        kept=not sitter.is_person and sitter.is_kept,
        left=left,
    )


def _left(table: Table, seat: int, now: float) -> float | None:
    """Seconds until a bot makes this seat's move."""
    deadline = table.deadline(seat)
    return None if deadline is None else round(max(0.0, deadline - now), 1)
