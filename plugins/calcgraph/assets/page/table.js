// @ts-check
// Tables of cases: cells that follow and take their case, heads that sort, copies as CSV.
import { button } from './bar.js';
import { asCsv, copyText } from './copy.js';
import { all, put } from './dom.js';
import { on } from './elements.js';
import { withUnit } from './model.js';
import { same } from '../twins/values.js';
/** @import {Page} from '../twins/types' */

/** @param {Page} page */
export async function mount(page) {
  const { root, model, signal } = page;
  for (const head of all(root, 'table[data-sortable] thead th')) {
    const made = button('cg-sort', '', () => sort(/** @type {HTMLTableCellElement} */ (head)));
    made.append(...head.childNodes);
    head.append(made);
  }
  on(root, 'click', { signal }, ({ target }) => {
    const csv = target.closest('[data-do="csv"]'),
      cell = target.closest('button')?.closest('[data-cell]');
    if (csv) copyText(asCsv(csv.closest('figure, section')?.querySelector('table')), csv);
    if (cell) page.set(model.parseCase(cell.dataset.cell));
  });
  on(root, 'keydown', { signal }, walk);
  // a click is answered while this comes
  const heat = root.querySelector('table[data-scale]') && (await import('../views/heat.js'));
  return all(root, '.cg-table').map(table => (/** @type {Page} */ page) => {
    paint(table, page);
    if (table.dataset.scale) page.attempt(table, () => heat?.colour(table));
  });
}

/** Cells are one stop of the Tab key; arrows lead from cell to cell. @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key],
    from = event.target instanceof Element ? event.target.closest('.cg-table td')?.querySelector('button') : null,
    table = from?.closest('table');
  if (!step || !from || !table || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...table.tBodies[0].rows].filter(row => row.checkVisibility()),
    cell = /** @type {HTMLTableCellElement} */ (from.closest('td')),
    row = /** @type {HTMLTableRowElement} */ (cell.parentElement);
  const next = rows[rows.indexOf(row) + step[1]]?.cells[cell.cellIndex + step[0]]?.querySelector('button');
  event.preventDefault();
  if (!next) return;
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** @param {HTMLElement} table @param {Page} page */
function paint(table, { model, now, inCase, attempt }) {
  /** @type {Map<string, ReturnType<Page['inCase']>>} */
  const cases = new Map();
  const under = (/** @type {string} */ text) =>
    cases.get(text) ?? cases.set(text, inCase(text)).get(text) ?? inCase(text);
  const current = (/** @type {string} */ text) =>
    text !== '' && [...model.parseCase(text)].every(([k, v]) => same(now(k), v, 1e-9));
  for (const cell of all(table, '[data-cell]')) {
    const { cell: text = '', q } = cell.dataset,
      { read, state } = under(text),
      key = model.key(q);
    attempt(cell, () => {
      if (model.entries.has(key)) {
        const shown = model.text(key, state, read);
        const button = cell.querySelector('button');
        put(button ?? cell, shown === '–' ? '' : shown);
        if (table.dataset.scale) {
          /** What `heat.js` makes a colour of; of a distribution its median. */
          const [, middle, high] = [model.spread(key, state, read)].flat();
          cell.dataset.v = String(high === undefined ? read(key) : middle);
        }
        button?.setAttribute('aria-label', `take ${cell.dataset.takes}: ${withUnit(shown, model.entry(key).u)}`);
      }
      cell.classList.toggle('is-current', current(text));
    });
  }
  for (const head of all(table, '[data-head]'))
    attempt(head, () => head.classList.toggle('is-current', current(head.dataset.head ?? '')));
  if (table.querySelector('tr.is-rest')) attempt(table, () => fold(/** @type {HTMLTableElement} */ (table)));
  if (table.dataset.checks) {
    const checks = table.dataset.checks.split(' ').map(model.key);
    const out = (/** @type {string | undefined} */ text) =>
      text !== undefined && checks.some(check => model.entries.has(check) && !under(text).read(check));
    attempt(table, () => {
      const asked = new Set();
      for (const cell of all(table, 'tbody td')) {
        const of =
          cell.dataset.cell ?? /** @type {HTMLElement} */ (cell.parentElement?.firstElementChild)?.dataset.head;
        cell.classList.toggle('is-out', out(of));
        if (of !== undefined) asked.add(of);
      }
      nameBroken(table, key => [...asked].map(of => under(of).read(key)).filter(held => !held), model);
    });
  }
}

/** Names below a table the checks that its cases break. @param {HTMLElement} table
 * @param {(key: string) => unknown[]} brokenOf What a check is in the cases that break it.
 * @param {Page['model']} model */
function nameBroken(table, brokenOf, model) {
  const names = all(table.closest('figure') ?? table, '[data-broken]');
  let isAny = false;
  for (const e of names.filter(one => one.dataset.broken)) {
    const key = model.key(e.dataset.broken),
      broken = model.entries.has(key) ? brokenOf(key) : [];
    e.hidden = !broken.length;
    isAny ||= broken.length > 0;
    put(e.querySelector(':scope > span'), broken.includes(undefined) ? ', or cannot be computed' : '');
  }
  for (const e of names.filter(one => !one.dataset.broken)) e.hidden = !isAny;
}

/** Shows as many rows as the build did: the first, and the one in hand. @param {HTMLTableElement} table */
function fold(table) {
  const rows = [...table.tBodies[0].rows],
    many = rows.filter(row => !row.matches('.is-rest')).length,
    at = rows.findIndex(row => row.querySelector('.is-current')),
    first = at < many ? many : many - 1;
  rows.forEach((row, i) => row.classList.toggle('is-rest', i >= first && i !== at));
}

/** @param {HTMLTableCellElement} head */
function sort(head) {
  const body = head.closest('table')?.tBodies[0],
    up = head.getAttribute('aria-sort') !== 'ascending';
  const of = (/** @type {HTMLTableRowElement} */ row) => row.cells[head.cellIndex]?.textContent?.trim() ?? '';
  const number = (/** @type {string} */ text) => parseFloat(text.replace(/[,\s]/g, '').replace('−', '-'));
  const rows = [...(body?.rows ?? [])].sort((a, b) => {
    const [x, y] = [number(of(a)), number(of(b))];
    return (Number.isNaN(x) || Number.isNaN(y) ? of(a).localeCompare(of(b)) : x - y) * (up ? 1 : -1);
  });
  for (const other of head.parentElement?.children ?? []) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
  body?.append(...rows);
  const table = head.closest('table');
  if (table?.querySelector('.is-rest')) fold(table);
}
