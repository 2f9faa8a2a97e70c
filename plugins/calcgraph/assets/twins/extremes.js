// @ts-check
// The smallest and the largest value of a formula in a box: the twin of calc/programs/extremes.py, point for point.
/** @import {Value} from './types' */
/** @typedef {Map<string, number>} Point */
/** @typedef {[number, number]} Ends */

const STEPS = 64,
  UNEVEN = 9,
  SAMPLES = 1024,
  MOST_CORNERS = 10,
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

/** The ends of what a formula comes to while inputs go from end to end; undefined if it has no value somewhere.
 * @param {(point: Point) => Value | undefined} ask @param {[string, Ends][]} inputs @returns {Ends | undefined} */
export function findExtremes(ask, inputs) {
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
  const climb = (
    /** @type {Point} */ from,
    /** @type {string} */ key,
    /** @type {number[]} */ grid,
    /** @type {number} */ way,
  ) => {
    const last = grid.length - 1,
      after = grid.findIndex(x => x >= Number(from.get(key))),
      place = after < 0 ? grid.length : after;
    const value = (/** @type {number} */ x) => way * at(new Map(from).set(key, x));
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
  };

  const signs = grids.map(([key, grid]) => direction(key, grid));
  if (lost) return undefined;
  if (signs.every(sign => sign !== undefined)) {
    const bottom = at(line((a, b, i) => (Number(signs[i]) >= 0 ? a : b))),
      top = at(line((a, b, i) => (Number(signs[i]) >= 0 ? b : a)));
    if (!lost && near(bottom, low) && near(top, high)) return [bottom, Math.max(bottom, top)];
  }
  for (let i = 0; i < SAMPLES && !lost; i++) at(line((a, b) => between(chance(), a, b)));
  if (inputs.length <= MOST_CORNERS)
    for (let corner = 0; corner < 2 ** inputs.length && !lost; corner++)
      at(line((a, b, i) => ((corner >> (inputs.length - 1 - i)) & 1 ? b : a)));
  const seen = Math.max(Math.abs(low), Math.abs(high)),
    rounds = inputs.length === 1 ? 1 : 3;
  for (let round = 0; round < rounds; round++) {
    for (const [key, grid] of grids) {
      if (!lost) climb(atLow, key, grid, -1);
      if (!lost) climb(atHigh, key, grid, 1);
    }
  }
  const scale = Math.max(Math.abs(low), Math.abs(high));
  return lost || (seen > 0 && scale > POLE * seen) ? undefined : [snap(low, scale), snap(high, scale)];
}
