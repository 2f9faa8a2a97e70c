"""Every regular expression of the package, and how it is used."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import calcgraph
from calcgraph.hosts.lexer import CalcLexer

MOVING = r"search|finditer|findall|sub|subn|split"


def patterns() -> Iterator[tuple[str, re.Pattern[str], str]]:
    """Where an expression is, the expression, and `search`, `match` or `fullmatch`."""
    texts = {path: path.read_text(encoding="utf-8") for path in Path(calcgraph.__file__).parent.rglob("*.py")}
    whole = _lines_by_word("\n".join(texts.values()))
    for module in pkgutil.walk_packages(calcgraph.__path__, "calcgraph."):
        loaded = importlib.import_module(module.name)
        own = texts[Path(loaded.__file__)]
        lines = _lines_by_word(own)
        for name, value in vars(loaded).items():
            for pattern in _inside(value):
                used = lines if name.startswith("_") else whole
                yield f"{module.name}.{name}", pattern, _use("".join(used.get(name, ())), name)
        for call, written in re.findall(r"\bre\.(\w+)\(\s*(r?[\"'].*?[\"'])(?=[,)]\s)", own):
            if call not in {"compile", "escape"} and "{" not in written.replace("{2,", ""):
                how = "search" if call in MOVING.split("|") else call
                yield f"{module.name} {written}", re.compile(eval(written)), how  # noqa: S307 - our own source
    for group in CalcLexer.tokens.values():
        for rule in group:
            yield f"lexer {rule[0]}", re.compile(rule[0], CalcLexer.flags), "match"


def _lines_by_word(source: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in source.splitlines(keepends=True):
        for word in set(re.findall(r"\w+", line)):
            found.setdefault(word, []).append(line)
    return found


def _inside(value: object) -> Iterator[re.Pattern[str]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from _inside(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from _inside(one)


def _use(source: str, name: str) -> str:
    if re.search(rf"\b{name}\.(?:{MOVING})\(", source):
        return "search"
    return "match" if re.search(rf"\b{name}\.match\(|\b{name}\b(?!\.| =)", source) else "fullmatch"
