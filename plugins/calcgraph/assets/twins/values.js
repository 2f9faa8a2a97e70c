// @ts-check
// Values of a page's programs as written and under changes, and the proof that they are the build's. Pure: no document here.
import { ELEMENTARY, Trouble } from './arithmetic.js';
import { Machine, REGIONS, isKnown } from './program.js';
import { Later, PROOF, inTime } from './purse.js';
/** @import {Entry, Value, Values} from './types' */

/** @type {typeof import('./extremes.js').findExtremes} */
let findExtremes;
/** @type {typeof import('./draws.js').drawsOf} */
let drawsOf;
/** @type {typeof import('./columns.js').summary} */
let summary;
/** @type {typeof import('./columns.js').folded} */
let folded;
/** @type {typeof import('./columns.js').heights} */
let heights;
/** @type {typeof import('./cells.js').makeCells | undefined} */
let makeCells;

/** Fetches what sets cells of tables: for pages with entries of them, and for scenarios that name some. */
export async function prepareCells() {
  if (!makeCells) ({ makeCells } = await import('./cells.js'));
}

/** Fetches what only some pages use: operations of their programs, and the search of ranges. @param {Record<string, Entry>} nodes */
export async function prepare(nodes) {
  const names = new Set(Object.values(nodes).flatMap(({ p = [] }) => p.map(([name]) => String(name)))),
    isAll = () => [...names].every(isKnown),
    isDrawn = Object.values(nodes).some(({ dr }) => dr);
  if (isDrawn || (names.has('drawn') && !isAll())) {
    const draws = await import('./draws.js');
    learn(draws.CHECKED, draws.DRAWN);
    ({ drawsOf } = draws);
    if (names.has('beta')) ELEMENTARY.set('beta', (await import('./drawing/beta.js')).betaQuantile);
  }
  if (isDrawn) ({ folded, heights, summary } = await import('./columns.js'));
  if (!isAll()) {
    const { ACTS, MORE_REGIONS } = await import('./calculus.js');
    learn(ACTS, MORE_REGIONS);
  }
  if (Object.values(nodes).some(({ r, rs }) => r || rs)) ({ findExtremes } = await import('./extremes.js'));
}

/** @param {Record<string, import('./arithmetic.js').Act>} acts @param {Record<string, import('./program.js').Region>} regions */
function learn(acts, regions) {
  for (const [name, act] of Object.entries(acts)) ELEMENTARY.set(name, act);
  for (const [name, act] of Object.entries(regions)) REGIONS.set(name, act);
}

/** @param {unknown} a @param {unknown} b */
export const same = (a, b, near = 1e-12) =>
  a === b ||
  (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= near * Math.max(Math.abs(a), Math.abs(b)));

/** Keys and all that they read, each after those that it reads; all keys unless some are given. On a list, since a chain of
 * values may be longer than a stack of calls. @param {Map<string, Entry>} entries @param {string[]} [keys] @param {Map<string, unknown>} [known] */
function inOrder(entries, keys = [...entries.keys()], known = new Map()) {
  /** @type {Set<string>} */
  const done = new Set(),
    begun = new Set(),
    left = keys.reverse();
  while (left.length) {
    const key = left[left.length - 1],
      { p = [], picks = [] } = entries.get(key) ?? {};
    if (done.has(key) || begun.has(key)) {
      done.add(key);
      left.pop();
      continue;
    }
    begun.add(key);
    for (const part of [...picks, ...p.flat()])
      if (typeof part === 'string' && entries.has(part) && !begun.has(part) && !known.has(part)) left.push(part);
  }
  return done;
}

/** The median of a distribution. @param {ReturnType<Values['spread']>} found */
const middleOf = found => (Array.isArray(found) ? (found.length === 3 ? found[1] : undefined) : found);

/** Points at which the build found the ends of a value, where they are points of its ranges as they are now.
 * @param {Entry['at']} at @param {[string, [number, number]][]} ranged */
const startsOf = (at, ranged) =>
  (at ?? [])
    .filter(
      point =>
        Object.keys(point).length === ranged.length &&
        ranged.every(([name, [a, b]]) => name in point && point[name] >= a && point[name] <= b),
    )
    .map(point => new Map(ranged.map(([name]) => /** @type {const} */ ([name, point[name]]))));

