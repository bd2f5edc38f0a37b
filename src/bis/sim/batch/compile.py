"""Links a game's batch functions into a driver loop, and compiles them: the only door to Numba.

`link` re-creates a function with globals in which the functions it calls are re-created already,
and stand-ins are replaced. What each is wrapped in decides what comes out: nothing (interpreted, on
lists), Numba's `njit` (machine code), or `cuda.jit` (device functions, one game per thread).
"""

import hashlib
import os
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import platformdirs

from bis.core import bits
from bis.core.errors import BisError
from bis.sim.batch import loop

if TYPE_CHECKING:
    from collections.abc import Iterator

Function = Callable[..., Any]
Wrap = Callable[[Function], Function]
Replace = Mapping[Function, Function]


def need_numba() -> Any:
    """Numba, or a sentence that says how to get it."""
    try:
        import numba  # noqa: PLC0415
    except ImportError:
        raise BisError("batch engines need bis[fast]: pip install 'bis[fast]'") from None
    return numba


def stand_ins(module: ModuleType) -> dict[Function, Function]:
    """A batch module's functions for the stand-ins of the driver."""
    found = vars(module)
    return {f: found[f.__name__] for f in loop.STAND_INS if f.__name__ in found}


class Linker:
    """Re-creates functions, each once, with everything they call."""

    def __init__(self, name: str, replace: Replace, wrap: Wrap) -> None:
        self._name = name
        self._replace = replace
        self._wrap = wrap
        self._linked: dict[Function, Function] = {}
        self.sources: set[str] = set()
        """The files that the functions were written in."""

    def link(self, function: Function, wrap: Wrap | None = None) -> Function:
        return self._made(self._replace.get(function, function), wrap)

    def _made(self, function: Function, wrap: Wrap | None = None) -> Function:
        if not isinstance(function, FunctionType):
            return function  # a machine instruction
        if function not in self._linked:
            self._linked[function] = (wrap or self._wrap)(self._create(function))
        return self._linked[function]

    def _create(self, function: FunctionType) -> FunctionType:
        """With its globals; a variant's own functions call the original's as they are."""
        self.sources.add(function.__code__.co_filename)
        variant = function.__module__
        replaced = {old for old, new in self._replace.items() if _module(new) == variant}
        names = {"__name__": function.__module__, "__builtins__": __builtins__}
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if callable(value):
                names[name] = self._made(value) if value in replaced else self.link(value)
            elif name in function.__globals__:
                names[name] = value
        made = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        # what is compiled for one game must never be taken for another's: the linker goes by name
        made.__qualname__ = f"{self._name}_{function.__name__}"
        return made


def _module(function: Function) -> str | None:
    return getattr(function, "__module__", None)


# Interpreted


def interpreted(module: ModuleType, replace: Replace) -> Linker:
    replaced = {**stand_ins(module), **replace}
    return Linker(_game(module), replaced, lambda function: function)


def _game(module: ModuleType) -> str:
    """The id of the game whose batch functions these are."""
    return module.__name__.split(".")[-2]


# Machine code


def machine_code(module: ModuleType, replace: Replace) -> "CpuLinker":
    """One linker for each module and who chooses; options and seats are in the tables."""
    replaced = {**stand_ins(module), **replace}
    name = f"{_game(module)}_{replaced[loop.choose].__name__}"
    if name not in _LINKERS:
        _LINKERS[name] = CpuLinker(name, {**instructions(), **replaced})
    return _LINKERS[name]


_LINKERS: dict[str, "CpuLinker"] = {}


class CpuLinker(Linker):
    """Drivers are compiled with all they call, and kept on disk for the next run."""

    def __init__(self, name: str, replace: Replace) -> None:
        jit = need_numba().njit
        self._options = {"nogil": True, "error_model": "numpy", "_nrt": False}
        # Python calls drivers alone; without wrappers there is less to compile
        inner = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        super().__init__(name, replace, jit(**self._options, **inner))
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
        inner = Linker.link(self, function, lambda plain: plain)  # find all sources first
        with _cache_in(_cache_folder(self._name, self.sources, numba.__version__)) as cache:
            made: Function = numba.njit(cache=cache, **self._options)(inner)
        return made


def _cache_folder(name: str, sources: set[str], version: str) -> Path:
    """A folder for each linker and each state of its sources: Numba looks at one file only."""
    digest = hashlib.sha256(version.encode())
    for source in sorted({*sources, __file__}):
        digest.update(Path(source).read_bytes())
    return Path(platformdirs.user_cache_dir("bis")) / "batch" / f"{name}-{digest.hexdigest()[:16]}"


@contextmanager
def _cache_in(folder: Path) -> "Iterator[bool]":
    """Have Numba keep what it compiles in a folder, if it can be written."""
    config = need_numba().config
    before = config.CACHE_DIR
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError:
        writable = False
    config.CACHE_DIR = str(folder)
    try:
        yield writable
    finally:
        config.CACHE_DIR = before


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


def cuda_driver(module: ModuleType, replace: Replace, words: int) -> Function:
    """Plays games, one per thread: launch(count, t, seats, …) with the arguments of `play_many`."""
    cuda = need_cuda()
    from bis.sim.batch import device  # noqa: PLC0415

    instructions = {bits.ones: device.ones, bits.lowest: device.lowest}
    replaced: dict[Function, Function] = {**stand_ins(module), **instructions, **replace}
    linker = Linker(_game(module), replaced, cuda.jit(device=True))
    kernel = device.kernel(linker.link(loop.play_one), linker.link(loop.tell), words)
    return partial(device.launch, kernel)
