"""Addresses of engines, as they may be told."""

from urllib.parse import urlsplit, urlunsplit


def shown(url: str) -> str:
    """An address without its password, to be told and logged."""
    parts = urlsplit(url)
    if parts.password is None:
        return url
    where = parts.netloc.rpartition("@")[2]
    return urlunsplit(parts._replace(netloc=f"{parts.username}@{where}"))
