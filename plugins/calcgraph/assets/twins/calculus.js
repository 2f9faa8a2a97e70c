// @ts-check
// What only some programs use: special functions, sums, integrals, slopes, roots; as calc/numbers/special.py and calc/programs/numeric.py have them.
import { irr } from './cash.js';
import { CURVES, ROWS } from './curves.js';
import { FITS } from './fits.js';
import { DATES } from './dates.js';
import { EFFORTS, countAbove as ceiling, fail, countBelow as floor, mod, tried } from './arithmetic.js';
import { INCOMPLETE } from './incomplete.js';
import { SOME_TERMS, TERMS, polynomial, watch } from './overlooked.js';
import { heightOfPeak, placeOfPeak } from './peaks.js';
import { erfinv, normal_quantile } from './quantiles.js';
import { findRoot } from './roots.js';
import { SEARCHES } from './searches.js';
import { SEQUENCES } from './sequences.js';
import { solveSystem, startsOf } from './systems.js';
/** @import {Act} from './arithmetic.js' */
/** @import {Body, Region, Run} from './program.js' */
/** @import {Value} from './types' */

const MOST_TERMS = 1e4;
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
const LOBATTO = [
  [0.9428824156954797, 0.09427384021885005, 0],
  [0.816496580927726, 0.1550719873365854, 432 / 1470],
  [0.6418533423457813, 0.18882157396018245, 0],
  [0.4472135954999579, 0.19977340522685852, 625 / 1470],
  [0.23638319966214988, 0.22492646533333951, 0],
];
const ENDS = [0.015827191973480183, 77 / 1470],
  MIDDLE = [0.24261107190140774, 672 / 1470],
  ROUNDS = 4,
  SHARP = 2 ** -52,
  EDGE = 2 ** -44,
  BLURRED = 1e-8;

/** @type {Act} */
const gamma = x => {
  if (x === Math.floor(x) && x <= 171) return x <= 0 ? fail('gamma of zero or less') : factorial(x - 1);
  if (x < 0.5) return Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x));
  if (x > 172) fail('overflow');
  const below = x - 1,
    top = below + 7.5,
    half = top ** ((below + 0.5) / 2);
  const total = LANCZOS.slice(1).reduce((sum, part, i) => sum + part / (below + i + 1), LANCZOS[0]);
  return Math.sqrt(2 * Math.PI) * half * Math.exp(-top) * half * total;
};
/** @type {Act} */
const factorial = x => {
  const near = floor(x);
  if (near !== ceiling(x)) return gamma(x + 1);
  let result = near < 0 ? fail('factorial of a negative number') : 1;
  for (let factor = 2; factor <= Math.min(near, 171); factor++) result *= factor;
  return result;
};
/** @type {Act} */
const binomial = (upper, lower) => {
  let count = floor(lower);
  if (count !== ceiling(lower)) fail('binomial of a number that is not whole');
  if (count < 0) return 0;
  if (upper === Math.floor(upper) && upper >= count) count = Math.min(count, upper - count);
  if (count > 1e4) fail('binomial of more than 10,000');
  let result = 1;
  for (let at = 1; at <= count; at++) result = (result * (upper - count + at)) / at;
  return result;
};
/** @type {Act} */
const erf = x => {
  if (Math.abs(x) > 6) return Math.sign(x);
  let term = 1,
    total = 1;
  for (let at = 1; at < 250 && term >= total * 1e-17; at++) total += term *= (2 * x * x) / (2 * at + 1);
  return ((2 * x) / Math.sqrt(Math.PI)) * Math.exp(-x * x) * total;
};
/** @type {Act} */
const erfc = x => {
  if (x < 1.5) return 1 - erf(x);
  let fraction = 0;
  for (let at = 120; at > 0; at--) fraction = at / 2 / (x + fraction);
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction);
};
/** @type {Act} */
const clamp = (x, low, high) =>
  low > high ? fail('clamp to a range whose lower end is above its upper end') : Math.min(Math.max(x, low), high);
