"""What makes self-play try other moves."""

import torch


def gumbel(shape, device, generator):
    u = torch.rand(shape, device=device, generator=generator).clamp_(1e-9, 1 - 1e-7)
    return -torch.log(-torch.log(u))
