"""Make the tables of our own measurements from the JSON that `step.py` writes, one table per experiment.

Run it after a new measurement: `python benchmarks/gpu/tables.py`. A test compares its output with the files.
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "formulas/data/measured"
CARDS = ("h100", "h200")
BOTH = "@own-h100 @own-h200"
Row = dict[str, object]
Runs = dict[str, list[Row]]
SHAPES = {"llama-3-8b": "8b", "llama-3-70b": "70b", "an eighth of llama-3-70b": "eighth"}
FITTED = {("h100", "decode_8b"), ("h100", "decode_shard")}
"""The experiments on which the constants of a step were fitted. The model is judged on the others."""


def figure(value: object) -> str:
    """Write six significant digits, which is more than the measurements repeat."""
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def number(row: Row, key: str) -> float:
    value = row[key]
    if not isinstance(value, int | float):
        raise TypeError(key)
    return float(value)


def steps(cards: dict[str, Runs]) -> Iterator[Row]:
    """Every step of one new token per user that ran as one graph."""
    for card, runs in cards.items():
        for name in ("decode_8b", "decode_70b", "decode_shard", "decode_70b_whole"):
            for row in runs.get(name, []):
                if row["launched"] != "as one graph":
                    continue
                shape = "whole" if name == "decode_70b_whole" else SHAPES[str(row["model"])]
                yield {
                    "id": f"{card}-{shape}-{row['users']}-{row['context']}",
                    "card": card,
                    "shape": shape,
                    "users": row["users"],
                    "ctx [tok]": row["context"],
                    "weights [GB]": number(row, "weight_bytes") / 1e9,
                    "caches [GB]": number(row, "kv_bytes") / 1e9,
                    "layers": 32 if shape == "8b" else 80,
                    "fitted": int((card, name) in FITTED),
                    "took [ms]": row["ms"],
                    "spread [ms]": row["spread_ms"],
                    "runs": row["runs"],
                    "source": f"@own-{card}",
                }


def beside(
    cards: dict[str, Runs], experiment: str, by: str, values: dict[str, str], where: dict[str, object] | None = None
) -> Iterator[Row]:
    """One row for each value of `by`, with the values of both cards next to each other."""
    found: dict[object, Row] = {}
    for card in CARDS:
        for row in cards[card].get(experiment, []):
            if all(row[key] == wanted for key, wanted in (where or {}).items()):
                line = found.setdefault(row[by], {})
                line |= {head.format(card=card): row[key] for key, head in values.items()}
    for key in sorted(found, key=lambda value: float(str(value))):
        head = "ctx [tok]" if by == "context" else by
        yield {"id": f"x{key}", head: key, **found[key], "source": BOTH}


def roofline(cards: dict[str, Runs]) -> Iterator[Row]:
    found: dict[object, Row] = {}
    for card in CARDS:
        for row in cards[card]["roofline"]:
            line = found.setdefault(row["tokens"], {})
            head = f"{card}_{row['precision']}"
            line |= {f"{head} [ms]": row["ms"], f"{head}_rate [TFLOP/s]": row["tflop_s"]}
    heads = sorted({head for line in found.values() for head in line})
    for key, line in found.items():
        yield {"id": f"x{key}", "tokens": key, **{head: line.get(head, "") for head in heads}, "source": BOTH}


def experts(cards: dict[str, Runs]) -> Iterator[Row]:
    for card in CARDS:
        for name, experiment in (("v3", "experts_v3"), ("mixtral", "experts_mixtral")):
            for row in cards[card][experiment]:
                yield {
                    "id": f"{card}-{name}-z{number(row, 'zipf'):g}-{row['tokens']}",
                    "card": card,
                    "shape": name,
                    "zipf": row["zipf"],
                    "tokens": row["tokens"],
                    "experts": row["experts"],
                    "taken": row["taken"],
                    "read": row["experts_read"],
                    "layer [ms]": row["ms_a_layer"],
                    "rate [TB/s]": row["tb_s"],
                    "source": f"@own-{card}",
                }
        for row in cards[card]["experts"]:
            yield {
                "id": f"{card}-oss-{row['routing']}-{row['tokens']}",
                "card": card,
                "shape": "oss",
                "zipf": 0 if row["routing"] == "even" else 1,
                "tokens": row["tokens"],
                "experts": 128,
                "taken": 4,
                "read": row["experts_read"],
                "layer [ms]": row["ms_a_layer"],
                "rate [TB/s]": row["tb_s"],
                "source": f"@own-{card}",
            }


def unions(cards: dict[str, Runs]) -> Iterator[Row]:
    """Experts of DeepSeek-V3's shape that even and skewed choices touch, by tokens."""
    found: dict[object, Row] = {}
    for card in CARDS:
        for row in cards[card]["experts_v3"]:
            if row["zipf"] != 0.5:
                name = f"{card}_even" if row["zipf"] == 0 else f"{card}_skewed"
                found.setdefault(row["tokens"], {})[name] = row["experts_read"]
    heads = [f"{card}_{kind}" for card in CARDS for kind in ("even", "skewed")]
    for key, line in found.items():
        yield {"id": f"x{key}", "tokens": key, **{head: line.get(head, "") for head in heads}, "source": BOTH}


def chunks(cards: dict[str, Runs]) -> Iterator[Row]:
    found: dict[object, Row] = {}
    for row in cards["h100"]["chunked_70b"]:
        found.setdefault(row["chunk"], {})[f"users_{row['users']} [ms]"] = row["ms"]
    for key, line in found.items():
        yield {"id": f"x{key}", "chunk": key, **line, "source": "@own-h100"}


