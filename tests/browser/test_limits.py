"""The strip of a check follows the controls, and each of its proposals makes the check true."""

import csv
import itertools
import re
import xml.etree.ElementTree as ET

import pytest
from playwright.sync_api import Page, expect
from tests.browser.small import served

VRAM = {"l4": 24, "a100": 40, "h100": 80, "b200": 192}
NOTE = """# Limits

<!-- calc: table gpus -->
| id   | name | bw [TB/s] | vram [GB] |
|------|------|----------:|----------:|
| l4   | L4   | 0.3       | 24        |
| a100 | A100 | 1.6       | 40        |
| h100 | H100 | 3.35      | 80        |
| b200 | B200 | 8         | 192       |

```calc controls
inputs: gpu, n, users, size
show: spare, speed
```

```calc figure
input: users
result: need
```

```calc
gpu = pick gpus: h100 # accelerator
n = 2 in {1, 2, 4, 8} # devices
users = 4 in 1..100 step 1 # users
size = 60 GB in 1..1000 GB log # size
weights [GB] = size # weights
caches [GB] = users * 5 GB # caches
need [GB] = weights + caches # memory needed
room [GB] = n * gpu.vram # memory available
spare [GB] = room - need # memory left over
speed [1/s] = n * gpu.bw / need # speed
check fits: need <= room # weights and caches fit
```
"""
TAKEN = """s => {
  history.replaceState(null, '', '?s=' + s);
  dispatchEvent(new PopStateEvent('popstate'));
  const frame = () => new Promise(requestAnimationFrame);
  return frame().then(frame).then(frame);
}"""
COUNTS = (1, 2, 4, 8)
CASES = [
    {"gpu": gpu, "n": n, "users": users, "size": size}
    for gpu, n, users, size in itertools.product(("l4", "h100", "b200"), (1, 2, 8), (3, 97), (60.0, 700.0))
]


def fits(gpu: str, n: float, users: float, size: float) -> bool:
    """Return what the check says, by hand."""
    return size + 5 * users <= n * VRAM[gpu] + 1e-9


@pytest.fixture(scope="module")
def limits(tmp_path_factory):
    with served(tmp_path_factory.mktemp("limits"), {"index.md": NOTE}) as server:
        yield server


@pytest.fixture(scope="module")
def tab(browser, limits):
    page = browser.new_page()
    page.goto(limits.url())
    page.locator(".cg-panel").hover()
    expect(page.locator(".cg-bar")).to_be_attached()
    yield page
    page.close()


def take(page: Page, case: dict[str, object]) -> None:
    """Bring a page into a case as a link does."""
    text = f"gpu:{case['gpu']},n:{case['n']},users:{case['users']},size:{case['size']}GB"
    page.evaluate(TAKEN, text)


def read(label: str) -> tuple[str, object]:
    """Return the input and the value that the label of a proposal names."""
    name, _, value = label.partition(": ")
    key = {"accelerator": "gpu", "devices": "n", "users": "users", "size": "size"}[name]
    return key, value.lower() if key == "gpu" else float(re.sub(r"[^\d.]", "", value))


def nearer(key: str, value: object, case: dict[str, object]) -> list[object]:
    """Return the values of an input that are nearer than a proposal: of rows those that leave less."""
    if key == "size":
        return []
    if key == "gpu":
        return [row for row in VRAM if VRAM[row] < VRAM[str(value)]]
    all_of = {"n": list(COUNTS), "users": list(range(1, 101))}[key]
    here, there = (all_of.index(one) for one in (case[key], value))
    return [one for at, one in enumerate(all_of) if 0 < abs(at - here) < abs(there - here)]


def test_what_a_strip_proposes_makes_its_check_true_and_is_the_nearest(tab: Page) -> None:
    proposed = 0
    for case in CASES:
        take(tab, case)
        strip, is_true = tab.locator(".cg-panel .cg-limit"), fits(**case)
        expect(strip).to_contain_class(f"is-{'holds' if is_true else 'failing'}")
        labels = strip.locator(".cg-limit__ways button").all_inner_texts()
        assert len(labels) <= 3
        if is_true:
            assert not labels
            continue
        wanted = {key for key in ("gpu", "n", "users", "size") if can_help(key, case)}
        found = dict(map(read, labels))
        assert found.keys() <= wanted
        assert len(found) == min(3, len(wanted))
        for key, value in found.items():
            proposed += 1
            assert fits(**{**case, key: value}), (case, key, value)
            assert not [one for one in nearer(key, value, case) if fits(**{**case, key: one})], (case, key, value)
    assert proposed > 30


