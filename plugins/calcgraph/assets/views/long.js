// @ts-check
// Tables with more rows than a page has: a hundred at a time, and a search in all of them. Columns that the note computes
// follow the page's controls; a row shows what is computed for it now, or that it is not computed.
import { DASH } from '../page/model.js';
import { all, put } from '../page/dom.js';
import { make, on } from '../page/elements.js';
import { loadFile } from '../page/files.js';
import { Later } from '../twins/purse.js';
/** @import {Page} from '../twins/types' */

/** Rows that a page has at a time, and milliseconds after a letter in which another may come. */
const WINDOW = 100,
  WAIT = 150;

/** @typedef {{paint(page: Page): void}} Table */
/** @type {WeakMap<Element, Table>} */
const tables = new WeakMap();

/** Lets the tables of a page show all of their rows. @param {HTMLElement} root @param {AbortSignal} signal */
export function start(root, signal) {
  for (const figure of all(root, '[data-count]')) tables.set(figure, tables.get(figure) ?? makeTable(figure, signal));
}

/** Paints the computed columns of the rows in sight. @param {Page} page */
export function mount(page) {
  start(page.root, page.signal);
  return all(page.root, '[data-count]').map(figure => (/** @type {Page} */ now) => tables.get(figure)?.paint(now));
}

/** @param {HTMLElement} figure @param {AbortSignal} signal @returns {Table} */
function makeTable(figure, signal) {
  const { count = '0', own = '0', per = '1', files = '', columns = '' } = figure.dataset,
    body = /** @type {HTMLTableElement} */ (figure.querySelector('table')).tBodies[0],
    heads = all(figure, 'thead th'),
    says = figure.querySelector('[data-rows]'),
    next = /** @type {HTMLButtonElement | null} */ (figure.querySelector('[data-to="next"]')),
    field = /** @type {HTMLInputElement | null} */ (figure.querySelector('[type="search"]')),
    urls = files.split(' ').filter(Boolean),
    names = columns.split(' ').filter(Boolean),
    size = +count;
  /** @type {Page | undefined} */
  let page;
  /** Places of the rows that are found; undefined where nothing is searched. @type {number[] | undefined} */
  let found;
  let from = 0,
    words = '',
    turn = 0,
    waiting = 0;
  /** What the build has found for a cell. @type {WeakMap<Element, string>} */
  const built = new WeakMap();

  const piece = (/** @type {number} */ at) => loadFile(new URL(urls[at], document.baseURI).href);
  const rowAt = async (/** @type {number} */ at) => (await piece(Math.floor(at / +per)))[at % +per];

  const paintRows = () => {
    const now = page;
    if (!now) return;
    /** @type {Map<string, number[] | undefined | Later>} */
    const known = new Map();
    const numbers = (/** @type {string} */ key) => {
      if (!known.has(key))
        try {
          known.set(key, now.model.column(key, now.now));
        } catch (trouble) {
          if (!(trouble instanceof Later)) throw trouble;
          known.set(key, trouble);
        }
      return known.get(key);
    };
    for (const row of body.rows)
      names.forEach((name, i) => {
        const cell = row.cells[+own + i],
          key = now.model.key(name);
        if (!built.has(cell)) built.set(cell, cell.textContent ?? '');
        const text = built.get(cell) ?? '';
        now.attempt(cell, () => {
          const column = now.state.size ? numbers(key) : [];
          if (column instanceof Later) {
            if (now.done) put(cell, DASH);
            throw column;
          }
          const value = column?.[+(row.dataset.at ?? 0)],
            shown = !now.state.size ? text : typeof value === 'number' ? now.model.figure(key, value) : DASH;
          put(cell, shown);
          cell.classList.toggle('is-changed', shown !== text);
        });
      });
  };

  const show = async (/** @type {number} */ first) => {
    const mine = ++turn,
      places = found ? found.slice(first, first + WINDOW) : range(first, Math.min(first + WINDOW, size));
    const rows = await Promise.all(places.map(rowAt));
    if (mine !== turn || signal.aborted) return;
    from = first;
    body.replaceChildren(
      ...rows.map((texts, i) => {
        const row = make('tr');
        row.dataset.at = String(places[i]);
        row.append(
          ...texts.map((/** @type {string} */ text, /** @type {number} */ at) => cellOf(text, heads[at], !at)),
        );
        return row;
      }),
    );
    say(rows.length);
    paintRows();
  };
  const say = (/** @type {number} */ many) => {
    const all = found ? found.length : size,
      which = `Rows ${(from + 1).toLocaleString('en')}–${(from + many).toLocaleString('en')} of ${all.toLocaleString('en')}`;
    put(says, !found ? `${which}.` : many ? `${which} with “${words}”.` : `Nothing matches “${words}”.`);
    previous.hidden = !from;
    if (next) {
      put(next, 'next rows');
      next.hidden = from + many >= all;
    }
  };
  const attempt = (/** @type {Promise<void>} */ act) =>
    act.catch(() => {
      if (!signal.aborted) put(says, 'The rows could not be loaded. Load the page again, or take the CSV file.');
    });
  const find = async () => {
    const mine = ++turn,
      wanted = (field?.value ?? '').trim();
    words = wanted;
    if (!wanted) {
      found = undefined;
      return show(0);
    }
    put(says, 'Searching …');
    const pieces = await Promise.all(urls.map((_, at) => piece(at)));
    if (mine !== turn || signal.aborted) return;
    const asked = wanted.toLowerCase().split(/\s+/);
    found = [];
    // what is computed may be another number now, so that only what the file says is searched
    pieces.flat().forEach((row, at) => {
      const text = row.slice(0, +own).join(' ').toLowerCase();
      if (asked.every(word => text.includes(word))) found?.push(at);
    });
    return show(0);
  };

  const previous = Object.assign(make('button', 'cg-quiet', 'previous rows'), { type: 'button', hidden: true });
  next?.before(previous, ' ');
  says?.setAttribute('role', 'status');
  on(previous, 'click', { signal }, () => attempt(show(Math.max(0, from - WINDOW))));
  // what is done here is done: it waits for no other script
  for (const e of [previous, next, field])
    if (e) on(e, 'click input change', { signal }, event => event.stopPropagation());
  let isFirst = true;
  if (next)
    on(next, 'click', { signal }, () => {
      attempt(show(isFirst && !found ? 0 : from + WINDOW));
      isFirst = false;
    });
  if (field)
    on(field, 'input', { signal }, () => {
      clearTimeout(waiting);
      isFirst = false;
      waiting = window.setTimeout(() => attempt(find()), WAIT);
    });
  signal.addEventListener('abort', () => clearTimeout(waiting));
  return {
    paint(now) {
      page = now;
      paintRows();
    },
  };
}

/** @param {number} low @param {number} high */
const range = (low, high) => Array.from({ length: Math.max(0, high - low) }, (_, i) => low + i);

/** A cell of a column as the build makes it. @param {string} text @param {HTMLElement} head @param {boolean} isFirst */
function cellOf(text, head, isFirst) {
  const cell = make(isFirst ? 'th' : 'td', '', text);
  if (isFirst) cell.setAttribute('scope', 'row');
  else if (head?.classList.contains('n')) cell.className = 'n';
  else if (text.length > 40) cell.className = 'is-long';
  return cell;
}
