"""`bis serve`: tables for browsers."""

import argparse
import os
from pathlib import Path

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
        "bis serve --tls fullchain.pem privkey.pem",
    )
    command.add_argument("--host", default="0.0.0.0", help="where to listen (default: everywhere)")  # noqa: S104
    command.add_argument(
        "--port", type=whole(0, 65535), default=7777, help="or the next free one (default: 7777)"
    )
    add_data(command)
    command.add_argument("--public-url", metavar="URL", help="the address in links and QR codes")
    command.add_argument(
        "--tls",
        nargs=2,
        type=Path,
        metavar=("CERT", "KEY"),
        help="serve by https, with these files",
    )
    command.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        help="of a proxy, or a network of them, that says who asks; again for more "
        "(default: those of BIS_PROXY, with commas)",
    )
    command.add_argument("--bot-delay", type=float, default=0.7, metavar="S", help="in seconds")
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
    from bis.server.asker import Proxies  # noqa: PLC0415
    from bis.server.serve import serve  # noqa: PLC0415
    from bis.server.sweep import Keeping  # noqa: PLC0415
    from bis.server.tables import Settings  # noqa: PLC0415

    return serve(
        args.host,
        args.port,
        data_folder(args),
        args.public_url,
        open_browser=args.open,
        log_level=args.log,
        settings=Settings(bot_delay=args.bot_delay),
        keeping=Keeping(days=args.keep_days, records=args.keep_records),
        tls=tuple(args.tls) if args.tls else None,
        proxies=Proxies.named(args.proxy or from_environment("BIS_PROXY")),
    )


def from_environment(name: str) -> list[str]:
    """What a variable lists, with commas."""
    return [word for word in os.environ.get(name, "").split(",") if word.strip()]
