"""What the coach says of moves, as tests ask for it."""

from dataclasses import replace

from bis.coach import COACHES
from bis.games import GAMES


def told(game: str, view: object, move: str, language: str = "en") -> list[str]:
    phrases = COACHES[game].about(view, GAMES[game].parse_move(move))
    return list(COACHES[game].spoken(phrases)[language])


def looked(game: str, view: object, move: str) -> tuple[list[str], tuple[str, ...]]:
    glance = COACHES[game].look(view, GAMES[game].parse_move(move))
    return list(COACHES[game].spoken(glance.phrases)["en"]), glance.at


def beside(game: str, view: object, best: str, played: str) -> list[list[str]]:
    coach, parse = COACHES[game], GAMES[game].parse_move
    both = coach.beside(view, parse(best), parse(played))
    return [list(coach.spoken(one)["en"]) for one in (both.best, both.played, both.why)]


def rolled(game: str, seats: int, roll: str, **changes: object) -> object:
    """What seat 0 sees after a roll, on another sheet of its own."""
    found = GAMES[game]
    state = found.start(found.settle({}, seats), seats, 0)
    state = replace(state, sheets=(replace(state.sheets[0], **changes), *state.sheets[1:]))
    state, _ = found.deal(state, found.parse_chance(roll))
    return found.view(state, 0)
