"""Sheets of Encore! alone as matrices, and games on them, thousands at once."""

import torch
from torch import nn

from bis.bots.encore.learned import layout
from bis.bots.encore.learned.sheets import read_places
from bis.games.encore.pieces import COLORS, COLUMN, COLUMN_H, beside, printed_sheet
from bis.games.encore.rules import MARKS, TURNS_ALONE
from bis.games.encore.scoring import COLOR_FIRST, COLUMN_FIRST, STAR_PENALTY
from lab.training.whims import gumbel

SQUARES = 105
LEFT = 8
"""Counts up to seven are told one by one."""
SCALE = 10.0
NOWHERE = -1e4
CHUNK = 1 << 18
"""So many sheets are judged at once."""


def bits(squares):
    return [float(squares >> i & 1) for i in range(SQUARES)]


class Sheet:
    """What is printed, as arrays, and everything that follows from it."""

    def __init__(self, name, device, kind=None):
        printed = printed_sheet(name)
        self.device = device
        self.type = kind or (torch.float16 if device.type == "cuda" else torch.float32)

        def array(rows, kind=None):
            return torch.tensor(rows, device=device, dtype=kind or self.type)

        self.groups = array([bits(squares) for _, _, squares in printed.groups])
        cells = [5 * COLORS.index(color) + count - 1 for color, count, _ in printed.groups]
        self.cell = array(cells, torch.long)
        self.in_cell = nn.functional.one_hot(self.cell, 25).to(self.type)
        self.columns = array([bits(column) for column in COLUMN])
        self.colors = array([bits(printed.by_color[color]) for color in COLORS])
        self.stars = array(bits(printed.stars))
        self.entry = array(bits(COLUMN_H))
        self.beside = array([bits(beside(1 << i)) for i in range(SQUARES)])
        self.points = array(COLUMN_FIRST, torch.float32)
        self.steps = torch.arange(LEFT, device=device)
        self.name = name
        places = read_places(printed, layout.MORE)[: self.width]
        self.places = array(places, torch.long)

    def features(self, checked):
        """Checked, reachable, what is left in columns and colors, what can be played; and legal."""
        free = 1 - checked
        reach = ((checked @ self.beside + self.entry) > 0) & (checked == 0)
        reach = reach.to(self.type)
        legal = (checked @ self.groups.T == 0) & (reach @ self.groups.T > 0)
        playable = (legal.to(self.type) @ self.in_cell > 0).to(self.type)
        columns = free @ self.columns.T
        colors = free @ self.colors.T
        few = [
            (left.clamp(max=LEFT - 1).unsqueeze(2) == self.steps).flatten(1).to(self.type)
            for left in (columns, colors)
        ]
        return torch.cat([checked, reach, *few, colors / 32, playable], 1), legal

    @property
    def width(self):
        return 2 * SQUARES + LEFT * 20 + 5 + 25

    def score(self, checked, marks):
        """As if the game stopped now."""
        free = 1 - checked
        columns = ((free @ self.columns.T) == 0).float() @ self.points
        colors = ((free @ self.colors.T) == 0).sum(1)
        stars = (free @ self.stars).float()
        return columns + COLOR_FIRST * colors + marks + STAR_PENALTY * stars, colors


class Net(nn.Module):
    def __init__(self, hidden=512):
        super().__init__()
        self.one = nn.Linear(layout.CLUMPS, hidden)
        nn.init.uniform_(self.one.weight, -0.05, 0.05)  # a sheet has a third of all inputs
        self.marks = nn.Embedding(MARKS + 1, hidden)
        self.rolls = nn.Embedding(TURNS_ALONE + 1, hidden)
        nn.init.normal_(self.marks.weight, std=0.02)
        nn.init.normal_(self.rolls.weight, std=0.02)
        self.two = nn.Linear(hidden, hidden)
        self.three = nn.Linear(hidden, hidden)
        self.out = nn.Linear(hidden, 1)

    def forward(self, sheet, features, marks, rolls):
        return self.on([(sheet, features, marks, rolls)])

    def on(self, parts):
        """Of several sheets at once.

        Half precision to play, but for the last sum; full precision to learn.
        """
        device = self.out.weight.device.type
        half = device == "cuda" and not torch.is_grad_enabled()
        with torch.autocast(device, torch.float16, enabled=half):
            told = [self._first(*part) for part in parts]
            hidden = torch.relu(told[0] if len(told) == 1 else torch.cat(told))
            hidden = torch.relu(self.two(hidden))
            hidden = torch.relu(self.three(hidden))
        out = hidden.float() @ self.out.weight[0] + self.out.bias
        return out * SCALE

    def _first(self, sheet, features, marks, rolls):
        if torch.is_grad_enabled():
            features = features.float()
        weight = self.one.weight.index_select(1, sheet.places)
        told = nn.functional.linear(features, weight, self.one.bias)
        return told + self.marks(marks) + self.rolls(rolls)


