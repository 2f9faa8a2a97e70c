"""The demonstration vault of a rocket: nothing is wrong in it, it builds, and SciPy finds every number, too."""

import json
import shutil
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from mkdocs.__main__ import cli
from scipy.integrate import solve_ivp
from scipy.optimize import brentq, minimize_scalar

from calcgraph.hosts.command_line import main

VAULT = Path(__file__).parents[2] / "docs/examples/rocket"
SITE = """site_name: A rocket
theme: {name: material, font: false}
plugins: [search, calcgraph]
markdown_extensions: [tables]
"""
G0, R = 9.80665, 6371e3


@pytest.fixture(scope="module")
def found():
    """Values in the units that are shown, by note and name, as the command prints them."""
    result = CliRunner().invoke(main, ["values", str(VAULT), "--format", "json"])
    assert result.exit_code == 0, result.output
    return {
        (Path(one["note"]).stem, one["name"]): one["value"]
        for one in json.loads(result.output)["values"]
        if one["value"] is not None
    }


def staging():
    """The rocket equation with numpy; masses in t."""
    dry, propellant = np.array([4.0, 22.0]), np.array([108.0, 400.0])
    isp, thrust = np.array([348.0, 300.0]), np.array([934.0, 7600.0])
    full = 15 + np.cumsum(dry + propellant)
    gain = isp * G0 * np.log(full / (full - propellant)) / 1000
    flow = thrust[1] / (isp[1] * G0)
    return {
        "dv": gain.sum(), "dv_first": gain[1], "liftoff": full[1], "push": thrust[1], "flow": flow,
        "burn": propellant[1] / flow, "lift": thrust[1] / (full[1] * G0), "payload": 15, "g0": G0,
    }  # fmt: skip


def nozzle():
    """Both roots between zero, one and far out."""
    gamma, chamber, throat, eps, air = 1.2, 9.7e6, 0.0416, 16, 101325
    power = (gamma + 1) / (2 * (gamma - 1))

    def area(mach):
        return (2 / (gamma + 1) * (1 + (gamma - 1) / 2 * mach**2)) ** power / mach - eps

    into, out = brentq(area, 1e-4, 1, xtol=1e-15), brentq(area, 1, 20, xtol=1e-14)
    outlet = chamber * (1 + (gamma - 1) / 2 * out**2) ** (-gamma / (gamma - 1))
    choked = (2 / (gamma + 1)) ** power
    jet = gamma * choked * np.sqrt(2 / (gamma - 1) * (1 - (outlet / chamber) ** ((gamma - 1) / gamma)))
    thrust = (jet + eps * outlet / chamber) * chamber * throat
    return {
        "gamma": gamma, "chamber": chamber / 1e6, "throat": throat, "eps": eps, "air": air, "M_in": into,
        "M_out": out, "outlet": outlet / 1e3, "choked": choked, "jet": jet, "thrust": thrust / 1e3,
        "thrust_sea": (thrust - air * eps * throat) / 1e3,
    }  # fmt: skip


def ascent():
    """The rates by SciPy's Runge and Kutta of the eighth order, with its own steps."""
    stage = staging()
    liftoff, flow, burn, push = (stage[name] * 1000 for name in ("liftoff", "flow", "burn", "push"))
    burn /= 1000

    def density(height):
        return 1.225 * np.exp(-height / 8400)

    def rates(t, state):
        _, height, sideways, upwards = state
        v = np.hypot(sideways, upwards)
        along = (push - density(height) * 5.4 * v**2 / 2) / (liftoff - flow * t) / v
        return [sideways, upwards, along * sideways, along * upwards - G0 * (R / (R + height)) ** 2]

    exact = {"method": "DOP853", "rtol": 1e-13, "atol": 1e-9, "dense_output": True}
    burning = solve_ivp(rates, (0, burn), [0, 0, 1, 60], **exact)
    x, h, u, w = burning.y[:, -1]
    coast = solve_ivp(lambda _, y: [y[1], -G0 * (R / (R + y[0])) ** 2], (0, 300), [h, w], **exact)

    def pressure(t):
        _, height, sideways, upwards = burning.sol(t)
        return density(height) * (sideways**2 + upwards**2) / 2

    most = minimize_scalar(lambda t: -pressure(t), bounds=(20, 120), method="bounded", options={"xatol": 1e-9})
    top = brentq(lambda t: coast.sol(t)[1], 1, 299, xtol=1e-12)
    back = brentq(lambda t: coast.sol(t)[0] - h, 100, 300, xtol=1e-12)
    return {
        "h_end": h / 1e3, "x_end": x / 1e3, "v_end": np.hypot(u, w) / 1e3, "q_most": pressure(most.x) / 1e3,
        "q_when": most.x, "top": coast.sol(top)[0] / 1e3, "top_after": top, "back_after": back, "tilt": 1,
        "R": R / 1e3, "ground": 1.225, "thins": 8.4, "drag": 5.4,
    }  # fmt: skip


PLACES = {"q_when": 1e-5, "top_after": 1e-5}
"""Where a curve is flat, the height decides the place to half of its digits."""


@pytest.mark.parametrize(("note", "wanted"), [("staging", staging), ("nozzle", nozzle), ("ascent", ascent)])
def test_every_number_is_scipys(note, wanted, found):
    own = {name: value for (home, name), value in found.items() if home == note}
    numbers = {name: value for name, value in own.items() if not isinstance(value, bool)}
    oracle = wanted()
    assert set(numbers) == set(oracle)
    off = {name: (numbers[name], oracle[name]) for name in oracle
           if abs(numbers[name] - oracle[name]) > PLACES.get(name, 2e-9) * abs(oracle[name])}  # fmt: skip
    assert off == {}


def test_nothing_is_wrong_in_it():
    result = CliRunner().invoke(main, ["check", str(VAULT)])
    assert result.exit_code == 0, result.output
    assert "claims: nothing wrong\n" in result.output


def test_it_builds_as_a_site(tmp_path, monkeypatch):
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    shutil.copytree(VAULT, tmp_path / "docs")
    (tmp_path / "mkdocs.yml").write_text(SITE, encoding="utf-8")
    options = ["build", "--strict", "--config-file", str(tmp_path / "mkdocs.yml")]
    result = CliRunner().invoke(cli, options)
    assert result.exit_code == 0, result.output
    page = (tmp_path / "site/ascent/index.html").read_text(encoding="utf-8")
    assert page.count('class="cg-claim is-holds"') == 8
    assert page.count("<svg") >= 2
    assert "steps of the eighth order" in page
