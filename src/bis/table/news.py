"""What a player is told of a table: when they come, and whenever something happens."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import takewhile
from operator import itemgetter
from typing import TypedDict

from msgspec.structs import replace

from bis.record.seal import Seal, commitment
from bis.table import evening
from bis.table.asking import to_answer
from bis.table.given import Pauses
from bis.table.scene import Scene, tell_event
from bis.table.showing import written
from bis.table.signs import MOST_TOLD
from bis.table.sitters import Sitter
from bis.table.table import Step, Table
from bis.table.told import (
    Event,
    Position,
    Sealed,
    Seat,
    SeatRequest,
    Shown,
    Snapshot,
    TableInfo,
    Update,
    Wanted,
)


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


class News:
    """What is told of one version of a table; what all are told alike is written once."""

    def __init__(self, table: Table, scene: Scene | None, around: Around) -> None:
        self._table = table
        self._scene = scene
        info = _shared_info(table, around)
        self._info = replace(info, options=written(info.options), seats=written(info.seats))
        self._is_practice = table.is_practice
        self._fresh: dict[int, tuple[list[Event], dict[int, str]]] = {}
        """What happened and was rolled, by the version since which it is told."""

    def snapshot(self, player: str | None) -> Snapshot:
        """For somebody who comes."""
        events = [tell_event(event) for _, event in self._table.log]
        info = self._for(player)
        rolls = rolled(self._table, 0)
        return Snapshot(self._table.version, info, self._position(info.you), events, rolls)

    def update(self, player: str | None, since: int) -> Update:
        """``since``: the version this player was told last."""
        if since not in self._fresh:
            events, rolls = list(fresh_events(self._table, since)), rolled(self._table, since)
            self._fresh[since] = written(events), written(rolls)
        info, (events, rolls) = self._for(player), self._fresh[since]
        return Update(self._table.version, info, self._position(info.you), events, rolls)

    def _for(self, player: str | None) -> TableInfo:
        return replace(self._info, **personal(self._table, player, self._is_practice))

    def _position(self, seat: int | None) -> Position | None:
        if self._scene is None:
            return None
        position, table = self._scene.position(seat), self._table
        if table.ended is not None:  # nobody acts any more, and nobody has won
            position = replace(position, winners=[], rating=None)
        if table.ended is not None or table.step is not None:
            return replace(position, to_act=[], legal=[], on_demand=[], can_unsay=False)
        return position


def fresh_events(table: Table, since: int) -> Iterator[Event]:
    """What happened after a version."""
    first = bisect_right(table.log, since, key=itemgetter(0))
    return (tell_event(event) for _, event in table.log[first:])


def rolled(table: Table, since: int) -> dict[int, str]:
    """What dice and deck said after a version, by the lines of the record."""
    fresh = takewhile(lambda roll: roll[0] > since, reversed(table.rolled))
    return {line: text for _, line, text in fresh}


class Personal(TypedDict):
    """What of a table each is told for themselves."""

    you: int | None
    yours: list[int]
    host: bool
    hints: bool
    requests: list[SeatRequest]


def personal(table: Table, player: str | None, is_practice: bool) -> Personal:
    seats = table.seats_of(player)
    return Personal(
        you=table.seat_among(seats),
        yours=seats,
        host=player is not None and player == table.host,
        hints=bool(seats) and is_practice,
        requests=_requests(table, player),
    )


def table_info(table: Table, player: str | None, around: Around) -> TableInfo:
    return replace(_shared_info(table, around), **personal(table, player, table.is_practice))


def _shared_info(table: Table, around: Around) -> TableInfo:
    """What all are told alike; the rest as for nobody in particular."""
    phase = table.phase
    waiting = table.awaited() if phase == "sealing" else table.to_act
    return TableInfo(
        id=table.id,
        game=table.game.id,
        code=table.code,
        invite=around.invite,
        phase=phase,
        options=table.settled(),
        first=table.first,
        watching=table.watching,
        timer=table.timer,
        seats=[
            _seat(sitter, around, seat in waiting, _left(table, seat, around.now))
            for seat, sitter in enumerate(table.sitters)
        ],
        host_seat=next(iter(table.seats_of(table.host)), None),
        acting=table.host != table.owner,
        locked=table.locked,
        seal=_seal(table.seal, len(table.seals) - 1, table.step) if table.seals else None,
        seed=table.seal.seed.hex() if table.seals and phase == "over" else None,
        end_agreed=sorted(table.end_agreed),
        ended=table.ended,
        rematch=table.rematch,
        deleting=[s for s, sitter in enumerate(table.sitters) if sitter.player in table.deleting],
        watchers=len(around.connected - {sitter.player for sitter in table.sitters}),
        again=[Wanted(seat, game) for seat, game in table.again.items()],
        evening=evening.tell(table),
        device=table.device,
        shown=[Shown(s.number, s.seat, s.sign, s.to) for s in table.signs[-MOST_TOLD:]],
        you=None,
        yours=[],
        host=False,
        hints=False,
        requests=[],
    )


@lru_cache(maxsize=4096)
def _seal(seal: Seal, number: int, step: Step | None) -> Sealed:
    """The same in all news of a game: worked out and written once."""
    commit = commitment(seal.seed)
    return written(Sealed(number, seal.event, commit, step, dict(seal.promises), dict(seal.shares)))


def _seat(sitter: Sitter, around: Around, waiting: bool, left: float | None) -> Seat:
    return Seat(
        name=sitter.name,
        kind="person" if sitter.is_person else "bot",
        bot=sitter.bot,
        connected=sitter.player in around.connected,
        waiting=waiting,
        kept=not sitter.is_person and sitter.is_kept,
        left=left,
        stand_in=_stand_in(sitter, around),
        color=sitter.color,
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
