"""`python -m lab.scale FIGURES`: what a million players at once would need, from what was measured.

FIGURES is what `python -m lab.many` (`make bench-many`) printed. With `--write` they are kept, and
the page has what follows from them.
"""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from bis.core.errors import BisError
from bis.server.limits import PLACES, RATES
from bis.server.serve import SHARED_LEASE
from bis.server.store.pool import MOST

PAGE = Path(__file__).parents[1] / "docs" / "scale.md"
KEPT = Path(__file__).parent / "figures" / "many.txt"
BEGIN, END = "<!-- made by python -m lab.scale -->", "<!-- to here -->"
HEADS = ("wanted/s", "moves/s", "p50", "p95", "p99", "most", "servers", "store", "bus", "load")
MILLION = 1_000_000
SEATS = 4
PACE = 15.0
"""Seconds between two moves of a person,"""
AVERAGE = 0.4
"""and how many are there on average, of those at the busiest hour."""
GAME = 20 * 60
"""Seconds that a game lasts, after which its people want a new table."""
(NEW_TABLES,) = (rate.per_second for rate in RATES["new_tables"] if rate.per == "house")
"""So many a second are made for all nodes together, however many ask."""
MONTH = 30 * 86_400
BUSY = 0.6
"""So much of a core is planned with: beyond that waits grow."""
DATABASE_CORES = 64
"""Of one large machine for PostgreSQL,"""
NEWS_CORES = 8
"""that of one for NATS,"""
DATABASE_LINES = 500
"""and connections that PostgreSQL may have."""
ROUNDS = 5 / SHARED_LEASE
"""Each node looks by itself so often a second,"""
LOOKS = 6
"""with so many questions: leases, versions, what is due, presence, rewritten ones, who thinks."""


@dataclass(frozen=True)
class Cost:
    """Milliseconds of processor time that a move takes of each part, at so many nodes."""

    servers: float
    store: float
    bus: float


@dataclass(frozen=True)
class Figures:
    one: Cost
    two: Cost
    entry: float
    """Bytes that an entry takes in PostgreSQL, all indexes included,"""
    entries: float
    """of which a move has so many."""
    news: float
    """Milliseconds a node takes to hear of a table that it does not have,"""
    brings: float
    """and NATS to bring that to one node."""

    def at(self, nodes: float) -> Cost:
        """For people of a table at so many nodes: each one more costs as much as the second."""
        return Cost(
            *(
                max(first, first + (nodes - 1) * (second - first))
                for first, second in (
                    (self.one.servers, self.two.servers),
                    (self.one.store, self.two.store),
                    (self.one.bus, self.two.bus),
                )
            )
        )


def read(text: str) -> Figures:
    """What `python -m lab.many` printed."""
    costs: dict[str, Cost] = {}
    for line in text.splitlines():
        words = line.split(maxsplit=len(HEADS) + 1)
        if len(words) == len(HEADS) + 2 and words[-1].endswith("PostgreSQL + NATS"):
            row = dict(zip(HEADS, words, strict=False))
            nodes = words[-1].partition(" ")[0]
            costs[nodes] = Cost(*(float(row[part]) for part in ("servers", "store", "bus")))
    if not {"1", "2"} <= costs.keys():
        raise BisError("there must be a line each for 1 and 2 × PostgreSQL + NATS")
    return Figures(
        costs["1"],
        costs["2"],
        entry=_found(r"([\d.]+) bytes an entry", text),
        entries=_found(r"([\d.]+) entries a move", text),
        news=_found(r"([\d.]+) ms to hear", text),
        brings=_found(r"([\d.]+) ms for NATS", text),
    )


def _found(pattern: str, text: str) -> float:
    found = re.search(pattern, text)
    if found is None:
        raise BisError("nothing like {pattern!r} is there", pattern=pattern)
    return float(found.group(1))


@dataclass(frozen=True)
class Way:
    """How it is built: as it is, or as it would have to be."""

    spread: int = SEATS
    """At how many nodes the people of a table are,"""
    all_hear: bool = True
    """and whether all nodes hear of all tables."""


