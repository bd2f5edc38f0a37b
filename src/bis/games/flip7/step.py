"""One step of a game while it happens: the only thing in these rules that changes."""

from bis.core.game import Event, Events
from bis.games.flip7.pieces import KIND
from bis.games.flip7.state import Due, Line, State


class Step:
    """One step under way: a state thawed, changed, and frozen again before anybody sees it."""

    __slots__ = (*State.__slots__, "events")

    due: Due | None

    def __init__(self, state: State) -> None:
        self.edition = state.edition
        self.rounds = state.rounds
        self.dealer = state.dealer
        self.deck = state.deck
        self.discards = state.discards
        self.lines = state.lines
        self.spent = state.spent
        self.turn = state.turn
        self.due = None
        self.flips = state.flips
        self.undealt = state.undealt
        self.events: list[Event] = []

    @property
    def receiver(self) -> int:
        return self.flips[-1].seat if self.flips else self.turn

    def put(self, seat: int, line: Line) -> None:
        self.lines = (*self.lines[:seat], line, *self.lines[seat + 1 :])

    def has_card(self) -> bool:
        """Whether a card can be dealt, be it after a shuffle (F7-25, F7-26)."""
        if any(self.deck) or any(self.discards[: KIND["chance"]]):
            return True
        return any(self.discards) and any(line.is_in and not line.chance for line in self.lines)

    def done(self) -> tuple[State, Events]:
        assert self.due is not None
        state = State(
            self.edition,
            self.rounds,
            self.dealer,
            self.deck,
            self.discards,
            self.lines,
            self.spent,
            self.turn,
            self.due,
            self.flips,
            self.undealt,
        )
        return state, tuple(self.events)
