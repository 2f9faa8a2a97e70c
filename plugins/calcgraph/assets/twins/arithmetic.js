// @ts-check
// The elementary float64 operations of programs: the twin of calc/numbers/arithmetic.py, step for step, with the same words for every failure.

const SNAP = 1e-12;
const SLIP = 2 ** -50,
  CLOSE = 2 ** -48,
  SHARP = 2 ** -52,
  SQUARED = 64,
  EQUAL = 1e-9,
  NOUGHT = 2 ** -48,
  NOUGHT_ANGLE = 2 ** -51,
  NOUGHT_TURN = 2 ** -40,
  WHOLE = 2 ** 53,
  COUNTED = 2 ** 50;

/** Why a value has none. No `Error`: a page meets hundreds in a step of a slider, and to trace where each comes from takes
 * longer than to compute. */
export class Trouble {
  at = -1;
  needs = '';

  /** @param {string} message */
  constructor(message) {
    this.message = message;
  }
}
/** @param {string} reason @returns {never} */
export const fail = reason => {
  throw new Trouble(reason);
};

const isWhole = (/** @type {number} */ x) => x === Math.floor(x);

/** @typedef {(...values: number[]) => number} Act */
/** How many operations a call of a heavy function counts as in addition to one. @type {Map<Act, Act>} */
export const EFFORTS = new Map();
/** @type {Act} */
export const div = (a, b) => (b === 0 ? fail('division by zero') : a / b);
/** @type {Act} */
const squared = (base, exponent) => {
  let left = Math.abs(exponent),
    result = 1,
    factor = base;
  while (left) {
    if (left & 1) result *= factor;
    left >>= 1;
    if (left) factor *= factor;
  }
  return exponent < 0 ? div(1, result) : result;
};
/** @type {Act} */
const pow = (base, exponent) => {
  const whole = isWhole(exponent);
  if (base === 0 && exponent < 0) fail('division by zero');
  if (whole && Math.abs(exponent) <= SQUARED) return squared(base, exponent);
  return base < 0 && !whole ? fail('power of a negative number') : base ** exponent;
};
/** @type {Act} */
const ln = x => (x <= 0 ? fail('log of zero or less') : Math.log(x));
/** @type {Act} */
const log = (x, base) => {
  const below = ln(base),
    found = below === 0 ? fail('division by zero') : ln(x) / below,
    near = Math.floor(found + 0.5);
  return Math.abs(near) <= SQUARED && squared(base, near) === x ? near : found;
};
/** @type {Act} */
export const floor = x => {
  const below = Math.floor(x),
    near = Math.floor(x + 0.5);
  return below !== x && Math.abs(x - near) <= SLIP * Math.abs(x) ? near : below;
};
/** The same of a number that counts, such as that of a step: it may be further off. @type {Act} */
export const countBelow = x => {
  const near = Math.floor(x + 0.5);
  return Math.abs(x - near) <= SNAP * size([1, x]) ? near : Math.floor(x);
};
/** @type {Act} */
export const countAbove = x => -countBelow(-x);
/** What is left above a multiple; exact for whole numbers. @type {Act} */
export const mod = (x, by) => {
  if (by === 0) fail('division by zero');
  let left = x % by;
  if (left && left < 0 !== by < 0) left += by;
  if (isWhole(x) && isWhole(by)) return left + 0;
  const slack = SLIP * Math.max(Math.abs(by), Math.abs(x));
  return Math.abs(left) <= slack || Math.abs(by - left) <= slack ? 0 : left;
};
/** @type {Act} */
export const ceiling = x => -floor(-x);
/** @type {Act} */
const whole = x => {
  const below = floor(x),
    rest = x - below;
  if (Math.abs(rest - 0.5) <= SLIP * Math.max(1, Math.abs(x))) return below + Math.abs(below % 2);
  return rest < 0.5 ? below : below + 1;
};
/** To some digits behind the point. @type {Act} */
const round = (x, digits = 0) => {
  const places = floor(digits);
  if (places !== ceiling(digits) || Math.abs(places) > 15)
    fail('rounding to a number of digits that is not whole, or more than 15');
  const unit = pow(10, Math.abs(places));
  return places ? (places > 0 ? whole(x * unit) / unit : whole(x / unit) * unit) : whole(x);
};
const size = (/** @type {number[]} */ numbers) => numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
/** Whether two numbers are equal up to a share of them, or to the rounding of sums of given terms. Whole numbers, and sums
 * of them, have no rounding. */
