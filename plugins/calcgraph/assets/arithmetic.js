// @ts-check
// The elementary float64 operations of programs: the twin of calc/arithmetic.py, step for step, with the same words for every failure.

const SQUARED = 64, SNAP = 1e-12, EQUAL = 1e-9;

export class Trouble extends Error {
  at = -1;
  needs = '';
}
/** @param {string} reason @returns {never} */
export const fail = reason => { throw new Trouble(reason); };

/** @typedef {(...values: number[]) => number} Act */
/** @type {Act} */
const div = (a, b) => (b === 0 ? fail('division by zero') : a / b);
/** @type {Act} */
const squared = (base, exponent) => {
  let left = Math.abs(exponent), result = 1, factor = base;
  while (left) {
    if (left & 1) result *= factor;
    left >>= 1;
    if (left) factor *= factor;
  }
  return exponent < 0 ? div(1, result) : result;
};
/** @type {Act} */
const pow = (base, exponent) => {
  const whole = exponent === Math.floor(exponent);
  if (base === 0 && exponent < 0) fail('division by zero');
  if (whole && Math.abs(exponent) <= SQUARED) return squared(base, exponent);
  return base < 0 && !whole ? fail('power of a negative number') : base ** exponent;
};
/** @type {Act} */
const ln = x => (x <= 0 ? fail('log of zero or less') : Math.log(x));
/** @type {Act} */
const log = (x, base) => {
  const below = ln(base), found = below === 0 ? fail('division by zero') : ln(x) / below, near = Math.floor(found + 0.5);
  return Math.abs(near) <= SQUARED && squared(base, near) === x ? near : found;
};
/** @type {Act} */
export const floor = x => {
  const near = Math.floor(x + 0.5);
  return Math.abs(x - near) <= SNAP * Math.max(1, Math.abs(x)) ? near : Math.floor(x);
};
/** @type {Act} */
export const ceiling = x => -floor(-x);
/** @type {Act} */
const round = x => {
  const below = floor(x), rest = x - below;
  if (Math.abs(rest - 0.5) <= SNAP * Math.max(1, Math.abs(x))) return below + Math.abs(below % 2);
  return rest < 0.5 ? below : below + 1;
};
const near = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ by) => Math.abs(a - b) <= by * Math.max(Math.abs(a), Math.abs(b));
/** @type {Act} */
const lt = (a, b) => +(a < b && !near(a, b, SNAP));
/** @type {Act} */
const le = (a, b) => +(a <= b || near(a, b, SNAP));
const arc = (/** @type {Act} */ act) => (/** @type {number} */ x) => (x >= -1 && x <= 1 ? act(x) : fail('outside -1..1'));

const { abs, sin, cos, tan, atan, atan2, sinh, cosh, tanh, exp, sign, asin, acos } = Math;
/** @type {Map<string, Act>} */
export const ELEMENTARY = new Map(Object.entries({
  add: (a, b) => a + b, sub: (a, b) => a - b, mul: (a, b) => a * b, div, neg: a => -a, pow, not: a => +(a === 0),
  lt, le, gt: (a, b) => lt(b, a), ge: (a, b) => le(b, a), eq: (a, b) => +near(a, b, EQUAL), ne: (a, b) => +!near(a, b, EQUAL),
  within: (a, b, share) => +(abs(a - b) <= share * abs(b) || near(abs(a - b), share * abs(b), EQUAL)),
  sqrt: a => (a < 0 ? fail('root of a negative number') : Math.sqrt(a)), exp, ln, log, log2: a => log(a, 2), log10: a => log(a, 10),
  abs, sign, floor, ceiling, round, min: Math.min, max: Math.max, sin, cos, tan, asin: arc(asin), acos: arc(acos), atan, atan2, sinh, cosh, tanh,
}));