/** @type {Act} */
const cbrt = x => {
  const root = Math.abs(x) ** (1 / 3),
    near = Math.floor(root + 0.5);
  return Math.sign(x) * (near * near * near === Math.abs(x) ? near : root);
};
const { hypot, expm1 } = Math;
/** @type {Act} */
const log1p = x => (x <= -1 ? fail('log of zero or less') : Math.log1p(x));
/** Each multiplication of a binomial is a step; one that is refused takes none. @type {Act} */
const effort = (upper, lower) => {
  const factors = upper === Math.floor(upper) && upper >= lower ? Math.min(lower, upper - lower) : lower;
  return factors > 0 && factors <= 1e4 ? Math.trunc(factors) : 0;
};
EFFORTS.set(binomial, effort);
export const ACTS = {
  ...{ gamma, factorial, binomial, erf, erfc, erfinv, normal_quantile, cbrt, mod, clamp, hypot, expm1, log1p },
  ...DATES,
  ...INCOMPLETE,
  irr,
};

/** @type {Record<string, Region>} */
export const MORE_REGIONS = {
  ...SEQUENCES,
  ...CURVES,
  ...ROWS,
  ...FITS,
  ...SEARCHES,
  sum: (run, o, body, slots, at) => fold(run, o, body, slots, at, 0),
  product: (run, o, body, slots, at) => fold(run, o, body, slots, at, 1),
  integral: (run, [low, high, end], body, slots, at, _operations, instructions) => {
    const { budget } = run,
      from = Number(slots[+low]),
      to = Number(slots[+high]),
      inner = budget.integrals > 0;
    const act = (/** @type {number} */ x) => ((slots[at] = x), Number(body()));
    const { curve, look, hear } = watch(run, act, [instructions, slots], at + 1, +end);
    const seen = (/** @type {number} */ x) => curve(x) ?? beside(act, x, from, to);
    const around = () => look().map(place => place.map(([x, value]) => /** @type {Point} */ ([x, value ?? seen(x)])));
    budget.integrals++;
    const before = budget.steps;
    if (!inner) [from, to].forEach(seen);
    const pieces = inner ? 1 : firstPieces(Math.floor((before - budget.steps) / 2)),
      [area, narrow] = integrate(seen, from, to, pieces, inner, around);
    budget.integrals--;
    hear(narrow);
    return area;
  },
  slope: (run, [key], body) => slope(along(run, key, body), Number(run.known(String(key)))),
  argmax: (run, o, body, slots, at, _, list) => peak(placeOfPeak, 1, run, o, body, [list, slots], at),
  argmin: (run, o, body, slots, at, _, list) => peak(placeOfPeak, -1, run, o, body, [list, slots], at),
  maximum: (run, o, body, slots, at, _, list) => peak(heightOfPeak, 1, run, o, body, [list, slots], at),
  minimum: (run, o, body, slots, at, _, list) => peak(heightOfPeak, -1, run, o, body, [list, slots], at),
  root(run, [key, low, high, here, ...rank], body, slots, at, _operations, instructions) {
    const act = along(run, key, body),
      { curve, look, hear } = watch(run, act, [instructions, slots], at + 1, Number(rank.at(-1))),
      [which, count] = rank.slice(0, -1).map(slot => Number(slots[+slot]));
    return findRoot(curve, Number(slots[+low]), Number(slots[+high]), Number(slots[+here]), look, hear, which, count);
  },
  system(run, [number, ...o], body, slots, at) {
    const count = +number,
      [lows, highs, heres] = [0, 1, 2].map(i => o.slice(i * count, (i + 1) * count).map(slot => Number(slots[+slot]))),
      keys = o.slice(3 * count, 4 * count).map(String),
      ends = o.slice(4 * count, -1).map(Number);
    const rest = (/** @type {number[]} */ point) => {
      const found = tried(run, () => {
        const inner = run.inside(new Map(keys.map((key, i) => [key, point[i]])));
        return ends.map((end, i) => Number(body(i ? ends[i - 1] : at + 1, end, inner)));
      });
      return found?.every(Number.isFinite) ? found : undefined;
    };
    const first = startsOf(lows, highs, heres);
    rest(first); // what it reads is known from now on, and costs nothing
    const before = run.budget.steps;
    rest(first);
    const found = solveSystem(rest, lows, highs, heres, before - run.budget.steps);
    return /** @type {any} */ (found.map(numbers => ({ first: 0, numbers })));
  },
};

/** @param {typeof placeOfPeak} find @param {1 | -1} sign @param {Run} run @param {(string | number)[]} o @param {Body} body @param {[import('./program.js').Instruction[], Value[]]} frame @param {number} at */
const peak = (find, sign, run, [low, high, end], body, frame, at) => {
  const [, slots] = frame;
  const act = (/** @type {number} */ x) => ((slots[at] = x), Number(body())),
    { curve, look, hear } = watch(run, act, frame, at + 1, +end);
  return find(curve, Number(slots[+low]), Number(slots[+high]), sign, look, hear);
};

