"""What is counted while tables go on; whoever serves them says where it goes."""

from typing import Protocol


class Count(Protocol):
    def inc(self, amount: float = 1) -> None: ...


class Level(Protocol):
    """What goes up and down."""

    def inc(self, amount: float = 1) -> None: ...

    def dec(self, amount: float = 1) -> None: ...

    def set(self, value: float) -> None: ...


class Counts(Protocol):
    """A count for each kind."""

    def labels(self, *kinds: str) -> Count: ...


class Spans(Protocol):
    """How long things take."""

    def observe(self, amount: float) -> None: ...


class Measures(Protocol):
    @property
    def connections(self) -> Level: ...

    @property
    def tables(self) -> Level: ...

    @property
    def wishes(self) -> Counts: ...

    @property
    def bot_moves(self) -> Counts: ...

    @property
    def conflicts(self) -> Count: ...

    @property
    def append_seconds(self) -> Spans: ...


class _Nothing:
    """Counts nothing, whatever it is."""

    def inc(self, amount: float = 1) -> None: ...

    def dec(self, amount: float = 1) -> None: ...

    def set(self, value: float) -> None: ...

    def labels(self, *_kinds: str) -> "_Nothing":
        return self

    def observe(self, amount: float) -> None: ...


class Uncounted:
    """Where nobody wants to know."""

    connections = tables = wishes = bot_moves = conflicts = append_seconds = _Nothing()
