// @ts-check
// What may have no value at some places: curves, rates, integrands.
import { Trouble } from './arithmetic.js';
/** @import {Run} from './program.js' */

/** What an act comes to, or undefined where it has no value. @param {Run} run @template T @param {() => T} act */
export function tried({ budget }, act) {
  const { open, integrals } = budget;
  try {
    return act();
  } catch (trouble) {
    if (!(trouble instanceof Trouble) || budget.steps < 0) throw trouble;
    Object.assign(budget, { open, integrals });
    return undefined;
  }
}
