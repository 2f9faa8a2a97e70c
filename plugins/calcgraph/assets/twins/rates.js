// @ts-check
// Quantities given by their rates: the twin of calc/programs/solving/rates.py.
import { fail } from './arithmetic.js';
/** @typedef {(t: number, state: number[]) => number[] | undefined} Rates */
/** @typedef {{times: number[], values: number[][], slopes: number[][]}} Path */

const FEWEST = 32,
  MOST_RATE_STEPS = 16384,
  COST = 900000,
  SETTLED = 1e-12,
  ALLOWED = 1e-9,
  ROUGH = 'the steps cannot be made fine enough';
const { abs, max } = Math;

/** @param {Rates} rates @param {number[]} starts @param {number} low @param {number} high @param {number} weight */
export function follow(rates, starts, low, high, weight) {
  if (!(low < high)) fail(low > high ? 'the range runs backwards' : 'the range is empty');
  let count = FEWEST,
    coarse = walked(rates, starts, low, high, FEWEST);
  for (;;) {
    const fine = walked(rates, starts, low, high, 2 * count),
      isLast = 2 * count >= MOST_RATE_STEPS || 32 * weight * count > COST;
    if (fine && coarse) {
      const before = coarse,
        errors = starts.map((_, at) => errorOf(before, fine, at)),
        worst = errors.reduce((most, error, at) => max(most, share(error, fine.values[at])), 0);
      if (worst <= SETTLED || (isLast && worst <= ALLOWED)) return { ...fine, errors };
    }
    if (isLast) return fail(ROUGH);
    count *= 2;
    coarse = fine;
  }
}

/** @param {number} error @param {number[]} values */
function share(error, values) {
  const peak = values.reduce((most, one) => max(most, abs(one)), 0);
  return peak ? error / peak : error;
}

/** @param {Rates} rates @param {number[]} starts @param {number} low @param {number} high @param {number} count @returns {Path | undefined} */
function walked(rates, starts, low, high, count) {
  const h = (high - low) / count,
    times = [...Array.from({ length: count }, (_, i) => low + ((high - low) * i) / count), high],
    values = starts.map(one => [one]),
    slopes = starts.map(() => /** @type {number[]} */ ([]));
  let state = starts;
  for (let i = 0; i < count; i++) {
    const moved = step(rates, times[i], state, h);
    if (!moved) return undefined;
    const first = moved[1];
    [state] = moved;
    state.forEach((value, at) => {
      values[at].push(value);
      slopes[at].push(first[at]);
    });
  }
  const last = rates(high, state);
  last?.forEach((slope, at) => slopes[at].push(slope));
  return last && { times, values, slopes };
}

/** @param {Rates} rates @param {number} t @param {number[]} state @param {number} h */
function step(rates, t, state, h) {
  const one = rates(t, state),
    two = one && rates(t + h / 2, moved(state, h / 2, one)),
    three = two && rates(t + h / 2, moved(state, h / 2, two)),
    four = three && rates(t + h, moved(state, h, three));
  if (!one || !two || !three || !four) return undefined;
  const weighed = one.map((a, i) => a + 2 * two[i] + 2 * three[i] + four[i]);
  return [moved(state, h / 6, weighed), one];
}

/** @param {number[]} state @param {number} h @param {number[]} slopes */
const moved = (state, h, slopes) => state.map((y, i) => y + h * slopes[i]);

/** @param {Path} coarse @param {Path} fine @param {number} at */
function errorOf(coarse, fine, at) {
  const values = coarse.values[at],
    slopes = coarse.slopes[at],
    finer = fine.values[at],
    h = coarse.times[1] - coarse.times[0];
  let found = 0;
  values.forEach((value, i) => {
    found = max(found, abs(finer[2 * i] - value) / 15);
    if (i + 1 === values.length) return;
    const middle = (value + values[i + 1]) / 2 + (h * (slopes[i] - slopes[i + 1])) / 8;
    found = max(found, abs(finer[2 * i + 1] - middle) / 16);
  });
  return found;
}
