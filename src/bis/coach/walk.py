"""Going through a record line by line, as those who sat there saw it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from bis.coach.worth import Position
from bis.core.errors import BisError
from bis.core.reasons import Sentence
from bis.core.seats import TABLE
from bis.record.choices import Choices
from bis.record.record import Line, Transcript


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record: the position before it, the one in which it was chosen, and after."""

    index: int
    """Among the lines after the header, from 0 on."""
    line: Line
    before: Position
    known: Position
    """For a choice made at the same time as others': before any of them was made."""
    after: Position

    @property
    def is_chance(self) -> bool:
        return self.line.actor == TABLE


def walk(transcript: Transcript) -> Iterator[Step]:
    """Every line, those included that wait for others to choose."""
    header, game = transcript.header, transcript.game
    state = game.start(header.options, len(header.names), header.first)
    here = known = Position(header, (), state)
    choices: Choices[Line] = Choices()
    for index, line in enumerate([*transcript.lines, *transcript.unrevealed()]):
        if not choices.made:
            known = here
        after = _said(here, line)
        yield Step(index, line, here, known, after)
        _, choices = choices.add(game.to_act(here.state), line.actor, line)
        here = after


def _said(position: Position, line: Line) -> Position:
    game = position.game
    if line.actor == TABLE:
        state, _ = game.deal(position.state, line.said)
    else:
        state, _ = game.play(position.state, line.actor, line.said)
    return Position(position.header, (*position.lines, line), state)


def beginning(transcript: Transcript) -> Position:
    header = transcript.header
    return Position(
        header, (), transcript.game.start(header.options, len(header.names), header.first)
    )


def _either(some: str, one: str) -> str:
    return Sentence("{some} or {one}", some=some, one=one)


def last_known(transcript: Transcript, seat: int | None) -> tuple[Position, int]:
    """Where a game stands for the seat to act, and who that is; a BisError if it is nobody's."""
    due = transcript.to_act
    if not due:
        raise BisError("the game is over, so there is nothing to advise; try 'bis review'")
    if due == (TABLE,):
        raise BisError("the table is to roll or deal, so there is nothing to choose yet")
    if seat is not None and seat not in due:
        raise BisError(
            "seat {seat} is not to act; {due} is", seat=seat, due=reduce(_either, map(str, due))
        )
    steps = list(walk(transcript))
    waiting = bool(transcript.unrevealed())
    position = beginning(transcript) if not steps else steps[-1].after
    return (steps[-1].known if waiting else position), due[0] if seat is None else seat
