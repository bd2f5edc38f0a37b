"""What a series of games came to, as tables; and how far it has got."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TextIO, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bis.core.game import AnyGame
from bis.sim.simulate import Summary
from bis.terminal.screen import screen
from bis.terminal.speech import figure, said

T = TypeVar("T")


def progress(
    items: Iterable[T],
    total: int,
    name: str = "",
    size: Callable[[T], int] = lambda _: 1,
) -> Iterator[T]:
    """The items, with a bar on a terminal that goes away when done."""
    name = name or said("games")
    bar = Progress(
        TextColumn(name),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen(sys.stderr),
        transient=True,
    )
    if not bar.console.is_terminal:
        yield from items
        return
    with bar:
        task = bar.add_task(name, total=total)
        for item in items:
            yield item
            bar.advance(task, size(item))


@contextmanager
def gauge(name: str) -> Iterator[Callable[[float], None]]:
    """Something to tell how much is done, from 0 to 1; a bar on a terminal shows it."""
    columns = (TextColumn(name), BarColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=screen(sys.stderr), transient=True)
    if not bar.console.is_terminal:
        yield lambda _done: None
        return
    with bar:
        task = bar.add_task(name, total=1.0)
        yield lambda done: bar.update(task, completed=done)


def show_summary(
    game: AnyGame, options: Mapping[str, str], seed: int, summary: Summary, out: TextIO
) -> None:
    settings = " ".join(f"{key}={value}" for key, value in options.items())
    title = said(
        "{game}: {games} games, seed {seed}, {settings}",
        game=game.title,
        games=summary.games,
        seed=seed,
        settings=settings,
    )
    table = Table(title=title)
    table.add_column(said("seat"), justify="right")
    table.add_column(said("bot"))
    table.add_column(said("mean score"), justify="right")
    if summary.wins is not None:
        table.add_column(said("wins in %"), justify="right")
    for seat, bot in enumerate(summary.bots):
        wins = [] if summary.wins is None else [figure(str(summary.wins[seat]))]
        table.add_row(str(seat), bot, figure(str(summary.scores[seat])), *wins)
    console = screen(out)
    console.print(table)
    moves = figure(str(summary.moves))
    console.print(said("{moves} moves a game; intervals are 95 %", moves=moves))
    if summary.rounds is not None:
        console.print(
            said(
                "{rounds} rounds a game, {points} points a player and round",
                rounds=figure(str(summary.rounds)),
                points=figure(str(summary.round_points)),
            )
        )
    if summary.ratings is not None:
        console.print(by_rating(summary.ratings))


def by_rating(counts: Iterable[object]) -> str:
    shares = (f"{band}: {count}" for band, count in enumerate(counts, start=1))
    return said("games by rating, 1 the best: {shares}", shares=", ".join(shares))
