"""Games of Encore! alone on many sheets, thousands at once."""

import torch

from bis.bots.encore.learned.any_sheet import BLOCKS_AT, COLORS_AT
from bis.games.encore.rules import MARKS, TURNS_ALONE
from lab.training.any_papers import CODE
from lab.training.rolls import NOWHERE
from lab.training.whims import gumbel

JOKER = 5
DICE = ((0, 2), (0, 3), (1, 2), (1, 3))
"""Which color die and which number die."""


class Play:
    """So many games on each of the papers."""

    def __init__(self, papers, games):
        device = papers.device
        self.papers, self.games, self.count = papers, games, papers.slots * games
        self.marks = torch.arange(MARKS + 1, device=device)
        two = torch.combinations(torch.arange(6, device=device), 2, with_replacement=True)
        self.pairs = two
        chance = torch.where(two[:, 0] == two[:, 1], 1.0, 2.0) / 36
        self.chance = (chance.unsqueeze(1) * chance).flatten()

    def start(self):
        """Squares checked, in two words, marks left, rolls left; by slot and game."""
        papers = self.papers
        shape = papers.slots, self.games
        return (
            torch.zeros(*shape, 2, device=papers.device, dtype=torch.long),
            torch.full(shape, MARKS, device=papers.device),
            torch.full(shape, TURNS_ALONE, device=papers.device),
        )

    def over(self, words, rolls):
        return (rolls <= 0) | (self.complete(words) >= 2)

    def complete(self, words):
        """How many colors are."""
        left = self.papers.sets[:, None, COLORS_AT:BLOCKS_AT] & ~words.unsqueeze(2)
        return (left == 0).all(-1).sum(-1)

    def futures(self, answer, words, legal, rolls):
        """Where every placement leads, and every pass: [placements, 9] and [slots, games, 9]."""
        slot, game, group = legal.nonzero(as_tuple=True)
        counts = torch.bincount(slot, minlength=self.papers.slots)
        rank = torch.arange(len(slot), device=slot.device) - (counts.cumsum(0) - counts)[slot]
        rows = self.games + int(counts.max())
        rows += -rows % 64  # the same sizes again and again
        grown = words.new_zeros(self.papers.slots, rows, 2)
        grown[:, : self.games] = words
        after = rolls.new_zeros(self.papers.slots, rows)
        after[:, : self.games] = rolls - 1
        grown[slot, self.games + rank] = words[slot, game] | self.papers.groups[slot, group]
        after[slot, self.games + rank] = rolls[slot, game] - 1
        worth = self.worth(answer, grown, after.clamp(min=0))
        return worth[slot, self.games + rank], worth[:, : self.games], (slot, game, group)

    def worth(self, answer, words, rolls):
        """The expected final score, by marks left; exact where the game is over."""
        features, _, told = self.papers.tell(words, rolls)
        score, more, complete = told.unsqueeze(-2).unbind(-1)
        gain = torch.minimum(answer(features).clamp(min=0), more)
        gain = gain.masked_fill((rolls == 0).unsqueeze(-1) | (complete >= 2), 0)
        return score + self.marks + gain

    def cells(self, slot, group):
        """The color and number of placements."""
        return (self.papers.codes[slot, group] >> CODE).long()

    def faces(self, worth, where):
        """The best for each color face and number face, jokers last: [games, 9, 6, 6]."""
        slot, game, group = where
        cell = (slot * self.games + game) * 25 + self.cells(slot, group)
        table = torch.full((self.count * 25, MARKS + 1), NOWHERE, device=worth.device)
        table.scatter_reduce_(0, cell.unsqueeze(1).expand_as(worth), worth, "amax")
        table = table.view(self.count, 5, 5, MARKS + 1).permute(0, 3, 1, 2)
        full = torch.full((self.count, MARKS + 1, 6, 6), NOWHERE, device=worth.device)
        full[:, :, :5, :5] = table
        full[:, 1:, 5, :5] = table[:, :-1].amax(2)
        full[:, 1:, :5, 5] = table[:, :-1].amax(3)
        full[:, 2:, 5, 5] = table[:, :-2].amax((2, 3))
        return full

    def expected(self, full, passed):
        """The mean over all rolls of the best that can be done; by game and marks."""
        if self.papers.kernel:
            return self.papers.kernel.means(full, passed)
        full = full.flatten(0, 1)
        one = torch.maximum(full[:, self.pairs[:, 0]], full[:, self.pairs[:, 1]])
        two = torch.maximum(one[:, :, self.pairs[:, 0]], one[:, :, self.pairs[:, 1]])
        best = torch.maximum(two.flatten(1), passed.reshape(-1, 1))
        return (best @ self.chance).view(self.count, MARKS + 1)

    def move(self, state, futures, full, noise, generator):
        """A roll in every game, and where its best choice leads; ``noise`` makes others of it."""
        words, marks, rolls = state
        worth, passed, (slot, game, group) = futures
        device, everybody = marks.device, torch.arange(self.count, device=marks.device)
        dice = torch.randint(0, 6, (self.count, 4), device=device, generator=generator)
        mine = full[everybody, marks.flatten()]
        options = [mine[everybody, dice[:, i], dice[:, j]] for i, j in DICE]
        options.append(passed.flatten(0, 1)[everybody, marks.flatten()])
        options = torch.stack(options, 1)
        if noise:
            whims = noise * gumbel(options.shape, device, generator)
            options = torch.where(options > NOWHERE / 2, options + whims, options)
        best = options.argmax(1)
        passes = best == len(DICE)
        taken = torch.tensor(DICE, device=device)[best.clamp(max=3)]
        color, number = dice[everybody, taken[:, 0]], dice[everybody, taken[:, 1]]
        cost = ((color == JOKER).long() + (number == JOKER).long()).masked_fill(passes, 0)
        row = self._chosen(worth, (slot, game, group), marks.flatten() - cost, color, number)
        row = row.masked_fill(passes, -1)
        moves = (row >= 0).view(passed.shape[:2])
        added = self.papers.groups[slot[row], group[row]].view_as(words)
        grown = torch.where(moves.unsqueeze(-1), words | added, words)
        return grown, marks - cost.view_as(marks), rolls - 1

    def _chosen(self, worth, where, marks, color, number):
        """The best placement of each game with these faces, and so many marks left after it."""
        slot, game, group = where
        owner = slot * self.games + game
        cell = self.cells(slot, group)
        fits = (color[owner] == JOKER) | (color[owner] == cell // 5)
        fits &= (number[owner] == JOKER) | (number[owner] == cell % 5)
        value = worth.gather(1, marks[owner].clamp(min=0).unsqueeze(1)).squeeze(1)
        value = value.masked_fill(~fits, NOWHERE)
        top = torch.full((self.count,), NOWHERE, device=worth.device)
        top.scatter_reduce_(0, owner, value, "amax")
        found = (fits & (value >= top[owner])).nonzero()[:, 0]
        row = torch.full((self.count,), -1, device=worth.device)
        row[owner[found]] = found
        return row


@torch.no_grad()
def turn(play, answer, state, noise, generator):
    """A roll in every game: where it leads, what the net was told before and what it should say."""
    words, _, rolls = state
    features, legal, told = play.papers.tell(words, rolls, legal_too=True)
    futures = play.futures(answer, words, legal, rolls)
    full = play.faces(futures[0], futures[2])
    score, more, _ = told.unsqueeze(-2).unbind(-1)
    target = play.expected(full, futures[1]).view(*rolls.shape, MARKS + 1)
    gain = torch.minimum((target - score - play.marks).clamp(min=0), more)
    moved = play.move(state, futures, full, noise, generator)
    return moved, features, gain


def choose(where, one, other):
    """The first state where it says so, else the other."""
    return tuple(
        torch.where(where.view(*where.shape, *[1] * (a.dim() - 2)), a, b)
        for a, b in zip(one, other, strict=True)
    )
