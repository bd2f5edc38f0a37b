"""Choices made at the same time: nobody hears one before all are made, then they stand in order."""

from dataclasses import dataclass
from typing import Generic, TypeVar

SaidT = TypeVar("SaidT")


@dataclass(frozen=True, slots=True)
class Choices(Generic[SaidT]):
    """What waits for the others to choose; a move that nobody else makes at the time never does."""

    seats: tuple[int, ...] = ()
    """All who choose at the same time, in the order of the record."""
    made: tuple[tuple[int, SaidT], ...] = ()
    """Seats and what they chose, in the order in which they did."""

    def add(
        self, to_act: tuple[int, ...], seat: int, said: SaidT
    ) -> "tuple[tuple[SaidT, ...], Choices[SaidT]]":
        """What is revealed, now that one of those ``to_act`` has chosen, and what still waits."""
        if to_act == (seat,) and not self.made:
            return (said,), self
        seats = self.seats if self.made else to_act
        choices = Choices(seats, (*self.made, (seat, said)))
        if len(choices.made) < len(seats):
            return (), choices
        return choices.in_order(), Choices()

    def in_order(self) -> tuple[SaidT, ...]:
        """What waits, in the order of the record."""
        made = dict(self.made)
        return tuple(made[seat] for seat in self.seats if seat in made)

    def of(self, seat: int) -> tuple[SaidT, ...]:
        """What waits of this seat alone."""
        return tuple(said for chooser, said in self.made if chooser == seat)
