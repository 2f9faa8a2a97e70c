// @ts-check
// Places between the samples of a function where a narrow peak may be: the port of calc/programs/overlooked.py.
import { fail, tried } from './arithmetic.js';
/** @import {Instruction, Run} from './program.js' */
/** @import {Value} from './types' */

/** A function at a point, with the values of its operations.
 * @typedef {{at: number, value: number | undefined, parts: unknown[], jumps: number}} Sample */
/** A change of a part between two samples, or three for a turn.
 * @typedef {{part: number, kind: 'zero' | 'flip' | 'turn', at: number[], values: number[], size: number}} Change */
/** Points at and around a place, with values. @typedef {[number, number | undefined][]} Around */
/** @typedef {(x: number) => Sample} Ask */
/** A point where a part changes, with samples at it and around it. @typedef {{at: number, samples: Sample[], part: number}} TurningPlace */
/** Instructions and their values. @typedef {[Instruction[], Value[]]} Frame */

const MOST_SAMPLES = 450,
  MOST_PLACES = 16,
  FEW = 6,
  COST = 28,
  CLOSER = 1 / 64,
  DISTANCES = 7,
  NEAR = 4,
  SECANTS = 12,
  HALVINGS = 70,
  VERTICES = 3,
  ROUNDED = 1e-13,
  NEARER = 1 / 8,
  ZOOMS = 18,
  LEAST = 4,
  APART = 1e-6,
  MISSED = 'an integral or search inside another has a narrow peak, which it could miss',
  CROWDED = 'it has more narrow peaks or jumps than a search can follow',
  QUICK = 'it oscillates faster than a search can follow',
  MANY_TURNS = 64,
  HIDING = 8,
  SPOTS = 12,
  SPOT = 0.382,
  LOOSE = 0.1,
  CURVE = 4;
/** Terms of a sum or product whose operations are kept with a sample, and what says that others are not. */
export const TERMS = 12,
  SOME_TERMS = /** @type {Instruction[]} */ ([]);
/** Operations that look at such places themselves, unless another of them does so around them. */
const SEARCHES = new Set(['integral', 'root', 'argmax', 'argmin', 'maximum', 'minimum']);
const { abs, max, min } = Math;

/** A function whose operations' values are kept at its first points, unless another search does so already.
 * @param {Run} run @param {(x: number) => number} body @param {Frame} frame @param {number} first @param {number} last */
export function watch(run, body, [instructions, slots], first, last) {
  const { machine, budget } = run,
    isWatched = !machine.traced,
    before = budget.steps,
    value = (/** @type {number} */ x) => tried(run, () => body(x));
  /** @type {Sample[]} */
  let samples = [];
  const hasSearch = (/** @type {Instruction[]} */ list) => list.some(({ name }) => SEARCHES.has(name));
  /** @type {TurningPlace[]} */
  let found = [],
    /** @type {Change[]} */
    left = [],
    skipsTerms = false,
    isNested = isWatched && hasSearch(instructions.slice(first, last));
  /** @type {Ask} */
  const ask = at => {
    const traced = (machine.traced = /** @type {Frame[]} */ ([]));
    try {
      const found = value(at);
      const parts = slots.slice(first, last - 1),
        jumps = modes(instructions.slice(first, last), slots);
      for (const [each, values] of traced) {
        parts.push(...values);
        jumps.push(...modes(each, values));
        isNested ||= !samples.length && hasSearch(each);
        skipsTerms ||= each === SOME_TERMS;
      }
      const all = [...parts, ...jumps];
      return { at, value: found, parts: found === undefined ? [] : all, jumps: (isNested ? all : jumps).length };
    } finally {
      machine.traced = undefined;
    }
  };
  const curve = (/** @type {number} */ x) => {
    if (!isWatched) return value(x);
    const found = ask(x);
    if (samples.length < MOST_SAMPLES) samples.push(found);
    return found.value;
  };
  /** @returns {Around[]} */
  const look = () => {
    if (!samples.length) return [];
    const one = Math.floor((before - budget.steps) / samples.length) + 1,
      seen = samples;
    samples = [];
    [found, left] = places(seen, ask, Math.floor(budget.steps / (2 * COST * one)));
    if (isNested && isMissed(seen, found, value)) fail(MISSED);
    return found.map(place => place.samples.map(({ at, value }) => /** @type {Around[0]} */ ([at, value])));
  };
  /** Refuses narrow peaks at these points if there may be more of them. @param {number[]} narrow */
  const hear = narrow => {
    if (narrow.length && (skipsTerms || isCrowded(found, left, narrow))) fail(CROWDED);
  };
  return { curve, look, hear };
}

