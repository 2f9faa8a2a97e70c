"""Random tables with questions, each written twice: as lines of a sheet and as pandas.

Run by an interpreter that has pandas, `python random_tables.py 0 40` prints what pandas answers. Nothing here knows
calcgraph.
"""

import json
import random
import sys
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any, NamedTuple

Frames = dict[str, Any]
Pandas = Callable[[Any, Frames], Any]
"""From a frame of rows, and all frames, to a column."""


class Asked(NamedTuple):
    """The name of a value, and how pandas finds it; None stands for no value."""

    name: str
    answer: Callable[[Frames], float | None]


class Part(NamedTuple):
    text: str
    of: Pandas


GROUPS, SIDES = ("ash", "birch", "cedar", "elm"), ("east", "west")
AGGREGATES: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "total": ("total({})", lambda s: s.sum()),
    "mean": ("mean({})", lambda s: s.mean()),
    "Min": ("Min({})", lambda s: s.min()),
    "Max": ("Max({})", lambda s: s.max()),
    "median": ("median({})", lambda s: s.median()),
    "stdev": ("stdev({})", lambda s: s.std()),
    "tenth": ("quantile({}, 10 %)", lambda s: s.quantile(0.1)),
    "upper": ("quantile({}, 0.83)", lambda s: s.quantile(0.83)),
    "first": ("first({})", lambda s: s.iloc[0]),
    "last": ("last({})", lambda s: s.iloc[-1]),
    "product": ("product({})", lambda s: s.prod()),
}
PAIRED: dict[str, Callable[[Any, Any], Any]] = {
    "slope": lambda y, x: y.cov(x) / x.var(),
    "intercept": lambda y, x: y.mean() - y.cov(x) / x.var() * x.mean(),
    "correlation": lambda y, x: y.corr(x),
}
ALONE = {"stdev", *PAIRED}
"""They have no value for a single row."""
EMPTY = {"total", "product"}
"""They have a value where there is no row."""


