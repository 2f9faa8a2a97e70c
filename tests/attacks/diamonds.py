"""Vaults of a few lines in which every thing builds on two things before it: 60 levels have 2^60 ways and 120 things.

A walk that does not remember where it was takes each way; one that calls itself ends at a depth of a thousand.
"""

from collections.abc import Iterator

LEVELS = 60
CALLS = 29
"""Functions inside each other; more are refused."""
Files = dict[str, str]


def chain(line: str, count: int = LEVELS, first: str = "", last: str = "") -> str:
    """Lines in which `@` is a number and `@-` the one before it."""
    lines = (line.replace("@-", str(at - 1)).replace("@", str(at)) for at in range(1, count + 1))
    return "\n".join(filter(None, [first, *lines, last]))


def sheet(text: str, after: str = "", **notes: str) -> Files:
    """A note with a sheet, and others."""
    return {"a.md": f"# A\n\n```calc\n{text}\n```\n\n{after}\n", **{f"{name}.md": text for name, text in notes.items()}}


def two(line: str, first: str, last: str = "", count: int = LEVELS) -> str:
    """A line twice, as `a` and `b`, each of them from both before it: `P` is its letter, `Q` the other."""
    lines = (
        line.replace("P@", f"{p}@").replace("Q@", f"{q}@").replace("@-", str(at - 1)).replace("@", str(at))
        for at in range(1, count + 1)
        for p, q in ("ab", "ba")
    )
    return "\n".join([first, *lines, last])


def notes(line: str, first: str, count: int = LEVELS) -> Files:
    """Two notes of each level; `P`, `Q`, `@` and `@-` as above."""
    made = {f"{p}0.md": first.replace("P", p) for p in "ab"}
    for at in range(1, count + 1):
        for p, q in ("ab", "ba"):
            text = line.replace("P@", f"{p}@").replace("Q@", f"{q}@")
            made[f"{p}{at}.md"] = text.replace("@-", str(at - 1)).replace("@", str(at))
    return made


WHERES = ", ".join(f"{p}{at} = {p}{at - 1} / 2 + {q}{at - 1} / 3" for at in range(1, 10) for p, q in ("ab", "ba"))


