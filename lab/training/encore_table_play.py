"""Tables of Encore! or One More Encore! that play themselves, thousands at once."""

from dataclasses import replace
from itertools import combinations_with_replacement, permutations
from types import SimpleNamespace

import torch

from bis.bots.encore.learned import layout
from bis.bots.encore.learned.layout import TABLE_WIDTH
from bis.bots.one_more_encore.learned import layout as one_more_layout
from bis.core.batch import TURN
from bis.games.encore.batch import words
from bis.games.encore.batch.words import ACTIVE
from bis.games.encore.pieces import COLORS, clump, each, printed_sheet
from bis.games.encore.state import FREE_TURNS
from bis.games.one_more_encore.batch import words as one_more_words
from bis.sim.batch import encore, one_more_encore
from lab.training import launch, one_more_rows
from lab.training.fortune import Fortune
from lab.training.rows import choices, games, luck, moves, told
from lab.training.rows.moves import CELLS, PAST, POLICIES
from lab.training.whims import gumbel

FUNCTIONS = (
    games.start,
    games.roll,
    told.tell_seat,
    moves.count_moves,
    moves.list_moves,
    moves.tell_rows,
    moves.tell_move,
    luck.count_all,
    luck.list_all,
    luck.weigh_faces,
    luck.weigh_rolls,
    luck.weigh_roll,
    choices.choose_first,
    choices.choose_others,
    choices.play_first,
    choices.play_others,
    games.finish,
)
CHUNK = 1 << 18
LONGEST = 80
"""Turns; a game that takes longer is stopped, and counts as it stands."""
ROWS = 64
"""Room for so many moves of each seat, on average."""
ALL_ROWS = 224
"""The same where all rolls are weighed."""
THREE_DICE = list(combinations_with_replacement(range(6), 3))
SPAN = 96
"""So many turns are remembered."""


SPECIAL_CHANCES = (2 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6)
"""From heart to block."""
ONE_FACE = (1.0, 0.0, 0.0, 0.0, 0.0)
"""Of a special die that brings nothing."""


class Game:
    """The rules, compiled, and what is printed on the sheets."""

    def __init__(self, name, sheets, device):
        self.name, self.device = name, device
        variant = name == "one_more_encore"
        if variant:
            printed = [one_more_encore.printed_sheet()]
            kits = [one_more_encore.kit({}, 2)]
        else:
            printed = [printed_sheet(sheet) for sheet in sheets]
            kits = [encore.kit({"sheet": sheet}, 2) for sheet in sheets]
        tables = [kit.lookups for kit in kits]
        long = max(map(len, tables))
        self.tables = torch.tensor([[*t, *[0] * (long - len(t))] for t in tables], device=device)
        self.clumps = torch.tensor([clumps_of(p) for p in printed], device=device)
        self.policies = kits[0].policies
        self.sheet_at = (one_more_words if variant else words).sheet_at
        self.notes = kits[0].words - self.sheet_at(2)
        self.width = one_more_layout.WIDTH if variant else layout.WIDTH
        rooms = kits[0].rooms
        if variant:
            rooms = replace(rooms, modules=(*rooms.modules, one_more_rows))
        faces = SPECIAL_CHANCES if variant else ONE_FACE
        self.rolls = [
            torch.tensor(THREE_DICE, dtype=torch.int32, device=device),
            torch.tensor([len(set(permutations(dice))) / 6**3 for dice in THREE_DICE]).to(device),
            torch.tensor([faces, *torch.eye(5).tolist()], device=device),
        ]
        """What three dice may show, how likely; faces of the special die: all, or one."""
        scratch = max(7 * CELLS, self.sheet_at(2) + one_more_rows.ROOM)
        self.run = SimpleNamespace(**launch.launchers(FUNCTIONS, rooms, scratch, device.type))


def clumps_of(printed):
    """How many free clumps of each size a block has, four bits each, by the squares checked."""
    found = []
    for color in COLORS:
        for block in encore.blocks_of(printed, color):
            squares = list(each(block))
            for subset in range(1 << len(squares)):
                free = sum(sq for i, sq in enumerate(squares) if not subset >> i & 1)
                packed = 0
                while free:
                    some = clump(free, free & -free)
                    packed += 1 << 4 * (some.bit_count() - 1)
                    free &= ~some
                found.append(packed)
    return found


