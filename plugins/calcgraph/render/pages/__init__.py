"""Pages that calcgraph adds: graph, claims, values, tags, outline, and the reference pages of the manual."""
