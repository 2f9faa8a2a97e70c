"""Lines of several quantities: what belongs together and is written together."""
