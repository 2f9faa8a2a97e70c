"""The graph of notes and computations: build, measure, lay out, export."""
