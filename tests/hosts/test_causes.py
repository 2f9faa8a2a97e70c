"""A review names what was really edited: a header, a renamed quantity, a missing file, a pointer to one."""

import json
from pathlib import Path

import pytest
from tests.hosts.test_diff import commit, git, run, write

from calcgraph.hosts.command_line import main

TABLE = """# T

<!-- calc: table gpus -->
| gpu | bw [{bw}] | vram [GB] |
|---|---|---|
| a | 2 | 80 |
| b | {b} | 96 |
| c | 4 | 192 |

```calc
sum_bw = total(gpus.bw)
one = gpus.a.bw
```
"""
SHEET = "# S\n\n```calc\nrent = 8 USD/h\nbatch = 4\nprice = rent / batch\ndouble = 2 * price\n```\n"
SHEET += "\nIt is [2 USD/h](#price).\n"


def compared(tmp_path: Path, before: dict[str, str], after: dict[str, str]) -> dict[str, object]:
    old, new = write(tmp_path / "old", **before), write(tmp_path / "new", **after)
    return json.loads(run(old, new, "--format", "json", folder=old).output)


def edits(found: dict[str, object]) -> list[tuple[str, str, str]]:
    return [(one["what"], one["from"], one["to"]) for one in found["edits"]]


def test_an_edited_header_is_one_edit_and_not_one_for_each_row(tmp_path: Path) -> None:
    found = compared(tmp_path, {"t": TABLE.format(bw="TB/s", b=3)}, {"t": TABLE.format(bw="GB/s", b=3)})
    assert edits(found) == [("header of gpus.bw", "bw [TB/s]", "bw [GB/s]")]
    moved = {one["name"]: [share["what"] for share in one["why"]] for one in found["values"]}
    assert moved == {"sum_bw": ["header of gpus.bw"], "one": ["header of gpus.bw"]}


def test_a_cell_that_is_edited_with_its_header_stays_an_edit(tmp_path: Path) -> None:
    found = compared(tmp_path, {"t": TABLE.format(bw="TB/s", b=3)}, {"t": TABLE.format(bw="GB/s", b=5)})
    assert {what for what, _, _ in edits(found)} == {"header of gpus.bw", "gpus.b.bw"}


RENAMED = [
    pytest.param({"rent = 8": "hire = 8", "rent /": "hire /"}, [("rent", "hire")], [], id="parameter"),
    pytest.param({"price": "cost"}, [("price", "cost")], [], id="formula with its readers and claims"),
    pytest.param({"rent = 8": "hire = 9", "rent /": "hire /"}, [("rent", "hire")], ["hire"], id="renamed and edited"),
    pytest.param({"rent": "hire", "batch": "users"}, [("batch", "users"), ("rent", "hire")], [], id="two"),
    pytest.param({"batch = 4\n": "", "/ batch": "/ 4"}, [], [], id="one that is gone"),
    pytest.param({"batch = 4": "batch = 4\nextra = 5"}, [], [], id="one that came"),
    pytest.param({"batch = 4": "mass = 4 kg", "/ batch": "/ (mass / 1 kg)"}, [], [], id="another dimension"),
]


@pytest.mark.parametrize(("changes", "names", "moved"), RENAMED)
def test_a_renamed_quantity_is_paired_with_what_it_was(
    tmp_path: Path, changes: dict[str, str], names: list[tuple[str, str]], moved: list[str]
) -> None:
    after = SHEET
    for old, new in changes.items():
        after = after.replace(old, new)
    found = compared(tmp_path, {"s": SHEET}, {"s": after})
    assert [(one["from"], one["to"]) for one in found["names"]] == [(f"s.md#{a}", f"s.md#{b}") for a, b in names]
    both = [one["name"] for one in found["values"] if one["text_from"] and one["text_to"]]
    assert both[:1] == moved or set(moved) <= set(both)
    if names:
        assert not [one for one in found["values"] if not (one["text_from"] and one["text_to"])]
        assert not [one for one in found["claims"] if one["from"] is None or one["to"] is None]


def test_a_quantity_that_moves_to_another_note_is_paired(tmp_path: Path) -> None:
    away = "# A\n\n```calc\nrent = 9 USD/h\n```\n"
    after = SHEET.replace("rent = 8 USD/h\n", "use [[a]]: rent\n")
    found = compared(tmp_path, {"s": SHEET}, {"s": after, "a": away})
    assert [(one["from"], one["to"]) for one in found["names"]] == [("s.md#rent", "a.md#rent")]
    rows = {one["name"]: (one["text_from"], one["text_to"], one["was"]) for one in found["values"]}
    assert rows["rent"] == ("8 USD/h", "9 USD/h", "s.md#rent")
    assert rows["double"][:2] == ("4 USD/h", "4.50 USD/h")


