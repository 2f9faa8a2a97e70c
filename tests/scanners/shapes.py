"""Random texts that repeat, what reads them, and how its cost grows."""

import gc
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

from markdown import Markdown

from calcgraph.calc.claims.text import read_claim
from calcgraph.calc.units.definitions import project_units
from calcgraph.calc.units.table import unit_table
from calcgraph.configured import to_settings
from calcgraph.hosts.commands.rewriting.found_cells import numbers_in
from calcgraph.hosts.lexer import CalcLexer
from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.markdown.reading import add_extensions
from calcgraph.hosts.mkdocs.search_placeholders import hold
from calcgraph.hosts.site import Site
from calcgraph.links.zettel import ancestors, sort_key
from calcgraph.project import read_project
from calcgraph.render.math.unit_signs import set_unit
from calcgraph.render.sheet.source_view import pieces_of
from calcgraph.settings import Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile
from calcgraph.tex.convert import tex_to_mathml

SMALL, LARGE = 3_000, 24_000
MOST = 12
"""Times the cost for eight times the text: what is linear takes eight, and a busy machine a little more."""
LEAST = 0.001
"""CPU seconds below which growth is not measured: what takes less at 3,000 signs is let be twelve of it at 24,000."""
ROUNDS = 4
"""Another process may have been in the way."""
HOST = "the page"

SIGNS = (
    *" \t\n\\`~$%[](){}<>|#^*_=:;,.-+/!?@&\"'0aAéCµ²\u00a0",
    *("  ", "    ", "\n\n", "\n- ", "\n> ", "\n1. ", "\n# ", "\n| ", "|-", "\n|-|-|\n", "```", "```calc\n", "~~~"),
    *("$$", "[[", "]]", "![[", "](", "](#x)", "[^", "[^1]: ", "^a", "^a\n\n", "{:#", "{: .a", "{#", "<a ", "</a>"),
    *("<!--", "-->", "<!-- calc: ", "table ", "ignore ", "CG101", "%%", "==", "**", "__", "~~", "a:: ", "(a:: [[b]])"),
    *("\n---\n", "key: ", "\nkey: ", "- ", "https://", "http://a.b", "<https://", "mailto:a@b", "www.", "id=", "#tag"),
    *("x = ", "\nx = ", "1", "42 ms", "3 GB/s", "1,000", "1e9", "..", " in ", " with ", "a = 1, ", " as ", " step "),
    *(" log", "use [[b]]: ", "check ", "solve ", "pick t: ", "f(", "Sum(", " per ", "± ", "×", "m²", "€", "+-", "@key"),
    *("\\frac{", "\\left(", "\\begin{matrix}", "&", "\\\\", "_{", "^{", "\\alpha ", "\\def\\a#1{", "\\text{"),
    *("\\newcommand", "rows: ", "\nrows: ", "cols: ", "across: ", "mark ", "one line per ", "log y", "[TB/s]"),
    *("1a1", '<section class="cg cg-sheet"', "<svg>", "</section>", "!!! note", "> [!tip]- ", '=== "a"', "\n: a"),
    *("</div>", "<script>", "</script>", "\n<details>", "\n<div markdown>", "\n</p>", "<style "),
    *("[1, 2]", ": a", "<div>", "; @", "(a|b)", "…"),
    *("万", "百", "亿", "秒", "одна ", "hundred ", "one hundred and ", "half a ", "about ", "at least ", "not ", "\\<"),
    *("2026-", "22 Nov ", "1 in ", "zwei", "quatre-vingt-", "1 h ", "per 100,000 ", "plus de ", "$1 ", "1'", "½"),
)  # fmt: skip
"""What texts are made of: signs and words of our syntax and its neighbours, and what nearly is one."""

NOTES = {
    "a note": "{}",
    "front matter": "---\n{}\n---\n# A\n",
    "a property": "---\na: {}\nb: 1\n---\n",
    "an id": "---\nid: {}\n---\n",
    "a heading": "# {}\n",
    "anchors": "[[#x]] [y](#z)\n\n{}",
    "a table": "<!-- calc: table t -->\n\n| a | b [m] |\n|---|---|\n{}",
    "a table's head": "<!-- calc: table t -->\n\n|{}|x|\n|-|-|\n|a|1|\n",
    "a cell": "<!-- calc: table t -->\n\n|a|b [m]|\n|-|-|\n|a|{}|\n",
    "a fence's info": "```calc {}\nx = 1\n```\n",
    "a fence's other info": "```{}\nx = 1\n```\n",
    "a sheet": "```calc\n{}\n```\n",
    "a line of a sheet": "```calc\nx = {}\ny = 1\n```\n",
    "a comment of a sheet": "```calc\nx = 1 # {}\n```\n",
    "an import": "```calc\nuse [[b]]: {}\n```\n",
    "a view": "```calc table\n{}\n```\n",
    "rows of a view": "```calc table\nrows: {}\ncols: x\n```\n",
    "columns of a view": "```calc table\nrows: x in 1..2\ncols: {}\n```\n",
    "a plot": "```calc plot\n{}\n```\n",
    "a wikilink": "[[{}]]\n",
    "a display": "[[b|{}]]\n",
    "a destination": "[42 ms]({})\n",
    "a title": '```calc\nx = 42 ms\n```\n[42 ms](#x "{}")\n',
    "a claim": "```calc\nx = 42 ms\n```\n[{}](#x)\n",
    "beside a claim": "```calc\nx = 42 ms # {}\n```\nIt {} [42 ms](#x) {} now.\n",
    "a comment": "<!-- calc: {} -->\n",
    "a comment that silences": "<!-- calc: ignore CG101 {}\n[[zz]]\n",
    "a live value": "`= {}`\n",
    "a quotation": "> {}\n",
    "an item": "- {}\n",
    "a callout": "> [!tip]- {}\n",
    "a typed link": "a:: {} [[b]]\n",
    "a footnote": "x[^1]\n\n[^1]: {}\n",
    "a definition": "[r]: {}\n\n[r]\n",
    "a formula": "$$\n{}\n$$\n",
}  # fmt: skip
"""Where in a note a text is."""


