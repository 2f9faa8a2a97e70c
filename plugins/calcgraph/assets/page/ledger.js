// @ts-check
// The ledger and the list of values: pills that isolate, one search field, both in the address. What is filtered out is
// hidden, not removed; groups of what is found are open.
import { withPart } from './address.js';
import { all } from './dom.js';
import { make, on } from './elements.js';

const WAIT = 120;

/** @param {HTMLElement} root @param {AbortSignal} signal */
export function mount(root, signal) {
  for (const block of all(root, '[data-filter]')) filterOf(block, signal);
}

/** @param {HTMLElement} block @param {AbortSignal} signal */
function filterOf(block, signal) {
  const search = /** @type {HTMLInputElement | null} */ (block.querySelector('.cg-search')),
    pills = all(block, '.cg-pill'),
    none = /** @type {HTMLElement | null} */ (block.querySelector('[data-none]')),
    groups = all(block, '.cg-group').map(group => ({
      group: /** @type {HTMLDetailsElement} */ (group),
      isOpen: /** @type {HTMLDetailsElement} */ (group).open,
      rows: all(group, '.cg-en'),
    }));
  const count = make('span', 'cg-sr');
  count.setAttribute('role', 'status');
  block.querySelector('.cg-filters')?.append(count);
  /** @type {string[][] | undefined} What is searched, with the name of the note; read when the first letter is typed. */
  let texts;
  let waiting = 0,
    isFiltered = false;

  const pressed = () => pills.find(pill => pill.getAttribute('aria-pressed') === 'true');
  const filter = () => {
    const words = (search?.value ?? '').toLowerCase().replaceAll('−', '-').split(/\s+/).filter(Boolean),
      verdict = pressed()?.dataset.verdict,
      isOn = words.length > 0 || !!verdict;
    if (!isOn && !isFiltered) return;
    isFiltered = isOn;
    if (words.length)
      texts ??= groups.map(({ group, rows }) => {
        const title = group.querySelector('summary')?.textContent ?? '';
        return rows.map(row => `${title} ${row.textContent}`.toLowerCase().replaceAll('−', '-'));
      });
    let found = 0;
    groups.forEach(({ group, isOpen, rows }, i) => {
      let here = 0;
      rows.forEach((row, j) => {
        const fits =
          (!verdict || (row.dataset.verdict ?? '').split(' ').includes(verdict)) &&
          words.every(word => texts?.[i][j].includes(word));
        row.hidden = !fits;
        here += +fits;
      });
      group.hidden = !here;
      group.open = isOn ? here > 0 : isOpen;
      found += here;
    });
    count.textContent = isOn ? `${found} found` : '';
    tell(
      none,
      found
        ? ''
        : 'Nothing here has ' +
            [pressed()?.dataset.word, ...words.map(w => `“${w}”`)].filter(Boolean).join(' and ') +
            '.',
      clear,
    );
  };
  const write = () => {
    const shown = withPart(location.href, 'find', search?.value.trim() ?? ''),
      href = withPart(shown, 'show', pressed()?.dataset.word ?? '');
    if (href !== location.href) history.replaceState(history.state, '', href);
  };
  const changed = () => {
    filter();
    write();
  };
  const clear = () => {
    if (search) search.value = '';
    press('');
    changed();
    search?.focus();
  };
  const press = (/** @type {string} */ word) =>
    pills.forEach(pill => pill.setAttribute('aria-pressed', String(!!word && pill.dataset.word === word)));
  const read = () => {
    const asked = new URLSearchParams(location.search);
    press(asked.get('show') ?? '');
    // what was typed before this came stays
    if (search && asked.has('find')) search.value = asked.get('find') ?? '';
    filter();
  };
  if (search)
    on(search, 'input', { signal }, () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(changed, WAIT);
    });
  signal.addEventListener('abort', () => clearTimeout(waiting));
  for (const pill of pills)
    on(pill, 'click', { signal }, () => {
      press(pill === pressed() ? '' : (pill.dataset.word ?? ''));
      changed();
    });
  read();
}

/** A sentence where nothing is found, and the way back. @param {HTMLElement | null} place @param {string} text @param {() => void} clear */
function tell(place, text, clear) {
  if (!place) return;
  place.hidden = !text;
  if (!text) return place.replaceChildren();
  const button = Object.assign(make('button', 'cg-quiet', 'clear'), { type: 'button' });
  button.addEventListener('click', clear);
  place.replaceChildren(text, ' ', button);
}
