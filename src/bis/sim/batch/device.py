"""One game per thread of a GPU. Imported by `compile.cuda_driver` alone, when there is a GPU."""

import warnings
from time import perf_counter
from typing import Any

import numba
import numba.cuda

from bis.core import bits

cuda: Any = numba.cuda
int64: Any = numba.int64
THREADS_PER_BLOCK = 128
"""Of a launch."""
config: Any = numba.config
OPTIONS: Any = {} if config.ENABLE_CUDASIM else {"max_registers": 64}
"""Few registers make room for more threads at once: a tenth faster than without a limit."""
warnings.filterwarnings("ignore", message=".*low occupancy")  # where few games are played


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def ones(word: int) -> Any:
    return cuda.popc(word)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def lowest(word: int) -> Any:
    return cuda.popc((word & -word) - 1)  # the simulator's ffs knows 32 bits only


INSTRUCTIONS = {bits.ones: ones, bits.lowest: lowest}


def kernel(play_one: Any, tell: Any, words: int) -> Any:
    """A kernel with the arguments of `loop.play_many`, but each thread has a state of its own."""

    @cuda.jit(**OPTIONS)  # type: ignore[untyped-decorator]
    def play_many(
        t: Any,
        seats: int,
        policies: Any,
        seed: int,
        first_number: int,
        limit: int,
        scores: Any,
        ranks: Any,
        told: Any,
        traces: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < told.shape[0]:
            s = cuda.local.array(words, int64)
            number = first_number + i
            told[i, 4] = play_one(s, t, seats, policies, seed, number, limit, traces[i])
            tell(s, t, seats, scores[i], ranks[i], told[i])

    return play_many


def launch(kernel: Any, count: int, *arguments: Any) -> float:
    """Run it, and how many seconds that took on the GPU itself; the last four arguments are arrays
    that it writes, which come back filled.
    """
    blocks = (count + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK
    t, seats, policies, *numbers = arguments[:-4]
    told = [cuda.device_array(out.shape, out.dtype) for out in arguments[-4:]]
    given = (cuda.to_device(t), seats, cuda.to_device(policies), *numbers)
    began = perf_counter()
    kernel[blocks, THREADS_PER_BLOCK](*given, *told)
    cuda.synchronize()
    spent = perf_counter() - began
    for here, there in zip(arguments[-4:], told, strict=True):
        there.copy_to_host(here)
    return spent
