"""Pictures of editors in a terminal: a note that is typed into a real one, over the real server. They need tmux."""

import html
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from browsing import chromium
from measure import program

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
NOTE = """# Speed of decode

```calc
weights = 140 GB in 1..500 GB   # read once for each token
bw = 3.35 TB/s                  # of an H100
step [ms] = weights / bw        # one token
tps = 1 tok / step
check quick: tps > 10 tok/s
```

A step takes [41.8 ms](#step), so one user sees [24 tok/s](#tps).
Some say [30 tok/s](#tps), or at half the bytes [48 tok/s](#tps "with weights = 70 GB").
"""
ROWS, COLUMNS = 22, 104
KEYS: dict[str, tuple[tuple[str, ...], Sequence[Sequence[str]]]] = {
    "neovim": (
        ("nvim", "-n", "docs/speed.md"),
        (("G", "o"), ("-l", "It is [23.9 tok/s](#"), ("C-x", "C-o")),
    ),
    "emacs": (
        ("emacs", "-nw", "-q", "-l", "package", "-f", "package-initialize", "-l", "calcgraph.el", "docs/speed.md"),
        (("M-x",), ("-l", "eglot"), ("Enter",), ("C-x", "1"), ("M-g", "g"), ("-l", "7"), ("Enter",), ("C-l",)),
    ),
}
"""What is started, and the keys that are typed then, two seconds apart."""
_CODE = re.compile(r"\x1b\[([\d;]*)m|\x1b\][^\x1b\x07]*(?:\x07|\x1b\\)|\x1b[()]\w|\x0f|\x0e")
_BASIC = (
    *("#000", "#b42318", "#067647", "#93600b", "#1f63b5", "#7546b8", "#0b7f6b", "#444"),
    *("#777", "#d92d20", "#079455", "#b47a10", "#2970c9", "#8f5fd6", "#1a9c86", "#fff"),
)
LOOK = """
body { margin: 0; } pre { display: inline-block; margin: 0; padding: 14px 18px; background: #fff; color: #1c2430;
font: 15px/1.35 "DejaVu Sans Mono", monospace; border: 1px solid #d1d9e0; border-radius: 8px; }
"""


def colour(number: int) -> str:
    """A colour of a terminal of 256.

    >>> colour(1), colour(196), colour(232)
    ('#b42318', '#ff0000', '#080808')
    """
    if number < 16:
        return _BASIC[number]
    if number > 231:
        return f"#{8 + 10 * (number - 232):02x}" + f"{8 + 10 * (number - 232):02x}" * 2
    parts = ((number - 16) // 36, (number - 16) // 6 % 6, (number - 16) % 6)
    return "#" + "".join(f"{55 + 40 * part if part else 0:02x}" for part in parts)


def drawn(shown: str) -> str:
    """What a terminal shows, as HTML."""
    found, at, style = [], 0, dict[str, str]()
    for code in _CODE.finditer(shown):
        found.append(_span(style, shown[at : code.start()]))
        at = code.end()
        if code[1] is not None:
            style = _style(style, code[1])
    return "".join([*found, _span(style, shown[at:])])


def _span(style: dict[str, str], text: str) -> str:
    said = ";".join(f"{name}:{value}" for name, value in style.items())
    return f'<span style="{said}">{html.escape(text)}</span>' if text else ""


def _style(style: dict[str, str], code: str) -> dict[str, str]:
    """The style after a code that sets colours and weight."""
    style = dict(style)
    numbers = iter([int(part or 0) for part in code.split(";")])
    for part in numbers:
        name = "background" if 40 <= part < 50 or part >= 100 else "color"
        if part == 0:
            style = {}
        elif part in {39, 49}:
            style.pop(name, None)
        elif part == 1:
            style["font-weight"] = "600"
        elif part == 7:
            style |= {"background": "#1c2430", "color": "#fff"}
        elif part == 27:
            style = {name: value for name, value in style.items() if name == "font-weight"}
        elif part in {38, 48}:
            style[name] = (
                colour(next(numbers)) if next(numbers) == 5 else f"rgb({next(numbers)} {next(numbers)} {next(numbers)})"
            )
        elif 30 <= part < 108:
            style[name] = colour(part % 10 + (8 if part >= 90 else 0))
    return style


def screen(name: str, folder: Path) -> str:
    """What an editor shows once its keys were typed."""
    command, keys = KEYS[name]
    tmux = ["tmux", "-L", f"calcgraph-{os.getpid()}", "-f", "/dev/null"]
    start = [*tmux, "new-session", "-d", "-s", name, "-x", str(COLUMNS), "-y", str(ROWS), *command]
    place = str(Path(program("calcgraph")).parent)
    subprocess.run(
        start,
        cwd=folder,
        check=True,
        env={**os.environ, "XDG_CONFIG_HOME": str(folder), "PATH": f"{place}:{os.environ['PATH']}", "LANG": "C.UTF-8"},
    )
    try:
        time.sleep(5)
        for some in keys:
            subprocess.run([*tmux, "send-keys", "-t", name, *some], check=True)
            time.sleep(2)
        time.sleep(2)
        shown = subprocess.run(
            [*tmux, "capture-pane", "-t", name, "-e", "-p"], check=True, capture_output=True, text=True
        )
    finally:
        subprocess.run([*tmux, "kill-server"], check=False)
    return shown.stdout.rstrip("\n")


def main() -> None:
    """Take the picture of each editor."""
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        folder = Path(name)
        (folder / "docs").mkdir()
        (folder / "nvim" / "lua").mkdir(parents=True)
        (folder / "mkdocs.yml").write_text("site_name: Notes\nplugins: [calcgraph]\n")
        (folder / "docs" / "speed.md").write_text(NOTE)
        (folder / "nvim" / "init.lua").write_text(
            "require('calcgraph').setup()\nvim.o.completeopt = 'menu'\nvim.o.background = 'light'\n"
        )
        shutil.copy2(ROOT / "editors" / "neovim" / "calcgraph.lua", folder / "nvim" / "lua")
        shutil.copy2(ROOT / "editors" / "emacs" / "calcgraph.el", folder)
        for editor in KEYS:
            page = browser.new_context(viewport={"width": 1100, "height": 700}, device_scale_factor=1).new_page()
            page.set_content(f"<style>{LOOK}</style><pre>{drawn(screen(editor, folder))}</pre>")
            page.locator("pre").screenshot(path=PICTURES / f"{editor}.png")


if __name__ == "__main__":
    main()
