"""Players of Goofspiel."""

from bis.bots.goofspiel import greedy

from bis.bots.players import Players

PLAYERS = Players({"greedy": greedy.choose}, usual=("greedy",))
