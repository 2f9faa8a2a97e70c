"""Claims: how a figure in prose is read, what it allows, whether it holds, and why not."""
