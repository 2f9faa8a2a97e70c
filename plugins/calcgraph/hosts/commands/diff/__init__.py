"""`calcgraph diff`: two sides from revisions or folders, read one after the other, and what differs."""
