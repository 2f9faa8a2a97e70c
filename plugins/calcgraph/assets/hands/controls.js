// @ts-check
// The controls of a page: sliders, pickers and entries show what is set, and an entry why it was not taken.
import { put } from '../page/dom.js';
import { make } from '../page/elements.js';
import { fromBase } from '../page/model.js';
import { place } from '../page/slider.js';
import { same } from '../twins/values.js';
/** @import {Model, Page} from '../twins/types' */

/** @param {HTMLInputElement} e @param {string} key @param {Page} page */
export function paintControl(e, key, { model, state, now }) {
  const value = now(key),
    is = (/** @type {{value: string}} */ o) =>
      typeof value === 'number' ? same(+o.value, value, 1e-9) : o.value === value;
  const isEntry = e.matches('.cg-entry') && document.activeElement !== e;
  // a cell that is empty
  if (value === undefined && isEntry) e.value = '';
  if (value === undefined) return;
  if (e.type === 'radio') e.checked = is(e);
  else if (e instanceof HTMLSelectElement) e.selectedIndex = [...e.options].findIndex(is);
  else if (e.type === 'range') slide(e, key, +value, model);
  else if (isEntry) {
    e.value = model.text(key, new Map(state).set(key, value), now);
    explain(e, '');
  }
}

/** @param {HTMLInputElement} e @param {string} key @param {number} value @param {Model} model */
function slide(e, key, value, model) {
  const entry = model.entry(key),
    { log, v } = entry,
    span = +e.max - +e.min;
  const at = (/** @type {number} */ x) => (log ? Math.log10(fromBase(entry, x)) : fromBase(entry, x));
  // a hand on the slider is not corrected; arrow keys walk a free range in 200 steps
  if (document.activeElement !== e || Math.abs(+e.value - at(value)) > span / 150) e.value = String(at(value));
  if (e.step === 'any') e.step = String(span / 200);
  place(e, at(value), at(typeof v === 'number' ? v : value));
  e.setAttribute('aria-valuetext', model.say(key, value));
}

/** A message under an entry that was not taken. @param {HTMLInputElement} entry @param {string} problem */
export function explain(entry, problem) {
  const row = entry.closest('tr'),
    id = `${entry.dataset.p}-why`,
    known = document.getElementById(id);
  if (!problem && !known) return;
  const why = known ?? Object.assign(make('span', 'cg-why'), { id });
  why.setAttribute('role', 'alert');
  if (!known && row) {
    const cell = row.insertCell();
    cell.className = 'cg-row__note';
    cell.setAttribute('role', 'cell');
    cell.append(why);
  } else if (!known) entry.after(why);
  put(why, problem);
  entry.setAttribute('aria-invalid', String(problem !== ''));
  entry.setAttribute('aria-describedby', id);
}
