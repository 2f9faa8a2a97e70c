// @ts-check
// Numbers and rows in a sentence that a reader can take hold of. Without a script they are links; at the start of a
// page they become sliders and pickers that wait, so that nothing is replaced under a hand.
import { make } from '../page/elements.js';

/** Makes controls of the links; the result puts the links back.
 * @param {HTMLElement} root @param {(key: string | undefined) => boolean} known */
export function offer(root, known) {
  /** @type {[HTMLElement, HTMLElement][]} */
  const made = [];
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('a.cg-grip'))) {
    if (!known(link.dataset.q)) continue;
    const grip = link.dataset.options ? picker(link, link.dataset.options) : slider(link);
    link.replaceWith(grip);
    made.push([grip, link]);
  }
  return () => {
    for (const [grip, link] of made) grip.replaceWith(link);
  };
}

/** @param {'span' | 'label'} tag @param {HTMLElement} link */
function like(tag, link) {
  const made = make(tag, link.className, ...[...link.childNodes].map(child => child.cloneNode(true)));
  for (const { name, value } of link.attributes)
    if (name.startsWith('data-') || name === 'aria-description') made.setAttribute(name, value);
  // a selection may pass over it, and a hand on it does not begin one
  made.addEventListener('selectstart', event => event.preventDefault());
  return made;
}

/** @param {HTMLElement} link */
function slider(link) {
  const made = like('span', link),
    text = link.querySelector('.cg-claim__text')?.textContent ?? '';
  made.tabIndex = 0;
  for (const [name, value] of Object.entries({
    role: 'slider',
    'aria-label': link.dataset.label ?? '',
    'aria-valuetext': text,
    'aria-valuenow': '0',
    'aria-disabled': 'true',
  }))
    made.setAttribute(name, value);
  return made;
}

/** @param {HTMLElement} link @param {string} options */
function picker(link, options) {
  const made = like('label', link),
    select = make('select');
  for (const line of options.split('\n')) {
    const [value, text] = line.split('\t');
    select.append(new Option(text, value));
  }
  select.dataset.p = link.dataset.q;
  select.setAttribute('aria-label', link.dataset.label ?? '');
  select.selectedIndex = -1;
  made.append(select);
  return made;
}