class Tables:
    """Many tables of so many seats, each at some turn of its game."""

    def __init__(
        self, game, seats, count, seed, weights, policies=(), remember=True, rows=ROWS, lucky=False,
        exact=False,
    ):  # fmt: skip
        """``lucky``: with the luck of every roll, which is no part of what is learned; ``exact``:
        what is thought of a later turn is thought before its roll.
        """
        self.step, self.lucky = 0, lucky and seats > 1
        self.exact = exact and self.lucky
        rows = ALL_ROWS if self.lucky else rows
        self.game, self.seats, self.count, self.seed = game, seats, count, seed
        device = game.device
        self.weights = torch.tensor(weights, device=device)
        places = count * seats
        words = game.sheet_at(seats) + game.notes
        self.states = torch.zeros(count, words, dtype=torch.long, device=device)
        self.keys = torch.zeros(count, 4, dtype=torch.long, device=device)
        self.numbers = torch.arange(count, device=device)
        self.next = count
        self.who = torch.zeros(places, dtype=torch.int32, device=device)
        self.sheet_of = torch.zeros(count, dtype=torch.long, device=device)
        room = rows * places + 8192
        self.rows_told = torch.zeros(room, game.width, dtype=torch.uint8, device=device)
        self.rows = torch.zeros(room, 4, dtype=torch.int32, device=device)
        self.worth, self.chance = (torch.zeros(room, device=device) for _ in range(2))
        if self.lucky:
            self._room_for_luck(room)
        self.scores = torch.zeros(places, dtype=torch.int32, device=device)
        self.starts = torch.zeros(places + 1, dtype=torch.int32, device=device)
        self.sizes = torch.zeros(places, dtype=torch.int32, device=device)
        self.chosen = torch.zeros(places, dtype=torch.int32, device=device)
        self.born = torch.zeros(count, dtype=torch.long, device=device)
        self.done = torch.zeros(count, dtype=torch.int32, device=device)
        self.shares = torch.zeros(places, device=device)
        self.finals = torch.zeros(places, dtype=torch.int32, device=device)
        span = SPAN if remember else 1
        small = {"dtype": torch.uint8, "device": device}
        self.own = torch.zeros(span, places, game.width, **small)
        self.told = torch.zeros(span, places, game.width, **small)
        self.acted = torch.zeros(span, count, game.width, **small)
        self.places = torch.zeros(span, places, TABLE_WIDTH, **small)
        self.late_places = torch.zeros(span, places, TABLE_WIDTH, **small)
        self.active = torch.zeros(span, count, dtype=torch.long, device=device)
        self.alone = torch.zeros(span, count, dtype=torch.bool, device=device)
        self.stood = torch.zeros(span, places, device=device)
        self.chances = torch.zeros(span, places, device=device)
        self.points = torch.zeros(span, places, device=device)
        self.luck, self.points_luck = torch.zeros(2, span, places, device=device)
        self.aims = torch.zeros(span, places, device=device)
        self.aimed_points = torch.zeros(span, places, device=device)
        self.ready = torch.zeros(span, places, dtype=torch.uint8, device=device)
        self.generator = torch.Generator(device).manual_seed(seed)
        self.policies, self.guests = policies, 0.0
        self.begin()

    def _room_for_luck(self, room):
        device, seats = self.game.device, self.seats
        self.values = torch.zeros(3, room, device=device)
        self.answers = torch.zeros(self.count * seats, 3, luck.ANSWERS, device=device)
        self.by_colors = torch.zeros(self.count * luck.ROLLS, 2 * seats, device=device)
        self.brought = torch.zeros(self.count, 2 * seats, device=device)
        self.fortune = Fortune(seats, device)

    def begin(self):
        self._seat(torch.arange(self.count, device=self.game.device))
        self.done.fill_(1)
        self._start()

    def _start(self):
        """Where a game is done, a new one."""
        given = (*self._games(), self.keys, self.seats, self.seed, self.numbers)
        self._launch("start", self.count, *given, self.done)

    def _games(self):
        return self.states, self.game.tables, self.sheet_of

    def _launch(self, name, count, *given):
        getattr(self.game.run, name)(count, *given)

    def _seat(self, games):
        """Who sits at these tables, and with which sheet."""
        device, count, seats = self.game.device, len(games), self.seats
        self.sheet_of[games] = torch.multinomial(
            self.weights, count, True, generator=self.generator
        )
        whims = torch.rand(count, seats + 2, device=device, generator=self.generator)
        guests = (whims[:, :1] < self.guests) & (whims[:, 2:] < 0.5)
        kinds = torch.tensor([PAST, *(POLICIES + p for p in self.policies)], device=device)
        pick = (whims[:, 1:2] * len(kinds)).long().clamp(max=len(kinds) - 1)
        who = torch.where(guests, kinds[pick], 0).to(torch.int32)
        self.who.view(self.count, seats)[games] = who

    @torch.no_grad()
    def turn(self, net, past, *, keen, noise, keep, denial=1.0):
        """One turn at every table. ``keen``: how much points count beside the chance to win."""
        game, seats, count = self.game, self.seats, self.count
        at = self.step % len(self.own)
        told, places = self.told[at].zero_(), self.places[at].zero_()
        acted, own = self.acted[at].zero_(), self.own[at]
        self.ready[at].zero_()
        self._launch("roll", count, *self._games(), self.keys)
        everybody = count * seats
        tell = (*self._games(), game.clumps, seats)
        self._launch("tell_seat", everybody, *tell, 0, told, places, self.scores)
        active = self.states[:, ACTIVE].clone()
        alone = (self.states[:, TURN] > FREE_TURNS) & (seats > 1)
        self.active[at], self.alone[at] = active, alone
        none = torch.zeros_like(alone)
        thought = torch.zeros_like(self.sizes, dtype=torch.bool)
        if self.lucky:
            table = (told, acted, active, none, seats)
            self.luck[at], self.points_luck[at] = self._weigh(net, table, places, keen)
        for stage in (0, 1):
            if stage:
                late = self.late_places[at].copy_(places)
                self._launch("tell_seat", everybody, *tell, 1, acted, late, self.scores)
            seen = late if stage else places
            total = self._list(stage)
            table = (told, acted, active, alone if stage else none, seats)
            worth, chance, points = self._judge(net, past, table, seen, total, keen)
            if noise:
                worth = worth + noise * gumbel(worth.shape, worth.device, self.generator)
            self.worth[:total], self.chance[:total] = worth, chance
            if stage == 0:
                given = (self.states, seats, self.starts, self.rows, self.worth, self.chance)
                self._launch("choose_first", count, *given, denial, self.chosen)
                first = torch.arange(seats, device=game.device) == active.view(-1, 1)
            else:
                self._launch("choose_others", everybody, self.starts, self.worth, self.chosen)
                first = torch.ones_like(first)
            picked = (self.sizes.view(count, seats) > 0) & first
            some = picked.flatten().nonzero()[:, 0]
            rows = self.chosen[some].long()
            if total:
                own[some] = self.rows_told[rows]
                self.chances[at, some], self.points[at, some] = chance[rows], points[rows]
                self.stood[at, some] = self.rows[rows, moves.SCORE].float()
                thought[some] = True
            act = (*self._games(), self.keys, seats, self.who, self.rows, self.chosen)
            self._launch("play_others" if stage else "play_first", count, *act)
        if self.exact:
            self._before_the_roll(at, thought)
        self._finish(keep)
        self.step += 1

    def _before_the_roll(self, at, thought):
        """What was thought after the roll, as it was thought on average before it; where every
        seat thought something, their chances add up to one. ``finish`` takes lasting luck from
        this as from the game's end, so it is given back here.
        """
        mine, points = self.whole_luck
        chances = self.chances[at] - mine
        shape = self.count, self.seats
        beyond = (chances.view(shape).sum(1) - 1) / self.seats * thought.view(shape).all(1)
        chances = chances - beyond.repeat_interleave(self.seats)
        self.chances[at] = chances.clamp(0, 1) + self.luck[at]
        self.points[at] += self.points_luck[at] - points

    def _weigh(self, net, table, places, keen):
        """What the roll brought each seat beyond the mean of all rolls: in victories, in points."""
        seats, count, (shown, chances, extras) = self.seats, self.count, self.game.rolls
        total = self._told("count_all", "list_all", self.seats)
        judged = self._judge(net, None, table, places, total, keen)
        self.values[:, :total] = torch.stack(judged)
        given = (self.starts, self.rows, self.values, self.answers)
        self._launch("weigh_faces", count * seats, *given)
        given = (self.states, seats, self.answers)
        rolls = (shown, chances, extras, self.by_colors)
        self._launch("weigh_rolls", count * luck.ROLLS, *given, *rolls)
        self._launch("weigh_roll", count, *given, extras, self.brought)
        means = self.by_colors.view(count, luck.ROLLS, seats, 2).sum(1)
        mine = self.brought.view(count, seats, 2) - means
        chance = means[:, :, 0]
        share = chance.unsqueeze(2) / (1 - chance).clamp(min=0.05).unsqueeze(1)
        share = share.clamp(max=1) * (1 - torch.eye(seats, device=share.device))
        theirs = -(share @ mine[:, :, :1])  # what others gain is lost to the rest
        if self.step:
            over = (self.done > 0).view(-1, 1, 1)
            ends = torch.stack([self.shares, self.finals.float()], 1).view(count, seats, 2)
            changed = (torch.where(over, ends, means) - self.means).flatten(0, 1)
            self.fortune.learn(changed[:, 0], changed[:, 1])
        self.means = means
        kinds = self.fortune.kinds(table[0], table[2])
        mine = mine.flatten(0, 1)
        self.whole_luck = mine[:, 0], mine[:, 1]
        return self.fortune.lasting(kinds, mine[:, 0], theirs.flatten(), mine[:, 1])

    def _list(self, stage):
        """Everybody's moves as rows; how many there are."""
        return self._told("count_moves", "list_moves", self.seats, self.who, stage)

    def _told(self, count, write, *given):
        everybody = self.count * self.seats
        self._launch(count, everybody, *self._games(), *given, self.sizes)
        self.starts[1:] = self.sizes.cumsum(0)
        total = int(self.starts[-1])
        assert total <= len(self.rows), "too many moves"
        self._launch(write, everybody, *self._games(), *given, self.starts, self.rows)
        self.rows_told[:total].zero_()
        given = (self.game.clumps, self.seats, self.scores, self.rows_told, self.rows)
        if total:
            self._launch("tell_rows", total, *self._games(), *given)
        return total

    def _judge(self, net, past, table, seen, total, keen):
        owner = self.rows[:total, moves.OWNER].long()
        out = torch.empty(2, total, device=seen.device)
        base = net.base(net.table(*table), seen)
        for start in range(0, total, CHUNK):
            part = slice(start, min(start + CHUNK, total))
            out[:, part] = net.evaluate(self.rows_told[part], base[owner[part]])
        if past is not None and self.guests:
            base = past.base(past.table(*table), seen)
            old = (self.who[owner] == PAST).nonzero()[:, 0]
            out[:, old] = past.evaluate(self.rows_told[old], base[owner[old]])
        points = out[0] + self.rows[:total, moves.SCORE]
        chance = torch.sigmoid(out[1])
        return chance + keen * points / 25, chance, points

    def _finish(self, keep):
        given = (*self._games(), self.seats, self.who, LONGEST, self.step, self.born, keep)
        memory = (self.chances, self.points, self.luck, self.points_luck)
        memory += (self.aims, self.aimed_points, self.ready)
        self._launch("finish", self.count, *given, *memory, self.done, self.shares, self.finals)

    def renew(self):
        """New games at the tables that are done."""
        games = self.done.nonzero()[:, 0]
        if not len(games):
            return
        self.numbers[games] = self.next + torch.arange(len(games), device=games.device)
        self.next += len(games)
        self.born[games] = self.step
        self._seat(games)
        self._start()

    def batch(self, size):
        """Whole tables of the past whose games are over."""
        span = len(self.ready)
        ready = self.ready.view(span, self.count, self.seats)
        pick = torch.randint(0, span * self.count, (size,), device=ready.device)
        turn, game = pick // self.count, pick % self.count
        seats = (game * self.seats).view(-1, 1) + torch.arange(self.seats, device=ready.device)
        where = turn.view(-1, 1), seats
        late = self.alone[turn, game].view(-1, 1) & (
            torch.arange(self.seats, device=ready.device) != self.active[turn, game].view(-1, 1)
        )
        places = torch.where(late.unsqueeze(2), self.late_places[where], self.places[where])
        return SimpleNamespace(
            own=self.own[where].flatten(0, 1),
            told=self.told[where].flatten(0, 1),
            acted=self.acted[turn, game],
            places=places.flatten(0, 1),
            active=self.active[turn, game],
            alone=self.alone[turn, game],
            stood=self.stood[where].flatten(),
            aims=self.aims[where].flatten(),
            points=self.aimed_points[where].flatten(),
            ready=self.ready[where].flatten().float(),
            seats=self.seats,
        )
