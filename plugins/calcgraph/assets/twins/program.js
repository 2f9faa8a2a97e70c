// @ts-check
// Runs programs: the twin of calc/programs/machine.py and operations.py, operation for operation, with the same words for every failure.
// What each operation means is in calc/programs/program.py.
import { EFFORTS, ELEMENTARY, SHARPLY, Trouble, fail } from './arithmetic.js';
import { Later, Purse } from './purse.js';
/** @import {Entry, Failure, Series, State, Value} from './types' */

const MOST_STEPS = 1e6,
  DEEPEST = 60,
  HEAVY = 1e4,
  RUNS = /#[[{]/,
  TOO_MANY = 'more than 1,000,000 steps',
  // more than any page may spend
  UNLIMITED = 1e12;
/** @type {Record<string, string>} */
const REFUSED = {
  undefined: 'no case holds',
  oo: 'infinite',
  overflow: 'overflow',
  limit: 'no limit found',
  rootless: 'no root was found in the range',
};

/** Steps left to the current value and, after it, to the page; open regions and integrals; whether a program is running,
 * and whether the page rather than the value set the limit.
 * @typedef {{steps: number, rest: number, open: number, integrals: number, isRunning: boolean, short: boolean}} Budget */
/** @typedef {(string | number)[][]} Operations */
/** An operation as it runs, thousands of times in a search for roots: what it does is looked up once, when it is first run.
 * @typedef {{name: string, act: import('./arithmetic.js').Act | undefined, sharp: import('./arithmetic.js').Act | undefined, effort: import('./arithmetic.js').Act | undefined, operands: (string | number)[], first: number, second: number}} Instruction */
/** @typedef {{operations: Operations, instructions: Instruction[]}} Program */
/** @typedef {(from?: number, to?: number, run?: Run) => Value} Body */
/** @typedef {(run: Run, operands: (string | number)[], body: Body, slots: Value[], at: number, operations: Operations, instructions: Instruction[]) => Value} Region */
/** @type {Map<string, Region>} */
export const REGIONS = new Map(
  Object.entries({
    if: (run, [condition, middle, end], body, slots, at) =>
      slots[+condition] ? body(at + 1, +middle) : body(+middle, +end),
    with(run, operands, body, slots) {
      const overrides = new Map();
      for (let i = 1; i < operands.length; i += 2) overrides.set(operands[i], slots[+operands[i + 1]]);
      return body(undefined, undefined, run.inside(overrides, run.machine.below(operands)));
    },
  }),
);
/** Operations whose first operand is the key of a node. */
export const KEYED = ['read', 'slope', 'root', 'at', 'series', 'edge', 'along', 'across', 'path', 'part'];
const PLAIN = ['num', 'row', 'read', 'index', ...Object.keys(REFUSED)];

/** Whether an operation is known, or fetched already. @param {string} name */
export const isKnown = name => ELEMENTARY.has(name) || REGIONS.has(name) || PLAIN.includes(name);

/** Keys that a node reads outside of percentiles. @param {Entry} node */
function looseReads({ p = [], picks = [] }) {
  const found = [...picks];
  for (let at = 0; at < p.length; at++) {
    const [name, key, end] = p[at];
    if (name === 'drawn') at = +end - 1;
    else if (KEYED.includes(String(name))) found.push(String(key));
  }
  return found;
}

/** Who reads each key. @param {Iterable<[string, string[]]>} reads */
function readersOf(reads) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [key, own] of reads)
    for (const read of own) {
      const readers = found.get(read);
      if (readers) readers.push(key);
      else found.set(read, [key]);
    }
  return found;
}

/** Some keys, and all that reads them by way of others. @param {string[]} keys @param {Map<string, string[]>} readers */
function above(keys, readers) {
  const found = new Set(keys);
  // a set goes on with what is added meanwhile
  for (const key of found) for (const reader of readers.get(key) ?? []) found.add(reader);
  return found;
}

/** Gives the next value its own steps, as the build does: a value that reads two large ones has not computed them.
 * @param {Budget} budget */
function portion(budget) {
  const left = budget.steps + budget.rest;
  budget.steps = Math.min(MOST_STEPS, left);
  budget.rest = left - budget.steps;
  budget.short = left < MOST_STEPS;
}

