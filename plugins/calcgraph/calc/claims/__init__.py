"""Claims: reading a figure in prose, the interval it allows, the verdict, and the reason for it."""
