"""What the settings of other plugins decide about files: notes, pages that are not notes, encrypted pages, posts."""

import json
import logging
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read
from calcgraph.hosts.exports import data_files
from calcgraph.project.public import public
from calcgraph.render.map.data import draw

NOTES = {
    "index.md": "# Start\n\nSee [[kettle]].\n",
    "kettle.md": "# Kettle\n\nIt needs [84 kJ](#energy).\n\n```calc\nenergy = 84 kJ\n```\n",
}
LOCKED_NOTE = "{front}# Secret\n\nThe pay is [1234 USD](#salary), see [[kettle]].\n\n```calc\nsalary = 1234 USD\n```\n"


def write(top: Path, plugins: str, notes: dict[str, str], theme: str = "material") -> Path:
    for path, text in {**NOTES, **notes}.items():
        (top / "docs" / path).parent.mkdir(parents=True, exist_ok=True)
        (top / "docs" / path).write_text(text, encoding="utf-8")
    text = f"site_name: Vault\ntheme: {{name: {theme}, font: false}}\nplugins: {plugins}\n"
    (top / "mkdocs.yml").write_text(text, encoding="utf-8")
    return top


def checked(top: Path) -> set[str]:
    said = CliRunner().invoke(main, ["check", "--no-cache", "--format", "json", str(top)])
    return {f"{one['path'].removeprefix('docs/')} {one['code']}" for one in json.loads(said.output)["diagnostics"]}


def built(top: Path, caplog: pytest.LogCaptureFixture, command: str = "build") -> set[str]:
    config = load_config(config_file=str(top / "mkdocs.yml"), site_dir=str(top / "site"))
    for one in config.plugins.values():
        if folder := getattr(one, "temp_dir", ""):  # of a blog: the host keeps the plugin, which removes its folder
            Path(folder).mkdir(exist_ok=True)
    config.plugins.on_startup(command=command, dirty=False)  # type: ignore[arg-type]
    caplog.clear()
    with caplog.at_level(logging.INFO, logger="mkdocs"):
        try:
            build(config)
        except Abort:
            pass
        finally:
            config.plugins.on_shutdown()
    said = [one.getMessage() for one in caplog.records if " CG" in one.getMessage()]
    return {f"{line.partition(':')[0].removeprefix('docs/')} {line.split()[1]}" for line in said}


READING = """\
def on_page_read_source(page, **_):
    return "# Read\\n\\n[99 kJ](kettle.md#energy)\\n" if page.file.src_uri == "read.md" else None
"""


