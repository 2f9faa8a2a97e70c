// @ts-check
/** What the list beside the map says about a note or a path. Loaded when a reader points at the first. */

import { go } from './list.js';
import { way } from './model.js';
import { make } from './panel.js';
import { numberOf } from './state.js';

/** @typedef {import("./types").Model} Model */
/** @typedef {import("./types").Shown} Shown */
/** @typedef {import("./types").Edge} Edge */
/** @typedef {import("./view").View} View */

/** What the list says about what is chosen or pointed at. @param {View} view @returns {Node[]} */
export function about(view) {
  const { model, shown, state, flow } = view,
    at = view.me();
  if (state.mode === 'path') return aboutPath(model, shown, numberOf(model, state.from), numberOf(model, state.to));
  if (state.mode === 'flow') return flow?.about(model, at) ?? [];
  return at < 0 ? [] : aboutNote(model, shown, at, summaryOf(view, at));
}

/** The first sentence of a note: a third of the page's data, read when the first is wanted. @param {View} view @param {number} number */
function summaryOf(view, number) {
  const held = /** @type {HTMLTemplateElement} */ (view.root.querySelector('[data-role="summaries"]'));
  view.summaries ??= /** @type {string[]} */ (JSON.parse(held.content.textContent ?? ''));
  return view.summaries[number];
}

/** A row: a word, what it is about, a reason. @param {string} word @param {Node[]} parts @param {string} [why] */
export function line(word, parts, why) {
  const item = make('li'),
    text = make('span');
  text.append(...parts, ...(why ? [make('span', 'why', why)] : []));
  item.append(make('span', 'rel', word), text);
  return item;
}

/** @param {string} url @param {string} text */
export function link(url, text) {
  const made = make('a', '', text);
  made.setAttribute('href', url);
  return made;
}

/** A line of things to do: a link, and pairs of an action and its words. @param {Node | null} first @param {string[]} pairs */
export function acts(first, ...pairs) {
  const made = make('div', 'cg-acts');
  if (first) made.append(first);
  for (let i = 0; i < pairs.length; i += 2) {
    const button = make('button', '', pairs[i + 1]);
    button.dataset.do = pairs[i];
    made.append(button);
  }
  return made;
}

/** A note: its first sentence, what to do, relations both ways. @param {Model} model @param {Shown} shown @param {number} number @param {string} summary @returns {Node[]} */
function aboutNote(model, shown, number, summary) {
  const n = model.nodes[number],
    says = summary || ['', 'Linked, not written yet.', 'A tag.', 'A file.'][n.kind];
  const parts = [
    make('h2', '', n.title),
    make('p', '', says),
    acts(n.url ? link(n.url, 'open note') : null, 'path', 'path from here', 'release', 'show all'),
  ];
  for (const out of [1, 0]) {
    /** @type {Map<number, Edge[]>} */
    const others = new Map(),
      list = make('ul', 'cg-list');
    for (const e of model.edges) {
      const [here, other] = out ? [e.a, e.b] : [e.b, e.a];
      if (here === number && shown.nodes[other]) others.set(other, [...(others.get(other) ?? []), e]);
    }
    for (const [other, edges] of others) {
      // that a note links goes without saying where it says why
      const said = edges.length > 1 ? edges.filter(e => model.types[e.type][0] !== 'link') : edges;
      const words = new Set(said.map(e => model.types[e.type][3 - out])),
        reasons = new Set(edges.map(e => e.reason).filter(Boolean));
      list.append(line([...words].join(', '), [go(model, other)], [...reasons].join('; ')));
    }
    if (others.size) parts.push(make('h3', '', `${out ? 'Points to' : 'Is pointed to by'} · ${others.size}`), list);
  }
  return parts;
}

/** A path in words. @param {Model} model @param {Shown} shown @param {number} from @param {number} to @returns {Node[]} */
function aboutPath(model, shown, from, to) {
  const name = (/** @type {number} */ n) => `“${model.nodes[n].title}”`;
  const say = (/** @type {string} */ title, /** @type {string} */ text) => [
    make('h2', '', title),
    make('p', '', text),
    ...(from < 0 ? [] : [acts(null, 'release', 'another path')]),
  ];
  if (from < 0) return say('A path', 'Choose the note it starts from, on the map or in the list.');
  if (to < 0) return say('A path', `From ${name(from)}: choose the note it leads to.`);
  const path = way(shown, from, to),
    ends = `from ${name(from)} to ${name(to)}`,
    list = make('ul', 'cg-list');
  if (!path.length) return say('No path', `Nothing that is shown leads ${ends}.`);
  path.forEach((n, i) => {
    const e = i ? best(model, path[i - 1], n) : undefined;
    list.append(line(e ? model.types[e.type][e.b === n ? 2 : 3] : 'from', [go(model, n)], e?.reason));
  });
  const steps = path.length - 1;
  return [
    ...say(steps === 1 ? '1 step' : `${steps} steps`, `The shortest way ${ends}, links read in either direction.`),
    list,
  ];
}

/** The edge between two notes that says most. @param {Model} model @param {number} a @param {number} b @returns {Edge | undefined} */
function best(model, a, b) {
  const weight = (/** @type {Edge} */ e) => (e.reason ? 0 : 4) + (e.a === a ? 0 : 2) + (e.kind === 'sequence' ? 1 : 0);
  return model.edges
    .filter(e => (e.a === a && e.b === b) || (e.a === b && e.b === a))
    .sort((x, y) => weight(x) - weight(y))[0];
}
