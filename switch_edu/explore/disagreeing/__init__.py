"""Where two houses part: the smallest position, the ruling that decides, the way to it."""
