"""Units of the net for any sheet that never speak begin anew, without a change to what it says.

After six minutes without it half of the first layer's units, two thirds of the second's and five
sixths of the third's were silent on every sheet looked at (docs/strength.md).
"""

import torch


@torch.no_grad()
def silent(net, abouts, told):
    """By layer: which units never speak; ``told``: rows of these sheets."""
    said = torch.bmm(told.float(), net.first(abouts))
    found = [said]
    for linear in (net.two, net.three):
        found.append(linear(found[-1].relu()))
    return [layer.flatten(0, -2).amax(0) <= 0 for layer in found]


@torch.no_grad()
def revive(nets, optimizer, layers):
    """What these units are told by is drawn anew, alike in all nets; they say nothing at first."""
    first, *others = layers
    fresh = type(nets[0])(len(first), len(nets[0].meant)).to(first.device)
    for net in nets:
        net.base[:, first], net.meant[:, first] = fresh.base[:, first], fresh.meant[:, first]
        for units, own, drawn in zip(
            others, (net.two, net.three), (fresh.two, fresh.three), strict=True
        ):
            own.weight[units], own.bias[units] = drawn.weight[units], drawn.bias[units]
        for units, later in zip(layers, (net.two, net.three, net.out), strict=True):
            later.weight[:, units] = 0
    learner = nets[0]
    units_of = {
        learner.base: [(1, first)],
        learner.meant: [(1, first)],
        learner.two.weight: [(1, first), (0, others[0])],
        learner.two.bias: [(0, others[0])],
        learner.three.weight: [(1, others[0]), (0, others[1])],
        learner.three.bias: [(0, others[1])],
        learner.out.weight: [(1, others[1])],
    }
    for weight, parts in units_of.items():
        for kept in ("exp_avg", "exp_avg_sq"):
            memory = optimizer.state[weight][kept]
            for side, units in parts:
                memory.index_fill_(side, units.nonzero()[:, 0], 0)
