"""A line of JSON for each decision that was weighed."""

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypedDict

from lab.lost.decisions import Decision, read_position
from lab.lost.weighing import Judge, Weighed, weigh


class Row(TypedDict):
    """What was found out about a decision, and all it takes to look at it again."""

    game: str
    seats: int
    seed: int
    number: int
    phase: str
    often: float
    seat: int
    move: str
    better: str
    loss: float
    error: float
    futures: int
    gaps: dict[str, tuple[float, float]]
    seconds: float
    record: str


def row_of(decision: Decision, weighed: Weighed, seed: int, seconds: float) -> Row:
    position = decision.position
    return Row(
        game=position.game.id,
        seats=position.seats,
        seed=seed,
        number=decision.number,
        phase=decision.phase,
        often=decision.often,
        seat=decision.seat,
        move=str(decision.move),
        better=str(weighed.better),
        loss=weighed.loss,
        error=weighed.error,
        futures=weighed.futures,
        gaps=weighed.gaps,
        seconds=round(seconds, 3),
        record=decision.record,
    )


def read_rows(files: Sequence[Path]) -> list[Row]:
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


def decision_of(row: Row) -> Decision:
    """To be weighed again."""
    position = read_position(row["record"])
    move: Any = position.game.parse_move(row["move"])
    return Decision(position, row["seat"], move, row["phase"], row["often"], row["number"])


def weigh_all(judge: Judge, found: Iterator[Decision], seed: int, futures: int) -> Iterator[Row]:
    for decision in found:
        began = time.process_time()
        weighed = weigh(judge, decision, futures)
        yield row_of(decision, weighed, seed, time.process_time() - began)
