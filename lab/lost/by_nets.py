"""Games played on by the shipped nets without search, thousands at once: on a GPU, or slowly.

The turn at hand is finished through the rules by `quick`; from the next roll on the games are those
of self-play (lab.training). Needs PyTorch.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
import torch

from bis.bots import find_bot
from bis.coach.playouts import Playouts
from bis.coach.worth import Position
from bis.core.chance import Stream
from bis.core.game import AnyGame
from bis.core.seats import TABLE
from bis.games.encore.rules import TURNS_ALONE
from bis.record.record import Transcript
from lab.lost.by_rules import outcome
from lab.lost.weighing import Ask, Judge, Values
from lab.training.encore_table_net import Net, begin
from lab.training.encore_table_play import LONGEST, Game, Tables
from lab.training.encore_tables import KEEN_AT_PLAY, playing
from lab.training.one_more_alone import Alone

AT_ONCE = 16384
"""Seats."""
ROWS = 320
"""Room for so many moves of each, on average: all futures are at the same turn."""


class NetsJudge:
    """Another judge's phases and candidates; the net goes on for everybody."""

    player = "the net without search"

    def __init__(self, judge: Judge, futures: int = 1000) -> None:
        self.phase, self.liked, self.exact = judge.phase, judge.liked, judge.exact
        self.futures = futures

    def ends(self, ask: Ask) -> Values:
        told = np.zeros((1, len(ask.moves), len(ask.futures)))
        playouts = Playouts(ask.position.header, "tuned", fast=False)
        rows = []
        for place, move in enumerate(ask.moves):
            later = end_of_turn(ask, move)
            if ask.position.game.to_act(later.state):
                rows.append((place, playouts.row(later)))
            else:
                told[0, place] = outcome(ask, later.state)
        step = max(1, AT_ONCE // ask.position.seats // max(1, len(rows)))
        for first in range(0, len(ask.futures) if rows else 0, step):
            some = ask.futures[first : first + step]
            ends = play_on(ask, [row for _, row in rows], some)
            told[0, [place for place, _ in rows], first : first + step] = ends
        return told


def end_of_turn(ask: Ask, move: Any) -> Position:
    """Once everybody has chosen: the others as the net likes it."""
    position = ask.position
    game, transcript = position.game, Transcript(position.header)
    for line in position.lines:
        transcript.say(line.actor, line.said)
    transcript.play(ask.seat, move)
    quick, whims = find_bot(game, "quick"), Stream(ask.key, 0).at(0)
    while (due := transcript.to_act) and due[0] != TABLE:
        view, legal = game.view(transcript.state, due[0]), game.legal(transcript.state, due[0])
        transcript.play(due[0], quick(view, legal, whims))
    return Position(position.header, tuple(transcript.lines), transcript.state)


def play_on(ask: Ask, rows: Sequence[Sequence[int]], futures: range) -> Values:
    """From each of the rows, before a roll: what comes of it in each future."""
    seats, count = ask.position.seats, len(rows) * len(futures)
    rules, net = shipped(ask.position.game, seats)
    games = Alone(rules, count, ask.key, span=1, rows=ROWS) if seats == 1 else None
    given = {"remember": False, "rows": ROWS}
    tables = games.tables if games else Tables(rules, seats, count, ask.key, [1.0], **given)
    numbers = torch.tensor(list(futures), device=rules.device)
    tables.numbers.copy_(numbers.repeat(len(rows)))
    tables.begin()  # with the dice of these numbers
    begun = torch.tensor([list(row) for row in rows], device=rules.device)
    tables.states.copy_(begun.repeat_interleave(len(futures), 0))
    over = torch.zeros(count, dtype=torch.bool, device=rules.device)
    ends = torch.zeros(count, device=rules.device)
    for _ in range(TURNS_ALONE if games else LONGEST):
        if games:
            games.turn(net, 0.0)
            came = tables.finals.float()
        else:
            tables.turn(net, None, keen=KEEN_AT_PLAY, noise=0.0, keep=1.0)
            came = tables.shares.view(count, seats)[:, ask.seat]
        fresh = (tables.done > 0) & ~over
        ends = torch.where(fresh, came, ends)
        over |= fresh
        if bool(over.all()):
            break
    told: Values = ends.view(len(rows), len(futures)).double().cpu().numpy()
    return told


@cache
def shipped(game: AnyGame, seats: int) -> tuple[Any, Any]:
    """The rules of self-play, and the net of `quick`."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    rules = Game(game.id, ["classic"], device)
    net = Net(rules.width).to(device)
    name = "alone" if seats == 1 else "tables"
    begin(net, str(files(f"bis.bots.{game.id}.learned") / "nets" / f"{name}.npz"))
    return rules, playing(net, rules)
