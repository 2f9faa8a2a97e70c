"""The example of a laboratory: its files are those of the seed, its numbers are SciPy's."""

import shutil
from pathlib import Path

import numpy as np
import pytest
from scipy import optimize, stats

from calcgraph.diagnostics import Severity
from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.commands.vaults import read
from example_laboratory import FOLDER, texts

EXAMPLE = Path(__file__).parents[2] / "docs/examples/laboratory"


def columns(name: str) -> tuple[np.ndarray, ...]:
    return tuple(np.loadtxt(FOLDER / f"{name}.csv", delimiter=",", skiprows=1).T)


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("laboratory")
    shutil.copytree(EXAMPLE, folder / "docs/laboratory")
    (folder / "mkdocs.yml").write_text("site_name: Laboratory\nplugins: [calcgraph]\n")
    reading = read(VaultOptions(folder))
    assert [one.message for one in reading.diagnostics if one.severity is not Severity.INFO] == []
    assert sum(map(len, reading.project.claims.values())) == 10
    return reading.project.calculation.outcomes


def value(outcomes, name: str, unit: float = 1.0) -> float:
    return outcomes[f"laboratory/{name}"] / unit


def column(outcomes, name: str, unit: float = 1.0) -> np.ndarray:
    return np.array(outcomes[f"laboratory/{name}"][0].numbers) / unit


def test_the_files_are_those_of_the_seed() -> None:
    assert {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()} == texts()


def test_the_calibration_is_that_of_scipy(outcomes) -> None:
    _, conc, signal = columns("standards")
    line = stats.linregress(conc, signal)
    rest = signal - line.intercept - line.slope * conc
    deviation = np.sqrt((rest**2).sum() / (len(conc) - 2))
    litre = 1e3  # per mg/L, in base units m³/kg
    wanted = {
        "response": line.slope * litre,
        "response_error": line.stderr * litre,
        "blank": line.intercept,
        "blank_error": line.intercept_stderr,
        "line_r2": line.rvalue**2,
        "line_residual": deviation,
        "detection": 3.3 * deviation / line.slope / litre,
    }
    for name, number in wanted.items():
        assert value(outcomes, f"calibration.md#{name}") == pytest.approx(number, rel=1e-9), name
    found, repeats = np.array([0.187, 0.402, 0.096]), np.array([3, 3, 1])
    spread = ((conc - conc.mean()) ** 2).sum()
    near = 1 / repeats + 1 / len(conc) + (found - signal.mean()) ** 2 / (line.slope**2 * spread)
    samples = column(outcomes, "calibration.md#samples.concentration", 1e-3)
    assert samples == pytest.approx((found - line.intercept) / line.slope, rel=1e-9)
    uncertain = column(outcomes, "calibration.md#samples.u", 1e-3)
    assert uncertain == pytest.approx(deviation / line.slope * np.sqrt(near), rel=1e-9)


def test_the_law_of_the_enzyme_is_that_of_scipy(outcomes) -> None:
    _, substrate, rate = columns("rates")
    given = {"ftol": 1e-14, "xtol": 1e-14, "gtol": 1e-14}
    (top, half), covariance = optimize.curve_fit(lambda s, a, b: a * s / (b + s), substrate, rate, (4, 2), **given)
    for name, number in (("top", top), ("half", half)):
        unit = 1e-3 if name == "top" else 1.0
        assert value(outcomes, f"kinetics.md#{name}", unit) == pytest.approx(number, rel=1e-7), name
    errors = np.sqrt(np.diag(covariance))
    assert value(outcomes, "kinetics.md#top_error", 1e-3) == pytest.approx(errors[0], rel=1e-5)
    assert value(outcomes, "kinetics.md#half_error") == pytest.approx(errors[1], rel=1e-5)
    levels = np.unique(substrate)
    means = [rate[substrate == one].mean() for one in levels]
    spreads = [rate[substrate == one].std(ddof=1) for one in levels]
    assert column(outcomes, "kinetics.md#levels.rate", 1e-3) == pytest.approx(means, rel=1e-10)
    assert column(outcomes, "kinetics.md#levels.spread", 1e-3) == pytest.approx(spreads, rel=1e-9)
    assert column(outcomes, "kinetics.md#levels.law", 1e-3) == pytest.approx(top * levels / (half + levels), rel=1e-7)


def test_the_control_chart_is_that_of_numpy(outcomes) -> None:
    day, found = columns("control")
    first = found[day <= 20]
    centre, sigma = first.mean(), first.std(ddof=1)
    assert value(outcomes, "control.md#centre", 1e-3) == pytest.approx(centre, rel=1e-12)
    assert value(outcomes, "control.md#sigma", 1e-3) == pytest.approx(sigma, rel=1e-10)
    assert value(outcomes, "control.md#outside") == (abs(found - centre) > 3 * sigma).sum()
    assert column(outcomes, "control.md#control.upper", 1e-3) == pytest.approx(centre + 3 * sigma, rel=1e-12)
    assert value(outcomes, "control.md#worst", 1e-3) == pytest.approx(found.max(), rel=1e-12)
