"""The graph as a drawing, as data for the page, and as what is around one note."""