/** @param {Sample[]} samples @param {Ask} ask @param {number} most @returns {[TurningPlace[], Change[]]} */
function places(samples, ask, most) {
  const known = new Map(samples.filter(({ value }) => value !== undefined).map(one => [one.at, one])),
    at = samples.map(one => one.at),
    near = known.size && most >= LEAST ? ends(min(...at), max(...at), ask) : [],
    size = max(0, ...[...known.values()].map(({ value }) => abs(Number(value)))),
    found = near.filter(place => place.samples.some(({ value }) => value !== undefined && abs(value) > size)),
    count = min(most, MOST_PLACES) + found.length;
  for (const place of near) for (const one of place.samples) if (one.value !== undefined) known.set(one.at, one);
  const rising = [...known.values()].sort((a, b) => a.at - b.at);
  const all = changes(rising);
  checkTurns(rising, all);
  for (const [number, change] of all.entries()) {
    if (found.length >= count) return [found, all.slice(number)];
    if (found.some(place => explains(place, change))) continue;
    const at = FIND[change.kind](change, ask);
    if (change.at[0] <= at && at <= change.at[change.at.length - 1])
      found.push({ at, samples: around(change, at, ask), part: change.part });
  }
  return [found, []];
}

/** Refuses a function of which a part turns at most samples, and the function itself at few. @param {Sample[]} rising @param {Change[]} all */
function checkTurns(rising, all) {
  const last = rising.reduce((least, { parts, jumps }) => min(least, parts.length - jumps), Infinity),
    isTurn = (/** @type {Change} */ { kind, part }) => kind === 'turn' && part < last,
    counts = new Map();
  for (const { part } of all.filter(isTurn)) counts.set(part, (counts.get(part) ?? 0) + 1);
  const most = max(0, ...counts.values());
  if (most <= MANY_TURNS) return;
  const own = changesOf(
    0,
    rising.map(({ at }) => at),
    rising.map(({ value }) => value ?? 0),
  );
  if (own.filter(({ kind }) => kind === 'turn').length * HIDING < most) fail(CROWDED);
}

/** Whether a part with a narrow peak at one of its changes has others that were not looked at.
 * @param {TurningPlace[]} found @param {Change[]} left @param {number[]} narrow */
function isCrowded(found, left, narrow) {
  const parts = found.filter(({ samples }) => samples.some(({ at }) => narrow.includes(at))).map(({ part }) => part);
  return left.some(change => parts.includes(change.part) && !found.some(place => explains(place, change)));
}

/** Refuses a function that, at most points between samples, is not near the curve through those around.
 * @param {(x: number) => number | undefined} f @param {number[]} at @param {(number | undefined)[]} values */
export function checkSteps(f, at, values) {
  if (at.length < CURVE) return;
  const end = at.length - 3,
    isKnown = (/** @type {number | undefined} */ value) => value !== undefined && Number.isFinite(value),
    size = values.reduce(
      (/** @type {number} */ most, value) => (isKnown(value) ? max(most, abs(Number(value))) : most),
      0,
    );
  let bad = 0,
    seen = 0;
  for (let spot = 0; spot < SPOTS; spot++) {
    const i = 1 + Math.floor((spot * (end - 1)) / (SPOTS - 1)),
      point = at[i] + SPOT * (at[i + 1] - at[i]),
      nodes = [i - 1, i, i + 1, i + 2].map(j => /** @type {[number, number]} */ ([at[j], values[j]])),
      value = f(point);
    if (value === undefined || !nodes.every(([, one]) => isKnown(one))) continue;
    seen++;
    const heights = [value, ...nodes.map(([, one]) => one)],
      spread = max(...heights) - min(...heights);
    if (spread > 1e-9 * size && abs(value - polynomial(nodes, point)) > LOOSE * spread) bad++;
  }
  if (bad * 2 > seen && seen >= SPOTS / 2) fail(QUICK);
}