def functions() -> Iterator[tuple[str, Files]]:
    """Functions and names of one note."""
    for value, call in {"with a value": "2", "without": "-1"}.items():
        yield (
            f"functions that call two, {value}",
            sheet(two("P@(x) = P@-(x) / 3 + Q@-(x) / 3", "a0(x) = ln(x)\nb0(x) = 2*x", f"y = a{CALLS}({call})")),
        )
        yield (
            f"functions with parameters of two, {value}",
            sheet(chain("f@(k = f@-() * f@-()) = k / 2", first=f"f0(k = ln({call})) = k", last=f"y = f{LEVELS}()")),
        )
        yield (
            f"names that read two, {value}",
            sheet(two("P@ = P@- / 2 + Q@- / 3", f"a0 = ln({call})\nb0 = 2")),
        )
        yield (
            f"products of names, {value}",
            sheet(two("P@ = P@-^0.5 * Q@-^0.4", f"a0 = ln({call})\nb0 = 2", f"check a{LEVELS} > 0")),
        )
        yield (
            f"names of a parameter, {value}",
            sheet(two("P@ = P@- / 2 + Q@- / 3", f"p = {call} in -3..9\na0 = ln(p)\nb0 = 2", "z = a60 * 2")),
        )
        yield (
            f"names of a range, {value}",
            sheet(two("P@ = P@- / 2 + Q@- / 3", f"r = {call} ± 0.5\na0 = ln(r)\nb0 = 2")),
        )
        yield (
            f"names of a distribution, {value}",
            sheet(two("P@ = P@- / 2 + Q@- / 3", f"n = normal({call}, 0.01)\na0 = ln(n)\nb0 = 2")),
        )
        yield (
            f"scenarios on two, {value}",
            sheet(
                f"p = 1 in -9..9\nq = 2 in 0..9\ny = ln(p) + q\nscenario a0: p = {call}\nscenario b0: q = 3\n"
                + two("scenario P@: p = (y with P@-), q = (y with Q@-)", "", f"z = (y with a{LEVELS})")
            ),
        )
        yield (
            f"with in with, {value}",
            sheet(two("P@ = (P@- with p = @) / 2 + (Q@- with p = @) / 2", f"p = {call}\na0 = ln(p)\nb0 = p")),
        )
        yield (
            f"vectors of two, {value}",
            sheet(
                two(
                    "P@ = 0.5 * P@- + 0.3 * Q@-", f"a0 = (ln({call}) * 1 m, 1 m)\nb0 = (1, 2) m", f"n = norm(a{LEVELS})"
                )
            ),
        )
        yield (
            f"functions of vectors, {value}",
            sheet(
                two(
                    "P@(t) = 0.5 * P@-(t) + 0.3 * Q@-(t)",
                    "a0(t) = (ln(t) * 1 m, 1 m)\nb0(t) = (t * 1 m, 2 m)",
                    f"n = norm(a{CALLS}({call}))",
                )
            ),
        )
        yield (
            f"sequences of two, {value}",
            sheet(
                "a0(0) = 1\nb0(0) = 2\n"
                f"a0(n) = a0(n - 1) + ln({call}) for n in 1..5\nb0(n) = b0(n - 1) / 2 for n in 1..5\n"
                + two(
                    "P@(0) = 1\nP@(n) = P@(n - 1) / 2 + P@-(n) / 3 + Q@-(n) / 3 for n in 1..5", "", f"y = a{LEVELS}(4)"
                )
            ),
        )
        yield (
            f"cases of two, {value}",
            sheet(two("P@ = Piecewise((P@-, Q@- > 1), (Q@-, True))", f"a0 = ln({call})\nb0 = 2")),
        )
        yield (
            f"conditions of two, {value}",
            sheet(
                two(
                    "P@ = Piecewise((1, P@- > 0.5 and Q@- > 0.5), (2, P@- > 3 or Q@- < 3), (3, True))",
                    f"a0 = ln({call})\nb0 = 2",
                )
            ),
        )
        yield (
            f"functions with cases, {value}",
            sheet(
                two(
                    "P@(x) = Piecewise((P@-(x), Q@-(x) > 1), (Q@-(x), True))",
                    "a0(x) = ln(x)\nb0(x) = 2*x",
                    f"y = a{CALLS}({call})",
                )
            ),
        )
        yield (
            f"solved from two, {value}",
            sheet(
                two(
                    "P@ = P@- / 2 + Q@- / 3",
                    f"p = 1 in 0..9\na0 = ln(p * {call})\nb0 = p",
                    f"w = solve a{LEVELS} = 0.1 for p",
                )
            ),
        )
        yield (
            f"integrals of two, {value}",
            sheet(
                two(
                    "P@(x) = P@-(x) / 2 + Q@-(x) / 3",
                    "a0(x) = ln(x)\nb0(x) = x",
                    f"y = integrate(a{CALLS}(x), (x, {call}, 3))",
                )
            ),
        )
        yield (
            f"slopes of two, {value}",
            sheet(two("P@ = P@- / 2 + Q@- / 3", f"p = {call}\na0 = ln(p)\nb0 = p", f"y = diff(a{LEVELS}, p)")),
        )
        yield (
            f"limits of two, {value}",
            sheet(
                two("P@(x) = P@-(x) / 2 + Q@-(x) / 3", "a0(x) = ln(x)\nb0(x) = x", f"y = limit(a{CALLS}(x), x, {call})")
            ),
        )
        yield (
            f"sums of two, {value}",
            sheet(
                two(
                    "P@(x) = P@-(x) / 2 + Q@-(x) / 3",
                    "a0(x) = ln(x)\nb0(x) = x",
                    f"y = Sum(a{CALLS}(i), (i, {call}, 3))",
                )
            ),
        )
        yield (
            f"rates of two, {value}",
            sheet(
                two(
                    "P@(x) = P@-(x) / 2 + Q@-(x) / 3",
                    "a0(x) = ln(x)\nb0(x) = x",
                    f"ode u' = a{CALLS}(u) / 1 s, u(0) = {call} for t in 0..1 s\ny = u(1 s)",
                )
            ),
        )
        yield (
            f"columns of two, {value}",
            sheet(
                two("t.P@ = t.P@- / 2 + t.Q@- / 3", f"t.a0 = ln(t.v * {call})\nt.b0 = t.v", f"y = total(t.a{LEVELS})"),
                "<!-- calc: table t -->\n| id | v |\n|---|---|\n| r | 1 |\n| s | 2 |\n",
            ),
        )
        yield (
            f"wheres of two, {value}",
            sheet(f"y(x) = a9 where a0 = ln(x), b0 = x, {WHERES}\nz = y({call})"),
        )
        yield (
            f"views of two, {value}",
            sheet(
                two("P@ = P@- / 2 + Q@- / 3", f"p = 1 in {call}..3\na0 = ln(p)\nb0 = p"),
                "\n\n".join(
                    f"```calc {view}\n```"
                    for view in (
                        "table\nrows: p in 1, 2\ncols: a60, b60",
                        "plot\na60 over p in 1..3",
                        "sensitivity\na60",
                        "steps\na60",
                        "controls\ninputs: p\nshow: a60",
                        "figure\ninput: p\nresult: a60",
                        "graph\nfocus: [[a]]",
                        "claims",
                    )
                )
                + "\n\n[3](#a60) `= a60` `= a60 with p = 2`",
            ),
        )
        yield (
            f"the larger of many calls, {value}",
            sheet(
                chain(
                    f"f@(x) = max({', '.join(['f@-(x)'] * 30)})",
                    28,
                    first="f0(x) = ln(x) * 1 m",
                    last=f"y = f28({call})",
                )
            ),
        )
        yield (
            f"words by conditions of many calls, {value}",
            sheet(
                chain(f"c@(x) = {' and '.join(['c@-(x)'] * 30)}", 7, first="c0(x) = ln(x) > 0"),
                f'`= when c7({call}): "good", else: "bad"`',
            ),
        )
        yield (
            f"tables of groups of groups, {value}",
            sheet(
                chain("g@ = total(g@-.v) per g@-.k", 30, first=f"t.v = ln(t.w * {call})\ng0 = total(t.v) per t.k"),
                "<!-- calc: table t -->\n| id | k | w |\n|---|---|---|\n| r | k1 | 1 |\n| s | k2 | 2 |\n",
            ),
        )


