"""`calcgraph diff` over repositories: what it says, what it ends with, and what it never runs."""

import json
import re
import subprocess
from html import escape

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from calcgraph.hosts.command_line import main
from calcgraph.render.changes.markdown import code
from calcgraph.render.reports.text import printable

COST = """# Cost

```calc
rent = {rent} USD/h
batch = {batch}
price = rent / batch
```

The price is [{claim}](#price). See [[{link}]].
"""
OTHER = "# Other\n\n```calc\nuse [[cost]]: price\ntwice = 2 * price\n```\n"
FIRST = {"rent": 8, "batch": 4, "claim": "2 USD/h", "link": "other"}


def run(*words, folder=None):
    return CliRunner().invoke(
        main, ["diff", *map(str, words), *(["--in", str(folder)] if folder else []), "--no-cache"]
    )


def git(folder, *words):
    done = subprocess.run(["git", "-C", str(folder), *words], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def write(folder, **notes):
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in notes.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    return folder


def commit(folder, message="a change"):
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "--allow-empty", "-m", message)
    return git(folder, "rev-parse", "HEAD")


@pytest.fixture
def repository(tmp_path):
    folder = write(tmp_path / "vault", cost=COST.format(**FIRST), other=OTHER)
    git(folder, "init", "-q", "-b", "main")
    for name, value in (("user.name", "N"), ("user.email", "n@example.org"), ("commit.gpgsign", "false")):
        git(folder, "config", name, value)
    commit(folder, "first")
    return folder


def test_the_files_as_they_are_against_the_main_branch(repository):
    git(repository, "checkout", "-q", "-b", "dearer")
    write(repository, cost=COST.format(**FIRST | {"rent": 12}))
    commit(repository)
    write(repository, cost=COST.format(**FIRST | {"rent": 12, "batch": 6}))
    done = run(folder=repository)
    base = git(repository, "rev-parse", "main")[:10]
    assert done.output == (
        f"main ({base}) → working tree\n"
        "\nedited\n  cost.md:4 rent: 8 USD/h → 12 USD/h; no other value of a sheet moved\n"
        "  cost.md:5 batch: 4 → 6; no other value of a sheet moved\n"
        "\n2 values moved\n"
    )
    assert done.exit_code == 0


TOLD = """HEAD ({}) → working tree

edited
  cost.md:4 rent: 8 USD/h → 12 USD/h; 2 values moved

moved
  cost.md:6 price: 2 → 3 USD/h (+50 %): rent +1 (cost.md:4)
  other.md:5 twice: 4 → 6 USD/h (+50 %): rent +2 (cost.md:4)

broke
  cost.md:9 2 USD/h: holds → fails; `2 USD/h` is not `price`: 3 USD/h (allowed 1.5 to 2.5)
  cost.md:9 [[nobody]]: new → unresolved

1 claim and 1 link broke; 3 values moved
"""


def test_what_broke_and_what_moved_with_their_causes(repository):
    write(repository, cost=COST.format(**FIRST | {"rent": 12, "link": "nobody"}))
    done = run("HEAD", folder=repository)
    assert done.output == TOLD.format(git(repository, "rev-parse", "HEAD")[:10])
    assert done.exit_code == 1


def test_two_edits_that_meet_say_what_they_did_only_together(repository):
    write(repository, cost=COST.format(**FIRST | {"rent": 16, "batch": 2, "claim": "8 USD/h"}))
    done = run("HEAD", folder=repository)
    assert (
        "price: 2 → 8 USD/h (+300 %): rent +3 (cost.md:4), batch +3 (cost.md:5), +2 of it only together" in done.output
    )
    assert done.exit_code == 0


def test_nothing_moved_is_said_in_every_form(repository):
    said = "no changes: every value, claim, link and note is the same"
    assert run("HEAD", folder=repository).output.endswith(f"\n\n{said}\n")
    comment = run("HEAD", "--format", "markdown", folder=repository).output
    assert comment == (f"<!-- calcgraph diff -->\n**{said}** (`HEAD` → `working tree`)\n")
    assert run("HEAD", "--format", "github", folder=repository).output == f"::notice title=calcgraph diff::{said}\n"
    found = json.loads(run("HEAD", "--format", "json", folder=repository).output)
    assert (found["verdict"], found["broke"], found["values"], found["links"]) == (said, False, [], [])


