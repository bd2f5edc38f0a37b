"""Hints and reviews on the screen."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from bis.bots.coach.hint import Hint
from bis.bots.coach.review import Account, Decision, Review
from bis.bots.coach.verdicts import Verdict
from bis.bots.coach.walk import walk
from bis.bots.coach.words import say
from bis.bots.coach.words.phrases import Phrase
from bis.bots.coach.worth import Worth
from bis.core.game import AnyGame
from bis.record.record import Transcript
from bis.terminal.rooms import ROOMS
from bis.terminal.screen import screen

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 56
STYLES: dict[Verdict, str] = {
    "only": "dim",
    "best": "green",
    "fine": "default",
    "silent": "dim",
    "mistake": "yellow",
    "blunder": "bold red",
}


# Hints


def show_hint(transcript: Transcript, hint: Hint) -> None:
    game, names = transcript.game, transcript.header.names
    table = Table(title=f"{names[hint.seat]} is to act")
    alone = len(names) == 1
    for column in ("move", "final score", *([] if alone else ["wins"]), "noise", "why"):
        table.add_column(column)
    for advice in hint.moves:
        worth, noise = advice.estimate.worth, advice.estimate.noise
        wins = [] if worth.win is None else [_percent(worth.win)]
        said = _said(game, advice.phrases)
        move = ROOMS[game.id].describe(advice.estimate.move, names)
        table.add_row(move, f"{worth.points:.1f}", *wins, _noise(noise), said)
    console = screen()
    console.print(table)
    if hint.note:
        console.print(hint.note)


def _said(game: AnyGame, phrases: Sequence[Phrase]) -> str:
    return "; ".join(say(game, phrase) for phrase in phrases)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _noise(noise: Worth) -> str:
    if not noise.main:
        return "-"
    return f"± {noise.points:.1f}" if noise.win is None else f"± {_percent(noise.win)}"


def signed(worth: Worth) -> str:
    """A difference in what counts here."""
    return f"{worth.points:+.1f}" if worth.win is None else f"{100 * worth.win:+.1f} %"


def amount(worth: Worth) -> str:
    """A cost in what counts here."""
    return f"{worth.points:.1f}" if worth.win is None else _percent(worth.win)


# Reviews


def show_review(transcript: Transcript, review: Review) -> None:
    console = screen()
    names = transcript.header.names
    console.print(_accounts(review, names))
    console.print(_decisions(review, names))
    for place in review.worst:
        _show_decision(transcript, review.decisions[place])
    for seat, name in enumerate(names):
        console.print(Text(f"{name}: {_curve(review, seat)}"))
    unit = "expected final score" if len(names) == 1 else "chance to win"
    console.print(f"The curves show the {unit} from the first line to the last.")
    if review.note:
        console.print(review.note)


def _accounts(review: Review, names: Sequence[str]) -> Table:
    table = Table(title="Luck and skill, in points" if len(names) == 1 else "Luck and skill")
    columns = ("", "score", "luck", "noise", "lost by mistakes", "mistakes", "blunders")
    for column in columns:
        table.add_column(column, justify="left" if not column else "right")
    for account in review.accounts:
        table.add_row(names[account.seat], *_account(review, account))
    return table


def _account(review: Review, account: Account) -> list[str]:
    own = [decision.verdict for decision in review.decisions if decision.seat == account.seat]
    judged = [amount(account.lost), str(own.count("mistake")), str(own.count("blunder"))]
    return [
        f"{account.final.points:.0f}" if review.finished else f"{account.final.points:.1f}",
        signed(account.luck),
        _noise(account.luck_noise),
        *(judged if own else ["", "", ""]),
    ]


def _decisions(review: Review, names: Sequence[str]) -> Table:
    table = Table(title="Decisions")
    for column in ("line", "", "move", "best", "cost", "noise", "verdict"):
        table.add_column(column)
    for decision in review.decisions:
        if decision.verdict == "only":
            continue
        costs = decision.cost.main > 0
        best = str(decision.best) if costs else ""
        cost = [amount(decision.cost), _noise(decision.noise)] if costs else ["", ""]
        table.add_row(
            str(decision.index + 1),
            names[decision.seat],
            str(decision.move),
            best,
            *cost,
            "" if decision.verdict == "silent" else decision.verdict,
            style=STYLES[decision.verdict],
        )
    return table


def _show_decision(transcript: Transcript, decision: Decision) -> None:
    """On the position, as its seat saw it."""
    game, names = transcript.game, transcript.header.names
    step = next(step for step in walk(transcript) if step.index == decision.index)
    view = game.view(step.known.state, decision.seat)
    console = screen()
    console.print(f"\nLine {decision.index + 1}: {names[decision.seat]} played {decision.move}.")
    console.print(ROOMS[game.id].board(view, names))
    cost = f"costs {amount(decision.cost)}, noise {_noise(decision.noise)}"
    console.print(f"{decision.verdict.capitalize()}: {cost}.")
    for word, move, phrases in (
        ("played", decision.move, decision.bad),
        ("better", decision.best, decision.good),
    ):
        said = _said(game, phrases)
        console.print(f"  {word} {move}" + (f": {said}" if said else ""))


def _curve(review: Review, seat: int) -> str:
    """A bar for each place, as many as fit."""
    values = [share[seat].main for share in review.curve]
    places = min(WIDTH, len(values))
    shown = [values[round(i * (len(values) - 1) / max(1, places - 1))] for i in range(places)]
    low, high = (0.0, 1.0) if review.curve[0][seat].win is not None else (min(shown), max(shown))
    scale = (len(BARS) - 1) / (high - low or 1.0)
    return "".join(BARS[round((value - low) * scale)] for value in shown)
