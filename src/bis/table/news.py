"""What a player is told of a table: when they come, and whenever something happens."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from msgspec.structs import replace

from bis.record.seal import Seal, commitment
from bis.table.scene import Scene, tell_event, written
from bis.table.sitters import Sitter
from bis.table.table import Step, Table
from bis.table.told import Position, Sealed, Seat, Snapshot, TableInfo, Update


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
    return Snapshot(table.version, info, position, log, _rolled(table, 0))


def update(
    table: Table, scene: Scene | None, player: str | None, around: Around, since: int
) -> Update:
    """``since``: the version this player was told last."""
    fresh = [tell_event(event) for version, event in table.log if version > since]
    info, position = table_info(table, player, around), _position(table, scene, player)
    return Update(table.version, info, position, fresh, _rolled(table, since))


def _rolled(table: Table, since: int) -> dict[int, str]:
    fresh = takewhile(lambda roll: roll[0] > since, reversed(table.rolled))
    return {line: text for _, line, text in fresh}


def _position(table: Table, scene: Scene | None, player: str | None) -> Position | None:
    if scene is None:
        return None
    position = scene.position(table.seat_of(player))
    if table.ended is not None:  # nobody acts any more, and nobody has won
        return replace(position, to_act=[], legal=[], on_demand=[], winners=[], rating=None)
    if table.step is not None:
        return replace(position, to_act=[], legal=[], on_demand=[])
    return position


def table_info(table: Table, player: str | None, around: Around) -> TableInfo:
    waiting = set(table.to_act)
    if table.phase == "sealing":
        waiting = table.awaited()
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
        seal=_seal(table.seal, len(table.seals) - 1, table.step) if table.seals else None,
        seed=table.seal.seed.hex() if table.seals and table.phase == "over" else None,
        end_agreed=sorted(table.end_agreed),
        ended=table.ended,
        rematch=table.rematch,
        hints=table.is_practice and bool(table.seats_of(player)),
    )


@lru_cache(maxsize=4096)
def _seal(seal: Seal, number: int, step: Step | None) -> Sealed:
    """The same in all news of a game: worked out and written once."""
    commit = commitment(seal.seed)
    return written(Sealed(number, seal.event, commit, step, dict(seal.promises), dict(seal.shares)))


def _seat(sitter: Sitter, connected: AbstractSet[str], waiting: bool, left: float | None) -> Seat:
    return Seat(
        name=sitter.name,
        kind="person" if sitter.is_person else "bot",
        bot=sitter.bot,
        connected=sitter.player in connected,
        waiting=waiting,
        kept=not sitter.is_person and sitter.player is not None,
        left=left,
    )


def _left(table: Table, seat: int, now: float) -> float | None:
    """Seconds until a bot makes this seat's move."""
    deadline = table.deadline(seat)
    return None if deadline is None else round(max(0.0, deadline - now), 1)
