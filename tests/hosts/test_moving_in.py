"""`calcgraph new --from`: vaults of each kind get the configuration they need, and no note changes."""

import hashlib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from mkdocs.__main__ import cli

from calcgraph.hosts.command_line import main
from report_lines import in_lines

WRAPPED = "".join(f"Line {at:02} goes on to the column at which the editor wraps lines, and\n" for at in range(25))
LONG = "A paragraph that ends where its writer ends it.\nAnd the next\nis short\n" * 20
MERMAID = "```mermaid\ngraph LR\n```\n"
QUERY = "{{query (task todo)}}"
HEAD = """\
theme:
  name: material
  font: false
  palette:
    - {media: "(prefers-color-scheme: light)", scheme: default, toggle: {icon: material/weather-sunny, name: Dark}}
    - {media: "(prefers-color-scheme: dark)", scheme: slate, toggle: {icon: material/weather-night, name: Light}}
plugins:
  - search
  - calcgraph:
      dialect: obsidian  # line breaks, #tags, callouts and the like, as Obsidian shows them
"""
WARN = "      on_error: warn  # until `calcgraph check` finds nothing\n"
MADE = "no note looks like a first page, so calcgraph makes one from the notes with the most links"
JOINED = "      line_breaks: false  # a line break is a space, as in the program the notes come from\n"
TAIL = """\
markdown_extensions:
  - admonition
  - footnotes
  - tables
  - pymdownx.details
  - toc: {permalink: true}
  - pymdownx.superfences
"""
WITH_MERMAID = f"""\
{TAIL[:-1]}:
      custom_fences:
        - {{name: mermaid, class: mermaid, format: !!python/name:pymdownx.superfences.fence_code_format }}
"""
LEFT_OUT = "exclude_docs: |  # templates and other files that are not notes\n"
BESIDE = "use_directory_urls: false  # raw HTML names pictures from where the note lies\n"
ATLAS = "      home: maps/Atlas.md\n      tex_macros: preamble.sty\n"
PLAIN = TAIL.replace("  - toc", "  - attr_list\n  - toc")
VAULTS = {
    "Obsidian": (
        {
            ".obsidian/app.json": '{"attachmentFolderPath": "files", "strictLineBreaks": true}',
            ".obsidian/templates.json": '{"folder": "My [new] forms"}',
            ".obsidian/plugins/homepage/data.json": '{"homepages": {"Main": {"value": "maps/Atlas"}}}',
            "maps/Atlas.md": f"# Atlas\n\n[[b]] ![[dot.png]]\n\n{MERMAID}",
            "b.md": "# B\n\n```dataview\nLIST\n```\n",
            "files/dot.png": "",
            "My [new] forms/daily.md": "# {{title}}\n\n[[nowhere]]\n",
            "preamble.sty": "\\newcommand{\\half}{\\tfrac12}\n",
            "board.canvas": "{}",
        },
        f"{LEFT_OUT}  /My \\[new\\] forms/\n{HEAD}{ATLAS}{JOINED}{WARN}{WITH_MERMAID}",
        [
            "blocks of Dataview are shown as code: 1",
            "Material loads the script that draws Mermaid from another server",
            "canvases are published as files, not shown: 1",
            "other files are published too (1 × .sty): list files that are not for readers in `exclude_docs`",
        ],
    ),
    "Obsidian with nothing set": (
        {
            ".obsidian/app.json": "{",
            "README.md": f"# R\n\n[[a]]\n\n{WRAPPED}",
            "a.md": "[[b c]]\n",
            "99 Templates/t.md": "<% tp.file.title %>\n",
            "Templates/u.md": "[[nowhere]]\n",
            "maths/Templates/v.md": "# Templates of proofs\n",
        },
        f"{LEFT_OUT}  /99 Templates/\n{HEAD}{WARN}{TAIL}",
        [
            "`maths/Templates/` has the name of templates and is published: name it in `exclude_docs`, or leave it",
            "CG101 unresolved link: 1",
        ],
    ),
    "Foam": (
        {
            ".vscode/extensions.json": '{"recommendations": ["foam.foam-vscode"] /* ours */}',
            ".foam/templates/new.md": "# ${FOAM_TITLE}\n",
            "readme.md": '<img src="img/dot.png" width="9">\n\n# Foam\n\n[[inbox]]\n',
            "img/dot.png": "",
            "inbox.md": "# Inbox\n",
        },
        f"{BESIDE}{HEAD}      home: readme.md\n{JOINED}{WARN}{TAIL}",
        ["`readme.md` becomes the first page: to use another note, name it in `home`"],
    ),
    "Logseq": (
        {
            "logseq/config.edn": '{:default-home {:page "contents"}\n ;; :hidden []\n :hidden ["/script" "README.md"]}',
            "logseq/bak/pages/a/old.md": "[[nowhere]]\n",
            "pages/Contents.md": f"- [[a]]\n- {QUERY}\n",
            "pages/a.md": "- A\n- ((64a0b1c2-1111-2222-3333-444455556666))\n",
            "pages/b___c.md": "- C\n",
            "script/s.md": "# Not a note\n",
            "README.md": "# Repository\n",
            "journals/2026_01_01.md": "- day\n",
        },
        f"{LEFT_OUT}  /logseq/\n  /script/\n  /README.md\n{HEAD}      home: pages/Contents.md\n{WARN}{TAIL}",
        [
            "queries and macros of Logseq are shown as they are written: lines with some, 1",
            "references to blocks of Logseq are shown as they are written: lines with some, 1",
            "links to pages that are not written yet are not reported, as in Logseq: set `links.unresolved` for that",
            "other files are published too (1 × .edn): list files that are not for readers in `exclude_docs`",
        ],
    ),
    "Dendron": (
        {
            "root.schema.yml": "version: 1\n",
            "root.md": "---\nid: root\ntitle: Root\n---\n[[pros and cons|a.of-b]]\n",
            "a.of-b.md": "---\nid: x1\ntitle: Of B\n---\n[[root]]\n",
        },
        f"{HEAD}      home: root.md\n{JOINED}{WARN}{TAIL}",
        [
            "links of Dendron, `[[text|note]]`, are read as `[[note|text]]`: `calcgraph fix --write` turns them",
            "other files are published too (1 × .yml): list files that are not for readers in `exclude_docs`",
            "CG101 unresolved link: 1",
        ],
    ),
    "Zettelkasten": (
        {
            "202601011200 First.md": f"# First\n\n[[202601011201]]\n\n{WRAPPED}",
            "202601011201 Second.md": f"# Second\n\n{WRAPPED}",
            "tags.txt": "x",
        },
        f"{HEAD}{JOINED}{WARN}{TAIL}",
        [
            f"{MADE}: to use a note, name it in `home`",
            "other files are published too (1 × .txt): list files that are not for readers in `exclude_docs`",
        ],
    ),
    "Wiki": ({"index.md": f"# I\n\n[[a]]\n\n{LONG}", "a.md": "# A\n"}, f"{HEAD}{WARN}{TAIL}", []),
    "Markdown": (
        {"Home.md": "# H\n\n[a](sub/a.md)\n", "sub/a.md": "# A\n"},
        f"{HEAD}      home: Home.md\n{JOINED}{WARN}{PLAIN}",
        ["`Home.md` becomes the first page: to use another note, name it in `home`"],
    ),
    "Many": (
        {"index.md": "[[n1]]\n", **{f"n{at}.md": f"# N {at}\n" for at in range(300)}},
        f"{HEAD}      nav: index  # so many notes would be listed on every page\n{WARN}{TAIL}",
        [],
    ),
}


