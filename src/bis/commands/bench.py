"""`bis bench`: how fast the rules, the engines and the server are, and other libraries."""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bis.bots import find_bot
from bis.commands import Commands, add_command, whole
from bis.core.errors import BisError
from bis.core.reasons import Sentence
from bis.games import GAMES

CHECKOUT = Path(__file__).parents[3]
"""Where Bis was cloned, unless it is installed from a wheel."""
RATES = "100,250,500,0"
PARTS = ("servers", "store", "bus", "load")
SERVER_TABLES, WAITS_TABLES, COSTS_TABLES = 250, 50, 100
Trials = Sequence[tuple[str, str, int]]


def bench_gpu(args: argparse.Namespace) -> int:
    from bis.sim.bench import gpu_trials, measure_gpu  # noqa: PLC0415

    print(
        f"{'game':16} {'bot':8} {'seats':>5} {'games/s':>13} {'decisions/s':>15} "
        f"{'rolls, cards/s':>15} {'on the GPU':>15} {'compiled':>9} as on a core"
    )
    for speed in measure_gpu(args.seconds, args.games, _only(args.game, gpu_trials())):
        print(
            f"{speed.game:16} {speed.bot:8} {speed.seats:5} {speed.games:13,.0f} "
            f"{speed.decisions:15,.0f} {speed.events:15,.0f} {speed.on_gpu:15,.0f} "
            f"{speed.compiled:7.1f} s "
            f"{'yes' if speed.agrees else 'NO'}",
            flush=True,
        )
    return 0


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "bench",
        run,
        "measure how fast rules, engines or the server are on this machine",
        "bis bench",
        "bis bench server --tables 250",
        "bis bench server --store postgresql://bis@localhost/bench --bus nats://localhost:4222",
        "bis bench waits --seconds 240",
        "bis bench costs --tables 100",
        "bis bench gpu --games 4000000",
        "bis bench peers --seconds 5",
    )
    command.add_argument(
        "what",
        nargs="?",
        choices=tuple(BENCHES),
        default="rules",
        help="(default: rules; peers: other libraries, after 'make peers')",
    )
    command.add_argument("--seconds", type=whole(1, 600), default=3, help="for each line")
    command.add_argument("--game", choices=tuple(GAMES), help="only this one")
    command.add_argument(
        "--games", type=whole(1, 1 << 26), default=1 << 20, help="gpu: games played at once"
    )
    command.add_argument(
        "--tables",
        type=whole(1, 10_000),
        help=Sentence(
            "of four each (default: server {server}, waits {waits}, costs {costs})",
            server=SERVER_TABLES,
            waits=WAITS_TABLES,
            costs=COSTS_TABLES,
        ),
    )
    command.add_argument(
        "--rates",
        default=RATES,
        help="server: moves a second; 0: all it can (default: %(default)s)",
    )
    command.add_argument(
        "--store",
        default="",
        metavar="URL",
        help="server: also over an empty PostgreSQL, which is filled",
    )
    command.add_argument(
        "--bus", default="", metavar="URL", help="server: and over it with the news by nats://…"
    )
    command.add_argument(
        "--nodes", default="1,2", help="server: so many servers over it (default: 1,2)"
    )
    command.add_argument("--bot", default="best", help="waits: three at each table")
    command.add_argument(
        "--pace", type=whole(0, 600), default=10, help="waits: seconds a person takes for a move"
    )
    command.add_argument("--bot-delay", type=float, default=0.7, help="waits: as of bis serve")


def run(args: argparse.Namespace) -> int:
    return BENCHES[args.what](args)


def bench_rules(args: argparse.Namespace) -> int:
    from bis.sim.bench import core_trials, measure  # noqa: PLC0415

    print(
        f"{'game':16} {'bot':8} {'seats':>5} {'engine':6} {'games/s':>11} {'decisions/s':>12} "
        f"{'× rules':>8}"
    )
    for speed in measure(args.seconds, _only(args.game, core_trials())):
        print(
            f"{speed.game:16} {speed.bot:8} {speed.seats:5} {speed.engine:6} "
            f"{speed.games:11,.1f} {speed.decisions:12,.0f} {speed.ratio:8,.0f}",
            flush=True,
        )
    return 0


