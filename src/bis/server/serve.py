"""Starting the server: a folder, a port that is free, an address for the others."""

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from bis.core.errors import BisError
from bis.core.reasons import Sentence
from bis.server.app import make_app
from bis.server.engines import Engines
from bis.server.folder import held, make_private
from bis.server.house import Doors, House
from bis.server.identity import Identity
from bis.server.lines import Config
from bis.server.logs import write_logs
from bis.server.processes import Group, handed_socket
from bis.server.store import STORE, SqliteStore, StoreError
from bis.server.sweep import Keeping
from bis.server.tables import Settings
from bis.server.tls import Files, check_tls, tls_files

HERE = "127.0.0.1"
PORTS_TRIED = 20
MOST_FILES = 16_384
SHARED_LEASE = 3.5
"""Seconds after which another node acts at the tables of one that is not heard of, where there may
be others: with the rounds in between, it acts within five."""
CLIENTS = (
    Path(__file__).parent / "client",
    Path(__file__).parents[3] / "client" / "dist",
)
"""Where the built client may be: shipped in the package, or built in a checkout."""


def built_client() -> Path | None:
    return next((folder for folder in CLIENTS if (folder / "index.html").is_file()), None)


def tell_in_english(told: Sentence) -> None:
    print(told, flush=True)


def serve(
    host: str,
    port: int,
    data: Path,
    public_url: str | None,
    *,
    open_browser: bool = False,
    log_level: str = "warning",
    settings: Settings | None = None,
    keeping: Keeping | None = None,
    doors: Doors | None = None,
    tls: Sequence[Path] | None = None,
    engines: Engines | None = None,
    processes: int = 1,
    tell: Callable[[Sentence], None] = tell_in_english,
) -> int:
    """Serve until interrupted, from a folder that no other server uses meanwhile; or many do.

    With TLS by the files that are named, or else by some that are made.
    """
    if tls:
        check_tls(*tls)
    engines = engines or Engines()
    with _ready(engines, data):
        handed = handed_socket()
        lan = lan_address()
        files = tls_files(tls, data, public_url or HERE, lan, is_made=handed is not None)
        leads = processes > 1 and handed is None  # it starts others, and does nothing else
        listener = handed or free_socket(host, port)
        port = listener.getsockname()[1]
        scheme = "http" if tls is None else "https"
        url = (public_url or f"{scheme}://{lan}:{port}").rstrip("/")
        client = built_client()
        doors = doors or Doors()
        apart, doors = ([], replace(doors, metrics_port=None)) if leads else own_port(doors)
        settings = settings or Settings()
        if engines.is_shared:
            settings = replace(settings, lease=SHARED_LEASE)
        root = files.root if files else None
        house = House(data, url, client, settings, keeping or Keeping(), doors, engines, root)
        if handed is None:
            _announce(house, f"{scheme}://{HERE}:{port}", open_browser, tell)
        if doors.metrics_port is not None:
            own = f"{scheme}://{HERE}:{doors.metrics_port}/metrics"
            tell(Sentence("Metrics are at {url}", url=own))
        if leads:
            return Group([sys.executable, "-m", "bis", *sys.argv[1:]], processes, listener).run()
        write_logs(log_level)
        _run(house, [listener, *apart], files)
    return 0


@contextmanager
def _ready(engines: Engines, data: Path) -> Iterator[None]:
    """A folder of one's own, or engines that answer."""
    if engines.is_shared:
        asyncio.run(engines.wait())
        yield
        return
    make_private(data)
    with held(data):
        _check_house(data)
        yield


def _announce(
    house: House, here: str, open_browser: bool, tell: Callable[[Sentence], None]
) -> None:
    """An address ends each of the first two lines, for scripts to find."""
    tell(Sentence("Bis is at {url}", url=here))
    tell(Sentence("For others: {url}", url=house.url))
    if house.root is not None:
        root = f"{house.url}/{house.root.name}"
        tell(Sentence("Devices that trust {root} ask no questions.", root=root))
    if house.client is None:
        tell(Sentence("The browser client is not built; `make client` builds it."))
    if open_browser and has_display():
        with suppress(webbrowser.Error):
            webbrowser.open(here)


def own_port(doors: Doors) -> tuple[list[socket.socket], Doors]:
    """A port for those who look after the server, if they want one, to this machine only."""
    if doors.metrics_port is None:
        return [], doors
    listener = free_socket(HERE, doors.metrics_port)
    return [listener], replace(doors, metrics_port=listener.getsockname()[1])


def _run(house: House, listeners: list[socket.socket], files: Files | None) -> None:
    config = Config(
        make_app(house),
        proxies=house.proxies,
        per_address=house.settings.per_address,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # `asker` reads them, and from trusted proxies only
        ws_max_size=16_384,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=2,
        ssl_certfile=files and files.certificate,
        ssl_keyfile=files and files.key,
    )
    calm_collector()
    open_many_files()
    uvicorn.Server(config).run(sockets=listeners)


def open_many_files() -> None:
    """Each connection is a file, and systems often allow only a thousand until they are asked."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _check_house(data: Path) -> None:
    """A sentence now, instead of a server that cannot start."""

    async def opened() -> None:
        store = SqliteStore(data / STORE)
        await store.ready()
        await store.close()

    Identity.in_folder(data)
    try:
        asyncio.run(opened())
    except StoreError as error:
        raise BisError(*error.args) from None


def calm_collector() -> None:
    """Look for unused cycles seldom: states are trees, and a full search stops every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def has_display() -> bool:
    """Where there is none, a browser would be one of text that takes the terminal away."""
    return sys.platform in ("darwin", "win32") or bool(
        {"DISPLAY", "WAYLAND_DISPLAY"} & {*os.environ}
    )


def free_socket(host: str, port: int) -> socket.socket:
    """The port asked for, or the next one that is free."""
    for candidate in range(port, port + PORTS_TRIED if port else 1):
        # named TCP, since asyncio sends at once (TCP_NODELAY) only on sockets that say so
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError as error:
            problem = error.strerror
            listener.close()
            continue
        listener.listen(128)
        return listener
    raise BisError(
        "no port from {port} to {last} is free: {problem}",
        port=port,
        last=port + PORTS_TRIED - 1,
        problem=problem,
    )


def lan_address() -> str:
    """The address by which other devices here reach this one; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
