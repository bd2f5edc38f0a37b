"""The pictures beside the rules show what the rules allow and refuse, and count as they count."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bis.core.errors import IllegalMoveError
from bis.games import GAMES
from bis.games.criss_cross.scoring import parts
from bis.games.criss_cross.state import Sheet as Grid
from bis.games.encore.pieces import read_squares, write_squares
from bis.games.flip7.pieces import MODIFIERS
from bis.games.flip7.scoring import score
from bis.games.flip7.state import Line
from bis.games.one_more_encore.pieces import GOLDEN, ROWS

ROOT = Path(__file__).parents[2]
SHEETS = {"encore": "1234567", "one_more_encore": ROWS}


def book(game: str) -> dict[str, Any]:
    """What is drawn beside a game's rules; it may be nothing."""
    path = ROOT / "client" / "games" / game / "rules.json"
    read: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return read


def pictures(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for rule, shown in book(game).get("pictures", {}).items():
        yield from ((rule, one) for one in shown)


def moves() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for game in GAMES:
        yield from ((game, rule, one) for rule, one in pictures(game) if "move" in one)


def position(game: str, shown: dict[str, Any]) -> Any:
    """A game in which the picture's crosses or symbols are there, and its dice were rolled."""
    rules = GAMES[game]
    state = rules.start(rules.settle({}, 2), 2, 0)
    head = shown["move"].split()[0]
    if game == "criss_cross":
        grids = Grid.parse("/".join(shown["rows"])), Grid.parse("f..../...../...../...../.....")
        return rules.deal(replace(state, sheets=grids), rules.parse_chance("roll a d"))[0]
    color, number = head if len(head) == 2 else "g1"
    roll = f"roll {color} {color} {color} | {number} {number} {number}"
    if game == "one_more_encore":
        roll += f" | {head if len(head) > 2 else 'heart'}"
    crosses = read_squares(shown.get("crosses", "").split(), SHEETS[game])
    sheet = replace(state.sheets[0], checked=crosses)
    return rules.deal(replace(state, sheets=(sheet, sheet)), rules.parse_chance(roll))[0]


@pytest.mark.parametrize(("game", "rule", "shown"), [*moves()])
def test_a_picture_shows_what_the_rules_say(game: str, rule: str, shown: dict[str, Any]) -> None:
    rules = GAMES[game]
    state, move = position(game, shown), rules.parse_move(shown["move"])
    if shown.get("fits", True):
        rules.judge(state, 0, move)
        return
    with pytest.raises(IllegalMoveError) as refused:
        rules.judge(state, 0, move)
    assert refused.value.rule == rule


@pytest.mark.parametrize("game", SHEETS)
def test_pictures_are_cut_from_the_printed_sheet(game: str) -> None:
    rules, shown = GAMES[game], book(game)
    state = rules.start(rules.settle({}, 2), 2, 0)
    assert "/".join(shown["printed"]) == state.sheets[0].printed.text
    if game == "one_more_encore":
        assert shown["golden"] == write_squares(GOLDEN, ROWS)


def test_a_line_of_cards_counts_what_stands_beside_it() -> None:
    for rule, shown in pictures("flip7"):
        cards = shown["cards"].split()
        line = Line(
            tuple(int(card) for card in cards if card.isdigit()),
            tuple(card for card in MODIFIERS if card in cards),
            "chance" in cards,
            "busted" if shown.get("bust") else "in",
        )
        assert (rule, score(line)) == (rule, shown["points"])


def test_a_grid_has_its_own_sums() -> None:
    for rule, shown in pictures("criss_cross"):
        grid = Grid.parse("/".join(shown["rows"]))
        sums = dict(parts(grid, "diagonal" in shown["points"]))
        assert (rule, {line: sums[line] for line in sums if sums[line]}) == (rule, shown["points"])


def test_a_finished_grid_has_no_room() -> None:
    [shown] = book("criss_cross")["pictures"]["CC-06"]
    assert not Grid.parse("/".join(shown["rows"])).has_room()
