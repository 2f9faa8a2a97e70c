// @ts-check
// The element that is at the end of every note. At rest it only proves the page's values; the rest of the scripts
// come when a reader reaches for something, or with changes in the address.
import { inAddress, withNames, withScenario } from './address.js';
import { mount as copyAsRead } from './clip.js';
import { make, on } from './elements.js';
import { offer } from '../hands/grips.js';
import { place } from './slider.js';

const TOUCHES = 'pointerover focusin input change click';
const SLICE = 12;
const LIVE = '.cg, .cg-claim, .cg-live';

/** The name of this page's note, for links that take its changes to other pages, and where the page is: the theme changes
 * the address before it changes the page. */
let here = '',
  path = '';
document.documentElement.classList.add('cg-js');

/** Gives a link the reader's changes; a case that its address has as written comes after them. @param {Event} event */
function carry({ target }) {
  const link = /** @type {HTMLAnchorElement | null | false} */ (
    target instanceof Element && target.closest('a[href]:not([download])')
  );
  if (!link) return;
  const url = new URL(/** @type {string} */ (link.getAttribute('href')), document.baseURI);
  const { pathname, search } = location,
    asked = inAddress(search),
    written = (link.dataset.q ??= inAddress(url.search)),
    // on the way to another page a name without a note is of that page
    taken = url.pathname === pathname ? asked : withNames(asked, pathname === path ? here : ''),
    text = [taken, written].filter(Boolean).join();
  if (url.origin !== location.origin || /\.(?!html$)\w+$/.test(url.pathname) || inAddress(url.search) === text) return;
  link.setAttribute('href', withScenario(url.href, text));
}
// before the theme's own listener, and before a menu can copy the address
on(document, 'pointerdown click', { capture: true }, carry);

/** Leaves a link inside the page to the browser: the theme's way of following it loses a click while the theme starts,
 * and does not always move `:target`. @param {Event} event */
function within(event) {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || !link.hash) return;
  if (link.href.split('#')[0] === location.href.split('#')[0]) event.stopPropagation();
}

/** Marks the place that the address names again: on the first way to a place in a page the theme puts the whole page in anew,
 * and where that takes long it forgets the place. */
function mark() {
  const { scrollX, scrollY } = window,
    { state } = history;
  if (!location.hash || document.querySelector(':target')) return;
  location.replace(location.hash);
  history.replaceState(state, '');
  scrollTo(scrollX, scrollY);
}

/** What a reader has opened is printed open; what the theme opens for a print is not. @param {boolean} keeps */
function keep(keeps) {
  for (const fold of document.querySelectorAll('.cg details[open]')) fold.toggleAttribute('data-kept', keeps);
}
// before the theme's own listener
addEventListener('beforeprint', () => keep(true), true);
addEventListener('afterprint', () => keep(false));

/** A row that a link leads to is seen with its steps; a control is in hand, and the values of a row are open.
 * @param {HTMLElement} root */
function show(root) {
  const row = /** @type {HTMLElement} */ (document.getElementById(decodeURIComponent(location.hash.slice(1))));
  if (!root.contains(row)) return; // nothing contains the element of an empty hash
  if (row.matches('.cg-field')) {
    const own = row.querySelector('details');
    if (own) own.open = true;
    const control = /** @type {HTMLInputElement} */ ((own ?? row).querySelector('input, select'));
    control.focus();
    control.select?.();
  }
  if (!row.matches('.cg-row')) return;
  for (const fold of /** @type {NodeListOf<HTMLDetailsElement>} */ (
    row.closest('.cg-sheet')?.querySelectorAll('.cg-fold') ?? []
  ))
    fold.open ||= row.matches('.is-rest');
  for (const steps of row.querySelectorAll('details')) steps.open = true;
  row.scrollIntoView({ block: 'nearest' });
}

/** Puts what stands around a note under its contents, where there is a column for them. @param {HTMLElement} root */
function putBeside(root) {
  const column = document.querySelector('.md-sidebar--secondary .md-sidebar__inner');
  if (!column) return;
  column.querySelector('.cg-loc')?.remove();
  column.append(...root.querySelectorAll('.cg-foot .cg-loc'));
}

/** Of the cells of a table one is a stop of the Tab key: that of the case in hand, else the first. @param {HTMLElement} root */
function stop(root) {
  for (const table of root.querySelectorAll('.cg-table')) {
    const cells = /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll('td button')),
      first = /** @type {HTMLElement} */ (table.querySelector('.is-current button') ?? cells[0]);
    for (const cell of cells) cell.tabIndex = -(cell !== first);
  }
}

