"""Scripts of the package as few files: each entry with all that it imports, so that a slow network is asked once.

The modules stay as they are written; a bundle is their texts one after the other, each in a function of its own that
returns what it exports. What an entry imports on demand is in its bundle too, unless it is an entry itself.
"""

import re
from collections.abc import Mapping, Sequence
from posixpath import dirname, normpath, relpath

ENTRIES = (
    "page/sheet.js",
    "page/live.js",
    "page/ledger.js",
    "page/asbuilt.js",
    "page/recompute.js",
    "popups/popup.js",
    "views/bars.js",
    "views/series.js",
    "views/heat.js",
    "map/view.js",
)
"""What pages ask for; `sheet.js` is on every one, the others come when they are needed."""
BASE = "page/live.js"
LATE = frozenset({"twins/calculus.js", "twins/draws.js", "twins/drawing/beta.js", "views/series.js"})
"""What few pages ask the base for, distributions and columns as lines: files of their own that share its modules."""
IMPORT = re.compile(r"^import\s*\{([^}]*)\}\s*from\s*'([^']+)';\n?", re.MULTILINE)
LATER = re.compile(r"\bimport\('(\.[^']+)'\)")
COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
EXPORT = re.compile(r"^export (?=(?:async )?function\*? (\w+)|class (\w+)|const (\w+))", re.MULTILINE)
MORE = re.compile(r"(?:.*,\n  (\w+) = )")
"""Another constant of the same `const`, on a line of its own."""


def bundled(texts: Mapping[str, str]) -> dict[str, str]:
    """The text of each entry by its path; `texts` are all scripts by theirs.

    >>> texts = {"page/live.js": "import { a as b } from './a.js';", "page/a.js": "export const a = 1;"}
    >>> print(bundled(texts)["page/live.js"])
    const $0 = (() => {
    const a = 1;return { a };
    })();
    const { a: b } = $0;
    <BLANKLINE>
    """
    found = {entry: _bundle(entry, texts) for entry in ENTRIES if entry in texts}
    return found | ({part: _part(part, texts) for part in sorted(LATE) if part in texts} if BASE in texts else {})


def _bundle(entry: str, texts: Mapping[str, str]) -> str:
    order = _order(entry, texts, LATE if entry == BASE else frozenset())
    names = {path: f"${i}" for i, path in enumerate(order[:-1])}
    shared = f"export {{ {', '.join(names.values())} }};\n" if entry == BASE and LATE & texts.keys() else ""
    return _joined(entry, order, names, texts) + shared


def _part(part: str, texts: Mapping[str, str]) -> str:
    """What is fetched by itself, of the base only what it asks for: each module is there once."""
    there = {path: f"${i}" for i, path in enumerate(_order(BASE, texts, LATE)[:-1])}
    order = _order(part, texts, LATE - {part})
    own = [path for path in order if path not in there]
    taken = ", ".join(there[path] for path in order if path in there)
    names = there | {path: f"$own{i}" for i, path in enumerate(own[:-1])}
    return f"import {{ {taken} }} from '{relpath(BASE, dirname(part))}';\n{_joined(part, own, names, texts)}"


def _joined(entry: str, order: Sequence[str], names: Mapping[str, str], texts: Mapping[str, str]) -> str:
    """The modules one after the other, the entry open at the end."""

    def module(path: str) -> str:
        text = COMMENT.sub("", texts[path])
        text = IMPORT.sub(lambda found: f"const {{{_as_pattern(found[1])}}} = {names[_at(path, found[2])]};\n", text)
        return LATER.sub(lambda found: _later(entry, _at(path, found[1]), names), text)

    return "".join(f"const {names[path]} = (() => {{\n{_closed(module(path))}}})();\n" for path in order[:-1]) + module(
        entry
    )


def _order(entry: str, texts: Mapping[str, str], late: frozenset[str]) -> list[str]:
    """The modules of a bundle, each after what it imports; the entry is the last. What is late is none of them."""
    found: list[str] = []
    begun: set[str] = set()

    def visit(path: str) -> None:
        if path in begun:
            return
        begun.add(path)
        text = COMMENT.sub("", texts[path])
        for target in [*(one[2] for one in IMPORT.finditer(text)), *(one[1] for one in LATER.finditer(text))]:
            if (there := _at(path, target)) not in ENTRIES and there not in late:
                visit(there)
        found.append(path)

    visit(entry)
    return found


def _later(entry: str, target: str, names: Mapping[str, str]) -> str:
    """What an import on demand becomes: what is there already, or another entry."""
    if target in ENTRIES or target not in names:
        address = relpath(target, dirname(entry))
        return f"import('{address if address.startswith('.') else f'./{address}'}')"
    return f"Promise.resolve({names[target]})"


def _closed(text: str) -> str:
    """A module's text without `export`, and what it gives away at its end."""
    return EXPORT.sub("", text) + f"return {{ {', '.join(exported(text))} }};\n"


def exported(text: str) -> list[str]:
    """The names that a module gives away."""
    names = []
    for found in EXPORT.finditer(text):
        names.append(next(filter(None, found.groups())))
        at = found.end()
        while found[3] and (more := MORE.match(text, at)):
            names.append(more[1])
            at = more.end()
    return names


def _as_pattern(names: str) -> str:
    """`a, b as c` of an import as what takes an object apart."""
    return names.replace(" as ", ": ")


def _at(path: str, target: str) -> str:
    return normpath(f"{dirname(path)}/{target}")


PART = re.compile(r"^import \{ ([^}]*) \} from '([^']+)';\n?", re.MULTILINE)
SHARED = re.compile(r"^export \{ ([^}]*) \};\n?", re.MULTILINE)
FETCHED = re.compile(r"\bimport\('(\.[^']+)'\)")
LOADER = """globalThis.cgScripts ??= {};
globalThis.cgImport ??= ((top, waiting) => path =>
  path in cgScripts ? Promise.resolve(cgScripts[path]) : (waiting[path] ??= new Promise((done, failed) => {
    const script = document.createElement('script');
    script.src = new URL(path, top).href;
    script.onload = () => done(cgScripts[path]);
    script.onerror = failed;
    document.head.append(script);
  })))(new URL('TOP', document.currentScript.src), {});
"""
"""Fetches a script by its path, once; its exports are in `cgScripts`."""


def classic(scripts: Mapping[str, str]) -> dict[str, str]:
    """Scripts as those of a page that is opened as a file, where a browser refuses modules.

    `scripts` are the entries and parts that `bundled` makes, and whatever else a page loads by itself.

    >>> print(classic({"page/live.js": "export const a = 1;"})["page/live.js"].partition("(() => {")[2])
    <BLANKLINE>
    'use strict';
    const a = 1;
    Object.assign((cgScripts['page/live.js'] ??= {}), { a });
    })();
    <BLANKLINE>
    """
    return {path: _classic(path, text) for path, text in scripts.items()}


def _classic(path: str, text: str) -> str:
    shared = [name.strip() for found in SHARED.finditer(text) for name in found[1].split(",")]
    given = [*exported(text), *shared]
    body = SHARED.sub("", text)
    body = PART.sub(lambda found: f"const {{ {found[1]} }} = cgScripts['{_at(path, found[2])}'];\n", body)
    body = FETCHED.sub(lambda found: f"cgImport('{_at(path, found[1])}')", EXPORT.sub("", body))
    top = "../" * path.count("/") or "./"
    away = f"Object.assign((cgScripts['{path}'] ??= {{}}), {{ {', '.join(given)} }});"
    return f"{LOADER.replace('TOP', top)}(() => {{\n'use strict';\n{body}\n{away}\n}})();\n"