/** The region as a function of a node. @param {Run} run @param {string | number} key @param {Body} body */
const along = (run, key, body) => (/** @type {number} */ x) =>
  Number(body(undefined, undefined, run.inside(new Map([[String(key), x]]))));

/** @param {Run} run @param {(string | number)[]} o @param {Body} body @param {Value[]} slots @param {number} at @param {0 | 1} start */
function fold({ machine: { traced } }, o, body, slots, at, start) {
  const [first, last] = [0, 1].map(i => {
    const x = Number(slots[+o[i]]),
      whole = floor(x);
    return whole === ceiling(x) ? whole : fail('bounds are not whole numbers');
  });
  if (last < first - 1) fail('the bounds run backwards');
  if (last - first >= MOST_TERMS) fail('more than 10,000 terms');
  const stride = Math.floor((last - first + 1) / TERMS) + 1;
  let total = /** @type {number} */ (start);
  for (let x = first; x <= last; x++) {
    slots[at] = x;
    total = start ? total * Number(body()) : total + Number(body());
    if (traced && !((x - first) % stride)) traced.push([[], slots.slice(at + 1, Number(o[2]))]);
  }
  if (traced && stride > 1) traced.push([SOME_TERMS, []]);
  return total;
}

/** @typedef {(x: number) => number} Curve */
/** @param {Curve} f @param {number} x */
function slope(f, x) {
  let h = 1e-3 * Math.abs(x) || 1e-3,
    size = 0;
  const middle = f(x),
    { abs } = Math;
  for (let i = 0; i < 8; i++, h /= 4) {
    const left = f(x - h),
      right = f(x + h),
      farLeft = f(x - 2 * h),
      farRight = f(x + 2 * h);
    const near = right - middle - (middle - left),
      far = farRight - middle - (middle - farLeft);
    const moved = abs(right - middle) + abs(middle - left),
      rest = 1e-14 * abs(middle),
      rise = farLeft - farRight + 8 * (right - left);
    size = Math.max(size, moved / h);
    if (
      abs(far / 2 - 2 * near) <= 1e-4 * size * h + rest &&
      (abs((farRight - farLeft) / 2 - (right - left)) <= 0.1 * moved + rest || abs(rise) <= 1e-9 * moved)
    ) {
      const half = h / 2,
        inner = left - right + 8 * (f(x + half) - f(x - half)),
        coarse = rise / (12 * h),
        fine = inner / (12 * half);
      if (abs(fine - coarse) <= 1e-3 * size + rest / h) return fine + (fine - coarse) / 15;
    }
  }
  return fail('no slope where a function jumps or bends');
}

/** @param {number} steps */
function firstPieces(steps) {
  let pieces = 32;
  while (pieces > 2 && steps * 12 * pieces > 4e4) pieces /= 2;
  return pieces;
}

/** @param {Curve} f @param {number} x @param {number} low @param {number} high */
function beside(f, x, low, high) {
  const step = (high - low) * 1e-3 * (Math.abs(x - low) > Math.abs(high - x) ? -1 : 1);
  return [6, -15, 20, -15, 6, -1].reduce((sum, weight, i) => sum + weight * f(x + step * (i + 1)), 0);
}

/** @typedef {[number, number]} Point */
/** @param {Curve} f @param {number} low @param {number} high @param {number} count @param {boolean} inner @param {() => Point[][]} look @returns {[number, number[]]} */
function integrate(f, low, high, count, inner, look) {
  const at = [...Array.from({ length: count }, (_, i) => low + ((high - low) * i) / count), high],
    values = at.map(f),
    share = count === 32 ? 1e-13 : 1e-11;
  const known = Array.from({ length: count }, (_, i) => area(f, at[i], at[i + 1], values[i], values[i + 1], 0));
  const once = sum(known);
  let pieces = settled(f, known, share * once.size),
    found = sum(pieces);
  if (!(found.error <= once.error)) [pieces, found] = [known, once];
  const places = look(),
    /** @type {number[]} */ narrow = [],
    parts = places.length ? split(f, pieces, places, found.size / Math.abs(high - low), narrow) : pieces;
  if (narrow.length) {
    pieces = parts;
    for (let i = 0; i < ROUNDS; i++) pieces = settled(f, pieces, share * sum(pieces).size);
    const before = found;
    found = sum(pieces);
    const moved = Math.abs(found.value - before.value);
    if (!(moved > 1e-9 * found.size && moved > before.error)) narrow.length = 0;
  }
  const { value, error, size } = found;
  if (Math.abs(value) <= 1e-14 * size && error <= 1e-9 * size) return [0, narrow];
  const whole = inner ? size : Math.abs(value);
  return error <= 1e-9 * whole && blur(pieces) <= BLURRED * whole
    ? [value, narrow]
    : fail('the integral does not settle');
}