/** @param {(string | number)[]} operation @returns {Instruction} */
function instructionOf([name, ...operands]) {
  const [first = 0, second = 0] = operands.map(Number);
  const act = ELEMENTARY.get(String(name));
  const sharp = SHARPLY.get(String(name)) ?? act;
  return { name: String(name), act, sharp, effort: act && EFFORTS.get(act), operands, first, second };
}

/** Nodes, and what they come to as written or under other values. */
export class Machine {
  /** @param {Record<string, Entry>} nodes */
  constructor(nodes) {
    this.nodes = new Map(Object.entries(nodes));
    this.reads = new Map(
      [...this.nodes].map(([key, { p = [], picks = [] }]) => [
        key,
        [...picks, ...p.filter(o => KEYED.includes(String(o[0]))).map(o => String(o[1]))],
      ]),
    );
    /** @type {Map<string, string[]> | undefined} */
    this.readers = undefined;
    /** @type {Map<string, Set<string>>} */
    this.known = new Map();
    /** @type {Map<string, Map<string, string>>} Cells that are nodes, by column and row. */
    this.owned = new Map();
    /** @type {Map<string, Program>} */
    this.programs = new Map();
    /** @type {Map<(string | number)[], Set<string>>} */
    this.withs = new Map();
    /** @type {Map<string, number>} Steps that heavy nodes took when they were last computed. */
    this.costs = new Map();
    this.purse = new Purse();
    /** @type {Set<string> | undefined} */
    this.loose = undefined;
    /** @type {{name: string, run: Run} | undefined} The last run round steps of sequences. */
    this.round = undefined;
    /** @type {[Instruction[], Value[]][] | undefined} Instructions and their values, while a search looks at them. */
    this.traced = undefined;
    this.base = new Run(this, new Map(), undefined, {
      steps: 0,
      rest: 0,
      open: 0,
      integrals: 0,
      isRunning: false,
      short: false,
    });
  }

  /** Makes a cell a node, which columns read in its row. @param {string} key @param {Entry} node @param {string[]} columns @param {string} row */
  own(key, node, columns, row) {
    this.nodes.set(key, node);
    for (const column of columns) {
      this.owned.set(column, (this.owned.get(column) ?? new Map()).set(row, key));
      this.reads.set(column, [...(this.reads.get(column) ?? []), key]);
    }
    this.readers = undefined;
    this.known.clear();
    this.withs.clear();
  }

  /** @param {string} key @param {Operations} operations @returns {Program} */
  program(key, operations) {
    const known = this.programs.get(key);
    if (known) return known;
    const made = { operations, instructions: operations.map(instructionOf) };
    this.programs.set(key, made);
    return made;
  }

  /** Values under overrides, each computed once, when it is first asked for; `Later` is thrown where the purse is empty.
   * @param {State} overrides */
  under(overrides) {
    const run = this.run(overrides);
    return (/** @type {string} */ key) => this.counted(run, () => run.value(key));
  }

  /** All that depends on what a `with` of a program overrides. @param {(string | number)[]} operands */
  below(operands) {
    const known = this.withs.get(operands);
    if (known) return known;
    const found = this.affected(operands.filter((_, i) => i % 2).map(String));
    this.withs.set(operands, found);
    return found;
  }

  /** Values at a point of what others are: whatever does not read it is theirs. @param {Run} outside @param {State} point @param {Set<string>} [touched] */
  at(outside, point, touched = this.affected(point.keys())) {
    const run = new Run(this, new Map(point), outside, this.base.budget, touched);
    return (/** @type {string} */ key) => this.counted(run, () => run.value(key));
  }

  /** What is asked of a run, as far as the purse goes. @template T @param {Run} run @param {() => T} ask @returns {T} */
  counted(run, ask) {
    const given = Math.min(UNLIMITED, this.purse.steps);
    const { budget } = run;
    [budget.steps, budget.rest, budget.open, budget.integrals, budget.isRunning] = [given, 0, 0, 0, false];
    portion(budget);
    try {
      return ask();
    } finally {
      this.purse.pay(given - budget.steps - budget.rest);
      if (budget.steps < 0) this.round = undefined; // it may hold what was cut short
    }
  }

