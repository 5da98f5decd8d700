"""The same position or line of play under several houses, side by side."""
