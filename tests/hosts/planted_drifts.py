"""A repository whose README quotes sixty numbers of files, and drifts in it, each with where it must be reported."""

import datetime as dt
import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

MODELS = ("small-7b", "medium-13b", "large-34b", "huge-70b", "moe-8x7b", "tiny-1b")
CHIPS = ("a100", "h100", "h200", "b200", "l40s", "mi300x")
CONFIG = '[values]\nbound = ["README.md"]\n'
TODAY = dt.datetime.now().date()  # noqa: DTZ005 - the user's day


@dataclass(frozen=True)
class Repository:
    """Its files, and on which line of the README each number is."""

    files: dict[str, str]
    lines: dict[str, list[int]] = field(default_factory=dict)
    """By artefact."""
    numbers: list[tuple[int, str]] = field(default_factory=list)
    """Line and number as written, of each claim."""


@dataclass(frozen=True)
class Drift:
    """A change of a repository."""

    kind: str
    what: str
    files: dict[str, str]
    places: set[tuple[str, int]]
    """Paths and lines at which something must be reported."""


def make_repository(seed: int) -> Repository:
    """Three benchmarks, a test report and a table of prices, all quoted by a README, with receipts."""
    chance = random.Random(seed)  # noqa: S311 - seeded on purpose
    number = lambda low, high, digits: f"{chance.uniform(low, high):.{digits}f}"  # noqa: E731 - short is readable here
    decode = {model: {"p50": number(10, 99, 1), "p99": number(100, 999, 1)} for model in MODELS}
    load = [
        {"run": f"r{at}", "model": model, "rate": number(100, 999, 1), "memory": number(10, 99, 2)}
        for at, model in enumerate(MODELS)
    ]
    limits = {chip: {"power": str(chance.randrange(301, 999)), "bandwidth": number(1, 9, 2)} for chip in CHIPS}
    prices = {chip: (number(1, 9, 2), number(10, 40, 1)) for chip in CHIPS}
    files = {
        "bench/decode.json": _json({"results": decode}),
        "bench/load.jsonl": "".join(_json(row, None) for row in load),
        "bench/limits.toml": "".join(
            f"[{chip}]\npower = {row['power']}\nbandwidth = {row['bandwidth']}\n" for chip, row in limits.items()
        ),
        "reports/junit.xml": _junit(chance),
        "data/prices.csv": "chip,rent [USD/h],price [kUSD]\n"
        + "".join(f"{chip},{rent},{price}\n" for chip, (rent, price) in prices.items()),
        "calcgraph.toml": CONFIG,
    }
    repository = Repository(files)
    lines = ["# Numbers", "", "What the benchmarks say.", ""]

    def say(artefact: str, words: str, text: str, target: str) -> None:
        lines.append(f"- {words}: [{text}](#{target})")
        repository.lines.setdefault(artefact, []).append(len(lines))
        repository.numbers.append((len(lines), text.split(" ", maxsplit=1)[0]))

    for model, row in decode.items():
        say("bench/decode.json", f"a step of {model}", f"{row['p50']} ms", f"decode.{model}.p50")
        say("bench/decode.json", f"the slowest of {model}", f"{row['p99']} ms", f"decode.{model}.p99")
    for row in load:
        say("bench/load.jsonl", f"the rate of {row['model']}", f"{row['rate']} tok/s", f"load.{row['run']}.rate")
        say("bench/load.jsonl", f"the memory of {row['model']}", f"{row['memory']} GB", f"load.{row['run']}.memory")
    for chip, row in limits.items():
        say("bench/limits.toml", f"the power of {chip}", f"{row['power']} W", f"limits.{chip}.power")
        say("bench/limits.toml", f"the bandwidth of {chip}", f"{row['bandwidth']} TB/s", f"limits.{chip}.bandwidth")
    for name in ("tests", "passed", "skipped"):
        count = _count(files["reports/junit.xml"], name)
        say("reports/junit.xml", f"tests, {name}", f"{count}", f"{name}")
    for suite in ("links", "values", "claims"):
        time = re.search(rf'name="{suite}" time="([0-9.]+)"', files["reports/junit.xml"])
        assert time
        counts = [(one, _count(files["reports/junit.xml"], one, suite)) for one in ("tests", "passed")]
        for name, text in (*counts, ("time", f"{time[1]} s")):
            say("reports/junit.xml", f"{name} of {suite}", text, f"suites.{suite}.{name}")
    for chip, (rent, price) in prices.items():
        say("data/prices.csv", f"the rent of {chip}", f"{rent} USD/h", f"prices.{chip}.rent")
        say("data/prices.csv", f"the price of {chip}", f"{price} kUSD", f"prices.{chip}.price")
    files["README.md"] = "\n".join([*lines, "", TABLES, SHEET])
    files["formulas/sources.yaml"] = _sources(files)
    return repository