/** What a run returns at its end. @template T @param {Generator<unknown, T>} run @returns {T} */
function ended(run) {
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** @param {import('./types').Payload} data @returns {Values} */
export function makeValues(data) {
  const entries = new Map(Object.entries(data.q)),
    machine = new Machine(data.q);
  /** @type {(key: string) => Entry} */
  const entry = key => entries.get(key) ?? {};
  /** @type {Values['key']} */
  const keyOf = (name = '') => (name[0] === '=' || name.includes('#') ? name : `${data.note}#${name}`);
  /** How outcomes are read, of each way to read values. @type {WeakMap<import('./types').Read, (key: string) => unknown>} */
  const outcomes = new WeakMap();
  /** @param {ReturnType<Machine['under']>} run @returns {import('./types').Read} */
  const middles = run => {
    return key => {
      const found = run(key);
      if (typeof found !== 'object') return found;
      // the build has a value that this page cannot compute: that is not a value that is missing
      if (entry(key).w !== undefined && typeof written(key) === 'object') throw new Later();
      return undefined;
    };
  };
  const written = machine.under(new Map());
  /** A check holds where it holds in all of the ranges behind it. @type {Values['under']} */
  const under = state => {
    const run = machine.under(state),
      read = middles(run);
    /** @type {import('./types').Read} */
    const made = key =>
      once(read, key, () => {
        machine.purse.next();
        if (machine.uncertain.has(key)) return middleOf(spread(key, state, read));
        return entry(key).c ? [spread(key, state, read)].flat()[0] : read(key);
      });
    outcomes.set(made, run);
    return made;
  };
  const AS_WRITTEN = new Map(),
    asWritten = under(AS_WRITTEN);
  /** @type {Values['column']} */
  const column = (key, read) => {
    machine.purse.next();
    const found = outcomes.get(read)?.(key);
    return Array.isArray(found) ? found[0].numbers : undefined;
  };
  /** Draws under a state are kept for all of its values. @type {WeakMap<import('./types').State, import('./program.js').Run>} */
  const drawn = new WeakMap();
  /** @type {(key: string, state: import('./types').State, share?: number) => ReturnType<Values['spread']>} */
  const draw = (key, state, share) => {
    const run = drawn.get(state) ?? machine.run(state);
    drawn.set(state, run);
    try {
      return machine.counted(run, () => {
        const found = drawsOf(run).value(key);
        return share === undefined ? summary(found) : /** @type {Value} */ (folded(found, share));
      });
    } catch (trouble) {
      if (trouble instanceof Trouble) return undefined;
      throw trouble;
    }
  };

  /** @type {ReturnType<typeof import('./cells.js').makeCells> | undefined} */
  let own;
  /** Cells of tables, once what sets them has come. */
  const cells = () => (own ??= makeCells?.({ entries, entry, machine }));
  /** @type {Values['knows']} */
  const knows = key => cells()?.knows(key) ?? entries.has(key);
  /** @type {Values['settable']} */
  const settable = (key, read) => cells()?.settable(key, read) ?? key;

  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  /** @type {Values['inputs']} */
  const inputs = key => {
    for (const at of known.has(key) || !entries.has(key) ? [] : inOrder(entries, [key], known)) {
      const { p, picks, cells, rs } = entry(at),
        found = new Set(rs || !(p || cells) ? [at] : []);
      known.set(at, found);
      for (const part of [...(picks ?? []), ...(p ?? []).flat()])
        for (const input of (typeof part === 'string' && known.get(part)) || []) found.add(input);
    }
    return known.get(key) ?? new Set();
  };
  /** @type {Values['why']} */
  const why = (key, state) => {
    const run = machine.under(state);
    let at = key,
      found = run(at);
    while (typeof found === 'object' && found.needs) found = run((at = found.needs));
    if (typeof found !== 'object') return '';
    const { picks } = entry(at),
      name = at.slice(at.indexOf('#') + 1);
    if (!picks) return at === key ? found.reason : `${name}: ${found.reason}`;
    const row = picks.map(pick => {
      const chosen = run(pick);
      return (typeof chosen === 'string' && entry(pick).rows?.[chosen]) || chosen;
    });
    return `${name} is not known for ${row.join(', ')}`;
  };
  /** @type {(key: string, read: import('./types').Read) => [number, number] | undefined} */
  const ends = (key, read) => {
    const { r, rs, picks = [] } = entry(key);
    return r ?? rs?.[picks.map(read).join()];
  };
  /** What was too much for the steps of a repaint is not tried again in it.
   * @template T @param {object} run @param {string} key @param {() => T} act */
  const once = (run, key, act) => {
    const tried = late.get(run) ?? new Map(),
      { round } = machine.purse;
    if (tried.get(key) === round) throw new Later();
    try {
      return act();
    } catch (trouble) {
      if (trouble instanceof Later) late.set(run, tried.set(key, round));
      throw trouble;
    }
  };
  /** @type {WeakMap<object, Map<string, number>>} */
  const late = new WeakMap();
  /** What was found with a way to read, by the changes that it stands for.
   * @type {WeakMap<import('./types').Read, {state: import('./types').State, found: Map<string, ReturnType<Values['spread']>>}>} */
  const spreads = new WeakMap();
  /** @type {Values['spread']} */
  const spread = (key, state, read) => {
    const known = spreads.get(read) ?? { state, found: new Map() };
    if (known.state !== state) return search(key, state, read);
    spreads.set(read, known);
    if (!known.found.has(key))
      known.found.set(
        key,
        once(known, key, () => search(key, state, read)),
      );
    return known.found.get(key);
  };
  /** @type {Values['spread']} */
  const search = (key, state, read) => {
    // what no change reaches is searched once
    if (state.size && !machine.affected(state.keys()).has(key)) return spread(key, AS_WRITTEN, asWritten);
    machine.purse.next();
    const isDrawn = machine.uncertain.has(key);
    if (isDrawn && entry(key).c) return undefined;
    const free = [...inputs(key)]
      .sort()
      .map(name => /** @type {const} */ ([name, state.has(name) ? undefined : ends(name, read)]));
    const ranged = /** @type {[string, [number, number]][]} */ (free.filter(([, found]) => found)),
      middle = isDrawn ? undefined : read(key);
    if (isDrawn) return ranged.length ? undefined : draw(key, state);
    if (!ranged.length || typeof middle !== 'number') return middle;
    const outside = machine.run(state),
      touched = machine.affected(ranged.map(([name]) => name));
    const valueOf = (/** @type {string} */ name) => (/** @type {Map<string, number>} */ point) => {
      machine.purse.point();
      const value = machine.at(outside, point, touched)(name);
      return typeof value === 'object' ? undefined : value;
    };
    const starts = startsOf(entry(key).at, ranged),
      margin = entries.has(`${key}#margin`) ? findExtremes(valueOf(`${key}#margin`), ranged, starts) : undefined;
    if (margin) {
      const truths = [...margin.at, ...starts].map(valueOf(key));
      if (truths.some(truth => typeof truth !== 'number')) return undefined;
      const low = Math.min(middle, .../** @type {number[]} */ (truths)),
        high = Math.max(middle, .../** @type {number[]} */ (truths));
      return low === high ? low : [low, high];
    }
    const found = findExtremes(valueOf(key), ranged, starts)?.ends;
    if (!found) return undefined;
    const [low, high] = [Math.min(found[0], middle), Math.max(found[1], middle)];
    return low === high ? low : [low, high];
  };

  /** @type {Values['heights']} */
  const heightsOf = (key, state) => {
    machine.purse.next();
    if (draw(key, state) === undefined) return [];
    const run = drawn.get(state);
    return run ? machine.counted(run, () => heights(drawsOf(run).value(key))) : [];
  };
  /** @type {Values['draws']} */
  const draws = (key, state) => {
    machine.purse.next();
    if (!machine.uncertain.has(key) || draw(key, state) === undefined) return undefined;
    const run = drawn.get(state),
      found = run && machine.counted(run, () => drawsOf(run).value(key));
    return found instanceof Float64Array ? found : undefined;
  };
  /** @type {Values['part']} */
  const part = (key, state, share) => {
    machine.purse.next();
    return machine.uncertain.has(key) ? [draw(key, state, share)].flat()[0] : undefined;
  };

  /** @type {Values['proving']} */
  function* proving(steps = PROOF) {
    const none = new Map(),
      read = under(none),
      wrong = [],
      untold = [];
    allow(steps);
    for (const key of inOrder(entries)) {
      const { w } = entry(key);
      if (w === undefined) continue;
      const found = inTime(() => [spread(key, none, read)].flat());
      if (!found || found.some(one => one === undefined)) untold.push(key);
      else if ([w].flat().some((want, i) => !same(want, found[i], 1e-9))) wrong.push(key);
      yield;
    }
    return { wrong, untold };
  }
  /** @type {Values['allow']} */
  const allow = steps => {
    machine.purse.give(steps);
  };
  return {
    data,
    entries,
    entry,
    key: keyOf,
    under,
    column,
    why,
    inputs,
    settable,
    knows,
    reaches: (changed, key) => machine.affected([changed]).has(key),
    spread,
    part,
    heights: heightsOf,
    draws,
    prove: steps => ended(proving(steps)),
    proving,
    allow,
    taken: () => machine.purse.taken,
  };
}
