// @ts-check
// Where a beta distribution has a share of its draws below it: the twin of calc/numbers/beta.py, step for step.
import { fail } from '../arithmetic.js';
import { normal_quantile } from '../quantiles.js';

const { abs, exp, expm1, log, log1p, min, sqrt, PI } = Math;
/** Shapes that are computed. */
const LEAST = 0.1,
  MOST = 1e5;
const STIRLING = [-691 / 360360, 1 / 1188, -1 / 1680, 1 / 1260, -1 / 360, 1 / 12],
  STIRLING_FROM = 10;
const TINY = 1e-300,
  NEAR = 3e-16,
  LAST_STEP = 1e-9,
  TERMS = 20_000,
  STEPS = 60;

/** @typedef {{a: number, b: number, round: number, most: number}} Shapes */
/** What shapes say of all draws, the last first: almost all pages have one or two.
 * @type {{shapes: Shapes, mirrored: Shapes, middle: number}[]} */
const known = [];

/** @type {import('../arithmetic.js').Act} */
export const betaQuantile = (share, a, b) => {
  if (!(a >= LEAST && a <= MOST && b >= LEAST && b <= MOST))
    fail('a shape of `beta` that is not between 0.1 and 100,000');
  let one = known[0];
  if (one?.shapes.a !== a || one.shapes.b !== b) {
    one = known.find(({ shapes }) => shapes.a === a && shapes.b === b) ?? prepared(a, b);
    known.unshift(one);
    known.length = min(known.length, 16);
  }
  return share <= one.middle ? exp(below(share, one.shapes)) : -expm1(below(1 - share, one.mirrored));
};

/** @param {number} a @param {number} b */
function prepared(a, b) {
  const shapes = shapesOf(a, b),
    [power, fraction] = parts(shapes.most, shapes);
  return { shapes, mirrored: shapesOf(b, a), middle: exp(power) / fraction };
}

/** Two shapes, the logarithm of B(a, b) but for its power at the mean, and that of the place from which the other side has fewer terms.
 * @param {number} a @param {number} b @returns {Shapes} */
function shapesOf(a, b) {
  const round = offStirling(a) + offStirling(b) - offStirling(a + b) - log(((a / (a + b)) * b) / (2 * PI)) / 2;
  return { a, b, round, most: log((a + 1) / (a + b + 2)) };
}

/** The logarithm of the inverse, on the side of 0. @param {number} share @param {Shapes} shapes */
function below(share, shapes) {
  const wanted = log(share);
  let at = min(start(share, shapes), shapes.most);
  for (let i = 0; i < STEPS; i++) {
    const [power, fraction] = parts(at, shapes);
    let after = at + ((power - log(fraction) - wanted) * expm1(at)) / fraction;
    if (after > shapes.most) after = (at + shapes.most) / 2;
    const step = abs(after - at);
    at = after;
    if (step <= LAST_STEP * abs(at)) break;
  }
  return at;
}

/** The logarithm near which the inverse is: AS 109 for large shapes, else the power at the end. @param {number} share @param {Shapes} shapes */
function start(share, { a, b, round }) {
  if (a < 1 || b < 1) return (log(share * a) + round + a * log(a / (a + b)) + b * log(b / (a + b))) / a;
  const off = normal_quantile(share),
    one = 1 / (2 * a - 1),
    two = 1 / (2 * b - 1);
  const mean = 2 / (one + two),
    bend = (off * off - 3) / 6;
  const wide = (off * sqrt(mean + bend)) / mean + (two - one) * (bend + 5 / 6 - 2 / (3 * mean));
  return -log1p((b / a) * exp(-2 * wide));
}

/** The logarithm of `x^a (1-x)^b / B(a, b)` at a logarithm of x, and the fraction by which the share is less.
 * @param {number} at @param {Shapes} shapes */
function parts(at, { a, b, round }) {
  const x = exp(at),
    rest = -expm1(at),
    middle = a / (a + b),
    other = b / (a + b);
  const off = x < rest ? x - middle : other - rest,
    low = off > -middle / 2 ? log1p(off / middle) : log(x / middle),
    high = off < other / 2 ? log1p(-off / other) : log(rest / other);
  return [a * low + b * high - round, betaFraction(x, rest, -(a + b) * off, a, b)];
}

/** What Stirling's formula leaves out of the logarithm of the gamma function. @param {number} value */
export function offStirling(value) {
  let more = 0;
  for (; value < STIRLING_FROM; value++) more += (value + 0.5) * log1p(1 / value) - 1;
  const square = 1 / (value * value);
  return more + STIRLING.reduce((sum, part) => sum * square + part, 0) / value;
}

/** The continued fraction, by Lentz; `beside` is by how much `a` is more than `(a + b) x`.
 * @param {number} x @param {number} rest @param {number} beside @param {number} a @param {number} b */
export function betaFraction(x, rest, beside, a, b) {
  let above = (a / (a + 1)) * (beside + 1),
    found = above,
    below = 0;
  for (let at = 1; at < TERMS; at++) {
    const last = a + 2 * at - 1,
      over = ((a + at - 1) * (a + b + at - 1) * at * (b - at) * x * x) / (last * last),
      part = at + (at * (b - at) * x) / last + ((a + at) / (last + 2)) * (beside + 1 + at * (1 + rest));
    below = 1 / offZero(part + over * below);
    above = offZero(part + over / above);
    found *= above * below;
    if (abs(above * below - 1) <= NEAR) break;
  }
  return found;
}

/** @param {number} value */
const offZero = value => (abs(value) >= TINY ? value : TINY);
