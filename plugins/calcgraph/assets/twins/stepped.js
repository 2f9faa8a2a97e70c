// @ts-check
// Sums and sequences over all draws, each step in all of them at once: the twin of calc/programs/drawing/stepped.py.
import { Trouble, countAbove as ceiling, fail, countBelow as floor } from './arithmetic.js';
import { each, isMany } from './columns.js';
import { FOLDED, rowsByGroup } from './curves.js';
import { stepOf, tracksOf } from './sequences.js';
/** @import {Column} from './columns.js' */
/** @import {Draws, Operations} from './draws.js' */
/** @import {Series} from './types' */

const CHOSEN = 'other rows are chosen';
/** Steps of a sequence of what has a distribution. */
const MOST_DRAWN = 1000;

/** A bound or the number of a step, which is the same in all draws. @param {Column} column */
const only = column =>
  typeof column === 'number' ? column : fail('a bound, or the number of a step, that has a distribution');

/** @param {Draws} draws @param {Operations} operations @param {number} at @param {Column[]} slots @param {number} end @returns {Column} */
function fold(draws, operations, at, slots, end) {
  const [name, ...ends] = operations[at],
    [first, last] = ends.slice(0, 2).map(slot => only(slots[+slot]));
  if (floor(first) !== ceiling(first) || floor(last) !== ceiling(last)) fail('bounds are not whole numbers');
  if (floor(last) < floor(first) - 1) fail('the bounds run backwards');
  if (last - first >= 1e4) fail('more than 10,000 terms');
  /** @type {Column} */
  let total = name === 'sum' ? 0 : 1;
  for (let step = floor(first); step <= floor(last); step++) {
    slots[at] = step;
    const part = draws.execute(operations, at + 1, end, slots);
    total = each(name === 'sum' ? (a, b) => a + b : (a, b) => a * b, [total, part]);
  }
  return total;
}

/** @param {Draws} draws @param {Operations} operations @param {number} at @param {Column[]} slots @returns {Column} */
function back(draws, operations, at, slots) {
  const [name, tracks, which, number] = operations[at],
    { numbers, offset, last } = /** @type {import('./sequences.js').Track[]} */ (
      /** @type {unknown} */ (slots[+tracks])
    )[+which],
    step = name === 'back' ? only(slots[+tracks + 1]) - +number : stepOf(only(slots[+number]));
  const found = numbers[step - offset];
  if (found !== undefined) return draws.lowered(found);
  return fail(step >= offset && step <= last ? `step ${step} is not known yet` : `there is no step ${step}`);
}

/** @param {Draws} draws @param {Column[]} slots @param {number} at @returns {Column[][]} */
const columnsOf = (draws, slots, at) =>
  /** @type {Series[]} */ (slots[at]).map(({ numbers }) => numbers.map(one => draws.lowered(one)));

/** Sums and sequences, each step in all draws at once.
 * @type {Record<string, (draws: Draws, operations: Operations, at: number, slots: Column[], end: number) => Column>} */
