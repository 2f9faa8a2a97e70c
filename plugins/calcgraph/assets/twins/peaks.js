// @ts-check
// The largest value of a function in a range, and where it is: the twin of calc/programs/peaks.py.
import { fail } from './arithmetic.js';
import { checkSteps } from './overlooked.js';
/** @typedef {(x: number) => number | undefined} Curve */
/** @typedef {() => import('./overlooked.js').Around[]} Look */
/** Hears of points at which the samples have overlooked something. @typedef {(points: number[]) => void} Hear */

const POINTS = 400,
  GOLDEN = 0.6180339887498949,
  NARROWINGS = 60,
  TRIED = 8,
  ALIKE = 1e-9,
  APART = 1e-5,
  FLAT = 1e-13,
  CLOSEST = 1e-13,
  FACTOR = 200,
  STEADY = 0.5;
const { abs, max, min } = Math;
const known = (/** @type {number | undefined} */ value) => value ?? -Infinity;

/** A function turned so that its peak is sought, with what has been seen of it.
 * @param {Curve} curve @param {number} low @param {number} high @param {number} sign @param {Look} look @param {Hear} hear */
function see(curve, low, high, sign, look, hear) {
  if (!(low < high)) fail(low > high ? 'the range runs backwards' : 'the range is empty');
  const value = (/** @type {number} */ x) => {
    const found = curve(x);
    return found === undefined ? undefined : sign * found;
  };
  const at = [...Array.from({ length: POINTS }, (_, i) => low + ((high - low) * i) / POINTS), high],
    values = at.map(value),
    seen = values.filter(one => one !== undefined);
  if (!seen.length) fail('no value in the range');
  checkSteps(value, at, values);
  return { value, at, values, size: seen.reduce((most, one) => max(most, abs(one)), 0), sign, places: look(), hear };
}
/** @typedef {ReturnType<typeof see>} Seen */

/** @param {Curve} curve @param {number} low @param {number} high @param {number} sign @param {Look} look @param {Hear} hear */
export const heightOfPeak = (curve, low, high, sign, look, hear) =>
  sign * highest(see(curve, low, high, sign, look, hear))[0][1];

/** @param {Curve} curve @param {number} low @param {number} high @param {number} sign @param {Look} look @param {Hear} hear */
export function placeOfPeak(curve, low, high, sign, look, hear) {
  const seen = see(curve, low, high, sign, look, hear),
    [[place, height], ...others] = highest(seen),
    apart = APART * (high - low);
  if (others.some(([at, other]) => height - other <= ALIKE * seen.size && abs(at - place) > apart))
    fail('several places have the same value');
  for (const side of [place - apart, place + apart]) {
    const beside = low <= side && side <= high ? seen.value(side) : undefined;
    if (beside !== undefined && height - beside <= FLAT * seen.size) fail('its maximum is a flat stretch');
  }
  return refined(seen, place, height, apart);
}

/** @param {Seen} seen @returns {[number, number][]} */
function highest(seen) {
  const { at, values, sign, size } = seen,
    isTop = (/** @type {number} */ i) =>
      values[i] !== undefined && known(values[i]) > known(values[i - 1]) && known(values[i]) >= known(values[i + 1]);
  const tops = [...values.keys()].filter(isTop),
    heightOf = (/** @type {number} */ i) =>
      tops.length > TRIED ? max(known(values[i]), atVertex(seen, i)) : known(values[i]),
    heights = new Map(tops.map(i => [i, heightOf(i)]));
  tops.sort((a, b) => known(heights.get(b)) - known(heights.get(a)) || a - b);
  const found = tops
      .slice(0, TRIED)
      .map(i => climbed(seen, at[max(i - 1, 0)], at[min(i + 1, POINTS)], at[i], known(values[i]))),
    top = found.reduce((most, [, height]) => max(most, height), -Infinity) + ALIKE * size;
  /** @type {number[]} */
  const narrow = [];
  for (const place of seen.places) {
    const heights = place.map(([, value]) => known(value === undefined ? undefined : sign * value)),
      i = heights.indexOf(max(...heights)),
      [low, best, high] = [max(i - 1, 0), i, min(i + 1, place.length - 1)].map(j => place[j][0]);
    if (heights[i] > top) {
      let peak = climbed(seen, low, high, best, heights[i]);
      if (!i) peak = followed(seen, peak, at.filter(one => one < low).at(-1) ?? at[0]);
      if (i === place.length - 1) peak = followed(seen, peak, at.find(one => one > high) ?? at[POINTS]);
      found.push(peak);
      narrow.push(best);
    }
  }
  seen.hear(narrow);
  found.sort((a, b) => b[1] - a[1]);
  if (isPole(seen, found[0])) fail('it grows without bound');
  return found;
}

