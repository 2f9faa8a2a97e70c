"""An existing folder of notes, looked at and never changed: what a site of it needs, what a person must decide."""
