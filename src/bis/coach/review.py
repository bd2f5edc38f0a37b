"""A finished game looked at again: what each decision cost, what was luck, how the chances went."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bis.coach import shape
from bis.coach.coach import Coach, Explain
from bis.coach.naming import DECIDED, LOOKED_AT, is_decided, is_hard, plainer, plainest_first
from bis.coach.phrases import Phrase
from bis.coach.shape import Account, Decision, DecisionWords, Review
from bis.coach.teller import Teller
from bis.coach.verdicts import ACCUSATIONS, Verdict, named, verdict_of
from bis.coach.walk import Step, beginning, walk
from bis.coach.worth import (
    Estimate,
    Evaluator,
    Finding,
    Outlook,
    Progress,
    Share,
    Worth,
    flat,
    less,
    mean,
    nothing,
    outcome,
    rounded,
    spread,
    total,
    unit_of,
)
from bis.core.languages import LANGUAGES
from bis.record.record import Transcript

Found = Callable[[Decision], None]
WORST = 3
OUTLOOK_COST = 0.1
"""How long an outlook takes, beside a decision: for the progress alone."""
UNSEEN = Worth(1.0, 0.05)
"""The noise of what games could not see, though it is sure."""


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
    curve = _curve(transcript, steps, evaluator, report.looked)
    judged, told = _as_judged(curve, decided), _as_judged(curve, decided, _as_told)
    decided = [_from_the_curve(each, told) for each in decided]
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


# Decisions


class Decided(NamedTuple):
    """A decision as it is told, and what that is made of."""

    decision: Decision
    step: Step
    finding: Finding

    @property
    def seat(self) -> int:
        return self.step.line.actor

    @property
    def chosen_at(self) -> int:
        """How many lines stood there when it was chosen."""
        return len(self.step.known.lines)

    @property
    def cost(self) -> Worth:
        """Before it was rounded."""
        return self.finding.cost

    @property
    def is_accused(self) -> bool:
        return self.decision.verdict in ACCUSATIONS


def decide(
    coach: Coach, step: Step, evaluator: Evaluator, explain: Explain | None = None
) -> Decided:
    """What one line cost; the position is the one its seat knew."""
    seat, move, position = step.line.actor, step.line.said, step.known
    legal = position.game.legal(position.state, seat)
    if len(legal) == 1:
        none = nothing(position.seats)
        return as_decided(coach, step, Finding(move, none, none), "only")
    finding = weighed(coach, step, evaluator)
    finding = plainer(coach, step, evaluator, finding)
    return judged(coach, step, finding, verdict_of(finding, move), explain)


def weighed(coach: Coach, step: Step, evaluator: Evaluator) -> Finding:
    """What a move cost; what another one surely beats is neither the best nor as good."""
    seat, move, position = step.line.actor, step.line.said, step.known
    view, none = position.game.view(position.state, seat), nothing(position.seats)
    some = coach.open_to(view, position.game.legal(position.state, seat))
    if some == [move]:
        return Finding(move, none, none)
    better = coach.surely(view, move)
    if better is None:
        finding = evaluator.weigh(position, seat, some, move)
        if finding.best == move and _is_settled(finding):
            return _by_points(coach, step, evaluator, some) or finding
        return Finding(move, none, none) if _only_points(finding, move) else finding
    finding = evaluator.weigh(position, seat, [*some, move], move)
    return finding if finding.best != move else Finding(better, none, _unseen(position.seats))


def _only_points(finding: Finding, move: object) -> bool:
    """Whether the game is decided, so that points count as in a hint, and none were lost."""
    accused = verdict_of(finding, move) in ACCUSATIONS
    return _is_settled(finding) and not accused and finding.cost.points <= 0


def _is_settled(finding: Finding) -> bool:
    return finding.win is not None and min(finding.win, 1 - finding.win) < DECIDED


def _by_points(
    coach: Coach, step: Step, evaluator: Evaluator, legal: Sequence[Any]
) -> Finding | None:
    """The move that a hint names first in a decided game, if the one made brings fewer points."""
    seat, position = step.line.actor, step.known
    estimates = evaluator.advise(position, seat, legal, LOOKED_AT)
    own = next((one for one in estimates if one.move == step.line.said), None)
    if own is None or not is_decided(estimates):
        return None
    view = position.game.view(position.state, seat)
    return beside(own, plainest_first(coach, view, estimates)[0])


def beside(own: Estimate, first: Estimate) -> Finding | None:
    """What a move brings less than the one that is named first, though it wins no less often."""
    cost = less(first.worth, own.worth)
    if first.move == own.move or cost.points <= 0:
        return None
    return Finding(first.move, cost, own.noise, win=first.worth.win)


def _unseen(seats: int) -> Worth:
    return replace(UNSEEN, win=None) if seats == 1 else UNSEEN


def judged(
    coach: Coach, step: Step, finding: Finding, verdict: Verdict, explain: Explain | None
) -> Decided:
    """An accusation is explained, or withdrawn where nobody could have seen it."""
    if verdict in ACCUSATIONS:
        finding = _explained(finding, step, explain)
        verdict = "silent" if is_hard(coach, step, finding) else verdict
    return as_decided(coach, step, finding, verdict)


def _explained(finding: Finding, step: Step, explain: Explain | None) -> Finding:
    """With where the points come from, if it is not known and somebody can tell."""
    if finding.gains or explain is None:
        return finding
    found = explain(step.known, step.line.actor, finding.best, step.line.said)
    return replace(finding, gains=found, by_others=True)


def as_decided(coach: Coach, step: Step, finding: Finding, verdict: Verdict) -> Decided:
    decision = Decision(
        line=step.index,
        seat=step.line.actor,
        move=str(step.line.said),
        best=str(finding.best),
        **flat("cost_", finding.cost),
        **flat("noise_", finding.noise),
        verdict=verdict,
        words=_words(coach, step, finding),
        turn=_turn(step),
        win=None if finding.win is None else rounded(Worth(0.0, finding.win)).win,
        at_hand=coach.at_hand(step.known.game.view(step.known.state, step.line.actor)),
    )
    return Decided(decision, step, finding)


def _words(coach: Coach, step: Step, finding: Finding) -> dict[str, DecisionWords]:
    """The best move and the one played side by side, and what speaks for the best."""
    seat, names = step.line.actor, step.known.header.names
    view = step.known.game.view(step.known.state, seat)
    both = coach.beside(view, finding.best, step.line.said)
    reasons = coach.weighty(both, finding.gains) or _against_the_other(coach, step, view, finding)
    good, bad, why = (coach.spoken(one, names) for one in (both.best, both.played, reasons))
    known = finding.win is not None and len(names) > 1
    odds = coach.spoken(coach.odds(view, finding.win or 0.0) if known else [], names)
    found = {}
    for one in LANGUAGES:
        teller = Teller(one, coach.templates[one], names, both.denied, both.nearer)
        end = teller.sentences(finding, seat, both.taken, known=bool(reasons))
        more = teller.details(finding, both.taken)
        found[one] = DecisionWords(good[one], bad[one], why[one], end, more, odds[one])
    return found


def _against_the_other(coach: Coach, step: Step, view: Any, finding: Finding) -> tuple[Phrase, ...]:
    """Why the move that was made was the best, where there was but one other: hit or stay."""
    if finding.best != step.line.said:
        return ()
    legal = step.known.game.legal(step.known.state, step.line.actor)
    others = [move for move in legal if move != finding.best]
    return coach.contrast(view, finding.best, others[0]).why if len(others) == 1 else ()


def _worst(decided: Sequence[Decided], seats: Sequence[int]) -> tuple[int, ...]:
    """Those that cost most beyond the noise, the worst first."""
    places = enumerate(decided)
    accused = [at for at, each in places if each.is_accused and each.seat in seats]
    return tuple(sorted(accused, key=lambda at: -decided[at].cost.main)[:WORST])


# The curve, and what moved it


def _curve(
    transcript: Transcript, steps: Sequence[Step], evaluator: Evaluator, done: Callable[[], None]
) -> list[Outlook]:
    """The beginning, then after each line; the end of a finished game is what it is."""
    curve = [evaluator.outlook(beginning(transcript))]
    for step in steps:
        curve.append(curve[-1] if _goes_without_saying(step) else evaluator.outlook(step.after))
        done()
    if not transcript.to_act:
        final = outcome(transcript.game.result(transcript.state))
        curve[-1] = Outlook((final,) * len(curve[0].samples))
    return curve


def _main(each: Decided) -> float:
    return each.cost.main


def _as_told(each: Decided) -> float:
    """What a move is told to have cost: nothing where that is too close to tell."""
    return 0.0 if each.decision.verdict == "silent" else each.cost.main


def _as_judged(
    curve: Sequence[Outlook],
    decided: Sequence[Decided],
    cost_of: Callable[[Decided], float] = _main,
) -> list[Outlook]:
    """The same, with what moves cost: others judge them, and more closely.

    A mistake falls from what the best move would have won; of several without a roll or a card
    between them the worst one does, and each follows where the other led.
    """
    told = list(curve)
    for chain in _chains([each for each in decided if each.cost.win is not None]):
        here = chain[0].chosen_at
        at = told[here]
        known = [each for each in chain if each.is_accused and each.finding.win is not None]
        if known:
            worst = max(known, key=cost_of)
            at = at.with_win(worst.seat, worst.finding.win or 0.0)
        for each in chain:
            after = each.step.index + 1
            told[here:after] = [place.winning_as(at) for place in told[here:after]]
            at = at.with_win(each.seat, max(0.0, at.share[each.seat].main - cost_of(each)))
            told[after], here = told[after].winning_as(at), after
    return [*told[:-1], curve[-1]]


def _from_the_curve(each: Decided, told: Sequence[Outlook]) -> Decided:
    """With the chance to win from which the curve is told to fall."""
    if each.decision.win is None:
        return each
    win = rounded(told[each.step.index].share[each.seat]).win
    verdict = named(each.decision.verdict, each.cost, win)
    return each._replace(decision=replace(each.decision, win=win, verdict=verdict))


def _chains(decided: Sequence[Decided]) -> list[list[Decided]]:
    """Moves made at the same time, or with nothing between."""
    chains: list[list[Decided]] = []
    for each in decided:
        if chains and each.chosen_at <= chains[-1][-1].step.index + 1:
            chains[-1].append(each)
        else:
            chains.append([each])
    return chains


def _goes_without_saying(step: Step) -> bool:
    """A move without any other changes nothing that could be expected."""
    game, state = step.known.game, step.before.state
    return not step.is_chance and len(game.legal(state, step.line.actor)) == 1


def _told(step: Step | None, share: Share) -> shape.Outlook:
    """What could be expected after a step, or at the beginning."""
    worths = [rounded(worth) for worth in share]
    wins = tuple(worth.win for worth in worths if worth.win is not None)
    line, turn = (step.index, _turn(step)) if step else (-1, 0)
    return shape.Outlook(line, tuple(worth.points for worth in worths), wins or None, turn)


def _turn(step: Step) -> int:
    return step.known.game.turns(step.known.state) + 1


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
