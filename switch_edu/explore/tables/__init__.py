"""Several houses side by side on one position, to play on and to edit."""