/** The value of the polynomial through points. @param {[number, number][]} nodes @param {number} x */
export const polynomial = (nodes, x) =>
  nodes.reduce(
    (total, [at, value], i) =>
      total + nodes.reduce((share, [other], j) => (j === i ? share : share * ((x - other) / (at - other))), value),
    0,
  );

/** Whether a function with a search inside has another value once the inner search looks at places, too.
 * @param {Sample[]} samples @param {{at: number, samples: Sample[]}[]} found @param {(x: number) => number | undefined} again */
function isMissed(samples, found, again) {
  const size = max(0, ...samples.map(({ value }) => abs(value ?? 0))),
    exact = found.flatMap(place => place.samples.filter(({ at }) => at === place.at));
  return [samples[samples.length >> 1], ...exact].some(one => {
    const value = again(one.at);
    return value === undefined || one.value === undefined
      ? value !== one.value
      : abs(value - one.value) > APART * max(size, abs(value), abs(one.value));
  });
}

/** For each density among instructions, a number that is zero where its argument is its mode. @param {Instruction[]} instructions @param {Value[]} slots */
const modes = (instructions, slots) =>
  instructions.flatMap(({ name, operands }) => {
    const act = MODES[name];
    return act ? [act(...operands.map(one => Number(slots[+one] ?? 0)))] : [];
  });

/** @type {Record<string, (...values: number[]) => number>} */
const MODES = Object.assign(Object.create(null), {
  gamma_density: (/** @type {number} */ a, /** @type {number} */ x) => x - (a - 1),
  beta_density: (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ x) =>
    x * (a + b - 2) - (a - 1),
  mod: (/** @type {number} */ x, /** @type {number} */ by) => (by ? Math.sin(Math.PI * (x / by)) : 0),
  floor: (/** @type {number} */ x) => Math.sin(Math.PI * x),
  ceiling: (/** @type {number} */ x) => Math.sin(Math.PI * x),
  round: (/** @type {number} */ x) => Math.cos(Math.PI * x),
});

/** Samples nearer and nearer to both ends of a range. @param {number} low @param {number} high @param {Ask} ask @returns {TurningPlace[]} */
function ends(low, high, ask) {
  return [
    [low, high],
    [high, low],
  ]
    .map(([end, other]) => {
      const points = new Set();
      for (let i = 1; i <= ZOOMS; i++) points.add(end + (other - end) * NEARER ** i);
      points.delete(low);
      points.delete(high);
      return { at: NaN, samples: [...points].sort((a, b) => a - b).map(ask), part: -1 };
    })
    .filter(({ samples }) => samples.length);
}

/** Changes of all parts, those of parts with few changes first. @param {Sample[]} rising */
function changes(rising) {
  const at = rising.map(one => one.at),
    count = rising.reduce((least, { parts }) => min(least, parts.length), rising.length ? Infinity : 0);
  const byPart = Array.from({ length: count }, (_, part) => {
    const column = rising.map(({ parts }) => parts[part]);
    return column.every(one => typeof one === 'number') ? changesOf(part, at, /** @type {number[]} */ (column)) : [];
  });
  byPart.sort((a, b) => a.length - b.length);
  const many = byPart.filter(({ length }) => length > FEW);
  return [...byPart.filter(({ length }) => length <= FEW).flat(), ...byTurns(many)];
}

/** The first of each list, then the second. @template T @param {T[][]} lists @returns {T[]} */
const byTurns = lists =>
  Array.from({ length: max(0, ...lists.map(({ length }) => length)) }, (_, i) =>
    lists.flatMap(list => list.slice(i, i + 1)),
  ).flat();

/** @param {number} part @param {number[]} at @param {number[]} column @returns {Change[]} */
function changesOf(part, at, column) {
  let low = Infinity,
    high = -Infinity,
    isTruth = true;
  for (const one of column) {
    low = min(low, one);
    high = max(high, one);
    isTruth &&= one === 0 || one === 1;
  }
  if (low === high) return [];
  const size = max(abs(low), abs(high)),
    /** @type {Change[]} */ found = [],
    /** @type {Change[]} */ turns = [],
    pair = (/** @type {number} */ i, /** @type {'zero' | 'flip'} */ kind) =>
      found.push({ part, kind, at: at.slice(i, i + 2), values: column.slice(i, i + 2), size });
  if (isTruth) {
    for (let i = 0; i + 1 < at.length; i++) if (column[i] !== column[i + 1]) pair(i, 'flip');
    return found;
  }
  if (low < 0 && high > 0) for (let i = 0; i + 1 < at.length; i++) if (column[i] * column[i + 1] < 0) pair(i, 'zero');
  for (let i = 0, before = 0, since = 0; i + 1 < at.length; i++) {
    const change = column[i + 1] - column[i];
    if (abs(change) <= ROUNDED * size) continue;
    if (before * change < 0 && i - since <= 1) {
      const three = [since - 1, since, i + 1];
      turns.push({ part, kind: 'turn', at: three.map(j => at[j]), values: three.map(j => column[j]), size });
    }
    [before, since] = [change, i + 1];
  }
  return byTurns([found, turns]);
}

