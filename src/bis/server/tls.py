"""With which files https is spoken: somebody's own, or some that are made here."""

import ssl
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from bis.core.errors import BisError

FOLDER = "tls"
"""In the server's folder: what it made itself."""


class Files(NamedTuple):
    certificate: Path
    key: Path
    root: Path | None = None
    """Of those made here: what devices have to trust."""


def tls_files(
    named: Sequence[Path] | None, data: Path, url: str, lan: str, *, is_made: bool
) -> Files | None:
    """None by plain http; where none are named they are made, for these addresses."""
    if named is None:
        return None
    if named:
        return Files(*named)
    folder = data / FOLDER
    made = Files(folder / "here.crt", folder / "here.key", folder / "root.crt")
    if not is_made:  # by the process that started this one
        _make(made, urlsplit(url).hostname or url, lan)
    return made


def _make(files: Files, name: str, lan: str) -> None:
    try:
        from bis.server.certificate import make_certificate  # noqa: PLC0415  # in an extra
    except ImportError:
        raise BisError(
            "making a certificate needs the package cryptography (pip install 'bis[tls]'); "
            "or name files of your own: --tls CERT KEY"
        ) from None
    make_certificate(files, name, lan)


def check_tls(certificate: Path, key: Path) -> None:
    """A sentence now, if people could not connect later."""
    for path in (certificate, key):
        try:
            path.open("rb").close()
        except OSError as error:
            raise BisError("{path} cannot be read: {why}", path=path, why=error.strerror) from None

    def ask() -> str:
        raise BisError("{key} wants a password, and nobody is there to give it", key=key)

    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key, ask)
    except ssl.SSLError as error:
        raise BisError(
            "{certificate} and {key} are not a certificate and its key ({why})",
            certificate=certificate,
            key=key,
            why=error.reason or error,
        ) from None
