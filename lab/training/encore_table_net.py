"""The net of encore_tables.py, as PyTorch has it; the bots read what `save` writes."""

from pathlib import Path

import torch
from torch import nn

from bis.bots.encore.learned import layout, together
from bis.bots.encore.learned.layout import TABLE_WIDTH
from bis.bots.learned import nets
from bis.bots.one_more_encore.learned import layout as one_more_layout
from bis.bots.one_more_encore.learned import situation
from lab.training.whole import WEIGHT, hold, whole

BLUEPRINTS = {
    layout.WIDTH: together.BLUEPRINT,
    one_more_layout.WIDTH: situation.BLUEPRINT,
}
SCALES = {
    layout.WIDTH: layout.scale(layout.WIDTH),
    one_more_layout.WIDTH: one_more_layout.scale(),
}
SPREAD = 10.0
"""Points are told over ten."""


class Net(nn.Module):
    """The others' sheets are summed up first, so that a move costs no more at a larger table."""

    def __init__(self, width, hidden=512, others=256):
        super().__init__()
        self.other = nn.Linear(width, others)
        self.sum = nn.Linear(others, hidden, bias=False)
        self.place = nn.Linear(TABLE_WIDTH, hidden, bias=False)
        self.own = nn.Linear(width, hidden)
        self.two = nn.Linear(hidden, hidden)
        self.three = nn.Linear(hidden, hidden)
        self.out = nn.Linear(hidden, 2)
        self.register_buffer("scale", torch.tensor(SCALES[width]))
        turns = torch.ones(TABLE_WIDTH)
        turns[layout.TURNS + 3] = 1 / 32
        self.register_buffer("turns", turns)

    def told(self, rows):
        """Rows for the first layer; a net that only plays has the scale in its weights."""
        kind = self.own.weight.dtype
        return rows.to(kind) * self.scale if self.training else rows.to(kind)

    def others(self, sheets):
        return torch.relu(self.other(self.told(sheets)))

    def base(self, others, places):
        """What a seat's moves have in common; ``others``: summed up for each seat."""
        kind = self.place.weight.dtype
        return self.sum(others) + self.place(places.to(kind) * self.turns.to(kind))

    def evaluate(self, rows, base):
        """The points still to come, and the chance to win as a logit."""
        hidden = torch.relu(self.own(self.told(rows)) + base)
        hidden = torch.relu(self.two(hidden))
        hidden = torch.relu(self.three(hidden))
        out = hidden.float() @ self.out.weight.float().T + self.out.bias.float()
        return torch.stack([out[:, 0] * SPREAD, out[:, 1]])

    def table(self, told, acted, active, alone, seats):
        """What each seat is told of the others; the later ones see the active player's move."""
        count, seat = len(acted), torch.arange(seats, device=told.device)
        others = self.others(told).view(count, seats, -1)
        before = others[torch.arange(count, device=told.device), active]
        changed = self.others(acted) - before
        late = alone.view(-1, 1) & (seat != active.view(-1, 1))
        sums = others.sum(1, keepdim=True) - others
        sums = sums + late.unsqueeze(2).to(sums.dtype) * changed.unsqueeze(1)
        return sums.flatten(0, 1)


@torch.no_grad()
def copy(source, target):
    """``target`` plays, with the weights of ``source``."""
    target.eval()
    torch._foreach_copy_(list(target.parameters()), list(source.parameters()))
    for layer in (target.own, target.other):
        layer.weight.mul_(target.scale)


def save(net, path):
    arrays = {}
    for name, weight in net.named_parameters():
        arrays[name.replace(".", "_")] = whole(weight.T if weight.dim() == 2 else weight)
    nets.save(path, BLUEPRINTS[net.own.in_features], arrays)


@torch.no_grad()
def begin(net, path):
    """Weights to learn on from: those of a run, or of a net as it is shipped."""
    if path.endswith(".npz"):
        arrays = nets.load(Path(path), BLUEPRINTS[net.own.in_features])
        for name, weight in net.named_parameters():
            array = torch.from_numpy(arrays[name.replace(".", "_")]) / WEIGHT
            weight.copy_(array.T if weight.dim() == 2 else array)
    else:
        net.load_state_dict(torch.load(path, map_location=net.own.weight.device))
    hold(net)
