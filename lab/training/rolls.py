"""What all rolls of two color dice and two number dice bring, thousands of games at once."""

import torch

NOWHERE = -1e4


class Rolls:
    def __init__(self, device):
        two = torch.combinations(torch.arange(6, device=device), 2, with_replacement=True)
        self.pairs = two
        chance = torch.where(two[:, 0] == two[:, 1], 1.0, 2.0) / 36
        self.chance = (chance.unsqueeze(1) * chance).flatten()

    def best_of_pairs(self, full, passed):
        """By roll; ``chance`` has their chances."""
        one = torch.maximum(full[:, self.pairs[:, 0]], full[:, self.pairs[:, 1]])
        two = torch.maximum(one[:, :, self.pairs[:, 0]], one[:, :, self.pairs[:, 1]])
        return torch.maximum(two.flatten(1), passed.unsqueeze(1))


def best_by_cell(table, which, cell, worth, group):
    """Writes the best worth of each color and number, and the group that has it."""
    table.scatter_reduce_(0, cell, worth, "amax")
    top = worth >= table[cell]
    which[cell[top]] = group[top]


def by_face(table, which):
    """Six by six faces: the cell itself, any color, any number, or both."""
    count = table.shape[1]
    full = torch.full((count, 6, 6), NOWHERE, device=table.device)
    group = torch.zeros(count, 6, 6, dtype=torch.long, device=table.device)
    full[:, :5, :5], group[:, :5, :5] = table[0], which[0]
    full[:, 5, :5], color = table[1].max(1)
    group[:, 5, :5] = which[1].gather(1, color.unsqueeze(1)).squeeze(1)
    full[:, :5, 5], number = table[1].max(2)
    group[:, :5, 5] = which[1].gather(2, number.unsqueeze(2)).squeeze(2)
    full[:, 5, 5], both = table[2].flatten(1).max(1)
    group[:, 5, 5] = which[2].flatten(1).gather(1, both.unsqueeze(1)).squeeze(1)
    return full, group
