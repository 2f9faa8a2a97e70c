// @ts-check
// Quantities given by their rates: the twin of calc/programs/solving/rates.py.
import { fail } from './arithmetic.js';
/** @typedef {(t: number, state: number[]) => number[] | undefined} Rates */
/** @typedef {{times: number[], values: number[][], slopes: number[][]}} Path */

const FEWEST = 16,
  MOST_RATE_STEPS = 2048,
  PARTS = [2, 4, 6, 8],
  SURE = 255,
  UNSURE = 15,
  FASTER = 64,
  COST = 750000,
  SETTLED = 1e-12,
  ALLOWED = 1e-9,
  ROUGH = 'the steps cannot be made fine enough';
const { abs, floor, max, min } = Math;

/** @param {Rates} rates @param {number[]} starts @param {number} low @param {number} high @param {number} weight */
export function follow(rates, starts, low, high, weight) {
  if (!(low < high)) fail(low > high ? 'the range runs backwards' : 'the range is empty');
  let count = FEWEST,
    last = 0,
    coarse = walked(rates, starts, low, high, FEWEST);
  for (;;) {
    const fine = walked(rates, starts, low, high, 2 * count),
      isLast = 2 * count >= MOST_RATE_STEPS || 168 * weight * count > COST;
    if (fine && coarse) {
      const before = coarse,
        errors = starts.map((_, at) => errorOf(before, fine, at)),
        worst = errors.reduce((most, error, at) => max(most, share(error, fine.values[at])), 0),
        caution = worst <= last / FASTER ? SURE : UNSURE;
      if (worst / caution <= SETTLED || (isLast && worst / caution <= ALLOWED))
        return { ...fine, errors: errors.map(error => error / caution) };
      last = worst;
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
  const first = rates(t, state);
  if (!first) return undefined;
  /** @type {number[][]} */
  let row = [];
  for (const [i, count] of PARTS.entries()) {
    const found = inParts(rates, t, state, first, h / count, count),
      before = row;
    if (!found) return undefined;
    row = [found];
    for (let j = 0; j < i; j++) {
      const ratio = count / PARTS[i - j - 1],
        share = ratio * ratio - 1;
      row.push(row[j].map((a, k) => a + (a - before[j][k]) / share));
    }
  }
  return [row[row.length - 1], first];
}

/** Gragg's rule. @param {Rates} rates @param {number} t @param {number[]} state @param {number[]} first @param {number} h @param {number} count */
function inParts(rates, t, state, first, h, count) {
  let before = state,
    now = moved(state, h, first);
  for (let i = 1; i < count; i++) {
    const slopes = rates(t + i * h, now);
    if (!slopes) return undefined;
    [before, now] = [now, moved(before, 2 * h, slopes)];
  }
  const slopes = rates(t + count * h, now);
  return slopes && now.map((a, i) => (a + before[i] + h * slopes[i]) / 2);
}

/** @param {number[]} state @param {number} h @param {number[]} slopes */
const moved = (state, h, slopes) => state.map((y, i) => y + h * slopes[i]);

/** A value between steps. @param {number[]} times @param {number[]} values @param {number[]} slopes @param {number} t */
export function valueAt(times, values, slopes, t) {
  const last = times.length - 1,
    h = (times[last] - times[0]) / last,
    first = min(max(floor((t - times[0]) / h) - 1, 0), last - 3);
  for (let i = first; i < first + 4; i++) if (t === times[i]) return values[i];
  let parts = Array.from({ length: 8 }, (_, i) => values[first + (i >> 1)]),
    found = 0,
    weight = 1;
  const place = (t - times[first]) / h;
  for (let order = 0; order < 8; order++) {
    const now = parts;
    found += weight * now[0];
    weight *= place - (order >> 1);
    parts = Array.from({ length: 7 - order }, (_, i) =>
      order === 0 && i % 2 === 0
        ? slopes[first + (i >> 1)] * h
        : (now[i + 1] - now[i]) / (((i + order + 1) >> 1) - (i >> 1)),
    );
  }
  return found;
}

/** @param {Path} coarse @param {Path} fine @param {number} at */
function errorOf(coarse, fine, at) {
  const values = coarse.values[at],
    slopes = coarse.slopes[at];
  let found = 0;
  fine.values[at].forEach((value, i) => {
    const other = i % 2 ? valueAt(coarse.times, values, slopes, fine.times[i]) : values[i / 2];
    found = max(found, abs(value - other));
  });
  return found;
}
