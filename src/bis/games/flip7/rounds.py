"""A round: how it begins, whose offer is next, and how it ends."""

from bis.core.game import Ended
from bis.core.seats import clockwise
from bis.games.flip7.events import NoCardLeft, RoundEnded
from bis.games.flip7.pieces import with_cards
from bis.games.flip7.scoring import is_won, score, totals
from bis.games.flip7.state import Line, on_table
from bis.games.flip7.step import Step


def begin_round(step: Step, dealer: int) -> None:
    """The dealer comes last; `en` deals a card to everybody first (F7-04, F7-05)."""
    step.dealer = step.turn = dealer
    step.undealt = len(step.lines) if step.edition == "en" else 0


def deal_opening(step: Step) -> None:
    """One card to each player in turn, unless out already or no card is left (F7-05, F7-26)."""
    step.turn = (step.turn + 1) % len(step.lines)
    step.undealt -= 1
    if not step.lines[step.turn].is_in:
        return
    if step.has_card():
        step.due = "card"
    else:
        step.events.append(NoCardLeft(step.turn))


def next_in(step: Step) -> int | None:
    """The next seat clockwise that is still in the round, if there is one (F7-04, F7-22)."""
    lines = step.lines
    for seat in clockwise(len(lines), step.turn + 1):
        if lines[seat].status == "in":
            return seat
    return None


def end_round(step: Step) -> None:
    """Score the lines, put all cards aside, pass the deal on (F7-11, F7-21, F7-24, F7-28)."""
    scores = tuple(score(line) for line in step.lines)
    step.rounds = (*step.rounds, scores)
    step.events.append(RoundEnded(scores))
    step.discards = with_cards(step.discards, on_table(step.lines, step.spent, step.flips))
    step.lines = (Line(),) * len(scores)
    step.spent, step.flips = (), ()
    if is_won(totals(step.rounds, len(scores))):
        step.due = "nothing"
        step.events.append(Ended())
    else:
        begin_round(step, (step.dealer + 1) % len(scores))
