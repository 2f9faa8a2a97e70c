"""What many numbers solve together: rates over time, several equations. Knows functions of floats, no program."""
