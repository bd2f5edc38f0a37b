"""A net for any sheet of Encore! alone: points still to come, for each number of marks left."""

from pathlib import Path

import torch
from torch import nn

from bis.bots.encore.learned.any_net import BLUEPRINT, FINE, HIDDEN, MEANING
from bis.bots.encore.learned.any_sheet import ABOUTS, WIDTH
from bis.bots.learned import nets
from bis.games.encore.rules import MARKS
from lab.training.whole import MOST, WEIGHT, whole

SCALE = 10.0
ANSWERS = 16
"""Nine for marks, and a round number."""
LEAK = 0.125
"""What leaks through of what is below zero in the second net: without it, half of its units died,
and with them all it had to say of squares (docs/strength.md).
"""
LEAKS = 2**-7
"""The same in the layers, so little that they say what they said without; but no unit falls silent
for good, as half of them and more did.
"""


class Net(nn.Module):
    """The weights of its first layer are what all sheets share, and what a second net says to what
    each input is on this sheet.
    """

    def __init__(self, hidden=HIDDEN, meaning=MEANING, leak=LEAK, leaks=LEAKS):
        super().__init__()
        self.leak, self.leaks = leak, leaks
        self.base = nn.Parameter(torch.empty(WIDTH, hidden).uniform_(-0.05, 0.05))
        self.means = nn.Linear(ABOUTS, meaning)
        self.meant = nn.Parameter(torch.empty(meaning, hidden).normal_(std=0.02))
        self.two = nn.Linear(hidden, hidden)
        self.three = nn.Linear(hidden, hidden)
        self.out = nn.Linear(hidden, ANSWERS)

    def meaning(self, abouts, kind=torch.float32):
        """What the second net says of the inputs of sheets."""
        return nn.functional.leaky_relu(layer(self.means, abouts.to(kind)), self.leak)

    def first(self, abouts, kind=torch.float32):
        """The first layer for sheets."""
        told = self.meaning(abouts, kind) @ self.meant.to(kind) + self.base.to(kind)
        return told.clamp(-MOST, MOST)

    def forward(self, first, features):
        """By slot, sheet and marks left; in the precision of what it is given, but for the last."""
        return self._deeper(torch.bmm(features, first))

    def learned(self, abouts, features):
        """The same, but that no weight of the first layer is held; these are never written down,
        so that few rows of many sheets cost less.
        """
        kind = features.dtype
        told = torch.bmm(features, self.meaning(abouts, kind)) @ self.meant.to(kind)
        return self._deeper(told + features @ self.base.to(kind))

    def _deeper(self, told):
        hidden = self.speak(told)
        hidden = self.speak(layer(self.two, hidden))
        hidden = self.speak(layer(self.three, hidden))
        return self.out(hidden.float())[..., : MARKS + 1] * SCALE

    def speak(self, told):
        return nn.functional.leaky_relu(told, self.leaks)

    def half(self, abouts):
        """To play by: sheets and features to answers, in half precision but for the last sum."""
        if not abouts.is_cuda:
            first = self.first(abouts)
            return lambda features: self(first, features)
        first = self.first(abouts, torch.half)
        layers = [(layer.weight.half().T, layer.bias.half()) for layer in (self.two, self.three)]
        out = self.out.weight.half().T

        def answer(features):
            slots, rows, _ = features.shape
            hidden = self.speak_(torch.bmm(features, first)).flatten(0, 1)
            for weight, bias in layers:
                hidden = self.speak_(torch.addmm(bias, hidden, weight))
            told = torch.mm(hidden, out, out_dtype=torch.float32) + self.out.bias
            return (told[:, : MARKS + 1] * SCALE).view(slots, rows, MARKS + 1)

        return answer

    def speak_(self, told):
        return nn.functional.leaky_relu_(told, self.leaks)


def layer(linear, told):
    """In the precision of what it is told."""
    kind = told.dtype
    return nn.functional.linear(told, linear.weight.to(kind), linear.bias.to(kind))


def parts(net):
    """Weights by the names and shapes that the shipped net has for them."""
    return {
        "base": net.base,
        "means": net.means.weight.T,
        "means_bias": net.means.bias,
        "leak": torch.tensor(net.leak),
        "leaks": torch.tensor(net.leaks),
        "meant": net.meant,
        "two": net.two.weight.T,
        "two_bias": net.two.bias,
        "three": net.three.weight.T,
        "three_bias": net.three.bias,
        "out": net.out.weight[: MARKS + 1].T,
        "out_bias": net.out.bias[: MARKS + 1],
    }


@torch.no_grad()
def shipped(path):
    """A net as its player reads it, to learn by or on from."""
    arrays = {name: array / WEIGHT for name, array in nets.load(Path(path), BLUEPRINT).items()}
    net = Net(leak=float(arrays.pop("leak")), leaks=float(arrays.pop("leaks")))
    for name, weight in parts(net).items():
        if name in arrays:
            weight.copy_(torch.from_numpy(arrays[name]))
    net.out.weight[: MARKS + 1] /= FINE
    return net


@torch.no_grad()
def save(net, path):
    """As its player reads it."""
    weights = parts(net)
    weights["out"] = FINE * weights["out"]
    weights |= quieter(weights["three"], weights["three_bias"], weights["out"])
    nets.save(path, BLUEPRINT, {name: whole(weight) for name, weight in weights.items()})


def quieter(three, three_bias, out):
    """The same answers where units would have to be heard louder than sixteen bits can say: they
    speak up themselves.
    """
    loud = (out.abs().amax(1) / MOST).clamp(min=1)
    return {
        "three": three * loud,
        "three_bias": three_bias * loud,
        "out": out / loud.unsqueeze(1),
    }
