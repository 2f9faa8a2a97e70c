"""The libraries that ship with calcgraph as a page of the manual, made from their notes."""

import re

from calcgraph.calc.syntax.given.libraries import ALWAYS, LIBRARIES, library, sources
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
functions. Below each table is an example with its result. Constants of nature are in \
[[manual/language#Constants|`use constants`]]. You can also write \
[[manual/library#A library of your own|your own library]].
"""

ALSO = "Every sheet has {} without `use`."
_ITEM = re.compile(r"^([^\W\d_]\w*)(?=\(| \[| =)", re.MULTILINE)
_MEASURE = re.compile(r"(?<![`\w.])-?\d+(?:\.\d+)? (?:°C|K\*kg/mol|K|MPa|Pa|dB|atm|km)(?![\w*/])")
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
    cited = "\n".join(f"- {one}" for one in sources(name))
    parts = [f"## {name}", words + (" " + ALSO.format(_listed(sorted(also))) if also else ""), "Sources:", cited]
    for chapter in chapters:
        title, _, text = chapter.partition("\n")
        items, *checks = _FENCE.findall(text)
        rows = "\n".join(_row(library(name).items[one], sources(name)) for one in _ITEM.findall(items))
        example = _shortest("".join(checks))
        parts += [f"### {title}", f"| written | is |\n|---|---|\n{rows}", f"```text\n{example}\n```"]
    return "\n\n".join(parts) + "\n"


def _shortest(checks: str) -> str:
    """Return the shortest check without its name: the simplest call of the chapter."""
    return min((_CHECK.sub("", line) for line in checks.strip().split("\n") if line.startswith("check ")), key=len)


def _listed(names: list[str]) -> str:
    codes = [f"`{name}`" for name in names]
    return " and ".join([", ".join(codes[:-1]), codes[-1]] if codes[1:] else codes)


def _row(item: Definition | Function, cited: tuple[str, ...]) -> str:
    """Return a row of the table; the sources are those of the library and stand above its tables."""
    words = item.comment.text
    while said := next((one for one in cited if words.endswith(one)), ""):
        words = words.removesuffix(said).rstrip(",; ")
    if isinstance(item, Definition):
        return f"| `{item.name}` = `{print_expression(item.body)}` | {words} |"  # type: ignore[arg-type]
    args = (one.name if one.default is None else f"{one.name} = {print_expression(one.default)}" for one in item.args)
    return f"| `{item.name}({', '.join(args)})` | {words} |"
