"""Templates of the package, escaped, strict about names."""

import re
from collections.abc import Mapping, MutableMapping
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template, pass_eval_context
from jinja2.nodes import EvalContext
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup, escape

from calcgraph.addresses import in_address
from calcgraph.documents import without_marks
from calcgraph.graph.layout.labels import short_title
from calcgraph.render.math.unit_signs import set_unit

_NEGATIVE = re.compile(r"(<(?:td|th|span|b|i|text|mn|button|small|title|tspan)\b[^<>]*+>)(-[\d.∞][^<>]*+)")
_HYPHEN = re.compile(r"(?<![\w.])-(?=[\d.∞])")


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
    made.filters["tojson"] = _in_page
    made.filters["marked"] = marked
    made.filters["in_address"] = in_address
    made.filters["unit"] = set_unit
    made.filters["short_title"] = short_title
    return made


@pass_eval_context
def _in_page(context: EvalContext, value: object) -> Markup:
    """Return a value as JSON for a script of a page; other plugins replace marks such as `{{ }}` in whole pages."""
    settings = context.environment.policies["json.dumps_kwargs"]
    return Markup(without_marks(htmlsafe_json_dumps(value, **settings)))  # noqa: S704 - JSON without `<`


def fill(template: str, **values: object) -> Markup:
    """Return a template of this package with its values, without spaces at its ends."""
    return Markup(with_minus(_template(template).render(values).strip()))  # noqa: S704 - the template escapes


def fill_block(template: str, block: str, values: Mapping[str, object]) -> Markup:
    """Return one block of a template with the values of the whole."""
    made = _template(template)
    html = "".join(made.blocks[block](made.new_context(dict(values))))
    return Markup(with_minus(html.strip()))  # noqa: S704 - the template escapes


def with_minus(html: str) -> str:
    """Return HTML with a minus sign before each negative number that begins an element; code stays as it is.

    >>> with_minus('<td class="n">-3 … -1 m</td><code>-3</code><i>-x</i>')
    '<td class="n">−3 … −1 m</td><code>-3</code><i>-x</i>'
    """
    if ">-" not in html:
        return html
    return _NEGATIVE.sub(lambda found: found[1] + _HYPHEN.sub("−", found[2]), html)


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
