"""A million hostile messages in ten minutes, while honest people play."""
