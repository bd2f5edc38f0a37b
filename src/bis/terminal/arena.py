"""What the arena found, as tables."""

from typing import TextIO

from rich.table import Table

from bis.sim.arena.pictures import write_rating
from bis.sim.arena.report import Pace, Report
from bis.sim.arena.standings import Standing
from bis.terminal.screen import screen

TOLD = 5
"""So many stopped games are named here; the result file names more."""


def show_report(report: Report, out: TextIO) -> None:
    console = screen(out)
    console.print(_standings(report))
    if len(report.pairs) > 1:
        console.print(_pairs(report))
    for line in _notes(report):
        console.print(line)


def _standings(report: Report) -> Table:
    lineup, alone = report.lineup, report.lineup.seats == 1
    options = " ".join(f"{key}={value}" for key, value in lineup.options)
    rows = Table(title=f"{lineup.game.title}, seed {lineup.seed}, {options}")
    rows.add_column("bot")
    wide = ["points"] if alone else ["points", "margin", "wins in %", "rating"]
    for name in wide:
        rows.add_column(name, justify="right")
    for standing in report.standings:
        rows.add_row(*_row(standing, alone))
    return rows


def _row(standing: Standing, alone: bool) -> list[str]:
    if alone:
        return [standing.bot, str(standing.points)]
    rating = "" if standing.rating is None else write_rating(standing.rating)
    return [standing.bot, str(standing.points), str(standing.margin), str(standing.wins), rating]


def _pace(bot: str, pace: Pace) -> str:
    half, most = write_seconds(pace.p50), write_seconds(pace.p95)
    return f"{bot}: half of {pace.moves:,} timed moves took {half} or less, 95 % {most} or less"


def write_seconds(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{1e6 * seconds:.3g} µs"
    return f"{1e3 * seconds:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def _pairs(report: Report) -> Table:
    rows = Table(title="points a game more than another")
    for name in ("bot", "other"):
        rows.add_column(name)
    rows.add_column("difference", justify="right")
    for pair in report.pairs:
        rows.add_row(pair.bot, pair.other, str(pair.points))
    return rows


def _notes(report: Report) -> list[str]:
    lineup = report.lineup
    notes = [
        f"{report.tapes:,} tapes in {len(lineup.rotations)} rotations: {report.games:,} games of "
        f"{report.moves:.1f} moves in {report.seconds:.1f} s ({report.engine}); "
        "intervals are 95 %, over tapes",
    ]
    if lineup.seats > 1:
        notes.append(f"the fair share of a seat is {100 / lineup.seats:.2f} % of the victories")
    if (bands := report.standings[0].bands) is not None:
        shares = (f"{band}: {count}" for band, count in enumerate(bands, start=1))
        notes.append(f"games by rating, 1 the best: {', '.join(shares)}")
    bots = zip(lineup.rivals, report.paces, strict=True)
    notes += [_pace(bot, pace) for bot, pace in bots if pace is not None]
    if report.stopped:
        notes.append(_stopped(report))
    return notes


def _stopped(report: Report) -> str:
    named = [f"tape {tape} rotation {r}" for tape, r in report.stopped_games[:TOLD]]
    more = ", …" if report.stopped > len(named) else ""
    return (
        f"{report.stopped:,} games were stopped after {report.lineup.limit:,} turns and count as "
        f"they stood: {', '.join(named)}{more}"
    )
