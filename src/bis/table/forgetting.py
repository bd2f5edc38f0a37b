"""Somebody wants to be forgotten: their name and their id go from all that is stored of a table.

Seats stay told apart: in the id's place stands one that nobody has, and the name becomes
"somebody". Everything else, with it every move and every roll, stays as it is. Entries are gone
through as they are written, so that those of a newer Bis can be rewritten, too.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bis.table import seating
from bis.table.entries import HostSet, What
from bis.table.given import Given
from bis.table.table import Table

SOMEBODY = "somebody"


def get_up(table: Table, player: str, given: Given) -> Iterator[What]:
    """What happens at the table before: a stand-in plays on, and the next person is host."""
    if table.seats_of(player) and table.phase != "over":
        yield from seating.leave(table, player, given)
    elif player == table.host:
        others = (s.player for s in table.sitters if s.is_kept and s.player != player)
        yield from (HostSet(other) for other in list(others)[:1] if other is not None)


def without(bodies: Sequence[bytes], player: str, stranger: str) -> list[bytes]:
    """The same entries, in which nobody is found any more."""
    rewriting = _Rewriting([_read(body) for body in bodies], player, stranger)
    return [
        rewriting.body(body, entry) for body, entry in zip(bodies, rewriting.entries, strict=True)
    ]


def record_without(record: str, seats: Sequence[int]) -> str:
    """The same record, in which nobody is called by name at these seats."""
    header, gap, moves = record.partition("\n\n")
    lines = header.split("\n")
    places = [at for at, line in enumerate(lines) if line.startswith("seat ")]
    taken = {lines[at].split(" ", 2)[2] for at in places}
    for seat, at in enumerate(places):
        if seat in seats:
            lines[at] = f"seat {seat} {_fresh(taken)}"
    return "\n".join(lines) + gap + moves


class _Rewriting:
    """One way through a table's entries."""

    def __init__(self, entries: list[Any], player: str, stranger: str) -> None:
        self.entries = entries
        self._player = player
        self._stranger = stranger
        happened = [entry["what"] for entry in entries if _is_entry(entry)]
        self._names = _names_of(player, happened)
        self._taken = {what["name"] for what in happened if "name" in what} - self._names
        self._called: dict[int, str] = {}
        """What a seat is called now, where it was called by one of the names."""

    def body(self, before: bytes, entry: Any) -> bytes:
        if not _is_entry(entry):
            return before.replace(self._player.encode(), self._stranger.encode())
        self._rename(entry["what"])
        after = msgspec.json.encode(self._exchange(entry))
        return before if msgspec.json.decode(before) == msgspec.json.decode(after) else after

    def _rename(self, what: dict[str, Any]) -> None:
        if what.get("kind") == "removed":
            self._move_up(what["seat"])
        elif what.get("kind") == "evening_kept":
            self._forget_evening(what["games"])
        elif what.get("name") in self._names:
            seat = what.get("seat", -1)
            if seat not in self._called:
                self._called[seat] = _fresh(self._taken)
            what["name"] = self._called[seat]
        elif what.get("kind") == "sat":
            self._called.pop(what["seat"], None)

    def _forget_evening(self, games: list[dict[str, Any]]) -> None:
        """The games of an evening are told by name, each with its own."""
        for game in games:
            taken = {standing["name"] for standing in game["standings"]}
            for standing in game["standings"]:
                if standing["player"] == self._player:
                    standing["name"] = _fresh(taken)

    def _move_up(self, gone: int) -> None:
        """A seat is taken away in the lobby: those after it are counted anew."""
        self._called.pop(gone, None)
        self._called = {seat - (seat > gone): name for seat, name in self._called.items()}

    def _exchange(self, value: Any) -> Any:
        """The id, alone or in the mark of a message (which nobody sends again), where it stands."""
        if isinstance(value, str):
            mine = value == self._player or value.startswith(f"{self._player}:")
            return self._stranger if mine else value
        if isinstance(value, dict):
            return {self._exchange(key): self._exchange(held) for key, held in value.items()}
        if isinstance(value, list):
            return [self._exchange(held) for held in value]
        return value


def _names_of(player: str, happened: list[dict[str, Any]]) -> set[str]:
    """All names the player sat under; the name of a bot whose seat was taken is nobody's."""
    bots = {what["bot"] for what in happened if "bot" in what}
    names = {what["name"] for what in happened if what.get("player") == player and "name" in what}
    return {name for name in names if not any(_is_bots(name, bot) for bot in bots)}


def _is_bots(name: str, bot: str) -> bool:
    return re.fullmatch(rf"{re.escape(bot)} \d+", name) is not None


def _fresh(taken: set[str]) -> str:
    """`somebody`, and `somebody 2` for the second one."""
    name, number = SOMEBODY, 1
    while name in taken:
        number += 1
        name = f"{SOMEBODY} {number}"
    taken.add(name)
    return name


def _read(body: bytes) -> Any:
    try:
        return msgspec.json.decode(body)
    except msgspec.DecodeError:
        return None


def _is_entry(entry: Any) -> bool:
    return isinstance(entry, dict) and isinstance(entry.get("what"), dict)
