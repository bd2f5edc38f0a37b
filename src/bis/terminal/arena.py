"""What the arena found, as tables."""

from typing import TextIO

from rich.table import Table

from bis.sim.arena.pictures import write_rating
from bis.sim.arena.report import Pace, Report
from bis.sim.arena.standings import Standing
from bis.terminal.report import by_rating
from bis.terminal.screen import screen
from bis.terminal.speech import figure, said

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
    title = said(
        "{game}, seed {seed}, {options}",
        game=lineup.game.title,
        seed=lineup.seed,
        options=options,
    )
    rows = Table(title=title)
    rows.add_column(said("bot"))
    wide = [said("points")]
    if not alone:
        wide += [said("margin"), said("wins in %"), said("rating")]
    for name in wide:
        rows.add_column(name, justify="right")
    for standing in report.standings:
        rows.add_row(*_row(standing, alone))
    return rows


def _row(standing: Standing, alone: bool) -> list[str]:
    if alone:
        return [standing.bot, figure(str(standing.points))]
    rating = "" if standing.rating is None else write_rating(standing.rating)
    figures = (str(standing.points), str(standing.margin), str(standing.wins), rating)
    return [standing.bot, *map(figure, figures)]


def _pace(bot: str, pace: Pace) -> str:
    return said(
        "{bot}: half of {moves} timed moves took {half} or less, 95 % {most} or less",
        bot=bot,
        moves=count(pace.moves),
        half=figure(write_seconds(pace.p50)),
        most=figure(write_seconds(pace.p95)),
    )


def write_seconds(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{1e6 * seconds:.3g} µs"
    return f"{1e3 * seconds:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def count(number: int) -> str:
    """With its thousands apart, as they are written here."""
    return f"{number:,}".replace(",", said(","))


def _pairs(report: Report) -> Table:
    rows = Table(title=said("points a game more than another"))
    for name in (said("bot"), said("other")):
        rows.add_column(name)
    rows.add_column(said("difference"), justify="right")
    for pair in report.pairs:
        rows.add_row(pair.bot, pair.other, figure(str(pair.points)))
    return rows


def _notes(report: Report) -> list[str]:
    lineup = report.lineup
    notes = [
        said(
            "{tapes} tapes in {rotations} rotations: {games} games of {moves} moves in "
            "{seconds} s ({engine}); intervals are 95 %, over tapes",
            tapes=count(report.tapes),
            rotations=len(lineup.rotations),
            games=count(report.games),
            moves=figure(f"{report.moves:.1f}"),
            seconds=figure(f"{report.seconds:.1f}"),
            engine=report.engine,
        )
    ]
    if lineup.seats > 1:
        share = figure(f"{100 / lineup.seats:.2f}")
        notes.append(said("the fair share of a seat is {share} % of the victories", share=share))
    if (bands := report.standings[0].bands) is not None:
        notes.append(by_rating(bands))
    bots = zip(lineup.rivals, report.paces, strict=True)
    notes += [_pace(bot, pace) for bot, pace in bots if pace is not None]
    if report.stopped:
        notes.append(_stopped(report))
    return notes


def _stopped(report: Report) -> str:
    named = [
        said("tape {tape} rotation {rotation}", tape=tape, rotation=rotation)
        for tape, rotation in report.stopped_games[:TOLD]
    ]
    more = ", …" if report.stopped > len(named) else ""
    return said(
        "{games} games were stopped after {turns} turns and count as they stood: {named}",
        games=count(report.stopped),
        turns=count(report.lineup.limit),
        named=", ".join(named) + more,
    )
