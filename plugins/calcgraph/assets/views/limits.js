// @ts-check
// Limits: the strip of a check in a panel or figure, with what would make it true, and the results that stand under it.
import { all, put } from '../page/dom.js';
import { button } from '../page/bar.js';
import { make } from '../page/elements.js';
import { withUnit } from '../page/model.js';
import { inTime } from '../twins/purse.js';
import { scale } from '../hands/hold.js';
/** @import {Page, Value} from '../twins/types' */

const MOST_WAYS = 3,
  // of the whole range: how far apart places are tried, and how near the first of them is found
  TRIED = 48,
  HALVED = 24;
const SIGNS = { holds: '✓', failing: '✗', unknown: '–' };

/** @typedef {{e: HTMLElement, key: string, inputs: string[], gap: string, bar: Element | null, ways: HTMLElement | null, said: string}} Limit */

/** @param {Page} page */
export function mount(page) {
  const { model, root } = page;
  const limits = all(root, '.cg-limit').map(e => ({
    e,
    key: model.key(e.dataset.check),
    inputs: (e.dataset.ways ?? '')
      .split(' ')
      .map(model.key)
      .filter(key => model.entries.has(key)),
    gap: model.key(/** @type {HTMLElement | null} */ (e.querySelector('[data-gap]'))?.dataset.gap),
    bar: e.querySelector('.cg-limit__bar'),
    ways: /** @type {HTMLElement | null} */ (e.querySelector('.cg-limit__ways')),
    said: '',
  }));
  return (/** @type {Page} */ page) => {
    for (const limit of limits) page.attempt(limit.e, () => paint(page, limit));
    for (const out of all(root, '[data-under]')) paintResult(page, out);
  };
}

/** Whether a check is true. @param {import('../twins/types').Read} read @param {string} key */
const isTrue = (read, key) => {
  const found = read(key);
  return found === undefined ? undefined : !!found;
};

/** @param {Page} page @param {Limit} limit */
function paint(page, limit) {
  const { model, now, state } = page,
    { e, key, bar } = limit,
    held = isTrue(now, key),
    is = held === undefined ? 'unknown' : held ? 'holds' : 'failing';
  for (const one of [e, e.querySelector('.cg-mark')])
    for (const css of Object.keys(SIGNS)) one?.classList.toggle(`is-${css}`, css === is);
  put(e.querySelector('.cg-mark'), SIGNS[is]);
  for (const gap of all(e, '[data-gap]')) {
    const of = model.key(gap.dataset.gap);
    put(gap, withUnit(model.text(of, state, now), model.entry(of).u).replace(/^[-−]/, ''));
  }
  if (bar) paintBar(page, bar);
  if (page.done) offer(page, limit, held);
}

/** The parts from the left, the limit where it is: the twin of `_bar` in the build. @param {Page} page @param {Element} bar */
function paintBar({ model, now }, bar) {
  const tick = /** @type {SVGElement | null} */ (bar.querySelector('line')),
    valueOf = (/** @type {SVGElement | null} */ e) => Number(now(model.key(e?.dataset.q))),
    rects = /** @type {SVGElement[]} */ ([...bar.querySelectorAll('.part')]),
    parts = rects.map(valueOf),
    most = valueOf(tick),
    whole = Math.max(
      most,
      parts.reduce((sum, part) => sum + part, 0),
    );
  const isKnown = whole > 0 && Math.min(most, ...parts) >= 0,
    share = (/** @type {number} */ part) => `${((100 * part) / whole).toFixed(2)}%`;
  bar.classList.toggle('hide', !isKnown);
  if (!isKnown) return;
  let at = 0;
  rects.forEach((rect, i) => {
    rect.setAttribute('x', share(at));
    rect.setAttribute('width', share(parts[i]));
    at += parts[i];
  });
  bar.querySelector('.over')?.setAttribute('x', share(most));
  for (const end of ['x1', 'x2']) tick?.setAttribute(end, share(most));
}

/** A result that cannot be had is said to be so, in its label, which is read out. @param {Page} page @param {HTMLElement} out */
function paintResult({ model, now }, out) {
  const names = (out.dataset.under ?? '').split(' '),
    at = names.findIndex(name => isTrue(now, model.key(name)) === false),
    said = out.querySelector('.cg-out__given'),
    text = ` · ${(out.dataset.given ?? '').split('|')[at]}`;
  out.classList.toggle('is-void', at >= 0);
  if (at < 0) said?.remove();
  else put(said ?? out.querySelector('small')?.appendChild(make('span', 'cg-out__given')), text);
}