def test_a_hook_may_read_the_text_of_a_page(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    top = write(tmp_path, "[calcgraph: {on_error: warn}]", {"read.md": "# Other\n"}, theme="mkdocs")
    with (top / "mkdocs.yml").open("a", encoding="utf-8") as file:
        file.write("hooks: [hook.py]\n")
    (top / "hook.py").write_text(READING, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        load_config(config_file=str(top / "mkdocs.yml"))
    assert not caplog.records
    assert built(top, caplog) == {"read.md CG401"}
    assert "Read</h1>" in (top / "site/read/index.html").read_text(encoding="utf-8")
    assert "cg-claim" in (top / "site/kettle/index.html").read_text(encoding="utf-8")


LOCKED = [
    ("an embed", "password: abc", "![[secret]]", True),
    ("a part that is embedded", "password: abc", "![[secret#Secret]]", True),
    ("a claim", "password: abc", "[1234 USD](secret.md#salary)", True),
    ("a link to a row", "password: abc", "[[secret#salary]]", True),
    ("an import", "password: abc", "```calc\nuse [[secret]]: salary\ntwice = 2 * salary\n```", True),
    ("a level", "level: staff", "![[secret]]", True),
    ("a password that is nothing", "password:", "![[secret]]", True),
    ("a link", "password: abc", "[[secret]]", False),
    ("a link to a heading", "password: abc", "[[secret#Secret]]", False),
    ("an empty password", 'password: ""', "![[secret]]", False),
    ("another property", "passwords: abc", "![[secret]]", False),
]


@pytest.mark.parametrize(("front", "text", "is_refused"), [row[1:] for row in LOCKED], ids=[row[0] for row in LOCKED])
def test_an_open_page_shows_no_part_of_an_encrypted_one(
    tmp_path: Path, front: str, text: str, *, is_refused: bool
) -> None:
    notes = {"secret.md": LOCKED_NOTE.format(front=f"---\n{front}\n---\n"), "open.md": f"# Open\n\n{text}\n"}
    refused = {"open.md CG915"} if is_refused else set()
    assert {
        one for one in checked(write(tmp_path, "[search, calcgraph, encryptcontent]", notes)) if "CG915" in one
    } == (refused)
    assert "open.md CG915" not in checked(write(tmp_path, "[search, calcgraph]", notes))


def test_an_encrypted_page_may_show_another_and_a_password_for_all_locks_all(tmp_path: Path) -> None:
    locked = LOCKED_NOTE.format(front="---\npassword: abc\n---\n")
    notes = {"secret.md": locked, "open.md": "---\npassword: x\n---\n# Open\n\n![[secret]]\n"}
    assert not checked(write(tmp_path, "[calcgraph, encryptcontent]", notes))
    notes["open.md"] = "# Open\n\n![[secret]]\n"
    assert not checked(write(tmp_path, "[calcgraph, encryptcontent: {global_password: x}]", notes))
    notes["open.md"] = '---\npassword: ""\n---\n# Open\n\n![[secret]]\n'
    assert checked(write(tmp_path, "[calcgraph, encryptcontent: {global_password: x}]", notes)) == {"open.md CG915"}


def test_nothing_that_is_shared_has_a_word_or_value_of_an_encrypted_page(tmp_path: Path) -> None:
    notes = {
        "secret.md": LOCKED_NOTE.format(front="---\npassword: abc\ntags: [hidden]\n---\n")
        + "\n[[ghostly]] [[secret]]\n"
    }
    top = write(tmp_path, "[calcgraph: {links: {unresolved: ghost}}, encryptcontent]", notes)
    project = read(VaultOptions(top)).project
    assert project.locked == {"secret.md"}
    texts = {path: text() for path, text in data_files(project, draw(project)).items()}
    assert sum("1234" in text or "pay" in text for text in texts.values()) >= 5  # the words to look for are there
    shown = public(project)
    for path, text_of in data_files(shown, draw(shown)).items():
        assert not any(
            word in text_of().casefold() for word in ("1234", "salary", "pay", "secret", "hidden", "ghostly")
        ), path
    assert public(shown) == shown


def test_a_post_is_a_note_and_its_draft_is_not(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    text = "---\ndate: 2026-01-02\n{}---\n# Boiling\n\n[[kettle]], [5 m](#a).\n\n```calc\na = 2 m\n```\n"
    notes = {
        "blog/index.md": "# Blog\n",
        "blog/posts/a.md": text.format(""),
        "blog/posts/b.md": text.format("draft: true\n").replace("Boiling", "Later"),
    }
    top = write(tmp_path, "[search, blog, calcgraph]", notes)
    assert built(top, caplog) == checked(top) == {"blog/posts/a.md CG401"}
    post = top / "docs/blog/posts/a.md"
    post.write_text(post.read_text("utf-8").replace("5 m", "2 m"), "utf-8")
    assert built(top, caplog) == checked(top) == set()
    page = (top / "site/blog/2026/01/02/boiling/index.html").read_text("utf-8")
    assert 'href="../../../../../kettle/"' in page
    assert "cg-claim" in page
    assert not (top / "site/blog/2026/01/02/later/index.html").exists()
    assert "blog/2026/01/02/boiling/" in (top / "site/llms.txt").read_text("utf-8")


@pytest.mark.parametrize("dialect", ["mkdocs", "obsidian"])
def test_a_draft_that_the_blog_publishes_is_a_note(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, dialect: str
) -> None:
    post = "---\ndate: 2026-01-02\ndraft: true\n---\n# Later\n\n[[kettle]], [5 m](#a).\n\n```calc\na = 2 m\n```\n"
    notes = {"blog/index.md": "# Blog\n", "blog/posts/b.md": post, "kettle.md": "# Kettle\n\n[b](blog/posts/b.md#a)\n"}
    ours = f"calcgraph: {{dialect: {dialect}}}"
    for setting, found in (
        ("draft: true", {"blog/posts/b.md CG401"}),
        ("draft: false", {"kettle.md CG107"}),
        ("draft: false, draft_on_serve: true", {"kettle.md CG107"}),
    ):
        top = write(tmp_path / str(len(setting)), f"[search, blog: {{{setting}}}, {ours}]", notes)
        assert checked(top) == found
        assert built(top, caplog) == found
    top = write(
        tmp_path / "good",
        f"[search, blog: {{draft: true}}, {ours}]",
        {**notes, "blog/posts/b.md": post.replace("5", "2")},
    )
    assert built(top, caplog) == checked(top) == set()
    page = (top / "site/blog/2026/01/02/later/index.html").read_text("utf-8")
    assert "[[kettle]]" not in page
    assert "cg-claim" in page


def test_a_preview_shows_the_drafts_of_a_blog_as_notes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    post = "---\ndate: 2026-01-02\ndraft: true\n---\n# Later\n\nSee [[kettle]].\n"
    for plugins in ("[search, blog, calcgraph]", "[search, calcgraph, blog]"):
        top = write(
            tmp_path / str(len(list(tmp_path.iterdir()))),
            plugins,
            {"blog/index.md": "# Blog\n", "blog/posts/b.md": post},
        )
        built(top, caplog, command="serve")
        page = (top / "site/blog/2026/01/02/later/index.html").read_text("utf-8")
        assert 'class="cg-link" href="../../../../../kettle/"' in page


def test_files_that_the_plugins_take_away_are_not_checked(tmp_path: Path) -> None:
    notes = {"SUMMARY.md": "* [Notes](notes/)\n", "notes/t.md": "# T\n", "old/x.md": "# X\n\n[[nothing]]\n"}
    everything = {"SUMMARY.md CG101", "old/x.md CG101"}
    assert checked(write(tmp_path, "[calcgraph]", notes)) == everything
    assert checked(write(tmp_path, "[calcgraph, literate-nav]", notes)) == {"old/x.md CG101"}
    assert checked(write(tmp_path, "[calcgraph, literate-nav: {nav_file: NAV.md}]", notes)) == everything
    assert checked(write(tmp_path, "[calcgraph, exclude: {glob: ['old/*']}]", notes)) == {"SUMMARY.md CG101"}
    assert checked(write(tmp_path, "{calcgraph: {}, exclude: {regex: ['old/.*[.]md$']}}", notes)) == {
        "SUMMARY.md CG101"
    }


FILTERS = [
    ("{exclude_glob: ['old/*']}", True),
    ("{exclude_regex: ['old/.*[.]md$']}", True),
    ("{exclude_glob: ['old/*'], include_glob: ['old/x*']}", False),
    ("{exclude_glob: ['*'], include_regex: ['(old|notes)/']}", False),
    ("{exclude_glob: ['old/*'], include_tag: [kept]}", False),
    ("{exclude_glob: ['old/*'], enabled: false}", False),
    ("{exclude_tag: [old]}", False),
]


@pytest.mark.parametrize(("settings", "is_left_out"), FILTERS)
def test_files_that_a_filter_takes_away_are_not_checked(tmp_path: Path, settings: str, *, is_left_out: bool) -> None:
    notes = {"notes/t.md": "# T\n", "old/x.md": "# X\n\n[[nothing]]\n"}
    found = checked(write(tmp_path, f"{{calcgraph: {{}}, file-filter: {settings}}}", notes))
    assert found == (set() if is_left_out else {"old/x.md CG101"})


def test_a_plugin_that_fills_marks_in_pages_finds_none_in_our_data(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    notes = {
        "index.md": "# Start\n\n{{ posts }} of [[kettle]], and 6 more: `= 2 * 3`.\n",
        "kettle.md": "# Kettle\n\n{% posts %} {# posts #} {{ posts }} [84 kJ](#energy)\n\n"
        "```calc\nenergy = 84 kJ  # {{ posts }}\n```\n",
    }
    top = write(tmp_path, "[search, calcgraph]", notes)
    built(top, caplog)
    data = [
        found
        for page in (top / "site").rglob("*.html")
        for found in re.findall(r'<script type="application/json">(.*?)</script>', page.read_text("utf-8"))
    ]
    assert sum("posts" in one for one in data) >= 2
    assert [one for one in data if re.search(r"\{[{%#]", one)] == []
    assert "{{ posts }} of" in json.dumps([json.loads(one) for one in data])


LEAVES_ITS_PAGE = """
from pathlib import Path

def on_page_context(context, page, config, nav):
    config.extra.last = config.extra["last"] = page.url
    config.extra.setdefault("all", []).append(page.url)

def on_post_build(config):
    extra = config.extra
    Path(config.site_dir, "left.txt").write_text(f"{extra.last} {extra['last']} {sorted(extra)}")
"""


@pytest.mark.parametrize("plugins", ["[search, calcgraph]", "[calcgraph, search]"])
def test_our_pages_leave_what_other_plugins_store_about_the_last_page(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, plugins: str
) -> None:
    found = []
    for name, some in (("alone", "[search]"), ("with", plugins)):
        top = write(tmp_path / name, some, {"index.md": "# Start\n", "kettle.md": "# Kettle\n"})
        (top / "hook.py").write_text(LEAVES_ITS_PAGE, encoding="utf-8")
        with (top / "mkdocs.yml").open("a", encoding="utf-8") as file:
            file.write("hooks: [hook.py]\n")
        built(top, caplog)
        found.append((top / "site/left.txt").read_text(encoding="utf-8"))
    assert (tmp_path / "with/site/graph/index.html").is_file()
    assert found[0] == found[1] == "kettle/ kettle/ ['all', 'last']"


GIVES_FILES_ATTRIBUTES = """
def on_files(files, config):
    for file in files:
        file.is_card, file.card, file.backlinks = file.src_uri == "index.md", object(), [1]

def on_page_markdown(markdown, page, config, files):
    assert page.file.src_uri.endswith(("index.md", "kettle.md")) == bool(page.file.backlinks)
    return markdown if page.file.is_card or page.file.card else "x"
"""


def test_our_pages_have_the_attributes_that_a_plugin_gives_every_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    top = write(tmp_path, "[calcgraph]", {}, theme="mkdocs")
    (top / "hook.py").write_text(GIVES_FILES_ATTRIBUTES, encoding="utf-8")
    with (top / "mkdocs.yml").open("a", encoding="utf-8") as file:
        file.write("hooks: [hook.py]\n")
    assert built(top, caplog) == set()
    assert (top / "site/graph/index.html").is_file()


def test_every_file_of_ours_has_a_path_until_the_build_ends(tmp_path: Path) -> None:
    top = write(tmp_path, "[calcgraph]", {}, theme="mkdocs")
    config = load_config(config_file=str(top / "mkdocs.yml"), site_dir=str(top / "site"))
    paths: list[str] = []

    def on_nav(nav: object, *, config: object, files: list[object]) -> object:
        paths.extend(str(file.abs_src_path) for file in files if file.generated_by == "calcgraph")
        assert all(Path(path).is_file() for path in paths)
        return nav

    config.plugins.events["nav"].append(on_nav)
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    config.plugins.on_shutdown()
    assert len(paths) > 20
    assert not any(Path(path).exists() for path in paths)
