"""What an address is, in one place: for the reading of links, the check, and the page."""

import pytest
from markdown import Markdown

from calcgraph.addresses import AddressKind, kind_of, names_a_place, plain_address
from calcgraph.hosts.markdown.extension import CalcgraphExtension
from calcgraph.hosts.site import Site
from calcgraph.links.check import check_links
from calcgraph.links.index import build_index
from calcgraph.links.resolve import resolve_link
from calcgraph.notes.parse import parse_note
from calcgraph.project import read_project
from calcgraph.render.map.data import draw
from calcgraph.settings import LinkSettings, Settings
from calcgraph.source import NoteId, SourceFile

FILE, EXTERNAL, DANGEROUS = AddressKind.FILE, AddressKind.EXTERNAL, AddressKind.DANGEROUS
PNG = "data:image/png;base64,iVBORw0KGgo="
KINDS = [
    pytest.param("", FILE, id="nothing"),
    pytest.param("a.md", FILE, id="a note"),
    pytest.param("#a", FILE, id="a fragment"),
    pytest.param("/a/b.md", FILE, id="from the root"),
    pytest.param("../a.md#b:c", FILE, id="a colon behind the path"),
    pytest.param("Note: x.md", FILE, id="a name with a colon and a blank"),
    pytest.param("C:/x.md", FILE, id="a drive"),
    pytest.param("javascript%3Aalert(1)", FILE, id="a colon in per cent is none to a browser"),
    pytest.param("https://example.org/a.md", EXTERNAL, id="https"),
    pytest.param("//example.org/a.md", EXTERNAL, id="a host"),
    pytest.param("mailto:ann@example.md", EXTERNAL, id="a mail address in Moldova"),
    pytest.param("mailto:ann@example.org?subject=plan.md", EXTERNAL, id="a mail about a note"),
    pytest.param("tel:+49-30-1.md", EXTERNAL, id="a telephone"),
    pytest.param("obsidian://open?file=a.md", EXTERNAL, id="another program of the reader's"),
    pytest.param("zotero:select/x.md", EXTERNAL, id="a scheme nobody knows"),
    pytest.param("file:///home/ann/a.md", EXTERNAL, id="a file of the machine"),
    pytest.param(r"mailto\:ann@example.md", EXTERNAL, id="an escaped scheme"),
    pytest.param("mailto&#58;ann@example.md", EXTERNAL, id="a colon as an entity"),
    pytest.param(PNG, EXTERNAL, id="a picture made of dots"),
    pytest.param("data:image/svg+xml,<svg onload=alert(1)>", DANGEROUS, id="a drawing"),
    pytest.param("data:image/pngx,x", DANGEROUS, id="nearly a picture"),
    pytest.param("data:text/html,x", DANGEROUS, id="a page"),
    pytest.param("data:,x", DANGEROUS, id="data without a type"),
    pytest.param("javascript:alert(1)", DANGEROUS, id="a script"),
    pytest.param("javascript: alert(1)", DANGEROUS, id="a script and a blank"),
    pytest.param("javascript:x.md", DANGEROUS, id="a script that ends like a note"),
    pytest.param("JavaScript:x", DANGEROUS, id="a script in capitals"),
    pytest.param(" \x01java\tscript:x", DANGEROUS, id="signs that browsers overlook"),
    pytest.param("java&#115;cript:x", DANGEROUS, id="an entity in the scheme"),
    pytest.param("java&#115cript:x", DANGEROUS, id="an entity that is not closed"),
    pytest.param("java&amp;#115;cript:x", DANGEROUS, id="an entity in an entity"),
    pytest.param("java&amp;amp;#115;cript:x", DANGEROUS, id="an entity in an entity in an entity"),
    pytest.param("javascript&colon;x", DANGEROUS, id="a named colon"),
    pytest.param(r"java\script:x", FILE, id="a backslash that escapes nothing"),
    pytest.param("vbscript:x", DANGEROUS, id="another script"),
]


@pytest.mark.parametrize(("written", "kind"), KINDS)
def test_kind(written, kind):
    assert kind_of(written) is kind


def converted(text):
    """Status of the one link, codes of what is reported about it, and the page."""
    settings = Settings(links=LinkSettings(fallbacks=()))
    source = SourceFile(NoteId("a.md"), text)
    project = read_project([source], [], lambda _: None, settings)
    site = Site()
    site.begin_build(project, draw(project), {}, {})
    site.begin_page(NoteId("a.md"), lambda path: path)
    md = Markdown(extensions=[CalcgraphExtension(site)])
    md.treeprocessors.deregister("calcgraph-problems")
    note, _ = parse_note(source)
    index = build_index([note], [], settings.links)
    found = [resolve_link(index, note, link, lambda _: ()) for link in note.links]
    codes = [one.code for one in check_links(found, {note.id: note}, index, settings.links)]
    return [str(one.status) for one in found], codes, md.convert(text)


@pytest.mark.parametrize(("written", "kind"), [one for one in KINDS if "\x01" not in one.values[0]])
@pytest.mark.parametrize("mark", ["", "!"], ids=["link", "image"])
def test_link_check_and_page_agree(mark, written, kind):
    """An address that the check lets pass is one in the page, one that it refuses is only its words there."""
    statuses, codes, page = converted(f"{mark}[words](<{written.replace('<', '%3C').replace('>', '%3E')}>)")
    is_address = ' href="' in page or ' src="' in page
    if kind is FILE:
        assert statuses != ["external"]
        assert "CG106" not in codes
    else:
        assert statuses == ["external"]
        assert codes == (["CG106"] if kind is DANGEROUS else [])
        assert is_address is (kind is EXTERNAL)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        pytest.param("https://example.org", True, id="an address"),
        pytest.param("Re: this/that", False, id="a name with a colon and a slash"),
        pytest.param("cs:proj/x", False, id="a prefix"),
        pytest.param("mailto:ann@example.org", False, id="no host"),
    ],
)
def test_name_in_brackets(name, expected):
    assert names_a_place(name) is expected


@pytest.mark.parametrize(
    ("written", "read"),
    [
        pytest.param("a?x=1&copy=2", "a?x=1&copy=2", id="no semicolon, no entity"),
        pytest.param("a&amp;b", "a&b", id="an entity"),
        pytest.param("a&nothing;b", "a&nothing;b", id="none that exists"),
        pytest.param("a&notit;b", "a&notit;b", id="one that only begins like an entity"),
        pytest.param(r"a\&amp;b", "a&amp;b", id="an escaped entity"),
        pytest.param(r"a\_b\c", r"a_b\c", id="escapes of signs only"),
        pytest.param("a&#x41;&#66;", "aAB", id="by number"),
    ],
)
def test_plain_address_is_what_commonmark_reads(written, read):
    assert plain_address(written) == read


def test_a_name_that_an_entity_spells_leads_to_its_file():
    notes = [
        parse_note(SourceFile(NoteId(path), text))[0] for path, text in (("a&b.md", ""), ("c.md", "[x](a&amp;b.md)"))
    ]
    index = build_index(notes, [], LinkSettings())
    assert resolve_link(index, notes[1], notes[1].links[0], lambda _: ()).target == "a&b.md"
