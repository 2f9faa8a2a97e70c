// @ts-check
// Fits of formulas that are not linear: the twin of calc/programs/solving/curve_search.py and programs/rows_at_once.py.
import { ELEMENTARY, Trouble, fail, tried } from './arithmetic.js';
import { NOTHING, Reflections, checkRows, determined, length, named } from './fits.js';
/** @import {Region, Run} from './program.js' */
/** @import {Series, Value} from './types' */

/** @typedef {(point: number[]) => number[] | undefined} Model */
/** @typedef {Float64Array | Value | undefined} Column */

const ROUNDS = 300,
  CLOSING = 100,
  FINE = 2,
  SLOPE = 6e-6,
  WIDE = 1e-4,
  FIRST = 1e-3,
  LEAST = 1e-13,
  MOST = 1e16,
  CLOSE = 1e-4,
  SETTLED = 1e-7,
  DONE = 1e-9,
  FARTHER = 1e-3,
  SLOWER = 0.9,
  NEAR = 1e-3,
  NEAREST = 3e-8,
  FLAT = 1e-9,
  UNSURE = 1e-8,
  LARGE = 1e140,
  FASTER = 8,
  UNDEFINED = 'the formula has no value in some row where the search starts',
  ENDLESS = 'the search for the coefficients does not settle, so start it nearer: `near …`',
  AT_START = 'with the coefficients that the search starts from',
  LOOKS = ['num', 'index', 'read'];
const { abs, max, min, sqrt, trunc } = Math;

/** @param {string} name */
const idle = name => `where the search ends, ${name} does not change any row, so start it nearer: \`near …\``;

/** @param {Model} model @param {number[]} ys @param {number[]} starts */
function search(model, ys, starts) {
  const values = model(starts);
  if (!values) return fail(UNDEFINED);
  let point = starts,
    rest = less(ys, values),
    damping = FIRST;
  for (let round = 0; ; round++) {
    if (round === ROUNDS) fail(ENDLESS);
    if (!(length(rest) > NOTHING * length(ys))) break;
    const rises = slopes(model, point, starts, ys, rest, 1),
      matrix = new Reflections(rises, 0),
      right = matrix.turned(rest).slice(0, point.length),
      whole = matrix.least > FLAT ? damped(matrix, right, 0) : undefined;
    if (whole && (isWithin(whole, point, CLOSE) || length(right) <= NEAR * length(rest))) break;
    if (!(matrix.least > FLAT)) damping = max(damping, UNSURE);
    for (;;) {
      if (!(damping <= MOST)) return new Reflections(rises, FLAT) && fail(ENDLESS);
      const step = damped(matrix, right, damping),
        moved = point.map((one, i) => one + step[i]),
        found = model(moved),
        after = found && less(ys, found);
      if (after && length(after) < length(rest)) {
        [point, rest] = [moved, after];
        break;
      }
      damping = max(damping, LEAST) * 10;
    }
    damping = damping > LEAST ? damping / 10 : 0;
  }
  return closed(model, ys, point, starts);
}

/** @param {Model} model @param {number[]} ys @param {number[]} begin @param {number[]} starts */
function closed(model, ys, begin, starts) {
  let point = begin,
    last = Infinity,
    most = Infinity;
  for (let left = CLOSING; ;) {
    const values = model(point),
      rest = less(ys, values ?? ys);
    if (!values || length(rest) > most) return fail(ENDLESS);
    most = min(most, length(rest) * (1 + FARTHER));
    const matrix = new Reflections(slopes(model, point, starts, ys, rest, left <= FINE ? 4 : 2), FLAT);
    if (!left) return result(matrix, ys, rest, point);
    const right = matrix.turned(rest).slice(0, point.length),
      step = damped(matrix, right, 0),
      moved = point.map((one, i) => one + step[i]),
      far = max(...moved.map((one, i) => abs(step[i]) / (abs(one) || 1)));
    point = moved;
    left--;
    const isDone = far <= DONE || length(right) <= NEAREST * length(rest);
    if (left >= FINE && far <= SETTLED && (isDone || far >= SLOWER * last)) left = FINE;
    else if (left === FINE - 1 && min(last, far) > SETTLED) fail(ENDLESS);
    last = far;
  }
}

