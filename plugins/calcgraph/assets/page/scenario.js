// @ts-check
// A reader's changes as text in the address: `gpu:b200,params:140Gparam`, names of other notes as `note.name`.
import { isoText } from '../twins/dates.js';
import { fromBase, isLikeScale } from './model.js';
/** @import {Model, State} from '../twins/types' */

/** Dots of a name up to which it is looked for. */
const MOST_DOTS = 8;

/** The note and name a part of an address means: `gpu`, `cost.price`, or a cell of a table, `hardware.gpus.h100.bw`.
 * @param {string} name @param {Model} model */
function keyOf(name, { data, knows }) {
  const parts = name.split('.', MOST_DOTS),
    notes = Object.keys(data.names),
    mine = `${data.note}#${name}`;
  /** @type {{key: string, own: boolean, known: boolean} | undefined} */
  let found;
  for (let at = 1; at < parts.length; at++) {
    const stem = parts.slice(0, at).join('.'),
      end = `/${stem}.md`,
      note = notes.find(n => data.names[n] === stem) ?? notes.find(n => `/${n}`.endsWith(end)),
      key = `${note}#${name.slice(stem.length + 1)}`,
      known = note !== undefined && knows(key);
    if (known || (note !== undefined && !found)) found = { key, own: note === data.note, known };
    if (known) break;
  }
  if (!found?.known && (parts.length < 2 || knows(mine))) return { key: mine, own: true, known: knows(mine) };
  return found ?? { key: `#${name}`, own: false, known: false };
}

/** Changes an address asks for; parts of other notes that this page only carries on; parts that mean nothing.
 * @param {string} text @param {Model} model */
export function readScenario(text, model) {
  /** @type {State} */
  const state = new Map();
  /** @type {string[]} */
  const carried = [],
    dropped = [];
  for (const part of text.slice(0, 2000).split(',').filter(Boolean)) {
    const at = part.indexOf(':'),
      { key, own, known } = keyOf(part.slice(0, at), model);
    if (at > 0 && !own && !known) {
      carried.push(part);
      continue;
    }
    const written = part.slice(at + 1),
      pick = model.entries.get(key)?.rows;
    const value = pick ? written : model.parseEntry(written, key).value;
    if (at > 0 && value !== undefined && model.takes(key, value)) state.set(key, value);
    else dropped.push(part);
  }
  return { state, carried, dropped };
}

/** Why a part of an address means nothing here. @param {string} part @param {Model} model */
export function whyNot(part, model) {
  const at = part.indexOf(':'),
    { key } = keyOf(part.slice(0, Math.max(at, 0)), model);
  if (at < 1 || !model.entries.has(key)) return 'no input of this page';
  const { rows, picks, x } = model.entry(key);
  if (rows) return 'no row of its table';
  return picks || x ? 'no input of this page' : (model.parseEntry(part.slice(at + 1), key).problem ?? 'not taken');
}

/** The text of changes: names of this note are short. @param {State} state @param {string[]} carried @param {Model} model */
export function writeScenario(state, carried, { data, entries }) {
  const parts = [...state].sort().map(([key, value]) => {
    const [note, name] = key.split('#'),
      e = entries.get(key);
    const written =
      typeof value === 'number' && e?.iso
        ? isoText(value)
        : typeof value === 'number'
          ? `${+fromBase(e ?? {}, value).toPrecision(12)}${e?.u && isLikeScale(e.u) ? ' ' : ''}${e?.u ?? ''}`
          : value;
    // a name with a dot could be one of another note
    return (note === data.note && !name.includes('.') ? '' : `${data.names[note] ?? note}.`) + `${name}:${written}`;
  });
  return [...parts, ...carried].join();
}
