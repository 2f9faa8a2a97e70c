"""Views: whether the names and values of what a fence asks to be shown mean something; `syntax` reads the fence."""
