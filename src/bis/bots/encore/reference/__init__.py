"""Players to compare others with: tuned weights, and the same with an eye on the others."""
