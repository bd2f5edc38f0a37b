"""`bis sheet`: new sheets of Encore!, the laws of the printed ones, and how a sheet plays."""

import argparse
import json
import secrets
import sys
from dataclasses import asdict

from bis.commands import Commands, add_command, whole
from bis.core.chance import WORD
from bis.core.errors import BisError
from bis.games.encore.chosen import CHOSEN
from bis.games.encore.laws import broken_law, printed_before
from bis.games.encore.new_sheets import new_sheet
from bis.games.encore.pieces import SHEETS, printed_sheet
from bis.terminal.speech import figure, said

WHAT = ("new", "list", "check", "rate")


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "sheet",
        run,
        "make a new sheet of Encore!; list those that were chosen; say whether one keeps the laws "
        "of the printed ones; rate it",
        "bis sheet new --seed 7",
        'bis play encore --option sheet="$(bis sheet new --seed 7)"',
        "bis sheet list",
        "bis play encore --option sheet=new-5003",
        "bis sheet check classic",
        'bis sheet rate "$(bis sheet new --seed 7)"',
    )
    command.add_argument("what", choices=WHAT, metavar="|".join(WHAT))
    command.add_argument("sheet", nargs="?", metavar="SHEET", help="its name, or in full")
    command.add_argument(
        "--seed", type=whole(0, WORD), metavar="S", help="of a new one (default: any)"
    )
    command.add_argument("--rows", action="store_true", help="a new one as seven lines")
    command.add_argument(
        "--games", type=whole(10, 10**6), default=400, metavar="N", help="to rate by (default: 400)"
    )
    command.add_argument("--json", action="store_true", help="the rating as JSON")


def run(args: argparse.Namespace) -> int:
    if (args.what in ("new", "list")) != (args.sheet is None):
        raise BisError(
            "say 'bis sheet new', 'bis sheet list', 'bis sheet check SHEET' "
            "or 'bis sheet rate SHEET'"
        )
    match args.what:
        case "list":
            return _list()
        case "check":
            return _check(args.sheet)
        case "rate":
            return _rate(args)
    return _new(args)


def _new(args: argparse.Namespace) -> int:
    seed = secrets.randbelow(WORD + 1) if args.seed is None else args.seed
    if args.seed is None:
        print(f"seed {seed}", file=sys.stderr)
    text = new_sheet(seed)
    print(text.replace("/", "\n") if args.rows else text)
    return 0


def _list() -> int:
    """The chosen ones, by their short names."""
    print(said("what two strong players get on each, on average"))
    for name, chosen in CHOSEN.items():
        print(f"{name:12}{figure(f'{chosen.points:.1f}')}")
    return 0


def _check(sheet: str) -> int:
    printed = printed_sheet(sheet)
    broken = broken_law(printed)
    if broken is None and sheet not in SHEETS:
        broken = printed_before(printed.text)
    if broken:
        raise broken
    print(said("it keeps all laws of the printed sheets"))
    return 0


def _rate(args: argparse.Namespace) -> int:
    from bis.sim.sheet_rate import printed_rates, rate  # noqa: PLC0415

    printed_sheet(args.sheet)  # or it is refused
    found = rate(args.sheet, args.games)
    if args.json:
        print(json.dumps(asdict(found), indent=2))
        return 0
    printed = [dict(known.figures()) for known in printed_rates().values()]
    print(f"{'':16}{said('this sheet'):>12}{said('printed ones'):>18}")
    for name, value in found.figures():
        known = [figures[name] for figures in printed]
        least, most = figure(f"{min(known):.1f}"), figure(f"{max(known):.1f}")
        span = said("{least} to {most}", least=least, most=most)
        print(f"{name:16}{figure(f'{value:.1f}'):>12}{span:>18}")
    return 0
