"""What lines bring into a sheet that no note defines: constants of nature, units of one's own."""