def vault(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def states(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


@pytest.mark.parametrize(("files", "expected", "decisions"), VAULTS.values(), ids=VAULTS)
def test_a_vault_gets_what_it_needs(tmp_path: Path, files: dict[str, str], expected: str, decisions: list[str]) -> None:
    notes = vault(tmp_path / "notes", files)
    before = states(notes)
    done = run("new", tmp_path / "site", "--from", notes)
    assert done.exit_code == 0, done.output
    assert (tmp_path / "site/mkdocs.yml").read_text() == f"site_name: Notes\ndocs_dir: ../notes\n{expected}"
    assert [line[2:] for line in done.output.splitlines() if line.startswith("- ")] == decisions
    assert states(notes) == before


@pytest.mark.parametrize("kind", ["Obsidian", "Logseq", "Foam"])
def test_it_builds_and_begins_with_the_first_page(tmp_path: Path, kind: str) -> None:
    notes = vault(tmp_path / "notes", VAULTS[kind][0])
    before = states(notes)
    run("new", tmp_path / "site", "--from", notes)
    built = CliRunner().invoke(cli, ["build", "--strict", "-f", str(tmp_path / "site/mkdocs.yml")])
    assert built.exit_code == 0, built.output
    first = {"Obsidian": "maps/Atlas/", "Logseq": "pages/Contents/", "Foam": "readme.html"}[kind]
    page = (tmp_path / "site/site/index.html").read_text()
    assert f'content="0; url={first}"' in page
    shown = tmp_path / "site/site" / first
    assert "<h1" in (shown / "index.html" if shown.is_dir() else shown).read_text()
    assert not [path for path in (tmp_path / "site/site").rglob("*") if path.name in ("old", "daily", "script")]
    assert states(notes) == before


def test_a_first_page_that_is_left_out_is_none(tmp_path: Path) -> None:
    config = "site_name: S\nexclude_docs: README.md\nplugins: [calcgraph]\n"
    vault(tmp_path, {"docs/a.md": "# A\n", "docs/README.md": "# R\n", "mkdocs.yml": config})
    built = CliRunner().invoke(cli, ["build", "--strict", "-f", str(tmp_path / "mkdocs.yml")])
    assert built.exit_code == 0, built.output
    assert "cg-shelves" in (tmp_path / "site/index.html").read_text()


def test_the_only_folder_with_notes_holds_them(tmp_path: Path) -> None:
    files = {"README.md": "# Code\n", "src/x.py": "", "content/a.md": "[[b]]\n", "content/b.md": "", "static/p.png": ""}
    given = vault(tmp_path / "project", files)
    done = run("new", "--from", given)
    assert done.exit_code == 0, done.output
    assert "docs_dir: content\n" in (given / "mkdocs.yml").read_text()
    assert "- pictures outside `content/` are not published: `static`\n" in done.output


def test_without_a_folder_the_site_is_beside_the_notes(tmp_path: Path) -> None:
    assert run("new", "--from", vault(tmp_path / "zettel", {"a.md": "", "b/c.md": ""})).exit_code == 0
    assert "docs_dir: ../zettel\n" in (tmp_path / "zettel-site/mkdocs.yml").read_text()


REFUSED = {
    "a configuration is there": ({"a.md": ""}, "site", "mkdocs.yml", "already exists; add `- calcgraph` to its"),
    "settings are there": ({"a.md": ""}, "site", "calcgraph.toml", "calcgraph.toml` already exists"),
    "among the notes": ({"a.md": ""}, "notes/site", "", "is inside the notes; name a folder outside"),
    "in the place of the notes": ({"a.md": ""}, "notes", "", "is inside the notes; name a folder outside"),
    "no note": ({"a.txt": ""}, "site", "", "there is no note in"),
}


@pytest.mark.parametrize(("files", "site", "there", "message"), REFUSED.values(), ids=REFUSED)
def test_what_would_do_harm_is_refused(
    tmp_path: Path, files: dict[str, str], site: str, there: str, message: str
) -> None:
    notes = vault(tmp_path / "notes", files)
    if there:
        vault(tmp_path / site, {there: "mine"})
    before = states(tmp_path)
    done = run("new", tmp_path / site, "--from", notes)
    assert done.exit_code == 2
    assert message in " ".join(done.output.split())
    assert states(tmp_path) == before


def test_a_home_that_is_no_note_is_reported(tmp_path: Path) -> None:
    vault(tmp_path, {"docs/a.md": "", "mkdocs.yml": "site_name: S\nplugins: [calcgraph: {home: b.md}]\n"})
    said = (
        "b.md:1:1: CG903 `b.md` is not a note of this vault; name a note of the vault in `home`, by its path: `Home.md`"
    )
    assert said in in_lines(run("check", tmp_path).output)
    assert said in CliRunner().invoke(cli, ["build", "-f", str(tmp_path / "mkdocs.yml")]).output


def test_a_home_beside_a_first_page_is_reported(tmp_path: Path) -> None:
    vault(tmp_path, {"docs/a.md": "", "docs/index.md": "", "mkdocs.yml": "plugins: [calcgraph: {home: a.md}]\n"})
    assert "docs/a.md:1:1: CG902 the address `/` would hide `index.md`" in run("check", tmp_path).output


def test_without_a_folder_there_is_nothing_to_start() -> None:
    done = run("new")
    assert (done.exit_code, "existing notes with --from" in done.output) == (2, True)


LANGUAGES = {
    "en": "The speed of a model is what the bandwidth of its memory allows, and that is not much for this one. ",
    "de": "Die Geschwindigkeit eines Modells ist das, was die Bandbreite des Speichers erlaubt, und nicht mehr. ",
    "fr": "La vitesse du modèle est ce que permet la bande passante de la mémoire, et les autres ne sont pas plus. ",
    "es": "La velocidad del modelo es la que permite el ancho de banda de la memoria, y no es mucho para los demás. ",
    "ru": "Скорость модели определяется пропускной способностью памяти, и это не много. `calcgraph check` ",
    "uk": "Швидкість моделі визначає пропускна здатність пам'яті, і її не багато, як є у цієї моделі. ",
    "ja": "モデルの速度はメモリの帯域幅で決まります。これは多くありません。",
    "zh": "模型的速度取决于内存带宽，而这并不多。",
    "ar": "سرعة النموذج هي ما يسمح به عرض نطاق الذاكرة وليس هذا كثيرا.",
    "fa": "سرعت مدل همان است که پهنای باند حافظه اجازه می‌دهد و این چندان زیاد نیست گچپژ.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_notes_is_that_of_the_site(tmp_path: Path, language: str) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    for name in ("index", "b"):
        (notes / f"{name}.md").write_text(f"# A\n\n{LANGUAGES[language] * 12}\n", encoding="utf-8")
    assert CliRunner().invoke(main, ["new", str(tmp_path / "site"), "--from", str(notes)]).exit_code == 0
    written = (tmp_path / "site" / "mkdocs.yml").read_text(encoding="utf-8")
    assert (f"  language: {language}\n" in written) is (language != "en")


def test_mixed_notes_and_few_words_leave_the_language_alone(tmp_path: Path) -> None:
    from calcgraph.vault.moving.languages import language_of

    assert language_of([LANGUAGES["de"] * 9, LANGUAGES["fr"] * 9]) == "en"
    assert language_of(["Die Bandbreite ist nicht das"]) == "en"
    assert language_of([]) == "en"
    assert language_of(["x = 3.2 kWh\n" * 90]) == "en"


def test_a_drawing_without_a_picture_is_named(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    for name in ("index.md", "plan.excalidraw.md", "seen.excalidraw.md", "seen.excalidraw.svg"):
        (notes / name).write_text("# A\n")
    said = CliRunner().invoke(main, ["new", str(tmp_path / "site"), "--from", str(notes)]).output
    assert "Missing: `plan.excalidraw.md`." in said
    assert "seen.excalidraw" not in said


DRAWN = "---\n{key}: parsed\ntags: [excalidraw]\n---\n==Switch to EXCALIDRAW VIEW==\n\n# Excalidraw Data\n"


def test_drawings_are_no_notes(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    (notes / ".obsidian").mkdir(parents=True)
    (notes / "index.md").write_text("# A\n\n![[plan.excalidraw]] [[sketch]] [[about]]\n")
    (notes / "plan.excalidraw.md").write_text(DRAWN.format(key="excalidraw-plugin"))
    (notes / "plan.excalidraw.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"></svg>')
    (notes / "sketch.md").write_text(DRAWN.format(key="excalidraw-plugin"))
    (notes / "about.md").write_text(f"# About\n\n{DRAWN.format(key='excalidraw-plugin')}")
    (notes / "other.md").write_text(DRAWN.format(key="excalidraw-plugins"))
    said = CliRunner().invoke(main, ["new", str(tmp_path / "site"), "--from", str(notes)]).output
    assert "4 notes in " in said
    assert "unless their name ends in `.excalidraw.md`: rename `sketch.md` in Obsidian" in said
    checked = CliRunner().invoke(main, ["check", str(tmp_path / "site")]).output
    assert "4 notes, 3 links" in checked
    built = CliRunner().invoke(cli, ["build", "-f", str(tmp_path / "site" / "mkdocs.yml"), "-d", str(tmp_path / "out")])
    assert built.exit_code == 0, built.output
    assert 'src="plan.excalidraw.svg"' in (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    assert not (tmp_path / "out" / "plan.excalidraw").exists()
