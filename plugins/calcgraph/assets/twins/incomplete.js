// @ts-check
// The incomplete gamma and beta functions, their inverses and the logarithm of the gamma function: as calc/numbers/incomplete.py has them, step for step.
import { EFFORTS, fail } from './arithmetic.js';
import { betaFraction, offStirling } from './drawing/beta.js';
import { normal_quantile } from './quantiles.js';
/** @import {Act} from './arithmetic.js' */

const { abs, exp, log, log1p, max, min, sqrt, trunc, PI } = Math;
const LEAST = 0.01,
  MOST = 1e6;
const NEAR = 1e-17,
  TINY = 1e-300,
  TERMS = 20_000,
  STEPS = 100,
  LAST_STEP = 1e-9;
/** Logarithms of the smallest inverse, of the odds of a share of one, and of the largest inverse of a gamma function. */
const LOW = -706,
  FULL = 37,
  LARGEST = 18;
const EULER = 0.5772156649015329;
/** Riemann's zeta function less one, at 2, 3, ... */
const ZETAS = [
  0.6449340668482264, 0.2020569031595943, 0.08232323371113819, 0.03692775514336993, 0.01734306198444914,
  0.008349277381922827, 0.00407735619794434, 0.0020083928260822143, 0.0009945751278180853, 0.0004941886041194645,
  0.0002460865533080483, 0.00012271334757848915, 6.124813505870483e-5, 3.058823630702049e-5, 1.528225940865187e-5,
  7.637197637899763e-6, 3.81729326499984e-6, 1.908212716553939e-6, 9.539620338727962e-7, 4.769329867878064e-7,
  2.38450502727733e-7, 1.1921992596531106e-7, 5.960818905125948e-8, 2.980350351465228e-8, 1.4901554828365043e-8,
  7.45071178983543e-9, 3.725334024788457e-9, 1.862659723513049e-9, 9.313274324196682e-10,
];

/** @type {Act} */
export const lgamma = x => {
  if (x <= 0) fail('lgamma of zero or less');
  if (x >= 10) return (x - 0.5) * (log(x) - 1) + (log(2 * PI) - 1) / 2 + offStirling(x);
  let factor = 1;
  while (x > 2.5) factor *= x -= 1;
  if (x < 0.5) return nearOne(x) - log(x);
  const near = x < 1.5 ? nearOne(x - 1) : nearTwo(x - 2);
  return factor === 1 ? near : near + log(factor);
};
const nearOne = (/** @type {number} */ off) => nearTwo(off) - log1p(off);
/** The logarithm of the gamma function at two plus a part between -1/2 and 1/2. @param {number} off */
function nearTwo(off) {
  let power = off,
    total = 0;
  ZETAS.forEach((part, at) => {
    power *= -off;
    total -= (part * power) / (at + 2);
  });
  return off * (1 - EULER) + total;
}

/** `log1p(x) - x` with all its digits. @param {number} x */
function log1pLess(x) {
  if (abs(x) > 0.25) return log1p(x) - x;
  const ratio = x / (2 + x),
    square = ratio * ratio;
  let power = square,
    total = 0;
  for (let at = 3; at < 41; at += 2) {
    total += power / at;
    power *= square;
  }
  return 2 * ratio * total - x * ratio;
}

/** @type {Act} */
const effort = (...operands) => {
  const largest = max(...operands.slice(0, -1));
  return largest > 0 && largest <= MOST ? trunc(20 + 2 * sqrt(largest)) : 0;
};
/** @type {Act} */
const effortOfInverse = (...operands) => 6 * effort(...operands);

/** @param {number} a @param {number} x */
function checkGamma(a, x) {
  if (!(a >= LEAST && a <= MOST))
    fail('an incomplete gamma function of a shape that is not between 0.01 and 1,000,000');
  if (x < 0) fail('an incomplete gamma function of a negative number');
}

