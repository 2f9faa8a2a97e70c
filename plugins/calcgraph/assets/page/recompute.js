// @ts-check
// The list of all values, with a reader's scenario: each note's page has what computes its values, so they are fetched
// one after the other when a reader asks for it. What no page computes is pale, and stays as built.
import { all, put } from './dom.js';
import { makeModel, withUnit } from './model.js';
import { readScenario } from './scenario.js';
import { LET_GO, Later } from '../twins/purse.js';
import { makeValues, prepare } from '../twins/values.js';
/** @import {Model, State} from '../twins/types' */

/** @param {HTMLElement} root @param {string} text @param {AbortSignal} signal @param {(done: number, of: number) => void} tell
 * @returns {Promise<{moved: number, left: number}>} How many values are others now, and how many could not be computed. */
export async function recompute(root, text, signal, tell) {
  const groups = all(root, '.cg-group'),
    // a change without the name of its note is one of no note here
    parts = text.split(',').filter(part => part.split(':')[0].includes('.'));
  const sum = { moved: 0, left: 0 };
  for (const [at, group] of groups.entries()) {
    if (signal.aborted) break;
    tell(at, groups.length);
    const rows = all(group, '[data-row]').filter(row => row.querySelector('.cg-en__val')?.textContent),
      found = await load(group).catch(() => null);
    if (found === null) {
      rows.forEach(leave);
      sum.left += rows.length;
    } else if (found) {
      const { state } = readScenario(parts.join(), found);
      if (state.size) paint(rows, found, state, sum);
    }
  }
  return sum;
}

/** What computes the values of a group's note; undefined where its page computes none. @param {HTMLElement} group */
async function load(group) {
  const url = new URL(/** @type {HTMLAnchorElement} */ (group.querySelector('.cg-en a')).href);
  url.hash = url.search = '';
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html'),
    json = /** @type {HTMLTemplateElement | null} */ (page.querySelector('cg-note template'))?.content.textContent;
  if (!json) return undefined;
  const data = JSON.parse(json);
  await prepare(data.q);
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
      const said = (/** @type {State} */ s, /** @type {typeof now} */ read) => {
        const { c, rows, u } = model.entry(key);
        if (c) return read(key) ? 'holds' : 'does not hold';
        return rows ? model.say(key, read(key)) : withUnit(model.text(key, s, read), u);
      };
      const text = said(state, now);
      if (text === said(empty, was)) continue;
      const value = row.querySelector('.cg-en__val');
      row.title = `as built ${value?.textContent}`;
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
  row.title = 'as built: not computed here';
}
