"""Weights as whole numbers, as the shipped nets read them (`net.py` in the bots' rooms)."""

import numpy as np

WEIGHT, ACTIVATION = 2**13, 2**12
"""What a weight and an activation are multiples of, one by one over these."""


def whole(tensor, scale=WEIGHT):
    return np.round(tensor.detach().double().cpu().numpy() * scale).astype(np.int16)
