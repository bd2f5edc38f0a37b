"""Players of One More Encore!."""

from bis.bots.one_more_encore import greedy

BOTS = {"greedy": greedy.choose}
