// @ts-check
// The card of a claim or live value. It clones the row's own steps, so that it cannot disagree with them.
import { all, put, shareOf } from './dom.js';
import { make, on } from './elements.js';
import { formatNumber } from '../twins/format.js';
import { withUnit } from './model.js';
import { LET_GO, inTime } from '../twins/purse.js';
import { same } from '../twins/values.js';
/** @import {Page} from '../twins/types' */

const WORDS = {
  stale: 'disputed, but it holds',
  failing: 'does not hold',
  disputed: 'disputed',
  sourced: 'sourced, not computed',
  agrees: 'only the number is checked',
  partly: 'holds in part',
  holds: 'holds',
};
/** The last of those that speak against a claim. */
const AGAINST = 2;
const CHIPS = /** @type {(keyof WORDS)[]} */ (Object.keys(WORDS));
// a hand on its way across the text opens nothing; a way from the number into the card is allowed
const WAIT = 180,
  LINGER = 250;
// inputs that are named
const MOST = 8;

/** @param {Page} page */
export function mount(page) {
  const { root, signal } = page;
  /** @type {HTMLElement | undefined} */
  let card;
  /** @type {HTMLElement | undefined} */
  let owner;
  let timer = 0,
    touched = false;
  const later = (/** @type {() => void} */ act, /** @type {number} */ ms) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const close = () => {
    clearTimeout(timer);
    card?.remove();
    owner?.removeAttribute('aria-describedby');
    card = owner = undefined;
  };
  const open = (/** @type {HTMLElement} */ e) => {
    if (owner === e) return;
    close();
    page.model.allow(LET_GO);
    card = inTime(() => makeCard(page, e));
    if (!card) return;
    owner = e;
    document.body.append(card);
    e.setAttribute('aria-describedby', card.id);
    place(card, e.getBoundingClientRect());
  };
  const claim = (/** @type {EventTarget | null} */ e) =>
    e instanceof Element
      ? /** @type {HTMLElement | null} */ (e.closest('.cg-claim:not(.cg-grip), .cg-live[data-u]'))
      : null;
  const within = (/** @type {EventTarget | null} */ e) =>
    e instanceof Node && (card?.contains(e) || owner?.contains(e));

  on(window, 'pointerdown', { signal, capture: true }, e => {
    touched = e.pointerType === 'touch';
    if (!within(e.target)) close();
  });
  on(root, 'pointerover', { signal }, e => {
    const over = claim(e.target);
    if (over && e.pointerType !== 'touch') later(() => open(over), WAIT);
  });
  on(document, 'pointerout', { signal }, e => {
    // a finger that lifts leaves nothing
    if (e.pointerType === 'touch') return;
    if (within(e.target) && !within(e.relatedTarget)) later(close, LINGER);
    else if (claim(e.target) && !card) clearTimeout(timer);
  });
  on(document, 'pointerover', { signal }, e => {
    if (within(e.target)) clearTimeout(timer);
  });
  on(root, 'focusin', { signal }, e => {
    const under = claim(e.target);
    if (under?.matches(':focus-visible')) open(under);
  });
  on(root, 'focusout', { signal }, e => {
    if (owner && e.target === owner && !within(e.relatedTarget)) close();
  });
  // the first tap asks, the second goes; before the theme follows the link
  on(root, 'click', { signal, capture: true }, e => {
    const under = claim(e.target);
    if (!under || !touched || owner === under) return under ? close() : undefined;
    e.preventDefault();
    e.stopPropagation();
    open(under);
  });
  on(window, 'keydown', { signal }, e => {
    if (e.key !== 'Escape' || !card) return;
    if (card.contains(document.activeElement)) owner?.focus();
    close();
  });
  signal.addEventListener('abort', close);
  // what a reader was at when this came
  const at = /** @type {HTMLElement | null} */ (
    root.querySelector(':is(.cg-claim:not(.cg-grip), .cg-live):is(:hover, :focus-visible)')
  );
  if (at && matchMedia('(hover: hover)').matches) later(() => open(at), WAIT);
  return () => {};
}

/** Below the number, above it where there is no room; never over it. @param {HTMLElement} card @param {DOMRect} at */
function place(card, at) {
  const room = at.bottom + card.offsetHeight + 8 < innerHeight || at.top < card.offsetHeight + 60;
  const left = Math.max(8, Math.min(at.left - 12, document.documentElement.clientWidth - card.offsetWidth - 8));
  card.style.left = `${left + scrollX}px`;
  card.style.top = `${(room ? at.bottom + 7 : at.top - card.offsetHeight - 7) + scrollY}px`;
}

