"""`bis transfer`: a house from a folder to PostgreSQL, or back."""

import argparse

from bis.commands import Commands, add_command
from bis.terminal.speech import said


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "transfer",
        run,
        "carry all tables and keys over to another store, and check that they are equal",
        "bis transfer /srv/bis postgresql://bis@db/bis",
        "bis transfer postgresql://bis@db/bis /srv/bis-again",
    )
    command.add_argument(
        "source", metavar="SOURCE", help="a data folder, or postgresql://…; it stays as it is"
    )
    command.add_argument(
        "target", metavar="TARGET", help="a data folder, or postgresql://…; where nothing is yet"
    )


def run(args: argparse.Namespace) -> int:
    import asyncio  # noqa: PLC0415

    from bis.server.transfer import transfer  # noqa: PLC0415

    carried = asyncio.run(transfer(args.source, args.target)).counts
    print(
        said(
            "{tables} tables with {entries} entries and {records} kept records are in both, "
            "and equal.\n"
            "From now on serve from one of them only: dice that were seen may not come again.",
            **carried,
        )
    )
    return 0