const near = (
  /** @type {number} */ a,
  /** @type {number} */ b,
  /** @type {number} */ by,
  /** @type {number[]} */ sizes,
) => {
  const apart = Math.abs(a - b),
    isClose = apart <= by * size([a, b]);
  if (!apart || !(isClose || apart <= SNAP * size(sizes))) return isClose;
  const largest = size([a, b, ...sizes]);
  if (largest >= WHOLE || !sizes.every(isWhole)) return true;
  if (!isWhole(a) || !isWhole(b)) return isClose || largest >= COUNTED;
  return largest >= COUNTED && fail('two whole numbers above 2^50 too close to compare');
};
/** @type {Act} */
const lt = (a, b, ...sizes) => +(a < b && !near(a, b, CLOSE, sizes));
/** @type {Act} */
const le = (a, b, ...sizes) => +(a <= b || near(a, b, CLOSE, sizes));
/** @type {Act} */
const within = (a, b, share, ...sizes) => {
  const apart = Math.abs(a - b),
    allowed = share * Math.abs(b);
  const isEdge = Math.abs(apart - allowed) <= EQUAL * size([apart, allowed]);
  return +(apart <= allowed || isEdge || near(apart, allowed, 0, sizes));
};
/** @type {Act} */
const sharplyLess = (a, b, ...sizes) => +(a < b && b - a > SHARP * size([a, b, ...sizes]));
/** @type {Act} */
const sharplyAtMost = (a, b, ...sizes) => +(a <= b || a - b <= SHARP * size([a, b, ...sizes]));
/** Comparisons in integrals, whose allowance for rounding would move the edges of a pulse. @type {Map<string, Act>} */
export const SHARPLY = new Map(
  Object.entries({
    lt: sharplyLess,
    le: sharplyAtMost,
    gt: (a, b, ...sizes) => sharplyLess(b, a, ...sizes),
    ge: (a, b, ...sizes) => sharplyAtMost(b, a, ...sizes),
  }),
);
/** What is left of two terms, 0 where that is their rounding. @type {Act} */
export const settled = (total, left) =>
  Math.abs(total) <= NOUGHT * Math.abs(left) && total && (Math.abs(left) >= WHOLE || !isWhole(total)) ? 0 : total;
/** @type {Act} */
const circular = (result, angle) => {
  const rounding = NOUGHT_ANGLE * Math.abs(angle);
  return Math.abs(result) <= rounding && rounding < NOUGHT_TURN ? 0 : result;
};
/** An angle beyond which the last digit of a number is a millionth of a radian. @type {Act} */
const turned = angle =>
  Math.abs(angle) > 2 ** 33 ? fail('an angle so large that its turns cannot be determined') : angle;
/** @type {Act} */
const cos = angle => circular(Math.cos(turned(angle)), angle);
/** @type {Act} */
const tan = angle => (cos(angle) === 0 ? fail('division by zero') : circular(Math.tan(angle), angle));
const arc = (/** @type {Act} */ act) => (/** @type {number} */ x) =>
  x >= -1 && x <= 1 ? act(x) : fail('outside -1..1');

const { abs, atan, atan2, sinh, cosh, tanh, exp, sign, asin, acos } = Math;
/** @type {Map<string, Act>} */
export const ELEMENTARY = new Map(
  Object.entries({
    add: (a, b) => settled(a + b, a),
    sub: (a, b) => settled(a - b, a),
    mul: (a, b) => a * b,
    div,
    neg: a => -a,
    pow,
    not: a => +(a === 0),
    lt,
    le,
    gt: (a, b, ...sizes) => lt(b, a, ...sizes),
    ge: (a, b, ...sizes) => le(b, a, ...sizes),
    eq: (a, b, ...sizes) => +near(a, b, EQUAL, sizes),
    ne: (a, b, ...sizes) => +!near(a, b, EQUAL, sizes),
    within,
    sqrt: a => (a < 0 ? fail('root of a negative number') : Math.sqrt(a)),
    exp,
    ln,
    log,
    log2: a => log(a, 2),
    log10: a => log(a, 10),
    abs,
    sign,
    floor,
    ceiling,
    round,
    min: Math.min,
    max: Math.max,
    sin: angle => circular(Math.sin(turned(angle)), angle),
    cos,
    tan,
    asin: arc(asin),
    acos: arc(acos),
    atan,
    atan2,
    sinh,
    cosh,
    tanh,
  }),
);

/** What an act comes to, or undefined where it has no value. @param {import('./program.js').Run} run @template T @param {() => T} act */
export function tried({ budget }, act) {
  const { open, integrals } = budget;
  try {
    return act();
  } catch (trouble) {
    if (!(trouble instanceof Trouble) || budget.steps < 0) throw trouble;
    Object.assign(budget, { open, integrals });
    return undefined;
  }
}