/** Until the browser has nothing else to do, and no longer than a reader would wait. @param {number} most */
const idle = (most = 200) =>
  new Promise(resolve => {
    window.requestIdleCallback?.(resolve);
    setTimeout(resolve, most);
  });

/** Has what `far.js` has left out styled, a part at a time, so that no frame is long. */
async function drawFar() {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[style*=content-visibility]')
  )) {
    await idle();
    part.style.contentVisibility = part.style.containIntrinsicBlockSize = '';
  }
}
drawFar();

/** Runs to the end, a few milliseconds at a time, so that a hand is answered meanwhile.
 * @template T @param {Generator<void, T, void>} run @param {AbortSignal} signal @returns {Promise<T>} */
async function inSlices(run, signal) {
  let began = performance.now();
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
    if (performance.now() - began < SLICE || signal.aborted) continue;
    await new Promise(resolve => setTimeout(resolve));
    began = performance.now();
  }
}

/** A finger has no way to hover first: with it a page comes alive when it is moved. @param {AbortSignal} signal @returns {Promise<void>} */
const reached = signal =>
  new Promise(resolve => {
    if (!matchMedia('(hover: none)').matches) return;
    on(window, 'scroll pointerdown keydown', { signal, passive: true }, () => resolve());
  });

/** Holds a link that would leave changes behind which nothing has acted on yet.
 * @param {(() => void)[]} done @param {AbortSignal} signal */
function hold(done, signal) {
  on(document, 'click', { signal, capture: true }, event => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!(link instanceof HTMLElement) || !done.length) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    done.push(() => link.click());
  });
}

/** Controls that a reader changed before any script came; what a browser restores by itself is none.
 * @param {HTMLElement} root @returns {HTMLElement[]} */
function changed(root) {
  if (!navigator.userActivation?.hasBeenActive) return [];
  const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll('.cg input[data-p]')),
    selects = /** @type {NodeListOf<HTMLSelectElement>} */ (root.querySelectorAll('.cg select[data-p]'));
  return [
    ...[...inputs].filter(e => (e.type === 'radio' ? e.checked && !e.defaultChecked : e.value !== e.defaultValue)),
    ...[...selects].filter(e => ![...e.selectedOptions].every(option => option.defaultSelected)),
  ];
}

/** Links to notes show what is behind them. @param {HTMLElement} root @param {AbortSignal} signal */
function preview(root, signal) {
  const once = new AbortController();
  signal.addEventListener('abort', () => once.abort());
  // the theme's own previews of every link
  if (document.getElementById('__config')?.textContent?.includes('"navigation.instant.preview"')) return;
  on(document, 'pointerover focusin pointerdown', { signal: once.signal }, event => {
    const link = event.target instanceof Element && event.target.closest('a[href]:not([data-preview])');
    if (!link || !(root.contains(link) || link.closest('.cg-loc'))) return;
    // a finger is not over anything before it is down
    if (event.type === 'pointerover' && event.pointerType === 'touch') return;
    once.abort();
    let isUp = false;
    on(document, 'pointerup', { signal, once: true }, () => (isUp = true));
    import('../popups/popup.js').then(({ mount }) => signal.aborted || mount(root, signal, isUp ? undefined : event));
  });
}

/** The first event on something that can come alive, and all that is done until anyone acts on it.
 * @param {HTMLElement} root @param {AbortSignal} signal */
function listen(root, signal) {
  const done = /** @type {(() => void)[]} */ ([]);
  /** @type {Promise<void>} */
  const touched = new Promise(resolve => {
    on(window, 'popstate', { signal }, () => {
      if (inAddress(location.search)) resolve();
    });
    for (const e of changed(root)) {
      const { value, checked } = /** @type {HTMLInputElement} */ (e);
      done.push(() => {
        Object.assign(e, { value, checked });
        for (const type of ['input', 'change']) e.dispatchEvent(new Event(type, { bubbles: true }));
      });
      resolve();
    }
    on(root, TOUCHES, { signal }, ({ type, target }) => {
      if (!(target instanceof Element && target.closest(LIVE))) return;
      const { value, checked } = /** @type {HTMLInputElement} */ (target);
      // a file is saved at once, and not again when the page comes alive
      if (!/over|in$/.test(type) && !target.closest('[data-plot]')) {
        done.push(() => {
          if (value !== undefined) Object.assign(target, { value, checked });
          target.dispatchEvent(new Event(type, { bubbles: true }));
        });
      }
      resolve();
    });
  });
  return { done, touched };
}

/** Loads the script of some controls and starts it, and it then acts on the clicks and letters that came before it.
 * @param {HTMLElement} root @param {string} controls @param {AbortSignal} signal
 * @param {() => Promise<(root: HTMLElement, signal: AbortSignal) => void>} load */
