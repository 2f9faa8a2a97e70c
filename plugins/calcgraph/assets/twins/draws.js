// @ts-check
// What quantities come to in each of 4,096 draws: the twin of calc/programs/drawing, word for word where it fails.
import { ELEMENTARY, fail } from './arithmetic.js';
import { each, folded, isMany, isSeries } from './columns.js';
import { together } from './drawing/copula.js';
import { COUNT } from './drawing/count.js';
import { places } from './places.js';
import { Later } from './purse.js';
import { STEPPED } from './stepped.js';
/** @import {Column} from './columns.js' */
/** @import {Run} from './program.js' */
/** @import {Value} from './types' */

/** @typedef {(string | number)[][]} Operations */

/** How many draws an operation does in one step, columns that are kept for the next value, and values that wait for each other. */
const SHARE = 8,
  MOST_KEPT = 2000,
  DEEPEST = 1000;
/** Operations that only look up what is known: a step, unless it has to be copied for chosen draws. */
export const LOOKS = new Set(['num', 'row', 'index', 'read', 'back', 'prior', 'at', 'edge', 'series']);
/** Operations that take as long as so many others. @type {Record<string, number>} */
const HEAVY = { beta: 256 };
const UNDRAWN = 'a root, integral, slope or aggregate of a distribution cannot be sampled';

/** Values in all draws, under the arguments of a run. */
export class Draws {
  /** @param {Run} run @param {Draws} [outside] @param {Map<string, Column>} [given] @param {number[]} [chosen] the draws in which it is asked for */
  constructor(run, outside, given, chosen) {
    this.run = run;
    this.outside = outside;
    this.chosen = chosen;
    /** @type {number} */
    this.count = chosen?.length ?? outside?.count ?? COUNT;
    /** Whether what is known in all draws has to be copied for those of these. @type {boolean} */
    this.copies = Boolean(chosen ?? outside?.copies);
    this.kept = 0;
    this.depth = 0;
    /** @type {Map<string, Column>} */
    this.memo = new Map(given);
    this.touched = run.machine.affected(this.memo.keys());
    /** @type {Set<string>} */
    this.pinned = outside?.pinned ?? new Set(overridden(run));
  }

  /** What a node comes to; Trouble where it has no value in some draw. @param {string} key @returns {Column} */
  value(key) {
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    // a stack of calls ends; in the order of their lines values do not wait for each other
    if (this.depth >= DEEPEST) throw new Later();
    this.depth++;
    let found;
    try {
      found = this.found(key);
    } finally {
      this.depth--;
    }
    this.kept += isSeries(found) ? found.reduce((sum, one) => sum + one.numbers.length, 0) : 1;
    if (!this.outside && this.kept > MOST_KEPT) {
      this.memo.clear();
      this.kept = 0;
    }
    this.memo.set(key, found);
    return found;
  }

  /** @param {string} key @returns {Column} */
  found(key) {
    const { machine } = this.run,
      node = machine.nodes.get(key);
    if (this.outside && !(this.memo.size && this.touched.has(key))) return this.part(this.outside.value(key));
    const { outside, touched } = this.run;
    if (!this.outside && outside && !touched?.has(key)) return drawsOf(outside).value(key);
    if (!node || (!this.outside && (this.pinned.has(key) || !machine.uncertain.has(key)))) {
      const same = /** @type {Column} */ (/** @type {unknown} */ (this.run.value(key)));
      return isSeries(same) ? same : this.run.known(key);
    }
    if (node.dr) return node.chain ? together(node.chain, node.dr) : places(key, node.dr);
    if (node.p) return this.execute(node.p, 0, node.p.length, []);
    const row = (node.picks ?? []).map(pick => this.value(pick)).join();
    return node.cells?.[row] ?? fail(node.problem || `no cell in row \`${row}\``);
  }

  /** A column of draws outside of these, in the draws of these. @param {Column} column @returns {Column} */
  lowered(column) {
    if (!isMany(column) || column.length === this.count || !this.outside) return column;
    return this.part(this.outside.lowered(column));
  }

  /** What sequences come to. @param {string} key */
  series(key) {
    const found = this.value(key);
    return isSeries(found) ? found : fail('no value');
  }

