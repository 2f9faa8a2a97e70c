"""Plots and sweeps as SVG: which points, which axes, which words."""
