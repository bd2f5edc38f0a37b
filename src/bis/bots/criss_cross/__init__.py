"""Players of Criss Cross."""

from bis.bots.criss_cross import greedy

BOTS = {"greedy": greedy.choose}
