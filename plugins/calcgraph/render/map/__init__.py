"""The graph as a drawing, as data for the page, and as what stands around one note."""
