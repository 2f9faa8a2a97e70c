"""Templates of the package, escaped, strict about names."""

from collections.abc import MutableMapping
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from calcgraph.addresses import in_address
from calcgraph.graph.layout.labels import short_title
from calcgraph.render.math.unit_signs import set_unit


class _Environment(Environment):
    """Gives each template a dict of what all know; the chain of maps of Jinja2 is walked through at every rendering."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return the names that a template knows besides its values."""
        return {**self.globals, **(d or {})}


@cache
def environment() -> Environment:
    """Return the Jinja2 environment of `templates/`, which escapes everything except Markup."""
    made = _Environment(
        loader=PackageLoader("calcgraph.render"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.policies["json.dumps_kwargs"] = {"sort_keys": True, "separators": (",", ":")}
    made.filters["marked"] = marked
    made.filters["in_address"] = in_address
    made.filters["unit"] = set_unit
    made.filters["short_title"] = short_title
    return made


def fill(template: str, **values: object) -> Markup:
    """Return a template of this package with its values, without spaces at its ends."""
    return Markup(_template(template).render(values).strip())  # noqa: S704 - the template escapes


@cache
def _template(name: str) -> Template:
    """A template; the environment would ask each time whether its file is as it was."""
    return environment().get_template(name)


def marked(text: str) -> Markup:
    """Return a message with the text between backticks set as code.

    >>> str(marked("`w` is GB & `bw` is TB/s"))
    '<code>w</code> is GB &amp; <code>bw</code> is TB/s'
    """
    parts = text.split("`")
    if len(parts) == 1 or len(parts) % 2 == 0:  # a single backtick is a character like any other
        return escape(text)
    macro = environment().get_template("code.html").module
    return Markup("").join(macro.code(part) if i % 2 else escape(part) for i, part in enumerate(parts))  # type: ignore[attr-defined]
