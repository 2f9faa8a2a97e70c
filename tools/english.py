"""Find expressions that make our texts hard to read, and hold their number down (`make check`).

`python tools/english.py` counts them for each kind of text and fails if there are more than `english.toml` allows;
with names of expressions, or of kinds of text, it lists where they are. `--lower` records a count that has fallen.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
TOP = HERE.parent
TABLE = HERE / "english.toml"
GENERATED = ("rules.md",)
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md", "docs/manual/*.md")
WORDS = 2
"""The least number of words of a string that is read by people."""
_CODE = re.compile(r"<!--.*?-->|(`++)(?!`).*?\1(?!`)")
_ADDRESS = re.compile(r"\]\([^)]*+\)")
_NAMED_LINK = re.compile(r"\[\[[^]|]*+\\?\|([^]]*+)\]\]")
_FENCE = re.compile(r"\s*+(?:>\s*+|[-*]\s++)?+(`{3,}+|~{3,}+)")
_NO_PROSE = re.compile(r"[\\(\[]\?|\(\?|SELECT |INSERT |<[a-z]++ |list\[|Callable")
_IN_TEMPLATE = re.compile(r">([^<>{}]*+)<|(?:title|aria-label|placeholder|alt)=\"([^\"]++)\"")
_IN_SCRIPT = re.compile(r"'([^'\n]*+)'|\"([^\"\n]*+)\"|`([^`\n]*+)`")
_SCRIPT_CODE = re.compile(
    r"[=;:].*[()]|querySel|^\.|cg-|\{\{|\}\}|===|@param|stroke-|\[data-|position:fixed|\? \' |\$\{sign\}"
)


class Text(NamedTuple):
    """A piece of text, with the file and the line in which it begins."""

    file: str
    line: int
    text: str


def main(arguments: Sequence[str]) -> int:
    """Count or list expressions; return 1 if a kind of text has more than it may have."""
    table = tomllib.loads(TABLE.read_text("utf-8"))
    texts = {"docs": pages(), "notes": notes(), "messages": messages(), "interface": interface(), "docstrings": docs()}
    names = {argument for argument in arguments if not argument.startswith("-")}
    counts = dict.fromkeys(texts, 0)
    for kind, pieces in texts.items():
        phrases = table["phrases"] | (table["docstrings"] if kind == "docstrings" else {})
        for name, (pattern, plain) in phrases.items():
            for piece, found in hits(pattern, pieces):
                counts[kind] += 1
                if {name, kind} & names and not names - set(texts) - {name}:
                    print(f"{piece.file}:{piece.line}: {name}: `{found}` ({plain}): {piece.text[:160]}")
    if names:
        return 0
    words = {kind: sum(len(piece.text.split()) for piece in pieces) for kind, pieces in texts.items()}
    for kind, count in counts.items():
        print(f"{kind:>10}: {count:>4} of {table['most'][kind]:>4}, {1000 * count / words[kind]:.1f} per 1,000 words")
    if "--lower" in arguments:
        lower(counts)
    worse = [kind for kind, count in counts.items() if count > table["most"][kind]]
    for kind in worse:
        print(f"{kind}: rewrite the new ones; `python tools/english.py {kind}` lists all")
    return bool(worse)


def hits(pattern: str, pieces: Sequence[Text]) -> Iterator[tuple[Text, str]]:
    """Yield each place where a pattern matches."""
    compiled = re.compile(pattern)
    for piece in pieces:
        for found in compiled.finditer(piece.text):
            yield piece, found[0]


def lower(counts: dict[str, int]) -> None:
    """Record counts that are lower than the recorded ones."""
    text = TABLE.read_text("utf-8")
    for kind, count in counts.items():
        line = re.compile(rf"(?m)^{kind} = (\d++)$")
        if (old := line.search(text)) and count < int(old[1]):
            text = line.sub(f"{kind} = {count}", text, count=1)
    TABLE.write_text(text, "utf-8")


def pages() -> list[Text]:
    """Return the prose of README, manual and other pages that are not notes."""
    files = [path for pattern in PAGES for path in sorted(TOP.glob(pattern)) if path.name not in GENERATED]
    return [piece for path in files for piece in prose(path)]


def notes() -> list[Text]:
    """Return the prose of our own notes."""
    return [piece for path in sorted((TOP / "docs/notes").glob("*.md")) for piece in prose(path)]


def prose(path: Path) -> Iterator[Text]:
    """Yield the lines of a Markdown file, without front matter, fences, code and addresses."""
    shown = path.relative_to(TOP).as_posix()
    lines = path.read_text("utf-8").split("\n")
    begin = lines.index("---", 1) + 1 if lines[0] == "---" else 0
    fence = ""
    for number, line in enumerate(lines[begin:], begin + 1):
        mark = _FENCE.match(line)
        if fence:
            fence = "" if mark and line.strip().startswith(fence) and not line.strip().strip("`~") else fence
        elif mark:
            fence = mark[1]
        elif text := _NAMED_LINK.sub(r"\1", _ADDRESS.sub("]", _CODE.sub("`...`", line))).strip():
            yield Text(shown, number, text)


def messages() -> list[Text]:
    """Return the strings of the package that people read, and the reasons in the catalogue of rules."""
    found: list[Text] = []
    for shown, tree in modules():
        skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        skipped |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        strings = ((node, written(node)) for node in ast.walk(tree) if id(node) not in skipped)
        found += [
            Text(shown, getattr(node, "lineno", 1), _CODE.sub("`...`", text))
            for node, text in strings
            if is_prose(text)
        ]
    rules = TOP / "plugins/calcgraph/rules.toml"
    for number, line in enumerate(rules.read_text("utf-8").split("\n"), 1):
        if reason := re.match(r'(?:why|name) = "(.*)"$', line):
            found.append(Text("plugins/calcgraph/rules.toml", number, _CODE.sub("`...`", reason[1])))
    return found


def written(node: ast.AST) -> str:
    """Return the text of a string or an f-string, each inserted value as three dots."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "..." for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def is_prose(text: str) -> bool:
    """Return whether a string is for people to read."""
    return " " in text and len(re.findall(r"[A-Za-z]{2,}+", text)) >= WORDS and not _NO_PROSE.search(text)


