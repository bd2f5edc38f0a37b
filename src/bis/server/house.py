"""Where the server keeps things, and how it is reached."""

from dataclasses import dataclass, field
from pathlib import Path

from bis.server.asker import Proxies
from bis.server.sweep import Keeping
from bis.server.tables import Settings


@dataclass(frozen=True)
class House:
    data: Path
    url: str
    """An address that other devices can open."""
    client: Path | None = None
    """The built client."""
    settings: Settings = field(default_factory=Settings)
    keeping: Keeping = field(default_factory=Keeping)
    proxies: Proxies = field(default_factory=Proxies)
    """Whose word is taken on who asks."""

    def invite(self, table_id: str) -> str:
        """The address of a table, for others."""
        return f"{self.url}/t/{table_id}"

    def ticket(self, token: str) -> str:
        """Where somebody takes their games to another device."""
        return f"{self.url}/me/{token}"
