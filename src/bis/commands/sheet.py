"""`bis sheet`: new sheets of Encore!, and whether one keeps the laws of the printed ones."""

import argparse
import secrets
import sys

from bis.commands import Commands, add_command, whole
from bis.core.chance import WORD
from bis.core.errors import BisError
from bis.games.encore.laws import broken_law, printed_before
from bis.games.encore.new_sheets import new_sheet
from bis.games.encore.pieces import SHEETS, Printed, printed_sheet


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "sheet",
        run,
        "make a new sheet of Encore!, or say which laws of the printed ones a sheet keeps",
        "bis sheet new --seed 7",
        'bis play encore --option sheet="$(bis sheet new --seed 7)"',
        "bis sheet check classic",
    )
    command.add_argument("what", choices=["new", "check"], metavar="new|check")
    command.add_argument("sheet", nargs="?", metavar="SHEET", help="to check: its name, or in full")
    command.add_argument(
        "--seed", type=whole(0, WORD), metavar="S", help="of a new one (default: any)"
    )
    command.add_argument("--rows", action="store_true", help="a new one as seven lines")


def run(args: argparse.Namespace) -> int:
    if (args.what == "check") != (args.sheet is not None):
        raise BisError("say 'bis sheet new', or 'bis sheet check SHEET'")
    return _check(args.sheet) if args.what == "check" else _new(args)


def _new(args: argparse.Namespace) -> int:
    seed = secrets.randbelow(WORD + 1) if args.seed is None else args.seed
    if args.seed is None:
        print(f"seed {seed}", file=sys.stderr)
    text = new_sheet(seed)
    print(text.replace("/", "\n") if args.rows else text)
    return 0


def _check(sheet: str) -> int:
    printed = printed_sheet(sheet) if sheet in SHEETS else Printed.parse(sheet)
    broken = broken_law(printed)
    if broken is None and sheet not in SHEETS:
        broken = printed_before(printed.text)
    if broken:
        raise broken
    print("it keeps all laws of the printed sheets")
    return 0
