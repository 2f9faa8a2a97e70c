"""The graph of notes and computations: build, measure, arrange, export."""
