"""How much of a roll's luck lasts: part of it is undone by what the others roll, or by the end."""

import torch

from bis.bots.encore.learned.layout import END

NEAR = (3, 6, 10, 15)
"""Squares to the second color, of whoever is nearest: where one phase of a game ends."""
PRIOR, TRUST = 0.6, 0.05
"""What is thought at first, and how firmly."""
FADES = 0.98
"""By a turn."""


class Fortune:
    """Learned on the way, for the active player and for others, by how near the end is.

    Whatever shares are taken, luck keeps its mean of nothing, because they were known before the
    roll.
    """

    def __init__(self, seats, device):
        self.seats = seats
        kinds = 2 * (len(NEAR) + 1)
        self.sums = torch.zeros(kinds, 5, device=device)
        self.points_sums = torch.zeros(kinds, 2, device=device)
        self.first = TRUST * torch.tensor([1, 0, 1, PRIOR, PRIOR], device=device)
        self.first_of_points = torch.tensor([1, PRIOR], device=device)
        self.varied = torch.zeros(2, device=device)
        """How much chances changed in a turn, squared; and beyond luck."""
        self.near = torch.tensor(NEAR, device=device)
        self.steps = torch.arange(16, device=device)

    def kinds(self, told, active):
        """Of each seat: its role and the phase of its game."""
        ends = (told[:, END : END + 16].long() * self.steps).sum(1).view(-1, self.seats)
        phase = torch.searchsorted(self.near, ends.amin(1), right=True)
        seat = torch.arange(self.seats, device=told.device)
        return (2 * phase.view(-1, 1) + (seat == active.view(-1, 1))).flatten()

    def lasting(self, kinds, mine, theirs, points):
        """The luck that lasts: in victories, and in points."""
        self.kept = kinds, mine, theirs, points
        one, both, two, mine_by, theirs_by = (self.sums + self.first).T
        whole = one * two - both * both
        shares = (
            (mine_by * two - theirs_by * both) / whole,
            (theirs_by * one - mine_by * both) / whole,
        )
        squares, products = (self.points_sums + self.first_of_points).T
        of_points = products / squares
        self.told = shares[0][kinds] * mine + shares[1][kinds] * theirs
        return self.told, of_points[kinds] * points

    def learn(self, changed, points_changed):
        """How chances and points of all seats have changed in the turn."""
        kinds, mine, theirs, points = self.kept
        some = torch.stack(
            [mine * mine, mine * theirs, theirs * theirs, mine * changed, theirs * changed], 1
        )
        self.sums = self.sums.mul(FADES).index_add(0, kinds, some)
        some = torch.stack([points * points, points * points_changed], 1)
        self.points_sums = self.points_sums.mul(FADES).index_add(0, kinds, some)
        left = changed - self.told
        self.varied = FADES * self.varied + torch.stack(
            [changed.square().sum(), left.square().sum()]
        )
