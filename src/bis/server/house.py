"""Where the server keeps things, and how it is reached."""

from dataclasses import dataclass, field
from pathlib import Path

from bis.server.asker import Proxies
from bis.server.engines import Engines
from bis.server.sweep import Keeping
from bis.server.tables import Settings


@dataclass(frozen=True)
class Doors:
    """Who is taken at their word, and who is told more than others."""

    proxies: Proxies = field(default_factory=Proxies)
    """Whose word is taken on who asks."""
    origins: tuple[str, ...] = ()
    """Other addresses at which pages of this server are loaded."""
    metrics_port: int | None = None
    """Where it is told how the server does, to whoever is on its machine;"""
    metrics_token: str = ""
    """or to whoever brings this."""


@dataclass(frozen=True)
class House:
    data: Path
    url: str
    """An address that other devices can open."""
    client: Path | None = None
    """The built client."""
    settings: Settings = field(default_factory=Settings)
    keeping: Keeping = field(default_factory=Keeping)
    doors: Doors = field(default_factory=Doors)
    engines: Engines = field(default_factory=Engines)
    root: Path | None = None
    """What devices may trust to come here by https without a question."""

    @property
    def proxies(self) -> Proxies:
        return self.doors.proxies

    def invite(self, table_id: str) -> str:
        """The address of a table, for others."""
        return f"{self.url}/t/{table_id}"

    def ticket(self, token: str) -> str:
        """Where somebody takes their games to another device."""
        return f"{self.url}/me/{token}"