  /** Keys of the nodes that have a distribution: those that read one elsewhere than in a percentile. */
  get uncertain() {
    if (this.loose) return this.loose;
    const drawn = [...this.nodes].filter(([, node]) => node.dr).map(([key]) => key);
    if (!drawn.length) return (this.loose = new Set());
    return (this.loose = above(drawn, readersOf([...this.nodes].map(([key, node]) => [key, looseReads(node)]))));
  }

  /** What sequences come to is computed once for all of their steps. @param {State} overrides */
  run(overrides) {
    const { base } = this,
      steps = [...overrides].filter(([key]) => RUNS.test(key));
    if (!steps.length || steps.length === overrides.size)
      return overrides.size ? new Run(this, new Map(overrides), base, base.budget) : base;
    const others = new Map([...overrides].filter(([key]) => !RUNS.test(key))),
      name = JSON.stringify([...others]);
    if (this.round?.name !== name) this.round = { name, run: new Run(this, others, base, base.budget) };
    return new Run(this, new Map(steps), this.round.run, base.budget);
  }

  /** All that depends on some keys, these included. @param {Iterable<string>} keys */
  affected(keys) {
    const all = [...keys],
      name = all.length === 1 ? all[0] : all.join('\n'),
      known = this.known.get(name);
    if (known) return known;
    const found = above(all, (this.readers ??= readersOf(this.reads)));
    this.known.set(name, found);
    return found;
  }
}

export class Run {
  /** @param {Machine} machine @param {State} overrides which the run takes over @param {Run | undefined} outside
   * @param {Budget} budget @param {Set<string>} [touched] What depends on the overrides. */
  constructor(machine, overrides, outside, budget, touched = outside && machine.affected(overrides.keys())) {
    /** @type {Map<string, Value | Failure>} The overrides first, then what was computed. */
    this.memo = overrides;
    this.overridden = overrides.size;
    this.machine = machine;
    this.outside = outside;
    /** @type {import('./draws.js').Draws | undefined} What nodes come to in all draws. */
    this.draws = undefined;
    this.budget = budget;
    this.touched = touched;
  }

  get given() {
    return [...this.memo.keys()].slice(0, this.overridden);
  }

  /** @param {string} key @returns {Value | Failure} */
  value(key) {
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    if (this.outside && !this.touched?.has(key)) return this.outside.value(key);
    const { nodes, reads } = this.machine;
    // inputs first, at the depth of this reading; on a list, since a chain of values may be longer than a stack of calls
    const left = [key],
      next = [0];
    for (let at = key, last = 0; last >= 0; at = left[(last = left.length - 1)]) {
      const read = reads.get(at)?.[next[last]++];
      if (read === undefined) {
        const node = nodes.get(at);
        if (!node) return { reason: 'no value', key };
        this.memo.set(at, this.compute(at, node));
        left.pop();
        next.pop();
      } else if (this.outside && !this.touched?.has(read)) this.outside.value(read);
      else if (!this.memo.has(read) && nodes.has(read)) {
        left.push(read);
        next.push(0);
      }
    }
    return /** @type {Value | Failure} */ (this.memo.get(key));
  }

  /** @param {string} key @param {Entry} node @returns {Value | Failure} */
  compute(key, { p, picks, cells = {}, v, problem }) {
    if (p) {
      const isFirst = !this.budget.isRunning;
      if (isFirst) portion(this.budget);
      const { open, integrals, steps, short } = this.budget,
        { costs } = this.machine,
        cost = costs.get(key) ?? 0;
      // what took more than is left is not begun again
      if (short && cost > steps) throw new Later();
      try {
        this.budget.isRunning = true;
        /** @type {Value[]} */
        const slots = [];
        const program = this.machine.program(key, p);
        this.machine.traced?.push([program.instructions, slots]);
        const found = this.execute(program, 0, p.length, slots),
          took = steps - this.budget.steps;
        if (took > HEAVY || cost) costs.set(key, took);
        return found;
      } catch (trouble) {
        if (!(trouble instanceof Trouble)) throw trouble;
        if (this.budget.steps < 0) this.machine.round = undefined; // it may hold what was cut short
        Object.assign(this.budget, { open, integrals });
        return { reason: trouble.message, key, at: trouble.at, needs: trouble.needs };
      } finally {
        if (isFirst) this.budget.isRunning = false;
      }
    }
    if (!picks) return v ?? { reason: problem || 'no value', key };
    const picked = picks.map(pick => this.value(pick)),
      broken = picked.findIndex(one => typeof one === 'object'),
      row = picked.join();
    if (broken >= 0) return { reason: '', key, needs: picks[broken] };
    const own = this.machine.owned.get(key)?.get(row),
      set = own && this.value(own);
    if (set !== undefined && typeof set !== 'object') return set;
    if (!Object.hasOwn(cells, row)) return { reason: `no row \`${row}\``, key };
    return cells[row] ?? { reason: `the cell of row \`${row}\` is empty`, key };
  }

