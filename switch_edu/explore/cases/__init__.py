"""Cases: a position under a house, what is done, and what is then so."""
