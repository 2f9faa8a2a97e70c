// @ts-check
// Panels of controls: inputs that are changed are marked, and a panel is copied as text.
import { copyText } from '../page/copy.js';
import { all } from '../page/dom.js';
import { on } from '../page/elements.js';
/** @import {Page} from '../twins/types' */

/** @param {Page} page */
export function mount({ root, signal, model, link }) {
  const fields = all(root, '.cg-field, .cg-own__cell').map(field => {
    const control = /** @type {HTMLElement | null} */ (field.querySelector('[data-p]'));
    return /** @type {const} */ ([field, model.key(control?.dataset.p)]);
  });
  on(root, 'click', { signal }, ({ target }) => {
    const button = target.closest('.cg-panel__copy'),
      panel = button?.closest('.cg-panel');
    if (button instanceof HTMLElement && panel instanceof HTMLElement) void copyText(asText(panel, link()), button);
  });
  // with room beside the inputs, the values of a row are under the answers, and no input leaves its place
  const place = (/** @type {EventTarget | null} */ target) => {
    const own = target instanceof HTMLDetailsElement && target.matches('.cg-own') ? target : null,
      grid = own && cellsOf(own),
      beside = own?.closest('.cg-panel')?.querySelector('.cg-panel__answers');
    if (!grid || !beside) return;
    const held = grid.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null,
      isBeside = own.open && beside.getBoundingClientRect().left > own.getBoundingClientRect().right;
    (isBeside ? beside : own).append(grid);
    held?.focus({ preventScroll: true });
    if (isBeside && !held) grid.querySelector('input')?.focus({ preventScroll: true });
  };
  root.addEventListener('toggle', ({ target }) => place(target), { signal, capture: true });
  // one that was opened while the page was at rest
  all(root, '.cg-own[open]').forEach(place);
  return (/** @type {Page} */ { state, now }) => {
    for (const [field, key] of fields) field.classList.toggle('is-changed', state.has(model.settable(key, now)));
  };
}

/** The cells of a row, wherever they are. @param {HTMLElement} own */
const cellsOf = own => document.getElementById(own.querySelector('summary')?.getAttribute('aria-controls') ?? '');

/** The text of an element as it is seen, on one line. @param {HTMLElement | null} [e] */
const seen = e => (e?.innerText ?? '').replace(/\s+/g, ' ').trim();

/** @param {HTMLElement} within @param {string} name @returns {HTMLElement[]} */
const each = (within, name) => [...within.querySelectorAll(name)].filter(e => e instanceof HTMLElement);

/** What is seen of the first element of a kind. @param {HTMLElement} within @param {string} name */
const first = (within, name) => seen(each(within, name)[0]);

/** What is set in an entry, with its unit. @param {HTMLElement} e */
const entered = e =>
  `${e.querySelector('input')?.value ?? ''} ${e.querySelector('.cg-row__unit')?.textContent ?? ''}`.trim();

/** An input of a panel: its name, and what is set; of a row also the cells that the reader has changed. @param {HTMLElement} field */
function inputOf(field) {
  const chosen = field.querySelector('select')?.selectedOptions[0]?.text,
    entry = each(field, ':scope > .cg-field__entry')[0],
    value = chosen ?? (entry ? entered(entry) : (field.querySelector('.cg-field__val')?.textContent ?? '').trim()),
    fold = each(field, '.cg-own')[0],
    own = each((fold && cellsOf(fold)) ?? field, '.cg-own__cell.is-changed').map(
      cell => `${cell.querySelector('.cg-own__name')?.textContent} ${entered(cell)}`,
    );
  return `${first(field, '.cg-field__name')}: ${value}${own.length ? ` with ${own.join(', ')}` : ''}`;
}

/** A panel as it is seen: inputs, verdicts, results and the address. @param {HTMLElement} panel @param {string} link */
function asText(panel, link) {
  const limits = each(panel, '.cg-limit').map(one =>
      each(one, '.cg-limit__say, .cg-limit__parts').map(seen).join('; '),
    ),
    results = each(panel, '.cg-out').map(out => `${first(out, 'small')}: ${first(out, 'b')}`);
  return [each(panel, '.cg-field').map(inputOf).join('; '), ...limits, ...results, link].filter(Boolean).join('\n');
}
