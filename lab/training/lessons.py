"""Steps of learning; one as a graph on a GPU, where launching its parts costs more than they do."""

import math

import torch
from torch import nn

from lab.training.muon import Muon
from lab.training.whole import hold


class Learner:
    """A net that learns, with weights that the shipped one can hold, and a slower copy of it."""

    def __init__(self, net, slow, rate, steepest, shares=None, loud=1.0, matrices=()):
        """``shares``: of the rate, for parts of the net by how their names begin; ``loud``: so much
        larger slopes are while they are worked out, where half precision would lose small ones;
        ``matrices``: names of those that learn by Muon.
        """
        self.net, self.slow, self.rate, self.steepest = net, slow, rate, steepest
        self.shares, self.loud = shares or {}, loud
        slow.load_state_dict(net.state_dict())
        device = next(net.parameters()).device
        on_gpu = device.type == "cuda"
        named = dict(net.named_parameters())
        whole = [named.pop(name) for name in matrices]
        self.names = list(named)
        self.muon = Muon(whole, torch.tensor(rate, device=device))
        self.optimizer = torch.optim.AdamW(
            [
                {"params": [weight], "lr": torch.tensor(rate, device=device)}
                for weight in named.values()
            ],
            weight_decay=1e-4,
            capturable=on_gpu,
            fused=on_gpu,
        )

    def slow_down(self, done, share=1.0):
        """The rate falls like a cosine; ``done``: which part of the time has passed."""
        rate = self.rate * share * (0.01 + 0.99 * (1 + math.cos(math.pi * done)) / 2)
        self.muon.rate.fill_(rate)
        for name, part in zip(self.names, self.optimizer.param_groups, strict=True):
            shares = [share for begins, share in self.shares.items() if name.startswith(begins)]
            part["lr"].fill_(rate * math.prod(shares))

    def fit(self, loss):
        self.optimizer.zero_grad(set_to_none=False)
        (loss * self.loud).backward()
        if self.loud != 1:
            for weight in self.net.parameters():
                weight.grad.div_(self.loud).nan_to_num_(0, 0, 0)
        nn.utils.clip_grad_norm_(self.net.parameters(), self.steepest)
        self.optimizer.step()
        self.muon.step()
        hold(self.net)
        return loss.detach()

    @torch.no_grad()
    def follow(self, share):
        """The slow copy comes so much nearer."""
        torch._foreach_lerp_(list(self.slow.parameters()), list(self.net.parameters()), share)


def lesson(fit):
    """fit() as something to call again and again."""
    if not torch.cuda.is_available():
        return fit
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):  # memory is laid out before anything is recorded
            fit()
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        loss = fit()

    def again():
        graph.replay()
        return loss

    return again
