// @ts-check
// What only some programs use: special functions, sums, integrals, slopes, roots; as calc/numbers/special.py and calc/programs/numeric.py have them.
import { DATES } from './dates.js';
import { Trouble, ceiling, fail, floor } from './arithmetic.js';
import { findRoot } from './roots.js';
/** @import {Act} from './arithmetic.js' */
/** @import {Body, Region, Run} from './program.js' */
/** @import {Value} from './types' */

const MOST_TERMS = 1e4;
const LANCZOS = [0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7];
const GAUSS = [[0.1834346424956498, 0.362683783378362], [0.525532409916329, 0.31370664587788727], [0.7966664774136267, 0.22238103445337448], [0.9602898564975363, 0.10122853629037626]];

/** @type {Act} */
const gamma = x => {
  if (x === Math.floor(x) && x <= 171) return x <= 0 ? fail('gamma of zero or less') : factorial(x - 1);
  if (x < 0.5) return Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x));
  if (x > 172) fail('overflow');
  const below = x - 1, top = below + 7.5, half = top ** ((below + 0.5) / 2);
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
  let term = 1, total = 1;
  for (let at = 1; at < 250 && term >= total * 1e-17; at++) total += term *= (2 * x * x) / (2 * at + 1);
  return ((2 * x) / Math.sqrt(Math.PI)) * Math.exp(-x * x) * total;
};
/** @type {Act} */
const cbrt = x => {
  const root = Math.abs(x) ** (1 / 3), near = Math.floor(root + 0.5);
  return Math.sign(x) * (near * near * near === Math.abs(x) ? near : root);
};
export const ACTS = { gamma, factorial, binomial, erf, cbrt, ...DATES };

/** @type {Record<string, Region>} */
export const MORE_REGIONS = {
  sum: (run, o, body, slots, at) => fold(o, body, slots, at, 0),
  product: (run, o, body, slots, at) => fold(o, body, slots, at, 1),
  integral: (run, [low, high], body, slots, at) => integrate(x => {
    slots[at] = x;
    return Number(body());
  }, Number(slots[+low]), Number(slots[+high])),
  slope: (run, [key], body) => slope(along(run, key, body), Number(run.known(String(key)))),
  root(run, [key, low, high, here], body, slots) {
    const act = along(run, key, body), { budget } = run;
    return findRoot(x => {
      const { open } = budget;
      try {
        return act(x);
      } catch (trouble) {
        if (!(trouble instanceof Trouble) || budget.steps < 0) throw trouble;
        budget.open = open;
        return undefined;
      }
    }, Number(slots[+low]), Number(slots[+high]), Number(slots[+here]));
  },
};

/** The region as a function of a node. @param {Run} run @param {string | number} key @param {Body} body */
const along = (run, key, body) => (/** @type {number} */ x) => Number(body(undefined, undefined, run.inside(new Map([[String(key), x]]))));

/** @param {(string | number)[]} o @param {Body} body @param {Value[]} slots @param {number} at @param {0 | 1} start */
function fold(o, body, slots, at, start) {
  const [first, last] = [0, 1].map(i => {
    const x = Number(slots[+o[i]]), whole = floor(x);
    return whole === ceiling(x) ? whole : fail('bounds are not whole numbers');
  });
  if (last - first >= MOST_TERMS) fail('more than 10,000 terms');
  let total = /** @type {number} */ (start);
  for (let x = first; x <= last; x++) {
    slots[at] = x;
    total = start ? total * Number(body()) : total + Number(body());
  }
  return total;
}

/** @typedef {(x: number) => number} Curve */
/** @param {Curve} f @param {number} x */
function slope(f, x) {
  const h = 1e-3 * Math.abs(x) || 1e-3, outer = f(x - 2 * h) - f(x + 2 * h), inner = f(x + h) - f(x - h);
  return (outer + 8 * inner) / (12 * h);
}

/** @param {Curve} f @param {number} low @param {number} high */
function integrate(f, low, high) {
  const [coarse, fine] = [16, 32].map(pieces => {
    const half = (high - low) / pieces / 2;
    let total = 0;
    for (let piece = 0; piece < pieces; piece++) {
      const middle = low + half * (2 * piece + 1);
      for (const [node, weight] of GAUSS) total += weight * (f(middle - half * node) + f(middle + half * node));
    }
    return total * half;
  });
  return Math.abs(coarse - fine) > 1e-9 * Math.max(Math.abs(coarse), Math.abs(fine), 1e-300) ? fail('the integral does not settle') : fine;
}
