// @ts-check
// Quantities given by their rates: the twin of calc/programs/solving/rates.py and step_polynomial.py.
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
  PROBES = 1024,
  PART = 0.381966011250105,
  MOST_TURNS = 64,
  HALVINGS = 40,
  ROUGH = 'the steps cannot be made fine enough';
const { abs, floor, max, min } = Math;

/** @param {Rates} rates @param {number[]} starts @param {number} low @param {number} high @param {number} weight @param {Rates} guards */
export function follow(rates, starts, low, high, weight, guards) {
  if (!(low < high)) fail(low > high ? 'the range runs backwards' : 'the range is empty');
  let count = FEWEST,
    last = 0,
    coarse = walked(rates, starts, low, high, FEWEST);
  for (;;) {
    const fine = walked(rates, starts, low, high, 2 * count),
      isLast = 2 * count >= MOST_RATE_STEPS || 168 * weight * count > COST;
    let place = typeof fine === 'number' ? fine : high;
    if (typeof fine !== 'number' && typeof coarse !== 'number') {
      const before = coarse,
        moves = starts.map((_, at) => movesOf(before, fine, at)),
        errors = moves.map(one => one.reduce((most, error) => max(most, error), 0)),
        worst = errors.reduce((most, error, at) => max(most, share(error, fine.values[at])), 0),
        caution = worst <= last / FASTER ? SURE : UNSURE;
      if (worst / caution <= SETTLED || (isLast && worst / caution <= ALLOWED)) {
        const missed = missedPlace(rates, fine, errors, guards);
        if (missed === undefined) return { ...fine, errors: errors.map(error => error / caution) };
        place = missed;
      } else if (isLast) place = firstOff(fine, moves);
      last = worst;
    }
    if (isLast) return fail(`${ROUGH} ${alongWay((place - low) / (high - low))}`);
    count *= 2;
    coarse = fine;
  }
}

/** @param {number} share */
function alongWay(share) {
  const thousandths = floor(share * 1000 + 0.5);
  return `at ${floor(thousandths / 10)}.${thousandths % 10} % of the way`;
}

/** The first place between steps at which a rate is not as they have it. @param {Rates} rates @param {Path} path @param {number[]} moved @param {Rates} guards */
function missedPlace(rates, path, moved, guards) {
  const { times, values, slopes } = path,
    last = times.length - 1,
    h = (times[last] - times[0]) / last,
    parts = Math.ceil(PROBES / last),
    turns = turnsOf(guards, path, h),
    most = values.map(
      (one, at) =>
        (max(ALLOWED * one.reduce((peak, value) => max(peak, abs(value)), 0), 10 * moved[at]) * PROBES) /
        (times[last] - times[0]),
    ),
    isOff = (/** @type {number} */ t, /** @type {number} */ first, /** @type {Weights[]} */ of) => {
      const sum = (/** @type {number[]} */ all, /** @type {0 | 1 | 2 | 3} */ which) =>
          of.reduce((found, one, j) => found + one[which] * all[first + j], 0),
        state = values.map((ys, at) => sum(ys, 0) + h * sum(slopes[at], 1)),
        found = rates(t, state);
      return !found || found.some((one, at) => abs(one - sum(values[at], 2) / h - sum(slopes[at], 3)) > most[at]);
    },
    /** @type {Map<number, Weights[]>} */ known = new Map();
  for (let i = 0; i < last; i++) {
    const first = min(max(i - 1, 0), last - 3);
    for (let k = 0; k < parts; k++) {
      const x = i - first + (k + PART) / parts,
        of = known.get(x) ?? weightsAt(x);
      known.set(x, of);
      if (isOff(times[first] + x * h, first, of)) return times[first] + x * h;
    }
  }
  for (const t of [...turns, ...turns.slice(1).map((b, i) => (turns[i] + b) / 2)]) {
    const first = min(max(floor((t - times[0]) / h) - 1, 0), last - 3);
    if (isOff(t, first, weightsAt((t - times[first]) / h))) return t;
  }
  return undefined;
}

/** What the values and slopes of four steps count, for the value and for the slope at a place. @typedef {[number, number, number, number]} Weights */