def vaults() -> Iterator[tuple[str, Files]]:
    """Notes that build on notes."""
    for value, call in {"with a value": "2", "without": "-1"}.items():
        scenarios = (
            "# P@\n\n```calc\nuse [[P@-]]: s as deeper, x as base\nuse [[Q@-]]: x as other\nq = 1\n"
            "x = (base with deeper) / 2 + other / 3 + q\nscenario s: q = 2, base = 3\n```\n"
        )
        yield (
            f"imported scenarios on two, {value}",
            notes(scenarios, f"# P\n\n```calc\np = {call}\nx = ln(p)\nscenario s: p = 3\n```\n"),
        )
        text = "# P@\n\n```calc\nuse [[P@-]]: P@- as u\nuse [[Q@-]]: Q@- as v\nP@ = u / 2 + v / 3\n```\n\n[9](#P@)\n"
        yield f"imports of two, {value}", notes(text, f"# P\n\n```calc\nP0 = ln({call})\n```\n")
        function = (
            "# P@\n\n```calc\nuse [[P@-]]: P@- as u\nuse [[Q@-]]: Q@- as v\nP@(x) = u(x) / 2 + v(x) / 3\n"
            "y = P@(CALL)\n```\n"
        )
        yield (
            f"functions imported from two, {value}",
            notes(function.replace("CALL", call), "# P\n\n```calc\nP0(x) = ln(x)\n```\n"),
        )
        steps = (
            "# P@\n\n```calc\nuse [[P@-]]: P@- as u, p\nuse [[Q@-]]: Q@- as v\nP@ = u / 2 + v / 3\n"
            "scenario s: p = @\n```\n\n```calc sensitivity\nP@\n```\n\n`= P@ with p = 3`\n"
        )
        yield (
            f"imports of a parameter, {value}",
            notes(
                steps.replace(", p\n", "\nuse [[a0]]: p\n"), f"# P\n\n```calc\np = {call} in -9..9\nP0 = ln(p)\n```\n"
            ),
        )
    yield "embeds of two", notes("# P@\n\n![[P@-]]\n\n![[Q@-]]\n", "# P\n\nText.\n")
    yield "embeds of headings of two", notes("# P@\n\n## H\n\n![[P@-#H]]\n\n![[Q@-#H]]\n", "# P\n\n## H\n\nText.\n")
    yield "relations to two", notes("# P@\n\nbuilds-on:: [[P@-]]\nbuilds-on:: [[Q@-]]\n", "# P\n\nText.\n")
    yield (
        "prerequisites of two",
        notes("---\nprerequisites: [P@-, Q@-]\n---\n# P@\n\n[[P@-]] [[Q@-]]\n", "# P\n\nText.\n"),
    )
    units = two("uP@ = 2 uP@- ", "ua0 = m\nub0 = 2 m")
    yield "units from one", {**sheet("x = 3 ua60"), "formulas/units.txt": units}
    units = two("uP@ = uP@-^0.5 * uQ@-^0.5", "ua0 = m\nub0 = 2 m")
    yield "units from two", {**sheet("x = 3 ua60"), "formulas/units.txt": units}
    yield (
        "units of notes from one",
        sheet(chain("unit u@ = 2 u@-", first="unit u0 = 3 m", last="x = 1 u60")),
    )
    library = notes(
        "```calc\nuse P@-: P@- as u\nuse Q@-: Q@- as v\nP@ = u / 2 + v / 3\n```\n", "```calc\nP0 = 2\n```\n"
    )
    yield (
        "a library of two",
        {**{f"formulas/{name}": text for name, text in library.items()}, **sheet("use a60: a60\ny = a60 * 2")},
    )
    yield "links in a ring of levels", notes("# P@\n\n[[P@-]] because [[Q@-]]\n", "# P\n\n[[a60]]\n")
    yield "tags of tags", {"a.md": "# A\n\n#" + "/".join(["t"] * 400) + "\n"}


