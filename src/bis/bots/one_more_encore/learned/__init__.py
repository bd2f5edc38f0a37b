"""Players of One More Encore! that learned; loaded with their first move, they need NumPy."""
