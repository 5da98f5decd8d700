"""What contradicts itself or does nothing in a house, theme by theme; `rules.check` asks them all.

Every check takes a house and yields whole sentences. A fault that only a parent's rules make is the
parent's: a check that looks at a pair of rules asks whether the house itself settles one of them.
"""