TABLES = """\
<!-- calc: table decode from bench/decode.json /results in p50: ms, p99: ms -->

<!-- calc: table load from bench/load.jsonl by run in rate: tok/s, memory: GB -->

<!-- calc: table limits from bench/limits.toml in power: W, bandwidth: TB/s -->

<!-- calc: table suites from reports/junit.xml /suites in time: s -->

<!-- calc: table prices from data/prices.csv -->
"""
SHEET = """\
```calc
tests = from reports/junit.xml /tests
passed = from reports/junit.xml /passed
skipped = from reports/junit.xml /skipped
```
"""
ARTEFACTS = ("bench/decode.json", "bench/load.jsonl", "bench/limits.toml", "reports/junit.xml", "data/prices.csv")


def _json(value: object, indent: int | None = 1) -> str:
    """JSON whose numbers are as written."""
    text = json.dumps(value, indent=indent)
    return re.sub(r'"([0-9]+(?:\.[0-9]+)?)"', r"\1", text) + "\n"


def _junit(chance: random.Random) -> str:
    suites = []
    for suite in ("links", "values", "claims"):
        cases = "".join(
            f'<testcase classname="{suite}" name="case{at}" time="0.{chance.randrange(10, 99)}">'
            + ("<skipped/>" if at % 9 == 0 else "")
            + "</testcase>\n"
            for at in range(chance.randrange(21, 60))
        )
        suites.append(f'<testsuite name="{suite}" time="{chance.uniform(1, 9):.2f}">\n{cases}</testsuite>\n')
    return f"<testsuites>\n{''.join(suites)}</testsuites>\n"


def _count(report: str, name: str, suite: str = "") -> str:
    part = report.partition(f'name="{suite}"')[2].partition("</testsuite>")[0] if suite else report
    cases, skipped = part.count("<testcase"), part.count("<skipped/>")
    return str({"tests": cases, "passed": cases - skipped, "skipped": skipped}[name])


def _sources(files: dict[str, str]) -> str:
    rows = {"bench/decode.json": 6, "bench/load.jsonl": 6, "bench/limits.toml": 6, "data/prices.csv": 6}
    rows["reports/junit.xml"] = files["reports/junit.xml"].count("<testcase")
    lines = ["references:"]
    for at, name in enumerate(ARTEFACTS):
        part = " /results" if name.endswith("decode.json") else ""
        digest = sha256(files[name].encode()).hexdigest()
        lines += [f"- id: s{at}", f"  title: T{at}", f"  file: ../{name}{part}", f"  sha256: {digest}"]
        lines += [f"  rows: {rows[name]}", f"  checked: {TODAY - dt.timedelta(days=3)}", "  max_age: 30 d"]
    return "\n".join(lines) + "\n"


def source_line(repository: Repository, name: str, at: str) -> int:
    """The line of a field of an artefact's entry."""
    lines = repository.files["formulas/sources.yaml"].split("\n")
    begun = next(number for number, line in enumerate(lines) if f"../{name}" in line)
    return next(number for number in range(begun, len(lines)) if lines[number].startswith(f"  {at}:")) + 1


def drift(repository: Repository, kind: str, chance: random.Random) -> Drift:
    """A drift of a kind; the same for the same state of `chance`."""
    return KINDS[kind](repository, chance)


def _in_readme(repository: Repository, kind: str, line: int, old: str, new: str) -> Drift:
    lines = repository.files["README.md"].split("\n")
    lines[line - 1] = lines[line - 1].replace(f"[{old}", f"[{new}", 1)
    return Drift(kind, f"README.md:{line} {old} → {new}", {"README.md": "\n".join(lines)}, {("README.md", line)})


def _in_artefact(repository: Repository, kind: str, name: str, text: str, what: str) -> Drift:
    """Told at the hash, and at each number that rests on the file."""
    places = {("README.md", line) for line in repository.lines[name]}
    places.add(("formulas/sources.yaml", source_line(repository, name, "sha256")))
    return Drift(kind, f"{name}: {what}", {name: text}, places)


def _number_of(repository: Repository, chance: random.Random) -> tuple[str, re.Match[str]]:
    name = chance.choice(ARTEFACTS)
    pattern = r"(?<![\w.])[0-9]+(?:\.[0-9]+)?(?![\w.])"
    return name, chance.choice([*re.finditer(pattern, repository.files[name])])


def _digit(repository: Repository, chance: random.Random) -> Drift:
    if chance.random() < 0.5:
        line, old = chance.choice(repository.numbers)
        return _in_readme(repository, "digit", line, old, _other_digit(old, chance))
    name, found = _number_of(repository, chance)
    new = _other_digit(found[0], chance)
    text = repository.files[name]
    return _in_artefact(
        repository, "digit", name, text[: found.start()] + new + text[found.end() :], f"{found[0]} → {new}"
    )


def _other_digit(number: str, chance: random.Random) -> str:
    at = chance.choice([at for at, sign in enumerate(number) if sign.isdigit()])
    others = [sign for sign in "0123456789" if sign != number[at] and not (at == 0 and sign == "0")]
    return number[:at] + chance.choice(others) + number[at + 1 :]


