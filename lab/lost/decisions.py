"""Decisions of games of `best`: some of each game by lot, spread over its phases."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bis.bots import find_bot
from bis.coach.walk import Step, walk
from bis.coach.worth import Position
from bis.core.chance import Stream
from bis.core.game import AnyGame
from bis.record.record import Transcript
from bis.record.replay import replay
from bis.sim.match import play_match

PICK_SEED = 19
Phase = Callable[[Position], str | None]
"""Of the game, at a decision; none where there is nothing to weigh."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move of `best` that had alternatives."""

    position: Position
    """All that the seat knew, and nothing chosen at the same time."""
    seat: int
    move: Any
    phase: str
    often: float
    """How many decisions of this phase a seat had in this game."""
    number: int
    """Of the game."""

    @property
    def key(self) -> int:
        """A seed for its futures that no other decision has."""
        return (self.number * 4096 + len(self.position.lines)) * 8 + self.seat

    @property
    def record(self) -> str:
        lines = "".join(f"{line}\n" for line in self.position.lines)
        return f"{self.position.header}{lines}"


def played(game: AnyGame, seats: int, seed: int, number: int) -> Transcript:
    """A game of `best` against itself."""
    bot = ("best", find_bot(game, "best"))
    return play_match(game, game.settle({}, seats), [bot] * seats, seed, number)


def decisions(transcript: Transcript, phase: Phase, number: int, each: int) -> Iterator[Decision]:
    """So many of each phase, by lot."""
    found: dict[str, list[Step]] = {}
    for step in walk(transcript):
        name = None if step.is_chance else phase(step.known)
        if name is not None and _has_choice(step):
            found.setdefault(name, []).append(step)
    lot = Stream(PICK_SEED, number).at(0)
    for name, steps in found.items():
        often = len(steps) / len(transcript.header.names)
        for _ in range(min(each, len(steps))):
            step = steps.pop(lot.below(len(steps)))
            yield Decision(step.known, step.line.actor, step.line.said, name, often, number)


def _has_choice(step: Step) -> bool:
    return len(step.known.game.legal(step.known.state, step.line.actor)) > 1


def read_position(record: str) -> Position:
    """The position at the end of an unfinished record."""
    transcript = replay(record.encode())
    return Position(transcript.header, tuple(transcript.lines), transcript.state)