AS_IS, SUBJECTS, TOGETHER = Way(), Way(all_hear=False), Way(spread=1, all_hear=False)


@dataclass(frozen=True)
class Needs:
    """What so many players at once need."""

    figures: Figures
    players: float
    pace: float = PACE
    way: Way = AS_IS

    @property
    def moves(self) -> float:
        """A second."""
        return self.players / self.pace

    @property
    def cost(self) -> Cost:
        return self.figures.at(self.way.spread)

    @property
    def hearing(self) -> float:
        """Of one core, what a node takes to hear of tables that it does not have."""
        return self.moves * self.figures.news / 1000 if self.way.all_hear else 0.0

    @property
    def nodes(self) -> float:
        """A core each: for sockets, for moves, and for what is heard beside them."""
        by_sockets = self.players / PLACES["house"]
        for_moves = BUSY - min(self.hearing, BUSY - 1e-9)
        return max(1.0, by_sockets, self.moves * self.cost.servers / 1000 / for_moves)

    @property
    def deliveries(self) -> float:
        """News that NATS brings to somebody, a second."""
        return self.moves * (self.nodes if self.way.all_hear else self.way.spread)

    @property
    def news_cores(self) -> float:
        """To take the news, and to bring them."""
        return (self.moves * self.figures.one.bus + self.deliveries * self.figures.brings) / 1000

    @property
    def subjects(self) -> float:
        return 1 if self.way.all_hear else self.players / SEATS

    @property
    def lines(self) -> float:
        """Connections to PostgreSQL."""
        return self.nodes * MOST

    @property
    def looks(self) -> float:
        """Questions to PostgreSQL without any move, a second."""
        return self.nodes * ROUNDS * LOOKS

    @property
    def database_cores(self) -> float:
        return self.moves * self.cost.store / 1000 / BUSY

    @property
    def databases(self) -> int:
        """For writing; connections are a pooler's matter."""
        return ceil(self.database_cores / DATABASE_CORES)

    @property
    def new_tables(self) -> float:
        """A second."""
        return self.players / SEATS / GAME

    @property
    def rows(self) -> float:
        """Written a second: entries, and the table's own."""
        return self.moves * (self.figures.entries + 1)

    @property
    def month(self) -> float:
        """Bytes that are added in a month, before anything is forgotten."""
        moves = AVERAGE * self.moves * MONTH
        return moves * self.figures.entries * self.figures.entry


Share = Callable[[Needs], float]
WALLS: Sequence[tuple[str, str, Share]] = (
    (
        f"the house makes {NEW_TABLES:g} new tables a second, a limit against floods",
        "a higher number in `limits.py`, once somebody watches over it",
        lambda needs: needs.new_tables / NEW_TABLES,
    ),
    (
        "each node hears of every move",
        "a subject for each table: a node subscribes to those it has",
        lambda needs: needs.hearing / BUSY,
    ),
    (
        f"one NATS of {NEWS_CORES} cores brings every move to every node",
        "a subject for each table; then a NATS cluster, whose servers share them",
        lambda needs: needs.news_cores / (NEWS_CORES * BUSY),
    ),
    (
        f"one PostgreSQL of {DATABASE_CORES} cores writes every move",
        "shards by table id: a table is never in two",
        lambda needs: needs.database_cores / DATABASE_CORES,
    ),
    (
        f"{DATABASE_LINES} connections to one PostgreSQL",
        "a pooler in between: with NATS nothing is kept on a connection",
        lambda needs: needs.lines / DATABASE_LINES,
    ),
)
"""What is used up when its share is 1, and what to do then."""


def reach(figures: Figures, share: Share, pace: float = PACE, way: Way = AS_IS) -> float:
    """With how many players at once a wall is reached."""
    low, high = 1.0, 1e9
    while high - low > 1.0:
        middle = (low + high) / 2
        if share(Needs(figures, middle, pace, way)) < 1:
            low = middle
        else:
            high = middle
    return low


