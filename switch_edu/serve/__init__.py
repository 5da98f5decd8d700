"""The course as plain pages for a class on a local network: no code to be seen, nothing to install.

Voila shows the notebooks; what is here is the course's front page, the cap on how many sit at the
tables at once, and what it is told.
"""
