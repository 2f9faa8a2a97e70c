// @ts-check
// Sequences that go on from earlier values: the twin of calc/programs/sequences.py and of its operations.
import { Trouble, countAbove as ceiling, fail, countBelow as floor } from './arithmetic.js';
/** @import {Region} from './program.js' */
/** @import {Value} from './types' */

const MOST_SEQUENCE = 1e5,
  HEAD = 5;

/** A sequence while it is computed.
 * @typedef {{first: number, last: number, offset: number, numbers: number[], begin: number, end: number}} Track */

/** @template T @param {(string | number)[]} operands @param {number} at @param {T[]} slots @param {(slot: T) => number} read what a slot holds that is one number @returns {Track[]} */
export function tracksOf(operands, at, slots, read = Number) {
  const found = [];
  for (let i = 0, begin = at + 1; i + HEAD < operands.length; i += HEAD) {
    const [first, count, start, lastSlot, end] = operands.slice(i, i + HEAD).map(Number),
      wanted = read(slots[lastSlot]),
      last = floor(wanted);
    if (last !== ceiling(wanted)) fail('the last step is not a whole number');
    if (last < first - 1) fail('the steps run backwards');
    if (last - first >= MOST_SEQUENCE) fail('more than 100,000 steps');
    const numbers = /** @type {number[]} */ (slots.slice(start, start + count));
    found.push({ first, last, offset: first - count, numbers, begin, end });
    begin = end;
  }
  return found;
}

/** @param {Track} track @param {number} step */
function earlier({ numbers, offset, last }, step) {
  const found = numbers[step - offset];
  if (found !== undefined) return found;
  return fail(step >= offset && step <= last ? `step ${step} is not known yet` : `there is no step ${step}`);
}

/** @param {number} value */
export function stepOf(value) {
  const near = floor(value);
  return near === ceiling(value) ? near : fail('a step is a whole number');
}

/** @type {(slots: Value[], at: string | number, which: string | number) => Track} */
const track = (slots, at, which) => /** @type {Track[]} */ (/** @type {unknown} */ (slots[+at]))[+which];

/** @type {Record<string, Region>} */
export const SEQUENCES = {
  steps(run, operands, body, slots, at) {
    const tracks = tracksOf(operands, at, slots);
    slots[at - 1] = /** @type {Value} */ (/** @type {unknown} */ (tracks));
    const last = Math.max(...tracks.map(one => one.last));
    let now = Math.min(...tracks.map(one => one.first));
    try {
      for (; now <= last; now++) {
        slots[at] = now;
        for (const one of tracks)
          if (one.first <= now && now <= one.last) one.numbers.push(Number(body(one.begin, one.end)));
      }
    } catch (trouble) {
      if (trouble instanceof Trouble && run.budget.steps >= 0 && !trouble.needs) trouble.message += ` at step ${now}`;
      throw trouble;
    }
    const series = tracks.map(({ offset, numbers }) => ({ first: offset, numbers }));
    return /** @type {Value} */ (/** @type {unknown} */ (series));
  },
  back: (_run, [tracks, which, back], _body, slots) =>
    earlier(track(slots, tracks, which), Number(slots[+tracks + 1]) - Number(back)),
  prior: (_run, [tracks, which, slot], _body, slots) =>
    earlier(track(slots, tracks, which), stepOf(Number(slots[+slot]))),
  series: (run, [key, which]) => /** @type {Value} */ (/** @type {unknown} */ ([run.series(String(key))[+which]])),
  at(run, [key, slot], _body, slots) {
    const { first, numbers } = run.series(String(key))[0],
      step = stepOf(Number(slots[+slot]));
    const found = /** @type {number | string} */ (numbers[step - first] ?? fail(`there is no step ${step}`));
    return typeof found === 'number' ? found : fail(found); // a cell says why it is empty
  },
  edge(run, [key, which]) {
    const { first, numbers } = run.series(String(key))[0];
    return +which ? first + numbers.length - 1 : first;
  },
  first(_run, [low, high], body, slots, at) {
    const [from, to] = [low, high].map(slot => stepOf(Number(slots[+slot])));
    if (to - from > MOST_SEQUENCE) fail('more than 100,000 steps');
    for (let step = from; step <= to; step++) {
      slots[at] = step;
      if (body()) return step;
    }
    return fail('no step satisfies it');
  },
};
