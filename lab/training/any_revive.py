"""Units of the second net that never speak begin anew, without a change to what the net says.

    python -m lab.training.any_revive FOLDER NEW --sheets pool.txt

Of a net that learned without a leak: for `lab.training.encore_any --start NEW --leak 0` to go on
from. What such a unit is told by is drawn anew, and what it says is nothing at first.
"""

import argparse
import os

import torch
from torch import nn

from lab.training.any_net import Net
from lab.training.any_papers import read

MANY = 24
"""Sheets to look at."""


def highest(net, texts):
    """What each unit is told at most, over all inputs of all sheets."""
    with torch.no_grad():
        told = [net.means(torch.from_numpy(read(text)[3]).float()).amax(0) for text in texts]
    return torch.stack(told).amax(0)


@torch.no_grad()
def revive(net, silent, seed):
    """The same for the net and its slow copy, if with the same seed."""
    torch.manual_seed(seed)
    fresh = nn.Linear(net.means.in_features, net.means.out_features)
    net.means.weight[silent] = fresh.weight[silent]
    net.means.bias[silent] = fresh.bias[silent].abs()
    net.meant[silent] = 0


def forget(state, names, silent):
    """What the optimizer remembers of them."""
    for number, name in enumerate(names):
        if name.startswith("mean"):
            for kept in ("exp_avg", "exp_avg_sq"):
                state["state"][number][kept][silent] = 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("new")
    parser.add_argument("--sheets", required=True)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    os.makedirs(args.new, exist_ok=True)
    kept = {
        name: torch.load(f"{args.folder}/{name}.pt", map_location="cpu")
        for name in ("net", "slow", "optimizer")
    }
    nets = [Net(len(kept["slow"]["two.bias"]), leak=0.0) for _ in range(2)]
    for net, weights in zip(nets, (kept["net"]["weights"], kept["slow"]), strict=True):
        net.load_state_dict(weights)
    with open(args.sheets) as file:
        texts = file.read().split()[:MANY]
    before = [net.first(torch.from_numpy(read(texts[0])[3])) for net in nets]
    silent = (highest(nets[0], texts) <= 0) & (highest(nets[1], texts) <= 0)
    for net, first in zip(nets, before, strict=True):
        revive(net, silent, args.seed)
        assert torch.equal(net.first(torch.from_numpy(read(texts[0])[3])), first)
    forget(kept["optimizer"], [name for name, _ in nets[0].named_parameters()], silent)
    kept["net"]["weights"], kept["slow"] = (net.state_dict() for net in nets)
    for name, value in kept.items():
        torch.save(value, f"{args.new}/{name}.pt")
    print(f"{int(silent.sum())} of {len(silent)} begin anew")


if __name__ == "__main__":
    main()
