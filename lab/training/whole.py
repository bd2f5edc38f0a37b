"""Weights as whole numbers, as the shipped nets read them."""

import numpy as np
import torch

WEIGHT, ACTIVATION = 2**13, 2**12
"""What a weight and an activation are multiples of, one by one over these."""
MOST = 3.999
"""The largest weight that sixteen bits can hold."""


@torch.no_grad()
def hold(net):
    """Keeps every weight within that, while a net learns."""
    torch._foreach_clamp_min_(list(net.parameters()), -MOST)
    torch._foreach_clamp_max_(list(net.parameters()), MOST)


def whole(tensor, scale=WEIGHT):
    numbers = np.round(tensor.detach().double().cpu().numpy() * scale)
    assert np.abs(numbers).max() < 2**15, "weights that sixteen bits cannot hold"
    return numbers.astype(np.int16)
