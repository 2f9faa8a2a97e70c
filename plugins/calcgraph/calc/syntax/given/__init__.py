"""What lines bring into a sheet that is in no note: constants of nature."""
