// @ts-check
// What an address asks in vain, in sight at the foot of the window until it is read. What it is made of is handed in, so
// that the page need not load it a second time.
/** @import {Model} from '../twins/types' */
/** @typedef {{button: typeof import('./bar.js').button, toHeading: typeof import('./bar.js').toHeading,
 *   make: typeof import('./elements.js').make, keyOf: typeof import('./scenario.js').keyOf}} Means */

/** @param {string[]} dropped @param {Model} model @param {HTMLElement} bar @param {Means} means */
export function refuse(dropped, model, bar, { button, make, toHeading, keyOf }) {
  const parts = [...new Set(dropped)].slice(0, 4).map(part => `${part} (${whyNot(part, model, keyOf)})`),
    off = button('cg-bar__x', '×', () => {
      line.remove();
      toHeading(bar);
    }),
    line = make('p', 'cg-bar__notice cg-bar__asked', `Not taken from the address: ${parts.join(', ')} `, off);
  line.setAttribute('role', 'note');
  off.setAttribute('aria-label', 'close');
  bar.append(line);
}

/** Why a part of an address means nothing here. @param {string} part @param {Model} model @param {Means['keyOf']} keyOf */
export function whyNot(part, model, keyOf) {
  const at = part.indexOf(':'),
    { key } = keyOf(part.slice(0, Math.max(at, 0)), model);
  if (at < 1 || !model.entries.has(key)) return 'no input of this page';
  const { rows, picks, x } = model.entry(key);
  if (rows) return 'no row of its table';
  return picks || x ? 'no input of this page' : (model.parseEntry(part.slice(at + 1), key).problem ?? 'not taken');
}