  /** The result of a stretch of operations. @param {Program} program @param {number} at @param {number} end @param {Value[]} slots @returns {Value} */
  execute(program, at, end, slots) {
    if ((this.budget.steps -= end - at) < 0)
      throw this.budget.short ? new Later() : Object.assign(new Trouble(TOO_MANY), { at });
    const { instructions } = program,
      isSharp = this.budget.integrals > 0;
    try {
      while (at < end) {
        const { name, effort, operands, first, second } = instructions[at],
          act = isSharp ? instructions[at].sharp : instructions[at].act;
        if (act) {
          // almost all have one operand or two; to gather them would take longer than to compute
          const a = /** @type {number} */ (slots[first]),
            b = /** @type {number} */ (slots[second]),
            { length } = operands;
          if (effort) this.weigh(effort(.../** @type {number[]} */ (operands.map(slot => slots[+slot]))));
          const value =
            length === 2
              ? act(a, b)
              : length === 1
                ? act(a)
                : act(.../** @type {number[]} */ (operands.map(slot => slots[+slot])));
          slots[at] = Number.isFinite(value) ? value : fail(Number.isNaN(value) ? 'no real value' : 'overflow');
        } else if (name === 'num' || name === 'row') slots[at] = operands[0];
        else if (name === 'index') slots[at] = slots[first];
        else if (name === 'read') slots[at] = this.known(String(operands[0]));
        else {
          at = this.region(program, at, slots);
          continue;
        }
        at++;
      }
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.at < 0) trouble.at = at;
      throw trouble;
    }
    return slots[end - 1];
  }

  /** Counts the steps of a heavy function. @param {number} steps */
  weigh(steps) {
    this.budget.steps -= steps;
    if (this.budget.steps >= 0) return;
    if (this.budget.short) throw new Later();
    fail(TOO_MANY);
  }

  /** @param {string} key */
  known(key) {
    const found = this.value(key);
    if (typeof found === 'object') throw Object.assign(new Trouble(found.reason), { needs: key });
    return found;
  }

  /** What sequences come to. @param {string} key @returns {Series[]} */
  series(key) {
    const found = /** @type {Failure | Series[]} */ (/** @type {unknown} */ (this.value(key)));
    if (!Array.isArray(found)) throw Object.assign(new Trouble(found.reason), { needs: key });
    return found;
  }

  /** Runs what belongs to an operation, and says where to go on. @param {Program} program @param {number} at @param {Value[]} slots */
  region(program, at, slots) {
    const { name, operands } = program.instructions[at],
      end = Number(operands[name === 'with' ? 0 : operands.length - 1]),
      act = REGIONS.get(name);
    if (!act) return fail(REFUSED[name] ?? 'no real value');
    if (this.budget.open >= DEEPEST) fail('nested deeper than 60');
    this.budget.open++;
    const result = act(
      this,
      operands,
      (from = at + 1, to = end, run = /** @type {Run} */ (this)) => run.execute(program, from, to, slots),
      slots,
      at,
      program.operations,
      program.instructions,
    );
    this.budget.open--;
    if (typeof result === 'number' && !Number.isFinite(result)) fail('overflow');
    slots[at] = slots[end - 1] = result;
    return end;
  }

  /** @param {State} overrides @param {Set<string>} [touched] */
  inside(overrides, touched) {
    this.budget.steps -= 20;
    return new Run(this.machine, overrides, this, this.budget, touched);
  }
}
