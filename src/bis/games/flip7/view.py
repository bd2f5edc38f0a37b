"""What one seat may know: everything on the table. The order of the deck is in no state."""

from dataclasses import dataclass

from bis.games.flip7.pieces import Action, Counts, is_action
from bis.games.flip7.scoring import totals
from bis.games.flip7.state import Due, Edition, Flips, Lines, Rounds, State


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    edition: Edition
    rounds: Rounds
    dealer: int
    deck: Counts
    """How many of each card are left: whoever counts the cards seen knows it."""
    discards: Counts
    lines: Lines
    spent: tuple[Action, ...]
    turn: int
    due: Due
    flips: Flips
    undealt: int

    @property
    def totals(self) -> tuple[int, ...]:
        return totals(self.rounds, len(self.lines))

    @property
    def seats_in(self) -> tuple[int, ...]:
        """Who is still in the round."""
        return tuple(seat for seat, line in enumerate(self.lines) if line.is_in)

    @property
    def at_hand(self) -> Action | None:
        """The action to be aimed now."""
        return self.due if is_action(self.due) else None

    @property
    def chooser(self) -> int | None:
        """Who hits or stays, or aims the action at hand; nobody while a card is due."""
        if self.due in ("card", "nothing"):
            return None
        return self.flips[-1].seat if self.flips else self.turn


def view(state: State, seat: int | None) -> View:
    return View(
        seat,
        state.edition,
        state.rounds,
        state.dealer,
        state.deck,
        state.discards,
        state.lines,
        state.spent,
        state.turn,
        state.due,
        state.flips,
        state.undealt,
    )