  /** @param {Column} column */
  part(column) {
    const { chosen } = this;
    return chosen && isMany(column) ? Float64Array.from(chosen, at => column[at]) : column;
  }

  /** @param {Operations} operations @param {number} at @param {number} end @param {Column[]} slots @returns {Column} */
  execute(operations, at, end, slots) {
    const { purse } = this.run.machine;
    while (at < end) {
      const [name, ...operands] = operations[at],
        act = ELEMENTARY.get(String(name));
      if (purse.steps <= 0) throw new Later();
      purse.pay(act || (LOOKS.has(String(name)) && !this.copies) ? 1 : COUNT / SHARE);
      if (name === 'read') slots[at] = this.value(String(operands[0]));
      else if (name === 'num' || name === 'row') slots[at] = operands[0];
      else if (name === 'index') slots[at] = slots[+operands[0]];
      else if (act) {
        const found = each(
          act,
          operands.map(slot => slots[+slot]),
        );
        if (isMany(found)) purse.pay(((HEAVY[name] ?? 1) * COUNT) / SHARE - 1);
        slots[at] = found;
      } else {
        at = this.region(operations, at, slots);
        continue;
      }
      at++;
    }
    return slots[end - 1];
  }

  /** @param {Operations} operations @param {number} at @param {Column[]} slots */
  region(operations, at, slots) {
    const [name, ...o] = operations[at],
      end = +(name === 'with' ? o[0] : o[o.length - 1]);
    /** @type {Column} */
    let result;
    if (name === 'with') {
      const given = new Map();
      for (let i = 1; i < o.length; i += 2) given.set(String(o[i]), slots[+o[i + 1]]);
      result = new Draws(this.run, this, given).execute(operations, at + 1, end, slots);
    } else if (name === 'if') result = this.cases(operations, at, slots);
    else if (name === 'drawn') result = folded(this.execute(operations, at + 1, end, slots), +o[0]);
    else if (name === 'undefined') fail('no case holds');
    else if (Object.hasOwn(STEPPED, name)) result = STEPPED[name](this, operations, at, slots, end);
    else fail(UNDRAWN);
    slots[at] = slots[end - 1] = result;
    return end;
  }

  /** `if`: each part only in the draws in which it is asked for.
   * @param {Operations} operations @param {number} at @param {Column[]} slots @returns {Column} */
  cases(operations, at, slots) {
    const [condition, middle, end] = operations[at].slice(1).map(Number),
      holds = slots[condition];
    const parts = [
      [at + 1, middle],
      [middle, end],
    ];
    if (!isMany(holds)) {
      const [first, last] = parts[holds ? 0 : 1];
      return this.execute(operations, first, last, slots);
    }
    const result = new Float64Array(holds.length);
    parts.forEach(([first, last], which) => {
      /** @type {number[]} */
      const chosen = [];
      holds.forEach((value, place) => {
        if (!value === (which === 1)) chosen.push(place);
      });
      if (!chosen.length) return;
      const inside = new Draws(this.run, this, undefined, chosen),
        found = inside.execute(
          operations,
          first,
          last,
          slots.map(slot => inside.part(slot)),
        );
      chosen.forEach((place, i) => (result[place] = isMany(found) ? found[i] : Number(found)));
    });
    return result;
  }
}

/** Keys that have other values in a run. @param {Run | undefined} run @returns {string[]} */
const overridden = run => (run?.outside ? [...run.given, ...overridden(run.outside)] : []);

/** The draws under the arguments of a run, which keeps them. @param {Run} run @returns {Draws} */
export const drawsOf = run => (run.draws ??= new Draws(run));

/** @type {Record<string, import('./program.js').Region>} */
export const DRAWN = {
  drawn: (run, [share, end], _body, slots, at, operations) =>
    /** @type {Value} */ (folded(drawsOf(run).execute(operations, at + 1, +end, [...slots]), +share)),
};

/** What no distribution has. @type {Record<string, import('./arithmetic.js').Act>} */
export const CHECKED = {
  deviation: value => (value < 0 ? fail('a standard deviation below 0') : value),
  holds: value => (value === 0 || value === 1 ? value : fail('a probability of a number that is not a condition')),
  upper: (low, high) => (high < low ? fail('a distribution whose upper end is below its lower one') : high),
};
