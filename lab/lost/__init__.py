"""What `best` still loses: its decisions weighed by a search with a hundred times its time.

Games of `best`, some decisions of each by lot; its few best moves are played on to the end on the
same dice and cards for all of them, or exactly where the end is near. A player as strong as can be
had in thousands goes on for everybody (`Judge.player`). The better move is chosen on one half of
the futures and measured on the other, and the other way around, so that the best of many noisy
numbers is not flattered: where nothing is lost, nothing is found on average.
"""
