"""Steps of whole matrices: as long in every direction, however weak the slope is there.

Muon (K. Jordan and others, 2024): the mean of past slopes, made orthogonal by a few rounds of
Newton and Schulz.
"""

import math

import torch

ROUNDS = 5
FIRST, THIRD, FIFTH = 3.4445, -4.7750, 2.0315
"""What a round makes of a singular value, by its powers: after five, it is near one."""
ALIKE = 0.2
"""Makes steps about as large as those of Adam at the same rate."""


class Muon:
    """Beside another optimizer, for some of the matrices; a graph may record its steps."""

    def __init__(self, weights, rate, past=0.95):
        self.weights, self.rate, self.past = weights, rate, past
        self.memory = [torch.zeros_like(weight) for weight in weights]

    @torch.no_grad()
    def step(self):
        for weight, memory in zip(self.weights, self.memory, strict=True):
            memory.lerp_(weight.grad, 1 - self.past)
            step = orthogonal(weight.grad.lerp(memory, self.past))
            weight.sub_(step * (self.rate * ALIKE * math.sqrt(max(weight.shape))))


def orthogonal(matrix):
    is_tall = matrix.shape[0] > matrix.shape[1]
    told = matrix.mT if is_tall else matrix
    told = told / (told.norm() + 1e-7)
    told = told.bfloat16() if told.is_cuda else told
    for _ in range(ROUNDS):
        square = told @ told.mT
        told = FIRST * told + (THIRD * square + FIFTH * square @ square) @ told
    return (told.mT if is_tall else told).float()
