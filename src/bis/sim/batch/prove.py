"""Both engines side by side: every game of the batch engine against the same game of the rules.

python -m bis.sim.batch.prove --games 1000
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from bis.bots import Bot, find_bot
from bis.core.chance import Source
from bis.core.errors import BisError
from bis.core.seats import TABLE
from bis.record.record import Transcript
from bis.sim.batch import KITS
from bis.sim.batch.engine import DEVICES, Engine
from bis.sim.batch.kit import Case
from bis.sim.match import play_match

PIECE = 200
"""Games for one process at a time."""


def cases() -> Iterator[Case]:
    """Of every game."""
    for kits in KITS.values():
        yield from kits.cases()


def differences(
    case: Case, seed: int, numbers: Sequence[int], device: str = "cpu"
) -> Iterator[tuple[int, str, str]]:
    """The games in which the engines differ, with both records."""
    engine = Engine(case.game, case.options, case.seats)
    played, traces = engine.trace(seed, numbers[0], len(numbers), case.policies, device=device)
    winners = played.wins() > 0
    for i, number in enumerate(numbers):
        transcript, trace = traced(case, engine, seed, number)
        result = case.game.result(transcript.state)
        same = trace == traces[i] and result.scores == tuple(played.scores[i])
        alone = result.rating is not None
        if not same or (not alone and result.winners != tuple(winners[i].nonzero()[0])):
            fast = engine.record(seed, number, case.policies, device=device)
            yield number, str(fast), str(transcript)


def traced(case: Case, engine: Engine, seed: int, number: int) -> tuple[Transcript, list[int]]:
    """A game played by the rules, and what the batch engine would note of it."""
    said: list[int] = []
    kit = engine.kit

    def listen(bot: Bot) -> Bot:
        def choose(view: Any, legal: Sequence[Any], source: Source) -> Any:
            move = bot(view, legal, source)
            said.append(kit.number(view, move))
            return move

        return choose

    bots = [(name, listen(find_bot(case.game, name))) for name in case.policies]
    transcript = play_match(case.game, kit.options, bots, seed, number)
    moves = iter(said)
    trace: list[int] = []
    for line in transcript.lines:
        is_chance = line.actor == TABLE
        trace += (line.actor, kit.chance_number(line.said) if is_chance else next(moves))
    return transcript, trace


@dataclass(frozen=True)
class Task:
    """Some games of one case, for one process."""

    case: int
    """Its place among all cases."""
    seed: int
    numbers: range
    device: str


def work(task: Task) -> tuple[Task, list[tuple[int, str, str]]]:
    case = list(cases())[task.case]
    return task, list(differences(case, task.seed, task.numbers, task.device))


def tasks(args: argparse.Namespace) -> list[Task]:
    """The games shared out over all cases, in pieces that take a while."""
    chosen = [i for i, case in enumerate(cases()) if args.game in (None, case.game.id)]
    each = max(1, args.games // len(chosen))
    return [
        Task(case, args.seed, range(first, min(first + PIECE, each)), args.device)
        for case in chosen
        for first in range(0, each, PIECE)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="both engines side by side")
    parser.add_argument("--games", type=int, default=1000, help="in all, over every case")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=tuple(KITS))
    parser.add_argument("--device", default="cpu", choices=DEVICES)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    args = parser.parse_args()
    names = [str(case) for case in cases()]
    games = differ = 0
    with get_context("spawn").Pool(args.jobs) as pool:
        for task, found in pool.imap(work, tasks(args)):
            games += len(task.numbers)
            differ += len(found)
            told = f"games {task.numbers[0]} to {task.numbers[-1]}, {len(found)} differ"
            print(f"{names[task.case]}: {told}", flush=True)
            for number, fast, slow in found[:1]:
                print(f"game {number}, batch engine:\n{fast}\nrules:\n{slow}")
    print(f"{games} games: {differ} differ")
    return 1 if differ else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BisError as error:
        sys.exit(f"prove: {error}")