/** @param {Sample} sample @param {number} part */
const partOf = (sample, part) => {
  const found = sample.parts[part];
  return typeof found === 'number' ? found : NaN;
};

/** Whether a part changes at a place that is known from another part. @param {{at: number, samples: Sample[]}} place @param {Change} change */
function explains({ at, samples }, change) {
  if (!(change.at[0] <= at && at <= change.at[change.at.length - 1])) return false;
  const here = samples.findIndex(one => one.at === at),
    [below, value, above] = [max(0, here - NEAR), here, min(samples.length - 1, here + NEAR)].map(i =>
      partOf(samples[i], change.part),
    );
  if (change.kind === 'flip') return below !== above;
  if (change.kind === 'zero') return below * above <= 0;
  const left = value - below,
    right = above - value;
  return left * right <= 0 || max(abs(left), abs(right)) <= ROUNDED * change.size;
}

/** The place where a part is zero, by the method of Illinois and then by halving. @param {Change} change @param {Ask} ask */
function zero({ part, at: [low, high], values: [below, above] }, ask) {
  const start = below;
  for (let turn = 0; turn < SECANTS + HALVINGS; turn++) {
    const at = turn < SECANTS ? high - (above * (high - low)) / (above - below) : low / 2 + high / 2;
    if (!(low < at && at < high)) break;
    const value = partOf(ask(at), part);
    if (!(abs(value) > 0)) return at;
    if (value < 0 === start < 0) [low, below, above] = [at, value, above / 2];
    else [high, above, below] = [at, value, below / 2];
  }
  return abs(below) < abs(above) ? low : high;
}

/** The last point before a comparison changes. @param {Change} change @param {Ask} ask */
function flip({ part, at: [low, high], values: [first] }, ask) {
  for (let turn = 0; turn < HALVINGS; turn++) {
    const middle = low / 2 + high / 2;
    if (!(low < middle && middle < high)) break;
    if (partOf(ask(middle), part) === first) low = middle;
    else high = middle;
  }
  return low;
}

/** The place where a part turns, by ever narrower parabolas. @param {Change} change @param {Ask} ask */
function turn({ part, at: ends, values }, ask) {
  const [a, b, c] = ends;
  let at = vertex(ends, values),
    wide = min(b - a, c - b);
  for (let i = 0; i < VERTICES; i++) {
    wide /= 16;
    const points = [at - wide, at, at + wide];
    if (!(a < points[0] && points[0] < at && at < points[2] && points[2] < c)) break;
    const moved = vertex(
      points,
      points.map(point => partOf(ask(point), part)),
    );
    if (!(points[0] < moved && moved < points[2])) break;
    at = moved;
  }
  return at;
}

/** The vertex of the parabola through three points; the middle one if there is none. @param {number[]} at @param {number[]} values */
function vertex([a, b, c], [left, middle, right]) {
  const rise = (b - a) * (middle - right),
    fall = (b - c) * (middle - left);
  if (!(abs(rise - fall) > 0)) return b;
  return b - ((b - a) * rise - (b - c) * fall) / (2 * (rise - fall));
}

const FIND = { zero, flip, turn };

/** Samples at a place and at ever smaller distances to both sides. @param {Change} change @param {number} at @param {Ask} ask */
function around(change, at, ask) {
  const found = new Map([[at, ask(at)]]);
  for (const end of [change.at[0], change.at[change.at.length - 1]]) {
    let step = end - at;
    for (let i = 0; i < DISTANCES; i++) {
      step *= CLOSER;
      if (!found.has(at + step)) found.set(at + step, ask(at + step));
    }
  }
  return [...found.values()].sort((a, b) => a.at - b.at);
}
