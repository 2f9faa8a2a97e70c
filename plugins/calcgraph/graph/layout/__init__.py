"""Where the nodes of the map are placed: arithmetic on positions, and the same bytes for the same graph."""
