"""How fast games of bots are, on one core: by the rules, and by the batch engines beside them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter

from bis.bots import find_bot
from bis.core.game import AnyGame
from bis.core.seats import TABLE
from bis.games import find_game
from bis.sim.batch import KITS
from bis.sim.batch.engine import Engine
from bis.sim.engines import find_engine
from bis.sim.lineup import Lineup
from bis.sim.match import play_match

Trials = Sequence[tuple[str, str, int]]
"""A game, a bot, and how many seats it has all alike."""


@dataclass(frozen=True, slots=True)
class Speed:
    game: str
    bot: str
    seats: int
    games: float
    """Per second."""
    decisions: float
    """Per second."""
    engine: str = "rules"
    ratio: float = 1.0
    """How many times as many decisions as the rules."""


def core_trials() -> Trials:
    return [(game, *trial) for game, kits in KITS.items() for trial in kits.trials]


def measure(seconds: float, trials: Trials) -> Iterator[Speed]:
    """Each trial for about so many seconds, after some games to warm up."""
    for name, bot, seats in trials:
        game = find_game(name)
        rules = _measure(game, bot, seats, seconds)
        yield rules
        if engine := _engine(game, bot, seats):
            yield _measure_batch(engine, bot, rules, seconds)


CHECKED = 4096


@dataclass(frozen=True, slots=True)
class GpuSpeed:
    game: str
    bot: str
    seats: int
    games: float
    """Per second, like the others."""
    decisions: float
    events: float
    """Rolls or cards."""
    on_gpu: float
    """Rolls or cards a second of the GPU's own time, without bringing results back."""
    compiled: float
    """Seconds to compile."""
    agrees: bool
    """Whether the first games are the same as on a core."""


def gpu_trials() -> Trials:
    return [(game, *trial) for game, kits in KITS.items() for trial in kits.gpu_trials]


def measure_gpu(seconds: float, games: int, trials: Trials) -> Iterator[GpuSpeed]:
    """Each trial for about so many seconds on the GPU, and its first games on a core."""
    for name, bot, seats in trials:
        if engine := _engine(find_game(name), bot, seats):
            yield _measure_gpu(engine, bot, seconds, games)


def _measure_gpu(engine: Engine, bot: str, seconds: float, games: int) -> GpuSpeed:
    policies = [bot] * engine.seats
    checked = min(CHECKED, games)
    began = perf_counter()
    there = engine.play(0, 0, checked, policies, device="cuda")
    compiled = perf_counter() - began
    here = engine.play(0, 0, checked, policies)
    agrees = all((getattr(there, part) == getattr(here, part)).all() for part in PARTS)
    series = decisions = events = 0
    busy = 0.0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        played = engine.play(0, series * games, games, policies, device="cuda")
        series += 1
        busy += engine.gpu_seconds
        decisions += int(played.decisions.sum())
        events += int(played.events.sum())
    rates = (series * games / spent, decisions / spent, events / spent, events / busy)
    return GpuSpeed(engine.kit.game.id, bot, engine.seats, *rates, compiled, agrees)


PARTS = ("scores", "ranks", "decisions", "events")


def _engine(game: AnyGame, bot: str, seats: int) -> Engine | None:
    """The batch engine of a game, where there is one that can play this bot."""
    options = tuple(game.settle({}, seats).items())
    return find_engine(Lineup(game.id, options, (bot,) * seats))


def _measure_batch(engine: Engine, bot: str, rules: Speed, seconds: float) -> Speed:
    """Games in ever longer series, until one takes long enough; one thread."""
    policies = [bot] * engine.seats
    engine.play(0, 0, 1, policies)
    count = spent = 0.0
    games = 64
    while spent < seconds:
        games = max(2 * games, int(1.1 * games * seconds / spent) if spent > 0.01 else 0)
        began = perf_counter()
        count = float(engine.play(0, 0, games, policies).decisions.sum())
        spent = perf_counter() - began
    decisions = count / spent
    ratio = decisions / rules.decisions
    return Speed(rules.game, bot, rules.seats, games / spent, decisions, "batch", ratio)


def _measure(game: AnyGame, bot: str, seats: int, seconds: float) -> Speed:
    bots = [(bot, find_bot(game, bot))] * seats
    options = game.settle({}, seats)
    play_match(game, options, bots, seed=0, number=0)
    games = decisions = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        games += 1
        lines = play_match(game, options, bots, seed=0, number=games).lines
        decisions += sum(line.actor != TABLE for line in lines)
    return Speed(game.id, bot, seats, games / spent, decisions / spent)
