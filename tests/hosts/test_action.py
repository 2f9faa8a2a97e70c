"""The GitHub Action: its steps run as a runner starts them, in a repository that has nothing but a README and results.

Only GitHub itself is missing: `gh` is a program that notes how it was called, and `git push` goes to a bare repository.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
INPUTS = {name: given["default"] for name, given in ACTION["inputs"].items()}
BASH = shutil.which("bash") or "bash"
FROM = "github.event.pull_request.head.repo.full_name || github.event.workflow_run.head_repository.full_name"
README = """# Fast thing

The median latency is [12.4 ms](#latency.p50.value).

<!-- calc: table latency from results.json /latency in value: ms -->
"""
GH = """#!/bin/sh
echo "$@" >> "$CALLS"
echo "end of call" >> "$CALLS"
case "$1" in api) test "$2" = -X || test -z "$OLD" || echo "$OLD";; esac
"""


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    done = subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository whose README is right on `main`, and whose results have changed since, with a remote to push to."""
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "-q", "-b", "main")
    (folder / "README.md").write_text(README)
    (folder / "results.json").write_text('{"latency": {"p50": 12.4, "p95": 31.9}}')
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "One")
    git(tmp_path, "clone", "-q", "--bare", str(folder), "remote.git")
    git(folder, "remote", "add", "origin", str(tmp_path / "remote.git"))
    git(folder, "fetch", "-q", "origin")
    git(folder, "branch", "-q", "--set-upstream-to", "origin/main")
    (folder / "results.json").write_text('{"latency": {"p50": 13.9, "p95": 31.9}}')
    git(folder, "commit", "-q", "-a", "-m", "Two")
    return folder


def step(name: str, folder: Path, **given: str) -> subprocess.CompletedProcess[str]:
    """A step of the action as a runner starts it; expressions have the values of the inputs and of a pull request."""
    (one,) = (one for one in ACTION["runs"]["steps"] if one["name"] == name)
    assert one["shell"] == "bash"
    known = {f"inputs.{key}": value for key, value in {**INPUTS, **given}.items()}
    known |= {"github.base_ref": "main", "github.token": "t", "github.event.pull_request.number": "7"}
    known |= {"github.event_name": given.get("event", "pull_request"), FROM: given.get("origin", "a/b")}
    known |= {"steps.trust.outputs.of": given.get("trust", "trusted")}
    env = {key: re.sub(r"\$\{\{ (.+?) \}\}", lambda found: known[found[1]], value) for key, value in one["env"].items()}
    (programs := folder.parent / "programs").mkdir(exist_ok=True)
    (programs / "gh").write_text(GH)
    (programs / "gh").chmod(0o755)
    path = os.pathsep.join((str(programs), str(Path(sys.executable).parent), os.environ["PATH"]))
    runner = {
        "RUNNER_TEMP": str(folder.parent),
        "GITHUB_STEP_SUMMARY": str(folder.parent / "summary.md"),
        "GITHUB_REPOSITORY": "a/b",
        "GITHUB_OUTPUT": str(folder.parent / "output"),
        "CALLS": str(folder.parent / "calls"),
        "OLD": given.get("old", ""),
    }
    return subprocess.run(
        [BASH, "--noprofile", "--norc", "-eo", "pipefail", "-c", one["run"]],
        cwd=folder,
        env={**os.environ, **env, **runner, "PATH": path, "PYTHONPATH": str(ROOT / "plugins")},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )


def test_no_input_is_part_of_a_script() -> None:
    """Text of an event in a script would be run; each is a variable of the environment."""
    for one in ACTION["runs"]["steps"]:
        assert "${{" not in one["run"], one["name"]


def test_a_pull_request_fails_and_gets_one_comment(repository: Path) -> None:
    checked = step("Check", repository, path="README.md")
    assert (checked.returncode, "::error file=README.md,line=3" in checked.stdout) == (1, True)
    assert step("What moved", repository).returncode == 0
    summary = (repository.parent / "summary.md").read_text()
    assert summary.startswith("<!-- calcgraph diff -->")
    assert "1 claim broke; 1 value moved" in summary
    row = r"`latency.p50.value`<br>[`README.md:3`](README.md#L3) | 12.4 | 13.9 ms | +12.1 % | `results.json`"
    assert row in summary.replace("\u00a0", " ")
    assert step("Comment", repository).returncode == 0
    assert step("Comment", repository, old="42").returncode == 0
    asked, written, again, edited = (repository.parent / "calls").read_text().split("end of call\n")[:-1]
    comment = repository.parent / "calcgraph.md"
    assert asked == again
    assert " ".join(asked.split()) == f"api repos/a/b/issues/7/comments --paginate --jq {JQ}"
    assert written == f"pr comment 7 --body-file {comment}\n"
    assert edited == f"api -X PATCH repos/a/b/issues/comments/42 -F body=@{comment}\n"


def test_the_comment_is_about_the_readme_also_beside_a_site(repository: Path) -> None:
    """The notes of the site are not the README's, and a break in them is no news for its reviewer."""
    (repository / "mkdocs.yml").write_text("site_name: T\nplugins: [calcgraph]\n")
    (repository / "docs").mkdir()
    (repository / "docs/index.md").write_text("# Docs\n\n[[nowhere]]\n")
    git(repository, "add", "-A")
    git(repository, "commit", "-q", "-m", "Three")
    assert step("What moved", repository, path="README.md").returncode == 0
    comment = (repository.parent / "calcgraph.md").read_text()
    assert "**1 claim broke" in comment
    assert "README.md:3" in comment
    assert "nowhere" not in comment
    assert "index" not in comment


