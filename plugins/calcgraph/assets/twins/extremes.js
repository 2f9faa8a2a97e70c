// @ts-check
// The smallest and the largest value of a formula in a box: the twin of calc/programs/extremes.py, point for point.
// The build proves by bounds what is found; a page only searches, from where the build found its ends.
/** @import {Value} from './types' */
/** @typedef {Map<string, number>} Point */
/** @typedef {[number, number]} Ends */

const STEPS = 64,
  UNEVEN = 9,
  SAMPLES = 1024,
  MOST_CORNERS = 10,
  STARTS = 3,
  APART = 0.1,
  SWEEPS = 24,
  STRIDES = 12,
  LADDER = 12,
  STILL = 1e-13,
  GOLDEN = 0.6180339887498949,
  HALVINGS = 60,
  FLAT = 1e-12,
  POLE = 1e5;

const near = (/** @type {number} */ a, /** @type {number} */ b) =>
  Math.abs(a - b) <= FLAT * Math.max(Math.abs(a), Math.abs(b));
const within = (/** @type {number} */ x, /** @type {number} */ low, /** @type {number} */ high) =>
  Math.min(Math.max(x, low), high);
const between = (/** @type {number} */ share, /** @type {number} */ low, /** @type {number} */ high) =>
  low > 0 && high > 100 * low ? within(low * (high / low) ** share, low, high) : low * (1 - share) + high * share;

/** @param {number} low @param {number} high */
function gridOf(low, high) {
  const uneven = Array.from({ length: UNEVEN }, (_, i) => ((i + 1) * GOLDEN) % 1);
  const shares = [...Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS), ...uneven],
    found = shares.map(share => low * (1 - share) + high * share);
  if (low > 0 && high > 10 * low) found.push(...shares.map(share => within(low * (high / low) ** share, low, high)));
  return found.sort((a, b) => a - b);
}

/** A number to the twelfth digit of a scale. @param {number} value @param {number} scale */
function snap(value, scale) {
  if (!(scale > 1e-280 && scale < 1e280)) return value;
  const unit = 10 ** (12 - Math.ceil(Math.log10(scale)));
  return Math.floor(value * unit + 0.5) / unit;
}

/** The ends of what a formula comes to, with where they are; undefined if it has no value somewhere.
 * @param {(point: Point) => Value | undefined} ask @param {[string, Ends][]} inputs @param {Point[]} [starts]
 * @returns {{ends: Ends, at: [Point, Point]} | undefined} */
