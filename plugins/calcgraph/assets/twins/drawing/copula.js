// @ts-check
// The order in which quantities that go together are drawn: the twin of calc/numbers/copula.py, bit for bit.
import { scores, shuffled } from '../places.js';
import { COUNT } from './count.js';

/** Names of places in the order in which they are drawn, each with its correlations with those before it.
 * @typedef {[string, number[]][]} Chain */

/** @type {Map<string, Uint16Array>} Orders by chain; the same for all arguments. */
const known = new Map();

/** What the last leaf of a chain comes to in each draw. @param {Chain} chain @param {string} kind */
export function together(chain, kind) {
  const rising = scores();
  return Float64Array.from(ranks(chain), place => (kind === 'score' ? rising[place] : (place + 0.5) / COUNT));
}

/** The place of the last of a chain in each draw. @param {Chain} chain @returns {Uint16Array} */
export function ranks(chain) {
  const [name, row] = chain[chain.length - 1];
  if (!row.length) return shuffled(name);
  const text = JSON.stringify(chain),
    before = known.get(text);
  if (before) return before;
  const others = row.map((_, at) => scored(ranks(chain.slice(0, at + 1)))),
    values = mixed(scored(shuffled(name)), others, row),
    order = Array.from({ length: COUNT }, (_, at) => at).sort(
      (one, other) => values[one] - values[other] || one - other,
    ),
    found = new Uint16Array(COUNT);
  order.forEach((at, rank) => (found[at] = rank));
  known.set(text, found);
  return found;
}

/** @param {Uint16Array} places */
function scored(places) {
  const rising = scores();
  return Float64Array.from(places, place => rising[place]);
}

/** Scores that go with others as wanted: a part of each of them, and what of their own is free of all of them.
 * @param {Float64Array} own @param {Float64Array[]} others @param {number[]} row */
function mixed(own, others, row) {
  const grams = others.map(one => others.map(other => dot(one, other))),
    size = grams[0][0],
    wanted = row.map(part => part * size);
  const shares = solve(
      grams,
      others.map(other => dot(own, other)),
    ),
    weights = solve(grams, wanted);
  const free = added(
      own,
      others,
      shares.map(share => -share),
    ),
    left = size - dot(weights, wanted),
    weight = Math.sqrt(Math.max(left, 0) / dot(free, free));
  return added(
    free.map(value => weight * value),
    others,
    weights,
  );
}

/** @param {Float64Array} start @param {Float64Array[]} columns @param {number[]} weights */
const added = (start, columns, weights) =>
  columns.reduce((sum, column, j) => sum.map((value, i) => value + weights[j] * column[i]), start);

/** @param {ArrayLike<number>} one @param {ArrayLike<number>} other */
function dot(one, other) {
  let total = 0;
  for (let i = 0; i < one.length; i++) total += one[i] * other[i];
  return total;
}

/** What a positive matrix makes `right` of. @param {number[][]} matrix @param {number[]} right */
function solve(matrix, right) {
  const rows = matrix.map((line, at) => [...line, right[at]]),
    count = rows.length;
  for (let at = 0; at < count; at++)
    for (let below = at + 1; below < count; below++) {
      const share = rows[below][at] / rows[at][at];
      for (let column = at; column <= count; column++) rows[below][column] -= share * rows[at][column];
    }
  const found = new Array(count).fill(0);
  for (let at = count - 1; at >= 0; at--) {
    let value = rows[at][count];
    for (let column = at + 1; column < count; column++) value -= rows[at][column] * found[column];
    found[at] = value / rows[at][at];
  }
  return found;
}
