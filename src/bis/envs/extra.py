"""What to say when a library for researchers is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from bis.core.errors import BisError


@contextmanager
def needed(what: str) -> Iterator[None]:
    """Around the import of a library that comes with the extra `envs`."""
    try:
        yield
    except ImportError as error:
        raise BisError(f"{what} needs bis[envs]: pip install 'bis[envs]' ({error})") from None
