"""The kernels for learning any sheet: what the net is told is the same as the shipped player's."""

import ctypes
import shutil
import subprocess
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from bis.bots.encore.learned import any_sheet
from bis.bots.encore.learned.any_sheet import AnySheet
from bis.bots.encore.learned.papers import bits
from bis.games.encore.scoring import COLUMN_FIRST
from lab.training.any_kernel import SOURCE, written
from tests.bots.encore.test_learned import played
from tests.games.encore.test_new_sheets import SEVENTH

ONE_LANE = """
typedef unsigned long long u64;
#define LANES 1
#define LANE 0
#define DEVICE
#define POP(x) __builtin_popcountll(x)
#define MEET
#define SET(word, bit) ((word) |= (bit))
"""


def compiled(folder: Path, groups: int) -> ctypes.CDLL:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    source, library = folder / "kernel.c", folder / "kernel.so"
    source.write_text(ONE_LANE + written(SOURCE, groups))
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", library, source], check=True)
    return ctypes.CDLL(str(library))


def words(squares: int) -> tuple[int, int]:
    """Columns A to H, and the rest."""
    return squares & (1 << 56) - 1, squares >> 56


@pytest.mark.parametrize("turns", [0, 6, 15, 27])
def test_the_kernel_tells_what_the_player_is_told(turns: int, tmp_path: Path) -> None:
    state = played("greedy", turns, turns, SEVENTH)
    paper = state.sheets[0]
    sheet = AnySheet(paper.printed)
    groups = np.array([words(squares) for _, _, squares in paper.printed.groups], np.uint64)
    by_block = sheet.placed[:, :-25].argmax(axis=1)
    codes = (by_block | sheet.cells << 8).astype(np.int32)
    given = [
        groups,
        codes,
        np.array([words(squares) for squares in sheet.sets], np.uint64),
        any_sheet.WHICH.astype(np.uint8),
        any_sheet.NUMBER.astype(np.uint8),
        (np.arange(22) / 32).astype(np.float16),
        np.array(COLUMN_FIRST, np.float32),
    ]
    out = np.full(any_sheet.WIDTH, 7, np.float16)
    legal, told = np.zeros(len(groups), np.uint8), np.zeros(3, np.float32)
    scratch = np.zeros(128, np.uint8), np.zeros(4, np.uint32)
    pointers = [array.ctypes.data_as(ctypes.c_void_p) for array in (*given, out, legal, told)]
    pointers += [array.ctypes.data_as(ctypes.c_void_p) for array in scratch]
    squares = map(ctypes.c_uint64, words(paper.checked))
    compiled(tmp_path, len(groups)).tell(*squares, ctypes.c_int(13), *pointers)

    checked = np.array([bits(paper.checked)], dtype=np.float64)
    features, left = sheet.features(checked)
    assert (out[: any_sheet.ROLLS_AT] == features[0]).all()
    assert np.flatnonzero(out[any_sheet.ROLLS_AT :]).tolist() == [13]
    assert told.tolist() == [part[0] for part in any_sheet.scores(left)]


def test_the_kernel_means_over_all_rolls(tmp_path: Path) -> None:
    """Two dice of each kind, one by one; some faces allow nothing."""
    random = np.random.default_rng(1)
    faces = random.normal(20, 3, (6, 6)).astype(np.float32)
    faces[random.random((6, 6)) < 0.3] = -1e4
    rolls = product(range(6), repeat=4)
    best = [max(19.0, *(faces[i, j] for i in (a, b) for j in (m, n))) for a, b, m, n in rolls]
    mean = compiled(tmp_path, 1).mean
    mean.restype = ctypes.c_float
    found = mean(faces.ctypes.data_as(ctypes.c_void_p), ctypes.c_float(19.0))
    assert found == pytest.approx(float(np.mean(best)), abs=1e-4)
