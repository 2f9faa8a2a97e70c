"""Lines that bring definitions into a sheet that no note contains: constants of nature, custom units."""
