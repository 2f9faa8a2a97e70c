"""Configurations that name code: a check runs none of it, reads nothing of it, and answers."""

import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main

RUNS = "from pathlib import Path\nPath(__file__).with_name('ran').write_text('')\nx = make = makeExtension = print\n"
BASE = "site_name: x\n"
CODE = {
    "a hook": "hooks: [evil.py]\n",
    "a hook in a folder": "hooks: [docs/evil.py]\n",
    "a plugin": "plugins: [evil, calcgraph]\n",
    "a plugin by its module": "plugins: ['evil:make', calcgraph]\n",
    "an extension": "markdown_extensions: [evil]\nplugins: [calcgraph]\n",
    "an extension by its class": "markdown_extensions: ['evil:make']\nplugins: [calcgraph: {html: escape}]\n",
    "an extension by a tag": "markdown_extensions: [toc: {slugify: !!python/name:evil.x}]\n",
    "a fence by a tag": "markdown_extensions: [a: {custom_fences: [{format: !!python/name:evil.x }]}]\n",
    "a call": "extra: !!python/object/apply:evil.make [x]\n",
    "a call of the system": "extra: !!python/object/apply:os.system ['touch ran']\n",
    "a new object": "extra: !!python/object/new:evil.make [x]\n",
    "an object": "extra: !!python/object:evil.make {}\n",
    "a module": "extra: !!python/module:evil\n",
    "a name in our settings": "plugins: [calcgraph: {nav: !!python/name:evil.x }]\n",
    "a call in our settings": "plugins: [calcgraph: {links: !!python/object/apply:evil.make [x]}]\n",
    "a relative path": "extra: {a: !relative $config_dir}\n",
    "a theme": "theme: evil\n",
    "a theme of a folder": "theme: {name: null, custom_dir: theme}\n",
    "a theme that inherits": "theme: {name: mkdocs, custom_dir: theme}\n",
    "a theme with a template of code": "theme: {name: mkdocs, custom_dir: theme, static_templates: [evil.html]}\n",
    "watched folders": "watch: [/, ../, evil.py]\n",
    "a folder of notes above": "docs_dir: ..\n",
    "a folder of notes that is all": "docs_dir: /\n",
    "a library above": "plugins: [calcgraph: {library: ../..}]\n",
    "a library that is all": "plugins: [calcgraph: {library: /}]\n",
    "patterns without an end": f"exclude_docs: '{'a*' * 40}x'\n",
    "patterns that are nothing": "exclude_docs: '!!!/**/../**'\ndraft_docs: '[z-a]'\n",
    "a pattern of our settings": f"plugins: [calcgraph: {{ignore: {{'{'*a' * 40}': CG101}}}}]\n",
    "settings of another kind": "plugins: [calcgraph: 3]\ntheme: [1]\nmarkdown_extensions: {a: [b]}\nhooks: 3\n",
    "keys that are lists": "? [a, b]\n: c\nplugins: [calcgraph]\n",
    "an environment": "docs_dir: !ENV [NOBODY, docs]\nplugins: [calcgraph: {nav: !ENV HOME}]\n",
    "an inherited hook": "INHERIT: base.yml\nplugins: [calcgraph]\n",
    "a ring": "INHERIT: mkdocs.yml\n",
    "JavaScript and styles": "extra_javascript: [evil.js]\nextra_css: ['../../x.css']\nplugins: [calcgraph]\n",
}
COMMANDS = ("check --no-cache", "check --untrusted", "links", "fix")


@pytest.mark.parametrize("name", CODE)
def test_a_check_runs_nothing(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "outer" / "project"
    for place in ("", "docs", "theme"):
        (root / place).mkdir(parents=True, exist_ok=True)
        (root / place / "evil.py").write_text(RUNS)
    (root / "theme" / "evil.html").write_text("{{ cycler.__init__.__globals__.os.system('touch ran') }}")
    (root / "theme" / "mkdocs_theme.yml").write_text("extends: !!python/name:evil.x\n")
    (root / "base.yml").write_text("hooks: [evil.py]\nextra: !!python/object/apply:evil.make [x]\n")
    (root / "docs" / "a.md").write_text("# A\n\n[[nobody]]\n")
    (root / "mkdocs.yml").write_text(BASE + CODE[name])
    monkeypatch.chdir(root)
    monkeypatch.syspath_prepend(root)
    began = time.process_time()
    for words in COMMANDS if "is all" not in name else COMMANDS[1:2]:  # a walk of the disk may be meant
        done = CliRunner().invoke(main, words.split())
        assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
        assert done.exit_code in (0, 1, 2)
        assert "CG930" not in done.output
    assert time.process_time() - began < 10
    assert not list(tmp_path.rglob("ran"))
