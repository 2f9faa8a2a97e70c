"""Bundles of scripts give away what their modules do, and each name that a module asks for is there."""

import json
import re
import subprocess
from pathlib import Path

import pytest
import rjsmin

from calcgraph.hosts.bundles import IMPORT, bundled, exported
from calcgraph.hosts.page_text import asset_files

TEXTS = {name: path.read_text(encoding="utf-8") for name, path in asset_files() if path.suffix == ".js"}
LIST = "import(process.argv[1]).then(it => console.log(JSON.stringify(Object.keys(it).sort())))"


def names_of(file: Path) -> list[str]:
    """What Node finds exported."""
    browser = "globalThis.HTMLElement = class {}; globalThis.customElements = { get: () => true }; globalThis.document = { addEventListener() {} }; globalThis.addEventListener = () => {};"  # noqa: E501
    done = subprocess.run(
        ["node", "--input-type=module", "-e", browser + LIST, str(file)], capture_output=True, check=True, text=True
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize("path", sorted(TEXTS))
def test_each_name_that_is_asked_for_is_given(path: str) -> None:
    folder = Path(path).parent
    for names, target in IMPORT.findall(TEXTS[path]):
        given = exported(TEXTS[(Path("/") / folder / target).resolve().relative_to("/").as_posix()])
        asked = {name.split(" as ")[0].strip() for name in names.split(",") if name.strip()}
        assert asked <= set(given), target


@pytest.mark.parametrize("path", ["page/live.js", "page/ledger.js", "twins/purse.js"])
def test_what_is_exported_is_what_node_finds(tmp_path: Path, path: str) -> None:
    texts = TEXTS | bundled(TEXTS)
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    found = [name for name in names_of(tmp_path / path) if not name.startswith("$")]  # what a bundle shares
    assert found == sorted(exported(TEXTS[path]))


def test_what_comes_late_shares_the_modules_of_the_base(tmp_path: Path) -> None:
    texts = {
        "page/live.js": "import { a } from '../twins/a.js';\nexport const own = () => a;\n"
        "export const late = () => import('../twins/draws.js');\n",
        "twins/a.js": "export const a = { count: 1 };\n",
        "twins/b.js": "import { a } from './a.js';\nexport const b = () => a;\n",
        "twins/draws.js": "import { a } from './a.js';\nimport { b } from './b.js';\n"
        "export const isOne = (/** @type {unknown} */ it) => it === a && it === b();\n",
    }
    for name, text in (texts | bundled(texts)).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    assert "const b =" not in bundled(texts)["page/live.js"]
    ask = "const { own, late } = await import(process.argv[1]); console.log((await late()).isOne(own()));"
    command = ["node", "--input-type=module", "-e", ask, str(tmp_path / "page/live.js")]
    assert subprocess.run(command, capture_output=True, check=True, text=True).stdout == "true\n"


def test_several_constants_of_one_statement() -> None:
    assert exported("export const A = 1,\n  B = 2,\n  C = 3;\nexport const D = [1,\n  2];\n") == ["A", "B", "C", "D"]


def inner_templates(text: str) -> list[str]:
    """The lines with a template inside of another; quoted text and comments hold none."""
    pieces = re.compile(r"""\\.|//[^\n]*|/\*.*?\*/|'(?:[^'\\\n]|\\.)*'|`|\$\{|[{}]""", re.DOTALL)
    found, inside = [], []
    for piece in pieces.finditer(text):
        mark, is_text = piece[0], inside[-1:] == ["`"]
        if (mark == "`" and is_text) or (mark == "}" and inside and not is_text):
            inside.pop()
        elif mark == "`":
            found += [text.count("\n", 0, piece.start()) + 1] if "`" in inside else []
            inside.append(mark)
        elif mark == "${" or (mark == "{" and not is_text):
            inside.append("{")
    return [text.splitlines()[line - 1].strip() for line in found]


@pytest.mark.parametrize("path", sorted(TEXTS))
def test_no_template_is_inside_of_another(path: str) -> None:
    assert inner_templates(TEXTS[path]) == []


def test_the_minifier_takes_the_spaces_out_of_an_inner_template() -> None:
    text = "a = `x ${b ? ` ${c} y` : ''}`;"
    assert inner_templates(text) == [text]
    assert rjsmin.jsmin(text) != text.replace("a = ", "a=")
