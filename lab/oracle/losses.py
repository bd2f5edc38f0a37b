"""Decisions of games played before, and what players lose there, summed up."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bis.core.seats import TABLE
from bis.record.record import Transcript
from bis.sim.simulate import Estimate, Tally

SAME = 1e-9
"""Worths that differ by less are equal but for rounding."""


class Moment(NamedTuple):
    """Somebody's move, and the state before it."""

    state: Any
    seat: int
    move: Any


def moments(played: Transcript) -> Iterator[Moment]:
    """All moves of a game in their order."""
    game, header = played.game, played.header
    state = game.start(header.options, len(header.names), header.first)
    for line in played.lines:
        if line.actor == TABLE:
            state, _ = game.deal(state, line.said)
        else:
            yield Moment(state, line.actor, line.said)
            state, _ = game.play(state, line.actor, line.said)


def report(losses: Sequence[float], unit: str = "points") -> str:
    """The mean with its 95 % interval, how often nothing was lost, and the most."""
    if not losses:
        return "no decision"
    tally = Tally()
    tally.add_all(losses)
    exact = sum(loss < SAME for loss in losses) / len(losses)
    return (
        f"{write(tally.mean())} {unit} lost a decision, at most {max(losses):.2f};"
        f" {exact:.1%} of the moves exactly best"
    )


def write(mean: Estimate) -> str:
    """Losses are small."""
    half = 0.0 if mean.high is None else mean.high - mean.mean
    return f"{mean.mean:.4f} ± {half:.4f}"
