"""The mean of nets for any sheet that come from one another, as their player reads it.

    python -m lab.training.any_mean one/slow.pt two/slow.pt --out any.npz

Weights that still sway about the same place are nearer to it on average.
"""

import argparse

import torch

from lab.training.any_net import Net, save


def mean(paths):
    kept = [torch.load(path, map_location="cpu") for path in paths]
    net = Net(len(kept[0]["two.bias"]), len(kept[0]["meant"]))
    net.load_state_dict({name: sum(one[name] for one in kept) / len(kept) for name in kept[0]})
    return net


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nets", nargs="+", help="slow.pt")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    save(mean(args.nets), args.out)


if __name__ == "__main__":
    main()
