"""False and true claims as technical writers of twelve languages write them; the words are in `claim_habits.toml`.

A false claim repeats the sheet's number inside words, units or places that make another statement of it. Which are
false follows from how a sentence is made; nothing is read back.
"""

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WORDS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
SHEET = """
lat = 42 ms
n = 8
tens = 10
tank = 45 L
mass = 3.4 kg
energy = 8480 kWh
dist = 120 km
dur = 1.5 h
age = 30 yr
mem = 80 GB
check fits: n < tens # it fits
"""
MEASURED = {
    "lat": ("42", "ms"),
    "tank": ("45", "L"),
    "mass": ("3.4", "kg"),
    "energy": ("8480", "kWh"),
    "dist": ("120", "km"),
    "dur": ("1.5", "h"),
    "mem": ("80", "GB"),
}
PLAIN = {"n": "8", "tens": "10"}
LANGUAGES = [name for name in WORDS if name != "fixed"]
UNSPACED = {"ja", "zh"}
PLACES = ["{}", "{}", "{}", "{}", "- {}", "> {}", "1. {}", "#### {}", "!!! note\n    {}", "**Note:** {}"]


class Sentence(NamedTuple):
    """A claim in its place."""

    is_true: bool
    kind: str
    prose: str


def false_claims(seed: int) -> Iterator[Sentence]:
    """Yield claims that are false."""
    pick = random.Random(seed)  # noqa: S311 - sentences, no secrets
    while True:
        language = pick.choice(LANGUAGES)
        kind = pick.choice([*KINDS])
        made = KINDS[kind](pick, WORDS[language], "" if language in UNSPACED else " ")
        yield Sentence(is_true=False, kind=kind, prose=_placed(pick, made))


def true_claims(seed: int) -> Iterator[Sentence]:
    """Yield claims that are true."""
    pick = random.Random(seed)  # noqa: S311 - same
    while True:
        language = pick.choice(LANGUAGES)
        words, gap = WORDS[language], "" if language in UNSPACED else " "
        name = pick.choice([*MEASURED])
        number, unit = MEASURED[name]
        link = pick.choice(
            [
                f"[{number} {unit}](#{name})",
                f"**[{number} {unit}](#{name})**",
                f"[{number} {words['right'].get(unit, unit)}](#{name})",
                f"[8](#n){gap}{pick.choice(words['nouns'])}",
                f"[{pick.choice(['8', 'eight', 'at least 8', 'exactly 8'])}](#n)",
            ]
        )
        yield Sentence(is_true=True, kind="true", prose=_placed(pick, _framed(pick, words, link)))


def _placed(pick: random.Random, prose: str) -> str:
    return prose if "\n" in prose or prose.startswith("|") else pick.choice(PLACES).format(prose)


def _framed(pick: random.Random, words: dict, link: str) -> str:
    return pick.choice(words["frames"]).format(link)


def _any(pick: random.Random) -> tuple[str, str]:
    """Return a quantity and its number as the sheet has it."""
    name = pick.choice([*MEASURED, *PLAIN])
    return name, " ".join(MEASURED[name]) if name in MEASURED else PLAIN[name]


def _denied(pick: random.Random, words: dict, _gap: str) -> str:
    name, said = _any(pick)
    return pick.choice(words["denials"]).format(f"[{said}](#{name})")


def _before(pick: random.Random, words: dict, gap: str) -> str:
    name, said = _any(pick)
    word = pick.choice(words["before"])
    made = [f"{word}{gap}[{said}](#{name})", f"{word}{gap}**[{said}](#{name})**", f"[{word}{gap}{said}](#{name})"]
    return _framed(pick, words, pick.choice(made))


def _behind(pick: random.Random, words: dict, gap: str) -> str:
    name, said = _any(pick)
    word = pick.choice(words["behind"])
    return _framed(pick, words, pick.choice([f"[{said}](#{name}){gap}{word}", f"[{said}{gap}{word}](#{name})"]))


def _scaled(pick: random.Random, words: dict, gap: str) -> str:
    name = pick.choice([*PLAIN])
    word = pick.choice(words["scales"] + words["shares"])
    made = [f"[{PLAIN[name]}{gap}{word}](#{name})", f"[{PLAIN[name]}](#{name}){gap}{word}"]
    return _framed(pick, words, pick.choice(made))


def _measured(pick: random.Random, words: dict, gap: str) -> str:
    name = pick.choice([*PLAIN])
    word = pick.choice(words["units"])
    made = [f"[{PLAIN[name]}{gap}{word}](#{name})", f"[{PLAIN[name]}](#{name}){gap}{word}"]
    return _framed(pick, words, pick.choice(made))


def _rated(pick: random.Random, words: dict, gap: str) -> str:
    name, said = _any(pick)
    word = pick.choice(words["rates"])
    return _framed(pick, words, pick.choice([f"[{said}](#{name}){gap}{word}", f"[{said}{gap}{word}](#{name})"]))


def _headed(pick: random.Random, words: dict, _gap: str) -> str:
    name = pick.choice([*PLAIN])
    head, link = pick.choice(words["heads"]), f"[{PLAIN[name]}](#{name})"
    table = f"| run | {head} |\n|---|---:|\n| A | {link} |"
    return pick.choice([table, f"| a | b |\n|---|---|\n| {head} | {link} |", f"{head}:\n\n- {link}", f"{head}: {link}"])


def _misfit(pick: random.Random, words: dict, _gap: str) -> str:
    return f"[{pick.choice(words['misfits'])}](#fits)"


def _fixed(pick: random.Random, words: dict, _gap: str) -> str:
    return _framed(pick, words, pick.choice(WORDS["fixed"]["wrong"]))


KINDS = {
    "denied": _denied,
    "before": _before,
    "behind": _behind,
    "scaled": _scaled,
    "measured": _measured,
    "rated": _rated,
    "headed": _headed,
    "misfit": _misfit,
    "fixed": _fixed,
}
