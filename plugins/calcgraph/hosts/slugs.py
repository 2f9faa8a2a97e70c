"""The function that makes ids of headings, of those that come with Python-Markdown and PyMdown."""

import warnings
from importlib import import_module

from calcgraph.notes.blocks.headings import SlugOf
from calcgraph.vault.contents import ConfiguredFunction, Slugs

MODULES = ("markdown.extensions.toc", "pymdownx.slugs")
"""Modules whose functions may be run by a check: they make text of text."""


def slug_function(slugs: Slugs) -> SlugOf | None:
    """Return the function that a configuration names; None for one that is not run here."""
    separator = slugs.separator
    made = _made(slugs.function or ConfiguredFunction("markdown.extensions.toc.slugify"))
    if made is None:
        return None
    return lambda text, _: str(made(text, separator))


def _made(function: ConfiguredFunction) -> SlugOf | None:
    module, _, name = function.name.rpartition(".")
    if module not in MODULES or name.startswith("_") or "slug" not in f"{name} {module}":
        return None
    found = getattr(import_module(module), name, None)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of functions that PyMdown would like replaced
            made = found(**dict(function.arguments)) if function.arguments is not None and callable(found) else found
            if callable(made):
                made("A heading", "-")
                return made  # type: ignore[no-any-return]
    except (TypeError, ValueError, AttributeError):
        return None
    return None
