"""Players of Flip 7."""

from bis.bots.flip7 import greedy, stop25

BOTS = {"greedy": greedy.choose, "stop25": stop25.choose}