class Shape(NamedTuple):
    """A text of any length."""

    prefix: str
    unit: str
    suffix: str

    def text(self, size: int) -> str:
        """About `size` signs of it."""
        return self.prefix + self.unit * (size // len(self.unit)) + self.suffix


def draw_shape(seed: int) -> Shape:
    """Few parts, so that what is rare as a whole is not rare here."""
    random = Random(seed)  # noqa: S311 - no secret
    parts = ["".join(random.choices(SIGNS, k=random.randint(*ends))) for ends in ((0, 3), (1, 3), (0, 3))]
    return Shape(*parts)


def _read(files: dict[str, str], text: str) -> None:
    sources = [SourceFile(NoteId("a.md"), text), SourceFile(NoteId("b.md"), "# B\n\n```calc\ny = 2\n```\n")]
    read_project(sources, list(files), files.get, Settings(values=ValueSettings(reference=False)))


def _page(text: str, *, escape: bool) -> None:
    site = Site()
    project = read_project([SourceFile(NoteId("a.md"), text)], [], lambda _: None, Settings())
    site.project = project
    site.begin_page(NoteId("a.md"), str)
    Markdown(extensions=["tables", CalcgraphExtension(site, escape=escape)]).convert(text)


def _in_note(template: str, text: str) -> None:
    _read({}, template.replace("{}", text))


def _adopted(text: str) -> None:
    settings = Settings(values=ValueSettings(reference=False))
    project = read_project([SourceFile(NoteId("a.md"), text)], [], lambda _: None, settings)
    numbers_in(project.notes[NoteId("a.md")], settings, unit_table())


def _file(name: str, text: str) -> None:
    _read({name: text}, f"<!-- calc: table t from {name} -->\n\n```calc\nr = pick t: a\n```\n")


READERS: dict[str, Callable[[str], object]] = {
    **{name: partial(_in_note, template) for name, template in NOTES.items()},
    "numbers to adopt": _adopted,
    "CSV": partial(_file, "t.csv"),
    "YAML": partial(_file, "t.yaml"),
    "units": project_units,
    "sources": lambda text: _read({"formulas/sources.yaml": text}, "```calc\nx = 1 # @a\n```\n"),
    "macros": lambda text: _read({"formulas/macros.tex": text}, "$\\a$\n"),
    "TeX": lambda text: tex_to_mathml(text[: len(text) // 4]),
    "coloured source": lambda text: list(CalcLexer().get_tokens(text)),
    "source": pieces_of,
    "a figure": set_unit,
    "the text of a claim": lambda text: read_claim(text, unit_table()),
    "a zettel id": lambda text: (list(ancestors(text)), sort_key(text)),
    "a page held back": hold,
    "settings": lambda text: to_settings({"ignore": {text: "CG101"}, "severity": {text: text}, "links": {text: text}}),
    HOST: partial(_page, escape=False),
    f"{HOST}, escaped": partial(_page, escape=True),
}


def cost(read: Callable[[str], object], text: str, clock: Callable[[], float] = time.perf_counter) -> float:
    """Seconds; garbage of others is not collected meanwhile."""
    gc.disable()
    try:
        began = clock()
        read(text)
        return clock() - began
    finally:
        gc.enable()


def growth(name: str, shape: Shape) -> float:
    """How many times the cost of the small text the large one costs; measured again where it seems too much.

    What Python-Markdown takes for the same text is not counted: it copies a paragraph for each of its constructs.
    """
    read, small, large = READERS[name], shape.text(SMALL), shape.text(LARGE)
    grown, least, most = 0.0, float("inf"), float("inf")
    for _ in range(ROUNDS):
        least, most = min(least, cost(read, small)), min(most, cost(read, large))
        grown = most / max(LEAST, least)
        if grown <= MOST:
            return grown
    gc.collect()
    whole = _busy(read, large)
    if name.startswith(HOST):
        whole -= max(_busy(_by_host, text) for text in _as_host_sees(name, large))
    return whole / max(LEAST, _busy(read, small))


def _busy(read: Callable[[str], object], text: str) -> float:
    """CPU seconds of one reading: the least of three means, since other work on the machine slows single ones."""
    return min(_mean(read, text) for _ in range(3))


def _mean(read: Callable[[str], object], text: str) -> float:
    """Over as many readings as an eighth of a second has: some clocks tick 250 times a second."""
    total, times = 0.0, 0
    while total < 0.125:
        total, times = total + cost(read, text, time.process_time), times + 1
    return total / times


def _as_host_sees(name: str, text: str) -> list[str]:
    """The text, and that of a page that escapes with its tags as text: else the host leaves a whole block unread."""
    return [text] if name == HOST else [text, text.replace("<", "&lt;")]


def _by_host(text: str) -> None:
    md = Markdown(extensions=["tables", "attr_list", "footnotes"])
    add_extensions(md, line_breaks=True)
    md.convert(text)