def can_help(key: str, case: dict[str, object]) -> bool:
    values = {"gpu": VRAM, "n": COUNTS, "users": range(1, 101), "size": (1.0,)}[key]
    return any(fits(**{**case, key: one}) for one in values)


def test_a_proposal_that_is_taken_makes_the_check_true(tab: Page) -> None:
    for at in range(2):
        take(tab, {"gpu": "h100", "n": 2, "users": 97, "size": 60.0})
        strip = tab.locator(".cg-panel .cg-limit")
        expect(strip).to_contain_class("is-failing")
        assert (
            strip.locator(".cg-limit__say").inner_text().replace("\u00a0", " ")
            == "✗ weights and caches do not fit: 385 GB short"
        )
        expect(tab.locator(".cg-out[data-under]")).to_contain_text("if they fitted")
        strip.locator(".cg-limit__ways button").nth(at).click()
        expect(strip).to_contain_class("is-holds")
        expect(tab.locator("[data-row=fits] .cg-check")).to_have_class(re.compile("is-holds"))
        expect(tab.locator(".cg-out[data-under]")).not_to_contain_text("if they fitted")


@pytest.mark.parametrize(
    ("gpu", "n", "size"), [("h100", 2, 60.0), ("b200", 1, 60.0), ("l4", 1, 700.0), ("b200", 8, 60.0)]
)
def test_the_crossing_of_a_figure_follows(tab: Page, gpu: str, n: int, size: float) -> None:
    take(tab, {"gpu": gpu, "n": n, "users": 3, "size": size})
    true = [users for users in range(1, 101) if fits(gpu, n, users, size)]
    crossing = tab.locator(".cg-fig__crossing")
    if 0 < len(true) < 100:
        expect(crossing.locator("text")).to_have_text(f"up to {max(true)}")
        expect(crossing).to_be_visible()
    else:
        expect(crossing).to_be_hidden()


def test_a_figure_is_taken_as_numbers_and_as_a_drawing(tab: Page) -> None:
    take(tab, {"gpu": "b200", "n": 2, "users": 10, "size": 60.0})
    files = {}
    for kind in ("CSV", "SVG", "PNG"):
        with tab.expect_download() as found:
            tab.locator(".cg-fig__do button", has_text=kind).click()
        files[kind] = found.value.path().read_bytes()
        assert found.value.suggested_filename == f"memory-needed-over-users.{kind.lower()}"
    head, *rows = csv.reader(files["CSV"].decode().splitlines())
    assert (head[0], len(head)) == ("users", 3)
    # 60 GB and 5 GB for each user, of which as many fit as the limit says
    assert all(float(need) == pytest.approx(60 + 5 * float(users), rel=0.01) for users, need, _ in rows)
    assert {float(limit) for *_, limit in rows} == {384}
    drawing = ET.fromstring(files["SVG"])  # noqa: S314 - made by the page
    texts = ["".join(one.itertext()) for one in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "Memory needed, over users"
    assert "up to 64" in texts
    assert files["PNG"].startswith(b"\x89PNG")


def test_a_pointer_reads_out_all_lines_of_a_figure(tab: Page) -> None:
    take(tab, {"gpu": "b200", "n": 2, "users": 10, "size": 60.0})
    tab.evaluate(
        "document.querySelector('.cg-fig').scrollIntoView({ behavior: 'instant' })"
    )  # the line of changes is not over it then
    box = tab.locator(".cg-fig__plot").bounding_box() or {}
    for at in (0.4, 0.41):
        tab.mouse.move(box["x"] + at * box["width"], box["y"] + box["height"] / 2)
    expect(tab.locator(".cg-fig .cg-read")).to_contain_text("limit")
    text = tab.locator(".cg-fig .cg-read").inner_text().replace("\u00a0", " ")
    found = re.fullmatch(r"(\d+): (?=.*limit 384 GB).*memory needed (\d+) GB.*", text)
    assert found, text
    assert int(found[2]) == pytest.approx(60 + 5 * int(found[1]), abs=1)
