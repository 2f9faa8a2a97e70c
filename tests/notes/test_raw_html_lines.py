"""What of raw HTML is read for links, where it is with other things on a line."""

import pytest

from calcgraph.notes.parse import parse_note
from calcgraph.source import NoteId, SourceFile

LINES = {
    "a script behind an element": ("<div></div><script>plot([[0,0],[1,2]])</script>", []),
    "a script behind others": ("<div></div> <style>a{}</style>\t<script>\nplot([[0,0]])\n\n[[1,1]]\n</script>", []),
    "text behind both": ("<div></div><script>[[0,0]]</script> and [[x]]\n[[y]]\n\n[[z]]", ["[[z]]"]),
    "text between empty lines": ("<details>\n[[a]]\n\n[[x]]\n\n</details>\n[[b]]\n\n[[y]]", ["[[x]]", "[[y]]"]),
    "code with empty lines": ("<pre>\n[[a]]\n\n[[b]]</pre> [[c]]\n[[x]]", ["[[x]]"]),
    "an element that holds Markdown": (
        "<div markdown>\n<p>\n[[a]]\n\n[[b]]</p>\n[[x]]\n</div>\n[[y]]",
        ["[[x]]", "[[y]]"],
    ),
    "a tag over lines": ("<div\nclass='a'>[[a]]\n\n[[x]]", ["[[x]]"]),
    "a script in a line": ("Text <script>plot([[0,0]])</script> and [[x]]", ["[[x]]"]),
    "a script over lines": ("Text <SCRIPT type='m'>\nplot([[0,0]])\n</SCRIPT> and [[x]]", ["[[x]]"]),
    "a style in a line": ("Text <style>a[[b]]{}</style> and [[x]]", ["[[x]]"]),
    "a script that is not closed": ("Text <script>plot([[0,0]])\n\nNext [[x]]", ["[[x]]"]),
    "two elements": ("<div>[[a]]</div><div>[[b]]</div>\n\n[[x]]", ["[[x]]"]),
    "in code": ("`<script>` and [[x]]", ["[[x]]"]),
    "details in code": ("`<details>`\n\n[[x]] `<details>`\n\n[[y]]", ["[[x]]", "[[y]]"]),
    "details in code at a line's start": ("Use\n`<details>` so.\n[[x]]\n\n[[y]]", ["[[x]]", "[[y]]"]),
}


@pytest.mark.parametrize(("text", "links"), LINES.values(), ids=LINES)
def test_links_are_read_from_prose_alone(text, links):
    note, _ = parse_note(SourceFile(NoteId("a.md"), f"{text}\n"))
    assert [link.text for link in note.links] == links
