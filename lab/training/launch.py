"""Plain functions on arrays, run for every game or seat: on a core, or one thread each on a GPU."""

import inspect

import numpy as np

from bis.sim.batch.compile import Linker, instructions, need_cuda, need_numba

THREADS = 128


def launchers(functions, rooms, words, device):
    """name -> launch(count, *arrays and numbers); each function's first arguments are the index
    and scratch, of ``words`` whole numbers, or of as many floats if it is called ``best``.
    """
    make = _on_gpu if device == "cuda" else _on_core
    return make(functions, rooms, words)


def _on_core(functions, rooms, words):
    jit = need_numba().njit(error_model="numpy")
    linker = Linker(rooms, jit, instructions())
    launch = {}
    for function in functions:
        names = _names(function)
        kind = np.float32 if names[1] == "best" else np.int64
        loop = _written(
            f"def loop(count, scratch, {', '.join(names[2:])}):\n"
            f"    for i in range(count):\n"
            f"        body(i, scratch, {', '.join(names[2:])})\n",
            "loop",
            {"body": linker.link(function)},
        )
        launch[function.__name__] = _core_launcher(jit(loop), np.zeros(words, kind))
    return launch


def _core_launcher(loop, scratch):
    def launch(count, *given):
        loop(count, scratch, *(a.numpy() if hasattr(a, "numpy") else a for a in given))

    return launch


def _on_gpu(functions, rooms, words):
    cuda = need_cuda()
    from numba import float32, int64  # noqa: PLC0415

    from bis.sim.batch import device  # noqa: PLC0415

    linker = Linker(rooms, cuda.jit(device=True), device.INSTRUCTIONS)
    launch = {}
    for function in functions:
        names = _names(function)
        kind = float32 if names[1] == "best" else int64
        kernel = _written(
            f"def kernel(count, {', '.join(names[2:])}):\n"
            f"    i = cuda.grid(1)\n"
            f"    if i < count:\n"
            f"        scratch = cuda.local.array({words}, kind)\n"
            f"        body(i, scratch, {', '.join(names[2:])})\n",
            "kernel",
            {"body": linker.link(function), "cuda": cuda, "kind": kind},
        )
        launch[function.__name__] = _gpu_launcher(cuda, cuda.jit(kernel))
    return launch


def _gpu_launcher(cuda, kernel):
    seen = {}

    def array(tensor):
        key = (tensor.data_ptr(), tensor.shape, tensor.dtype)
        if key not in seen:
            if len(seen) > 4096:
                seen.clear()
            told = tensor.__cuda_array_interface__
            seen[key] = cuda.from_cuda_array_interface(told, owner=None)  # else it is never freed
        return seen[key]

    def launch(count, *given):
        told = [array(a) if hasattr(a, "data_ptr") else a for a in given]
        kernel[(count + THREADS - 1) // THREADS, THREADS](count, *told)

    return launch


def _names(function):
    return list(inspect.signature(function).parameters)


def _written(source, name, scope):
    exec(source, scope)  # noqa: S102  # of the functions' own names
    return scope[name]
