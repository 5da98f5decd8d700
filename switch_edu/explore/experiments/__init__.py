"""Many games of several houses with the same deals, and what comes of it."""