def page(figures: Figures, pace: float = PACE, players: float = MILLION) -> str:
    """The part of docs/scale.md that follows from the figures."""
    needs = [Needs(figures, players, pace, way) for way in (AS_IS, SUBJECTS, TOGETHER)]
    walls = sorted((reach(figures, share, pace), wall, remedy) for wall, remedy, share in WALLS)
    return "\n".join(
        [
            *_measured(figures),
            "",
            "| wall | players at once | what to do then |",
            "|---|---|---|",
            *(f"| {wall} | {_round(at)} | {remedy} |" for at, wall, remedy in walls),
            "",
            f"**{_round(players)} players** at {_round(players / SEATS)} tables, a move every"
            f" {pace:g} s each, are {_round(needs[0].moves)} moves a second:",
            "",
            "| | as it is | a subject for each table | and its people at one node |",
            "|---|---|---|---|",
            *(f"| {name} | {' | '.join(map(told, needs))} |" for name, told in ROWS),
        ]
    )


def _measured(figures: Figures) -> list[str]:
    parts = (("servers", "the nodes"), ("store", "PostgreSQL"), ("bus", "NATS"))
    costs = [figures.at(nodes) for nodes in (1, 2, SEATS)]
    return [
        "| processor time a move | at one node | at two | at four (computed) |",
        "|---|---|---|---|",
        *(
            f"| {name} | {' | '.join(f'{getattr(cost, part):.2f} ms' for cost in costs)} |"
            for part, name in parts
        ),
        "",
        f"An entry takes {figures.entry:.0f} bytes in PostgreSQL, and a move has"
        f" {figures.entries:.2f} of them. To hear of a table that it does not have takes a node"
        f" {1000 * figures.news:.0f} µs, and NATS {1000 * figures.brings:.1f} µs to bring it.",
    ]


ROWS: Sequence[tuple[str, Callable[[Needs], str]]] = (
    ("sockets", lambda needs: _round(needs.players)),
    ("nodes (a core each)", lambda needs: _possible(needs, needs.nodes)),
    ("new tables a second", lambda needs: _round(needs.new_tables)),
    ("subjects", lambda needs: _round(needs.subjects)),
    ("news brought a second", lambda needs: _possible(needs, needs.deliveries)),
    ("cores for NATS", lambda needs: _possible(needs, needs.news_cores)),
    ("rows written a second", lambda needs: _round(needs.rows)),
    ("looks of nodes a second", lambda needs: _possible(needs, needs.looks)),
    ("cores for PostgreSQL", lambda needs: _round(needs.database_cores)),
    ("connections to PostgreSQL", lambda needs: _possible(needs, needs.lines)),
    (f"databases of {DATABASE_CORES} cores", lambda needs: _possible(needs, needs.databases)),
    ("storage a month", lambda needs: f"{needs.month / 1e12:.1f} TB"),
)


def _possible(needs: Needs, number: float) -> str:
    """Where hearing alone takes a whole core, no number of nodes is enough."""
    return _round(number) if needs.hearing < BUSY else "none is enough"


def _round(number: float) -> str:
    """Two digits: more would say more than is known."""
    if number < 100:
        return f"{ceil(number)}"
    scale = 10 ** (len(str(int(number))) - 2)
    return f"{round(number / scale) * scale:,}"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="what a million players at once would need")
    parser.add_argument("figures", type=Path, help="what python -m lab.many printed")
    parser.add_argument("--pace", type=float, default=PACE, help="seconds for a person's move")
    parser.add_argument("--players", type=float, default=MILLION)
    parser.add_argument("--write", action="store_true", help=f"into {PAGE.name}")
    args = parser.parse_args(words)
    text = args.figures.read_text()
    told = page(read(text), args.pace, args.players)
    if args.write:
        KEPT.write_text(text)
        PAGE.write_text(written(PAGE.read_text(), told))
    else:
        print(told)
    return 0


def written(paper: str, told: str) -> str:
    """The page with this between its marks."""
    before, _, rest = paper.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{told}\n\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BisError as error:
        sys.exit(f"scale: {error}")