@pytest.mark.parametrize(
    ("more", "verdict"),
    [
        ("See [[other]].", "1 link differs, no value moved"),
        ("See [[other]], and [[other|it]].", "2 links differ, no value moved"),
        ("It is [2 USD/h](#price).", "1 claim and 1 link differ, no value moved"),
    ],
)
def test_links_and_claims_without_a_moved_value_are_counted(repository, more, verdict):
    write(repository, cost=f"{COST.format(**FIRST)}\n{more}\n")
    assert run("HEAD", folder=repository).output.endswith(f"\n{verdict}\n")


def test_json_is_as_promised(repository):
    write(repository, cost=COST.format(**FIRST | {"rent": 12}), new="# New\n\n```calc\nz = 1\n```\n")
    (repository / "other.md").rename(repository / "another.md")
    found = json.loads(run("HEAD", "--format", "json", folder=repository).output)
    assert (found["schema"], found["base"], found["head"]) == (1, "HEAD", "working tree")
    values = {row["name"]: row for row in found["values"]}
    price = values["price"]
    assert (price["note"], price["unit"], price["from"], price["to"], price["ratio"]) == ("cost.md", "USD/h", 2, 3, 1.5)
    assert price["why"] == [{"path": "cost.md", "line": 4, "what": "rent", "contribution": 1.0}]
    assert price["interaction"] == 0.0
    assert (values["z"]["from"], values["z"]["to"]) == (None, 1.0)
    assert values["twice"]["note"] == "another.md"
    (claim,) = found["claims"]
    assert (claim["note"], claim["line"], claim["text"]) == ("cost.md", 9, "2 USD/h")
    assert (claim["from"], claim["to"]) == ("holds", "fails")
    assert found["notes"] == {"added": ["new.md"], "removed": [], "renamed": [{"from": "other.md", "to": "another.md"}]}
    assert found["links"] == []  # `[[other]]` is found by its title, and `[[cost]]` is where it was


LIMITS = [
    ("none", [], 0),
    ("of all, above", ["60%"], 0),
    ("of all, below", ["40%"], 1),
    ("of a quantity", ["price=40 %"], 1),
    ("of a quantity with its note", ["cost#price=60%", "40%"], 1),
    ("a nearer one that is wider", ["cost#price=60%", "other.md#twice=60%", "rent=60%", "40%"], 0),
    ("of a tag", ["#costs=40%"], 1),
    ("of another tag", ["#cost=40%"], 0),
]


@pytest.mark.parametrize(("limits", "code"), [row[1:] for row in LIMITS], ids=[row[0] for row in LIMITS])
def test_limits(repository, limits, code):
    tagged = "---\ntags: [costs/rent]\n---\n" + COST
    write(repository, cost=tagged.format(**FIRST))
    commit(repository)
    write(repository, cost=tagged.format(**FIRST | {"rent": 12, "claim": "3 USD/h"}))
    done = run("HEAD", *(word for limit in limits for word in ("--fail-over", limit)), folder=repository)
    assert done.exit_code == code, done.output
    assert ("OVER THE LIMIT" in done.output) == bool(code)


def test_folders_need_no_git(tmp_path, monkeypatch):
    old = write(tmp_path / "old", cost=COST.format(**FIRST), other=OTHER)
    write(tmp_path / "new", cost=COST.format(**FIRST | {"rent": 12, "claim": "3 USD/h"}), other=OTHER)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    for names in (("./old", "./new"), ("old", "new/")):
        done = run(*names, folder=old)
        assert done.output.startswith(
            f"{' → '.join(names)}\n\nedited\n  new/cost.md:4 rent: 8 USD/h → 12 USD/h; 2 values moved\n"
        )
        assert done.exit_code == 0


BAD = [
    ("a revision that is not there", ["nowhere"], "there is no revision `nowhere`, and no folder of this name"),
    (
        "one that begins with -",
        ["--", "--output=x"],
        "`--output=x` is not the name of a revision, and no folder of this name",
    ),
    ("a head that is not there", ["HEAD", "v9"], "there is no revision `v9`, and no folder of this name"),
    ("a blob", ["HEAD:cost.md"], "there is no revision `HEAD:cost.md`, and no folder of this name"),
    ("a NUL", ["a\0b"], "`a\\x00b` is not the name of a revision, and no folder of this name"),
]


