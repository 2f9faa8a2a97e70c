"""Views: what a fence asks to be shown, and whether its names and values mean something."""
