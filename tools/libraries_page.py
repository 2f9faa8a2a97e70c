"""The libraries that ship with calcgraph as a page of the manual, made from their notes."""

import re

from calcgraph.calc.syntax.given.libraries import ALWAYS, LIBRARIES, sources
from calcgraph.calc.syntax.parser import library
from calcgraph.calc.syntax.printer import print_expression
from calcgraph.calc.syntax.tree import Definition, Function

HEAD = """---
title: Libraries
tags: [manual]
---

# Libraries

`use` takes functions and values from a library that comes with calcgraph:

```calc title="A delivery" show="late, safe"
use statistics: normal_tail, poisson_cdf as up_to
late = normal_tail(50 min, 42 min, 5 min) # deliveries that take longer
orders = 12                                # in an hour, on average
safe = up_to(18, orders)                   # hours in which 18 couriers are enough
```

Each name becomes a row of the sheet with its description and source. `as` renames it. Units are checked at \
each call, as for your own functions. Names that you define, such as `pi` or `R`, do not change a library's \
functions. Outside the domain of its formula, a function has no value. Functions in one row of a table take the same \
arguments; a `quantile` takes a share `p` for the first. Below each table is an example with its result. Constants \
of nature are in [[manual/language#Constants|`use constants`]]. You can also write \
[[manual/library#Your own library|your own library]].
"""
FAMILIES = {
    "normal": "normal",
    "lognormal": "lognormal; `sigma` is the deviation of the logarithm",
    "t": "Student's t",
    "chi2": "chi-squared",
    "f": "the ratio F",
    "binomial": "`k` of `n`, each with probability `p`",
    "poisson": "number of events",
    "negative_binomial": "failures before success number `r`",
    "exponential": "exponential",
    "gamma": "gamma",
    "weibull": "Weibull; a tail is a reliability",
    "beta": "beta, a share between 0 and 1",
}
"""Distributions whose functions share a row of the table."""

ALSO = "Every sheet has {} without `use`."
_ITEM = re.compile(r"^([^\W\d_]\w*)(?=\(| \[| =)", re.MULTILINE)
_MEASURE = re.compile(r"(?<![`\w.])-?\d+(?:\.\d+)? (?:°C|K\*kg/mol|K|MPa|Pa|dB|atm|km)(?![\w*/])")
_DISTRIBUTION = re.compile(r"_(?:pdf|pmf|cdf|tail|quantile)$")
_CHECK = re.compile(r"^check (?:\w+: )?")
_FENCE = re.compile(r"```calc\n(.*?)```\n", re.DOTALL)


def libraries_markdown() -> str:
    """Markdown with a table for each chapter of each library."""
    return "\n".join([HEAD, *(_with_code(_library(name)) for name in LIBRARIES)])


def _with_code(text: str) -> str:
    """Return the text with measures as code outside of fences and code: they are not claims."""
    parts = re.split(r"(```text\n.*?```|`[^`\n]*`)", text, flags=re.DOTALL)
    return "".join(part if at % 2 else _MEASURE.sub(r"`\g<0>`", part) for at, part in enumerate(parts))


def _library(name: str) -> str:
    body = library(name).text.partition("\n---\n")[2]
    intro, *chapters = re.split(r"^## ", body, flags=re.MULTILINE)
    words = intro.strip().removeprefix(f"# {name}").strip().replace("\n", " ")
    also = ALWAYS.get(name, frozenset())
    parts = [f"## {name}", words + (" " + ALSO.format(_listed(sorted(also))) if also else "")]
    parts.append("Sources: " + ", ".join(map(_short, sources(name))) + ".")
    for chapter in chapters:
        title, _, text = chapter.partition("\n")
        items, *checks = _FENCE.findall(text)
        listed = _listing([library(name).items[one] for one in _ITEM.findall(items)], sources(name))
        parts += [f"### {title}", listed, f"```text\n{_shortest(''.join(checks))}\n```"]
    return "\n\n".join(parts) + "\n"


def _shortest(checks: str) -> str:
    """Return the shortest check without its name: the simplest call of the chapter."""
    return min((_CHECK.sub("", line) for line in checks.strip().split("\n") if line.startswith("check ")), key=len)


def _listed(names: list[str]) -> str:
    codes = [f"`{name}`" for name in names]
    return " and ".join([", ".join(codes[:-1]), codes[-1]] if codes[1:] else codes)


def _short(source: str) -> str:
    """Return a source by its first author and year; a row of a sheet names it in full."""
    author = re.split(r" and |,", source)[0]
    return f"{author} {source.rpartition(', ')[2]}"


def _listing(items: list[Definition | Function], cited: tuple[str, ...]) -> str:
    """Return a table of functions, or values of one unit as a list."""
    values = [print_expression(one.body) for one in items if isinstance(one, Definition)]  # type: ignore[arg-type]
    if len(values) < len(items):
        return "\n".join(("| written | is |\n|---|---|", *_rows(items, cited)))
    (unit,) = {value.partition(" ")[2] for value in values}
    pairs = zip(items, values, strict=True)
    return f"In `{unit}`: " + ", ".join(f"`{one.name} = {value.partition(' ')[0]}`" for one, value in pairs) + "."


def _rows(items: list[Definition | Function], cited: tuple[str, ...]) -> list[str]:
    """Return rows of the table; functions of one distribution share one."""
    rows: dict[str, list[Definition | Function]] = {}
    for item in items:
        family = item.name.rpartition("_")[0] if _DISTRIBUTION.search(item.name) else item.name
        rows.setdefault(family if family in FAMILIES else item.name, []).append(item)
    return [_family(name, some) if name in FAMILIES else _row(some[0], cited) for name, some in rows.items()]


def _family(name: str, items: list[Definition | Function]) -> str:
    first, *others = (one.name for one in items)
    return f"| {', '.join([f'`{first}{_arguments(items[0])}`', *(f'`{one}`' for one in others)])} | {FAMILIES[name]} |"


def _row(item: Definition | Function, cited: tuple[str, ...]) -> str:
    """Return a row of the table; the sources are those of the library and stand above its tables."""
    words = item.comment.text
    while said := next((one for one in cited if words.endswith(one)), ""):
        words = words.removesuffix(said).rstrip(",; ")
    if isinstance(item, Definition):
        return f"| `{item.name}` = `{print_expression(item.body)}` | {words} |"  # type: ignore[arg-type]
    return f"| `{item.name}{_arguments(item)}` | {words} |"


def _arguments(item: Definition | Function) -> str:
    assert isinstance(item, Function)
    args = (one.name if one.default is None else f"{one.name} = {print_expression(one.default)}" for one in item.args)
    return f"({', '.join(args)})"
