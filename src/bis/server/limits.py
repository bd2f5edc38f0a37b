"""How much anybody may ask for, all of it declared here.

Rates are a burst, then so much a second: for one address, so that a flood from one place does not
hold up the others; for one player, so that somebody does not hold up those who share an address
with them; and for the whole house, where many addresses together could do harm. Places are for
what stays open. The numbers per address are for a school class of thirty behind one address;
`bis serve --per-address 3` is for three of them.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Literal

from bis.server.reasons import SLOW_DOWN
from bis.table.reasons import RefusedError

Clock = Callable[[], float]
Per = Literal["address", "player", "house"]
What = Literal[
    "requests",
    "new_tables",
    "brought",
    "my_tables",
    "codes",
    "wrong_codes",
    "pictures",
    "records",
    "positions",
    "legal",
    "tries",
    "qr",
    "hints",
    "reviews",
    "me",
    "sockets",
    "wishes",
]


@dataclass(frozen=True, slots=True)
class Rate:
    """So much at once, then so much a second."""

    per: Per
    burst: float
    per_second: float


RATES: Mapping[What, tuple[Rate, ...]] = {
    # whatever has no line of its own
    "requests": (Rate("address", 600, 60),),
    "new_tables": (Rate("address", 300, 1), Rate("house", 5000, 20)),
    # a whole game is played again, which takes up to a second
    "brought": (Rate("address", 60, 0.2), Rate("player", 10, 0.1), Rate("house", 300, 2)),
    "my_tables": (Rate("address", 300, 10), Rate("player", 60, 2)),
    # a right code costs little; wrong ones are guesses (docs/decisions/0026-doors.md counts them)
    "codes": (Rate("address", 300, 5),),
    "wrong_codes": (Rate("address", 60, 0.1), Rate("house", 600, 10)),
    "pictures": (Rate("address", 600, 20),),
    "records": (Rate("address", 300, 10),),
    "positions": (Rate("address", 600, 30), Rate("player", 300, 10)),
    "legal": (Rate("address", 300, 20), Rate("player", 60, 5)),
    # a tap that does nothing asks why, a move laid out what it brings
    "tries": (Rate("address", 600, 60), Rate("player", 120, 10)),
    "qr": (Rate("address", 300, 5),),
    "hints": (Rate("address", 60, 1),),
    "reviews": (Rate("address", 60, 1),),
    # links to another device, made and used, and being forgotten, which looks at every entry
    "me": (Rate("address", 60, 0.2), Rate("house", 600, 5)),
    # opened; how many may be open is in PLACES
    "sockets": (Rate("address", 300, 10), Rate("player", 60, 1)),
    # kept beyond the socket, so that coming again brings no new burst
    "wishes": (Rate("address", 1200, 200), Rate("player", 60, 20)),
}

Place = Literal["house", "address", "player", "table", "watchers"]
PLACES: Mapping[Place, int] = {
    "house": 5000,
    "address": 400,
    "player": 20,
    "table": 300,
    "watchers": 200,
}
"""Sockets open at once; those without a seat at a table leave room for those who have one."""

CONNECTIONS: Mapping[Place, int] = {"house": 3000, "address": 400}
"""Connections over which it is asked by HTTP, at once; a browser has up to six."""

EIGHTH = 0.125
"""Other nodes are told of whoever has so much of their places at one."""

MOST_KEPT = 5000
"""So many askers of each rate are remembered, those who asked last."""


class TooMuchError(RefusedError):
    """Refused for now, and for how long."""

    def __init__(self, wait: float) -> None:
        super().__init__(SLOW_DOWN)
        self.wait = max(1, ceil(wait))
        """Whole seconds, as `Retry-After` has it."""


class Bucket:
    """Full at first; every taking lowers it, every second fills it up a little."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_per_second")

    def __init__(self, burst: float, per_second: float, clock: Clock = monotonic) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._left = burst
        self._at = clock()

    def wait(self) -> float:
        """Seconds until there is something to take; 0 if there is."""
        now = self._clock()
        self._left = min(self._burst, self._left + self._per_second * (now - self._at))
        self._at = now
        if self._left >= 1:
            return 0.0
        return (1 - self._left) / self._per_second if self._per_second else 3600.0

    def spend(self, much: float = 1) -> None:
        """Take it, once there is something."""
        self._left -= much

    @property
    def is_low(self) -> bool:
        """Whether more than half is taken."""
        return self._left < self._burst / 2

    def lose(self, much: float) -> None:
        """What was taken elsewhere; nobody owes anything for it."""
        self.wait()
        self._left = max(0.0, self._left - much)

    def take(self) -> bool:
        if self.wait():
            return False
        self.spend()
        return True


