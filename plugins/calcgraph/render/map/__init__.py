"""The graph as a drawing, as data for the page, and as the neighbourhood of one note."""
