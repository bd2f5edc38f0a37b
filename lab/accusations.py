"""How often the coach accuses falsely: one decision of each of many games, judged twice.

python -m lab.accusations encore --seeds 5000-5499

An accusation is false if a sample twenty times as large, of other games, finds a cost below the one
from which a move is called a mistake. Players are `greedy`, but a quarter of their moves is made at
random, so that there is something to accuse.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Protocol

from bis.bots import find_bot, uniform
from bis.coach import COACHES, evaluator_of
from bis.coach.verdicts import ACCUSATIONS, SURE, scale_of, verdict_of
from bis.coach.walk import Step, walk
from bis.coach.worth import Evaluator, Finding, Position, Worth
from bis.core.chance import Source, Stream
from bis.core.errors import BisError
from bis.games import find_game
from bis.sim.match import play_match
from bis.sim.simulate import Tally

TIMES = 20
SURES = (1.0, 1.5, 2.0, 2.5, 3.0)
ERR = 4
"""One of so many moves is made at random."""
PICK_SEED = 11


class Checker(Protocol):
    """An evaluator that can look at a pair of moves again, with other games."""

    def check(
        self, position: Position, seat: int, moves: tuple[Any, Any], times: int
    ) -> tuple[Worth, Worth]:
        """The first move less the second, and the noise of it."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What was said about one decision, and what a larger sample says if it was accused."""

    played: Any
    finding: Finding
    truth: Worth | None

    def is_accused(self, sure: float) -> bool:
        return verdict_of(self.finding, self.played, sure) in ACCUSATIONS

    def is_false(self) -> bool:
        return self.truth is not None and self.truth.main < scale_of(self.finding).mistake


def trials(game_id: str, seats: int, seeds: range, *, learned: bool = False) -> Iterator[Trial]:
    for seed in seeds:
        step = _decision(game_id, seats, seed)
        if step is not None:
            yield _try(step, learned=learned)


def _decision(game_id: str, seats: int, seed: int) -> Step | None:
    """One decision of the game of a seed, each alike that has a choice."""
    game = find_game(game_id)
    greedy = find_bot(game, "greedy")

    def err(view: Any, legal: Sequence[Any], source: Source) -> Any:
        return uniform.choose(view, legal, source) if _errs(source) else greedy(view, legal, source)

    played = play_match(game, game.settle({}, seats), [("errs", err)] * seats, seed, 0)
    steps = [step for step in walk(played) if not step.is_chance and _has_choice(step)]
    return steps[Stream(PICK_SEED, seed).at(0).below(len(steps))] if steps else None


def _errs(source: Source) -> bool:
    return source.below(ERR) == 0


def _has_choice(step: Step) -> bool:
    return len(step.known.game.legal(step.known.state, step.line.actor)) > 1


def _try(step: Step, *, learned: bool) -> Trial:
    """By the best evaluator there is, or by what was learned, which then is checked by the best."""
    header = step.known.header
    checker: Any = evaluator_of(header)
    evaluator = COACHES[header.game.id].evaluator(header) if learned else checker
    return judge_twice(evaluator, checker, step)


def judge_twice(evaluator: Evaluator, checker: Checker, step: Step) -> Trial:
    position, seat, played = step.known, step.line.actor, step.line.said
    legal = position.game.legal(position.state, seat)
    finding = evaluator.weigh(position, seat, legal, played)
    trial = Trial(played, finding, None)
    if not trial.is_accused(min(SURES)):
        return trial
    truth, _ = checker.check(position, seat, (finding.best, played), TIMES)
    return Trial(played, finding, truth)


def told(found: Sequence[Trial], sure: float) -> str:
    """Accusations, false ones, and the share of these with its interval."""
    accused = [trial for trial in found if trial.is_accused(sure)]
    silent = sum(verdict_of(trial.finding, trial.played, sure) == "silent" for trial in found)
    head = f"sure {sure}: {len(accused)} accused, {silent} silent"
    if not accused:
        return head
    tally = Tally()
    tally.add_all([float(trial.is_false()) for trial in accused])
    share = tally.share()
    wrong = sum(trial.is_false() for trial in accused)
    return f"{head}, {wrong} falsely: {share.mean:.1f} % ({share.low:.1f} to {share.high:.1f})"


def miss(found: Sequence[Trial]) -> float:
    """How far costs lie from what the larger sample says: the root of the mean square."""
    off = [t.finding.cost.main - t.truth.main for t in found if t.truth is not None]
    return sqrt(sum(one**2 for one in off) / max(1, len(off)))


def read_seeds(text: str) -> range:
    first, dash, last = text.partition("-")
    if not (dash and first.isdigit() and last.isdigit()) or int(first) > int(last):
        raise BisError(f"{text!r} is no range of seeds like 5000-5499")
    return range(int(first), int(last) + 1)


def main() -> int:
    parser = argparse.ArgumentParser(description="how often the coach accuses falsely")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seeds", default="5500-5599")
    parser.add_argument("--learned", action="store_true", help="as without Numba")
    args = parser.parse_args()
    began = time.monotonic()
    seeds = read_seeds(args.seeds)
    found = list(trials(args.game, args.seats, seeds, learned=args.learned))
    seconds = time.monotonic() - began
    print(f"{args.game}, {args.seats} seats, seeds {args.seeds}: {len(found)} in {seconds:.0f} s")
    print(f"  costs are off by {miss(found):.4f}")
    for sure in sorted({*SURES, SURE}):
        print(f"  {told(found, sure)}", flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BisError as error:
        sys.exit(f"accusations: {error}")
