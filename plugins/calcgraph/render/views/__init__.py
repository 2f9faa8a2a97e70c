"""Views and tables as HTML."""