def _point(repository: Repository, chance: random.Random) -> Drift:
    if chance.random() < 0.5:
        line, old = chance.choice(repository.numbers)
        return _in_readme(repository, "decimal point", line, old, _moved(old, chance))
    name, found = _number_of(repository, chance)
    new = _moved(found[0], chance)
    text = repository.files[name]
    changed = text[: found.start()] + new + text[found.end() :]
    return _in_artefact(repository, "decimal point", name, changed, f"{found[0]} → {new}")


def _moved(number: str, chance: random.Random) -> str:
    digits, at = number.replace(".", ""), number.find(".") if "." in number else len(number)
    places = [place for place in range(1, len(digits) + 1) if place != at]
    place = chance.choice(places) if places else 0
    whole, part = digits[:place] or "0", digits[place:]
    return f"{int(whole)}.{part}" if part else str(int(whole))


def _unit(repository: Repository, chance: random.Random) -> Drift:
    if chance.random() < 0.7:
        line = chance.choice([line for line, _ in repository.numbers if " " in _text(repository, line)])
        number, unit = _text(repository, line).split(" ")
        other = {
            "ms": "us",
            "tok/s": "tok/h",
            "GB": "MB",
            "W": "kW",
            "TB/s": "GB/s",
            "s": "min",
            "USD/h": "USD/d",
            "kUSD": "USD",
        }
        return _in_readme(repository, "unit", line, f"{number} {unit}", f"{number} {other[unit]}")
    column, old, new, name = chance.choice(
        (
            ("p50", "ms", "us", "bench/decode.json"),
            ("rate", "tok/s", "tok/h", "bench/load.jsonl"),
            ("memory", "GB", "MB", "bench/load.jsonl"),
            ("power", "W", "kW", "bench/limits.toml"),
            ("bandwidth", "TB/s", "GB/s", "bench/limits.toml"),
            ("time", "s", "min", "reports/junit.xml"),
        )
    )
    text = repository.files["README.md"].replace(f"{column}: {old}", f"{column}: {new}", 1)
    lines = repository.files["README.md"].split("\n")
    places = {("README.md", line) for line in repository.lines[name] if f".{column})" in lines[line - 1]}
    return Drift("unit", f"in {column}: {old} → {new}", {"README.md": text}, places)


def _text(repository: Repository, line: int) -> str:
    found = re.search(r"\[([^\]]*)\]", repository.files["README.md"].split("\n")[line - 1])
    assert found
    return found[1]


def _row(repository: Repository, chance: random.Random) -> Drift:
    """A row that is gone; the number of rows is reported as well."""
    name = chance.choice(ARTEFACTS)
    text = repository.files[name]
    if name.endswith(".json"):
        content = json.loads(text, parse_float=str, parse_int=str)
        gone = chance.choice([*content["results"]])
        del content["results"][gone]
        text = _json(content)
    elif name.endswith(".toml"):
        blocks = text.split("[")[1:]
        gone = chance.choice(blocks)
        text = "".join(f"[{block}" for block in blocks if block != gone)
    elif name.endswith(".xml"):
        gone = chance.choice(re.findall(r"<testcase.*</testcase>\n", text))
        text = text.replace(gone, "", 1)
    else:
        first = 1 if name.endswith(".csv") else 0
        lines = text.splitlines(keepends=True)
        gone = chance.choice(lines[first:])
        text = "".join(line for line in lines if line != gone)
    found = _in_artefact(repository, "row", name, text, f"without {gone[:30]!r}")
    found.places.add(("formulas/sources.yaml", source_line(repository, name, "rows")))
    return found


def _hash(repository: Repository, chance: random.Random) -> Drift:
    name = chance.choice(ARTEFACTS)
    if chance.random() < 0.5:
        return _in_artefact(repository, "hash", name, repository.files[name] + "\n", "a line break more")
    text = repository.files["formulas/sources.yaml"]
    digest = sha256(repository.files[name].encode()).hexdigest()
    at = chance.randrange(64)
    other = chance.choice([sign for sign in "0123456789abcdef" if sign != digest[at]])
    found = _in_artefact(repository, "hash", name, "", "another hash in the receipt")
    changed = text.replace(digest, digest[:at] + other + digest[at + 1 :])
    return Drift("hash", found.what, {"formulas/sources.yaml": changed}, found.places)


def _date(repository: Repository, chance: random.Random) -> Drift:
    name = chance.choice(ARTEFACTS)
    days = chance.choice((*range(31, 400), *range(-60, 0)))
    lines = repository.files["formulas/sources.yaml"].split("\n")
    at = source_line(repository, name, "checked")
    lines[at - 1] = f"  checked: {TODAY - dt.timedelta(days=days)}"
    places = {("README.md", line) for line in repository.lines[name]} | {("formulas/sources.yaml", at)}
    return Drift("date", f"{name}: {lines[at - 1].strip()}", {"formulas/sources.yaml": "\n".join(lines)}, places)


KINDS: dict[str, Callable[[Repository, random.Random], Drift]] = {
    "digit": _digit,
    "decimal point": _point,
    "unit": _unit,
    "row": _row,
    "hash": _hash,
    "date": _date,
}


def write(folder: Path, files: dict[str, str]) -> None:
    """The files of a repository, or those of a drift over them."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text.encode())
