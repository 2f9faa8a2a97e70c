// @ts-check
// What a scenario brings along: changes of this note and of others, each in the writer's words, and inputs of one kind.
import { withUnit } from './model.js';
/** @import {Inputs, Item, Model, Offer, State, Value} from '../twins/types' */

/** @type {Inputs} */
export const NONE = { notes: {}, kinds: [], inputs: {} };

/** The list of all inputs of the site; an empty one where it does not come. @param {string | undefined} url @returns {Promise<Inputs>} */
export const load = url =>
  url
    ? fetch(url)
        .then(answer => (answer.ok ? answer.json() : NONE))
        .catch(() => NONE)
    : Promise.resolve(NONE);

/** `140Gparam` as it is read: number and unit apart. @param {string} written */
const spaced = written => {
  const [, number, unit] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(.*)$/i.exec(written) ?? ['', written, ''];
  return withUnit(number, unit);
};

/** Everything a scenario changes, in the order of the address; changes of one kind to one value are one item.
 * @param {State} state @param {string[]} carried @param {Model} model @param {Inputs} inputs @returns {Item[]} */
export function itemsOf(state, carried, model, inputs) {
  const { note: own, names } = model.data;
  const foreign = carried.map(part => ofPart(part, inputs)),
    known = [...state].sort().map(([key, value]) => {
      const [note, name] = key.split('#'),
        short = names[note] ?? note,
        entry = model.entry(key);
      const [kind, says = name] = inputs.inputs[`${short}.${name}`] ?? [];
      return {
        notes: note === own ? [] : [short],
        kind,
        says: entry.n ?? says,
        was: model.say(key),
        now: model.say(key, value),
        written: entry.rows || typeof value === 'string' ? String(value) : undefined,
        value,
        keys: [key],
        parts: [],
        isHere: note === own,
      };
    });
  /** @type {Item[]} */
  const items = [];
  for (const item of [...foreign, ...known].sort((a, b) => +a.isHere - +b.isHere)) {
    const same = items.find(one => item.kind !== undefined && one.kind === item.kind && one.now === item.now);
    if (!same) items.push({ ...item, isToo: false });
    else {
      same.keys.push(...item.keys);
      same.parts.push(...item.parts);
      same.notes.push(...item.notes);
      same.isToo ||= item.isHere;
    }
  }
  return items;
}

/** A change that this page only carries on. @param {string} part @param {Inputs} inputs @returns {Item} */
function ofPart(part, inputs) {
  const at = part.indexOf(':'),
    name = part.slice(0, at),
    written = part.slice(at + 1),
    dot = name.indexOf('.');
  const [kind, says, was] = inputs.inputs[name] ?? [undefined, name.slice(dot + 1), ''];
  const label = kind === undefined ? undefined : inputs.kinds[kind]?.[written];
  return {
    notes: [name.slice(0, dot)],
    kind,
    says,
    was,
    now: label ?? spaced(written),
    written,
    value: undefined,
    keys: [],
    parts: [part],
    isHere: false,
    isToo: false,
  };
}

/** Inputs of this note that stay as written while one of their kind is changed elsewhere.
 * @param {Item[]} items @param {State} state @param {Model} model @param {Inputs} inputs @returns {Offer[]} */
export function offersOf(items, state, model, inputs) {
  const { note: own, names } = model.data;
  /** @type {Offer[]} */
  const offers = [];
  for (const [key, entry] of model.entries) {
    const [note, name] = key.split('#'),
      kind = inputs.inputs[`${names[note]}.${name}`]?.[0];
    if (note !== own || kind === undefined || state.has(key)) continue;
    const item = items.filter(one => one.kind === kind && !one.isHere).pop(),
      value = item && valueOf(item, key, entry, model);
    if (item && value !== undefined && model.takes(key, value) && model.say(key, value) !== model.say(key))
      offers.push({ key, says: entry.n ?? name, here: model.say(key), there: item.now, value });
  }
  return offers;
}

/** @param {Item} item @param {string} key @param {import('../twins/types').Entry} entry @param {Model} model
 * @returns {Value | undefined} */
function valueOf({ value, written }, key, entry, model) {
  if (entry.rows) return written;
  return typeof value === 'number' ? value : model.parseEntry(written ?? '', key).value;
}

/** The picks that the words before a claim name as written, by claim: the first number after “An H100” is one of that case.
 * @param {HTMLElement} root @param {Model} model */
export function casesIn(root, model) {
  const picks = [...model.entries].flatMap(([key, { rows, v }]) =>
    rows && typeof v === 'string' ? [{ key, words: wordsOf(rows[v] ?? v, v) }] : [],
  );
  /** @type {Map<Element, string[]>} */
  const found = new Map();
  if (picks.length) for (const block of root.querySelectorAll('p, li, td')) walk(block, picks, found);
  return found;
}

/** @param {Element} block @param {{key: string, words: RegExp}[]} picks @param {Map<Element, string[]>} found */
function walk(block, picks, found) {
  let before = '';
  const steps = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = steps.nextNode(); node; node = steps.nextNode()) {
    const claim = node.parentElement?.closest('.cg-claim');
    if (!claim) before += node.nodeValue;
    else if (before) {
      const sentence = before.split(/[.!?:;]\s/).pop() ?? '',
        named = picks.filter(({ words }) => words.test(sentence));
      if (!found.has(claim))
        found.set(
          claim,
          named.map(({ key }) => key),
        );
      before = '';
    }
  }
}

/** “H100 SXM” is also “H100”, and what the table calls it. @param {string} label @param {string} row */
const wordsOf = (label, row) => {
  const names = [label, row, ...(/^\S*\d\S*\s/.test(label) ? [label.split(' ')[0]] : [])];
  const escaped = names.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'i');
};