/** @param {number} a @param {number} x */
function gammaShares(a, x) {
  if (x === 0) return [0, 1];
  const power = gammaPower(a, x);
  if (x <= a + 1) {
    const below = (power / a) * gammaSeries(a, x);
    return [below, 1 - below];
  }
  const above = power ? power / gammaFraction(a, x) : 0;
  return [1 - above, above];
}

/** `x^a exp(-x) / gamma(a)`. @param {number} a @param {number} x */
function gammaPower(a, x) {
  if (a < 1) return x < 1000 ? exp(a * log(x) - x - lgamma(a + 1)) * a : 0;
  const off = (x - a) / a,
    exponent = off > -0.9 ? a * log1pLess(off) : a * (log(x / a) - off);
  return exponent > -745 ? exp(exponent - offStirling(a)) * sqrt(a / (2 * PI)) : 0;
}

/** @param {number} a @param {number} x */
function gammaSeries(a, x) {
  let term = 1,
    total = 1;
  for (let at = 1; at < TERMS; at++) {
    term *= x / (a + at);
    total += term;
    if (term < total * NEAR) break;
  }
  return total;
}

/** Legendre's continued fraction by Lentz. @param {number} a @param {number} x */
function gammaFraction(a, x) {
  let part = x + 1 - a,
    above = part,
    found = part,
    below = 0;
  for (let at = 1; at < TERMS; at++) {
    const over = at * (a - at);
    part += 2;
    below = part + over * below;
    below = 1 / (abs(below) >= TINY ? below : TINY);
    above = part + over / above;
    above = abs(above) >= TINY ? above : TINY;
    found *= above * below;
    if (abs(above * below - 1) <= 2e-16) break;
  }
  return found;
}

/** @param {number} a @param {number} b */
function checkShapes(a, b) {
  if (!(a >= LEAST && a <= MOST && b >= LEAST && b <= MOST))
    fail('an incomplete beta function of a shape that is not between 0.01 and 1,000,000');
}

/** Both shares; `rest` is one minus x. @param {number} a @param {number} b @param {number} x @param {number} rest */
function betaShares(a, b, x, rest) {
  if (x <= 0 || rest <= 0) return x <= 0 ? [0, 1] : [1, 0];
  const power = betaPower(a, b, x, rest),
    off = x < rest ? x - a / (a + b) : b / (a + b) - rest;
  if (x <= (a + 1) / (a + b + 2)) {
    const below = power / betaFraction(x, rest, -(a + b) * off, a, b);
    return [below, 1 - below];
  }
  const above = power / betaFraction(rest, x, (a + b) * off, b, a);
  return [1 - above, above];
}

/** `x^a (1-x)^b / B(a, b)`. @param {number} a @param {number} b @param {number} x @param {number} rest */
function betaPower(a, b, x, rest) {
  const middle = a / (a + b),
    other = b / (a + b),
    off = x < rest ? x - middle : other - rest;
  const low = off > -0.9 * middle ? log1pLess(off / middle) : log(x / middle) - off / middle,
    high = off < 0.9 * other ? log1pLess(-off / other) : log(rest / other) + off / other;
  const exponent = a * low + b * high - offStirling(a) - offStirling(b) + offStirling(a + b);
  return exponent > -745 ? exp(exponent) * sqrt((a / (2 * PI)) * other) : 0;
}

/** @param {number} x */
function checkPlace(x) {
  if (!(x >= 0 && x <= 1)) fail('an incomplete beta function of a number that is not between 0 and 1');
}
/** @param {number} a @param {number} b @param {number} x */
const both = (a, b, x) => (checkShapes(a, b), checkPlace(x), betaShares(a, b, x, 1 - x));
/** @type {Act} */
const gamma_density = (a, x) => (checkGamma(a, x), x ? gammaPower(a, x) / x : densityAtEnd(a, 1));
const densityAtEnd = (/** @type {number} */ a, /** @type {number} */ height) => {
  if (a < 1) fail('a density that is infinite at its end');
  return a === 1 ? height : 0;
};
/** @type {Act} */
const beta_density = (a, b, x) => {
  checkShapes(a, b);
  checkPlace(x);
  if (x === 0 || x === 1) return x ? densityAtEnd(b, a) : densityAtEnd(a, b);
  return betaPower(a, b, x, 1 - x) / (x * (1 - x));
};