/** @param {Page} page @param {HTMLElement} e */
function makeCard(page, e) {
  const { model, state, now, was } = page,
    { q, lo, hi, val, vlo = val, vhi = val, unit = '', why, given: of, used } = e.dataset;
  const words = e.querySelector('.cg-claim__text')?.textContent ?? e.textContent ?? '',
    live = e.matches('.cg-live'),
    kind = CHIPS.find(chip => e.matches(`.is-${chip}`)) ?? 'holds';
  const key = model.key(q),
    known = q !== undefined && model.entries.has(key);
  const given = live ? state : model.parseCase(e.dataset.with),
    read = live ? now : given.size ? model.under(given) : was,
    mine = given.size ? new Map([...state, ...given]) : state,
    under = mine === state ? now : model.under(mine),
    isMoved = known && !live && !same(under(key), read(key));
  const chip = live ? '' : make('span', `cg-chip is-${kind}`, WORDS[kind] + (isMoved ? ' as written' : '')),
    card = make('div', 'cg cg-card', make('div', 'cg-card__top', make('span', 'cg-num', words), chip));
  card.id = 'cg-card';
  card.setAttribute('role', 'dialog');
  card.setAttribute('aria-label', `${live ? 'value' : 'claim'} ${words}`);

  const link = /** @type {HTMLAnchorElement} */ (e),
    row = link.hash && document.getElementById(decodeURIComponent(link.hash.slice(1))),
    steps = row && model.key(row.dataset.row) === key && row.querySelector('.cg-steps__body');
  if (steps) card.append(copyOf(/** @type {HTMLElement} */ (steps), model, given, read));
  else if (known)
    card.append(make('p', 'cg-card__in', 'computed: ', make('b', 'cg-num', valueOf(page, key, given, read, e))));

  if (lo || hi) card.append(band(+(lo ?? NaN), +(hi ?? NaN), [...new Set([vlo, vhi])].map(Number), unit, kind));
  if (why)
    card.append(
      make(
        'p',
        live || CHIPS.indexOf(kind) > AGAINST ? 'cg-card__in' : 'cg-card__why',
        ...why.split('`').map((part, i) => (i % 2 ? make('code', '', part) : part)),
      ),
    );
  // arguments of functions have no value of their own
  const inputs = known
    ? [...model.inputs(key)].filter(k => read(k) !== undefined).map(k => `${k.split('#')[1]} ${model.say(k, read(k))}`)
    : [];
  const said =
    of ?? inputs.slice(0, MOST).join(' · ') + (inputs.length > MOST ? ` and ${inputs.length - MOST} more` : '');
  if (said) card.append(make('div', 'cg-card__in', `${live ? 'for' : 'as written, for'} ${said}`));
  if (isMoved)
    card.append(
      make(
        'div',
        'cg-card__now',
        make('span', '', 'your scenario'),
        make('b', 'cg-num', valueOf(page, key, mine, under, e)),
      ),
    );
  const foot = make('div', 'cg-card__foot', used ? make('span', '', used) : '');
  if (link.href)
    foot.prepend(
      Object.assign(make('a', '', q && q[0] !== '=' ? `go to ${q.split('#').pop()}` : 'go to source'), {
        href: link.href,
      }),
    );
  card.append(foot);
  return card;
}

/** The worked steps of a row, with the values of a case. @param {HTMLElement} steps @param {Page['model']} model
 * @param {import('../twins/types').State} given @param {import('../twins/types').Read} read */
function copyOf(steps, model, given, read) {
  const copy = /** @type {HTMLElement} */ (steps.cloneNode(true));
  for (const part of all(copy, '[data-nocard]')) part.remove();
  for (const part of all(copy, '[data-q]'))
    if (model.entries.has(model.key(part.dataset.q)))
      put(part, withUnit(model.text(model.key(part.dataset.q), given, read), part.dataset.u));
  return copy;
}

/** The value of a quantity in a case. @param {Page} page @param {string} key @param {import('../twins/types').State} state
 * @param {import('../twins/types').Read} read @param {HTMLElement} e */
function valueOf({ model }, key, state, read, e) {
  const { c, u } = model.entry(key);
  if (c) return { 1: 'true', 0: 'false' }[String(Number(read(key)))] ?? 'not computed';
  return withUnit(model.text(key, state, read, shareOf(e)), u);
}

/** The allowed interval as a band, ours as a dot or a line. @param {number} lo @param {number} hi @param {number[]} ours @param {string} unit @param {keyof WORDS} kind */
function band(lo, hi, ours, unit, kind) {
  const ends = [lo, hi, ...ours].filter(Number.isFinite),
    low = Math.min(...ends),
    high = Math.max(...ends),
    pad = (high - low) * 0.28 || 1;
  const at = (/** @type {number} */ x) => 8 + ((x - low + pad) / (high - low + 2 * pad)) * 284;
  // as many digits as tell the ends apart
  const digits = Math.max(4, Math.ceil(Math.log10(Math.abs(hi) / (hi - lo))) + 2) || 4,
    say = (/** @type {number} */ x) => formatNumber(x, Math.min(digits, 12));
  const from = Number.isFinite(lo) ? at(lo) : 4,
    to = Number.isFinite(hi) ? at(hi) : 296;
  const svg = shape('svg', {
    class: `cg-band ${['holds', 'partly', 'agrees'].includes(kind) ? '' : kind === 'disputed' ? 'is-out' : 'is-bad'}`,
    viewBox: '0 0 300 26',
    role: 'img',
  });
  svg.setAttribute(
    'aria-label',
    `allowed ${Number.isFinite(lo) ? say(lo) : 'any'} to ${Number.isFinite(hi) ? say(hi) : 'any'} ${unit}, computed ${ours.map(say).join(' to ')}`,
  );
  svg.append(
    shape('line', { class: 'axis', x1: 4, x2: 296, y1: 8, y2: 8 }),
    shape('rect', { class: 'ok', x: from, width: Math.max(3, to - from), y: 2, height: 12, rx: 2 }),
  );
  if (ours.length > 1) svg.append(shape('line', { class: 'reach', x1: at(ours[0]), x2: at(ours[1]), y1: 8, y2: 8 }));
  else if (Number.isFinite(ours[0])) svg.append(shape('circle', { class: 'dot', cx: at(ours[0]), cy: 8, r: 4 }));
  for (const x of [lo, hi])
    if (Number.isFinite(x)) svg.append(shape('text', { x: at(x), y: 25, 'text-anchor': 'middle' }, say(x)));
  return svg;
}

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text] */
function shape(tag, attributes, text = '') {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.textContent = text;
  return made;
}
