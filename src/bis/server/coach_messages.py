"""What the coach tells."""

from typing import Literal

import msgspec


class Advice(msgspec.Struct, frozen=True):
    """One of the best moves, and what it leads to."""

    move: str
    points: float
    """The final score to expect."""
    win: float | None
    """The chance to win, from 0 to 1; None alone, here and in all that follows."""
    noise_points: float
    """The standard error of the difference to the best move."""
    noise_win: float | None
    words: dict[str, list[str]]
    """What is to be said about it, by language."""


class Hint(msgspec.Struct, frozen=True):
    game: str
    seat: int
    line: int
    """How many lines of the record stand before it."""
    unit: Literal["win", "points"]
    """What counts: the chance to win, or points alone."""
    moves: list[Advice]
    """The best first."""
    note: str | None
    """About how this was judged."""


class DecisionWords(msgspec.Struct, frozen=True):
    best: list[str]
    played: list[str]


class Decision(msgspec.Struct, frozen=True):
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
    verdict: Literal["only", "best", "fine", "mistake", "blunder", "silent"]
    """`silent`: too close to tell."""
    words: dict[str, DecisionWords]


class Account(msgspec.Struct, frozen=True):
    """One seat's game: start + luck + own + others = final."""

    name: str
    seat: int
    start_points: float
    start_win: float | None
    luck_points: float
    luck_win: float | None
    luck_noise_points: float
    luck_noise_win: float | None
    own_points: float
    own_win: float | None
    others_points: float
    others_win: float | None
    final_points: float
    final_win: float | None
    lost_points: float
    """What mistakes and blunders cost."""
    lost_win: float | None
    decisions: int
    mistakes: int
    blunders: int
    worst: list[int]
    """Places among all decisions, the costliest first."""


class Outlook(msgspec.Struct, frozen=True):
    """What every seat could expect after a line; -1 is the beginning."""

    line: int
    points: list[float]
    win: list[float] | None


class Review(msgspec.Struct, frozen=True):
    """A finished game looked at again."""

    game: str
    unit: Literal["win", "points"]
    finished: bool
    seats: list[Account]
    decisions: list[Decision]
    worst: list[int]
    curve: list[Outlook]
    note: str | None
