"""Hints and reviews as they go out: to the screen, as JSON, to the browser (docs/coach.md).

Declared here and nowhere else. Fields are added, never renamed.
"""

from dataclasses import dataclass, field
from typing import Literal

from bis.coach.verdicts import Verdict

VERSION = 13
"""Counts up when the same record may get other numbers or fields: what is kept is then stale."""

Unit = Literal["win", "points"]


@dataclass(frozen=True, slots=True)
class Advice:
    """One of the best moves, and what it leads to."""

    move: str
    points: float
    """The final score to expect."""
    win: float | None
    """The chance to win, from 0 to 1; None alone, here and in all that follows."""
    noise_points: float
    """The standard error of the difference to the best move."""
    noise_win: float | None
    words: dict[str, tuple[str, ...]]
    """What is to be said about it, by language."""
    ahead: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Of the best: what it has ahead of the next one, where that can be counted."""


@dataclass(frozen=True, slots=True)
class Look:
    """What to look at before one is told the move."""

    words: dict[str, tuple[str, ...]]
    at: tuple[str, ...]
    """Names of squares."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best moves of the seat to act."""

    version: int
    game: str
    seat: int
    line: int
    """How many lines of the record stand before it."""
    unit: Unit
    """What counts: the chance to win, or points alone."""
    moves: tuple[Advice, ...]
    """The best first."""
    note: str | None
    """About how this was valued."""
    preliminary: bool = False
    """Whether a closer look is on its way: ask once more."""
    look: Look | None = None
    """For those who would like to find the move themselves."""
    at_hand: str = ""
    """What the moves are about, where they do not say it: the card to be given."""
    decided: bool = False
    """Whether hardly any move matters any more; the moves are then ordered by points."""
    odds: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Where the scores say otherwise than the chance to win: that, then what explains it."""


@dataclass(frozen=True, slots=True)
class DecisionWords:
    """The best move and the one played, side by side."""

    best: tuple[str, ...]
    played: tuple[str, ...]
    why: tuple[str, ...] = ()
    """What the best one has ahead, where that can be counted: "keeps a joker"."""
    end: tuple[str, ...] = ()
    """What comes of it by the end, in whole sentences; of mistakes only."""
    more: tuple[str, ...] = ()
    """The same in all its parts, for who would like to know."""
    odds: tuple[str, ...] = ()
    """Where the scores say otherwise than the chance to win: that, then what explains it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that was made, and what it cost against the best one found."""

    line: int
    """Among the lines of the record's body, from 0 on."""
    seat: int
    move: str
    best: str
    cost_points: float
    cost_win: float | None
    noise_points: float
    noise_win: float | None
    verdict: Verdict
    """`silent`: too close to tell, or nobody could say why."""
    words: dict[str, DecisionWords]
    turn: int = 1
    """In which turn or round of the game."""
    win: float | None = None
    """The chance to win with the best move; None where nobody looked."""
    at_hand: str = ""
    """What both moves are about, where they do not say it: the card to be given."""


@dataclass(frozen=True, slots=True)
class Account:
    """One seat's game: start + luck + own + others = final."""

    name: str
    seat: int
    start_points: float
    start_win: float | None
    luck_points: float
    """What dice or cards gave, against their mean."""
    luck_win: float | None
    luck_noise_points: float
    luck_noise_win: float | None
    own_points: float
    """What its own moves changed beside what was expected; at a table, judged, what they cost."""
    own_win: float | None
    others_points: float
    """The rest: what the others' moves changed, and what cannot be told apart."""
    others_win: float | None
    final_points: float
    final_win: float | None
    lost_points: float
    """What mistakes and blunders cost."""
    lost_win: float | None
    decisions: int
    mistakes: int
    blunders: int
    worst: tuple[int, ...]
    """Places among all decisions, the costliest first."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What every seat could expect after a line; -1 is the beginning."""

    line: int
    points: tuple[float, ...]
    win: tuple[float, ...] | None
    turn: int = 0
    """In which turn or round it was said; 0 is the beginning."""


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game looked at again."""

    version: int
    game: str
    unit: Unit
    finished: bool
    seats: tuple[Account, ...]
    decisions: tuple[Decision, ...]
    worst: tuple[int, ...]
    curve: tuple[Outlook, ...]
    note: str | None
