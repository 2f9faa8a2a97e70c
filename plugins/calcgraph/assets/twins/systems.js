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
  ASIDE = 1e-5,
  BACK = 0.1,
  RANK = 1e9,
  BASES = [2, 3, 5, 7, 11, 13],
  ALL = 1e300,
  UNFIXED = 'the equations do not fix each unknown';
const { abs, max, min, floor } = Math;

/** @param {Rest} rest @param {number[]} lows @param {number[]} highs @param {number[]} places @param {number} cost */
export function solveSystem(rest, lows, highs, places, cost) {
  const heres = startsOf(lows, highs, places),
    scales = heres.map((here, i) => (lows[i] > -ALL || highs[i] < ALL ? highs[i] - lows[i] : abs(here) || 1)),
    field = { lows, highs, scales },
    starts = max(4, min(MOST_STARTS, floor(WORK / (8 * cost * (2 * heres.length + 1)))));
  /** @type {number[][]} */
  const found = [],
    /** @type {number[][]} */
    touched = [];
  let flat = 0;
  for (let at = 0; at < starts; at++) {
    const end = newton(rest, at ? heres.map((_, i) => place(at, i, field)) : heres, field);
    if (end?.length === 0) flat++;
    if (end?.length && ![...found, ...touched].some(other => isAlike(end, other, scales)))
      (isCrossed(rest, end, scales) ? found : touched).push(end);
  }
  if (!found.length) fail(touched.length || flat === starts ? UNFIXED : 'no solution found');
  const rank = (/** @type {number[]} */ point) => point.map((x, i) => floor((x / scales[i]) * RANK + 0.5));
  found.sort((one, other) => {
    const a = rank(one),
      b = rank(other),
      i = a.findIndex((x, j) => x !== b[j]);
    return i < 0 ? 0 : a[i] - b[i];
  });
  const far = (/** @type {number[]} */ point) =>
    point.reduce(
      (all, x, i) => all + (places[i] < ALL ? ((x - heres[i]) / scales[i]) * ((x - heres[i]) / scales[i]) : 0),
      0,
    );
  const best = found.reduce((one, other) => (far(other) < far(one) * (1 - SETTLED) ? other : one));
  if (touched.some(one => far(one) < far(best))) fail(UNFIXED);
  const least = far(best) * (1 + ALIKE) + ALIKE ** 2;
  if (!places.every(here => here < ALL) && found.some(one => one !== best && far(one) <= least))
    fail('several solutions are equally near');
  return heres.map((_, i) => [best[i], ...found.map(one => one[i])]);
}

/** Where the first walk begins. @param {number[]} lows @param {number[]} highs @param {number[]} places */
export const startsOf = (lows, highs, places) =>
  places.map((here, i) => (here < ALL ? here : (lows[i] + highs[i]) / 2));

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

/** Whether slopes beside a solution lead back to it. @param {Rest} rest @param {number[]} end @param {number[]} scales */
function isCrossed(rest, end, scales) {
  const sizes = end.map((x, i) => max(abs(x), 1e-3 * scales[i]));
  for (const side of [ASIDE, -ASIDE]) {
    const moved = end.map((x, i) => x + side * sizes[i]),
      value = rest(moved);
    if (!value) continue;
    const [shares] = step(rest, moved, value, sizes);
    return shares.length > 0 && shares.every(share => abs(side + share) <= BACK * ASIDE);
  }
  return true;
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
