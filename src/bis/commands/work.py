"""`bis work`: a machine that thinks for servers."""

import argparse
from dataclasses import replace

from bis.commands import Commands, add_command, whole
from bis.commands.serve import LEVELS
from bis.commands.settings import add_engines, add_settings, engines_of, with_settings
from bis.core.errors import BisError


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "work",
        run,
        "think for servers that share a store: moves of bots, hints and reviews",
        "bis work --store postgresql://bis@db/bis --bus nats://news:4222",
        "bis work --store postgresql://bis@db/bis --processes 8",
    )
    add_engines(
        command,
        "which the servers share, as postgresql://user@host/database",
        "of the servers: postgresql (default) or nats://host:4222",
    )
    add_settings(command)
    command.add_argument(
        "--processes",
        type=whole(1, 1000),
        metavar="N",
        help="in which bots think (default: one less than cores)",
    )
    command.add_argument(
        "--log", choices=LEVELS, default="warning", help="what to write to stderr, as JSON lines"
    )


def run(args: argparse.Namespace) -> int:
    args = with_settings(args)
    engines = engines_of(args)
    if not engines.is_shared:
        raise BisError("there is nobody to think for: say --store postgresql://…")
    from bis.server.thinking import usual_processes  # noqa: PLC0415
    from bis.server.work import work  # noqa: PLC0415

    processes = args.processes or usual_processes()
    return work(replace(engines, kind=f"work {processes}"), processes, args.log)