def bench_server(args: argparse.Namespace) -> int:
    from bis.server.bench import SEATS, Setup, measure  # noqa: PLC0415

    rates = [whole(0, 100_000)(text) for text in args.rates.split(",")]
    tables = args.tables or SERVER_TABLES
    print(
        f"{tables} tables, {tables * SEATS} sockets; milliseconds until all have heard, and of "
        "processor time a move"
    )
    heads = ("p50", "p95", "p99", "most", *PARTS, "MB")
    head = " ".join(f"{head:>7}" for head in heads)
    print(f"{'wanted/s':>9} {'moves/s':>8} {head}  what")
    setups = [Setup()]
    if args.store:
        buses = ("", args.bus) if args.bus else ("",)
        nodes = [whole(1, 100)(text) for text in args.nodes.split(",")]
        setups += [Setup(args.store, bus, count) for bus in buses for count in nodes]
    for setup in setups:
        for load in measure(tables, rates, args.seconds, setup):
            waits = " ".join(f"{load.wait(share):7.1f}" for share in (0.5, 0.95, 0.99, 1))
            costs = " ".join(
                f"{load.cost(part):7.2f}" if part in load.cores else f"{'-':>7}" for part in PARTS
            )
            print(
                f"{load.wanted or 'all':>9} {load.moves:8,.0f} {waits} {costs} "
                f"{load.memory / 1_000_000:7,.0f}  {setup.nodes} × {setup.name}",
                flush=True,
            )
    return 0


def bench_waits(args: argparse.Namespace) -> int:
    from bis.server.waits import Trial, measure  # noqa: PLC0415

    game, tables = args.game or "encore", args.tables or WAITS_TABLES
    find_bot(GAMES[game], args.bot)
    trial = Trial(game, args.bot, tables, args.pace, args.bot_delay)
    print(
        f"{tables} tables of {game}: a person ({args.pace} s a move) and three {args.bot} at each; "
        "seconds from a move until its player may choose again",
        flush=True,
    )
    found = measure(trial, args.seconds)
    print(f"{'waits':>6} {'p50':>6} {'p95':>6} {'p99':>6} {'most':>6} {'none':>6}", end="")
    print(f" {'bot moves':>9} {'lighter':>8}  cores")
    waits = " ".join(f"{found.wait(share):6.2f}" for share in (0.5, 0.95, 0.99, 1))
    cores = ", ".join(f"{who} {share:.2f}" for who, share in found.cores.items())
    lighter = found.lighter / max(1, found.moves)
    print(f"{len(found.waits):6} {waits} {found.at_once:6} {found.moves:9} {lighter:8.1%}  {cores}")
    return 0


def bench_costs(args: argparse.Namespace) -> int:
    from bis.server.costs import measure  # noqa: PLC0415

    tables = args.tables or COSTS_TABLES
    print(f"{tables} tables of each game, played to the end by a person and three bots; KB a table")
    print(f"{'game':16} {'memory':>7} {'disk':>7} {'server at first':>16}")
    for game in [args.game] if args.game else GAMES:
        cost = measure(game, tables)
        kilobytes = f"{cost.memory / 1000:7.1f} {cost.disk / 1000:7.1f}"
        print(f"{cost.game:16} {kilobytes} {cost.start / 1_000_000:13.0f} MB", flush=True)
    return 0


def bench_peers(args: argparse.Namespace) -> int:
    """In a process of its own: what measures peers is no part of the package."""
    if not (CHECKOUT / "lab" / "peers").is_dir():
        raise BisError("other libraries are measured from a checkout of Bis: 'make peers'")
    command = [sys.executable, "-m", "lab.peers", "--seconds", str(args.seconds)]
    return subprocess.run(command, cwd=CHECKOUT, check=False).returncode  # noqa: S603  # our own


def _only(game: str | None, trials: Trials) -> Trials:
    return [trial for trial in trials if game in (None, trial[0])]


BENCHES = {
    "rules": bench_rules,
    "gpu": bench_gpu,
    "server": bench_server,
    "waits": bench_waits,
    "costs": bench_costs,
    "peers": bench_peers,
}
