"""`fix`: what leaves no doubt is written; everything else is a question, and written only as a guess."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from calcgraph.calc.tables.datasets import MAX_ROWS
from calcgraph.hosts.command_line import main


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def vault(folder: Path, files: dict[str, str]) -> Path:
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(text.encode())
    return folder


HEAD = """# Note

## The size of a cache

## 2. Setting up

## Results

### Café data

## Results of two

Text. ^one-id
"""
USD = {"formulas/units.txt": "USD = [money]\n"}
CERTAIN = {
    "case": ("[[kettle notes]] and [[TEA-POT]]", {"Tea pot.md": "# K\n"}, "[[TEA-POT]]", "[[Tea pot]]"),
    "a plural": ("[[Tea kettle]]", {"Tea kettles.md": "# K\n"}, "[[Tea kettle]]", "[[Tea kettles]]"),
    "a plural in -ies": ("[[my categories]]", {"My category.md": "# K\n"}, "[[my categories]]", "[[My category]]"),
    "an accent": ("[[Cafe culture]]", {"Café culture.md": "# K\n"}, "[[Cafe culture]]", "[[Café culture]]"),
    "an accent in strict mode": ("[[Größe]]", {"Grosse.md": "# K\n"}, "[[Größe]]", "[[Grosse]]"),
    "separators": ("[[data_base]]", {"Database.md": "# K\n"}, "[[data_base]]", "[[Database]]"),
    "two letters swapped": ("[[rooflnie]]", {"roofline.md": "# K\n"}, "[[rooflnie]]", "[[roofline]]"),
    "a letter that is missing twice": ("[[rofline|it]]", {"roofline.md": "# K\n"}, "[[rofline|it]]", "[[roofline|it]]"),
    "a letter too many": ("![[rooflinne]]", {"roofline.md": "# K\n"}, "![[rooflinne]]", "![[roofline]]"),
    "in a word of several": ("[[the rofline]]", {"The roofline.md": "# K\n"}, "[[the rofline]]", "[[The roofline]]"),
    "in a folder": ("[[old/Rofline#x]]", {"my/old/Roofline.md": "# X\n"}, "old/Rofline", "old/Roofline"),
    "in a Markdown link": ("[t](new/Kettel.md 'a \"b\"')", {"new/Kettle.md": ""}, "new/Kettel.md", "new/Kettle.md"),
    "a picture": ("![[img/plann.png|300]]", {"img/planns.png": "", "img/plan.png": ""}, "plann.png", "plan.png"),
    "a blank in a Markdown link": ("[t](tea-pots.md)", {"tea pot.md": "# K\n"}, "tea-pots.md", "<tea pot.md>"),
    "an ampersand": ("[t](Q&A%20kettel.md)", {"Q&A kettle.md": "# K\n"}, "kettel", "kettle"),
    "an encoded ampersand": ("[t](Q%26A-kettel.md)", {"Q&A-kettle.md": "# K\n"}, "kettel", "kettle"),
    "an apostrophe": ("[t](Bézout's%20idnetity.md)", {"Bézout's identity.md": "# K\n"}, "idnetity", "identity"),
    "a space before the bar": ("[[ Sseries | x]]", {"Series.md": "# K\n"}, "Sseries", "Series"),
    "what would be an entity": ("[t](Q&A&copy;-kettel.md)", {"Q&A©-kettle.md": ""}, "A&copy;-kettel", "A©-kettle"),
    "a definition": ("[t][r]\n\n[r]: ketttle.md 'x'", {"kettle.md": "# K\n"}, "ketttle.md", "kettle.md"),
    "a property": ('---\nup: "[[Kettl es]]"\n---\n', {"Kettles.md": "# K\n"}, "Kettl es", "Kettles"),
    "a title": ("[[boiling waters]]", {"k.md": "# Boiling water\n"}, "boiling waters", "k|boiling waters"),
    "an alias": ("[[hot-tea]]", {"k.md": "---\naliases: Hot tea\n---\n"}, "hot-tea", "k|hot-tea"),
    "an alias with words": ("[[hot-tea#x|it]]", {"k.md": "---\naliases: Hot tea\n---\n# X\n"}, "hot-tea#", "k#"),
    "a slip in a title": ("[[Zettelkasetn]]", {"k.md": "# Zettelkasten\n"}, "Zettelkasetn", "k|Zettelkasten"),
    "a slip in an alias": ("[[hot kettel]]", {"k.md": "---\naliases: Hot kettle\n---\n"}, "hot kettel", "k|Hot kettle"),
    "a bar in a table": ("|a|\n|-|\n|[[rofline\\|x]]|", {"roofline.md": "# K\n"}, "rofline", "roofline"),
    "case of a heading": ("[[n#RESULT]]", {"n.md": HEAD}, "RESULT", "Results"),
    "an accent in a heading": ("[[n#cafe-data]]", {"n.md": HEAD}, "cafe-data", "Café data"),
    "a heading under another": ("[[n#Gone#Café data]]", {"n.md": HEAD}, "Gone#Café", "Results#Café"),
    "a heading under another, by its title": ("[[n#Note#RESULT]]", {"n.md": HEAD}, "RESULT", "Results"),
    "a heading under two": ("[[n#Note#Gone#Café data]]", {"n.md": HEAD}, "Gone", "Results"),
    "a heading renumbered": ("[[n#3. Setting up]]", {"n.md": HEAD}, "3. Setting up", "2. Setting up"),
    "a heading's article": ("[[n#Size of a cache]]", {"n.md": HEAD}, "Size of a cache", "The size of a cache"),
    "case of a quantity": ("```calc\nstep_time = 2 s\nx = 2 * Step_Time\n```", {}, "Step_Time", "step_time"),
}  # fmt: skip
QUESTION = {
    "a path that moved": ("[[old/Kettle]]", {"new/Kettle.md": "# K\n", "old/x.md": ""}),
    "a folder that is not here": ("[[old/Kettle]]", {"Kettle.md": "# K\n"}),
    "a Markdown path that moved": ("[t](old/Kettle.md)", {"new/Kettle.md": ""}),
    "a Markdown path one folder off": ("[t](../b/Kettle.md)", {"b/a.md": "", "Kettle.md": ""}),
    "a picture that moved": ("![[img/plan.png|300]]", {"media/plan.png": ""}),
    "chemistry": ("C[C@](C)(O)N and [N+](C)", {"b._c.md": "---\ntitle: _c\n---\n"}),
    "a symbol": ("[[Mo]]", {"mo_.md": "# K\n"}),
    "a Markdown link without an ending": ("[t](Ketttle)", {"Kettle.md": "# K\n"}),
    "a wikilink inside a link": ("[the method]([[sub/N 22#^i\\|N]])", {"sub/N 2.md": "text ^i\n"}),
    "a link inside a wikilink": ("[[a [b](Ketttle.md)]]", {"Kettle.md": "# K\n"}),
    "a name that is missed often": ("[[Ketttle]] [[Ketttle]] [[Ketttle|x]]", {"Kettle.md": "# K\n"}),
    "the plural of a title": ("[[boiling water]]", {"k.md": "# Boiling waters of it\n"}),
    "a symbol as heading": ("[[n#Mo]]", {"n.md": "# A\n\n## mo'\n"}),
    "three files of which the last is meant": (
        "[[hot teas]]", {"Hot tea.md": "", "Hot tease.md": "", "k.md": "---\naliases: hot-teas\n---\n"}
    ),
    "a longer name": ("[[Elliptic curves]]", {"Hyperelliptic curves.md": "# K\n"}),
    "a name that begins alike": ("[[Futurism]]", {"Futurama.md": "# K\n"}),
    "a file without its ending": ("![[Sussudio.mp3]]", {"Sussudio.md": "# K\n"}),
    "a short word": ("[[Tehre]]", {"There.md": "# K\n"}),
    "another word": ("[[Notes on art]]", {"Notes on rat.md": "# K\n"}),
    "another number": ("[[Chapter 10]]", {"Chapter 01.md": "# K\n"}),
    "a doubled digit": ("[[Apollo 1]]", {"Apollo 11.md": "# K\n"}),
    "a doubled numeral": ("[[World War I]]", {"World War II.md": "# K\n"}),
    "a letter that is another": ("[[Kettle]]", {"Nettle.md": "# K\n"}),
    "a letter that is missing once": ("[[Mathematcs]]", {"Mathematics.md": "# K\n"}),
    "a date": ("[[old/2024-05-01]]", {"new/2024-05-10.md": "# K\n"}),
    "the first part of another note": ("[[Division]]", {"GRU.md": "# Divisions\n\n# Leaders\n"}),
    "a slip in a part of another": ("[[Anti debugging]]", {"ptrace.md": "A call.\n\n# Antidebugging\n"}),
    "the plural of one word": ("An [[Officer]] of police", {"Officers.md": "People above.\n"}),
    "case and plural of one word": ("[[force]]", {"Forces.md": "# K\n"}),
    "an alias in a table": ("|a|\n|-|\n|[[hot teas]]|", {"k.md": "---\naliases: Hot tea\n---\n"}),
    "the plural of an alias": ("[[Mirrors]]", {"Mirroring.md": "---\naliases: [Mirror]\n---\n"}),
    "another sign": ("[[C++ notes]]", {"C notes.md": "# K\n"}),
    "a vowel of another script": ("[[かきくけこ]]", {"がきくけこ.md": "# K\n"}),
    "two files": ("[[Kettles]]", {"Kettle.md": "# K\n", "b/kettle.md": "# K\n"}),
    "a generated page": ("[[Graphs]]", {}),
    "a folder's page": ("[[old/index]]", {"new/index.md": "# K\n"}),
    "another heading": ("[[n#Results of three]]", {"n.md": HEAD}),
    "a heading by its source": ("[[n#_theorem _ A law of x]]", {"n.md": "##### _theorem:_ A *law* of [[n|x]]\n"}),
    "one of two headings": ("[[n#Gone#Data]]", {"n.md": "# A\n\n## Data\n\n# B\n\n## Data\n"}),
    "a heading under none, whose section would go": ("[[n#Gone#note]]", {"n.md": HEAD}),
    "a heading of another section": ("[[n#Results of two#cafe data]]", {"n.md": HEAD}),
    "another block": ("[[n#^one-ids]]", {"n.md": HEAD}),
    "a quantity in the plural": ("```calc\nprices = 2 USD\nx = 2 * price\n```", USD),
    "a short quantity": ("```calc\nmu = 2 s\nx = 2 * Mu\n```", {}),
    "a unit": ("```calc\nx [kB] = 2 Kb\n```", {}),
}  # fmt: skip


@pytest.mark.parametrize(("text", "files", "old", "new"), CERTAIN.values(), ids=CERTAIN)
def test_what_is_certain_is_written(tmp_path: Path, text: str, files: dict[str, str], old: str, new: str) -> None:
    strict = ("--set", "links.fallbacks=[]")
    root = vault(tmp_path, {**files, "note.md": f"{text}\n"})
    before = {path: path.read_bytes() for path in root.rglob("*.md")}
    shown = run("fix", root, *strict)
    assert f"+{text.replace(old, new)}".split("\n")[0] in shown.output or "\n" in text, shown.output
    assert {path: path.read_bytes() for path in root.rglob("*.md")} == before
    done = run("fix", root, *strict, "--write")
    assert done.exit_code == 0
    assert (root / "note.md").read_text() == f"{text.replace(old, new)}\n", done.output
    again = run("fix", root, *strict, "--write")
    assert "changed" not in again.output


@pytest.mark.parametrize(("text", "files"), QUESTION.values(), ids=QUESTION)
def test_what_may_be_another_is_a_question(tmp_path: Path, text: str, files: dict[str, str]) -> None:
    root = vault(tmp_path, {**files, "note.md": f"{text}\n"})
    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    done = run("fix", root, "--write")
    assert done.exit_code == 0
    assert {path: path.read_bytes() for path in root.rglob("*") if path.is_file()} == before, done.output
    assert "nothing is certain\n" in done.output or "nothing to fix\n" in done.output


PATHS = {
    "in its own folder": ("./y.md#Splititng%20it", "./y.md#Splitting%20it", "./y.md#splitting-it"),
    "in a folder above": ("../z.md#the-other-s", "../z.md#the-others", "../z.md#the-others"),
    "as an id": ("y.md#1-splitting-it", "y.md#splitting-it", "y.md#splitting-it"),
    "in a folder below": ("sub/w.md#Endde", "sub/w.md#Endde", "sub/w.md#endde"),
    "between angle brackets": ("<../z.md#The other s>", "<../z.md#The others>", "<../z.md#the-others>"),
    "in the note itself": ("#boilinng-it", "#boiling-it", "#boiling-it"),
}
"""What is written, and what it becomes in Obsidian's dialect and in a site's own."""


@pytest.mark.parametrize("directory_urls", [True, False])
@pytest.mark.parametrize("dialect", ["obsidian", "mkdocs"])
def test_a_path_stays_that_of_the_file(tmp_path: Path, dialect: str, *, directory_urls: bool) -> None:
    text = "# X\n\n## Boiling it\n\n" + "\n\n".join(f"[t]({said})" for said, *_ in PATHS.values()) + "\n"
    files = {"a/x.md": text, "a/y.md": "# Y\n\n## Splitting it\n", "z.md": "# Z\n\n## The others\n"}
    files |= {"a/sub/w.md": "# W\n\n## Endde\n", "index.md": "# I\n"}
    root = vault(tmp_path, {f"docs/{path}": content for path, content in files.items()})
    is_set = str(directory_urls).lower()
    plugins = f"plugins: [calcgraph: {{dialect: {dialect}}}]\n"
    vault(tmp_path, {"mkdocs.yml": f"site_name: x\nuse_directory_urls: {is_set}\n{plugins}"})
    assert run("fix", root, "--write").output == "changed docs/a/x.md\n"
    links = [line[4:-1] for line in (root / "docs/a/x.md").read_text().splitlines() if line.startswith("[t](")]
    assert links == [meant[1 + (dialect == "mkdocs")] for meant in PATHS.values()]
    assert "nothing wrong" in run("check", root).output


IN_HEADINGS = {
    "two words": ("[[#On Python lists]]", "## On [[Pytthon lists]]", "## On [[Python lists]]"),
    "a letter": ("[[#On the Roofline]]", "## On the [[Rooflinne]]", "## On the [[Roofline]]"),
    "by its id": ("[t](#on-the-roofline)", "## On the [[Rooflinne]]", "## On the [[Roofline]]"),
}


@pytest.mark.parametrize(("link", "wrong", "right"), IN_HEADINGS.values(), ids=IN_HEADINGS)
def test_a_link_in_a_heading_is_repaired_not_the_links_to_it(tmp_path: Path, link: str, wrong: str, right: str) -> None:
    files = {"Python lists.md": "# P\n", "Roofline.md": "# R\n"}
    root = vault(tmp_path, {**files, "n.md": f"# N\n\n{link}\n\n{wrong}\n"})
    done = run("fix", root, "--write")
    assert (root / "n.md").read_text() == f"# N\n\n{link}\n\n{right}\n", done.output


FROM_ROOT = {
    "from the root of the vault": ("a/Ketttle.md", "a/Kettle.md"),
    "from the root, to the same folder": ("b/Rooflinne%20model.md#x", "b/Roofline%20model.md#x"),
    "from the folder": ("../a/Ketttle.md", "../a/Kettle.md"),
    "the name alone": ("Rooflinne%20model.md", "Roofline%20model.md"),
}


@pytest.mark.parametrize(("old", "new"), FROM_ROOT.values(), ids=FROM_ROOT)
def test_a_path_from_the_root_of_a_vault_stays_one(tmp_path: Path, old: str, new: str) -> None:
    files = {"a/Kettle.md": "# K\n", "b/Roofline model.md": "# X\n", "b/n.md": f"[t]({old}) [[Kettle]]\n"}
    root = vault(tmp_path, {**files, ".obsidian/app.json": "{}"})
    done = run("fix", root, "--write")
    assert (root / "b/n.md").read_text() == files["b/n.md"].replace(old, new), done.output


def test_an_edit_after_which_the_link_is_not_found_is_a_question(tmp_path: Path) -> None:
    files = {"Kettle.md": "# K\n", "n.md": "[[Ketttle#Gone]] [[Ketttle]] [t](Ketttle.md#gone)\n"}
    root = vault(tmp_path, files)
    done = run("fix", root, "--write")
    assert (root / "n.md").read_text() == files["n.md"].replace("[[Ketttle]]", "[[Kettle]]"), done.output
    assert done.output.count("no note is called `Ketttle") == 2


GUESS = "`calcgraph fix --guess` takes a name where only one is offered, right or wrong"


def test_a_question_is_asked_and_a_guess_is_made_only_where_it_is_wanted(tmp_path: Path) -> None:
    root = vault(tmp_path, {"Futurama.md": "# F\n", "note.md": "[[Futurism]] and [[futurrama]]\n"})
    asked = "note.md:1:1: CG101 no note is called `Futurism`; did you mean `[[Futurama]]`?"
    shown = run("fix", root)
    assert "+[[Futurism]] and [[Futurama]]" in shown.output
    assert shown.output.splitlines()[-3:] == [asked, "`calcgraph fix --write` makes these edits", GUESS]
    assert run("fix", root, "--write").output.splitlines() == ["changed note.md", asked, GUESS]
    assert (root / "note.md").read_text() == "[[Futurism]] and [[Futurama]]\n"
    guessed = run("fix", root, "--guess").output.splitlines()
    assert ("+[[Futurama]] and [[Futurama]]" in guessed, guessed[-1]) == (
        True,
        "`calcgraph fix --guess --write` makes these edits",
    )
    assert run("fix", root, "--guess", "--write").output == "changed note.md\n"
    assert run("fix", root, "--guess").output == "nothing to fix\n"


SECTIONS = {
    "a heading in another section": ("[[#Other#Beta]]", "[[#Alpha#Beta]]"),
    "of another note": ("[[b#Other#Beta|x]]", "[[b#Alpha#Beta|x]]"),
    "a misspelt heading": ("[[#Alpha#Betas]]", "[[#Alpha#Beta]]"),
    "a misspelt section": ("[[#Othr#Gamma]]", "[[#Other#Gamma]]"),
    "a section above the nearest": ("[[#Alpha#Deepp]]", "[[#Alpha#Deep]]"),
    "no section": ("[[#Betaa]]", "[[#Beta]]"),
}


@pytest.mark.parametrize(("link", "right"), SECTIONS.values(), ids=SECTIONS)
def test_check_and_fix_propose_the_same_section(tmp_path: Path, link: str, right: str) -> None:
    parts = "# Alpha\n\n## Beta\n\n### Deep\n\n# Other\n\n## Gamma\n"
    root = vault(tmp_path, {"a.md": f"{parts}\n{link}\n", "b.md": parts})
    assert f"fix: write `{right}`" in run("check", root).output
    run("fix", "--write", "--guess", root)
    assert (root / "a.md").read_text(encoding="utf-8") == f"{parts}\n{right}\n"
    assert "nothing wrong" in run("check", root).output


def test_a_file_name_with_backticks_is_no_hint(tmp_path: Path) -> None:
    root = vault(tmp_path, {"ket`tle`s.md": "# F\n", "note.md": "[[ket`tle`]] [[ket'tle's]]\n"})
    run("fix", root, "--guess", "--write")
    assert (root / "note.md").read_text() == "[[ket`tle`]] [[ket'tle's]]\n"


FORMS = (
    "3 or more",
    "1 or less",
    "3+",
    "3 at least",
    "1 at most",
    "3 at the least",
    "3 and up",
    "30 to 32 ms",
    "30–32 ms",
    "31 ± 1 ms",
    "31(1) ms",
    "30 ms ± 1 %",
    "30 ms or less",
)


@pytest.mark.parametrize("claim", FORMS)
def test_a_bound_a_range_and_a_spread_are_not_turned_into_a_value(tmp_path: Path, claim: str) -> None:
    name = "t" if "ms" in claim else "r"
    text = f"# A\n\nIt is [{claim}](#{name}).\n\n```calc\nr = 2.2\nt = 42.4 ms\n```\n"
    root = vault(tmp_path, {"a.md": text})
    assert "CG401" in run("check", root).output
    done = run("fix", root, "--rewrite", "--write")
    assert ((root / "a.md").read_text(), done.output) == (text, "nothing to fix\n")


@pytest.mark.parametrize(("claim", "new"), [("3", "2"), ("3.1", "2.2"), ("30 ms", "42 ms")])
def test_a_value_is_rewritten(tmp_path: Path, claim: str, new: str) -> None:
    name = "t" if "ms" in claim else "r"
    root = vault(tmp_path, {"a.md": f"# A\n\n[{claim}](#{name})\n\n```calc\nr = 2.2\nt = 42.4 ms\n```\n"})
    assert run("fix", root, "--rewrite", "--write").exit_code == 0
    assert f"[{new}](#{name})" in (root / "a.md").read_text()


POINTED = {
    "money": ("La factura es de [43.207 USD](#bill) en total.", "[43.027 USD]"),
    "money, ten times": ("Die Rechnung beträgt [430.270 USD](#bill) für das Haus.", "[43.027 USD]"),
    "English": ("The bill is [43.207 USD](#bill) in all.", "[43,027.200 USD]"),
    "a decimal": ("Das Verhältnis ist [13.25](#ratio) für das Haus.", "[31.25]"),
}


@pytest.mark.parametrize("name", POINTED)
def test_points_between_thousands_stay(tmp_path: Path, name: str) -> None:
    """As far as the claim is read so: `43.207` is a number with three decimals in English."""
    said, new = POINTED[name]
    sheet = "```calc\nbill = 43027.2 USD\nratio = 31.25\n```\n"
    root = vault(tmp_path, {"a.md": f"# A\n\n{sheet}\n{said}\n"})
    assert run("fix", root, "--rewrite", "--write").exit_code == 0
    assert new in (root / "a.md").read_text()
    assert run("check", root).exit_code == 0


TABLE = "# N\n\nIt takes [5 kg](#all).\n\n<!-- calc: table t{} -->\n{}\n\n```calc\nall = total(t.mass)\n```\n"
ROWS = "| id | mass [kg] |\n|---|---|\n"
INCOMPLETE = {
    "a row twice": ("", f"{ROWS}| a | 1 |\n| b | 2 |\n| b | 3 |\n"),
    "a row without a cell": ("", f"{ROWS}| a | 1 |\n| b |\n"),
    "a cell too many": ("", f"{ROWS}| a | 1 |\n| b | 2 | 7 |\n"),
    "a cell that is no number": ("", f"{ROWS}| a | 1 |\n| b | 2 | |\n| c | two |\n"),
    "too many rows": (" from t.csv", ""),
}


@pytest.mark.parametrize("name", INCOMPLETE)
def test_no_number_of_an_incomplete_table_is_written(tmp_path: Path, name: str) -> None:
    text = TABLE.format(*INCOMPLETE[name])
    long = "id,mass [kg]\n" + "".join(f"r{at},1\n" for at in range(MAX_ROWS + 1))
    folder = vault(tmp_path, {"docs/n.md": text, "docs/t.csv": long, "mkdocs.yml": "plugins: [calcgraph]\n"})
    said = run("fix", "--rewrite", "--write", folder)
    assert "Traceback" not in said.output
    assert (folder / "docs/n.md").read_text() == text
    assert "CG24" in run("check", folder).output


def test_a_number_of_a_complete_table_is_written(tmp_path: Path) -> None:
    text = TABLE.format("", f"{ROWS}| a | 1 |\n| b | 2 |\n")
    folder = vault(tmp_path, {"docs/n.md": text, "mkdocs.yml": "plugins: [calcgraph]\n"})
    run("fix", "--write", folder)
    assert "[3 kg](#all)" in (folder / "docs/n.md").read_text()
