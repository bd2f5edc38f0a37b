"""Hints and reviews on the screen."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from bis.coach.shape import Account, Advice, Decision, Hint, Review
from bis.coach.verdicts import Verdict, read
from bis.coach.walk import walk
from bis.coach.worth import Worth
from bis.record.record import Transcript
from bis.terminal.rooms import ROOMS
from bis.terminal.screen import screen
from bis.terminal.speech import figure, said, spoken

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 56
WHOLE = 0.0095
"""From such a share on a cost has no tenths."""
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
    table = Table(title=said("{name} is to act", name=names[hint.seat]))
    alone = len(names) == 1
    wins = [] if alone else [said("wins")]
    for column in (said("move"), said("expected at the end"), *wins, said("noise"), said("why")):
        table.add_column(column)
    for advice in hint.moves:
        wins = [] if advice.win is None else [_percent(advice.win)]
        noise = _noise(advice.noise_points, advice.noise_win)
        move = ROOMS[game.id].describe(game.parse_move(advice.move), names)
        why = "; ".join(advice.words[spoken()])
        table.add_row(move, _expected(advice, hint.moves[0]), *wins, noise, why)
    console = screen()
    console.print(table)
    if hint.note:
        console.print(said(hint.note))


def _expected(advice: Advice, best: Advice) -> str:
    """Whole points; of other moves how far they are from the best."""
    if advice is best:
        return figure(f"{advice.points:.0f}")
    return figure(f"{advice.points - best.points:+.1f}")


def _percent(share: float) -> str:
    return figure(f"{100 * share:.1f} %")


def _noise(points: float, win: float | None) -> str:
    if not (points if win is None else win):
        return "-"
    return f"± {amount(points, win)}"


def signed(points: float, win: float | None) -> str:
    """A difference in what counts here."""
    return figure(f"{points:+.1f}" if win is None else f"{100 * win:+.1f} %")


def amount(points: float, win: float | None) -> str:
    """A cost in what counts here."""
    return figure(f"{points:.1f}") if win is None else _percent(win)


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
    console.print(
        said("The curves show the expected final score from the first line to the last.")
        if len(names) == 1
        else said("The curves show the chance to win from the first line to the last.")
    )
    if review.note:
        console.print(said(review.note))


def _accounts(review: Review, names: Sequence[str]) -> Table:
    alone = said("Luck and skill, in points")
    table = Table(title=alone if len(names) == 1 else said("Luck and skill"))
    table.add_column("")
    judged = (said("lost by mistakes"), said("mistakes"), said("blunders"))
    for column in (said("score"), said("luck"), said("noise"), *judged):
        table.add_column(column, justify="right")
    for account in review.seats:
        table.add_row(account.name, *_account(review, account))
    return table


def _account(review: Review, account: Account) -> list[str]:
    lost = amount(account.lost_points, account.lost_win)
    judged = [lost, str(account.mistakes), str(account.blunders)]
    return [
        figure(f"{account.final_points:.{0 if review.finished else 1}f}"),
        signed(account.luck_points, account.luck_win),
        _noise(account.luck_noise_points, account.luck_noise_win),
        *(judged if account.decisions else ["", "", ""]),
    ]


def _decisions(review: Review, names: Sequence[str]) -> Table:
    table = Table(title=said("Decisions"))
    judged = (said("best"), said("cost"), said("noise"))
    for column in (said("line"), "", said("move"), *judged, said("verdict")):
        table.add_column(column)
    for decision in review.decisions:
        if decision.verdict == "only":
            continue
        cost, noise = _cost(decision)
        costs = (decision.cost_points if decision.cost_win is None else decision.cost_win) > 0
        table.add_row(
            str(decision.line + 1),
            names[decision.seat],
            decision.move,
            *([decision.best, cost, noise] if costs else ["", "", ""]),
            "" if decision.verdict == "silent" else said(decision.verdict),
            style=STYLES[decision.verdict],
        )
    return table


def _cost(decision: Decision) -> tuple[str, str]:
    """As it is read, whole percents from one on, with its noise."""
    noise = _noise(decision.noise_points, decision.noise_win)
    cost = read(Worth(decision.cost_points, decision.cost_win), decision.win)
    if decision.cost_win is None or abs(cost) < WHOLE:
        return amount(cost, None if decision.cost_win is None else cost), noise
    return figure(f"{100 * cost:.0f} %"), noise


def _show_decision(transcript: Transcript, decision: Decision) -> None:
    """On the position, as its seat saw it."""
    game, names = transcript.game, transcript.header.names
    step = next(step for step in walk(transcript) if step.index == decision.line)
    view = game.view(step.known.state, decision.seat)
    console = screen()
    line, name = decision.line + 1, names[decision.seat]
    console.print()
    console.print(
        said("Line {line}: {name} played {move}.", line=line, name=name, move=decision.move)
    )
    console.print(ROOMS[game.id].board(view, names))
    cost, noise = _cost(decision)
    verdict = said(decision.verdict).capitalize()
    console.print(
        said("{verdict}: costs {cost}, noise {noise}.", verdict=verdict, cost=cost, noise=noise)
    )
    words = decision.words[spoken()]
    for word, move, reasons in (
        (said("played"), decision.move, words.played),
        (said("better"), decision.best, words.best),
    ):
        console.print(f"  {word} {move}" + (f": {'; '.join(reasons)}" if reasons else ""))
    if words.why:
        console.print(f"  {said('for it')}: {'; '.join(words.why)}")
    for sentence in (*words.end, *words.more):
        console.print(f"  {sentence}")


def _curve(review: Review, seat: int) -> str:
    """A bar for each place, as many as fit."""
    values = [at.points[seat] if at.win is None else at.win[seat] for at in review.curve]
    places = min(WIDTH, len(values))
    shown = [values[round(i * (len(values) - 1) / max(1, places - 1))] for i in range(places)]
    low, high = (0.0, 1.0) if review.unit == "win" else (min(shown), max(shown))
    scale = (len(BARS) - 1) / (high - low or 1.0)
    return "".join(BARS[round((value - low) * scale)] for value in shown)
