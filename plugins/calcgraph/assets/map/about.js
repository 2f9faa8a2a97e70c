// @ts-check
/** What the list beside the map says about a note or a path. Loaded when a reader points at the first. */

import { go } from './list.js';
import { make } from './panel.js';
import { numberOf } from './state.js';
import { costOf, isRelation, ways } from './ways.js';

/** Quantities that are named of one step. */
const MOST_READ = 3;

/** @typedef {import("./types").Model} Model */
/** @typedef {import("./types").Shown} Shown */
/** @typedef {import("./types").Edge} Edge */
/** @typedef {import("./view").View} View */

/** What the list says about what is chosen or pointed at. @param {View} view @returns {Node[]} */
export function about(view) {
  const { model, shown, state, chain } = view,
    at = view.me();
  if (state.mode === 'path') return aboutPath(view, numberOf(model, state.from), numberOf(model, state.to));
  if (view.notice) return [make('p', '', view.notice), ...(chain?.about(model, view.chart) ?? [])];
  if (state.mode === 'chain') return chain?.about(model, view.chart) ?? [];
  return at < 0 ? [] : aboutNote(model, shown, at, summaryOf(view, at));
}

/** The first sentence of a note: a third of the page's data, read when the first is wanted. @param {View} view @param {number} number */
function summaryOf(view, number) {
  const held = /** @type {HTMLTemplateElement} */ (view.root.querySelector('[data-role="summaries"]'));
  view.summaries ??= /** @type {string[]} */ (JSON.parse(held.content.textContent ?? ''));
  return view.summaries[number];
}

/** A row: a word, what it is about, a reason. @param {string} word @param {Node[]} parts @param {string} [why] */
export const line = (word, parts, why) =>
  make('li', '', make('span', 'rel', word), make('span', '', ...parts, reason(why)));

/** @param {string} [why] */
const reason = why => (why ? make('span', 'why', why) : '');

/** @param {string} url @param {string} text */
export function link(url, text) {
  const made = make('a', '', text);
  made.setAttribute('href', url);
  return made;
}

/** A line of things to do: a link, and pairs of an action and its words. @param {Node | null} first @param {string[]} pairs */
export function acts(first, ...pairs) {
  const made = make('div', 'cg-acts', first ?? '');
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

/** Ways from one note to another, each described by its quantities. @param {View} view @param {number} from @param {number} to @returns {Node[]} */
function aboutPath({ model, shown, state }, from, to) {
  const name = (/** @type {number} */ n) => `“${model.nodes[n].title}”`;
  const say = (/** @type {string} */ title, /** @type {string} */ text) => [
    make('h2', '', title),
    make('p', '', text),
    ...(from < 0 ? [] : [acts(null, 'release', 'another path')]),
  ];
  if (from < 0) return say('A path', 'Choose the note it starts from, on the map or in the list.');
  if (to < 0) return say('A path', `From ${name(from)}: choose the note it leads to.`);
  const found = ways(model, shown, from, to),
    ends = `from ${name(from)} to ${name(to)}`;
  if (!found.length) return say('No path', `The visible notes and links have no path ${ends}.`);
  const title = found.length === 1 ? 'One path' : `${found.length} paths`;
  const costs = 'A computation counts 1, a relation 2, a link 4, a note with more than twenty links 1 more.';
  return [
    ...say(
      `${title} ${ends}`,
      'Along computations first, then along links. No two paths share a note between their ends.',
    ),
    ...found.flatMap((path, i) => aboutWay(model, path, i, +state.way === i)),
    make('p', 'cg-way__costs', costs),
  ];
}

/** @param {Model} model @param {number[]} path @param {number} number @param {boolean} isDrawn */
function aboutWay(model, path, number, isDrawn) {
  const list = make('ol', 'cg-steps'),
    steps = path.length - 1,
    told = path.slice(1).map((n, i) => stepOf(model, path[i], n));
  path.forEach((n, i) => {
    list.append(make('li', 'note', go(model, n)), ...(told[i] ? between(told[i]) : []));
  });
  const by = told
    .map(step => step.boxes.at(0))
    .filter(Boolean)
    .pop();
  const size = steps === 1 ? '1 step' : `${steps} steps`,
    show = make('button', 'cg-way__go', by ? `by ${by.says || by.name}` : size);
  Object.assign(show.dataset, { do: 'way', way: number });
  show.setAttribute('aria-pressed', String(isDrawn));
  return [make('h3', 'cg-way', show, make('small', '', ' ' + size)), list];
}

/** What is between two notes of a way: the quantities that are read, else the relation; the reason under the last.
 * @param {ReturnType<typeof stepOf>} step */
function between({ word, boxes, why }) {
  if (!boxes.length) return [make('li', '', make('span', '', word), reason(why))];
  return boxes.map((box, i) => {
    const what = make('span', '', box.says && box.says + ' ', make('code', '', box.name));
    return make('li', '', what, make('b', 'cg-num', box.value), i === boxes.length - 1 ? reason(why) : '');
  });
}

/** One step: how the notes are joined, which quantities are read, and why.
 * @param {Model} model @param {number} a @param {number} b */
function stepOf(model, a, b) {
  const edges = model.edges.filter(e => (e.a === a && e.b === b) || (e.a === b && e.b === a)),
    rank = (/** @type {Edge} */ e) => 8 * costOf(model, e) + (e.a === a ? 0 : 4) + (e.reason ? 0 : 2),
    edge = edges.sort((x, y) => rank(x) - rank(y))[0],
    word = model.types[edge.type][edge.b === b ? 2 : 3];
  if (edge.kind !== 'uses') return { word, boxes: [], why: edge.reason };
  const read = new Set(
    model.flows.filter(([s, t]) => model.boxes[s].note === edge.b && model.boxes[t].note === edge.a).map(([s]) => s),
  );
  const boxes = [...read].map(number => model.boxes[number]).slice(0, MOST_READ);
  // a reason beside it says more than the names that are read
  const reason = edges.find(e => e.reason && (e.kind === 'link' || isRelation(model, e)))?.reason ?? '';
  const names = edge.reason.split(', ').slice(0, MOST_READ).join(', ');
  return { word, boxes, why: boxes.length ? reason : [names, reason].filter(Boolean).join(' · ') };
}
