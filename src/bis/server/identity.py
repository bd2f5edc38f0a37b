"""Who somebody is, without an account: a random id in a signed cookie."""

import hashlib
import hmac
import os
import secrets
from pathlib import Path

COOKIE = "bis"
YEAR = 365 * 24 * 3600


class Identity:
    """Signs and checks player ids with a secret that never leaves the data folder."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @staticmethod
    def in_folder(folder: Path) -> "Identity":
        """The secret kept in a folder, made on the first start."""
        path = folder / "secret"
        if not path.exists():
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_bytes(32))
        return Identity(path.read_bytes())

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, player: str) -> str:
        return f"{player}.{self._mark(player)}"

    def check(self, token: str | None) -> str | None:
        """The player a token stands for; None if it was not signed here."""
        player, _, mark = (token or "").rpartition(".")
        if not player or not hmac.compare_digest(mark.encode(), self._mark(player).encode()):
            return None
        return player

    def _mark(self, player: str) -> str:
        return hmac.new(self._secret, player.encode(), hashlib.sha256).hexdigest()[:40]
