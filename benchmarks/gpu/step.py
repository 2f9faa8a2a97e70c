"""Measure decode steps of random weights on one GPU, and write OUT/<card>.json: a list of rows for each experiment.

    OUT=results python benchmarks/gpu/step.py          # all experiments, some eight minutes
    TINY=1 OUT=results python benchmarks/gpu/step.py   # tiny shapes on a CPU, to see that it works

Each time is the median of several replays of a CUDA graph between two events on the device, after a warm-up. Weights
and caches are far larger than L2 and are read in turn. A step has no sampling, no server and no other device.
"""

import json
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import torch
import torch.nn.functional as nn
from shapes import EIGHTH, LLAMA_8B, LLAMA_70B, SMALL, Shape, middle_half, union
from torch import Tensor

TINY = bool(os.environ.get("TINY"))
OUT = Path(os.environ.get("OUT", "."))
DEVICE = "cpu" if TINY else "cuda"
SIXTEEN = torch.bfloat16
Row = dict[str, object]
Layer = tuple[Tensor, Tensor, Tensor, Tensor]
Cache = tuple[Tensor, Tensor]
Attention = Callable[[Tensor, Tensor, Tensor], Tensor]


def normal(*shape: int, scale: float = 0.02) -> Tensor:
    return torch.empty(*shape, device=DEVICE, dtype=torch.float32).normal_(0, scale).to(SIXTEEN)


def captured(work: Callable[[], object]) -> Callable[[], object]:
    """Return the same work as one graph, without the launches of Python between its kernels."""
    if TINY:
        return work
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(2):
            work()
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        work()
    return graph.replay


def once(replay: Callable[[], object]) -> float:
    """Milliseconds of one replay."""
    if TINY:
        begun = time.perf_counter()
        replay()
        return 1e3 * (time.perf_counter() - begun)
    first, last = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    first.record()
    replay()
    last.record()
    last.synchronize()
    return float(first.elapsed_time(last))


def timed(work: Callable[[], object], budget: float = 0.6, least: int = 7, *, graph: bool = True) -> Row:
    replay = captured(work) if graph else work
    for _ in range(2):
        replay()
    if not TINY:
        torch.cuda.synchronize()
    took, begun = [], time.time()
    while len(took) < (2 if TINY else least) or (not TINY and time.time() - begun < budget and len(took) < 200):
        took.append(once(replay))
    middle, spread, runs = middle_half(took)
    return {"ms": middle, "spread_ms": spread, "runs": runs}


def milliseconds(work: Callable[[], object], budget: float = 0.25) -> float:
    return float(str(timed(work, budget)["ms"]))


# --- a step -----------------------------------------------------------------------------------------------------------


class Model(NamedTuple):
    """Weights with random values."""

    shape: Shape
    layers: list[Layer]
    head: Tensor


def weights(shape: Shape) -> Model:
    layers = [
        (
            normal(shape.queries + 2 * shape.keys, shape.width),
            normal(shape.width, shape.queries),
            normal(2 * shape.inner, shape.width),
            normal(shape.width, shape.inner),
        )
        for _ in range(shape.distinct)
    ]
    return Model(shape, layers, normal(shape.vocabulary, shape.width))


def caches(shape: Shape, users: int, context: int) -> list[Cache]:
    size = (users, shape.kv_heads, context, shape.head)
    return [(normal(*size, scale=1), normal(*size, scale=1)) for _ in range(shape.distinct)]


