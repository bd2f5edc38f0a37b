"""A finished game looked at again: what each decision cost, what was luck, how the chances went."""

from collections.abc import Callable, Sequence

from bis.coach import shape
from bis.coach.coach import Coach, Explain
from bis.coach.curve import as_judged, as_told, curve_of, from_the_curve
from bis.coach.decisions import Decided, decide, turn_of
from bis.coach.shape import Account, Decision, Review
from bis.coach.walk import Step, walk
from bis.coach.worth import (
    Evaluator,
    Outlook,
    Progress,
    Share,
    Worth,
    flat,
    less,
    mean,
    nothing,
    rounded,
    spread,
    total,
    unit_of,
)
from bis.record.record import Transcript

Found = Callable[[Decision], None]
WORST = 3
OUTLOOK_COST = 0.1
"""How long an outlook takes, beside a decision: for the progress alone."""


def review(
    coach: Coach,
    transcript: Transcript,
    evaluator: Evaluator,
    progress: Progress = lambda _done: None,
    seats: Sequence[int] | None = None,
    *,
    found: Found = lambda _decision: None,
    explain: Explain | None = None,
) -> Review:
    """What the decisions of these seats cost, of all unless told; each is ``found`` in its turn.

    ``explain`` is asked about mistakes, if the evaluator does not know where points come from.
    """
    names = transcript.header.names
    steps = list(walk(transcript))
    chosen = range(len(names)) if seats is None else seats
    report = _Progress(progress, sum(step.line.actor in chosen for step in steps), len(steps))
    decided = []
    for step in steps:
        if step.line.actor in chosen:
            decided.append(decide(coach, step, evaluator, explain))
            report.decided()
            found(decided[-1].decision)
    curve = curve_of(transcript, steps, evaluator, report.looked)
    judged, told = as_judged(curve, decided), as_judged(curve, decided, as_told)
    decided = [from_the_curve(each, told) for each in decided]
    progress(1.0)
    return Review(
        version=shape.VERSION,
        game=transcript.game.id,
        unit=unit_of(len(names)),
        finished=not transcript.to_act,
        seats=tuple(_account(name, n, steps, judged, decided) for n, name in enumerate(names)),
        decisions=tuple(each.decision for each in decided),
        worst=_worst(decided, chosen),
        curve=tuple(_told(step, at.share) for step, at in zip([None, *steps], told, strict=True)),
        note=evaluator.note,
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


def _worst(decided: Sequence[Decided], seats: Sequence[int]) -> tuple[int, ...]:
    """Those that cost most beyond the noise, the worst first."""
    places = enumerate(decided)
    accused = [at for at, each in places if each.is_accused and each.seat in seats]
    return tuple(sorted(accused, key=lambda at: -decided[at].cost.main)[:WORST])


def _told(step: Step | None, share: Share) -> shape.Outlook:
    """What could be expected after a step, or at the beginning."""
    worths = [rounded(worth) for worth in share]
    wins = tuple(worth.win for worth in worths if worth.win is not None)
    line, turn = (step.index, turn_of(step)) if step else (-1, 0)
    return shape.Outlook(line, tuple(worth.points for worth in worths), wins or None, turn)


def _account(
    name: str,
    seat: int,
    steps: Sequence[Step],
    curve: Sequence[Outlook],
    decided: Sequence[Decided],
) -> Account:
    luck = _moved(seat, curve, [step.index for step in steps if step.is_chance])
    start, final = curve[0].share[seat], curve[-1].share[seat]
    mine = [each for each in decided if each.seat == seat]
    none = nothing(len(curve[0].seats))
    if final.win is None or not mine:
        own = mean(_moved(seat, curve, [step.index for step in steps if step.line.actor == seat]))
    else:  # points of the curve are no measure there: whoever ends a race in time has fewer
        own = less(none, total([none, *(each.cost for each in mine)]))
    verdicts = [each.decision.verdict for each in mine]
    lost = [each.cost for each in mine if each.is_accused]
    return Account(
        name=name,
        seat=seat,
        **flat("start_", start),
        **flat("luck_", mean(luck)),
        **flat("luck_noise_", spread(luck)),
        **flat("own_", own),
        **flat("others_", less(less(less(final, start), mean(luck)), own)),
        **flat("final_", final),
        **flat("lost_", total([none, *lost])),
        decisions=len(verdicts),
        mistakes=verdicts.count("mistake"),
        blunders=verdicts.count("blunder"),
        worst=_worst(decided, [seat]),
    )


def _moved(seat: int, curve: Sequence[Outlook], lines: Sequence[int]) -> list[Worth]:
    """By how much these lines moved a seat's outlook, sample by sample."""
    none = nothing(len(curve[0].seats))
    samples = range(len(curve[0].samples))
    return [
        total([none, *(_step(seat, curve, line, sample) for line in lines)]) for sample in samples
    ]


def _step(seat: int, curve: Sequence[Outlook], line: int, sample: int) -> Worth:
    return less(curve[line + 1].samples[sample][seat], curve[line].samples[sample][seat])
