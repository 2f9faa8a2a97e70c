// @ts-check
// Several equations together: the twin of calc/programs/solving/systems.py.
import { fail } from './arithmetic.js';
/** @typedef {(point: number[]) => number[] | undefined} Rest */
/** @typedef {{lows: number[], highs: number[], scales: number[]}} Field */

const MOST_STARTS = 40,
  WORK = 250000,
  ROUNDS = 60,
  HALVINGS = 12,
  CLOSING = 3,
  NEAR = 1e-6,
  CLOSE = 1e-7,
  SETTLED = 1e-9,
  ZERO = 1e-13,
  FLAT = 1e-10,
  ALIKE = 1e-8,
  RANK = 1e9,
  BASES = [2, 3, 5, 7, 11, 13],
  ALL = 1e300;
const { abs, max, min, floor } = Math;

/** @param {Rest} rest @param {number[]} lows @param {number[]} highs @param {number[]} heres @param {number} cost */
export function solveSystem(rest, lows, highs, heres, cost) {
  const scales = heres.map((here, i) => (lows[i] > -ALL || highs[i] < ALL ? highs[i] - lows[i] : abs(here) || 1)),
    field = { lows, highs, scales },
    starts = max(4, min(MOST_STARTS, floor(WORK / (8 * cost * (2 * heres.length + 1)))));
  /** @type {number[][]} */
  const found = [];
  let flat = 0;
  for (let at = 0; at < starts; at++) {
    const end = newton(rest, at ? heres.map((_, i) => place(at, i, field)) : heres, field);
    if (end?.length === 0) flat++;
    if (end?.length && !found.some(other => isAlike(end, other, scales))) found.push(end);
  }
  if (!found.length) fail(flat === starts ? 'the equations do not fix each unknown' : 'no solution found');
  const rank = (/** @type {number[]} */ point) => point.map((x, i) => floor((x / scales[i]) * RANK + 0.5));
  found.sort((one, other) => {
    const a = rank(one),
      b = rank(other),
      i = a.findIndex((x, j) => x !== b[j]);
    return i < 0 ? 0 : a[i] - b[i];
  });
  const far = (/** @type {number[]} */ point) =>
    point.reduce((all, x, i) => all + ((x - heres[i]) / scales[i]) * ((x - heres[i]) / scales[i]), 0);
  const best = found.reduce((one, other) => (far(other) < far(one) * (1 - SETTLED) ? other : one));
  return heres.map((_, i) => [best[i], ...found.map(one => one[i])]);
}

/** @param {number} at @param {number} i @param {Field} field */
function place(at, i, { lows, highs, scales }) {
  let share = 0;
  for (let part = 1, rest = at; rest; rest = floor(rest / BASES[i])) {
    part /= BASES[i];
    share += part * (rest % BASES[i]);
  }
  if (lows[i] > -ALL || highs[i] < ALL) return lows[i] + share * scales[i];
  const side = 2 * share - 1;
  return (scales[i] * side) / (1 - abs(side));
}

/** Where it leads; an empty list where slopes do not say which way to go. @param {Rest} rest @param {number[]} start @param {Field} field */
function newton(rest, start, { lows, highs, scales }) {
  let point = start,
    value = rest(start),
    closing = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const sizes = point.map((x, i) => max(abs(x), 1e-3 * scales[i]));
    if (!value) return undefined;
    const [shares, weights] = step(rest, point, value, sizes);
    if (!shares.length) return [];
    const far = max(...shares.map(abs));
    if (closing === CLOSING)
      return far <= SETTLED ? point.map((x, i) => (abs(x) <= ZERO * scales[i] ? 0 : x)) : undefined;
    if (closing || far <= CLOSE) closing++;
    const weigh = (/** @type {number[]} */ found) => max(...found.map((one, i) => abs(one) / weights[i])),
      most = weigh(value),
      before = point;
    let length = 1,
      next;
    for (let i = 0; i < (closing ? 1 : HALVINGS); i++, length /= 2) {
      point = before.map((x, j) => min(max(x + length * sizes[j] * shares[j], lows[j]), highs[j]));
      next = rest(point);
      if (next && (closing || weigh(next) < most)) break;
      next = undefined;
    }
    value = next;
  }
  return undefined;
}

/** @param {Rest} rest @param {number[]} point @param {number[]} value @param {number[]} sizes */
function step(rest, point, value, sizes) {
  const columns = point.map((x, i) => {
    const [right, left] = [1, -1].map(sign => rest(Object.assign([...point], { [i]: x + sign * NEAR * sizes[i] }))),
      wide = right && left ? 2 : 1;
    return (right ?? value).map((a, j) => (a - (left ?? value)[j]) / (wide * NEAR));
  });
  const weights = value.map((_, row) => max(...columns.map(column => abs(column[row]))));
  if (!weights.every(weight => weight > 0 && weight < Infinity)) return [[], []];
  const rows = value.map((one, row) => [...columns.map(column => column[row] / weights[row]), -one / weights[row]]);
  return [eliminated(rows), weights];
}

/** @param {number[][]} rows */
function eliminated(rows) {
  const count = rows.length,
    found = rows.map(() => 0);
  for (let i = 0; i < count; i++) {
    let best = i;
    for (let at = i + 1; at < count; at++) if (abs(rows[at][i]) > abs(rows[best][i])) best = at;
    if (!(abs(rows[best][i]) >= FLAT)) return [];
    [rows[i], rows[best]] = [rows[best], rows[i]];
    for (let at = i + 1; at < count; at++) {
      const times = rows[at][i] / rows[i][i];
      for (let j = i; j <= count; j++) rows[at][j] -= times * rows[i][j];
    }
  }
  for (let i = count - 1; i >= 0; i--) {
    let total = rows[i][count];
    for (let j = i + 1; j < count; j++) total -= rows[i][j] * found[j];
    found[i] = total / rows[i][i];
  }
  return found;
}

/** @param {number[]} one @param {number[]} other @param {number[]} scales */
const isAlike = (one, other, scales) =>
  one.every((a, i) => abs(a - other[i]) <= ALIKE * max(abs(a), abs(other[i]), 1e-6 * scales[i]));
