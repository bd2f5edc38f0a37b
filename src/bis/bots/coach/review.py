"""A finished game looked at again: what each decision cost, what was luck, how the chances went."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bis.bots.coach.verdicts import ACCUSATIONS, Verdict, verdict_of
from bis.bots.coach.walk import Step, beginning, walk
from bis.bots.coach.words import apart
from bis.bots.coach.words.phrases import Phrase
from bis.bots.coach.worth import (
    Judge,
    Outlook,
    Progress,
    Share,
    Worth,
    less,
    mean,
    outcome,
    spread,
    total,
)
from bis.record.record import Header, Transcript

WORST = 3
OUTLOOK_COST = 0.1
"""How long an outlook takes, beside a decision: for the progress alone."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, the best one found instead, and what lies between."""

    index: int
    """Among the lines of the record after its header, from 0 on."""
    seat: int
    move: Any
    best: Any
    cost: Worth
    noise: Worth
    verdict: Verdict
    good: tuple[Phrase, ...] = ()
    """What speaks for the best move."""
    bad: tuple[Phrase, ...] = ()
    """What is to be said about the one played."""


@dataclass(frozen=True, slots=True)
class Account:
    """One seat's game: start + luck + own + others is what it got in the end, to the digit."""

    seat: int
    start: Worth
    luck: Worth
    """What dice or cards gave, against their mean."""
    luck_noise: Worth
    own: Worth
    """What its own moves changed, against what the judge had expected of it."""
    others: Worth
    final: Worth
    lost: Worth
    """What its mistakes and blunders cost against the best moves."""
    worst: tuple[int, ...]
    """The places among all decisions of those that cost most, the worst first."""


@dataclass(frozen=True, slots=True)
class Review:
    header: Header
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]
    curve: tuple[Share, ...]
    """What everybody could expect at the beginning and after each line."""
    worst: tuple[int, ...]
    finished: bool
    note: str | None


def review(
    transcript: Transcript,
    judge: Judge,
    progress: Progress = lambda _done: None,
    seats: Sequence[int] | None = None,
) -> Review:
    """Judge the decisions of these seats, all of them unless told."""
    steps = list(walk(transcript))
    chosen = range(len(transcript.header.names)) if seats is None else seats
    report = _Progress(progress, sum(step.line.actor in chosen for step in steps), len(steps))
    decisions = tuple(_decisions(steps, judge, chosen, report.decided))
    curve = _curve(transcript, steps, judge, report.looked)
    accounts = _accounts(steps, curve, decisions)
    progress(1.0)
    return Review(
        header=transcript.header,
        decisions=decisions,
        accounts=accounts,
        curve=tuple(outlook.share for outlook in curve),
        worst=_worst(decisions, chosen),
        finished=not transcript.to_act,
        note=judge.note,
    )


class _Progress:
    """How much is done, when a decision takes longer than an outlook."""

    def __init__(self, tell: Progress, decisions: int, outlooks: int) -> None:
        self._tell = tell
        self._all = max(1.0, decisions + OUTLOOK_COST * outlooks)
        self._done = 0.0

    def decided(self) -> None:
        self._more(1.0)

    def looked(self) -> None:
        self._more(OUTLOOK_COST)

    def _more(self, work: float) -> None:
        self._done += work
        self._tell(min(1.0, self._done / self._all))


# Decisions


def _decisions(
    steps: Sequence[Step], judge: Judge, seats: Sequence[int], done: Callable[[], None]
) -> Iterator[Decision]:
    for step in steps:
        if step.line.actor in seats:
            yield decide(step, judge)
            done()


def decide(step: Step, judge: Judge) -> Decision:
    """What one line cost; the position is the one its seat knew."""
    seat, move, position = step.line.actor, step.line.said, step.known
    legal = position.game.legal(position.state, seat)
    if len(legal) == 1:
        alone = position.seats == 1
        nothing = Worth(0.0, None if alone else 0.0)
        return Decision(step.index, seat, move, move, nothing, nothing, "only")
    finding = judge.weigh(position, seat, legal, move)
    verdict = verdict_of(finding, move)
    view = position.game.view(position.state, seat)
    good, bad = apart(position.game, view, finding.best, move)
    return Decision(
        step.index, seat, move, finding.best, finding.cost, finding.noise, verdict, good, bad
    )


def _worst(decisions: Sequence[Decision], seats: Sequence[int]) -> tuple[int, ...]:
    """Those that cost most beyond the noise, the worst first."""
    accused = [
        place
        for place, decision in enumerate(decisions)
        if decision.verdict in ACCUSATIONS and decision.seat in seats
    ]
    return tuple(sorted(accused, key=lambda place: -decisions[place].cost.main)[:WORST])


# The curve, and what moved it


def _curve(
    transcript: Transcript, steps: Sequence[Step], judge: Judge, done: Callable[[], None]
) -> list[Outlook]:
    """The beginning, then after each line; the end of a finished game is what it is."""
    curve = [judge.outlook(beginning(transcript))]
    for step in steps:
        curve.append(curve[-1] if _goes_without_saying(step) else judge.outlook(step.after))
        done()
    if not transcript.to_act:
        final = outcome(transcript.game.result(transcript.state))
        curve[-1] = Outlook((final,) * len(curve[0].samples))
    return curve


def _goes_without_saying(step: Step) -> bool:
    """A move without any other changes nothing that could be expected."""
    game, state = step.known.game, step.before.state
    return not step.is_chance and len(game.legal(state, step.line.actor)) == 1


def _accounts(
    steps: Sequence[Step], curve: Sequence[Outlook], decisions: Sequence[Decision]
) -> tuple[Account, ...]:
    return tuple(_account(seat, steps, curve, decisions) for seat in curve[0].seats)


def _account(
    seat: int, steps: Sequence[Step], curve: Sequence[Outlook], decisions: Sequence[Decision]
) -> Account:
    luck = _moved(seat, curve, [step.index for step in steps if step.is_chance])
    own = _moved(seat, curve, [step.index for step in steps if step.line.actor == seat])
    theirs = [step.index for step in steps if not step.is_chance and step.line.actor != seat]
    accused = [d for d in decisions if d.seat == seat and d.verdict in ACCUSATIONS]
    nothing = less(luck[0], luck[0])
    return Account(
        seat=seat,
        start=curve[0].share[seat],
        luck=mean(luck),
        luck_noise=spread(luck),
        own=mean(own),
        others=mean(_moved(seat, curve, theirs)),
        final=curve[-1].share[seat],
        lost=total([nothing, *(decision.cost for decision in accused)]),
        worst=_worst(decisions, [seat]),
    )


def _moved(seat: int, curve: Sequence[Outlook], lines: Sequence[int]) -> list[Worth]:
    """By how much these lines moved a seat's outlook, sample by sample."""
    samples = range(len(curve[0].samples))
    return [
        total([_step(seat, curve, line, sample) for line in lines] or [_none(seat, curve)])
        for sample in samples
    ]


def _step(seat: int, curve: Sequence[Outlook], line: int, sample: int) -> Worth:
    return less(curve[line + 1].samples[sample][seat], curve[line].samples[sample][seat])


def _none(seat: int, curve: Sequence[Outlook]) -> Worth:
    first = curve[0].samples[0][seat]
    return less(first, first)