/** @param {Reflections} matrix @param {number[]} ys @param {number[]} rest @param {number[]} point */
function result(matrix, ys, rest, point) {
  let spread = length(rest);
  if (spread <= NOTHING * length(ys)) spread = 0;
  const deviation = spread / sqrt(ys.length - point.length),
    errors = matrix.scales.map(
      (scale, i) => (deviation * length(matrix.solvedAcross(point.map((_, j) => (i === j ? 1 : 0))))) / scale,
    );
  return [...point, ...errors, deviation, determined(ys, spread, true)];
}

/** How the formula changes with each coefficient, in each row. @param {Model} model @param {number[]} point @param {number[]} starts @param {number[]} ys @param {number[]} rest @param {1 | 2 | 4} sides */
function slopes(model, point, starts, ys, rest, sides) {
  const here = less(ys, rest);
  return point.map((one, i) => {
    const size = max(abs(one), 1e-3 * abs(starts[i])) || 1e-3,
      at = (/** @type {number} */ x) => model(point.map((other, j) => (i === j ? x : other))),
      fine = sides === 4 && finely(at, one, WIDE * size);
    if (fine) return fine;
    const wide = SLOPE * size,
      above = at(one + wide),
      below = sides > 1 || !above ? at(one - wide) : undefined,
      both = above && below ? 2 : 1,
      under = below ?? here;
    return (above ?? here).map((value, row) => (value - under[row]) / (both * wide));
  });
}

/** A slope from four places. @param {(x: number) => number[] | undefined} at @param {number} here @param {number} wide */
function finely(at, here, wide) {
  const [left, right, farLeft, farRight] = [-1, 1, -2, 2].map(by => at(here + by * wide));
  if (!left || !right || !farLeft || !farRight) return undefined;
  return farLeft.map((value, row) => (value - farRight[row] + 8 * (right[row] - left[row])) / (12 * wide));
}

/** @param {Reflections} matrix @param {number[]} right @param {number} damping */
function damped(matrix, right, damping) {
  const count = right.length;
  let steps;
  if (damping) {
    const root = sqrt(damping),
      columns = matrix.triangle.map((column, i) =>
        Array.from({ length: 2 * count }, (_, j) => (j < count ? (column[j] ?? 0) : i === j - count ? root : 0)),
      ),
      small = new Reflections(columns),
      shares = small.solved(small.turned([...right, ...right.map(() => 0)]));
    steps = shares.map((share, i) => share / small.scales[i]);
  } else steps = matrix.solved(right);
  return steps.map((step, i) => step / matrix.scales[i]);
}

/** @param {number[]} step @param {number[]} point @param {number} share */
const isWithin = (step, point, share) => point.every((one, i) => abs(step[i]) <= share * abs(one));
/** @param {number[]} ys @param {number[]} values */
const less = (ys, values) => ys.map((y, i) => y - values[i]);

/** @type {Record<string, (...values: number[]) => number>} */
const PLAIN = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  exp: Math.exp,
  ln: Math.log,
  sin: Math.sin,
  cos: Math.cos,
};

/** The result of an operation in each row. @param {string} name @param {Column[]} operands @returns {Column} */
function each(name, operands) {
  const act = PLAIN[name] ?? ELEMENTARY.get(name),
    many = operands.find(one => one instanceof Float64Array);
  if (!many) return act(.../** @type {number[]} */ (operands));
  const found = new Float64Array(many.length),
    [a, b] = operands;
  const of = (/** @type {Column} */ one, /** @type {number} */ i) =>
    one instanceof Float64Array ? one[i] : Number(one);
  if (name === 'pow' && b === 2) for (let i = 0; i < found.length; i++) found[i] = of(a, i) * of(a, i);
  else if (operands.length === 2) for (let i = 0; i < found.length; i++) found[i] = act(of(a, i), of(b, i));
  else for (let i = 0; i < found.length; i++) found[i] = act(...operands.map(one => of(one, i)));
  let sum = 0;
  for (const value of found) sum += value;
  return Number.isFinite(sum) ? found : fail('overflow');
}

