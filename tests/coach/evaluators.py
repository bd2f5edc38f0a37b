"""Evaluators for tests, and games to be valued."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bis.bots import find_bot
from bis.coach import COACHES
from bis.coach.decisions import decide
from bis.coach.hint import hint
from bis.coach.review import review
from bis.coach.shape import Account, Decision, Hint, Review
from bis.coach.walk import Step
from bis.coach.worth import Estimate, Evaluator, Finding, Outlook, Position, Progress, Worth
from bis.core.chance import Stream
from bis.games import GAMES
from bis.record.record import Transcript
from bis.sim.match import play_match


def played(
    game: str,
    seats: int,
    bot: str = "greedy",
    seed: int = 3,
    options: Mapping[str, str] | None = None,
) -> Transcript:
    found = GAMES[game]
    bots = [(bot, find_bot(found, bot))] * seats
    return play_match(found, found.settle(options or {}, seats), bots, seed, 0)


def advised(transcript: Transcript, evaluator: Evaluator, seat: int | None = None) -> Hint:
    return hint(COACHES[transcript.game.id], transcript, evaluator, seat)


def looked_back(
    transcript: Transcript,
    evaluator: Evaluator,
    progress: Progress = lambda _done: None,
    seats: Sequence[int] | None = None,
) -> Review:
    return review(COACHES[transcript.game.id], transcript, evaluator, progress, seats)


def decided(step: Step, evaluator: Evaluator) -> Decision:
    return decide(COACHES[step.known.game.id], step, evaluator).decision


def cut(transcript: Transcript, lines: int) -> Transcript:
    """The same game after so many lines."""
    shorter = Transcript(transcript.header)
    for line in transcript.lines[:lines]:
        shorter.say(line.actor, line.said)
    return shorter


def assert_adds_up(account: Account) -> None:
    """Each number is rounded on its own."""
    points = [account.start_points, account.luck_points, account.own_points, account.others_points]
    assert sum(points) == pytest.approx(account.final_points, abs=4e-6)
    wins = [account.start_win, account.luck_win, account.own_win, account.others_win]
    if account.final_win is None:
        assert wins == [None] * 4
    else:
        assert sum(win or 0 for win in wins) == pytest.approx(account.final_win, abs=4e-6)


class Whims:
    """Values at random, but the same position always alike; the first legal move is the best."""

    note: str | None = "at random"

    def __init__(self, noise: float = 0.0, cost: float = 0.1) -> None:
        self.noise = noise
        self.cost = cost
        self.seen: list[tuple[Position, int]] = []

    def outlook(self, position: Position) -> Outlook:
        draws = Stream(1, len(position.lines)).at(0)
        alone = position.seats == 1
        return Outlook(
            tuple(
                tuple(
                    Worth(draws.below(40), None if alone else draws.below(100) / 100)
                    for _ in range(position.seats)
                )
                for _ in range(4)
            )
        )

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        self.seen.append((position, seat))
        alone = position.seats == 1
        cost = 0.0 if played == legal[0] else self.cost
        worth = Worth(10 * cost, None if alone else cost)
        return Finding(legal[0], worth, Worth(self.noise, None if alone else self.noise))

    def advise(
        self, position: Position, seat: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        worth = self.outlook(position).share[seat]
        return [Estimate(move, worth, worth) for move in legal[:count]]
