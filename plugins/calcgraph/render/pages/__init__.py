"""Pages that calcgraph adds: graph, claims, values, tags, outline."""