@pytest.mark.parametrize(("words", "told"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_what_cannot_be_compared_ends_with_two(repository, words, told):
    options = ["--in", str(repository), "--no-cache"]
    done = CliRunner().invoke(main, ["diff", *options, *words])
    assert (done.exit_code, done.output) == (2, f"Error: {told}\n")
    assert not (repository / "x").exists()


def test_a_folder_that_is_in_no_repository(tmp_path):
    folder = write(tmp_path / "v", a="# A\n")
    done = run(folder=folder)
    assert done.exit_code == 2
    assert done.output == f"Error: `{folder}` is not in a Git repository; name two folders to compare\n"


def test_without_git(repository, monkeypatch):
    monkeypatch.setenv("PATH", "")
    done = run("HEAD", folder=repository)
    assert done.exit_code == 2
    assert done.output.startswith(
        "Error: Git cannot be started: No such file or directory; install it, or name two folders"
    )


def test_a_shallow_clone_says_what_to_fetch(repository, tmp_path):
    commit(repository, "second")
    git(tmp_path, "clone", "-q", "--depth", "1", f"file://{repository}", "shallow")
    done = run("HEAD~1", folder=tmp_path / "shallow")
    assert done.exit_code == 2
    told = "this clone is shallow: `git fetch --unshallow` first, in GitHub's checkout `fetch-depth: 0`"
    assert done.output == f"Error: there is no revision `HEAD~1`; {told}, and no folder of this name\n"


def test_a_submodule_is_left_out_on_both_sides(repository, tmp_path):
    part = write(tmp_path / "part", deep="# Deep\n\n```calc\nz = 1\n```\n")
    git(part, "init", "-q", "-b", "main")
    git(part, "-c", "user.name=N", "-c", "user.email=n@example.org", "commit", "-q", "--allow-empty", "-m", "x")
    git(part, "add", "-A")
    git(part, "-c", "user.name=N", "-c", "user.email=n@example.org", "commit", "-q", "-m", "y")
    git(repository, "-c", "protocol.file.allow=always", "submodule", "-q", "add", str(part), "part")
    commit(repository)
    done = run("HEAD", folder=repository)
    assert "part is a separate repository and was not compared\n" in done.output
    assert done.output.endswith("no changes: every value, claim, link and note is the same\n")


def test_a_base_that_cannot_be_read_is_said_and_the_head_is_reported(repository):
    (repository / "mkdocs.yml").write_text("site_name: [\n")
    commit(repository)
    (repository / "mkdocs.yml").unlink()
    done = run("HEAD", folder=repository)
    assert done.output.splitlines()[1].startswith(
        "HEAD cannot be read, so everything counts as new: mkdocs.yml:2:1: CG907 `mkdocs.yml` cannot be read"
    )
    assert done.output.endswith("\n4 values came, 2 notes came\n")
    assert done.exit_code == 0


def test_a_base_with_errors_says_so(repository):
    write(repository, broken="---\na: [\n---\n# B\n\n```calc\nx = = 2\n```\n")
    commit(repository)
    (repository / "broken.md").unlink()
    done = run("HEAD", folder=repository)
    assert "HEAD itself has 2 errors\n" in done.output
    assert done.exit_code == 0


def test_a_head_that_cannot_be_read_ends_with_two(repository):
    (repository / "mkdocs.yml").write_text("site_name: [\n")
    done = run("HEAD", folder=repository)
    assert done.exit_code == 2
    assert done.output.startswith("mkdocs.yml:2:1: CG907 `mkdocs.yml` cannot be read")


def test_a_value_that_is_lost_is_broken(repository):
    write(repository, cost=COST.format(**FIRST | {"batch": 0}))
    done = run("HEAD", folder=repository)
    assert "  cost.md:6 price: 2 USD/h → no value; " in done.output
    assert "  other.md:5 twice: 4 USD/h → no value; `price` has no value\n" in done.output
    assert done.exit_code == 1


def test_a_file_that_changes_during_the_run(repository, monkeypatch):
    import calcgraph.hosts.commands.diff.run as module

    read = module.understand

    def understand(files, *words):
        found = read(files, *words)
        if files.vault.root == repository:
            write(repository, cost="# Something else\n")
        return found

    monkeypatch.setattr(module, "understand", understand)
    done = run("HEAD", folder=repository)
    assert (done.exit_code, done.output) == (2, "`cost.md` changed while it was read; run it again\n")


def test_binary_files_are_only_there(repository):
    (repository / "picture.png").write_bytes(bytes(range(256)) * 50)
    (repository / "note.bin").write_bytes(b"\0\xff" * 5000)
    write(repository, shows="# Shows\n\n![[picture.png]] and [it](note.bin)\n")
    commit(repository)
    (repository / "picture.png").write_bytes(b"another")
    done = run("HEAD", folder=repository)
    assert done.output.endswith("no changes: every value, claim, link and note is the same\n")
    (repository / "picture.png").unlink()
    assert "shows.md:3 ![[picture.png]]: resolved → unresolved" in run("HEAD", folder=repository).output


def test_notes_in_folders_of_a_vault_without_configuration(repository):
    write(repository / "deep/deeper", far="# Far\n\n```calc\nz = 1\n```\n")
    commit(repository)
    write(repository / "deep/deeper", far="# Far\n\n```calc\nz = 2\n```\n")
    done = run("HEAD", folder=repository)
    assert "edited\n  deep/deeper/far.md:4 z: 1 → 2; no other value of a sheet moved\n" in done.output
    assert done.output.endswith("\n1 value moved\n")


def test_a_computed_column_is_not_said_to_be_the_same(repository):
    table = "<!-- calc: table sales from sales.csv -->\n\n```calc\nsales.twice = 2 * sales.cups\nmost = 9\n```\n"
    write(repository, shop=f"# Shop\n\n{table}")
    (repository / "sales.csv").write_text("id,cups\na,3\nb,5\n", encoding="utf-8")
    commit(repository)
    (repository / "sales.csv").write_text("id,cups\na,4\nb,5\n", encoding="utf-8")
    done = run("HEAD", folder=repository)
    assert "sales.csv:2 sales.a.cups: 3 → 4; no other value of a sheet moved\n" in done.output
    assert done.output.endswith("\n1 input changed, no value of a sheet moved\n")


def test_a_project_below_the_top_with_its_library_beside_it(repository, monkeypatch):
    project = repository / "notes"
    write(project / "docs", use="# U\n\n```calc\nuse [[laws/g]]: g\nw = 2 * g\n```\n")
    write(repository / "laws", g="# G\n\n```calc\ng = 3\n```\n")
    (project / "calcgraph.toml").write_text('docs_dir = "docs"\nlibrary = "../laws"\n')
    commit(repository)
    write(repository / "laws", g="# G\n\n```calc\ng = 4\n```\n")
    monkeypatch.chdir(repository)
    found = run("HEAD", "--library", repository / "laws", folder="notes").output
    assert "notes/docs/use.md:5 w: 6 → 8 (+33.3 %): g +2 (laws/g.md:4)" in found


HOSTILE = """
[core]
	fsmonitor = "touch {mark}"
	hooksPath = {hooks}
	pager = "touch {mark}"
	sshCommand = "touch {mark}"
	gitProxy = "touch {mark}"
	editor = "touch {mark}"
	attributesFile = {attributes}
	alternateRefsCommand = "touch {mark}"
[alias]
	rev-parse = "!touch {mark}"
	cat-file = "!touch {mark}"
	ls-tree = "!touch {mark}"
[diff "evil"]
	textconv = "touch {mark}; cat"
	command = "touch {mark}"
[filter "evil"]
	smudge = "touch {mark}; cat"
	clean = "touch {mark}; cat"
	process = "touch {mark}"
	required = true
[diff]
	external = "touch {mark}"
[remote "origin"]
	url = ext::sh -c "touch {mark}"
	promisor = true
	partialclonefilter = blob:none
[protocol]
	allow = always
[protocol "ext"]
	allow = always
[credential]
	helper = "!touch {mark}"
[extensions]
	partialClone = origin
"""


def test_a_hostile_repository_runs_nothing(repository, tmp_path):
    mark, hooks = tmp_path / "mark", tmp_path / "hooks"
    hooks.mkdir()
    for name in ("post-checkout", "reference-transaction", "post-index-change", "fsmonitor-watchman", "pre-auto-gc"):
        (hooks / name).write_text(f"#!/bin/sh\ntouch {mark}\n")
        (hooks / name).chmod(0o755)
    (repository / ".gitattributes").write_text("* filter=evil diff=evil export-subst export-ignore\n")
    write(repository, cost=COST.format(**FIRST | {"rent": 12, "claim": "3 USD/h"}))
    commit(repository)
    attributes = tmp_path / "attributes"
    attributes.write_text("* filter=evil diff=evil\n")
    config = repository / ".git/config"
    text = HOSTILE.format(mark=mark, hooks=hooks, attributes=attributes)
    config.write_text(config.read_text().replace("repositoryformatversion = 0", "repositoryformatversion = 1") + text)
    done = run("HEAD~1", "HEAD", folder=repository)
    assert "price: 2 → 3 USD/h" in done.output
    gone = git_object(repository, "HEAD~1:other.md")
    gone.unlink()
    done = run("HEAD~1", "HEAD", folder=repository)
    assert done.exit_code == 2
    assert done.output == "Error: this clone is partial and has not `other.md`; fetch it first\n"
    assert not mark.exists()


def test_grafts_of_a_repository_change_no_parent(repository):
    """A line in `.git/info/grafts` gives a commit other parents, and so the comparison another base."""
    (repository / ".git/info").mkdir(exist_ok=True)
    before = git(repository, "rev-parse", "HEAD").strip()
    commit(repository)
    head = git(repository, "rev-parse", "HEAD").strip()
    (repository / ".git/info/grafts").write_text(f"{head} {head}\n")
    result = run("HEAD~1", "HEAD", folder=repository)
    assert result.exit_code in {0, 1}, result.output
    assert before[:10] in result.output


def git_object(repository, name):
    found = subprocess.run(
        ["git", "-c", "core.fsmonitor=false", "-C", repository, "rev-parse", name],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    return repository / ".git/objects" / found[:2] / found[2:]


def test_the_users_tree_and_index_are_not_touched(repository):
    write(repository, cost=COST.format(**FIRST | {"rent": 12}), untracked="# U\n")
    git(repository, "add", "cost.md")
    before = {path: path.read_bytes() for path in repository.rglob("*") if path.is_file()}
    run("HEAD", folder=repository)
    assert {path: path.read_bytes() for path in repository.rglob("*") if path.is_file()} == before


def test_links_in_a_revision_lead_nowhere_else(repository, tmp_path):
    secret = tmp_path / "secret.md"
    secret.write_text("# Secret\n\n```calc\nz = 987654\n```\n")
    (repository / "leak.md").symlink_to(secret)
    (repository / "folder").symlink_to(tmp_path)
    (repository / "same.md").symlink_to("other.md")
    commit(repository)
    done = run("HEAD~1", "HEAD", folder=repository)
    assert "987654" not in done.output
    assert "Secret" not in done.output
    assert "CG904 `leak.md` points outside the vault" in done.output


TAGS = {f"<{way}{name}>" for name in ("code", "details", "summary") for way in ("", "/")}
TAGS |= {"<!-- calcgraph diff -->", "<br>"}
NASTY = (
    "@everyone ![x](javascript:x) <img src=x onerror=alert(1)> `a` **b** | c #1 $x$ :boom: www.evil.example "
    "https://evil.example [l](https://evil.example) ~~s~~"
)


def test_text_of_notes_is_data_in_comments_and_commands(tmp_path, monkeypatch):
    body = "# N\n\n[2 {0}](#a) [[{0}]] [[x\u202e%0A::error::y]]\n\n```calc\na = {1}\nrow = a * 2\n```\n"
    old = write(tmp_path / "old", n=body.format(NASTY.replace("[", "(").replace("]", ")"), 2))
    new = write(tmp_path / "new", n=body.format(NASTY.replace("[", "(").replace("]", ")"), 3))
    (new / "@a`b|c<i>.md").write_text("# Q\n\n```calc\nq = = 2\n```\n")
    monkeypatch.chdir(tmp_path)
    comment = run("./old", "./new", "--format", "markdown", folder=old).output
    assert "<img" not in comment
    assert "$" not in comment
    outside = re.sub(r"`[^`\n]*`|\]\([^()\s]*\)", "", comment.replace("<!-- calcgraph diff -->", ""))
    for sign in ("@", "`", "http", "www.", "~~", ":boom:"):
        assert sign not in outside, sign
    assert set(re.findall(r"<[^>]*>", comment)) <= TAGS
    commands = run("./old", "./new", "--format", "github", folder=old).output
    assert all(line.startswith(("::error ", "::notice ", "::warning ")) for line in commands.splitlines())
    assert "\u202e" not in commands


@given(st.text(alphabet=st.one_of(st.characters(), st.sampled_from("`|$\\<>@&*_[]() "))))
def test_no_sign_of_a_text_is_markup(text):
    shown = printable(text)
    shown = shown if len(shown) <= 80 else f"{shown[:80]}…"
    inner = MarkdownIt().renderInline(f"x {code(text)} y")
    if shown.strip():
        assert inner.removeprefix("x <code>").removesuffix("</code> y") == escape(shown, quote=True).replace(
            "&#x27;", "'"
        )
        assert code(f"{text}|{text}").count("|") == 0
        assert "$" not in code(text)
