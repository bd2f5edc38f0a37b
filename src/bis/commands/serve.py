"""`bis serve`: tables for browsers."""

import argparse
import os
from pathlib import Path

from bis.commands import Commands, add_command, add_data, data_folder, whole
from bis.commands.settings import add_engines, add_settings, engines_of, with_settings
from bis.core.errors import BisError
from bis.terminal.speech import retold, said

LEVELS = ("debug", "info", "warning", "error")


def add(commands: Commands) -> None:
    command = add_command(
        commands,
        "serve",
        run,
        "serve tables to this house's browsers",
        "bis serve",
        "bis serve --host 0.0.0.0 --port 8000 --public-url https://bis.example",
        "bis serve --tls",
        "bis serve --tls fullchain.pem privkey.pem",
        "bis serve --store postgresql://bis@db/bis --bus nats://news:4222",
    )
    command.add_argument("--host", default="0.0.0.0", help="where to listen (default: everywhere)")  # noqa: S104
    command.add_argument(
        "--port", type=whole(0, 65535), default=7777, help="or the next free one (default: 7777)"
    )
    add_data(command)
    add_engines(
        command,
        "where many servers keep the same tables, as postgresql://user@host/database",
        "how they hear of each other: postgresql (default) or nats://host:4222",
    )
    add_settings(command)
    command.add_argument(
        "--processes",
        type=whole(1, 1000),
        default=1,
        metavar="N",
        help="at this port, on as many cores (with --store only; default: 1)",
    )
    command.add_argument("--public-url", metavar="URL", help="the address in links and QR codes")
    command.add_argument(
        "--tls",
        nargs="*",
        type=Path,
        metavar=("CERT", "KEY"),
        help="serve by https, with these files, or with a certificate that is made for this house",
    )
    command.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        help="of a proxy, or a network of them, that says who asks; again for more "
        "(default: those of BIS_PROXY, with commas)",
    )
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another address at which browsers open this server; again for more",
    )
    command.add_argument(
        "--per-address",
        type=positive,
        default=1.0,
        metavar="N",
        help="times what one address may ask for (default: 1, a school class)",
    )
    command.add_argument(
        "--metrics-port",
        type=whole(0, 65535),
        metavar="PORT",
        help="tell /metrics and more of /healthz there, to this machine only (0: any)",
    )
    command.add_argument(
        "--metrics-token",
        default=os.environ.get("BIS_METRICS_TOKEN", ""),
        metavar="WORD",
        help="or to whoever brings this as a bearer (better said by BIS_METRICS_TOKEN)",
    )
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
    from bis.server.asker import Proxies  # noqa: PLC0415
    from bis.server.house import Doors  # noqa: PLC0415
    from bis.server.serve import serve  # noqa: PLC0415
    from bis.server.sweep import Keeping  # noqa: PLC0415
    from bis.server.tables import Settings  # noqa: PLC0415
    from bis.table.given import Pauses  # noqa: PLC0415

    args = with_settings(args)
    engines = engines_of(args)
    if args.processes > 1 and not engines.is_shared:
        raise BisError(
            "a folder is for one process: several need --store postgresql://… (see 'bis transfer')"
        )
    if args.tls is not None and len(args.tls) not in (0, 2):
        raise BisError("--tls takes a certificate and its key, or nothing")
    pauses = Pauses() if args.away is None else Pauses(args.away, args.away, args.away)
    return serve(
        args.host,
        args.port,
        data_folder(args),
        args.public_url,
        open_browser=args.open,
        log_level=args.log,
        settings=Settings(bot_delay=args.bot_delay, pauses=pauses, per_address=args.per_address),
        keeping=Keeping(days=args.keep_days, records=args.keep_records),
        tls=None if args.tls is None else tuple(args.tls),
        doors=Doors(
            Proxies.named(args.proxy or from_environment("BIS_PROXY")),
            tuple(args.origin),
            args.metrics_port,
            args.metrics_token,
        ),
        engines=engines,
        processes=args.processes,
        tell=lambda told: print(retold(told), flush=True),
    )


def positive(text: str) -> float:
    number = float(text)
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(said("{text!r} is no number above 0", text=text))
    return number


def from_environment(name: str) -> list[str]:
    """What a variable lists, with commas."""
    return [word for word in os.environ.get(name, "").split(",") if word.strip()]
