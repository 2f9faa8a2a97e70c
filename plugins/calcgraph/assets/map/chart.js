// @ts-check
/** What one quantity comes from, in columns by distance: which quantities, and where they are drawn. */

import { quantities } from './model.js';

/** @typedef {import("./types").Model} Model */
/** @typedef {import("./types").Chart} Chart */

/** Quantities that are shown; of more, those furthest away wait for a click. */
const MOST = 14;
const ACROSS = 226,
  DOWN = 78;

/** What is read by each quantity of a chain, which ends with itself. @param {Model} model @param {number} end */
function sourcesOf({ flows }, end) {
  /** @type {Map<number, Set<number>>} */
  const near = new Map([[end, new Set()]]);
  for (const [at, found] of near)
    for (const [from, to] of flows)
      if (to === at) {
        found.add(from);
        if (!near.has(from)) near.set(from, new Set());
      }
  return near;
}

/** The chain of a quantity: what it comes from, the nearest first. What is only passed through is folded and named.
 * @param {Model} model @param {number} end @returns {Chart} */
export function chartOf(model, end) {
  const near = sourcesOf(model, end),
    all = near.size,
    /** @type {number[]} */
    folded = [];
  for (const [at, from] of near) {
    const readers = [...near.values()].filter(one => one.has(at));
    if (near.size <= MOST || at === end || from.size !== 1 || readers.length !== 1) continue;
    readers[0].delete(at);
    from.forEach(one => readers[0].add(one));
    near.delete(at);
    folded.push(at);
  }
  const kept = nearest(near, end),
    column = columns(near, kept, end),
    edges = kept.flatMap(to => [...(near.get(to) ?? [])].filter(from => column.has(from)).map(from => [from, to]));
  return { end, at: places(kept, column, edges), edges, folded, more: all - kept.length - folded.length };
}

/** The quantities with the fewest steps to the end. @param {Map<number, Set<number>>} near @param {number} end */
function nearest(near, end) {
  const found = new Set([end]);
  for (const at of found) for (const from of near.get(at) ?? []) if (found.size < MOST) found.add(from);
  return [...found];
}

/** Steps to the end, the longest way, so that every line leads to the right.
 * @param {Map<number, Set<number>>} near @param {number[]} kept @param {number} end */
function columns(near, kept, end) {
  const column = new Map(kept.map(at => [at, 0]));
  // a chain has no circle: after as many rounds as it has quantities nothing moves
  for (let round = 0, moved = true; moved && round < kept.length; round++) {
    moved = false;
    for (const to of kept)
      for (const from of near.get(to) ?? []) {
        const least = (column.get(to) ?? 0) + 1;
        if (from === end || (column.get(from) ?? least) >= least) continue;
        column.set(from, least);
        moved = true;
      }
  }
  return column;
}

/** The corner of each box: columns from the right, in each the boxes beside what they go into.
 * @param {number[]} kept @param {Map<number, number>} column @param {number[][]} edges @returns {Map<number, [number, number]>} */
function places(kept, column, edges) {
  const last = Math.max(...column.values()),
    /** @type {Map<number, [number, number]>} */
    at = new Map();
  for (let step = 0; step <= last; step++) {
    const members = kept.filter(number => column.get(number) === step);
    const height = (/** @type {number} */ number) => {
      const heights = edges.filter(e => e[0] === number && at.has(e[1])).map(e => at.get(e[1])?.[1] ?? 0);
      return heights.length ? heights.reduce((a, b) => a + b, 0) / heights.length : 0;
    };
    const order = members
      .map(number => ({ number, y: height(number) }))
      .sort((a, b) => a.y - b.y || a.number - b.number);
    const middle = order.reduce((sum, one) => sum + one.y, 0) / Math.max(1, order.length);
    order.forEach(({ number }, i) =>
      at.set(number, [(last - step) * ACROSS, middle + (i - (order.length - 1) / 2) * DOWN]),
    );
  }
  return at;
}

/** The quantity that comes from most others. @param {Model} model */
export function richest(model) {
  let best = -1,
    most = 1;
  for (const { number } of model.boxes) {
    const size = sourcesOf(model, number).size;
    if (size > most) [best, most] = [number, size];
  }
  return best;
}

/** All boxes a box comes from or leads to, itself at 0. @param {Model} model @param {number[]} from */
export function trace(model, from) {
  const both = new Map(from.map(b => [b, 0]));
  for (const back of [true, false]) {
    const found = new Set(from);
    for (const box of found) for (const [a, b] of model.flows) if ((back ? b : a) === box) found.add(back ? a : b);
    for (const box of found) if (!both.has(box)) both.set(box, 1);
  }
  return both;
}

/** The quantity a text or a note means: of a note the one that comes from most, -1 for none.
 * @param {Model} model @param {string} query @param {number} note */
export function meant(model, query, note) {
  const found = quantities(model, query)[0];
  if (found !== undefined || note < 0) return found ?? -1;
  const own = model.boxes.filter(b => b.note === note).map(b => ({ b, size: sourcesOf(model, b.number).size }));
  return own.sort((a, b) => b.size - a.size || a.b.number - b.b.number)[0]?.b.number ?? -1;
}

/** The box beside one: along a computation, or another of what goes into the same. @param {Model} model @param {number} at @param {number} dx @param {number} dy */
export function beside(model, at, dx, dy) {
  if (!model.boxes[at]) return richest(model);
  if (dx) return model.flows.find(f => f[dx > 0 ? 0 : 1] === at)?.[dx > 0 ? 1 : 0] ?? -1;
  const readers = model.flows.filter(f => f[0] === at).map(f => f[1]),
    others = [...new Set(model.flows.filter(f => readers.includes(f[1])).map(f => f[0]))].sort((a, b) => a - b);
  return others[others.indexOf(at) + dy] ?? -1;
}