export function findExtremes(ask, inputs, starts = []) {
  const grids = inputs.map(([key, ends]) => /** @type {const} */ ([key, gridOf(...ends)]));
  let low = Infinity,
    high = -Infinity,
    lost = false,
    state = 1;
  /** @type {Point} */
  let atLow = new Map(),
    atHigh = atLow;
  const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const at = (/** @type {Point} */ point) => {
    const found = ask(point);
    if (typeof found !== 'number') {
      lost = true;
      return NaN;
    }
    if (found < low) [low, atLow] = [found, point];
    if (found > high) [high, atHigh] = [found, point];
    return found;
  };
  const line = (/** @type {(low: number, high: number, i: number) => number} */ place) =>
    new Map(inputs.map(([key, ends], i) => [key, place(...ends, i)]));

  const direction = (/** @type {string} */ key, /** @type {number[]} */ grid) => {
    const lines = [
      line(a => a),
      ...(inputs.length > 1 ? [line((_, b) => b), line((a, b) => between(chance(), a, b))] : []),
    ];
    let found = 0;
    for (const others of lines) {
      let before = NaN;
      for (const place of grid) {
        const value = at(new Map(others).set(key, place));
        if (lost) return undefined;
        if (!Number.isNaN(before) && !near(value, before)) {
          const turn = value > before ? 1 : -1;
          if (found === -turn) return undefined;
          found = turn;
        }
        before = value;
      }
    }
    return found;
  };
  /** Along one input: both ends, steps between them, then by golden section; then the round number beside it.
   * @param {Point} from @param {number} start @param {string} key @param {number[]} grid @param {number} way @param {boolean} isFirst
   * @returns {[number, number]} */
  const climb = (from, start, key, grid, way, isFirst) => {
    const last = grid.length - 1;
    let top = Number(from.get(key)),
      best = start;
    const value = (/** @type {number} */ x) => {
      const found = way * at(new Map(from).set(key, x));
      if (found > best) [top, best] = [x, found];
      return found;
    };
    if (isFirst) for (let i = 0; i <= last; i += Math.floor(grid.length / LADDER)) value(grid[i]);
    value(grid[0]);
    value(grid[last]);
    const after = grid.findIndex(x => x >= top),
      place = after < 0 ? grid.length : after;
    let a = grid[Math.max(place - 2, 0)],
      b = grid[Math.min(place + 1, last)],
      left = b - GOLDEN * (b - a),
      right = a + GOLDEN * (b - a);
    let atLeft = value(left),
      atRight = value(right);
    for (let step = 0; step < HALVINGS; step++) {
      if (atLeft > atRight) {
        [b, right, atRight] = [right, left, atLeft];
        left = b - GOLDEN * (b - a);
        atLeft = value(left);
      } else {
        [a, left, atLeft] = [left, right, atRight];
        right = a + GOLDEN * (b - a);
        atRight = value(right);
      }
    }
    value(within(snap((a + b) / 2, Math.max(Math.abs(grid[0]), Math.abs(grid[last]))), grid[0], grid[last]));
    return [top, best];
  };
  /** On as a sweep has moved, twice as far each time.
   * @param {Point} before @param {Point} from @param {number} start @param {number} way @returns {[Point, number]} */
  const ahead = (before, from, start, way) => {
    let point = from,
      best = start,
      far = 1;
    for (let stride = 0; stride < STRIDES; stride++, far *= 2) {
      const there = new Map(
        grids.map(([key, grid]) => {
          const step = far * (Number(from.get(key)) - Number(before.get(key)));
          return [key, within(Number(point.get(key)) + step, grid[0], grid[grid.length - 1])];
        }),
      );
      const found = way * at(there);
      if (!(found > best)) break;
      [point, best] = [there, found];
    }
    return [point, best];
  };
  /** From a point along each input, then along the way that this has moved, until nothing moves.
   * @param {Point} start @param {number} way */
  const climbed = (start, way) => {
    let point = new Map(start),
      best = way * at(start);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      const before = new Map(point),
        was = best;
      for (const [key, grid] of grids) {
        if (lost) return;
        const [place, found] = climb(point, best, key, grid, way, sweep === 0);
        point.set(key, place);
        best = found;
      }
      if (grids.length > 1 && sweep) [point, best] = ahead(before, point, best, way);
      if (!(best - was > STILL * Math.max(Math.abs(best), Math.abs(was)))) break;
    }
  };
  /** The best points that lie apart. @param {[number, Point][]} seen @param {number} way @param {Point} first */
  const apart = (seen, way, first) => {
    const found = [first];
    for (const [, point] of [...seen].sort(([a], [b]) => way * (b - a))) {
      if (found.length > STARTS) break;
      const isApart = (/** @type {Point} */ other) =>
        inputs.some(([key, [a, b]]) => Math.abs(Number(point.get(key)) - Number(other.get(key))) > APART * (b - a));
      if (found.every(isApart)) found.push(point);
    }
    return found;
  };
  const result = (/** @type {Ends} */ ends) => ({ ends, at: /** @type {[Point, Point]} */ ([atLow, atHigh]) });

  for (const point of starts) at(point);
  const signs = grids.map(([key, grid]) => direction(key, grid));
  if (lost) return undefined;
  if (signs.every(sign => sign !== undefined)) {
    const bottom = at(line((a, b, i) => (Number(signs[i]) >= 0 ? a : b))),
      top = at(line((a, b, i) => (Number(signs[i]) >= 0 ? b : a)));
    if (!lost && near(bottom, low) && near(top, high)) return result([low, high]);
  }
  /** @type {[number, Point][]} */
  const seen = [];
  const see = (/** @type {Point} */ point) => void seen.push([at(point), point]);
  for (let i = 0; i < SAMPLES && !lost; i++) see(line((a, b) => between(chance(), a, b)));
  if (inputs.length <= MOST_CORNERS)
    for (let corner = 0; corner < 2 ** inputs.length && !lost; corner++)
      see(line((a, b, i) => ((corner >> (inputs.length - 1 - i)) & 1 ? b : a)));
  if (lost) return undefined;
  const size = Math.max(...seen.map(([value]) => Math.abs(value)));
  for (const way of [-1, 1])
    for (const start of apart(seen, way, way < 0 ? atLow : atHigh)) if (!lost) climbed(start, way);
  const scale = Math.max(Math.abs(low), Math.abs(high));
  return lost || (size > 0 && scale > POLE * size) ? undefined : result([snap(low, scale), snap(high, scale)]);
}
