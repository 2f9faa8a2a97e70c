"""Views: whether the names and values in a fence mean something; `syntax` reads the fence."""
