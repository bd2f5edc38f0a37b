"""`bis serve`: tables for browsers."""

import argparse

from bis.commands import Commands, add_command, add_data, data_folder, whole

LEVELS = ("debug", "info", "warning", "error")


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "serve",
        run,
        "serve tables to this house's browsers",
        "bis serve",
        "bis serve --host 0.0.0.0 --port 8000 --public-url https://bis.example",
    )
    command.add_argument("--host", default="0.0.0.0", help="where to listen (default: everywhere)")  # noqa: S104
    command.add_argument(
        "--port", type=whole(0, 65535), default=7777, help="or the next free one (default: 7777)"
    )
    add_data(command)
    command.add_argument("--public-url", metavar="URL", help="the address in links and QR codes")
    command.add_argument("--bot-delay", type=float, default=0.7, metavar="S", help="in seconds")
    command.add_argument(
        "--away",
        type=float,
        metavar="S",
        help="seconds until a stand-in may be called and the host's role passes on "
        "(default: 60; in the lobby 30)",
    )
    command.add_argument(
        "--keep-days", type=float, default=30, metavar="N", help="of idle tables (default: 30)"
    )
    command.add_argument(
        "--keep-records",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="of finished games, when their tables are forgotten (default: yes)",
    )
    command.add_argument(
        "--log", choices=LEVELS, default="warning", help="what to write to stderr, as JSON lines"
    )
    command.add_argument("--open", action="store_true", help="open the browser, too")


def run(args: argparse.Namespace) -> int:
    from bis.server.serve import serve  # noqa: PLC0415
    from bis.server.sweep import Keeping  # noqa: PLC0415
    from bis.server.tables import Settings  # noqa: PLC0415
    from bis.table.given import Pauses  # noqa: PLC0415

    pauses = Pauses() if args.away is None else Pauses(args.away, args.away, args.away)
    return serve(
        args.host,
        args.port,
        data_folder(args),
        args.public_url,
        open_browser=args.open,
        log_level=args.log,
        settings=Settings(bot_delay=args.bot_delay, pauses=pauses),
        keeping=Keeping(days=args.keep_days, records=args.keep_records),
    )
