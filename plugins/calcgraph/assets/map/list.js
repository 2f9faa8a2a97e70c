// @ts-check
/** The list of notes beside the map, and its entries. Loaded when it is to differ from the list as built. */

import { KINDS, quantities } from './model.js';
import { dot, make } from './panel.js';

/** @typedef {import("./types").Model} Model */

/** Notes of a page. */
const PAGE = 200;
/** Notes, and quantities, among the first results of a search. */
const FIRST = 6;

/** The notes that are shown, so many pages of them. @param {import("./view").View} view @param {number} pages */
export function list(view, pages) {
  const { model, shown, found, painter } = view,
    { nodes } = model,
    holder = view.part('list'),
    by = view.part('sort')?.value;
  if (!holder) return;
  const weight = (/** @type {number} */ n) =>
    by === 'by links' ? nodes[n].degree : by === 'by PageRank' ? nodes[n].rank : 0;
  const notes = nodes.filter(n => !n.kind),
    listed = found ?? notes.filter(n => shown.nodes[n.number]).map(n => n.number);
  // what was searched comes in the order in which it fits
  const sorted = found
    ? [...listed].sort((a, b) => weight(b) - weight(a))
    : [...listed].sort((a, b) => weight(b) - weight(a) || nodes[a].title.localeCompare(nodes[b].title) || a - b);
  results(view);
  holder.replaceChildren(
    ...sorted.slice(0, PAGE * pages).map(number => {
      const n = nodes[number],
        sign = n.kind ? make('span', 'cg-dot ' + KINDS[n.kind]) : dot(painter.group[number]);
      return make('li', '', sign, go(model, number), make('small', 'cg-num', String(n.degree)));
    }),
  );
  const [many, all, rest] = [sorted.length, notes.length, sorted.length - PAGE * pages],
    more = view.part('more-notes');
  view.part('list-title').textContent = many === all ? 'All notes' : many ? `${many} of ${all}` : 'Nothing found';
  if (!more) return;
  more.hidden = rest <= 0;
  more.textContent = `${rest} more`;
}

/** The first of what was found, notes and quantities, above everything else. @param {import("./view").View} view */
function results(view) {
  const { model, found, state } = view,
    holder = view.part('found'),
    boxes = found ? quantities(model, state.find).slice(0, FIRST) : [];
  if (!holder) return;
  const notes = (found ?? [])
    .slice(0, FIRST)
    .map(number => make('li', '', dot(view.painter.group[number]), go(model, number)));
  const values = boxes.map(number => {
    const box = model.boxes[number],
      why = make('span', 'why', [box.says, model.nodes[box.note]?.title].filter(Boolean).join(' · '));
    return make('li', '', make('span', '', goBox(box), why), make('small', 'cg-num', box.value));
  });
  const list = make('ul', 'cg-list', ...(state.mode === 'chain' ? [...values, ...notes] : [...notes, ...values]));
  holder.hidden = !found;
  holder.replaceChildren(
    make('h3', '', list.childElementCount ? 'Found' : `No note or value named “${state.find.trim()}”`),
    list,
  );
}

/** What makes a quantity the end of the chain. @param {import("./types").Box} box */
export function goBox({ name, number }) {
  const made = make('button', '', name);
  made.dataset.box = String(number);
  return made;
}

/** What goes to a node: of a note its link, as in the lists of the build. @param {Model} model @param {number} number */
export function go(model, number) {
  const { id, title, url } = model.nodes[number],
    made = make(url ? 'a' : 'button', '', title);
  if (url) made.setAttribute('href', url);
  made.dataset.go = id;
  return made;
}
