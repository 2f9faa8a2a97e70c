// @ts-check
// Bars, steps and error bars in the units of a drawing. Twin of `plots/bars.py`.
/** @import {Axis} from './axes.js' */

const PART = 0.8,
  WIDEST = 80,
  CAP = 3;

/** The width that the bars of a row take: a part of the least distance between two rows. @param {number[]} places */
export function slotOf(places) {
  const known = [...new Set(places.filter(Number.isFinite))].sort((a, b) => a - b),
    least = Math.min(...known.slice(1).map((place, i) => place - known[i]));
  return Math.min(PART * least, WIDEST);
}

/** Places the bars of a column. @param {Axis} y @param {{e: Element}[]} bars @param {number[]} lefts @param {number} width @param {number[][]} ends */
export function setBoxes(y, bars, lefts, width, ends) {
  bars.forEach(({ e }, i) => {
    const [from, to] = ends[i].map(end => Math.max(-1e4, Math.min(1e4, y.at(end)))),
      isKnown = Number.isFinite(lefts[i]) && Number.isFinite(to);
    e.classList.toggle('hide', !isKnown);
    if (!isKnown) return;
    const box = { x: lefts[i], y: Math.min(from, to), width, height: Math.abs(to - from) };
    for (const [name, value] of Object.entries(box)) e.setAttribute(name, value.toFixed(1));
  });
}

/** An error bar with a line across each end; an end that a logarithm lacks is at the axis.
 * @param {Axis} y @param {number} x @param {number} value @param {number} half */
export function errorBar(y, x, value, half) {
  if (![x, value, half].every(Number.isFinite) || !half) return '';
  const top = y.at(value + half),
    low = y.at(value - half),
    end = y.log && Number.isNaN(low) ? y.from : low;
  if (!Number.isFinite(top) || !Number.isFinite(end)) return '';
  const across = (/** @type {number} */ at) => `M${(x - CAP).toFixed(1)} ${at.toFixed(1)}h${2 * CAP}.0`;
  return `M${x.toFixed(1)} ${top.toFixed(1)}V${end.toFixed(1)}${across(top)}${across(end)}`;
}

/** A line that keeps the value of a row until the next one; a row without a value is a gap. @param {number[][]} places */
export function stepPath(places) {
  const known = places.filter(([x]) => Number.isFinite(x));
  return known
    .map(([x, y], i) => {
      if (!Number.isFinite(y)) return '';
      const before = i && Number.isFinite(known[i - 1][1]),
        next = known[i + 1];
      return `${before ? `V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`}${next ? `H${next[0].toFixed(1)}` : ''}`;
    })
    .join('');
}
