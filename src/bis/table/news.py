"""What a player is told of a table: when they come, and whenever something happens."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from bis.table.asking import to_answer
from bis.table.given import Pauses
from bis.table.scene import Scene, tell_event
from bis.table.sitters import Sitter
from bis.table.table import Table
from bis.table.told import Position, Seat, SeatRequest, Snapshot, TableInfo, Update


@dataclass(frozen=True, slots=True)
class Around:
    """What is known of a table beside its entries, as of now."""

    now: float
    connected: AbstractSet[str] = frozenset()
    """The players who are there."""
    invite: str = ""
    """The address for others."""
    away: Mapping[str, float] = field(default_factory=dict)
    """Since when the players of the table who are not there are away."""
    pauses: Pauses = field(default_factory=Pauses)


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
            _seat(sitter, around, seat in waiting, _left(table, seat, around.now))
            for seat, sitter in enumerate(table.sitters)
        ],
        you=table.seat_of(player),
        yours=table.seats_of(player),
        host=player is not None and player == table.host,
        host_seat=next(iter(table.seats_of(table.host)), None),
        acting=table.host != table.owner,
        locked=table.locked,
        requests=_requests(table, player),
        commit=table.commit,
        shares=dict(table.shares),
        seed=table.seed.hex() if table.seed and table.phase == "over" else None,
        rematch=table.rematch,
        hints=table.is_practice and bool(table.seats_of(player)),
    )


def _seat(sitter: Sitter, around: Around, waiting: bool, left: float | None) -> Seat:
    return Seat(
        name=sitter.name,
        kind="person" if sitter.is_person else "bot",
        bot=sitter.bot,
        connected=sitter.player in around.connected,
        waiting=waiting,
        kept=not sitter.is_person and sitter.player is not None,
        left=left,
        stand_in=_stand_in(sitter, around),
    )


def _stand_in(sitter: Sitter, around: Around) -> float | None:
    """Seconds until a stand-in may be called for somebody who is away."""
    since = around.away.get(sitter.player or "")
    if since is None or not sitter.is_person:
        return None
    return round(max(0.0, since + around.pauses.stand_in - around.now), 1)


def _requests(table: Table, player: str | None) -> list[SeatRequest]:
    if not table.requests or player is None:
        return []
    own = [table.requests[player]] if player in table.requests else []
    return [
        SeatRequest(r.number, r.kind, r.seat, r.name, r.player == player, r.granted)
        for r in (*own, *to_answer(table, player))
    ]


def _left(table: Table, seat: int, now: float) -> float | None:
    """Seconds until a bot makes this seat's move."""
    deadline = table.deadline(seat)
    return None if deadline is None else round(max(0.0, deadline - now), 1)
