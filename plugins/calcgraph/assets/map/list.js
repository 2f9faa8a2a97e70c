// @ts-check
/** The list of notes beside the map, and its entries. Loaded when it is to differ from the list as built. */

import { KINDS } from './model.js';
import { dot, make } from './panel.js';

/** @typedef {import("./types").Model} Model */

/** Notes of a page. */
const PAGE = 200;

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
  const sorted = [...listed].sort(
    (a, b) => weight(b) - weight(a) || nodes[a].title.localeCompare(nodes[b].title) || a - b,
  );
  holder.replaceChildren(
    ...sorted.slice(0, PAGE * pages).map(number => {
      const n = nodes[number],
        item = make('li');
      item.append(
        n.kind ? make('span', 'cg-dot ' + KINDS[n.kind]) : dot(painter.group[number]),
        go(model, number),
        make('small', 'cg-num', String(n.degree)),
      );
      return item;
    }),
  );
  const [many, all, rest] = [sorted.length, notes.length, sorted.length - PAGE * pages],
    more = view.part('more-notes');
  view.part('list-title').textContent = many === all ? 'All notes' : many ? `${many} of ${all}` : 'Nothing found';
  if (!more) return;
  more.hidden = rest <= 0;
  more.textContent = `${rest} more`;
}

/** What goes to a node: of a note its link, as in the lists of the build. @param {Model} model @param {number} number */
export function go(model, number) {
  const { id, title, url } = model.nodes[number],
    made = make(url ? 'a' : 'button', '', title);
  if (url) made.setAttribute('href', url);
  made.dataset.go = id;
  return made;
}