/** @param {number} x @returns {Weights[]} */
function weightsAt(x) {
  return [0, 1, 2, 3].map(j => {
    let part = 1,
      change = 0,
      own = 0;
    for (let k = 0; k < 4; k++)
      if (k !== j) {
        change = (change * (x - k)) / (j - k) + part / (j - k);
        part *= (x - k) / (j - k);
        own += 1 / (j - k);
      }
    const away = x - j,
      square = part * part,
      level = 1 - 2 * own * away;
    return [
      level * square,
      away * square,
      2 * part * change * level - 2 * own * square,
      square + 2 * away * part * change,
    ];
  });
}

/** The first times at which guards turn between two steps. @param {Rates} guards @param {Path} path @param {number} h */
function turnsOf(guards, { times, values, slopes }, h) {
  /** @type {number[]} */
  const found = [];
  let before = guards(
    times[0],
    values.map(one => one[0]),
  );
  for (let i = 1; i < times.length; i++) {
    const now = guards(
      times[i],
      values.map(one => one[i]),
    );
    for (let at = 0; before && now && at < now.length; at++)
      if (before[at] * now[at] < 0 && found.length < MOST_TURNS) found.push(crossing(at, before[at], i));
    before = now;
  }
  return found.sort((a, b) => a - b);

  /** @param {number} at @param {number} old @param {number} i */
  function crossing(at, old, i) {
    let low = times[i - 1],
      high = times[i];
    const first = min(max(i - 2, 0), times.length - 4);
    for (let k = 0; k < HALVINGS; k++) {
      const middle = low + (high - low) / 2,
        of = weightsAt((middle - times[first]) / h),
        sum = (/** @type {number[]} */ all, /** @type {0 | 1} */ which) =>
          of.reduce((whole, one, j) => whole + one[which] * all[first + j], 0),
        now = guards(
          middle,
          values.map((ys, state) => sum(ys, 0) + h * sum(slopes[state], 1)),
        );
      if (!now) break;
      if (now[at] * old > 0) low = middle;
      else high = middle;
    }
    return low + (high - low) / 2;
  }
}

/** The time from which on halving moves more than is allowed. @param {Path} fine @param {number[][]} moves */
function firstOff(fine, moves) {
  let found = fine.times[fine.times.length - 1];
  fine.values.forEach((values, at) => {
    let peak = 0;
    const first = values.findIndex((value, i) => {
      peak = max(peak, abs(value));
      return !(moves[at][i] <= ALLOWED * peak);
    });
    if (first >= 0) found = min(found, fine.times[first]);
  });
  return found;
}

/** @param {number} error @param {number[]} values */
function share(error, values) {
  const peak = values.reduce((most, one) => max(most, abs(one)), 0);
  return peak ? error / peak : error;
}

/** @param {Rates} rates @param {number[]} starts @param {number} low @param {number} high @param {number} count @returns {Path | number} the time at which there are no rates, where it leads there */
function walked(rates, starts, low, high, count) {
  const h = (high - low) / count,
    times = [...Array.from({ length: count }, (_, i) => low + ((high - low) * i) / count), high],
    values = starts.map(one => [one]),
    slopes = starts.map(() => /** @type {number[]} */ ([]));
  let state = starts;
  for (let i = 0; i < count; i++) {
    const moved = step(rates, times[i], state, h);
    if (!moved) return times[i];
    const first = moved[1];
    [state] = moved;
    state.forEach((value, at) => {
      values[at].push(value);
      slopes[at].push(first[at]);
    });
  }
  const last = rates(high, state);
  last?.forEach((slope, at) => slopes[at].push(slope));
  return last ? { times, values, slopes } : high;
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

/** What halving has moved, at the steps and between them. @param {Path} coarse @param {Path} fine @param {number} at */
function movesOf(coarse, fine, at) {
  const values = coarse.values[at],
    slopes = coarse.slopes[at];
  return fine.values[at].map((value, i) =>
    abs(value - (i % 2 ? valueAt(coarse.times, values, slopes, fine.times[i]) : values[i / 2])),
  );
}
