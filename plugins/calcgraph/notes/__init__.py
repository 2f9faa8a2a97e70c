"""What is written in a note, each thing with its place."""
