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
        self.alike = {}
        """Numbers of weights whose matrices are of one size: they are made orthogonal together."""
        for number, weight in enumerate(weights):
            self.alike.setdefault(weight.shape[-2:], []).append(number)

    @torch.no_grad()
    def step(self):
        for size, numbers in self.alike.items():
            weights = [self.weights[number].view(-1, *size) for number in numbers]
            steps = orthogonal(torch.cat([self._slope(number) for number in numbers]))
            steps *= self.rate * ALIKE * math.sqrt(max(size))
            counts = [len(weight) for weight in weights]
            for weight, step in zip(weights, steps.split(counts), strict=True):
                weight.sub_(step)

    def _slope(self, number):
        """Of this weight, with those before."""
        weight, memory = self.weights[number], self.memory[number]
        memory.lerp_(weight.grad, 1 - self.past)
        return weight.grad.lerp(memory, self.past).view(-1, *weight.shape[-2:])


def orthogonal(matrix):
    """Of several, each by itself."""
    is_tall = matrix.shape[-2] > matrix.shape[-1]
    told = matrix.mT if is_tall else matrix
    told = told / (told.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    told = told.bfloat16() if told.is_cuda else told
    for _ in range(ROUNDS):
        square = told @ told.mT
        told = FIRST * told + (THIRD * square + FIFTH * square @ square) @ told
    return (told.mT if is_tall else told).float()
