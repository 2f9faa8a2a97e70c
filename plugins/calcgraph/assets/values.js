// @ts-check
// Values of a page's programs as written and under changes, and the proof that they are the build's. Pure: no document here.
import { Machine, prepare as preparePrograms } from './program.js';
/** @import {Entry, Values} from './types' */

/** @type {typeof import('./extremes.js').findExtremes} */
let findExtremes;

/** Fetches what only some pages use: operations of their programs, and the search of ranges. @param {Record<string, Entry>} nodes */
export async function prepare(nodes) {
  await preparePrograms(nodes);
  if (Object.values(nodes).some(({ r, rs }) => r || rs)) ({ findExtremes } = await import('./extremes.js'));
}

/** @param {unknown} a @param {unknown} b */
export const same = (a, b, near = 1e-12) =>
  a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= near * Math.max(Math.abs(a), Math.abs(b)));

/** @param {import('./types').Payload} data @returns {Values} */
export function makeValues(data) {
  const entries = new Map(Object.entries(data.q)), machine = new Machine(data.q);
  /** @type {(key: string) => Entry} */
  const entry = key => entries.get(key) ?? {};
  /** @type {Values['key']} */
  const keyOf = (name = '') => (name[0] === '=' || name.includes('#') ? name : `${data.note}#${name}`);
  /** @type {Values['under']} */
  const middles = state => {
    const run = machine.under(state);
    return key => {
      const found = run(key);
      return typeof found === 'object' ? undefined : found;
    };
  };
  /** A check holds where it holds in all of the ranges behind it. @type {Values['under']} */
  const under = state => {
    const read = middles(state);
    return key => (entry(key).c ? [spread(key, state, read)].flat()[0] : read(key));
  };

  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  /** @type {Values['inputs']} */
  const inputs = key => {
    const before = known.get(key), { p, picks, cells, rs } = entry(key), found = before ?? new Set();
    if (before || !entries.has(key)) return found;
    known.set(key, found);
    if (rs || !(p || cells)) found.add(key);
    for (const part of [...(picks ?? []), ...(p ?? []).flat()]) if (typeof part === 'string') for (const input of inputs(part)) found.add(input);
    return found;
  };
  /** @type {(key: string, read: import('./types').Read) => [number, number] | undefined} */
  const ends = (key, read) => {
    const { r, rs, picks = [] } = entry(key);
    return r ?? rs?.[picks.map(read).join()];
  };
  /** @type {Values['spread']} */
  const spread = (key, state, read) => {
    const free = [...inputs(key)].sort().map(name => /** @type {const} */ ([name, state.has(name) ? undefined : ends(name, read)]));
    const ranged = /** @type {[string, [number, number]][]} */ (free.filter(([, found]) => found)), middle = read(key);
    if (!ranged.length || typeof middle !== 'number') return middle;
    const found = findExtremes(point => middles(new Map([...state, ...point]))(key), ranged);
    if (!found) return undefined;
    const [low, high] = [Math.min(found[0], middle), Math.max(found[1], middle)];
    return low === high ? low : [low, high];
  };

  /** @type {Values['prove']} */
  const prove = () => {
    const none = new Map(), read = under(none);
    return [...entries].filter(([key, { w }]) => {
      if (w === undefined) return false;
      const found = [spread(key, none, read)].flat();
      return [w].flat().some((want, i) => !same(want, found[i], 1e-9));
    }).map(([key]) => key);
  };
  return { data, entries, entry, key: keyOf, under, inputs, spread, prove };
}
