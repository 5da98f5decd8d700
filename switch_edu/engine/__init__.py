"""The rules at work: one kernel on plain ints, run by Python or compiled.

The kernel (`judge`, `step`, `deal`, `policies`, `playouts` and what they call) takes `rules` and
`table` by attribute, uses only ints, raises nothing and reports what happened as int events.
"""
