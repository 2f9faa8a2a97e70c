"""The example of a subscription business: every number of its sheets against a computation with numpy and SciPy."""

from pathlib import Path

import numpy as np
import pytest
from scipy import stats

from calcgraph.calc.model import QuantityId
from calcgraph.calc.numbers.draws import COUNT
from calcgraph.diagnostics import Severity
from calcgraph.project import read_project
from calcgraph.settings import Settings
from calcgraph.source import NoteId, SourceFile

EXAMPLE = Path(__file__).parents[2] / "docs/examples/subscription"
MONTHS = 60
MANY = 200_000


def _drawn(many: int) -> dict[str, np.ndarray]:
    random = np.random.default_rng(60)
    spread = np.log(60 / 40) / 2 / stats.norm.ppf(0.95)
    return {
        "churn": random.normal(0.03, 0.006, many),
        "growth": random.uniform(0.01, 0.03, many),
        "price": random.lognormal(np.log(40 * 60) / 2, spread, many),
    }


def _plan(churn, growth, price, first=120, fixed=85e3):
    """Customers and cash by month, the lowest cash on the way, months that it lasts."""
    customers, cash = np.full(MANY, 400.0), np.full(MANY, 1.5e6)
    least, lasts, seen = cash.copy(), np.zeros(MANY), {}
    for month in range(1, MONTHS + 1):
        signups = first * (1 + growth) ** (month - 1)
        customers = customers * (1 - churn) + signups
        cash = cash + customers * (price - 12) - signups * 180 - fixed
        least = np.minimum(least, cash)
        lasts = lasts + (least > 0)
        seen[month] = customers
    return seen, cash, least, lasts


@pytest.fixture(scope="module")
def expected():
    drawn = _drawn(MANY)
    churn, price = drawn["churn"], drawn["price"]
    customers, cash, least, lasts = _plan(**drawn)
    _, careful, careful_least, _ = _plan(**drawn, first=80, fixed=65e3)
    worth = (price - 12) / churn - 180
    return {
        "churn": churn,
        "growth": drawn["growth"],
        "price": price,
        "stay": 1 / churn,
        "left": (1 - churn) ** 12,
        "half": np.log(0.5) / np.log(1 - churn),
        "worth": worth,
        "payback": 180 / (price - 12),
        "lost": np.mean(worth < 500),
        "customers_at_end": customers[60],
        "cash_at_end": cash,
        "first_gone": np.quantile(lasts, 0.05),
        "lowest": least,
        "risk": np.mean(least < 0),
        "reserve": -np.quantile(least, 0.05),
        "bold_end": cash,
        "careful_end": careful,
        "careful_lowest": careful_least,
        "careful_risk": np.mean(careful_least < 0),
        "less": cash - careful,
        "regret": np.mean(cash > careful),
        **{f"months.2026-0{month}.expected": customers[month] for month in range(1, 10)},
    }


def _month(unit) -> float:
    """The factor of a value that is shown in months, which are counted as one here."""
    return float(unit.factor) if unit.text == "mo" else 1.0


def test_every_number(vault, expected):
    """Percentiles at four standard errors of 4,096 draws, probabilities and single numbers as well."""
    calculation, problems = vault(
        {f"subscription/{file.name}": file.read_text("utf-8") for file in EXAMPLE.glob("*.md")}
    )
    assert not [one for one in problems if one.severity is Severity.ERROR]
    found = calculation.quantities
    names = {id_.name: one for id_, one in found.items() if one.value is not None and one.reads}
    steps = {name for name in names if name.endswith(")")}
    missing = {name for name in names if name not in expected and name not in steps and not name.startswith("check")}
    assert missing <= {"spent", "safe"}
    for name, wanted in expected.items():
        one = names.get(name) or next(value for id_, value in found.items() if id_.name == name)
        value, scale = one.value, _month(one.unit)
        if np.ndim(wanted):
            for share, number in ((0.05, value.low), (0.5, value.number), (0.95, value.high)):
                error = 4 * np.sqrt(share * (1 - share) / COUNT)
                low, high = np.quantile(wanted, [max(share - error, 0), share + error])
                slack = 1e-9 * abs(high)
                assert low - slack <= number / scale <= high + slack, (name, share)
        elif 0 < wanted < 1:
            assert value.number == pytest.approx(wanted, abs=4 * np.sqrt(wanted * (1 - wanted) / COUNT)), name
        else:
            assert value.number / scale == pytest.approx(wanted, rel=0.12), name


def test_every_sentence():
    """The vault as a whole, with its claims."""
    files = [SourceFile(NoteId(f"subscription/{one.name}"), one.read_text("utf-8")) for one in EXAMPLE.glob("*.md")]
    project = read_project(files, [], lambda _: None, Settings())
    assert [one.message for one in project.diagnostics if one.severity is Severity.ERROR] == []
    assert sum(map(len, project.claims.values())) > 20


def test_a_cohort_is_what_its_customers_add_up_to(vault):
    """Customers as a recurrence are the sum over all cohorts of those who are left."""
    sheet = """churn = 3 %
growth = 2 %
customers(0) = 400
customers(n) = customers(n - 1) * (1 - churn) + 120 * (1 + growth)^(n - 1) for n in 1..60
cohorts = 400 * (1 - churn)^60 + Sum(120 * (1 + growth)^(j - 1) * (1 - churn)^(60 - j), (j, 1, 60))
check customers(60) = cohorts
"""
    calculation, problems = vault(sheet=sheet)
    assert not problems
    assert calculation.quantities[QuantityId(NoteId("n.md"), "cohorts")].value.number == pytest.approx(7553.6, rel=0.05)
