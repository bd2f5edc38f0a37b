"""What players lose against exact play, where exact play can be had: near the end of a game."""
