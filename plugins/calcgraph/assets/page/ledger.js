// @ts-check
// The ledger and the list of values: toggles by verdict and one search field. What is filtered out is hidden, not removed.

import { asCsv, copyText } from './copy.js';

/** @param {HTMLElement} root @param {AbortSignal} signal */
export function mount(root, signal) {
  for (const block of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-filter]'))) {
    const search = /** @type {HTMLInputElement | null} */ (block.querySelector('.cg-search'));
    const toggles = [.../** @type {NodeListOf<HTMLElement>} */ (block.querySelectorAll('.cg-toggle'))];
    const rows = [.../** @type {NodeListOf<HTMLElement>} */ (block.querySelectorAll('tbody tr'))];
    const texts = rows.map(row => row.textContent?.toLowerCase() ?? '');
    const count = Object.assign(document.createElement('span'), { className: 'cg-sr' });
    count.setAttribute('role', 'status');
    block.querySelector('.cg-filters')?.append(count);
    const filter = () => {
      const words = (search?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
      const off = new Set(toggles.filter(t => t.getAttribute('aria-pressed') === 'false').map(t => t.dataset.verdict));
      rows.forEach((row, i) => {
        row.hidden = off.has(row.dataset.verdict) || words.some(word => !texts[i].includes(word));
      });
      count.textContent = `${rows.filter(row => !row.hidden).length} of ${rows.length} shown`;
    };
    search?.addEventListener('input', filter, { signal });
    // typed before this came
    if (search?.value) filter();
    const csv = /** @type {HTMLElement | null} */ (block.querySelector('[data-do="csv"]'));
    csv?.addEventListener('click', () => copyText(asCsv(block.querySelector('table')), csv), { signal });
    for (const toggle of toggles) {
      toggle.addEventListener(
        'click',
        () => {
          toggle.setAttribute('aria-pressed', String(toggle.getAttribute('aria-pressed') === 'false'));
          filter();
        },
        { signal },
      );
    }
  }
}