DEEP = 10_000


def deep() -> Iterator[tuple[str, Files]]:
    """One thing on the other, ten thousand times."""
    for value, call in {"with a value": "2", "without": "-1"}.items():
        yield f"a chain of names, {value}", sheet(chain("a@ = a@- + 1", DEEP, f"a0 = ln({call})"))
        yield (
            f"a chain of functions, {value}",
            sheet(chain("a@(x) = a@-(x) + 1", DEEP, "a0(x) = ln(x)", f"y = a{DEEP}({call})")),
        )
        yield f"a chain of arguments, {value}", sheet(chain("a@ = (a@- with p = @)", DEEP, f"p = {call}\na0 = ln(p)"))
        yield (
            f"a chain of scenarios, {value}",
            sheet(
                chain(
                    "scenario s@: p = (y with s@-)",
                    DEEP,
                    f"p = 1\ny = ln(p)\nscenario s0: p = {call}",
                    f"z = (y with s{DEEP})",
                )
            ),
        )
        yield f"a chain of vectors, {value}", sheet(chain("a@ = a@- * 2", DEEP // 4, f"a0 = (ln({call}) * 1 m, 1 m)"))
        yield (
            f"a chain of solutions, {value}",
            sheet(
                chain("a@ = a@- + 1", DEEP, f"p = 1 in 0..9\na0 = ln(p * {call})", f"w = solve a{DEEP} = {DEEP} for p")
            ),
        )
        yield (
            f"a chain of sequences, {value}",
            sheet(
                chain(
                    "s@(0) = 1\ns@(n) = s@-(n - 1) for n in 1..3",
                    DEEP // 4,
                    f"s0(0) = 1\ns0(n) = ln({call}) * s0(n - 1) for n in 1..3",
                )
            ),
        )
        yield (
            f"a chain of columns, {value}",
            sheet(
                chain("t.a@ = t.a@- + 1", DEEP // 10, f"t.a0 = ln({call} * t.v)"),
                "<!-- calc: table t -->\n| id | v |\n|---|---|\n| r | 1 |\n| s | 2 |\n",
            ),
        )
        yield f"a chain of a range, {value}", sheet(chain("a@ = a@- + 1", DEEP, f"r = {call} ± 0.5\na0 = ln(r)"))
    yield "a chain backwards", sheet("\n".join(chain("a@ = a@- + 1", DEEP, "a0 = 2").split("\n")[::-1]))
    yield "a ring of names", sheet(chain("a@ = a@- + 1", DEEP, f"a0 = a{DEEP} + 1"))
    yield "a ring of functions", sheet(chain("a@(x) = a@-(x) + 1", DEEP, f"a0(x) = a{DEEP}(x) + 1", "y = a3(1)"))
    many = 2_000
    yield (
        "a chain of imports",
        {
            f"n{at}.md": f"```calc\nuse [[n{at - 1}]]: x as u\nx = u + 1\n```\n" if at else "```calc\nx = 1\n```\n"
            for at in range(many)
        },
    )
    yield "a chain of embeds", {f"n{at}.md": f"# N\n\n![[n{at + 1}]]\n" for at in range(many)}
    yield (
        "a chain of prerequisites",
        {f"n{at}.md": f"---\nprerequisites: ['[[n{at + 1}]]']\n---\n# N\n" for at in range(many)},
    )
    yield "a chain of relations", {f"n{at}.md": f"# N\n\nbuilds-on:: [[n{at + 1}]]\n" for at in range(many)}
    yield "a chain of units", {**sheet(f"x = 3 u{DEEP}"), "formulas/units.txt": chain("u@ = 2 u@-", DEEP, "u0 = m")}
    yield "a chain of units of notes", sheet(chain("unit u@ = 2 u@-", DEEP // 4, "unit u0 = m", "x = 1 u900"))
    yield "a deep tag", {"a.md": "# A\n\n#" + "/".join(["t"] * 5_000) + "\n"}
    yield "deep folders", {"/".join(["d"] * 400) + "/a.md": "# A\n\n[[a]]\n"}
    yield "deep headings", {"a.md": "\n\n".join("#" * (1 + at % 6) + f" H{at}" for at in range(DEEP))}
    yield "deep lists", {"a.md": "\n".join(" " * (2 * at) + "- x" for at in range(1_000))}
    yield "deep quotes", {"a.md": ">" * 5_000 + " x [[a]]"}


SHARED = dict(functions()) | dict(vaults())
LONG = dict(deep())


def wide() -> Iterator[tuple[str, Files]]:
    """Many things, each of which reaches all the others."""
    many = 3_000
    sums = "\n".join(
        f"s{at} = {'+'.join(f'p{one}' for one in range(at * 100, at * 100 + 100))}" + (f" + s{at - 1}" if at else "")
        for at in range(many // 100)
    )
    last = f"s{many // 100 - 1}"
    numbers = "\n".join(f"p{at} = {at}" for at in range(many))
    ranges = "\n".join(f"p{at} = {at}..{at + 1}" for at in range(many))
    yield (
        "as many other arguments as parameters",
        sheet(f"{numbers}\n{sums}\n" + "\n".join(f"y{at} = ({last} with p{at} = 2)" for at in range(many))),
    )
    yield (
        "chains of as many other arguments",
        sheet(
            f"{numbers}\n{sums}\n"
            + "\n".join(f"y{at} = ({last} with p{at} = 2) + y{at - 1}" if at else "y0 = 1" for at in range(many))
        ),
    )
    yield "as many ranges as readers", sheet(f"{ranges}\n{sums}\n" + chain(f"y@ = y@- + {last}", many, f"y0 = {last}"))
    yield (
        "slopes by all parameters",
        sheet(f"{numbers}\n{sums}\n" + "\n".join(f"y{at} = diff({last}, p{at})" for at in range(many))),
    )
    yield (
        "sensitivities of all",
        sheet(f"{numbers}\n{sums}", "\n\n".join(f"```calc sensitivity\ns{at}\n```" for at in range(many // 100))),
    )
    yield (
        "scenarios of all",
        sheet(
            f"{numbers}\n{sums}\n" + "\n".join(f"scenario c{at}: p{at} = 3" for at in range(many)),
            f"```calc table\nrows: scenarios\ncols: {last}, s3, s4\n```",
        ),
    )


WIDE = dict(wide())
