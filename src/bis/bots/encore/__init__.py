"""Players of Encore!."""

from bis.bots.encore import greedy

BOTS = {"greedy": greedy.choose}