def test_its_own_formula_is_named_as_such(tmp_path: Path) -> None:
    old, new = write(tmp_path / "old", s=SHEET), write(tmp_path / "new", s=SHEET.replace("rent / batch", "rent / 5"))
    text = run(old, new, folder=old).output
    assert "price: 2 → 1.60 USD/h (−20 %): its formula −0.4" in text
    assert "double: 4 → 3.20 USD/h (−20 %): price −0.8" in text


@pytest.mark.parametrize(
    ("file", "said"),
    [
        pytest.param(None, "was not found", id="deleted"),
        pytest.param(
            "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n", "Git LFS pointer", id="pointer"
        ),
    ],
)
def test_a_file_without_its_data_is_the_cause(tmp_path: Path, file: str | None, said: str) -> None:
    note = "# D\n\n<!-- calc: table t from t.csv -->\n\n```calc\ntop = max(t.x)\ntwice = 2 * top\n```\n"
    old, new = write(tmp_path / "old", d=note), write(tmp_path / "new", d=note)
    (old / "t.csv").write_text("name,x\na,1\nb,2\n")
    if file is not None:
        (new / "t.csv").write_text(file)
    found = json.loads(run(old, new, "--format", "json", folder=old).output)
    assert [one["message"] for one in found["problems"] if said in one["message"]]
    assert {one["name"] for one in found["values"] if one["to"] is None} == {"top", "twice"}
    assert [(one["path"], said in one["what"]) for one in found["edits"]] == [("t.csv", True)]
    assert all(share["path"] == "t.csv" for one in found["values"] for share in one["why"])


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    folder = write(tmp_path / "vault", s=SHEET)
    git(folder, "init", "-q", "-b", "main")
    for name, value in (("user.name", "N"), ("user.email", "n@example.org"), ("commit.gpgsign", "false")):
        git(folder, "config", name, value)
    commit(folder)
    git(folder, "checkout", "-q", "-b", "topic")
    write(folder, s=SHEET.replace("batch = 4", "batch = 5"))
    commit(folder)
    git(folder, "checkout", "-q", "main")
    write(folder, s=SHEET.replace("rent = 8", "rent = 9"))
    commit(folder)
    return folder


@pytest.mark.parametrize(
    ("between", "edited"),
    [("main...topic", ["batch"]), ("main..topic", ["batch", "rent"]), ("topic...", ["rent"]), ("...topic", ["batch"])],
)
def test_two_revisions_are_named_as_git_names_them(repository: Path, between: str, edited: list[str]) -> None:
    found = json.loads(run(between, "--format", "json", folder=repository).output)
    assert sorted(one["what"] for one in found["edits"]) == edited


@pytest.mark.parametrize("between", ["main....topic", "main...nowhere", "....", "main...topic...main", "--x...main"])
def test_what_is_not_two_revisions_is_refused(repository: Path, between: str) -> None:
    done = run("--", between, folder=repository)
    assert done.exit_code == 2


def test_a_comment_is_readable_as_it_is_and_leads_to_lines(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "CI_PROJECT_URL"):
        monkeypatch.delenv(name, raising=False)
    text = run("main...topic", "--format", "markdown", folder=repository).output
    assert "| `price`<br>[`s.md:6`](s.md#L6) | 2 | 1.60 USD/h | −20\u00a0% | `batch −0.4` |" in text
    assert "&#" not in text
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://github.com")
    monkeypatch.setenv("GITHUB_REPOSITORY", "one/two")
    head = git(repository, "rev-parse", "topic")
    text = run("main...topic", "--format", "markdown", folder=repository).output
    assert f"(https://github.com/one/two/blob/{head}/s.md#L6)" in text


def test_paths_lead_to_the_files_from_where_one_stands(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(repository.parent)
    assert "vault/s.md:5 batch" in run("main...topic", folder=repository).output
    from click.testing import CliRunner  # beside `run`, which is for `diff`

    broken = repository / "s.md"
    broken.write_text(SHEET.replace("2 USD/h", "3 USD/h"))
    assert "vault/s.md:10" in CliRunner().invoke(main, ["check", "vault", "--no-cache"]).output
    (repository / "deep").mkdir()
    monkeypatch.chdir(repository / "deep")
    out = CliRunner().invoke(main, ["check", "..", "--no-cache"]).output
    assert "../s.md:10" in out
    assert "It is [3 USD/h](#price)" in out
