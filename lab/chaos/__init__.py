"""Killed, filled up, cut off, put forward: what was acknowledged stays."""