async function bring(root, controls, signal, load) {
  if (!root.querySelector(controls)) return;
  const done = /** @type {(() => void)[]} */ ([]),
    early = new AbortController();
  on(root, 'click input', { signal: early.signal }, event => {
    const { target, type } = event;
    if (!(target instanceof Element && target.matches('button, input') && target.closest(controls))) return;
    event.stopImmediatePropagation();
    done.push(() => target.dispatchEvent(new Event(type, { bubbles: true })));
  });
  const start = await load().finally(() => early.abort());
  if (signal.aborted) return;
  start(root, signal);
  for (const again of done) again();
}

class Note extends HTMLElement {
  #end = new AbortController();
  #takeBack = () => {};

  connectedCallback() {
    this.#end = new AbortController();
    this.#start(this.#end.signal).catch(() => {
      this.#end.abort();
      this.#takeBack();
      document.documentElement.classList.remove('cg-js');
      this.say('The scripts of this page could not start; its values are from the last build.');
    });
  }

  disconnectedCallback() {
    this.#end.abort();
    here = '';
  }

  /** @param {AbortSignal} signal */
  async #start(signal) {
    const root = this.parentElement ?? document.body,
      own = location.pathname,
      text = this.querySelector('template')?.content.textContent;
    path = own;
    document.documentElement.classList.add('cg-js');
    root.addEventListener('click', within, { signal });
    copyAsRead(root, signal);
    putBeside(root);
    if (!this.hasAttribute('data-no-popups')) preview(root, signal);
    idle().then(() => {
      mark();
      show(root);
      stop(root);
    });
    addEventListener('hashchange', () => show(root), { signal });
    bring(root, '[data-files]', signal, async () => (await import('../views/long.js')).start);
    on(root, 'click', { signal }, async ({ target }) => {
      const button = target instanceof Element && target.closest('[data-plot]');
      if (button instanceof HTMLElement) (await import('../views/export.js')).takePlot(button);
    });
    bring(root, '[data-filter]', signal, async () => (await import('./ledger.js')).mount);
    if (!text) {
      if (inAddress(location.search)) (await import('./asbuilt.js')).mount(this, root, signal);
      return;
    }
    for (const e of /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll('.cg-slider input')))
      place(e, +e.value, +e.value);
    const data = JSON.parse(text);
    here = data.names[data.note];
    this.#takeBack = offer(root, name => `${data.note}#${name}` in data.q || (name ?? '') in data.q);
    const touch = new AbortController(),
      late = new AbortController(),
      { done, touched } = listen(root, touch.signal);
    signal.addEventListener('abort', () => [touch, late].forEach(one => one.abort()));
    hold(done, late.signal);
    // while the theme starts, a proof that nobody waits for would hold up a phone; a touch does not wait
    await Promise.race([idle(1500), touched]);
    const isFar = /** @type {import('../twins/types').Entry[]} */ (Object.values(data.q)).some(({ far }) => far);
    // the columns of a long table are large: they come when a reader wants them
    if (isFar && !inAddress(location.search)) await Promise.race([touched, reached(signal)]);
    // one file with what every live page needs: a slow network is asked once
    const { compute, loadParts, mount } = await import('./live.js'),
      { makeValues, prepare } = compute;
    if (isFar) await (await import('./files.js')).loadColumns(data.q);
    await prepare(data.q);
    const values = makeValues(data),
      { wrong, untold } = await inSlices(values.proving(), signal);
    if (signal.aborted) return;
    const short = (/** @type {string[]} */ keys) => keys.map(key => key.split('#').pop()).join(', ');
    if (wrong.length) {
      this.say(`Recomputed in this browser, these values differ from the last build: ${short(wrong)}.`);
      for (const row of root.querySelectorAll('[data-row]'))
        row.classList.toggle('is-different', wrong.includes(values.key(row.getAttribute('data-row') ?? '')));
    }
    if (untold.length) this.say(`Not recomputed in this browser, since it takes too many steps: ${short(untold)}.`);
    // what does not come now is asked for again
    const loading = loadParts(root).catch(() => undefined);
    if (!inAddress(location.search)) await Promise.race([touched, reached(signal)]);
    // what a reader does meanwhile is kept
    const parts = (await loading) ?? (await loadParts(root));
    if (signal.aborted) return;
    touch.abort();
    await mount(values, this, root, signal, parts, own);
    late.abort();
    for (const again of done) again();
  }

  /** A quiet line at the foot of the note. @param {string} text */
  say(text) {
    const line = make('p', 'cg cg-notice', text);
    line.setAttribute('role', 'note');
    this.append(line);
    return line;
  }
}
if (!customElements.get('cg-note')) customElements.define('cg-note', Note);