/** The area by which comparisons may move jumps. @param {Piece[]} pieces */
const blur = pieces =>
  pieces.reduce((total, { a, b, first, last }) => {
    const size = Math.max(Math.abs(a), Math.abs(b));
    return Math.abs(b - a) <= EDGE * size ? total + Math.abs(last - first) * SHARP * size : total;
  }, 0);

/** @typedef {{value: number, error: number, size: number}} Sum */
/** @typedef {ReturnType<typeof area>} Piece */
/** @param {Curve} f @param {Piece[]} pieces @param {number} slack */
function settled(f, pieces, slack) {
  /** @type {Piece[]} */
  const found = [],
    known = [...pieces];
  for (let one, halvings = 0; (one = known.pop());) {
    const { depth, a, b, first, last, middle } = one,
      c = (a + b) / 2;
    if (one.error <= slack || depth === 52 || halvings === 500) {
      found.push(one);
      continue;
    }
    halvings++;
    known.push(area(f, a, c, first, middle, depth + 1), area(f, c, b, middle, last, depth + 1));
  }
  return found;
}

/** Pieces split where values at places are not those of the polynomial through a piece's points, which are collected.
 * @param {Curve} f @param {Piece[]} settled @param {Point[][]} places @param {number} mean @param {number[]} narrow */
function split(f, settled, places, mean, narrow) {
  return settled.flatMap(piece => {
    const { a, b } = piece,
      [low, high] = a < b ? [a, b] : [b, a],
      inside = places.flatMap(place => place.filter(([at]) => low < at && at < high)),
      apart = inside.length ? off(f, piece, inside, mean) : [];
    if (!apart.length) return [piece];
    narrow.push(...apart);
    const at = [...new Set([low, high, ...apart])].sort((x, y) => (a < b ? x - y : y - x)),
      values = at.map(f);
    return at.slice(1).map((end, i) => area(f, at[i], end, values[i], values[i + 1], 0));
  });
}

/** Points whose values are not those of the polynomial. @param {Curve} f @param {Piece} piece @param {Point[]} inside @param {number} mean */
function off(f, { a, b, first, last, middle: centre }, inside, mean) {
  const middle = (a + b) / 2,
    half = (b - a) / 2,
    { abs } = Math,
    /** @type {Point[]} */ nodes = [
      [-1, first],
      [0, centre],
      [1, last],
    ];
  for (const [node] of LOBATTO) for (const side of [-1, 1]) nodes.push([side * node, f(middle + side * half * node)]);
  const size = nodes.reduce((most, [, value]) => Math.max(most, abs(value)), mean);
  const isOn = (/** @type {Point} */ [at, value]) =>
    abs(value - polynomial(nodes, (at - middle) / half)) <= 1e-6 * Math.max(size, abs(value));
  return inside.filter(point => !isOn(point)).map(([at]) => at);
}

/** @param {Sum[]} areas */
const sum = areas =>
  areas.reduce(
    (all, one) => ({ value: all.value + one.value, error: all.error + one.error, size: all.size + one.size }),
    { value: 0, error: 0, size: 0 },
  );

/** @param {Curve} f @param {number} a @param {number} b @param {number} first @param {number} last @param {number} depth */
function area(f, a, b, first, last, depth) {
  const centre = (a + b) / 2,
    half = (b - a) / 2,
    middle = f(centre),
    { abs } = Math;
  let [fine, coarse] = [0, 1].map(i => ENDS[i] * (first + last) + MIDDLE[i] * middle),
    size = ENDS[0] * (abs(first) + abs(last)) + MIDDLE[0] * abs(middle);
  for (const [node, weight, other] of LOBATTO) {
    const left = f(centre - half * node),
      right = f(centre + half * node);
    fine += weight * (left + right);
    coarse += other * (left + right);
    size += weight * (abs(left) + abs(right));
  }
  const value = fine * half;
  return Number.isFinite(value)
    ? { a, b, first, last, depth, middle, value, error: abs(fine - coarse) * abs(half), size: size * abs(half) }
    : fail('overflow');
}