/** Formulas of rows, all rows at once. @param {import('./program.js').Operations} operations @param {number} at @param {Value[]} slots @param {Run} run @returns {number[] | undefined} */
function rowsAtOnce(operations, at, slots, run) {
  const [, count, where, ...ends] = operations[at].map(Number);
  let chosen = Float64Array.from({ length: count }, (_, i) => i);
  /** @type {number[] | undefined} */
  let found;
  for (let i = 0, begin = at + 1; i < ends.length - 1; begin = ends[i++]) {
    const end = ends[i];
    let acts = 0;
    for (let place = begin; place < end; place++) if (!LOOKS.includes(String(operations[place][0]))) acts++;
    run.budget.steps -= end - begin + trunc((acts * chosen.length) / FASTER);
    const column = columnOf(operations, begin, end, new Map([[at, chosen]]), slots, run);
    if (column === undefined || typeof column === 'string') return undefined;
    const values = column instanceof Float64Array ? column : chosen.map(() => Number(column));
    if (where && !i) chosen = chosen.filter((_, row) => values[row]);
    else found = [...values];
  }
  return found;
}

/** @param {import('./program.js').Operations} operations @param {number} begin @param {number} end @param {Map<number, Column>} known @param {Value[]} slots @param {Run} run @returns {Column} */
function columnOf(operations, begin, end, known, slots, run) {
  const of = (/** @type {string | number} */ slot) => (known.has(+slot) ? known.get(+slot) : slots[+slot]);
  for (let place = begin; place < end; place++) {
    const [name, ...operands] = operations[place];
    if (name === 'num') known.set(place, operands[0]);
    else if (name === 'index') known.set(place, of(operands[0]));
    else if (name === 'read') known.set(place, run.known(String(operands[0])));
    else if (name === 'at') {
      const index = of(operands[1]),
        [{ first, numbers }] = run.series(String(operands[0]));
      if (!(index instanceof Float64Array)) return undefined;
      const cells = index.map(row => {
        const cell = /** @type {number | string | undefined} */ (numbers[trunc(row) - first]);
        return typeof cell === 'number' ? cell : NaN;
      });
      if (cells.some(Number.isNaN)) return undefined;
      known.set(place, cells);
    } else if (ELEMENTARY.has(String(name)) && name !== 'binomial')
      known.set(place, each(String(name), operands.map(of)));
    else return undefined;
  }
  return known.get(end - 1);
}

/** @type {Record<string, Region>} */
export const SEARCHES = {
  searched(run, [names, rows, number, ...operands], body, slots, at, operations) {
    const count = +number,
      starts = operands.slice(0, count).map(slot => Number(slots[+slot])),
      keys = operands.slice(count, 2 * count).map(String),
      end = Number(operands[operands.length - 1]),
      ys = /** @type {Series[]} */ (/** @type {unknown} */ (slots[+rows]))[0].numbers;
    const inside = (/** @type {number[]} */ point) => run.inside(new Map(keys.map((key, i) => [key, point[i]])));
    const whole = (/** @type {number[]} */ point) =>
      /** @type {Series[]} */ (/** @type {unknown} */ (body(at + 1, end, inside(point))))[0].numbers;
    const model = (/** @type {number[]} */ point) => {
      const found = tried(run, () => {
        run.budget.steps -= trunc((ys.length * count) / FASTER);
        if (run.budget.steps < 0) body(at, at);
        return rowsAtOnce(operations, at + 1, slots, inside(point)) ?? whole(point);
      });
      return found?.every(value => abs(value) < LARGE) ? found : undefined;
    };
    try {
      whole(starts);
    } catch (trouble) {
      if (trouble instanceof Trouble && run.budget.steps >= 0 && !trouble.needs)
        if (!trouble.message.startsWith('the cell `')) trouble.message += `, ${AT_START}`;
      throw trouble;
    }
    checkRows(ys.length, count);
    const found = named(String(names).split(', '), () => search(model, ys, starts), idle);
    return /** @type {any} */ (found.map(one => ({ first: 0, numbers: [one] })));
  },
};