def energy(cards: dict[str, Runs]) -> Iterator[Row]:
    names = {"idle, weights loaded": "idle", "large product, bf16": "product"}
    for card in CARDS:
        for row in cards[card]["energy_70b"]:
            what = str(row["what"])
            name = names.get(what) or f"users-{what.split()[1]}"
            yield {
                "id": f"{card}-{name}",
                "card": card,
                "what": what,
                "users": "" if name in {"idle", "product"} else int(what.split()[1]),
                "draw [W]": row["watt"],
                "token [J/tok]": "" if name in {"idle", "product"} else row["joule_per_token"],
                "source": f"@own-{card}",
            }


def parts(cards: dict[str, Runs]) -> Iterator[Row]:
    """Reading alone and arithmetic alone: what a byte and an operation cost."""
    names = {"reading 8 GiB": "reading", "product of 8192, bf16": "bf16", "product of 8192, fp8": "fp8"}
    for card in CARDS:
        for row in cards[card]["energy_parts"]:
            name = names[str(row["what"])]
            yield {
                "id": f"{card}-{name}",
                "card": card,
                "what": row["what"],
                "draw [W]": row["watt"],
                "byte [pJ/B]": row.get("pj_a_byte", ""),
                "operation [pJ/FLOP]": row.get("pj_a_flop", ""),
                "clock [MHz]": row["sm_mhz"],
                "source": f"@own-{card}",
            }


def single(card: str, name: str, what: object, micro: float) -> Row:
    return {"id": f"{card}-{name}", "what": what, "took [us]": micro, "source": f"@own-{card}"}


def singles(cards: dict[str, Runs]) -> Iterator[Row]:
    """Numbers that stand alone: launches, fusion, eight-bit weights, drafts of many users."""
    short = {"one by one": "alone", "as one graph": "graph"}
    for card in CARDS:
        runs = cards[card]
        for row in runs["launches"]:
            what = f"an empty kernel, {row['launched']}"
            yield single(card, f"empty-{short[str(row['launched'])]}", what, number(row, "us_a_kernel"))
        for row in runs.get("fused_8b", []):
            name = f"8b-{row['layer']}-{short[str(row['launched'])]}-{row['users']}"
            what = f"8B, {row['users']} users, {row['layer']} layers, {row['launched']}"
            yield single(card, name, what, 1000 * number(row, "ms"))
        for row in runs["decode_70b_fp8"]:
            what = f"70B with weights of eight bits, {row['users']} users"
            yield single(card, f"fp8-{row['users']}", what, 1000 * number(row, "ms"))
        for row in runs["verify_70b"]:
            if row["users"] != 1:
                what = f"70B, {row['users']} users, {row['new_tokens']} new tokens each"
                yield single(card, f"judge-{row['users']}-{row['new_tokens']}", what, 1000 * number(row, "ms"))


def rate(card: str, name: object, what: object, byte_rate: object, work: object) -> Row:
    head = f"{card}-{str(name).replace(' ', '-')}"
    return {"id": head, "what": what, "rate [GB/s]": byte_rate, "work [TFLOP/s]": work, "source": f"@own-{card}"}


def rates(cards: dict[str, Runs]) -> Iterator[Row]:
    """Rates that stand alone: reading, copying, large products, the link to the host."""
    for card in CARDS:
        runs = cards[card]
        for row in runs["bandwidth"]:
            size = row["size_mib"]
            yield rate(card, f"read-{size}", f"reading {size} MiB", 1000 * number(row, "read_tb_s"), "")
        largest = runs["bandwidth"][-1]
        copied = f"copying {largest['size_mib']} MiB, both ways counted"
        yield rate(card, f"copy-{largest['size_mib']}", copied, 1000 * number(largest, "copy_tb_s"), "")
        for row in runs["host_link"]:
            yield rate(card, row["direction"], row["direction"], row["gb_s"], "")
        for row in runs["product"]:
            yield rate(
                card, f"product-{row['precision']}", f"a product of 8192, {row['precision']}", "", row["tflop_s"]
            )


def tables(cards: dict[str, Runs]) -> dict[str, str]:
    """Return each table's text by its name."""
    short = {"users": 1}
    made: dict[str, Iterable[Row]] = {
        "steps": steps(cards),
        "batch": beside(cards, "decode_70b", "users", {"ms": "{card} [ms]"}, {"context": 1024}),
        "context": beside(cards, "decode_70b", "context", {"ms": "{card} [ms]"}, short),
        "judge": beside(cards, "verify_70b", "new_tokens", {"ms": "{card} [ms]"}, {**short, "context": 8192}),
        "prefill": beside(cards, "prefill_70b", "tokens", {"ms": "{card} [ms]", "tflop_s": "{card}_rate [TFLOP/s]"}),
        "roofline": roofline(cards),
        "experts": experts(cards),
        "unions": unions(cards),
        "chunks": chunks(cards),
        "energy": energy(cards),
        "parts": parts(cards),
        "singles": singles(cards),
        "rates": rates(cards),
    }
    return {name: text(list(rows)) for name, rows in made.items()}


def text(rows: list[Row]) -> str:
    """Write rows as CSV. Their names are words, so that formulas can use them."""
    out = io.StringIO()
    lines = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    lines.writeheader()
    for row in rows:
        name = str(row["id"]).replace("-", "_")
        lines.writerow({key: figure(value) for key, value in {**row, "id": name}.items()})
    return out.getvalue()


def read() -> dict[str, Runs]:
    return {card: json.loads((FOLDER / f"{card}.json").read_text()) for card in CARDS}


if __name__ == "__main__":
    for name, content in tables(read()).items():
        (FOLDER / f"{name}.csv").write_text(content)
