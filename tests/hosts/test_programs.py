"""Vaults of other programs: their names lead where the program leads, and nothing is turned to another page."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main
from report_lines import in_lines

LOGSEQ = {
    "logseq/config.edn": "{:meta/version 1}",
    "pages/Claude___Code.md": "- a tool\n",
    "pages/Code.md": "- program text\n",
    "pages/Tool.md": "- x\n",
    "pages/Why%3F.md": "- a question\n",
    "pages/JavaScript.md": "alias:: JS, [[ECMA]], #[[the script]]\n\n- a language\n",
    "pages/abc.md": "title:: A name: with signs\n\n- text\n",
    "pages/old.style.md": "- the older form\n",
    "journals/2024_05_01.md": "- a day\n",
    "assets/p.png": "a picture",
}
COPIES = {
    "logseq/bak/pages/Gone.md": "- an older text, [[#x]]\n",
    "logseq/bak/pages/Code.md": "- an older text, ![](../nothing.png)\n",
}
LEADS = {
    "a name with a slash": ("[[Claude/Code]]", "pages/Claude___Code.md"),
    "case": ("[[claude/code]]", "pages/Claude___Code.md"),
    "a sign of a web address": ("[[Why?]]", "pages/Why%3F.md"),
    "an alias": ("[[JS]]", "pages/JavaScript.md"),
    "an alias that is a link": ("[[ECMA]]", "pages/JavaScript.md"),
    "an alias that is a tag": ("[[the script]]", "pages/JavaScript.md"),
    "a title": ("[[A name: with signs]]", "pages/abc.md"),
    "dots for slashes": ("[[old/style]]", "pages/old.style.md"),
    "a day": ("[[May 1st, 2024]]", "journals/2024_05_01.md"),
    "a day in numbers": ("[[2024-05-01]]", "journals/2024_05_01.md"),
    "a page that is not written": ("[[AI/Tool]]", ""),
    "a page like another": ("[[JSS]]", ""),
    "another day": ("[[May 2nd, 2024]]", ""),
    "a colour": ("[[#red]]==hot==", ""),
    "a page only in the copies": ("[[Gone]]", ""),
    "a page in a Markdown link": ("[text]([[Claude/Code]])", "pages/Claude___Code.md"),
    "a page in a Markdown link, not written": ("[text]([[AI/Tool]])", ""),
    "a block in a Markdown link": ("[text](((634fb9a8-cab9-441e-b476-41fa828010ea)))", "external"),
    "an attachment": ("![](../assets/p.png)", "assets/p.png"),
    "an attachment from the root": ("![](/../assets/p.png)", "assets/p.png"),
    "an attachment from a deeper page": ("![](../../../assets/p.png)", "assets/p.png"),
}


SITE = "site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {dialect: obsidian}]\n"


def vault(folder: Path, files: dict[str, str]) -> Path:
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def run(*words: str | Path) -> str:
    return CliRunner().invoke(main, [str(word) for word in words]).output


@pytest.mark.parametrize(("link", "page"), LEADS.values(), ids=LEADS)
def test_a_link_leads_to_the_page_of_the_program(tmp_path: Path, link: str, page: str) -> None:
    root = vault(tmp_path, {**LOGSEQ, **COPIES, "pages/Index.md": f"- see {link}\n"})
    assert "nothing wrong" in run("check", root)
    assert run("fix", root) == "nothing to fix\n"
    listed = [line for line in run("links", root).splitlines() if line.startswith("pages/Index.md")]
    assert len(listed) == 1
    assert (page or "unresolved") in listed[0]


def test_the_page_of_the_build_has_the_same_links(tmp_path: Path) -> None:
    text = "".join(f"- {link}\n" for link, _ in LEADS.values() if link.startswith("[["))
    docs = {f"docs/{path}": content for path, content in {**LOGSEQ, "index.md": text}.items()}
    root = vault(tmp_path, {**docs, "mkdocs.yml": "site_name: x\ntheme: mkdocs\nplugins: [calcgraph]\n"})
    done = CliRunner().invoke(cli, ["build", "--strict", "-f", str(root / "mkdocs.yml"), "-d", str(root / "out")])
    assert done.exit_code == 0, done.output
    page = (root / "out/index.html").read_text(encoding="utf-8")
    for name, count in {"Claude___Code": 2, "Why%253F": 1, "JavaScript": 3, "abc": 1, "old.style": 1}.items():
        assert page.count(f'<li><a class="cg-link" href="pages/{name}/">') == count, (name, page)


@pytest.mark.parametrize(
    ("link", "said"),
    {
        "another folder": ("![](../pictures/p.png)", "CG101 no file is called `../pictures/p.png`"),
        "no such attachment": ("![](/../assets/q.png)", "CG101 no file is called `/../assets/q.png`"),
        "out of the graph": ("![](../../p.png)", "CG105"),
        "a hidden page": ("[x](../logseq/bak/pages/Gone.md)", "CG101"),
    }.values(),
)
def test_an_attachment_elsewhere_is_reported(tmp_path: Path, link: str, said: str) -> None:
    said_of = run("check", vault(tmp_path, {**LOGSEQ, **COPIES, "pages/Index.md": f"- {link}\n"}))
    assert said in said_of
    assert said_of.count("CG") == 1


def test_what_a_stranger_leaves_unwritten_is_reported(tmp_path: Path) -> None:
    root = vault(tmp_path, {**LOGSEQ, "pages/Index.md": "- see [[AI/Tool]]\n"})
    assert "CG101 no note is called `AI/Tool`" in run("check", "--untrusted", root)
    assert "CG101 no note is called `AI/Tool`" in run("check", "--set", "links.unresolved=error", root)
    assert "CG101 no note is called `Claude/Code`" in run(
        "check", "--set", "links.program=none", vault(root, {"pages/Index.md": "- [[Claude/Code]]\n"})
    )


def test_an_alias_is_no_link_to_a_page(tmp_path: Path) -> None:
    root = vault(tmp_path, LOGSEQ)
    assert "ECMA" not in run("check", "--set", "links.unresolved=error", root)
    other = vault(tmp_path / "b", {"a.md": "alias:: [[ECMA]]\n"})  # no vault of Logseq
    assert "no note is called `ECMA`" in run("check", other)


DENDRON = {
    "dendron.yml": "version: 1\n",
    "vault/root.schema.yml": "version: 1\n",
    "vault/a.md": "---\nid: 0bk7p9zzzprst7m2v5f22yi\ntitle: A\n---\ntext\n",
}


@pytest.mark.parametrize("marked", [True, False])
def test_a_random_id_continues_no_other(tmp_path: Path, *, marked: bool) -> None:
    files = {path: text for path, text in DENDRON.items() if marked or not path.endswith(".yml")}
    assert "nothing wrong" in run("check", vault(tmp_path / "dendron", files))
    gap = vault(tmp_path / "plain" / "b", {"a.md": "---\nid: 21/3d7a\n---\ntext\n"})
    assert "CG502" in run("check", gap)


def test_an_attachment_of_dendron_is_in_the_folder_of_its_vault(tmp_path: Path) -> None:
    files = {"vault/b.md": "![](/assets/p.png) ![](/assets/q.png) ![](/pictures/p.png)\n", "vault/assets/p.png": "x"}
    said = run("check", vault(tmp_path / "dendron", {**DENDRON, **files}))
    assert "p.png` is not in the vault" in said  # that of /pictures
    assert "no file is called `/assets/q.png`" in said
    assert said.count("CG") == 2
    assert "`/assets/p.png` is not in the vault" in run("check", vault(tmp_path / "plain" / "e", files))


def test_a_fixed_link_keeps_its_path_from_the_note(tmp_path: Path) -> None:
    names = ("./Arrow buttosn", "../b/Arrow buttosn", "Arrow buttosn", "b/Arrow buttosn", "../c/Arrow buttosn")
    text = "".join(f"[[{name}]]\n" for name in names)
    root = vault(tmp_path, {"b/Arrow buttons.md": "x\n", "b/n.md": text, "c/z.md": "x\n"})
    run("fix", root, "--write")
    fixed = (root / "b/n.md").read_text(encoding="utf-8").split()
    right = (
        "".join(f"[[{name}]]\n" for name in names)
        .replace("buttosn", "buttons")
        .replace("../c/Arrow buttons", "../c/Arrow buttosn")
    )
    assert fixed == right.split()


def test_a_link_with_its_text_first_is_turned(tmp_path: Path) -> None:
    text = "[[the a note|a]], [[gone|nowhere]], [[a|the a note]], ![[b text|a]], [[hot teas|not.written]]\n"
    named = {"vault/tea.md": "---\ntitle: Hot tea\n---\n"}
    root = vault(tmp_path / "dendron", {**DENDRON, **named, "vault/b.md": text})
    assert "no note is called `the a note`; write `[[a|the a note]]`" in in_lines(run("check", root))
    run("fix", root, "--write")
    assert (root / "vault/b.md").read_text(encoding="utf-8") == text.replace("[[the a note|a]]", "[[a|the a note]]")
    plain = vault(tmp_path / "plain" / "c", {"a.md": "# A\n", "b.md": text})
    run("fix", plain, "--write")
    assert (plain / "b.md").read_text(encoding="utf-8") == text


DENDRONS = {
    "a vault before the name": ("[[dendron://main/a.b]]", "a.b.md"),
    "a range of headings": ("![[a.b#part-one,1:#part-two]]", "a.b.md"),
    "a range to the end": ("![[dendron://main/a.b#part-two:#*]]", "a.b.md"),
    "all of it": ("![[a.b#*]]", "a.b.md"),
    "an id of a heading": ("[[a.b#part-one]]", "a.b.md"),
    "a note of another vault": ("[[dendron://other/x.y]]", "external"),
    "a heading that is not there": ("![[a.b#part-three,1:#*]]", ""),
    "the text of another note first": ("[[Tea|a.b]]", ""),
    "an embed with its text first": ("![[Tea|dendron://main/a.b]]", ""),
}


@pytest.mark.parametrize(("link", "place"), DENDRONS.values(), ids=DENDRONS)
def test_a_link_of_dendron_leads_where_dendron_leads(tmp_path: Path, link: str, place: str) -> None:
    long = "# B\n\n## Part one\n\n## Part two\n"
    notes = {"vault/a.b.md": long, "vault/t.green.md": "---\ntitle: Tea\n---\n", "vault/c.md": f"{link}\n"}
    root = vault(tmp_path, {**DENDRON, **notes})
    said = run("links", root / "vault")
    found = next(line for line in said.splitlines() if line.startswith("c.md"))
    assert ("CG10" not in run("check", root / "vault")) == bool(place), said
    assert found.rstrip().endswith(place) if place else "t.green" not in found, found


FIXED = {
    "a name before a range": ("![[a.bb.notees#part-one,1:#*]]", "![[a.bb.notes#part-one,1:#*]]"),
    "a heading of a range": ("![[a.bb.notes#partt-one,1:#*]]", ""),
    "an embed with its text first": ("![[notes of bb|a.bb.notes]]", ""),
    "a name before sections": ("[[a.bb.notees#Notes of bb#Part one]]", "[[a.bb.notes#Notes of bb#Part one]]"),
    "a name before sections that are not there": ("[[a.bb.notees#Gone#Part one]]", ""),
}


@pytest.mark.parametrize(("text", "fixed"), FIXED.values(), ids=FIXED)
def test_a_fixed_link_of_dendron_keeps_its_part(tmp_path: Path, text: str, fixed: str) -> None:
    notes = {"vault/a.bb.notes.md": "# Notes of bb\n\n## Part one\n", "vault/c.md": f"{text}\n"}
    root = vault(tmp_path, {**DENDRON, **notes})
    said = run("fix", root / "vault", "--write")
    assert (root / "vault/c.md").read_text(encoding="utf-8") == f"{fixed or text}\n", said


IDS = {
    "glued to an embed": ("![[p.png|300]]^x", True),
    "glued to a sentence": ("Text.^x", True),
    "after a space": ("Text ^x", True),
    "a power": ("E = m^x", False),
    "a footnote": ("Text.[^x]\n\n[^x]: y", False),
    "a power after a bracket": ("(a + b)^x", False),
    "after a formula": ("text $$\na = b\n$$ ^x", True),
}


@pytest.mark.parametrize(("text", "is_id"), IDS.values(), ids=IDS)
def test_a_block_id_where_obsidian_reads_one(tmp_path: Path, text: str, *, is_id: bool) -> None:
    files = {"docs/index.md": f"# A\n\n[[#^x]]\n\n{text}\n", "docs/p.png": "", "mkdocs.yml": "site_name: x\n"}
    root = vault(tmp_path, files)
    (root / "mkdocs.yml").write_text(
        "site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {on_error: warn, dialect: obsidian}]\n"
    )
    assert ("CG103" not in run("check", root)) == is_id
    done = CliRunner().invoke(cli, ["build", "-q", "-f", str(root / "mkdocs.yml"), "-d", str(root / "out")])
    assert done.exit_code == 0, done.output
    page = (root / "out/index.html").read_text(encoding="utf-8")
    assert ('id="^x"' in page) == is_id
    assert not is_id or "^x</p>" not in page


LISTED = {
    "in its item": "- an object, i.e.$$\n  a = b\n  $$\n",
    "further left than its item": "- an object, i.e.$$\n a = b\n$$\n- another\n",
    "in a paragraph": "an object, i.e.$$\na = b\n$$ and more\n",
}


@pytest.mark.parametrize("text", LISTED.values(), ids=LISTED)
def test_a_formula_that_begins_in_a_sentence_ends_at_its_sign(tmp_path: Path, text: str) -> None:
    files = {"docs/index.md": f"# A\n\n{text}\nAfter it.\n", "mkdocs.yml": SITE}
    root = vault(tmp_path, files)
    assert "nothing wrong" in run("check", root)
    done = CliRunner().invoke(cli, ["build", "--strict", "-f", str(root / "mkdocs.yml"), "-d", str(root / "out")])
    assert done.exit_code == 0, done.output
    page = (root / "out/index.html").read_text(encoding="utf-8")
    assert ("<mo>=</mo>" in page, "$$" in page) == (True, False)


QUOTED = {
    "every line": "> $$\n> a = b\n> $$\n",
    "the first line alone": "> $$\na = b\n$$\n",
    "with words before it": "> where $$\n> a = b\n> $$ and more\n",
    "in a list in it": "> - x\n>   $$\n>   a = b\n>   $$\n",
}


@pytest.mark.parametrize("text", QUOTED.values(), ids=QUOTED)
def test_a_formula_in_a_quotation_is_set(tmp_path: Path, text: str) -> None:
    files = {"docs/index.md": f"# A\n\n{text}\nAfter it.\n", "mkdocs.yml": SITE}
    root = vault(tmp_path, files)
    assert "nothing wrong" in run("check", root)
    done = CliRunner().invoke(cli, ["build", "--strict", "-f", str(root / "mkdocs.yml"), "-d", str(root / "out")])
    assert done.exit_code == 0, done.output
    page = (root / "out/index.html").read_text(encoding="utf-8")
    quoted = page.partition("<blockquote>")[2].partition("</blockquote>")[0]
    assert ("<mo>=</mo>" in quoted, "$$" in page, "After it." in quoted) == (True, False, False)


def test_a_formula_of_a_quotation_ends_with_it(tmp_path: Path) -> None:
    root = vault(tmp_path, {"a.md": "> $$\n> a = b\n\n$$\nc\n$$\n"})
    assert "a.md:1:3: CG207 (warning) this formula is never closed" in run("check", root)


def test_use_in_a_sentence_is_one(tmp_path: Path) -> None:
    sentences = {"a.md": "- use [[b]]\n\nuse [[b]]\n", "b.md": "# B\n"}
    assert "nothing wrong" in run("check", vault(tmp_path, sentences))
    lost = {"a.md": "use [[b]]: x\n\n```calc\ny = 2 * x\n```\n", "b.md": "```calc\nx = 1\n```\n"}
    assert "CG209" in run("check", vault(tmp_path / "lost", lost))


DRAWN = "---\nexcalidraw-plugin: parsed\n---\n==Switch to EXCALIDRAW VIEW==\n\n# Excalidraw Data\n\nforce ^abc\n"


def test_a_drawing_is_shown_by_its_picture(tmp_path: Path) -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
    files = {
        "docs/index.md": "# A\n\n![[draw.excalidraw]]\n\n![[draw.excalidraw.md|100]]\n\nSee [[draw.excalidraw]].\n",
        "docs/art/draw.excalidraw.md": DRAWN,
        "docs/art/draw.excalidraw.svg": svg,
        "mkdocs.yml": "site_name: x\ntheme: mkdocs\nplugins: [calcgraph: {dialect: obsidian}]\n",
    }
    root = vault(tmp_path, files)
    assert "1 note, 3 links, 0 quantities, 0 claims: nothing wrong" in run("check", root)
    done = CliRunner().invoke(cli, ["build", "--strict", "-f", str(root / "mkdocs.yml"), "-d", str(root / "out")])
    assert done.exit_code == 0, done.output
    page = (root / "out/index.html").read_text(encoding="utf-8")
    assert (page.count('src="art/draw.excalidraw.svg"'), "Switch to" in page) == (2, False)
    assert not list((root / "out").rglob("*excalidraw*/index.html"))


def test_a_drawing_without_a_picture_is_reported(tmp_path: Path) -> None:
    root = vault(tmp_path, {"a.md": "![[draw.excalidraw]]\n", "draw.excalidraw.md": DRAWN})
    said = "leads to `draw.excalidraw.md`, which is not published; export the drawing as SVG to the same folder"
    assert f"a.md:1:1: CG107 `![[draw.excalidraw]]` {said}" in in_lines(run("check", root))
    kept = vault(tmp_path / "b", {"a.md": "# A\n", "draw.excalidraw.md": DRAWN, "docs/a.md": ""})
    plain = {"docs/draw.excalidraw.md": DRAWN, "mkdocs.yml": "site_name: x\ntheme: mkdocs\nplugins: [calcgraph]\n"}
    assert "2 notes" in run("check", vault(kept, plain))  # a page like any other in a site of MkDocs' dialect


CALCULATORS = {
    "numbers": "```calc\n48000/1000\n```\n",
    "a bracket, a sign": "```calc\n-(2 + 3) * 4\n```\n",
    "names between": "```calc\nx = 3\n2 ^ 0.5\nx * 2\n```\n",
}


@pytest.mark.parametrize("fence", CALCULATORS.values(), ids=CALCULATORS)
def test_a_calculation_of_logseq_is_no_sheet(tmp_path: Path, fence: str) -> None:
    notes = {"pages/Sum.md": fence, "pages/Sheet.md": "```calc\nx = 3\ny = x * 2\n```\n\n[6](#y)\n"}
    root = vault(tmp_path / "graph", {**LOGSEQ, **notes})
    assert "2 quantities, 1 claim: nothing wrong" in run("check", root)
    assert "CG210" in run("check", vault(tmp_path / "other", notes))


def test_a_name_without_a_value_is_reported_in_logseq_too(tmp_path: Path) -> None:
    notes = {"pages/Sheet.md": "```calc\nx = 3\nx * 2\n```\n"}
    assert "CG2" in run("check", vault(tmp_path, {**LOGSEQ, **notes}))