class Tables:
    """One table `t` of trees, what it looks up, and questions about both."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311 - seeded on purpose
        self.lines: list[str] = []
        self.asked: list[Asked] = []
        self.count = self.chance.randint(3, 40)
        self.columns = self._columns()
        self.look = {g: round(self.chance.uniform(0.5, 9), 2) for g in GROUPS}
        self.pairs = {(g, s): round(self.chance.uniform(-4, 9), 1) for g in GROUPS for s in SIDES}
        self.is_file = self.chance.random() < 0.5
        for at in range(10):
            self.chance.choice([self._value, self._value, self._column, self._groups, self._two, self._lookup])(at)

    def _columns(self) -> dict[str, list[Any]]:
        pick, count = self.chance, self.count
        days = [date(2026, 1, 28) + timedelta(pick.randint(0, 9) * pick.choice([1, 5])) for _ in range(count)]
        whole = pick.random() < 0.3
        return {
            "id": [f"r{at}" for at in range(1, count + 1)],
            "kind": [pick.choice(GROUPS) for _ in range(count)],
            "side": [pick.choice(SIDES) for _ in range(count)],
            "day": days if pick.random() < 0.7 else sorted(days),
            "mass": [round(pick.uniform(0.1, 60), pick.choice([0, 1, 3])) or 1.0 for _ in range(count)],
            "x": [float(pick.randint(-6, 6)) if whole else round(pick.gauss(0, 20), 2) for _ in range(count)],
            "n": [pick.randint(1, 6) for _ in range(count)],
            "gap": [None if pick.random() < 0.25 else round(pick.uniform(-5, 30), 2) for _ in range(count)],
        }

    @property
    def files(self) -> dict[str, str]:
        """The note, and the data that it reads."""
        names = list(self.columns)
        rows = [["" if one is None else str(one) for one in row] for row in zip(*self.columns.values(), strict=True)]
        head = ["mass [kg]" if name == "mass" else name for name in names]
        found, above = {}, "<!-- calc: table t from t.csv -->\n\n"
        if self.is_file:
            found["t.csv"] = "\n".join(",".join(row) for row in [head, *rows]) + "\n"
        else:
            above = "<!-- calc: table t -->\n\n" + _markdown(head, rows)
        above += "<!-- calc: table look -->\n\n"
        above += _markdown(["kind", "price [USD/kg]"], [[g, str(price)] for g, price in self.look.items()])
        above += "<!-- calc: table pairs -->\n\n"
        above += _markdown(["kind", "side", "w"], [[*keys, str(w)] for keys, w in self.pairs.items()])
        found["n.md"] = above + "```calc\n" + "\n".join(self.lines) + "\n```\n"
        return found

    def part(self) -> Part:
        """A number of each row."""
        pick = self.chance
        number = round(pick.uniform(0.3, 4), 1)
        return pick.choice(
            [
                Part("t.x", lambda d, _: d.x),
                Part("t.x", lambda d, _: d.x),
                Part(f"{number} * t.x - t.n", lambda d, _: number * d.x - d.n),
                Part("t.n^2", lambda d, _: d.n.astype(float) ** 2),
                Part("abs(t.x)", lambda d, _: d.x.abs()),
                Part("t.mass / 1 kg", lambda d, _: d.mass),
                Part("Max(t.x, 2)", lambda d, _: d.x.clip(lower=2)),
                Part("clamp(t.x, -3, 5)", lambda d, _: d.x.clip(-3, 5)),
                Part("Piecewise((t.x, t.x > 0), (1, True))", lambda d, _: d.x.where(d.x > 0, 1.0)),
                Part("floor(t.x / t.n)", lambda d, _: d.x // d.n),
                Part("t.mass * look[t.kind].price / 1 USD", lambda d, f: d.mass * d.kind.map(f["look"])),
                Part("t.x + pairs[t.kind, t.side].w", lambda d, f: d.x + _paired(d, f)),
                Part("(t.day - date 2026-01-01) / 1 d", lambda d, f: (d.day - f["start"]).dt.days.astype(float)),
                Part("month(t.day)", lambda d, _: d.day.dt.month.astype(float)),
                Part("sqrt(t.mass / 1 g)", lambda d, _: (d.mass * 1000) ** 0.5),
            ]
        )

    def simple(self) -> Part:
        """A condition on a row."""
        pick = self.chance
        kind, side = pick.choice(GROUPS), pick.choice(SIDES)
        bound, mass, n = round(pick.gauss(0, 9), 1), pick.randint(1, 40), pick.randint(1, 5)
        day = f"2026-02-{pick.randint(1, 28):02}"
        kinds = set(self.columns["kind"])
        sides = set(self.columns["side"])
        found = [
            Part(f"t.x > {bound}", lambda d, _: d.x > bound),
            Part(f"t.mass <= {mass} kg", lambda d, _: d.mass <= mass),
            Part(f"t.n != {n}", lambda d, _: d.n != n),
            Part(f"t.n = {n}", lambda d, _: d.n == n),
            Part(f"t.day >= date {day}", lambda d, _: d.day >= day),
            Part("t.x > mean(t.x)", lambda d, f: d.x > f["t"].x.mean()),
        ]
        if kind in kinds:  # a text that no cell has is refused
            found.append(Part(f't.kind = "{kind}"', lambda d, _: d.kind == kind))
            found.append(Part(f't.kind != "{kind}"', lambda d, _: d.kind != kind))
        if side in sides:
            found.append(Part(f't.side = "{side}"', lambda d, _: d.side == side))
        if None in self.columns["gap"]:
            found.append(Part("t.gap known", lambda d, _: d.gap.notna()))
        return pick.choice(found)

    def where(self) -> Part:
        """A condition, of one or two parts."""
        one, draw = self.simple(), self.chance.random()
        if draw < 0.5:
            return one
        two = self.simple()
        if draw < 0.75:
            return Part(f"{one.text} and {two.text}", lambda d, f: one.of(d, f) & two.of(d, f))
        if draw < 0.9:
            return Part(f"{one.text} or {two.text}", lambda d, f: one.of(d, f) | two.of(d, f))
        if " known" in one.text:
            return one
        return Part(f"not {one.text} and {two.text}", lambda d, f: ~one.of(d, f) & two.of(d, f))

    def aggregate(self) -> tuple[str, Callable[[Any, Frames], float | None]]:
        """An aggregate over the rows of a frame, of which some may be left out."""
        part, name = self.part(), self.chance.choice([*AGGREGATES, *PAIRED, "count", "gaps"])
        draw = self.chance.random()
        only = self.where() if draw < 0.5 else None
        behind = f" where {only.text}" if only else ""

        def rows(d: Any, f: Frames) -> Any:
            return d[only.of(d, f)] if only else d

        if name == "count":
            return f"count(t{behind})", lambda d, f: float(len(rows(d, f)))
        if name == "gaps":
            behind = f" where t.gap known and ({only.text})" if only and " or " in only.text else behind
            if only and " or " not in only.text:
                behind = f" where {only.text} and t.gap known"
            elif not only:
                behind = " where t.gap known"
            known = self.chance.choice(["mean", "total", "Max", "median"])
            pattern, of = AGGREGATES[known]

            def gaps(d: Any, f: Frames) -> float | None:
                found = rows(d, f).gap.dropna()
                return None if found.empty and known not in EMPTY else float(of(found))

            return f"{pattern.format('t.gap')[:-1]}{behind})", gaps
        if name in PAIRED:
            other = self.part()

            def paired(d: Any, f: Frames) -> float | None:
                some = rows(d, f)
                y, x = part.of(some, f).astype(float), other.of(some, f).astype(float)
                is_flat = len(some) < 2 or x.nunique() < 2 or (name == "correlation" and y.nunique() < 2)
                return None if is_flat else float(PAIRED[name](y, x))

            return f"{name}({part.text}, {other.text}{behind})", paired
        pattern, of = AGGREGATES[name]
        text = pattern.format(part.text + behind)
        if "quantile" in pattern and self.chance.random() < 0.5:
            text = f"{pattern.format(part.text)[:-1]}{behind})"

        def one(d: Any, f: Frames) -> float | None:
            some = part.of(rows(d, f), f)
            if (some.empty and name not in EMPTY) or (len(some) < 2 and name in ALONE):
                return None
            return float(of(some))

        return text, one

    def _value(self, at: int) -> None:
        text, of = self.aggregate()
        self.lines.append(f"q{at} = {text}")
        self.asked.append(Asked(f"q{at}", lambda f: of(f["t"], f)))

    def _lookup(self, at: int) -> None:
        part, other = self.part(), self.part()
        end, best = self.chance.choice([("Max", lambda s: s.max()), ("Min", lambda s: s.min())])
        which = self.chance.choice(["first", "last"])
        self.lines.append(f"q{at} = {which}({part.text} where {other.text} = {end}({other.text}))")

        def found(f: Frames) -> float:
            d = f["t"]
            key = other.of(d, f)
            near = (key - best(key)).abs() <= 1e-12 * key.abs().max()
            return float(part.of(d[near], f).iloc[0 if which == "first" else -1])

        self.asked.append(Asked(f"q{at}", found))

    def _column(self, at: int) -> None:
        """A column along the rows, of which some cells and an aggregate are asked."""
        part, name = self.part(), f"c{at}"
        kinds = ["run", "run per", "share", "rank", "rank down", "step", "step per", "self", "plain"]
        kinds += ["rank per", "share per", "two"]
        kind, group = self.chance.choice(kinds), self.chance.choice(["kind", "side", "day"])
        rate = round(self.chance.uniform(0.1, 1), 2)
        text = {
            "run": f"cumulative({part.text})",
            "run per": f"cumulative({part.text}) per t.{group}",
            "share": f"share(abs({part.text}) + 1)",
            "rank": f"rank({part.text})",
            "rank down": f"rank(-({part.text}))",
            "rank per": f"rank({part.text}) per t.{group}",
            "share per": f"share(abs({part.text}) + 1) per t.{group}",
            "two": f"{rate} * previous(t.w{at}, 7) + {part.text}",
            "step": f"t.v{at} - previous(t.v{at}, 3)",
            "step per": f"t.v{at} - previous(t.v{at}, 3) per t.{group}",
            "self": f"{rate} * previous(t.{name}, 7) + {part.text}",
            "plain": part.text,
        }[kind]

        def column(f: Frames) -> Any:
            d = f["t"]
            values = part.of(d, f).astype(float)
            if kind == "share":
                return (values.abs() + 1) / (values.abs() + 1).sum()
            if kind == "share per":
                return (values.abs() + 1) / (values.abs() + 1).groupby(d[group]).transform("sum")
            if kind == "two":
                found, last = [], 7.0
                for one in values:
                    found.append(rate * last + one)
                    last = found[-1] - last / 2
                return type(values)(found)
            if kind == "self":
                found, last = [], 7.0
                for one in values:
                    last = rate * last + one
                    found.append(last)
                return type(values)(found)
            return {
                "run": values.cumsum,
                "run per": lambda: values.groupby(d[group]).cumsum(),
                "rank": lambda: values.round(9).rank(),
                "rank down": lambda: (-values).round(9).rank(),
                "rank per": lambda: values.round(9).groupby(d[group]).rank(),
                "step": lambda: values - values.shift(1, fill_value=3),
                "step per": lambda: values - values.groupby(d[group]).shift(1).fillna(3),
                "plain": lambda: values,
            }[kind]()

        if kind == "two":
            self.lines.append(f"t.w{at} = t.{name} - previous(t.w{at}, 7) / 2")
        if "step" in kind:
            self.lines.append(f"t.v{at} = {part.text}")
        self.lines.append(f"t.{name} = {text}")
        for row in sorted(self.chance.sample(range(self.count), 3)):
            self.asked.append(Asked(f"t.r{row + 1}.{name}", lambda f, row=row: float(column(f).iloc[row])))
        self.lines.append(f"s{at} = total(t.{name})")
        self.asked.append(Asked(f"s{at}", lambda f: float(column(f).sum())))

    def _groups(self, at: int) -> None:
        key = self.chance.choice(["kind", "side", "day", "n"])
        self.lines.append(f"by{at} = count(t) per t.{key}")
        text, of = self.aggregate()
        self.lines.append(f"by{at}.m = {text} per t.{key}")
        names = sorted(set(self.columns[key]))

        def all_of(f: Frames) -> dict[str, float | None]:
            return {str(name): of(some, f) for name, some in f["t"].groupby(f["t"][key].astype(str))}

        def asked(name: str) -> Callable[[Frames], float | None]:
            def one(f: Frames) -> float | None:
                found = all_of(f)
                return None if None in found.values() else found[name]

            return one

        for one in names:
            self.asked.append(Asked(f"by{at}.{one}.m", asked(str(one))))
            self.asked.append(
                Asked(f"by{at}.{one}.count", lambda f, one=one: float((f["t"][key].astype(str) == str(one)).sum()))
            )

    def _two(self, at: int) -> None:
        """Groups of two columns, grouped again by one, and looked up by both."""
        part = self.part()
        self.lines.append(f"t.u{at} = {part.text}")
        self.lines.append(f"two{at} = total(t.u{at}) per t.kind, t.side")
        self.lines.append(f"back{at} = Max(two{at}.u{at}) per two{at}.kind")
        self.lines.append(f"s{at} = total(t.n * two{at}[t.kind, t.side].u{at})")

        def groups(f: Frames) -> Any:
            d = f["t"].assign(u=part.of(f["t"], f).astype(float))
            return d, d.groupby(["kind", "side"]).u.sum()

        for one in sorted(set(self.columns["kind"])):
            self.asked.append(Asked(f"back{at}.{one}.u{at}", lambda f, one=one: float(groups(f)[1][one].max())))

        def looked(f: Frames) -> float:
            d, sums = groups(f)
            return float(sum(n * sums[k, s] for n, k, s in zip(d.n, d.kind, d.side, strict=True)))

        self.asked.append(Asked(f"s{at}", looked))


def _paired(d: Any, f: Frames) -> Any:
    return type(d.x)([f["pairs"][pair] for pair in zip(d.kind, d.side, strict=True)], index=d.index, dtype=float)


def _markdown(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines) + "\n"


def answers(seed: int) -> list[float | None]:
    import pandas as pd

    drawn = Tables(seed)
    frame = pd.DataFrame(drawn.columns)
    frame["day"] = pd.to_datetime(frame["day"])
    frame["gap"] = frame["gap"].astype(float)
    frames = {"t": frame, "look": drawn.look, "pairs": drawn.pairs, "start": pd.Timestamp("2026-01-01")}
    return [one.answer(frames) for one in drawn.asked]


if __name__ == "__main__":
    print(json.dumps({seed: answers(seed) for seed in range(int(sys.argv[1]), int(sys.argv[2]))}))  # noqa: T201
