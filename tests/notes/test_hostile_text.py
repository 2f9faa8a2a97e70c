"""Whatever is written, a check costs what the text is long: four times the text costs about four times as much."""

import time
from typing import NamedTuple

import pytest

from calcgraph.project import read_project
from calcgraph.render.reports.text import to_text
from calcgraph.settings import Settings, ValueSettings
from calcgraph.source import NoteId, SourceFile

SETTINGS = Settings(values=ValueSettings(reference=False))


class Hostile(NamedTuple):
    """A text made of one piece many times; `§` in it is the number of the piece."""

    piece: str
    count: int = 6000
    head: str = ""
    closing: str = ""
    """As often as the piece, behind all of them."""
    tail: str = ""

    def text(self, times):
        pieces = (self.piece.replace("§", str(at)) for at in range(self.count * times))
        return f"{self.head}{''.join(pieces)}{self.closing * self.count * times}{self.tail}"


TABLE = "| a | b |\n|---|---|\n"
HOSTILE = {
    "brackets": Hostile("[", closing="]"),
    "wikilinks never closed": Hostile("[[", 20_000),
    "wikilinks in wikilinks": Hostile("[[", closing="]]"),
    "images in images": Hostile("![", closing="](b)"),
    "destinations never closed": Hostile("[a](", 3000),
    "destinations in angles": Hostile("[a](<b ", 3000),
    "titles never closed": Hostile('[a](b "', 3000),
    "escaped quotes in a title": Hostile('\\"', head='[a](b "'),
    "brackets closed only": Hostile("](", 20_000),
    "dollars in brackets": Hostile("[$a ", 3000),
    "backticks": Hostile("`", 20_000),
    "runs of backticks": Hostile("` ``` `` ", 2000),
    "dollars": Hostile("$a ", 20_000),
    "displayed formulas": Hostile("$$\n", 3000),
    "formulas": Hostile("$x$ ", 3000),
    "stars": Hostile("*", 20_000),
    "emphasis": Hostile("*a **b _c ", 3000),
    "angles": Hostile("<", 20_000),
    "tags of HTML": Hostile("<a ", 20_000),
    "elements": Hostile("<div>\n", 6000),
    "comments never closed": Hostile("<!-- a ", 20_000),
    "comments": Hostile("<!-- a --> ", 3000),
    "bars": Hostile("|a", head=TABLE),
    "a wide table of links": Hostile("|[[a]]", 1000, head="|a" * 4000 + "|\n" + "|-" * 4000 + "|\n"),
    "rows": Hostile("| [[a]] | b |\n", 500, head=TABLE),
    "cells of backticks": Hostile("|`a``b", 2000, head=TABLE),
    "cut links": Hostile("| [[a|b]] ", 400, head=TABLE),
    "quotations": Hostile("> ", 20_000),
    "quoted lines": Hostile("> > a\n", 2000),
    "markers of lists": Hostile("- ", 20_000),
    "lists": Hostile("  - a\n", 2000),
    "tags": Hostile("#tag§ ", 3000),
    "hidden text": Hostile("%% a ", 6000),
    "inline footnotes": Hostile("^[a ", 6000),
    "footnotes": Hostile("x[^§] \n[^§]: note\n", 1000),
    "definitions": Hostile("[r§]: x.md\n\n[r§]\n\n", 200),
    "links on a line": Hostile("[[a]] ", 1000),
    "Markdown links on a line": Hostile("[t](a.md) ", 1000),
    "links far apart": Hostile(" ", 20_000, head="up:: [[a]]", tail="b [[a]]"),
    "typed links": Hostile("a:: [[a]] ", 600),
    "sentences": Hostile("a. [[A]] ", 1000),
    "dead claims": Hostile("[42 ms](#a) ", 400),
    "dead links": Hostile("[[nowhere]] ", 400),
    "other dead links": Hostile("[t](nowhere§.md) ", 400),
    "dead headings": Hostile("# a\n\n[[#b]]\n\n", 300),
    "dead paths of headings": Hostile("## b\n\n[[#b#b]]\n\n", 300),
    "dead blocks": Hostile("a ^b§\n\n[[#^c§]]\n\n", 200),
    "dead values": Hostile("`= x` ", 300),
    "headings": Hostile("# a\n", 3000),
    "links to headings": Hostile("# a§\n\n[[#a§]] [t](#a§)\n\n", 500),
    "numbered headings": Hostile("# a_5\n", 2000),
    "blanks in a heading": Hostile(" ", 20_000, head="# a", tail="b"),
    "blanks under a table's head": Hostile(" ", 20_000, head="a|b\n-|-", tail="x"),
    "repeated blocks": Hostile("a ^b\n\n", 500),
    "embeds of itself": Hostile("![[a]] ", 400),
    "embeds of its sections": Hostile("# a§\n\n![[#a§]]\n\n", 400),
    "comments that silence": Hostile("<!-- calc: ignore CG101 x -->\n", 500, tail="[[zz]]\n"),
    "silenced links": Hostile("[[zz]] <!-- calc: ignore CG101 x --> ", 300),
    "misspelt comments": Hostile("<!-- calc: ingore CG101 x --> ", 500),
    "comments of ours never closed": Hostile("<!-- calc: ignore ", 2000),
    "blanks in a comment of ours": Hostile(" ", 20_000, head="<!-- calc: ignore", tail="x"),
    "keys of front matter": Hostile("k§: v\n", 1000, head="---\n", tail="---\n# A\n"),
    "fences never closed": Hostile("```\n", 6000),
    "addresses": Hostile("https://example.org/ ", 3000),
    "dots": Hostile("a.", 20_000, tail=" x://y"),
    "digits": Hostile("1,", 20_000),
    "blanks": Hostile(" ", 20_000),
    "rules": Hostile("---\n", 6000),
}  # fmt: skip


def seconds(text):
    source = SourceFile(NoteId("a.md"), text)
    began = time.process_time()
    project = read_project([source], [], lambda _: None, SETTINGS)
    to_text(project.diagnostics, lambda _path, number: source.line(number))
    return time.process_time() - began


@pytest.mark.parametrize("name", HOSTILE)
def test_a_check_costs_what_the_text_is_long(name):
    small, large = seconds(HOSTILE[name].text(1)), seconds(HOSTILE[name].text(4))
    if large > 8 * max(small, 0.02):  # another process may have been in the way
        small, large = seconds(HOSTILE[name].text(1)), seconds(HOSTILE[name].text(4))
    assert large < 8 * max(small, 0.02), (small, large)
