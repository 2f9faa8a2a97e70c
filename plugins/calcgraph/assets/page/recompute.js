// @ts-check
// The list of all values, or a chain of the map, with a reader's scenario: each note's page has what computes its values,
// so they are fetched when a reader asks for it. What no page computes is pale, and stays as built.
import { withNames } from './address.js';
import { all, put } from './dom.js';
import { loadColumns } from './files.js';
import { makeModel, withUnit } from './model.js';
import { readScenario } from './scenario.js';
import { LET_GO, Later } from '../twins/purse.js';
import { makeValues, prepare, prepareCells } from '../twins/values.js';
/** @import {Model, Read, State} from '../twins/types' */
/** @import {Box, Now} from '../map/types' */
/** @typedef {{moved: number, left: number}} Sum How many values are others now, and how many could not be computed. */

/** @param {HTMLElement} root @param {string} text @param {AbortSignal} signal @param {(done: number, of: number) => void} tell
 * @returns {Promise<Sum>} */
export async function recompute(root, text, signal, tell) {
  const groups = all(root, '.cg-group');
  const sum = { moved: 0, left: 0 };
  for (const [at, group] of groups.entries()) {
    if (signal.aborted) break;
    tell(at, groups.length);
    const rows = all(group, '[data-row]').filter(row => row.querySelector('.cg-en__val')?.textContent),
      link = /** @type {HTMLAnchorElement} */ (group.querySelector('.cg-en a')),
      found = await load(link.href, signal).catch(() => null);
    if (found === null) {
      rows.forEach(leave);
      sum.left += rows.length;
    } else if (found) {
      const { state } = readScenario(withNames(text), found);
      if (state.size) paint(rows, found, state, sum);
    }
  }
  return sum;
}

/** The quantities of a chain, its end first: the page of the end has what computes all of them.
 * @param {Box[]} boxes @param {string} text @param {AbortSignal} signal @returns {Promise<{now: (Now | undefined)[], sum: Sum}>} */
export async function rechain(boxes, text, signal) {
  const model = await load(new URL(boxes[0].url, document.baseURI).href, signal).catch(() => undefined),
    now = boxes.map(box => (box.columns.length && boxes.length === 1 ? asBuilt(box) : undefined));
  if (model) {
    const { state } = readScenario(withNames(text), model),
      behind = behindOf(model, boxes[0].id),
      was = model.under(new Map()),
      read = model.under(state);
    boxes.forEach((box, i) => (now[i] ??= boxUnder(box, model, behind, state, was, read)));
  }
  const moved = now.filter(one => one?.isMoved).length;
  return { now, sum: { moved, left: now.filter(one => !one).length } };
}

/** @param {Box} box @returns {Now} */
const asBuilt = ({ value, name, says }) => ({ value, name, says, isMoved: false });

/** All that a quantity is computed from, itself too. @param {Model} model @param {string} end */
function behindOf({ entries }, end) {
  const found = new Set([end]);
  for (const key of found) {
    const { p = [], picks = [] } = entries.get(key) ?? {};
    for (const part of [...picks, ...p.flat()]) if (typeof part === 'string' && entries.has(part)) found.add(part);
  }
  return found;
}

/** A cell is what the columns of this chain that picked it as built pick now, be it several.
 * @param {Box} box @param {Model} model @param {Set<string>} behind @param {State} state @param {Read} was @param {Read} read
 * @returns {Now | undefined} */
function boxUnder(box, model, behind, state, was, read) {
  const keys = (box.columns.length ? box.columns.filter(key => behind.has(key)) : [box.id]).filter(key =>
    model.entries.has(key),
  );
  try {
    model.allow(LET_GO);
    const texts = keys.map(key => said(model, key, state, read)),
      isMoved = keys.some((key, i) => texts[i] !== said(model, key, new Map(), was)),
      value = [...new Set(texts)].join(' or '),
      rows = [...new Set(keys.map(key => rowOf(model, key, read)))].join(' or ');
    if (!keys.length) return undefined;
    if (!box.columns.length) return { value, name: box.name, says: box.says, isMoved };
    const column = box.name.slice(box.name.lastIndexOf('.') + 1),
      name = `${rows}.${column}`;
    return { value, name, says: `${column.replaceAll('_', ' ')} of ${rows}`, isMoved: isMoved || name !== box.name };
  } catch (trouble) {
    if (!(trouble instanceof Later)) throw trouble;
    return undefined;
  }
}

/** The row a column picks. @param {Model} model @param {string} key @param {Read} read */
const rowOf = (model, key, read) => (model.entry(key).picks ?? []).map(read).join('.');

/** A value as its row says it. @param {Model} model @param {string} key @param {State} state @param {Read} read */
function said(model, key, state, read) {
  const { c, rows, u } = model.entry(key);
  if (c) return read(key) ? 'holds' : 'does not hold';
  return rows ? model.say(key, read(key)) : withUnit(model.text(key, state, read), u);
}

/** What computes the values of a page; undefined where it computes none. @param {string} href @param {AbortSignal} signal */
async function load(href, signal) {
  const url = new URL(href);
  url.hash = url.search = '';
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html'),
    json = /** @type {HTMLTemplateElement | null} */ (page.querySelector('cg-note template'))?.content.textContent;
  if (!json) return undefined;
  const data = JSON.parse(json);
  await loadColumns(data.q, href);
  await prepare(data.q);
  await prepareCells();
  return makeModel(makeValues(data));
}

/** @param {HTMLElement[]} rows @param {Model} model @param {State} state @param {{moved: number, left: number}} sum */
function paint(rows, model, state, sum) {
  const empty = new Map(),
    was = model.under(empty),
    now = model.under(state);
  for (const row of rows) {
    const key = model.key(row.dataset.row);
    try {
      if (!model.entries.has(key)) throw new Later();
      model.allow(LET_GO);
      const text = said(model, key, state, now);
      if (text === said(model, key, empty, was)) continue;
      const value = row.querySelector('.cg-en__val');
      row.title = `was ${value?.textContent} in the last build`;
      row.classList.add('is-changed');
      put(value, text);
      sum.moved += 1;
    } catch (trouble) {
      if (!(trouble instanceof Later)) throw trouble;
      leave(row);
      sum.left += 1;
    }
  }
}

/** @param {HTMLElement} row */
function leave(row) {
  row.classList.add('is-later');
  row.title = 'not recomputed: from the last build';
}
