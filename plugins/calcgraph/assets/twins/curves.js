// @ts-check
// Curves through points of a table: the twin of calc/programs/curves.py. Slopes of smooth ones come with the page.
import { fail } from './arithmetic.js';
import { follow } from './rates.js';
import { tried } from './tried.js';
/** @import {Region} from './program.js' */

const LINEAR = 0,
  TIERS = 2,
  SNAP = 1e-12,
  KNOWN = 1e4,
  OUTSIDE = 'outside of the table';
const { abs, max, min } = Math;

/** How many keys are not above a place. @param {number[]} xs @param {number} x */
function below(xs, x) {
  let low = 0,
    high = xs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (x < xs[middle]) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** @param {number[]} xs @param {number} x @param {number} clamp */
function placed(xs, x, clamp) {
  const low = xs[0],
    high = xs[xs.length - 1],
    near = SNAP * max(abs(low), abs(high));
  if (x < low) return clamp || low - x <= near ? low : fail(OUTSIDE);
  if (x > high) return clamp || x - high <= near ? high : fail(OUTSIDE);
  return x;
}

/** @param {number[]} xs @param {number} x */
const piece = (xs, x) => min(max(below(xs, x) - 1, 0), xs.length - 2);

/** @param {number[]} xs @param {number[]} ys @param {number} x @param {number} clamp */
function tier(xs, ys, x, clamp) {
  let i = below(xs, x) - 1;
  if (i + 1 < xs.length && xs[i + 1] - x <= SNAP * max(abs(xs[i + 1]), abs(x))) i++;
  if (i < 0 && !clamp) fail(OUTSIDE);
  return ys[max(i, 0)];
}

/** @param {number[][]} points @param {number} at @param {number} mode @param {number} clamp */
function along([xs, ys, slopes], at, mode, clamp) {
  if (mode === TIERS) return tier(xs, ys, at, clamp);
  const x = placed(xs, at, clamp);
  if (xs.length === 1) return ys[0];
  const i = piece(xs, x),
    wide = xs[i + 1] - xs[i],
    far = x - xs[i];
  if (mode === LINEAR) return ys[i] + (ys[i + 1] - ys[i]) * (far / wide);
  const steep = (ys[i + 1] - ys[i]) / wide,
    third = (slopes[i] + slopes[i + 1] - 2 * steep) / wide,
    second = (steep - slopes[i]) / wide - third;
  return ys[i] + far * (slopes[i] + far * (second + far * (third / wide)));
}

/** @param {number[][]} grid @param {number} atX @param {number} atY @param {number} clamp */
function across([xs, ys, values], atX, atY, clamp) {
  const x = placed(xs, atX, clamp),
    y = placed(ys, atY, clamp),
    i = piece(xs, x),
    j = piece(ys, y),
    count = ys.length;
  const right = (x - xs[i]) / (xs[i + 1] - xs[i]),
    up = (y - ys[j]) / (ys[j + 1] - ys[j]);
  const low = i * count + j,
    high = (i + 1) * count + j;
  const near = values[low] + (values[low + 1] - values[low]) * up,
    far = values[high] + (values[high + 1] - values[high]) * up;
  return near + (far - near) * right;
}

/** @type {Record<string, Region>} */
export const CURVES = {
  points: (_run, [columns, ...numbers]) => {
    const found = [];
    for (let at = +columns, i = 0; i < +columns; i++) {
      found.push({ first: 0, numbers: numbers.slice(at, at + Number(numbers[i])).map(Number) });
      at += Number(numbers[i]);
    }
    return /** @type {any} */ (found);
  },
  along(run, [key, mode, clamp, slot], _body, slots) {
    const points = run.series(String(key)).map(one => one.numbers),
      [xs, ys, , errors] = points,
      at = Number(slots[+slot]);
    if (errors && !(xs[0] <= at && at <= xs[xs.length - 1])) fail('outside of the range of its rate');
    const value = along(points, at, +mode, +clamp);
    if (errors && value !== 0 && abs(value) < KNOWN * errors[0] && value !== ys[0] && value !== ys[ys.length - 1])
      fail('too near to zero for the steps of its rate');
    return value;
  },
  motion(run, [low, high, weight, ...rest], body, slots, at) {
    const heads = rest.slice(0, -1).map(Number),
      states = heads.filter((_, i) => i % 3 === 0),
      starts = heads.filter((_, i) => i % 3 === 1),
      ends = heads.filter((_, i) => i % 3 === 2);
    const rates = (/** @type {number} */ t, /** @type {number[]} */ state) => {
      const found = tried(run, () => {
        slots[at] = t;
        states.forEach((slot, i) => (slots[slot] = state[i]));
        return ends.map((end, i) => Number(body(i ? ends[i - 1] : at + 1, end)));
      });
      return found?.every(Number.isFinite) ? found : undefined;
    };
    const from = starts.map(slot => Number(slots[slot])),
      path = follow(rates, from, Number(slots[+low]), Number(slots[+high]), +weight);
    const columns = [path.times, ...path.values.flatMap((one, i) => [one, path.slopes[i]]), path.errors];
    return /** @type {any} */ (columns.map(numbers => ({ first: 0, numbers })));
  },
  path(run, [key, which]) {
    const all = run.series(String(key)),
      own = +which,
      error = { first: 0, numbers: all[all.length - 1].numbers.slice(own, own + 1) };
    return /** @type {any} */ ([all[0], all[1 + 2 * own], all[2 + 2 * own], error]);
  },
  across: (run, [key, clamp, x, y], _body, slots) =>
    across(
      run.series(String(key)).map(one => one.numbers),
      Number(slots[+x]),
      Number(slots[+y]),
      +clamp,
    ),
};
