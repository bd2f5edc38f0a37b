"""How much anybody may ask for: a burst, then so much a second."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic


class Bucket:
    """Full at first; every taking lowers it, every second fills it up a little."""

    def __init__(
        self, burst: float, per_second: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self) -> bool:
        now = self._clock()
        self._left = min(self._burst, self._left + self._per_second * (now - self._at))
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Doors:
    """A bucket for each address; the one unused for longest is forgotten when there are many."""

    def __init__(self, burst: float, per_second: float, most: int = 10_000) -> None:
        self._burst = burst
        self._per_second = per_second
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._burst, self._per_second)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
