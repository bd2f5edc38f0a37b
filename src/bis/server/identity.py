"""Who somebody is, without an account: a random id in a signed cookie."""

import hashlib
import hmac
import secrets
from pathlib import Path

from bis.core.errors import BisError
from bis.server.folder import KEYS, write_whole
from bis.server.store import SharedStore

COOKIE = "bis"
YEAR = 365 * 24 * 3600
KEY = 32
"""Bytes of a key; the file has one after the other, the newest first."""
KNOWN_AFTER = 60.0
"""Seconds after which every node has seen a new key; they look every ten."""
OLDER_KEYS = 12
"""So many keys are kept beside the newest: with a new one each month, for as long as a cookie."""


class Identity:
    """Signs player ids with the first of its keys, and knows what any of them has signed."""

    def __init__(self, *keys: bytes, sign_by: int = 0) -> None:
        self._keys = keys
        self._sign_by = sign_by
        """Which of them signs."""

    @staticmethod
    def in_folder(folder: Path) -> "Identity":
        """By the keys kept in a folder; the first is made on the first start."""
        path = folder / KEYS
        try:
            if not path.exists():
                write_whole(path, secrets.token_bytes(KEY))
            body = path.read_bytes()
        except OSError as error:
            raise BisError(
                "{path} cannot be read or written: {why}", path=path, why=error.strerror
            ) from None
        return Identity(*keys_in(body, path))

    @staticmethod
    async def in_store(store: SharedStore) -> "Identity":
        """By the keys that all nodes share; the first is made by the first node.

        A new key is known everywhere before anybody signs with it.
        """
        if not (kept := await store.keys()):
            await store.add_key(secrets.token_bytes(KEY))
            kept = await store.keys()
        known = (number for number, (_, age) in enumerate(kept) if age > KNOWN_AFTER)
        return Identity(*(key for key, _ in kept), sign_by=next(known, len(kept) - 1))

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def sign(self, player: str) -> str:
        return f"{player}.{_mark(self._keys[self._sign_by], player)}"

    def check(self, token: str | None) -> str | None:
        """The player a token stands for; None if it was not signed here."""
        player, _, mark = (token or "").rpartition(".")
        if player and any(_is_same(mark, _mark(key, player)) for key in self._keys):
            return player
        return None

    def is_older(self, token: str) -> bool:
        """Whether a token that is known was signed by an older key."""
        return token != self.sign(token.rpartition(".")[0])


def rotate(folder: Path, older: int = OLDER_KEYS) -> int:
    """A new key before the others; how many of these stay."""
    path = folder / KEYS
    try:
        kept = keys_in(path.read_bytes(), path)[:older]
        write_whole(path, b"".join((secrets.token_bytes(KEY), *kept)))
    except OSError as error:
        raise BisError(
            "{path} cannot be read or written: {why}", path=path, why=error.strerror
        ) from None
    return len(kept)


async def rotate_shared(store: SharedStore, older: int = OLDER_KEYS) -> int:
    """The same where nodes share their keys."""
    await store.add_key(secrets.token_bytes(KEY), older)
    return len(await store.keys()) - 1


def keys_in(body: bytes, path: Path) -> list[bytes]:
    """The keys of a file; a sentence if they are not whole, since nobody may sign with less."""
    if not body or len(body) % KEY:
        raise BisError(
            "{path} has {bytes} bytes, and keys have {size} each: put it back from a backup, "
            "or delete it, and everybody is somebody new",
            path=path,
            bytes=len(body),
            size=KEY,
        )
    return [body[at : at + KEY] for at in range(0, len(body), KEY)]


def _mark(key: bytes, player: str) -> str:
    return hmac.new(key, player.encode(), hashlib.sha256).hexdigest()[:40]


def _is_same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
