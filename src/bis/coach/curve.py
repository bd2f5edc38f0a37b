"""How the chances of a game went, line by line, and what moved them."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bis.coach.decisions import Decided
from bis.coach.verdicts import named
from bis.coach.walk import Step, beginning
from bis.coach.worth import Evaluator, Outlook, outcome, rounded
from bis.record.record import Transcript


def curve_of(
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


def as_told(each: Decided) -> float:
    """What a move is told to have cost: nothing where that is hard to tell."""
    return 0.0 if each.decision.verdict == "silent" else each.cost.main


def as_judged(
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
            left = at.share[each.seat].main - cost_of(each)
            at = at.with_win(each.seat, min(1.0, max(0.0, left)))
            told[after], here = told[after].winning_as(at), after
    return [*told[:-1], curve[-1]]


def from_the_curve(each: Decided, told: Sequence[Outlook]) -> Decided:
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