export const STEPPED = {
  sum: fold,
  product: fold,
  back,
  prior: back,
  steps(draws, operations, at, slots) {
    const tracks = tracksOf(operations[at].slice(1), at, slots, only),
      first = Math.min(...tracks.map(one => one.first)),
      last = Math.max(...tracks.map(one => one.last));
    slots[at - 1] = /** @type {Column} */ (/** @type {unknown} */ (tracks));
    if (last - first >= MOST_DRAWN) fail('more than 1,000 steps that depend on a distribution');
    for (let now = first; now <= last; now++) {
      slots[at] = now;
      for (const one of tracks)
        if (one.first <= now && now <= one.last)
          one.numbers.push(/** @type {number} */ (draws.execute(operations, one.begin, one.end, slots)));
    }
    return tracks.map(({ offset, numbers }) => ({ first: offset, numbers }));
  },
  series: (draws, operations, at) => [draws.series(String(operations[at][1]))[+operations[at][2]]],
  at(draws, operations, at, slots) {
    const { first, numbers } = draws.series(String(operations[at][1]))[0],
      step = stepOf(only(slots[+operations[at][2]]));
    const found = /** @type {number | string} */ (numbers[step - first] ?? fail(`there is no step ${step}`));
    return typeof found === 'string' ? fail(found) : draws.lowered(found);
  },
  rows(draws, operations, at, slots) {
    const [count, where, ...ends] = operations[at].slice(1).map(Number),
      last = ends.length - 1,
      found = ends.slice(0, last).map(() => /** @type {Column[]} */ ([]));
    for (let row = 0; row < count; row++) {
      slots[at] = row;
      try {
        for (let i = 0; i < last; i++) {
          const value = draws.execute(operations, i ? ends[i - 1] : at + 1, ends[i], slots);
          if (where && !i && isMany(value)) fail(CHOSEN);
          if (where && !i && !value) break;
          found[i].push(value);
        }
      } catch (trouble) {
        if (trouble instanceof Trouble && !trouble.needs && trouble.message !== CHOSEN)
          if (!trouble.message.startsWith('the cell `')) trouble.message += ` in row ${row + 1}`;
        throw trouble;
      }
    }
    return found.slice(where).map(numbers => ({ first: 0, numbers: /** @type {number[]} */ (numbers) }));
  },
  fold(draws, operations, at, slots) {
    const [, name, rows, ...more] = operations[at],
      columns = columnsOf(draws, slots, +rows),
      size = columns[0].length,
      starts = columns.map((_, i) => i * size),
      act = (/** @type {number[]} */ ...all) =>
        FOLDED[name](...starts.map(i => all.slice(i, i + size)), ...all.slice(columns.length * size));
    return each(act, [...columns.flat(), ...more.slice(0, -1).map(slot => slots[+slot])]);
  },
  scan(draws, operations, at, slots) {
    const all = columnsOf(draws, slots, +operations[at][2]);
    if (operations[at][1] === 'total per') {
      const found = /** @type {Column[]} */ (Array(all[0].length)),
        add = (/** @type {number[]} */ ...numbers) => FOLDED.total(numbers);
      for (const rows of rowsByGroup(/** @type {number[]} */ (all[1]))) {
        const cells = rows.map(row => all[0][row]),
          sums = each(add, cells);
        for (const row of rows) found[row] = sums;
      }
      return [{ first: 0, numbers: /** @type {number[]} */ (found) }];
    }
    if (operations[at][1] !== 'cumulative') fail('a rank of values that have a distribution');
    /** @type {Column[]} */
    const sums = [];
    for (const value of all[0]) sums.push(sums.length ? each((a, b) => a + b, [sums[sums.length - 1], value]) : value);
    return [{ first: 0, numbers: /** @type {number[]} */ (sums) }];
  },
  edge(draws, operations, at) {
    const { first, numbers } = draws.series(String(operations[at][1]))[0];
    return +operations[at][2] ? first + numbers.length - 1 : first;
  },
  first(draws, operations, at, slots, end) {
    const [low, high] = operations[at].slice(1, 3).map(slot => stepOf(only(slots[+slot])));
    /** @type {Float64Array | undefined} */
    let found;
    for (let step = low; step <= high; step++) {
      slots[at] = step;
      const holds = draws.execute(operations, at + 1, end, slots);
      if (!isMany(holds)) {
        if (!holds) continue;
        return found ? found.map(one => (Number.isNaN(one) ? step : one)) : step;
      }
      found ??= new Float64Array(holds.length).fill(NaN);
      for (let i = 0; i < holds.length; i++) if (holds[i] && Number.isNaN(found[i])) found[i] = step;
      if (!found.some(Number.isNaN)) return found;
    }
    return fail('no step satisfies it');
  },
};