/** @param {number} below @param {number} above */
function checkShare(below, above) {
  if (!(below >= 0 && below <= 1 && above >= 0 && above <= 1))
    fail('an inverse of a share that is not between 0 and 1');
}
const deviate = (/** @type {number} */ below, /** @type {number} */ above) =>
  below <= above ? normal_quantile(below) : -normal_quantile(above);

/** @param {number} a @param {number} below @param {number} above */
function gammaInverse(a, below, above) {
  checkGamma(a, 0);
  checkShare(below, above);
  if (above === 0) fail('an infinite inverse');
  if (below === 0) return 0;
  const parts = (/** @type {number} */ at) => {
    const x = exp(at);
    return [...gammaShares(a, x), gammaPower(a, x)];
  };
  const start = a >= 1 ? log(a) + deviate(below, above) / sqrt(a) : (log(below) + lgamma(a + 1)) / a;
  return exp(inverse(parts, below, above, start, LARGEST));
}

/** @param {number} a @param {number} b @param {number} below @param {number} above */
function betaInverse(a, b, below, above) {
  checkShapes(a, b);
  checkShare(below, above);
  if (below === 0 || above === 0) return +(above === 0);
  const parts = (/** @type {number} */ at) => {
    const x = 1 / (1 + exp(-at)),
      rest = 1 / (1 + exp(at));
    return [...betaShares(a, b, x, rest), betaPower(a, b, x, rest)];
  };
  const start =
    min(a, b) < 1
      ? (log(below * a) + lgamma(a) + lgamma(b) - lgamma(a + b)) / a
      : log(a / b) + deviate(below, above) * sqrt(1 / a + 1 / b);
  return 1 / (1 + exp(-inverse(parts, below, above, start, FULL)));
}

/** Newton's steps from a start, inside of the smallest and the largest logarithm; on the side of the smaller share.
 * @param {(at: number) => number[]} parts @param {number} below @param {number} above @param {number} start @param {number} most */
function inverse(parts, below, above, start, most) {
  let low = LOW,
    high = most,
    at = min(max(start, low), high);
  const wanted = log(min(below, above)),
    isBelow = below <= above;
  for (let i = 0; i < STEPS; i++) {
    const [one, other, power] = parts(at),
      share = isBelow ? one : other,
      off = (share > 0 ? log(share) - wanted : -Infinity) * (isBelow ? 1 : -1);
    if (off > 0) high = at;
    else low = at;
    let after = power > 0 && share > 0 ? at - (off * share) / power : Infinity;
    if (!(low <= after && after <= high)) after = (low + high) / 2;
    const step = abs(after - at);
    at = after;
    if (step <= LAST_STEP) break;
  }
  return at <= LOW + LAST_STEP ? fail('an inverse below 1e-306') : at;
}

/** @param {Act} act @param {Act} counted */
const heavy = (act, counted) => (EFFORTS.set(act, counted), act);
export const INCOMPLETE = {
  lgamma,
  gamma_inc: heavy((a, x) => (checkGamma(a, x), gammaShares(a, x)[0]), effort),
  gamma_inc_upper: heavy((a, x) => (checkGamma(a, x), gammaShares(a, x)[1]), effort),
  gamma_inc_inv: heavy((a, share) => gammaInverse(a, share, 1 - share), effortOfInverse),
  gamma_inc_upper_inv: heavy((a, share) => gammaInverse(a, 1 - share, share), effortOfInverse),
  beta_inc: heavy((a, b, x) => both(a, b, x)[0], effort),
  beta_inc_upper: heavy((a, b, x) => both(a, b, x)[1], effort),
  beta_inc_inv: heavy((a, b, share) => betaInverse(a, b, share, 1 - share), effortOfInverse),
  beta_inc_upper_inv: heavy((a, b, share) => betaInverse(a, b, 1 - share, share), effortOfInverse),
  gamma_density,
  beta_density,
};
