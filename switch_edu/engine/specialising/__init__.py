"""The kernel specialised for one house, in plain Python.

What a house does not have costs time all the same: every step asks for each ruling. So where much
is to be played, the kernel's own text is partially evaluated (Futamura, 1971): the numbers of the
rules are put in, what that makes constant is folded, what cannot be reached falls away, and short
functions are copied into their callers. The results are the same, in two thirds of the time or
less.
"""
