"""Sheets of Encore! of which no two are alike, as arrays: a slot for each.

Sets of squares are two words, columns A to H and the rest. What the net is told of them is written
by a kernel of its own on a GPU (any_kernel.py, by CuPy), and by matrices elsewhere.
"""

from importlib.util import find_spec
from itertools import permutations

import numpy as np
import torch

from bis.bots.encore.learned import any_sheet
from bis.bots.encore.learned.any_sheet import AnySheet
from bis.bots.encore.learned.papers import SQUARES, bits
from bis.games.encore.laws import mirrored
from bis.games.encore.pieces import COLORS, COLUMN_H, Printed, beside
from bis.games.encore.scoring import COLOR_FIRST, COLUMN_FIRST, STAR_PENALTY
from lab.training.any_kernel import Kernel

GROUPS = 384
"""More than any sheet has."""
OUT = 100.0
"""More than a group has squares in reach."""
FIRST = 56
"""Squares in the first word."""
CODE = 8
"""Placements by color and number come above so many bits, those by block and number below."""
SHUFFLES = list(permutations(COLORS))
IMAGES = 4 * len(SHUFFLES)


def image(text, number):
    """One of its mirror images with one of the orders of colors."""
    turned = list(mirrored(text))[number % 4]
    names = "".join(SHUFFLES[number // 4])
    return turned.translate(str.maketrans(COLORS + COLORS.upper(), names + names.upper()))


def words(squares):
    return squares & (1 << FIRST) - 1, squares >> FIRST


def read(text):
    """A sheet's arrays, as small as they can be."""
    sheet = AnySheet(Printed(text))
    groups = np.zeros((GROUPS, 2), np.int64)
    codes = np.zeros(GROUPS, np.int32)
    count = len(sheet.printed.groups)
    groups[:count] = [words(squares) for _, _, squares in sheet.printed.groups]
    by_block = sheet.placed[:, : -len(COLORS) * any_sheet.MOST].argmax(axis=1)
    codes[:count] = by_block | sheet.cells << CODE
    sets = np.array([words(squares) for squares in sheet.sets], np.int64)
    return groups, codes, sets, np.packbits(sheet.abouts, axis=1, bitorder="little")


def together(sheets):
    """Of several sheets."""
    return [np.stack(arrays) for arrays in zip(*sheets, strict=True)]


class Papers:
    """What is printed, and everything that follows from it."""

    def __init__(self, slots, device):
        self.device, self.slots = device, slots
        self.type = torch.float16 if device.type == "cuda" else torch.float32

        def room(*shape, kind):
            return torch.zeros(slots, *shape, device=device, dtype=kind)

        self.groups = room(GROUPS, 2, kind=torch.long)
        self.codes = room(GROUPS, kind=torch.int32)
        self.sets = room(any_sheet.COUNTS, 2, kind=torch.long)
        self.abouts = room(any_sheet.WIDTH, any_sheet.ABOUTS, kind=self.type)
        self.bits = torch.arange(8, device=device, dtype=torch.uint8)
        self.matrices = Matrices(self)
        self.kernel = Kernel(self) if device.type == "cuda" and find_spec("cupy") else None
        self.tell = (self.kernel or self.matrices).tell

    def put(self, slots, sheets):
        """New sheets, as `read` tells them, `together`."""
        groups, codes, sets, abouts = (torch.from_numpy(a).to(self.device) for a in sheets)
        self.groups[slots], self.codes[slots], self.sets[slots] = groups, codes, sets
        self.abouts[slots] = (abouts.unsqueeze(-1) >> self.bits & 1).flatten(-2).to(self.type)


class Matrices:
    """What the net is told, by products of matrices."""

    def __init__(self, papers):
        self.papers, device, kind = papers, papers.device, papers.type

        def array(values, kind=kind):
            return torch.tensor(values, device=device, dtype=kind)

        self.beside = array([bits(beside(1 << i)) for i in range(SQUARES)])
        self.entry = array(bits(COLUMN_H))
        self.caps = array(any_sheet.CAPS)
        self.which = array(any_sheet.WHICH, torch.long)
        self.number = array(any_sheet.NUMBER)
        self.points = array(COLUMN_FIRST, torch.float32)
        self.two = torch.combinations(torch.arange(len(COLORS), device=device), 2).T
        self.rolls = torch.arange(31, device=device)
        place = torch.arange(SQUARES, device=device)
        self.word, self.shift = place // FIRST, place % FIRST

    def spread(self, words):
        return (words[..., self.word] >> self.shift & 1).to(self.papers.type)

    def tell(self, words, rolls, legal_too=False):
        """What the net is told, by slot and sheet; which groups may be checked; the score as if the
        game stopped now, without marks; what more there could be; how many colors are complete.
        """
        papers, checked = self.papers, self.spread(words)
        groups, counted = self.spread(papers.groups), self.spread(papers.sets).mT
        placed = flags(papers.codes & (1 << CODE) - 1, any_sheet.PLACED - 25, papers.type)
        placed = torch.cat([placed, flags(papers.codes >> CODE, 25, papers.type)], -1)
        reach = ((checked @ self.beside + self.entry) > 0) & (checked == 0)
        reach = reach.to(papers.type)
        legal = (reach - OUT * checked) @ groups.mT > 0
        left = counted.sum(1, keepdim=True) - checked @ counted
        colors = left[..., any_sheet.COLORS_AT : any_sheet.BLOCKS_AT]
        end = (colors[..., self.two[0]] + colors[..., self.two[1]]).amin(-1, keepdim=True)
        counts = torch.minimum(torch.cat([left, end], -1), self.caps)
        parts = [
            checked,
            reach,
            counts[..., self.which] == self.number,
            colors / 32,
            reach @ counted[..., any_sheet.BLOCKS_AT : any_sheet.STARS_AT] > 0,
            legal.to(papers.type) @ placed > 0,
            rolls.unsqueeze(-1) == self.rolls,
            torch.zeros_like(colors[..., :2]),
        ]
        features = torch.cat([part.to(papers.type) for part in parts], -1)
        return features, legal if legal_too else None, self.score(left)

    def score(self, left):
        open_columns = (left[..., : any_sheet.COLORS_AT] > 0).float()
        open_colors = (left[..., any_sheet.COLORS_AT : any_sheet.BLOCKS_AT] > 0).sum(-1)
        stars = left[..., any_sheet.STARS_AT].float()
        complete = len(COLORS) - open_colors
        columns = open_columns @ self.points
        score = self.points.sum() - columns + COLOR_FIRST * complete + STAR_PENALTY * stars
        more = columns + COLOR_FIRST * (2 - complete).clamp(min=0) - STAR_PENALTY * stars
        return torch.stack([score, more, complete.float()], -1)


def flags(numbers, count, kind):
    return torch.nn.functional.one_hot(numbers.long(), count).to(kind)
