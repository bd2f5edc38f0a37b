"""Whether what several clients saw of one table's log could have happened one after the other.

Decision 0044 has the proof. Every entry is written once only, so the log itself tells the order;
what is left to be checked is that nobody was shown an order that time contradicts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Literal

Outcome = Literal["stored", "refused", "unknown", "read"]


@dataclass(frozen=True, slots=True)
class Call:
    """One client's append or read: what it asked, what came of it, and when."""

    began: float
    ended: float
    outcome: Outcome
    version: int = 0
    """At which an append was to be made."""
    entries: tuple[bytes, ...] = ()
    """Those to be appended, or those that were read."""

    @property
    def latest(self) -> float:
        """What nobody answered may still have happened afterwards."""
        return inf if self.outcome == "unknown" else self.ended


def contradictions(calls: Iterable[Call], log: Sequence[bytes]) -> list[str]:
    """What cannot be, in a sentence each; ``log`` is what the table holds when all is quiet."""
    calls = list(calls)
    stored = {call for call in calls if _is_stored(call, log)}
    wrong = [*_foreign(stored, log), *_lost(calls, stored)]
    heights = sorted({0} | {call.version + len(call.entries) for call in stored})
    seen: list[tuple[int, bool, Call]] = [
        (call.version + len(call.entries), False, call) for call in stored
    ]
    for call in calls:
        if call.outcome != "read":
            continue
        if list(call.entries) != list(log[: len(call.entries)]):
            wrong.append(f"read what is not there: {_named(call)}")
        elif len(call.entries) not in heights:
            wrong.append(f"read half an append: {_named(call)}")
        seen.append((len(call.entries), True, call))
    return wrong + _against_time(seen, [call for call in calls if call.outcome == "refused"])


def _is_stored(call: Call, log: Sequence[bytes]) -> bool:
    found = tuple(log[call.version : call.version + len(call.entries)]) == call.entries
    return call.outcome in ("stored", "unknown") and found


def _foreign(stored: Iterable[Call], log: Sequence[bytes]) -> list[str]:
    known = {entry for call in stored for entry in call.entries}
    return [f"nobody appended {entry!r}" for entry in log if entry not in known]


def _lost(calls: Iterable[Call], stored: Iterable[Call]) -> list[str]:
    kept = set(stored)
    return [
        f"stored, and not there: {_named(call)}"
        for call in calls
        if call.outcome == "stored" and call not in kept
    ]


def _against_time(seen: list[tuple[int, bool, Call]], refused: Iterable[Call]) -> list[str]:
    """In the order of the log each must begin before any later one has ended."""
    wrong = []
    began = -inf
    passed: list[tuple[int, float]] = []
    for height, is_read, call in sorted(seen, key=lambda one: (one[0], one[1], one[2].began)):
        began = max(began, call.began)
        if call.latest < began:
            wrong.append(f"too old for its time: {_named(call)}")
        if not is_read:
            passed.append((height, began))
    for call in refused:
        over = [began for height, began in passed if height > call.version]
        if not over or call.ended < over[0]:
            wrong.append(f"refused, and nobody was before it: {_named(call)}")
    return wrong


def _named(call: Call) -> str:
    what = b" ".join(call.entries[-2:]).decode(errors="replace")
    return f"{call.outcome} at {call.version}, {len(call.entries)} entries, the last {what}"