/** What would make a false check true, one input at a time. @param {Page} page @param {Limit} limit @param {boolean | undefined} held */
function offer(page, limit, held) {
  const { ways } = limit,
    of = held === false ? JSON.stringify([...page.state]) : '';
  if (!ways || of === limit.said) return;
  limit.said = of;
  const found = held === false ? (inTime(() => waysOf(page, limit)) ?? []) : [];
  ways.hidden = !found.length;
  ways.replaceChildren(
    ...found.flatMap(({ key, value }, i) => [
      ...(i ? [' '] : []),
      button('cg-preset', `${nameOf(page, key)}: ${page.model.say(key, value)}`, () =>
        page.set(new Map([[key, value]])),
      ),
    ]),
  );
  if (found.length) ways.prepend(make('span', '', 'It would be true with '));
}

/** @param {Page} page @param {string} key */
const nameOf = ({ model }, key) => model.entry(key).n ?? key.slice(key.indexOf('#') + 1);

/** The nearest value of each input with which a check is true; those that are as written come first.
 * @param {Page} page @param {{key: string, gap: string, inputs: string[]}} limit */
export function waysOf(page, limit) {
  const { model, state } = page,
    { key, inputs } = limit,
    usable = inputs.filter(input => model.reaches(input, key)),
    ordered = [...usable.filter(input => !state.has(input)), ...usable.filter(input => state.has(input))];
  /** @type {{key: string, value: Value}[]} */
  const found = [];
  for (const input of ordered) {
    const value = nearest(page, limit, input);
    if (value !== undefined) found.push({ key: input, value });
    if (found.length === MOST_WAYS) break;
  }
  return found;
}

/** @param {Page} page @param {{key: string, gap: string}} limit @param {string} input @returns {Value | undefined} */
function nearest(page, { key: check, gap }, input) {
  const { model, state, now } = page,
    { rows, set, lo, hi, x, picks } = model.entry(input),
    here = now(input);
  if (x || picks) return undefined;
  const holds = (/** @type {Value} */ value) =>
    model.takes(input, value) && isTrue(model.under(new Map(state).set(input, value)), check) === true;
  if (rows) {
    // rows have no order that says which is near: the one that leaves the least
    const left = (/** @type {string} */ row) => Number(model.under(new Map(state).set(input, row))(gap));
    return Object.keys(rows)
      .filter(row => row !== here && holds(row))
      .map(row => /** @type {const} */ ([row, left(row)]))
      .sort(([, a], [, b]) => a - b)[0]?.[0];
  }
  if (set) {
    const members = [...set].sort((a, b) => a - b),
      at = members.findIndex(member => member >= Number(here));
    return byDistance(members, at).find(holds);
  }
  if (lo === undefined || hi === undefined || typeof here !== 'number') return undefined;
  const of = scale(model, input),
    ways = [-1, 1].map(way => firstAlong(of, here, way, holds)).filter(value => value !== undefined);
  return ways.sort((a, b) => Math.abs(a - here) - Math.abs(b - here))[0];
}

/** All but one, the nearest first. @template T @param {T[]} items @param {number} at */
const byDistance = (items, at) =>
  items
    .map((item, i) => /** @type {const} */ ([item, Math.abs(i - at)]))
    .filter(([, far]) => far > 0)
    .sort(([, a], [, b]) => a - b)
    .map(([item]) => item);

/** The first value of a slider on one side that makes a check true; it is one that the slider has.
 * @param {ReturnType<typeof scale>} of @param {number} here @param {number} way @param {(value: number) => boolean} holds */
function firstAlong(of, here, way, holds) {
  let below = 0;
  for (let i = 1; i <= TRIED; i += 1) {
    const share = i / TRIED,
      value = of.moved(here, way * share);
    if (value === of.moved(here, way * below) && share < 1) continue;
    if (holds(value)) {
      let above = share;
      for (let step = 0; step < HALVED; step += 1) {
        const middle = (below + above) / 2;
        if (holds(of.moved(here, way * middle))) above = middle;
        else below = middle;
      }
      return of.moved(here, way * above);
    }
    below = share;
    if (value === (way < 0 ? of.lo : of.hi)) break;
  }
  return undefined;
}
