"""Gymnasium's spaces for what is observed and done."""

import numpy as np

from bis.envs.board import Board
from bis.envs.extra import needed

with needed("bis.envs"):
    from gymnasium import spaces

EDGE = 2**31 - 1
"""No bound but that of the number itself; docs/envs.md has the values."""


def observations(board: Board, waits: bool = False) -> spaces.Dict:
    """The numbers of `Kit.observation`, and 1 for each legal action."""
    size = len(board.kit.observation)
    return spaces.Dict(
        {
            "observation": spaces.Box(-EDGE, EDGE, (size,), np.int32),
            "action_mask": spaces.Box(0, 1, (board.actions + waits,), np.int8),
        }
    )


def actions(board: Board, waits: bool = False) -> spaces.Discrete:
    """The game's moves; with ``waits`` one more, the last, for seats that are not to act."""
    return spaces.Discrete(board.actions + waits)
