"""The contract all games follow, and everything else is written against."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeVar

from bis.core.chance import Source
from bis.core.errors import OptionError
from bis.core.reasons import NO_OPTION, NO_VALUE, WRONG_SEATS

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
ChanceT = TypeVar("ChanceT")
ViewT = TypeVar("ViewT")


class Event(Protocol):
    """What the table announces: something that happened, told by its ``kind`` and its fields."""

    @property
    def kind(self) -> str: ...


Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Chose:
    """A seat has chosen; what, is not told before all have."""

    kind: ClassVar[Literal["chose"]] = "chose"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    kind: ClassVar[Literal["ended"]] = "ended"


class Part(NamedTuple):
    """One line of a score sheet."""

    label: str
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """The score sheets as they stand; final once nobody is to act any more."""

    parts: tuple[tuple[Part, ...], ...]
    """Each seat's lines, as on the paper; they add up to its score."""
    winners: tuple[int, ...]
    rating: int | None = None
    """The band of a game alone, 1 the best; a game with bands has no winners alone."""

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([sum([points for _, points in parts]) for parts in self.parts])


def ranked(
    parts: tuple[tuple[Part, ...], ...], tie_breaks: Sequence[int], floors: Sequence[int]
) -> Result:
    """Alone a band, given the lowest score of each but the worst; else the highest score wins,
    then the higher tie-break, and what is still tied is shared.
    """
    scores = Result(parts, ()).scores
    if len(scores) == 1:
        return Result(parts, (), 1 + sum(scores[0] < floor for floor in floors))
    ranks = list(zip(scores, tie_breaks, strict=True))
    best = max(ranks)
    return Result(parts, tuple(seat for seat, rank in enumerate(ranks) if rank == best))


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game starts."""

    key: str
    about: str
    values: tuple[str, ...]
    """The values that have a name."""
    default: Callable[[int], str]
    """The value for so many seats if nobody chooses."""
    check: Callable[[str, int], object]
    """Raise an OptionError unless the value fits so many seats."""
    dealt: tuple[str, ...] = ()
    """Short names of more values: one of them is dealt to whoever asks for any."""
    full: Callable[[str], str] = str
    """A value as it is settled and written down: a short name in full."""


def named(option: str, values: Sequence[str]) -> Callable[[str, int], object]:
    """A check that admits only values with a name."""

    def check(value: str, _seats: int) -> None:
        if value not in values:
            raise OptionError(NO_VALUE, option=option, value=value, values=", ".join(values))

    return check


@dataclass(frozen=True, slots=True)
class Game(Generic[StateT, MoveT, ChanceT, ViewT]):
    """One game's rules. States are values: every function returns a new one and draws nothing."""

    id: str
    title: str
    seats: range
    """How many may sit here."""
    box: range
    """For how many the box says the game is."""
    seats_rule: str
    options: tuple[Option, ...]
    rounds: bool
    """Whether the lines of a score sheet are the rounds of the game."""
    bands: tuple[int, ...]
    """The lowest score alone of each band but the worst, the best first; none: no bands."""

    start: Callable[[Mapping[str, str], int, int], StateT]
    """(options, seats, first) -> the state before anything happened; options are settled."""
    to_act: Callable[[StateT], tuple[int, ...]]
    """Who acts now: (TABLE,) for chance, one seat, several seats that choose at the same time
    (those yet to choose, in the order of the record), or nobody: the game is over."""
    draw: Callable[[StateT, Source], ChanceT]
    """What dice or deck show next, with true probabilities; the state does not change."""
    deal: Callable[[StateT, ChanceT], tuple[StateT, Events]]
    """Apply what dice or deck showed, or raise an IllegalMoveError if they cannot."""
    legal: Callable[[StateT, int], Sequence[MoveT]]
    """A seat's distinct legal moves in the game's documented order; none if it is not to act."""
    judge: Callable[[StateT, int, MoveT], None]
    """Raise an IllegalMoveError unless the seat may make the move; written apart from `legal`."""
    play: Callable[[StateT, int, MoveT], tuple[StateT, Events]]
    """Judge a seat's move and apply it. A choice made at the same time as others' changes nothing
    that they can see before all have chosen."""
    view: Callable[[StateT, int | None], ViewT]
    """All that a seat (None: somebody watching) may know."""
    result: Callable[[StateT], Result]
    """The scores as if the game stopped now."""
    turns: Callable[[StateT], int]
    """How many turns or rounds were played to their end."""

    parse_move: Callable[[str], MoveT]
    parse_chance: Callable[[str], ChanceT]
    save: Callable[[StateT], str]
    load: Callable[[str], StateT]
    """The state saved as this text."""

    def band(self, score: int) -> int | None:
        """The band of a score alone, 1 the best; none where the rules have no bands."""
        return 1 + sum(score < floor for floor in self.bands) if self.bands else None

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            parts = {"title": self.title, "few": few, "many": many, "seats": seats}
            raise OptionError(WRONG_SEATS, self.seats_rule, **parts)

    def settle(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """Every option by key, in full, the missing ones by default; an OptionError if one does
        not fit.
        """
        self.check_seats(seats)
        known = {option.key: option for option in self.options}
        for key in options:
            if key not in known:
                keys = ", ".join(sorted(known))
                raise OptionError(NO_OPTION, game=self.id, option=key, options=keys)
        settled = {}
        for key, option in sorted(known.items()):
            value = options.get(key, option.default(seats))
            option.check(value, seats)
            settled[key] = option.full(value)
        return settled


AnyGame = Game[Any, Any, Any, Any]
