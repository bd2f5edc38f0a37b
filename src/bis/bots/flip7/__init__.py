"""Players of Flip 7."""

from bis.bots.flip7 import greedy, stop25

BOTS = {"greedy": greedy.choose, "stop25": stop25.choose}
THRESHOLDS = range(15, 41)
FAMILY = {f"stop{enough}": stop25.stop_at(enough) for enough in THRESHOLDS}
"""`stop15` to `stop40`."""
