// @ts-check
// A reader's changes as text in the address: `gpu:b200,params:140Gparam`, names of other notes as `note.name`.
import { isoText } from '../twins/dates.js';
import { fromBase, isLikeScale } from './model.js';
/** @import {Model, State} from '../twins/types' */

/** The note and name a part of an address means: `gpu`, `cost.price`, or a cell of a table, `hardware.gpus.h100.bw`.
 * @param {string} name @param {Model} model */
export function keyOf(name, { data, knows }) {
  const notes = Object.keys(data.names),
    mine = `${data.note}#${name}`,
    isMine = !name.includes('.') || knows(mine);
  let found = { key: isMine ? mine : `#${name}`, own: isMine, known: isMine };
  for (let dot = name.indexOf('.'); dot > 0 && !found.known; dot = name.indexOf('.', dot + 1)) {
    const stem = name.slice(0, dot),
      note = notes.find(n => data.names[n] === stem) ?? notes.find(n => `/${n}`.endsWith(`/${stem}.md`)),
      key = `${note}#${name.slice(dot + 1)}`;
    if (note) found = { key, own: note === data.note, known: knows(key) };
  }
  return found;
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