def fused(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return nn.scaled_dot_product_attention(q, k, v, enable_gqa=True)


def by_products(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    """Attention as two products per key head, which is faster for a few queries per user."""
    users, heads, tokens, size = q.shape
    groups = users * k.shape[1]
    q = q.reshape(groups, users * heads // groups * tokens, size)
    k, v = k.reshape(groups, -1, size), v.reshape(groups, -1, size)
    found = torch.bmm(torch.softmax(torch.bmm(q, k.transpose(1, 2)) * size**-0.5, -1), v)
    return found.view(users, heads, tokens, size)


ATTENTIONS: dict[str, Attention] = {"sdpa": fused, "bmm": by_products}


def quickest(shape: Shape, users: int, tokens: int, kept: list[Cache]) -> tuple[str, float]:
    """The faster attention for a shape, and its milliseconds in all layers."""
    q = normal(users, shape.heads, tokens, shape.head, scale=1)
    took = {name: milliseconds(lambda f=f: [f(q, k, v) for k, v in kept], 0.1) for name, f in ATTENTIONS.items()}
    name = min(took, key=lambda one: took[one])
    return name, took[name] * shape.layers / shape.distinct


def one_layer(  # noqa: PLR0913 - what a layer needs
    shape: Shape, layer: Layer, kept: Cache, x: Tensor, *, users: int, attend: Attention
) -> Tensor:
    """One layer for some new tokens of each user. Their keys and values overwrite the last ones of the cache."""
    into, out, up, down = layer
    k_cache, v_cache = kept
    made = nn.linear(nn.rms_norm(x, (shape.width,)), into).view(users, x.shape[0] // users, -1)
    tokens = made.shape[1]

    def by_head(part: Tensor, heads: int) -> Tensor:
        return part.reshape(users, tokens, heads, shape.head).transpose(1, 2)

    q, k, v = made.split((shape.queries, shape.keys, shape.keys), -1)
    k_cache[:, :, -tokens:], v_cache[:, :, -tokens:] = by_head(k, shape.kv_heads), by_head(v, shape.kv_heads)
    seen = attend(by_head(q, shape.heads), k_cache, v_cache).transpose(1, 2).reshape(users * tokens, -1)
    x = torch.addmm(x, seen, out.t())
    gate, value = nn.linear(nn.rms_norm(x, (shape.width,)), up).chunk(2, -1)
    return torch.addmm(x, nn.silu(gate) * value, down.t())


def whole(model: Model, kept: list[Cache], x: Tensor, users: int, attend: Attention) -> Tensor:
    shape = model.shape
    for at in range(shape.layers):
        x = one_layer(
            shape, model.layers[at % shape.distinct], kept[at % shape.distinct], x, users=users, attend=attend
        )
    return nn.linear(nn.rms_norm(x, (shape.width,)), model.head).argmax(-1)


def step(model: Model, users: int, context: int, tokens: int = 1, *, graph: bool = True) -> Row:
    """One row: the time of a step and what it reads."""
    shape = model.shape
    kept = caches(shape, users, context)
    name, attention = quickest(shape, users, tokens, kept)
    x = normal(users * tokens, shape.width, scale=1)
    row = timed(lambda: whole(model, kept, x, users, ATTENTIONS[name]), least=5, graph=graph)
    return {
        "model": shape.name,
        "users": users,
        "context": context,
        "new_tokens": tokens,
        **row,
        "launched": "as one graph" if graph else "one by one",
        "attention": name,
        "attention_ms": attention,
        "weight_bytes": shape.weight_bytes,
        "kv_bytes": shape.cache_bytes(users, context),
    }


def sized(shape: Shape) -> Shape:
    return SMALL[shape.name] if TINY else shape


def steps(shape: Shape, plan: Sequence[tuple[int, int, int]]) -> list[Row]:
    """Rows for users, context and new tokens, or for a few small ones where it only has to work."""
    model = weights(sized(shape))
    small = [(1, 64, 1), (2, 64, 3)]
    return [step(model, *one) for one in (small if TINY else plan)]


# --- experiments ------------------------------------------------------------------------------------------------------


def card() -> Row:
    if TINY:
        return {"id": "tiny", "name": "cpu", "torch": torch.__version__}
    found = torch.cuda.get_device_properties(0)
    name = next((one for one in ("h200", "h100") if one.upper() in found.name), "gpu")
    version = {"torch": torch.__version__, "cuda": torch.version.cuda, "day": time.strftime("%Y-%m-%d")}
    return {
        "id": name,
        "name": found.name,
        "memory_bytes": found.total_memory,
        "l2_bytes": found.L2_cache_size,
        **version,
    }


def bandwidth() -> list[Row]:
    """Reading (a sum) and copying buffers of several sizes. Small ones stay in L2."""
    rows = []
    for size in (1, 2) if TINY else (1, 4, 16, 32, 64, 128, 512, 2048, 8192):
        count, repeat = size * 2**20, 1 if size > 500 else 10
        x = torch.ones(count // 4, device=DEVICE)
        y = torch.empty_like(x)
        read = milliseconds(lambda x=x, repeat=repeat: [x.sum() for _ in range(repeat)]) / repeat
        copied = milliseconds(lambda x=x, y=y, repeat=repeat: [y.copy_(x) for _ in range(repeat)]) / repeat
        rates = {"read_tb_s": count / read / 1e9, "copy_tb_s": 2 * count / copied / 1e9}
        rows.append({"size_mib": size, "read_ms": read, **rates})
    return rows


def product() -> list[Row]:
    """A large square product: the arithmetic that can be reached."""
    n = 256 if TINY else 8192
    a, b = normal(n, n, scale=1), normal(n, n, scale=1)
    ms = milliseconds(lambda: a @ b, 0.5)
    return [{"precision": "bf16", "n": n, "ms": ms, "tflop_s": 2 * n**3 / ms / 1e9}]


def roofline() -> list[Row]:
    """One matrix of the 70B times some tokens. Copies are read in turn, so that each read comes from memory."""
    k, n, copies = (64, 128, 2) if TINY else (8192, 28672, 6)
    matrices = [normal(n, k) for _ in range(copies)]
    rows = []
    for tokens in (
        (1, 4) if TINY else (1, 2, 4, 8, 16, 32, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 2048, 4096, 8192)
    ):
        x = normal(tokens, k, scale=1)
        ms = milliseconds(lambda x=x: [nn.linear(x, matrix) for matrix in matrices]) / copies
        rows.append({"precision": "bf16", "tokens": tokens, "ms": ms, "tflop_s": 2 * n * k * tokens / ms / 1e9})
    return rows


def decode_8b() -> list[Row]:
    plan = [(1, 1024, 1), (1, 8192, 1), (1, 131072, 1), (8, 1024, 1), (64, 1024, 1), (8, 32768, 1)]
    return steps(LLAMA_8B, plan)


def decode_70b() -> list[Row]:
    many = [(users, 1024, 1) for users in (1, 2, 4, 8, 16, 32, 64, 128, 256)]
    long = [(1, context, 1) for context in (128, 8192, 32768, 65536, 131072)]
    return steps(LLAMA_70B, [*many, *long, (8, 8192, 1), (32, 8192, 1), (8, 32768, 1)])


def decode_shard() -> list[Row]:
    many = [(users, 1024, 1) for users in (1, 8, 32, 64, 128, 256)]
    return steps(EIGHTH, [*many, (1, 32768, 1), (32, 8192, 1)])


def verify_70b() -> list[Row]:
    """Several tokens of each user in one pass: the price of checking a draft."""
    alone = [(1, 8192, tokens) for tokens in (1, 2, 3, 4, 5, 6, 8, 9, 12, 16, 17, 24, 32, 64, 128, 256, 512)]
    some = [(users, context, tokens) for users, context in ((16, 2048), (64, 1024)) for tokens in (1, 4, 8)]
    return steps(LLAMA_70B, [*alone, *some])


def prefill_70b() -> list[Row]:
    shape = sized(LLAMA_70B)
    layers = weights(shape).layers
    rows = []
    for tokens in (32,) if TINY else (512, 1024, 2048, 4096, 8192, 16384):
        x0, kept = normal(tokens, shape.width, scale=1), caches(shape, 1, tokens)

        def causal(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            return nn.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)

        def work(x: Tensor = x0, kept: list[Cache] = kept) -> Tensor:
            for layer, one in zip(layers, kept, strict=True):
                x = one_layer(shape, layer, one, x, users=1, attend=causal)
            return x

        ms = milliseconds(work, 0.5) * shape.layers / shape.distinct
        rows.append(
            {"tokens": tokens, "ms": ms, "tflop_s": shape.prompt_flop(tokens) / ms / 1e9, "tok_s": tokens * 1e3 / ms}
        )
    return rows


def launches() -> list[Row]:
    """Kernels that do nothing, one after the other: what each costs from Python and in a graph."""
    x = torch.zeros(8, device=DEVICE)
    count = 10 if TINY else 1000

    def chain() -> None:
        for _ in range(count):
            x.add_(1)

    rows = [("one by one", timed(chain, 0.3, graph=False)), ("as one graph", timed(chain, 0.3))]
    return [{"launched": how, "us_a_kernel": float(str(row["ms"])) * 1e3 / count} for how, row in rows]


def experts() -> list[Row]:
    """The layer of DeepSeek-V3's shape: which experts are read at so many tokens, and how long that takes."""
    count, taken, width, inner = (16, 2, 32, 16) if TINY else (256, 8, 7168, 2048)
    up, down = normal(count, 2 * inner, width), normal(count, width, inner)
    rank = torch.arange(1, count + 1, device=DEVICE, dtype=torch.float32)
    rows = []
    for power in (0.0, 0.5, 1.0):
        for tokens in (1, 4) if TINY else (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024):
            liking = -power * torch.log(rank[torch.randperm(count, device=DEVICE)])
            noise = -torch.log(-torch.log(torch.rand(tokens, count, device=DEVICE).clamp(1e-9, 1 - 1e-7)))
            routed = torch.bincount((liking + noise).topk(taken, -1).indices.flatten(), minlength=count)
            x, ends = normal(tokens * taken, width, scale=1), routed.cumsum(0).to(torch.int32)

            def grouped(x: Tensor = x, ends: Tensor = ends) -> Tensor:
                gate, value = torch._grouped_mm(x, up.transpose(1, 2), offs=ends).chunk(2, -1)  # noqa: SLF001 - has no public name
                return torch._grouped_mm(nn.silu(gate) * value, down.transpose(1, 2), offs=ends)  # noqa: SLF001

            ms = 1.0 if TINY else milliseconds(grouped)
            read = int((routed > 0).sum())
            rate = read * 3 * width * inner * 2 / ms / 1e9
            row = {"experts": count, "taken": taken, "zipf": power, "tokens": tokens, "experts_read": read}
            rows.append({**row, "experts_expected": union(count, taken, tokens), "ms_a_layer": ms, "tb_s": rate})
    return rows


EXPERIMENTS: dict[str, Callable[[], list[Row]]] = {
    "bandwidth": bandwidth,
    "product": product,
    "roofline": roofline,
    "decode_8b": decode_8b,
    "decode_70b": decode_70b,
    "decode_shard": decode_shard,
    "verify_70b": verify_70b,
    "prefill_70b": prefill_70b,
    "launches": launches,
    "experts_v3": experts,
}


def main() -> None:
    torch.manual_seed(7)
    found: dict[str, object] = {"card": card()}
    OUT.mkdir(exist_ok=True, parents=True)
    with torch.inference_mode():
        for name, run in EXPERIMENTS.items():
            rows = run()
            found[name] = rows
            print(name, len(rows), flush=True)
            if not TINY:
                torch.cuda.empty_cache()
    (OUT / f"{card()['id']}.json").write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