/** If a function grows towards a place as much in each of three steps. @param {Seen} seen @param {[number, number]} top */
function isPole({ at, value, size }, [place, height]) {
  const [low, high] = [at[0], at[POINTS]],
    closest = max(CLOSEST * (high - low), 1e-15 * abs(place)),
    heightAt = (/** @type {number} */ away) =>
      max(...[place - away, place + away].filter(x => low <= x && x <= high).map(x => known(value(x)))),
    [far, near, nextTo] = [FACTOR * FACTOR * FACTOR, FACTOR * FACTOR, FACTOR].map(factor => heightAt(closest * factor));
  if (!(far > -Infinity)) return false;
  const [first, second, third] = [near - far, nextTo - near, height - nextTo];
  return second > ALIKE * size && second >= STEADY * first && third >= STEADY * second;
}

/** The value at the vertex of the parabola through a point and its neighbours. @param {Seen} seen @param {number} i */
function atVertex({ at, values, value }, i) {
  if (!(i > 0 && i < POINTS)) return -Infinity;
  const [left, middle, right] = [i - 1, i, i + 1].map(j => known(values[j])),
    bend = left - 2 * middle + right;
  if (!(bend > -Infinity && bend < 0)) return -Infinity;
  return known(value(at[i] + ((left - right) / (2 * bend)) * (at[i + 1] - at[i])));
}

/** @param {Seen} seen @param {number} low @param {number} high @param {number} best @param {number} height @returns {[number, number]} */
function climbed({ value }, low, high, best, height) {
  let left = high - GOLDEN * (high - low),
    right = low + GOLDEN * (high - low),
    atLeft = known(value(left)),
    atRight = known(value(right));
  for (let turn = 0; turn < NARROWINGS; turn++) {
    if (atLeft > height) [best, height] = [left, atLeft];
    if (atRight > height) [best, height] = [right, atRight];
    if (atLeft >= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = known(value(left));
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = known(value(right));
    }
  }
  return [best, height];
}

/** The edge of a pulse that rises to it from its known points; else the peak.
 * @param {Seen} seen @param {[number, number]} peak @param {number} outside @returns {[number, number]} */
function followed({ value }, [inside, height], outside) {
  for (let turn = 0; turn < NARROWINGS; turn++) {
    const middle = (inside + outside) / 2,
      found = known(value(middle));
    if (found > height) [inside, height] = [middle, found];
    else outside = middle;
  }
  return [inside, height];
}

/** @param {Seen} seen @param {number} place @param {number} height @param {number} step */
function refined({ value, size }, place, height, step) {
  for (const wide of [step * 64, step * 8]) {
    const found = [-2, -1, 1, 2].map(at => value(place + wide * at));
    if (found.includes(undefined)) return place;
    const [farLeft, left, right, farRight] = found.map(known),
      slope = farLeft - farRight + 8 * (right - left),
      bend = -farLeft + 16 * left - 30 * height + 16 * right - farRight;
    if (!(bend < 0)) return place;
    const moved = place - (wide * slope) / bend,
      top = value(moved);
    if (abs(moved - place) > step || top === undefined || height - top > FLAT * size) return place;
    [place, height] = [moved, top];
  }
  return place;
}