class Play:
    """Many games at once, each somewhere in its thirty rolls."""

    def __init__(self, sheet, games, device):
        self.sheet, self.games = sheet, games
        self.rows = torch.arange(games, device=device)
        two = torch.combinations(torch.arange(6, device=device), 2, with_replacement=True)
        self.pairs = two
        chance = torch.where(two[:, 0] == two[:, 1], 1.0, 2.0) / 36
        self.chance = (chance.unsqueeze(1) * chance).flatten()

    def begin(self, generator, room):
        """At all stages, and with a memory of so many sheets."""
        device = self.sheet.device
        self.state = staggered(self, generator)
        self.told = torch.zeros(room, self.sheet.width, dtype=self.sheet.type, device=device)
        self.kept = [torch.zeros(room, dtype=torch.long, device=device) for _ in range(2)]
        self.gains = torch.zeros(room, device=device)
        self.at = 0

    @torch.no_grad()
    def turn(self, net, noise, generator):
        """A roll in every game, and what was learned about the sheets before it."""
        (full, group), passed = self.futures(net, *self.state)
        checked, marks, rolls = self.state
        room = len(self.gains)
        places = (self.at + self.rows) % room
        self.at = (self.at + self.games) % room
        self.told[places] = self.sheet.features(checked)[0]
        self.kept[0][places], self.kept[1][places] = marks, rolls
        self.gains[places] = self.expected(full, passed) - self.sheet.score(checked, marks)[0]
        options, colors, numbers = self.options(full, passed, generator)
        whims = noise * gumbel(options.shape, options.device, generator)
        seen = torch.where(options > NOWHERE / 2, options + whims, options)
        moved = self.move(self.state, seen, colors, numbers, group)
        over = self.over(moved)
        self.state = tuple(
            torch.where(over.view(-1, *[1] * (new.dim() - 1)), old, new)
            for old, new in zip(self.start(self.games), moved, strict=True)
        )

    def sample(self, count):
        """Sheets of the memory, and what they will still bring."""
        pick = torch.randint(0, len(self.gains), (count,), device=self.gains.device)
        told = self.sheet, self.told[pick], self.kept[0][pick], self.kept[1][pick]
        return told, self.gains[pick]

    def start(self, count):
        device = self.sheet.device
        checked = torch.zeros(count, SQUARES, device=device, dtype=self.sheet.type)
        marks = torch.full((count,), MARKS, device=device)
        return checked, marks, torch.full((count,), TURNS_ALONE, device=device)

    def value(self, net, checked, marks, rolls):
        """The expected final score; exact where the game is over."""
        out = torch.empty(len(checked), device=self.sheet.device)
        for at in range(0, len(checked), CHUNK):
            part = slice(at, at + CHUNK)
            some = (checked[part], marks[part].clamp(min=0), rolls[part].clamp(min=0))
            out[part] = self.judge(net, *some)
        return out

    def judge(self, net, checked, marks, rolls):
        features, _ = self.sheet.features(checked)
        score, colors = self.sheet.score(checked, marks)
        return score + net(self.sheet, features, marks, rolls).masked_fill(
            (rolls == 0) | (colors >= 2), 0
        )

    def futures(self, net, checked, marks, rolls, exact=False):
        """What the best sheet is worth for each pair of faces, and the pass; and which it is.

        [N, 6, 6] by color and number face, jokers last. Unless ``exact``, what a joker is spent on
        is chosen as if it were free.
        """
        sheet, count = self.sheet, len(checked)
        _, legal = sheet.features(checked)
        game, group = legal.nonzero(as_tuple=True)
        after = rolls - 1
        free = self.grown(net, checked, marks, after, game, group, 0)
        passed = self.value(net, checked, marks, after)
        table = torch.full((3, count * 25), NOWHERE, device=sheet.device)
        which = torch.zeros(3, count * 25, dtype=torch.long, device=sheet.device)
        cell = game * 25 + sheet.cell[group]
        self._best(table[0], which[0], cell, free, group)
        for cost in (1, 2):
            if exact:
                some = (marks >= cost)[game]
                games, groups = game[some], group[some]
            else:
                found = ((table[0] > NOWHERE / 2) & (marks >= cost).repeat_interleave(25)).nonzero()
                games, groups = found[:, 0] // 25, which[0][found[:, 0]]
            if len(games):
                worth = self.grown(net, checked, marks, after, games, groups, cost)
                self._best(table[cost], which[cost], games * 25 + sheet.cell[groups], worth, groups)
        return self._faces(table.view(3, count, 5, 5), which.view(3, count, 5, 5)), passed

    def grown(self, net, checked, marks, after, game, group, cost):
        out = torch.empty(len(game), device=self.sheet.device)
        for at in range(0, len(game), CHUNK):
            part = slice(at, at + CHUNK)
            some = game[part]
            more = checked[some] + self.sheet.groups[group[part]]
            out[part] = self.value(net, more, marks[some] - cost, after[some])
        return out

    @staticmethod
    def _best(table, which, cell, worth, group):
        table.scatter_reduce_(0, cell, worth, "amax")
        top = worth >= table[cell]
        which[cell[top]] = group[top]

    @staticmethod
    def _faces(table, which):
        """Six by six faces: the cell itself, any color, any number, or both."""
        count = table.shape[1]
        full = torch.full((count, 6, 6), NOWHERE, device=table.device)
        group = torch.zeros(count, 6, 6, dtype=torch.long, device=table.device)
        full[:, :5, :5], group[:, :5, :5] = table[0], which[0]
        full[:, 5, :5], color = table[1].max(1)
        group[:, 5, :5] = which[1].gather(1, color.unsqueeze(1)).squeeze(1)
        full[:, :5, 5], number = table[1].max(2)
        group[:, :5, 5] = which[1].gather(2, number.unsqueeze(2)).squeeze(2)
        full[:, 5, 5], both = table[2].flatten(1).max(1)
        group[:, 5, 5] = which[2].flatten(1).gather(1, both.unsqueeze(1)).squeeze(1)
        return full, group

    def expected(self, full, passed):
        """The mean over all rolls of the best that can be done."""
        return self.best_of_pairs(full, passed) @ self.chance

    def best_of_pairs(self, full, passed):
        """By roll; ``chance`` has their chances."""
        one = torch.maximum(full[:, self.pairs[:, 0]], full[:, self.pairs[:, 1]])
        two = torch.maximum(one[:, :, self.pairs[:, 0]], one[:, :, self.pairs[:, 1]])
        return torch.maximum(two.flatten(1), passed.unsqueeze(1))

    def options(self, full, passed, generator):
        """A roll for each game: the worth of its four pairs of faces and of the pass."""
        dice = torch.randint(0, 6, (len(full), 4), device=full.device, generator=generator)
        colors, numbers = dice[:, [0, 0, 1, 1]], dice[:, [2, 3, 2, 3]]
        rows = torch.arange(len(full), device=full.device).unsqueeze(1)
        return torch.cat([full[rows, colors, numbers], passed.unsqueeze(1)], 1), colors, numbers

    def move(self, state, options, colors, numbers, group):
        """Each game goes on as its best option says."""
        checked, marks, rolls = state
        rows = torch.arange(len(checked), device=checked.device)
        best = options.argmax(1)
        passes = best == 4
        pick = best.clamp(max=3)
        color, number = colors[rows, pick], numbers[rows, pick]
        added = self.sheet.groups[group[rows, color, number]]
        added = torch.where(passes.unsqueeze(1), torch.zeros_like(added), added)
        cost = ((color == 5).long() + (number == 5).long()).masked_fill(passes, 0)
        return checked + added, marks - cost, rolls - 1

    def over(self, state):
        checked, _, rolls = state
        return (rolls <= 0) | ((((1 - checked) @ self.sheet.colors.T) == 0).sum(1) >= 2)


def staggered(play, generator):
    """Games at all stages, played at random."""
    checked, marks, _ = play.start(play.games)
    device = checked.device
    rolls = torch.randint(1, TURNS_ALONE + 1, (play.games,), device=device, generator=generator)
    for turn in range(TURNS_ALONE):
        _, legal = play.sheet.features(checked)
        whim = gumbel(legal.shape, device, generator).masked_fill(~legal, NOWHERE)
        best = whim.argmax(1)
        plays = (turn < TURNS_ALONE - rolls) & legal.any(1)
        plays &= torch.rand(play.games, device=device, generator=generator) < 0.8
        grown = checked + play.sheet.groups[best]
        grown = torch.where(plays.unsqueeze(1), grown, checked)
        stays = play.over((grown, marks, rolls)).unsqueeze(1)
        checked = torch.where(stays, checked, grown)
    spent = torch.rand(play.games, device=device, generator=generator)
    return checked, (MARKS - (spent * (MARKS + 1)).long()).clamp(0, MARKS), rolls
