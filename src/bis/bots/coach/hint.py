"""Advice in the middle of a game: the best moves, what they lead to, and why."""

from dataclasses import dataclass

from bis.bots.coach.walk import last_known
from bis.bots.coach.words import about
from bis.bots.coach.words.phrases import Phrase
from bis.bots.coach.worth import Estimate, Judge, Position, Worth
from bis.record.record import Header, Transcript

MOVES = 5


@dataclass(frozen=True, slots=True)
class Advice:
    """One of the best moves, and what is to be said about it."""

    estimate: Estimate
    phrases: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    header: Header
    seat: int
    index: int
    """How many lines of the record stand before it."""
    moves: tuple[Advice, ...]
    """The best first."""
    note: str | None


def hint(transcript: Transcript, judge: Judge, seat: int | None = None) -> Hint:
    """Up to five moves for the seat to act; others' unrevealed choices are not looked at."""
    position, seat = last_known(transcript, seat)
    moves = tuple(
        _advice(position, seat, estimate) for estimate in _estimates(position, seat, judge)
    )
    return Hint(transcript.header, seat, len(position.lines), moves, judge.note)


def _estimates(position: Position, seat: int, judge: Judge) -> list[Estimate]:
    legal = position.game.legal(position.state, seat)
    if len(legal) > 1:
        return judge.advise(position, seat, legal, MOVES)
    worth = judge.outlook(position).share[seat]
    return [Estimate(legal[0], worth, Worth(0.0, None if worth.win is None else 0.0))]


def _advice(position: Position, seat: int, estimate: Estimate) -> Advice:
    view = position.game.view(position.state, seat)
    return Advice(estimate, about(position.game, view, estimate.move))