TRUST = [
    ("pull_request", "a/b", ""),
    ("pull_request", "stranger/b", " --untrusted"),
    ("pull_request", "a/b2", " --untrusted"),
    ("pull_request", "", " --untrusted"),
    ("pull_request_target", "stranger/b", " --untrusted"),
    ("pull_request_review", "stranger/b", " --untrusted"),
    ("workflow_run", "stranger/b", " --untrusted"),
    ("workflow_run", "a/b", ""),
    ("push", "", ""),
    ("schedule", "", ""),
    ("workflow_dispatch", "", ""),
    ("merge_group", "", ""),
    ("release", "", ""),
    ("issue_comment", "", " --untrusted"),
    ("repository_dispatch", "", " --untrusted"),
    ("check_suite", "", " --untrusted"),
    ("label", "", " --untrusted"),
    ("", "", " --untrusted"),
]


@pytest.mark.parametrize(("event", "origin", "wanted"), TRUST)
def test_notes_of_a_fork_are_untrusted(repository: Path, event: str, origin: str, wanted: str) -> None:
    """A fork's configuration cannot silence the check, and its notes share the small budget in both steps."""
    (program := repository.parent / "programs").mkdir()
    (program / "calcgraph").write_text('#!/bin/sh\necho "$@" >> "$CALLS"\n')
    (program / "calcgraph").chmod(0o755)
    assert step("Trust", repository, event=event, origin=origin).returncode == 0
    trust = (repository.parent / "output").read_text().removeprefix("of=").strip()
    for name in ("Check", "What moved"):
        assert step(name, repository, path="README.md", event=event, trust=trust).returncode == 0
    calls = (repository.parent / "calls").read_text().splitlines()
    assert calls == [
        f"check README.md --format github{wanted}",
        f"diff origin/main HEAD --in README.md --format markdown{wanted}",
    ]


def test_one_step_decides_whom_to_trust_and_without_it_nobody_is_trusted(repository: Path) -> None:
    deciding = [one["name"] for one in ACTION["runs"]["steps"] if "FROM" in one.get("env", {})]
    assert deciding == ["Trust"]
    with_calcgraph = [
        one for one in ACTION["runs"]["steps"] if re.search("^calcgraph (check|diff) ", one["run"], re.MULTILINE)
    ]
    assert [one["env"]["TRUST"] for one in with_calcgraph] == ["${{ steps.trust.outputs.of }}"] * 2
    (repository.parent / "programs").mkdir()
    (program := repository.parent / "programs/calcgraph").write_text('#!/bin/sh\necho "$@" >> "$CALLS"\n')
    program.chmod(0o755)
    step("Check", repository, path="README.md", trust="")
    assert (repository.parent / "calls").read_text().endswith("--untrusted\n")


JQ = '.[] | select(.user.type == "Bot") | select(.body | startswith("<!-- calcgraph diff -->")) | .id'


def test_a_module_of_the_repository_is_not_run_in_place_of_pip(repository: Path) -> None:
    (repository / "pip.py").write_text("open('run', 'w').close()\n")
    (repository / "pip").mkdir()
    (repository / "pip/__main__.py").write_text("open('run', 'w').close()\n")
    step("Install", repository, requirement="pip")
    assert not (repository / "run").exists()


def test_a_push_rewrites_what_no_longer_holds_and_then_it_holds(repository: Path) -> None:
    done = step("Rewrite", repository, path="README.md")
    assert done.returncode == 0, done.stderr
    assert "[13.9 ms](#latency.p50.value)" in (repository / "README.md").read_text()
    assert step("Check", repository, path="README.md").returncode == 0
    assert git(repository, "rev-parse", "HEAD") == git(repository, "rev-parse", "origin/main")
    assert git(repository, "show", "--format=%s", "--name-only", "HEAD").split("\n")[0] == (
        "Update numbers that no longer held"
    )
    again = step("Rewrite", repository, path="README.md")
    assert again.returncode == 0, "nothing to push is no failure"


def test_a_push_keeps_the_badge_and_writes_no_commit_without_a_change(repository: Path) -> None:
    assert step("Rewrite", repository, path="README.md", badge="docs/numbers.svg").returncode == 0
    assert git(repository, "show", "--format=", "--name-only", "HEAD").split() == ["README.md", "docs/numbers.svg"]
    assert git(repository, "rev-parse", "HEAD") == git(repository, "rev-parse", "origin/main")
    assert "numbers: 1 checked" in (repository / "docs/numbers.svg").read_text()
    before = git(repository, "rev-parse", "HEAD")
    assert step("Rewrite", repository, path="README.md", badge="docs/numbers.svg").returncode == 0
    assert git(repository, "rev-parse", "HEAD") == before
    (repository / "results.json").write_text("{}")
    assert step("Rewrite", repository, path="README.md", badge="docs/numbers.svg").returncode == 0
    assert "numbers: 1 error<" in (repository / "docs/numbers.svg").read_text()


def test_a_base_that_is_not_there_fails(repository: Path) -> None:
    git(repository, "update-ref", "-d", "refs/remotes/origin/main")
    done = step("What moved", repository)
    assert done.returncode != 0
    assert "origin/main" in done.stderr
    assert step("Comment", repository).returncode == 0, "without a comparison there is nothing to write"
    assert not (repository.parent / "calls").exists()
