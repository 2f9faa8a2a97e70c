// @ts-check
// All roots of a function that can be seen in a range, as calc/programs/roots.py finds them.
import { fail } from './arithmetic.js';
import { checkSteps } from './overlooked.js';

const STEPS = 192,
  ALL = 1e300,
  HALVINGS = 1100,
  NEAR = 1e-6,
  JUMP = 0.1,
  NOISE = 1e-12;
/** @typedef {(x: number) => number | undefined} Body */

/** The root nearest to a place, or that of a rank where there are so many. @param {Body} f @param {number} low @param {number} high @param {number} here @param {() => import('./overlooked.js').Around[]} look @param {(points: number[]) => void} hear @param {number} [which] @param {number} [count] @returns {number} */
export function findRoot(f, low, high, here, look, hear, which, count) {
  if (low > 0 && high <= 0) fail('no real value');
  /** @type {number[]} */
  const found = [];
  let stretch = false,
    before = 0,
    below = NaN;
  const known = new Map(points(low, high, here).map(place => [place, f(place) ?? NaN]));
  const isBounded = low > -ALL || high < ALL;
  if (isBounded) checkSteps(f, [...known.keys()], [...known.values()]);
  const steps = withDips(f, known),
    all = new Map(steps),
    turned = withTurned(all, look());
  if (isBounded) hear(turned.filter(at => !steps.has(at)));
  for (const [point, value] of turned.flatMap(place => tried(f, place, all))) {
    let root;
    if (value === 0) {
      const alone = isAlone(f, point);
      stretch ||= !alone;
      if (alone && !isHole(f, point)) root = point;
    } else if (below * Math.sign(value) < 0) root = between(f, before, point, below, value);
    if (root !== undefined && root !== found[found.length - 1]) found.push(root);
    [before, below] = [point, Math.sign(value) || NaN];
  }
  if (which !== undefined) {
    const all = distinct(found);
    if (stretch) fail('every value in a range solves it');
    if (all.length !== count) fail(`${all.length} root${all.length === 1 ? '' : 's'} in the range, not ${count}`);
    return all[which];
  }
  if (!found.length) fail(stretch ? 'every value in a range solves it' : 'no root was found in the range');
  return found.reduce((best, one) => (Math.abs(one - here) < Math.abs(best - here) ? one : best));
}

/** Roots rising, those that differ by rounding once. @param {number[]} roots */
function distinct(roots) {
  /** @type {number[]} */
  const found = [];
  for (const root of [...roots].sort((a, b) => a - b)) {
    const last = found[found.length - 1];
    if (!found.length || Math.abs(root - last) > 1e-9 * Math.max(Math.abs(root), Math.abs(last))) found.push(root);
  }
  return found;
}

/** The steps with the points where parabolas through three of them turn, if a function has another sign there; rising.
 * @param {Body} f @param {Map<number, number>} known */
function withDips(f, known) {
  const at = [...known.keys()],
    values = [...known.values()],
    found = new Map(known),
    { abs, min } = Math;
  for (let i = 1; i + 1 < at.length; i++) {
    const [a, b, c] = at.slice(i - 1, i + 2),
      [left, middle, right] = values.slice(i - 1, i + 2);
    if (!(left * middle > 0 && right * middle > 0 && abs(middle) < min(abs(left), abs(right)))) continue;
    const rise = (b - a) * (middle - right),
      fall = (b - c) * (middle - left),
      point = rise !== fall ? b - ((b - a) * rise - (b - c) * fall) / (2 * (rise - fall)) : b,
      value = a < point && point < c ? (f(point) ?? NaN) : middle;
    if (value * middle < 0) found.set(point, value);
  }
  return new Map([...found].sort(([x], [y]) => x - y));
}

/** The points of the steps and those between two of them that have another sign than both, rising; values are kept.
 * @param {Map<number, number>} known @param {import('./overlooked.js').Around[]} places */
function withTurned(known, places) {
  const rising = [...known.keys()],
    { sign } = Math;
  for (const [at, value] of places.flat()) {
    const i = rising.findIndex(one => one > at);
    if (value === undefined || i < 1) continue;
    const [below, above] = [i - 1, i].map(j => sign(/** @type {number} */ (known.get(rising[j]))));
    if (below * sign(value) < 0 && below * above > 0) known.set(at, value);
  }
  return [...known.keys()].sort((a, b) => a - b);
}

/** What a function comes to at a step; where that is a root, on both of its sides too. @param {Body} f @param {number} point @param {Map<number, number>} known @returns {[number, number][]} */
function tried(f, point, known) {
  const at = (/** @type {number} */ x) => /** @type {[number, number]} */ ([x, f(x) ?? NaN]),
    here = /** @type {[number, number]} */ ([point, known.get(point)]),
    step = NEAR * (Math.abs(point) || 1);
  return here[1] === 0 ? [at(point - step), here, at(point + step)] : [here];
}

/** Where to look, rising. @param {number} low @param {number} high @param {number} here */
function points(low, high, here) {
  const count = (/** @type {number} */ from, /** @type {number} */ to, by = 1) =>
    Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by);
  if (low > -ALL || high < ALL) {
    const ratio = low > 0 ? Math.log(high / low) : 0;
    return count(0, STEPS).map(step =>
      low > 0 ? low * Math.exp((step / STEPS) * ratio) : low + (step / STEPS) * (high - low),
    );
  }
  const scale = Math.abs(here) || 1;
  const sizes = [
    ...count(-48, 48).map(step => scale * 10 ** (step / 4)),
    ...count(1, 32).map(step => (scale * step) / 16),
    ...count(-300, 300, 12).map(step => 10 ** step),
  ];
  const rising = [...new Set(sizes)].filter(size => size > 0 && size <= ALL).sort((a, b) => a - b);
  return [...rising.map(size => -size).reverse(), 0, ...rising];
}

/** Whether a zero is one point, and not a stretch such as that of `floor(x)`. @param {Body} f @param {number} point */
function isAlone(f, point) {
  const step = NEAR * (Math.abs(point) || 1);
  return f(point - step) !== 0 && f(point + step) !== 0;
}

/** Whether a root is only what rounding makes of a point without a value, such as 0 of `x^2 / x`. @param {Body} f @param {number} root */
const isHole = (f, root) => f(Number(root.toPrecision(7))) === undefined;

/** The root between two points of opposite signs. @param {Body} f @param {number} low @param {number} high @param {number} below @param {number} above */
function between(f, low, high, below, above) {
  const size = Math.abs(above);
  let first = size,
    last = size;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = low / 2 + high / 2;
    if (middle === low || middle === high) break;
    const value = f(middle);
    if (value === undefined) return undefined;
    if (value === 0) return isAlone(f, middle) && !isHole(f, middle) ? middle : undefined;
    if (value < 0 === below < 0) [low, first] = [middle, Math.abs(value)];
    else [high, last] = [middle, Math.abs(value)];
  }
  const [root, rest] = first < last ? [low, first] : [high, last],
    step = NEAR * Math.abs(root);
  if (isHole(f, root)) return undefined;
  const left = f(root - step),
    right = f(root + step);
  if (left === undefined || right === undefined) return rest <= NOISE * size ? root : undefined;
  return Math.max(first, last) <= Math.max(JUMP * Math.abs(right - left), NOISE * size) ? root : undefined;
}
