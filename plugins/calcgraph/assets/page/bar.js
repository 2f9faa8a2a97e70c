// @ts-check
// The bar that names everything a scenario changes, and offers it to inputs of the same kind.
import { copyText } from './copy.js';
import { put } from './dom.js';
import { make } from './elements.js';
/** @import {Inputs, Item, Offer} from '../twins/types' */

/** @param {{remove(items: Item[]): void, take(offers: Offer[]): void, link(): string, patch?(): Promise<string | undefined>, notice?: string, act?: HTMLElement}} does */
export function makeBar({ remove, take, link, patch, notice = '', act }) {
  const bar = make('div', 'cg cg-bar'),
    count = make('span', 'cg-bar__count'),
    place = make('span'),
    list = make('ul', 'cg-bar__list'),
    offer = make('p', 'cg-bar__offer'),
    who = make('p', 'cg-bar__who', make('span', 'cg-bar__of', 'Your scenario, '), count, place),
    more = button('cg-bar__do cg-bar__more', 'show', () => open(!bar.classList.contains('is-open')));
  /** On a phone what is changed is above the line, once it is asked for. @param {boolean} isOpen */
  const open = isOpen => {
    bar.classList.toggle('is-open', isOpen);
    more.setAttribute('aria-expanded', String(isOpen));
    put(more, isOpen ? 'hide' : 'show');
  };
  open(false);
  /** Offers that the reader has turned down. */
  const apart = new Set();
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', 'Scenario');
  count.setAttribute('role', 'status');
  /** @type {Item[]} */
  let shown = [];
  const copy = button('cg-bar__do', 'copy link', () => copyText(link(), copy));
  const asPatch = button('cg-bar__do is-wide', 'copy as patch', async () => {
    const text = await patch?.();
    if (text === undefined) put(asPatch, 'not available');
    else await copyText(text, asPatch);
  });
  asPatch.hidden = !patch;
  asPatch.title = 'Copies your changes as a patch of the notes, for git apply';
  const all = button('cg-bar__do', 'put all back', () => {
    remove(shown);
    toHeading(bar);
  });
  const acts = make('div', 'cg-bar__acts', more, copy, asPatch, all);
  const built = make('p', 'cg-bar__notice', notice, ...(act ? [' ', act] : []));
  bar.append(who, list, acts, offer, ...(notice ? [built] : []));

  /** @param {Item[]} items @param {Offer[]} offers @param {Inputs} inputs @param {string} base */
  const show = (items, offers, inputs, base) => {
    const changes = items.reduce((sum, item) => sum + item.keys.length + item.parts.length, 0);
    shown = items;
    bar.classList.toggle('is-on', items.length > 0);
    put(count, `${changes} changed`);
    const far = [...new Set(items.flatMap(item => item.notes))];
    place.replaceChildren(
      ...far.slice(0, 2).flatMap((note, i) => [i ? ' and ' : ', set in ', title(note, inputs, base)]),
    );
    if (far.length > 2) place.append(` and ${far.length - 2} more`);
    const x = [...list.querySelectorAll('button')].findIndex(one => one === document.activeElement);
    list.replaceChildren(...items.map(item => line(item, () => remove([item]))));
    // the next × has the focus of the one that has gone
    if (x >= 0 && !items.length) toHeading(bar);
    else if (x >= 0) list.querySelectorAll('button')[Math.min(x, items.length - 1)].focus({ preventScroll: true });
    const left = offers.filter(one => !apart.has(`${one.key} ${one.there}`));
    offer.hidden = !left.length;
    offer.replaceChildren(
      ...left.map(one =>
        make(
          'span',
          'cg-bar__kin',
          `${one.says}: here ${one.here}, elsewhere ${one.there} `,
          button('cg-bar__do', `also use ${one.there} here`, () => take([one])),
          button('cg-bar__do is-quiet', 'keep it apart', () => {
            apart.add(`${one.key} ${one.there}`);
            show(items, offers, inputs, base);
          }),
        ),
      ),
    );
  };
  return { bar, show };
}

/** The line stands in a panel while its place there is seen, so that it covers no result; else at the foot of the window.
 * @param {HTMLElement} bar @param {HTMLElement} host @param {HTMLElement} root @param {AbortSignal} signal */
export function dock(bar, host, root, signal) {
  const places = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('.cg-panel__case'));
  if (!places.length || !('IntersectionObserver' in window)) return;
  /** @type {Set<Element>} */
  const seen = new Set();
  const seer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio > 0.9) seen.add(target);
        else seen.delete(target);
      const place = [...places].find(one => seen.has(one)) ?? host;
      // a button in hand stays where it is
      if (bar.parentElement === place || bar.contains(document.activeElement)) return;
      place.append(bar);
      bar.classList.toggle('is-docked', place !== host);
    },
    { threshold: [0, 0.95] },
  );
  for (const place of places) seer.observe(place);
  signal.addEventListener('abort', () => seer.disconnect());
}

/** @param {Item} item @param {() => void} remove */
function line(item, remove) {
  const off = button('cg-bar__x', '×', remove);
  off.setAttribute('aria-label', `put ${item.says} back` + (item.was ? ` to ${item.was}` : ''));
  return make(
    'li',
    '',
    make('span', '', item.says),
    ...(item.was ? [make('s', '', item.was)] : []),
    make('b', '', item.now),
    ...(item.isToo ? [make('span', 'cg-bar__too', ', also here')] : []),
    off,
  );
}

/** A note's title as a link; its name where nothing more is known. @param {string} note @param {Inputs} inputs @param {string} base */
function title(note, inputs, base) {
  const [name, url] = inputs.notes[note] ?? [note];
  if (!url) return make('span', '', name);
  const link = make('a', '', name);
  link.setAttribute('href', new URL(url, base).href);
  return link;
}

/** @param {HTMLElement} bar */
const heading = bar =>
  /** @type {HTMLElement | null} */ ((bar.closest('article, main') ?? document).querySelector('h1'));

/** @param {HTMLElement} bar */
export function toHeading(bar) {
  const head = heading(bar);
  head?.setAttribute('tabindex', '-1');
  head?.focus({ preventScroll: true });
}

/** @param {string} name @param {string} text @param {() => void} act */
export function button(name, text, act) {
  const made = Object.assign(make('button', name, text), { type: 'button' });
  made.addEventListener('click', act);
  return made;
}
