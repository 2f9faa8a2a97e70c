"""What the first screen of each note shows, and how much of a note is prose: one line a note, from a built site."""

import sys
from pathlib import Path

from browsing import chromium, served

NOTES = Path(__file__).parent.parent / "docs" / "notes"
WIDTH, HEIGHT = 1440, 900
MEASURE = """() => {
    const page = document.querySelector('article'), height = page.getBoundingClientRect().height;
    const outer = e => {
        const { marginTop, marginBottom } = getComputedStyle(e);
        return e.getBoundingClientRect().height + parseFloat(marginTop) / 2 + parseFloat(marginBottom) / 2;
    };
    const prose = [...page.querySelectorAll('p, ul, ol, h1, h2, h3, blockquote')]
        .filter(e => !e.closest('.cg, nav') && !e.parentElement.closest('ul, ol, blockquote'))
        .reduce((sum, e) => sum + outer(e), 0);
    const foot = page.querySelector('.cg-foot')?.getBoundingClientRect().height ?? 0;
    const ends = names => [...page.querySelectorAll(names)].map(e => e.getBoundingClientRect())
        .filter(box => box.height > 0).map(box => box.bottom + scrollY);
    const first = names => Math.min(...ends(names), Infinity);
    return {
        prose: prose / height,
        foot: foot / height,
        claim: first('.cg-claim'),
        control: first('.cg-grip, .cg-axis input'),
        result: first('.cg-fig__out'),
        picture: first('.cg-fig__plot, svg.cg-plot, img'),
    };
}"""
"""Shares of the height at rest, and where the first of each ends, in pixels from the top."""
PARTS = ("claim", "control", "result", "picture")


def main(folder: Path) -> int:
    """Print the measures; the number of notes whose first screen lacks a part."""
    lacking = 0
    with served(folder) as address, chromium() as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for note in sorted(path.stem for path in NOTES.glob("*.md")):
            page.goto(f"{address}notes/{note}/")
            page.wait_for_load_state("networkidle")
            found = page.evaluate(MEASURE)
            below = [part for part in PARTS if (found[part] or HEIGHT + 1) > HEIGHT]
            lacking += bool(below)
            said = f"lacks {', '.join(below)}" if below else "whole"
            print(f"{note:38} prose {found['prose']:4.0%}  connections {found['foot']:4.0%}  {said}")
    return lacking


if __name__ == "__main__":
    sys.exit(min(1, main(Path(sys.argv[1]))))
