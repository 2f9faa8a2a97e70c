"""Distributions over 4,096 draws: all draws of a program at once, and what is shown of them.

Called by whoever runs a program: the machine for percentiles, values, claims and views for what they show.
"""
