"""Where machine code is kept: by what it was made of, wherever that lies."""

from numba.core.caching import UserProvidedCacheLocator


class ByContent(UserProvidedCacheLocator):
    """The folder alone, whose name is made of all that was read (`CpuLinker.folder`).

    Numba would have one in it for each path of the sources: a copy of them, or the next version
    in another place, would compile the same again.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, _path: str) -> str:
        return ""