def docs() -> list[Text]:
    """Return the docstrings of the package."""
    found = []
    for shown, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = (ast.get_docstring(node) or "").split("\n>>>")[0]
                found.append(Text(shown, getattr(node, "lineno", 1), _CODE.sub("`...`", text)))
    return found


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Yield the modules of the package."""
    for path in sorted((TOP / "plugins/calcgraph").rglob("*.py")):
        yield path.relative_to(TOP).as_posix(), ast.parse(path.read_text("utf-8"))


def interface() -> list[Text]:
    """Return the texts of templates and scripts that appear on pages."""
    found: list[Text] = []
    for path in sorted((TOP / "plugins/calcgraph/render/templates").rglob("*.html")):
        found += in_lines(path, _IN_TEMPLATE, 1)
    for path in sorted((TOP / "plugins/calcgraph/assets").rglob("*.js")):
        found += in_lines(path, _IN_SCRIPT, WORDS)
    return found


def in_lines(path: Path, pattern: re.Pattern[str], words: int) -> Iterator[Text]:
    """Yield the texts that a pattern finds in the lines of a file, without code and comments."""
    for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
        if re.match(r"\s*+(?:\*|//|/\*|import )", line):
            continue
        for match in pattern.finditer(line):
            text = next(group for group in (*match.groups(), "") if group is not None).strip()
            is_code = path.suffix == ".js" and _SCRIPT_CODE.search(text)
            if not is_code and len(re.findall(r"[A-Za-z]{2,}+", text)) >= words:
                yield Text(path.relative_to(TOP).as_posix(), number, text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
