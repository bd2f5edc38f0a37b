"""Frozen games replayed, with a sample of the contract at their positions; the same everywhere.

Run by CPython and by Pyodide; `main` prints one line per game.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from bis.core.seats import TABLE
from bis.games import GAMES
from bis.record.record import Transcript
from bis.record.replay import replay

TESTS = Path(__file__).parents[1]
FROZEN = sorted([*TESTS.glob("old/*/*.game"), *TESTS.glob("playthroughs/*/*.game")])
EVERY = 9
"""The contract is looked at in one position of so many."""


def digests() -> dict[str, str]:
    """By game: a hash of all states and sampled moves of its frozen games."""
    sums: dict[str, hashlib._Hash] = defaultdict(hashlib.sha256)
    for file in FROZEN:
        transcript = replay(file.read_bytes())
        for text in _positions(transcript):
            sums[transcript.game.id].update(text.encode())
    return {game: found.hexdigest() for game, found in sums.items()}


def _positions(transcript: Transcript) -> Iterator[str]:
    again = Transcript(transcript.header)
    for number, line in enumerate(transcript.lines):
        if number % EVERY == 0:
            yield from _contract(again)
        again.say(line.actor, line.said)
        yield again.game.save(again.state)


def _contract(at: Transcript) -> Iterator[str]:
    """What is saved is loaded; what is listed is read and accepted; nobody else may move."""
    game, state = at.game, at.state
    assert game.load(game.save(state)) == state
    for seat in at.to_act:
        for move in () if seat == TABLE else game.legal(state, seat):
            assert game.parse_move(str(move)) == move
            game.judge(state, seat, move)
            yield str(move)


def main() -> None:
    for game, found in digests().items():
        assert game in GAMES
        print(json.dumps({"game": game, "frozen": found}))
