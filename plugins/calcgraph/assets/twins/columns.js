// @ts-check
// What a slot holds over all draws, and what an operation makes of it.
import { ELEMENTARY, div, fail, settled } from './arithmetic.js';
/** @import {Series, Value} from './types' */

/** @typedef {Float64Array | Value | Series[]} Column */

/** In place of the share of a percentile. */
const MEAN = 2;
/** Bars of a histogram, the highest one, and how far it goes beyond P5 and P95. */
const BARS = 24,
  TALLEST = 9,
  BEYOND = 0.3;

/** @param {unknown} column @returns {column is Float64Array} */
export const isMany = column => column instanceof Float64Array;
/** @param {unknown} column @returns {column is Series[]} */
export const isSeries = column => Array.isArray(column);

/** Loops of their own for what nearly all operations are: a browser makes each of them a few instructions.
 * Operands are columns, or one number with the stride 0.
 * @type {Map<import('./arithmetic.js').Act | undefined, (a: Float64Array, m: number, b: Float64Array, n: number, out: Float64Array) => void>} */
const LOOPS = new Map();
LOOPS.set(ELEMENTARY.get('add'), (a, m, b, n, out) => {
  for (let i = 0; i < out.length; i++) out[i] = settled(a[i * m] + b[i * n], a[i * m]);
});
LOOPS.set(ELEMENTARY.get('sub'), (a, m, b, n, out) => {
  for (let i = 0; i < out.length; i++) out[i] = settled(a[i * m] - b[i * n], a[i * m]);
});
LOOPS.set(ELEMENTARY.get('mul'), (a, m, b, n, out) => {
  for (let i = 0; i < out.length; i++) out[i] = a[i * m] * b[i * n];
});
LOOPS.set(ELEMENTARY.get('div'), (a, m, b, n, out) => {
  for (let i = 0; i < out.length; i++) out[i] = div(a[i * m], b[i * n]);
});

/** An operation in all draws. @param {import('./arithmetic.js').Act} act @param {Column[]} operands @returns {Column} */
export function each(act, operands) {
  const many = operands.find(isMany);
  if (!many) {
    const one = act(.../** @type {number[]} */ (operands));
    return Number.isFinite(one) ? one : fail(Number.isNaN(one) ? 'no real value' : 'overflow');
  }
  const found = new Float64Array(many.length),
    [a, b] = operands.map(one => (isMany(one) ? one : Float64Array.of(Number(one)))),
    [m, n] = operands.map(one => (isMany(one) ? 1 : 0)),
    loop = LOOPS.get(act);
  if (loop) loop(a, m, b, n, found);
  else if (operands.length === 1) for (let i = 0; i < found.length; i++) found[i] = act(a[i]);
  else if (operands.length === 2) for (let i = 0; i < found.length; i++) found[i] = act(a[i * m], b[i * n]);
  else found.forEach((_, i) => (found[i] = act(...operands.map(one => +(isMany(one) ? one[i] : one)))));
  let nought = 0;
  for (let i = 0; i < found.length; i++) nought += found[i] * 0;
  if (nought !== 0) fail(found.some(Number.isNaN) ? 'no real value' : 'overflow');
  return found;
}

/** A percentile, given as a share, or the mean of all draws. @param {Column} column @param {number} share @returns {Column} */
export function folded(column, share) {
  if (!isMany(column)) return column;
  if (share !== MEAN) return percentiles(column, [share])[0];
  let total = 0;
  for (const value of column) total += value;
  return total / column.length;
}

/** What shares of the draws lie below; between two draws in proportion (Hazen 1914). @param {Float64Array} column @param {number[]} shares */
function percentiles(column, shares) {
  const places = shares.map(share => Math.min(Math.max(share * column.length - 0.5, 0), column.length - 1)),
    below = places.map(place => Math.min(Math.floor(place), column.length - 2)),
    rising = column.slice();
  order(
    rising,
    0,
    rising.length - 1,
    below.flatMap(at => [at, at + 1]),
  );
  return places.map((place, i) => {
    const at = below[i];
    return rising[at] + (rising[at + 1] - rising[at]) * (place - at);
  });
}

/** Brings some places of an array into order, by quicksort that goes on where one of them is.
 * @param {Float64Array} a @param {number} low @param {number} high @param {number[]} wanted */
function order(a, low, high, wanted) {
  if (!wanted.some(at => at >= low && at <= high)) return;
  if (high - low < 24) {
    a.subarray(low, high + 1).sort();
    return;
  }
  const ends = [a[low], a[(low + high) >> 1], a[high]].sort((x, y) => x - y),
    middle = ends[1];
  let i = low,
    j = high;
  while (i <= j) {
    while (a[i] < middle) i++;
    while (a[j] > middle) j--;
    if (i > j) break;
    const kept = a[i];
    a[i++] = a[j];
    a[j--] = kept;
  }
  order(a, low, j, wanted);
  order(a, i, high, wanted);
}

/** Bars of a histogram, the highest of 9; what is far out has none. @param {Column} column @returns {number[]} */
export function heights(column) {
  const found = summary(column);
  if (!isMany(column) || !Array.isArray(found)) return [];
  const [low, , high] = found,
    wide = ((high - low) * (1 + 2 * BEYOND)) / BARS,
    start = low - (high - low) * BEYOND,
    counts = Array.from({ length: BARS }, () => 0);
  if (!(wide > 0)) return [];
  for (const value of column) {
    const at = Math.floor((value - start) / wide);
    if (at >= 0 && at < BARS) counts[at]++;
  }
  const most = Math.max(...counts);
  return counts.map(count => Math.floor((TALLEST * count) / most + 0.5));
}

/** P5, median and P95. @param {Column} column @returns {Value | [number, number, number]} */
export function summary(column) {
  if (isSeries(column)) return fail('no value');
  if (!isMany(column)) return column;
  if (column.every(value => value === column[0])) return column[0];
  const [low, middle, high] = percentiles(column, [0.05, 0.5, 0.95]);
  return [low, middle, high];
}
