"""A game of Flip 7 whose deck is empty in the middle of a round, at the guest's table."""

from bis.games.flip7 import FLIP7
from bis.games.flip7.state import State
from bis.record.record import Transcript
from tests.e2e.guests import Guest
from tests.seatings import Seating

BOT = "greedy"


def bring_used_up(guest: Guest) -> tuple[int, int]:
    """How many used cards are shuffled before the next one, and how many of them would bust."""
    game = _found()
    seat = game.state.turn
    bots = [None if at == seat else BOT for at in range(len(game.header.names))]
    told = {"record": str(game), "bots": bots}
    made = guest.context.request.post(f"{guest.server.url}/api/brought", data=told)
    guest.visit(f"/t/{made.json()['id']}")
    return sum(game.state.discards), _busts(game.state)


def _found() -> Transcript:
    """The first such turn of the bots' games."""
    for number in range(100):
        played = Seating(FLIP7, 4).play(BOT, 1, number)
        game = Transcript(played.header)
        for line in played.lines:
            if game.state.due == "offer" and not any(game.state.deck) and _busts(game.state) > 1:
                return game
            game.say(line.actor, line.said)
    raise AssertionError("no deck was empty at a turn with something to lose")


def _busts(state: State) -> int:
    line = state.lines[state.turn]
    return 0 if line.chance else sum(state.discards[number] for number in line.numbers)
