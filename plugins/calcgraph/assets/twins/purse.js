// @ts-check
// What a page may compute before it is painted: counted in steps of programs, as the build counts them.

/** Steps of one repaint: while a slider is drawn, once it is let go, and when the page proves itself. */
export const DRAWN = 2.5e5,
  LET_GO = 5e6,
  PROOF = 2e6;
/** Steps that each value has of its own, so that a page of many small values is never cut short; steps of a point of a range. */
const FREE = 2000,
  POINT = 20;

/** Thrown where nothing is left; what was computed before is kept. No `Error`, as `Trouble` is none. */
export class Later {}

/** What is left to a repaint, and to the value in hand. */
export class Purse {
  /** @type {number} */
  left = Infinity;
  /** @type {number} What the value in hand may take of it: half, so that one of them does not take all. */
  share = Infinity;
  own = 0;
  /** How often steps were given. */
  round = 0;
  /** Steps taken so far. */
  taken = 0;

  get steps() {
    return this.own + Math.min(this.left, this.share);
  }

  /** @param {number} steps */
  give(steps) {
    this.left = this.share = steps;
    this.round++;
  }

  /** Goes on to another value. */
  next() {
    this.own = FREE;
    this.share = this.left / 2;
  }

  /** @param {number} steps */
  pay(steps) {
    const own = Math.min(this.own, steps);
    this.taken += steps;
    this.own -= own;
    this.share -= steps - own;
    this.left = Math.max(0, this.left - steps + own);
  }

  /** Pays for a point of a range. */
  point() {
    if (this.steps <= 0) throw new Later();
    this.pay(POINT);
  }
}

/** What an act comes to, or undefined where that is not computed now. @template T @param {() => T} act @returns {T | undefined} */
export function inTime(act) {
  try {
    return act();
  } catch (trouble) {
    if (trouble instanceof Later) return undefined;
    throw trouble;
  }
}