class Buckets:
    """One for each asker; the one unused for longest is forgotten when there are many."""

    def __init__(self, rate: Rate, clock: Clock = monotonic, most: int = MOST_KEPT) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, asker: str) -> Bucket:
        bucket = self._buckets.get(asker)
        if bucket is not None:
            self._buckets.move_to_end(asker)
            return bucket
        bucket = self._buckets[asker] = Bucket(self._rate.burst, self._rate.per_second, self._clock)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


Spent = tuple[What, Per, str]
"""What was taken, and by whom."""


class Limits:
    """What everybody has taken lately."""

    def __init__(
        self,
        per_address: float = 1.0,
        rates: Mapping[What, tuple[Rate, ...]] = RATES,
        clock: Clock = monotonic,
        most: int = MOST_KEPT,
    ) -> None:
        self.spent: Counter[Spent] | None = None
        """What those took lately who take much; counted where other nodes want to know."""
        self._kept: dict[What, list[tuple[Per, Buckets]]] = {
            what: [(rate.per, Buckets(_scaled(rate, per_address), clock, most)) for rate in each]
            for what, each in rates.items()
        }

    def check(self, what: What, address: str, player: str = "") -> None:
        """A TooMuchError if nothing can be taken now."""
        self._ready(what, address, player)

    def take(self, what: What, address: str, player: str = "") -> None:
        """From the address, the player (if it is one we know) and the house, or from none."""
        for spent, bucket in self._ready(what, address, player):
            bucket.spend()
            if self.spent is not None and bucket.is_low:
                self.spent[spent] += 1

    def hear_of(self, spent: Spent, much: float) -> None:
        """Somebody took this at another node."""
        what, per, asker = spent
        for known, buckets in self._kept.get(what, ()):
            if known == per:
                buckets.of(asker).lose(much)

    def _ready(self, what: What, address: str, player: str) -> list[tuple[Spent, Bucket]]:
        """All from which it is taken, and there is something in each."""
        found = []
        for per, buckets in self._kept[what]:
            if per == "player" and not player:
                continue
            asker = address if per == "address" else player if per == "player" else ""
            bucket = buckets.of(asker)
            if wait := bucket.wait():
                raise TooMuchError(wait)
            found.append(((what, per, asker), bucket))
        return found

    def __len__(self) -> int:
        """How much is remembered."""
        return sum(len(buckets) for each in self._kept.values() for _, buckets in each)


def _scaled(rate: Rate, per_address: float) -> Rate:
    if rate.per != "address":
        return rate
    return Rate(rate.per, rate.burst * per_address, rate.per_second * per_address)


Taken = tuple[Place, str]
"""A kind of place, and whose."""


class Places:
    """What is open at once, counted in several ways; who leaves is not remembered."""

    def __init__(
        self,
        most: Mapping[Place, int] = PLACES,
        per_address: float = 1.0,
        clock: Clock = monotonic,
    ) -> None:
        self._most = {**most, "address": most["address"] * per_address}
        self.clock = clock
        self._taken: Counter[Taken] = Counter()
        self.crowds: set[Taken] = set()
        """Who has an eighth and more of theirs here; what a process can bear is its own concern."""
        self._elsewhere: dict[Taken, dict[str, tuple[int, float]]] = {}
        """By node: how many, and until when that counts."""

    def enter(self, taken: Mapping[Place, str]) -> bool:
        """Take a place of each kind, for the one named; or none, where one is full."""
        if any(self.count(key) + self._told(key) >= self._most[key[0]] for key in taken.items()):
            return False
        self._taken.update(taken.items())
        self.crowds |= {key for key in taken.items() if self._is_crowd(key)}
        return True

    def leave(self, taken: Mapping[Place, str]) -> None:
        for key in taken.items():
            self._taken[key] -= 1
            if not self._is_crowd(key):
                self.crowds.discard(key)
            if not self._taken[key]:
                del self._taken[key]

    def count(self, key: Taken) -> int:
        """How many are taken here."""
        return self._taken[key]

    def hear_of(self, node: str, key: Taken, count: int, until: float) -> None:
        """So many are taken at another node, which will say so again before then."""
        self._elsewhere.setdefault(key, {})[node] = count, until

    def tidy(self) -> None:
        """What was not told again is forgotten."""
        now = self.clock()
        for key, by_node in tuple(self._elsewhere.items()):
            left = {node: told for node, told in by_node.items() if told[1] > now}
            if left:
                self._elsewhere[key] = left
            else:
                del self._elsewhere[key]

    def _told(self, key: Taken) -> int:
        """How many are taken at other nodes, as far as they said so lately."""
        if key not in self._elsewhere:
            return 0
        now = self.clock()
        return sum(count for count, until in self._elsewhere[key].values() if until > now)

    def _is_crowd(self, key: Taken) -> bool:
        return key[0] != "house" and self._taken[key] >= EIGHTH * self._most[key[0]]

    def __len__(self) -> int:
        """How much is remembered."""
        return len(self._taken) + len(self._elsewhere)
