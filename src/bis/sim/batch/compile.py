"""Links a game's batch functions into a driver loop, and compiles them: the only door to Numba.

`link` re-creates a function with globals in which the functions it calls are re-created already, or
those that take their place (rooms.py). What each is wrapped in decides what comes out: nothing
(interpreted, on lists), Numba's `njit` (machine code), or `cuda.jit` (device functions, one game
per thread).
"""

import hashlib
import os
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

import platformdirs

from bis.core import bits
from bis.core.errors import BisError
from bis.sim.batch import loop
from bis.sim.batch.rooms import Function, Rooms

if TYPE_CHECKING:
    from collections.abc import Iterator

Wrap = Callable[[Function], Function]
Replace = Mapping[Function, Function]
BY_CONTENT = "bis.sim.batch.kept.ByContent"
"""Who tells Numba where: it is imported by name."""


def need_numba() -> Any:
    """Numba, or a sentence that says how to get it."""
    try:
        import numba  # noqa: PLC0415
    except ImportError:
        raise BisError("batch engines need bis[fast]: pip install 'bis[fast]'") from None
    return numba


class Linker:
    """Re-creates functions, each once, with everything they call."""

    def __init__(self, rooms: Rooms, wrap: Wrap, instructions: Replace | None = None) -> None:
        self._rooms = rooms
        self._replace = {**rooms.replaced, **(instructions or {})}
        self._wrap = wrap
        self._linked: dict[Function, Function] = {}
        self.sources: set[str] = set()
        """The files that the functions were written in."""
        self.constants: set[str] = set()
        """What they know by name, wherever it was written: machine code holds its value."""

    def link(self, function: Function, wrap: Wrap | None = None) -> Function:
        return self._made(self._replace.get(function, function), wrap)

    def _made(self, function: Function, wrap: Wrap | None = None) -> Function:
        if not isinstance(function, FunctionType):
            return function  # a machine instruction
        if function not in self._linked:
            self._linked[function] = (wrap or self._wrap)(self._create(function))
        return self._linked[function]

    def _create(self, function: FunctionType) -> FunctionType:
        """With its globals."""
        self.sources.add(function.__code__.co_filename)
        names = {"__name__": function.__module__, "__builtins__": __builtins__}
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if callable(value):
                as_is = self._rooms.calls_as_is(function, value)
                names[name] = self._made(value) if as_is else self.link(value)
            elif name in function.__globals__:
                names[name] = value
                self.constants.add(f"{function.__module__}.{name} = {value!r}")
        made = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        # what is compiled for one game must never be taken for another's: the linker goes by name
        made.__qualname__ = f"{self._rooms.name}_{function.__name__}"
        return made


# Interpreted


def interpreted(rooms: Rooms) -> Linker:
    return Linker(rooms, lambda function: function)


# Machine code


@cache
def machine_code(rooms: Rooms) -> "CpuLinker":
    """One linker for each way to replace functions; options and seats are in the look-ups."""
    return CpuLinker(rooms)


class CpuLinker(Linker):
    """Drivers are compiled with all they call, and kept on disk for the next run."""

    def __init__(self, rooms: Rooms) -> None:
        jit = need_numba().njit
        self._options = {"nogil": True, "error_model": "numpy", "_nrt": False}
        # Python calls drivers alone; without wrappers there is less to compile
        inner = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        self._instructions = instructions()
        super().__init__(rooms, jit(**self._options, **inner), self._instructions)
        self._drivers: dict[Function, Function] = {}

    def driver(self, function: Function) -> Function:
        if function not in self._drivers:
            self._drivers[function] = self._compile(function)
        return self._drivers[function]

    def is_ready(self, function: Function) -> bool:
        """Whether a driver was compiled already, in this process or an earlier one."""
        driver: Any = self.driver(function)
        if driver.signatures:
            return True
        kept = driver.stats.cache_path
        return kept is not None and any(Path(kept).glob(f"*_{function.__name__}-*.nbc"))

    def _compile(self, function: Function) -> Function:
        numba = need_numba()
        inner = Linker.link(self, function, lambda plain: plain)
        with _cache_in(self.folder(function, numba.__version__)) as kept:
            made: Function = numba.njit(cache=kept, **self._options)(inner)
        return made

    def folder(self, function: Function, version: str) -> Path:
        """One for each state of what a driver calls: Numba looks at one file only.

        What was linked before it does not count, or what is kept would be found again only by
        those who ask for drivers in the same order.
        """
        alone = Linker(self._rooms, lambda plain: plain, self._instructions)
        alone.link(function)
        digest = hashlib.sha256(version.encode())
        for source in sorted({*alone.sources, __file__}):
            digest.update(Path(source).read_bytes())
        digest.update("\n".join(sorted(alone.constants)).encode())
        name = f"{self._rooms.name}-{digest.hexdigest()[:16]}"
        return Path(platformdirs.user_cache_dir("bis")) / "batch" / name


@contextmanager
def _cache_in(folder: Path) -> "Iterator[bool]":
    """Have Numba keep what it compiles in a folder, if it can be written."""
    config = need_numba().config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError:
        writable = False
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), BY_CONTENT
    try:
        yield writable
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def instructions() -> dict[Function, Function]:
    """The machine's instructions for single bits."""
    from numba import types  # noqa: PLC0415
    from numba.extending import intrinsic  # noqa: PLC0415

    @intrinsic
    def ones(_typing: Any, word: Any) -> Any:
        return types.int64(types.int64), lambda _context, builder, _sig, args: builder.ctpop(
            args[0]
        )

    @intrinsic
    def lowest(_typing: Any, word: Any) -> Any:
        def generate(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
            from llvmlite import ir  # type: ignore[import-untyped]  # noqa: PLC0415

            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), generate

    return {bits.ones: ones, bits.lowest: lowest}


# CUDA


def need_cuda() -> Any:
    """Numba's CUDA target (or its simulator), or a sentence that says what is missing."""
    need_numba()
    _put_back_names()
    try:
        from numba import cuda  # noqa: PLC0415
    except ImportError:
        raise BisError("device 'cuda' needs numba-cuda: pip install numba-cuda") from None
    available: Function = cuda.is_available
    if not available():
        raise BisError("device 'cuda' needs an NVIDIA GPU and its driver; there is none here")
    return cuda


def _put_back_names() -> None:
    """Names that numba-cuda 0.30 looks for and NumPy 2.5 no longer has."""
    import numpy as np  # noqa: PLC0415

    names = {"row_stack": np.vstack, "in1d": np.isin, "trapz": getattr(np, "trapezoid", None)}
    for name, function in names.items():
        if not hasattr(np, name):
            setattr(np, name, function)


def cuda_driver(rooms: Rooms, words: int) -> Function:
    """Plays games, one per thread: launch(count, t, seats, …) with the arguments of `play_many`."""
    cuda = need_cuda()
    from bis.sim.batch import device  # noqa: PLC0415

    linker = Linker(rooms, cuda.jit(device=True), device.INSTRUCTIONS)
    kernel = device.kernel(linker.link(loop.play_one), linker.link(loop.tell), words)
    return partial(device.launch, kernel)
