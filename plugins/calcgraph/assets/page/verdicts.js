// @ts-check
// What a page says of its checks under a reader's changes: in their rows, below their sheet, and below the title.
import { all, put } from './dom.js';
import { make } from './elements.js';
import { same } from '../twins/values.js';
/** @import {Page} from '../twins/types' */

/** Whether a check holds; undefined where that is not known. @typedef {boolean | undefined} Held */

const SIGNS = { holds: '✓', failing: '✗', unknown: '–' };
const stateOf = (/** @type {Held} */ held) => (held === undefined ? 'unknown' : held ? 'holds' : 'failing');

/** What is below a sheet about its checks; the twin of `verdict_of` in the build. @param {Held[]} held */
export function sayChecks(held) {
  const [wrong, unknown] = [false, undefined].map(is => held.filter(one => one === is).length),
    one = held.length === 1;
  if (!wrong && !unknown)
    return { state: /** @type {const} */ ('holds'), says: one ? '1 check holds' : `${held.length} checks hold` };
  // as short as what it replaces, so that no line breaks
  const among = (/** @type {number} */ count) => (one ? '1 check' : `${count} of ${held.length}`),
    parts = [
      wrong && `${among(wrong)} ${wrong === 1 ? 'fails' : 'fail'}`,
      unknown && `${among(unknown)} ${unknown === 1 ? 'is' : 'are'} unknown`,
    ].filter(Boolean);
  return { state: wrong ? /** @type {const} */ ('failing') : /** @type {const} */ ('unknown'), says: parts.join(', ') };
}

/** Paints all verdicts of a page. @param {HTMLElement} root @param {import('../twins/types').Model} model @returns {(page: Page) => void} */
export function makeVerdicts(root, model) {
  const checks = all(root, '.cg-check[data-check]')
    .map(e => ({ e, key: model.key(e.dataset.check), row: e.closest('.cg-row'), built: builtOf(e) }))
    .filter(({ key }) => model.entries.has(key));
  const feet = all(root, '.cg-sheetfoot__ok').map(e => ({
      e,
      of: checks.filter(check => check.e.closest('.cg-sheet') === e.closest('.cg-sheet')),
      built: {
        mark: e.firstElementChild?.className ?? '',
        sign: e.firstElementChild?.textContent ?? '',
        says: e.lastElementChild?.textContent ?? '',
      },
    })),
    claims = all(root, '.cg-claim[data-q]'),
    facts = factsOf(root);
  return page => {
    const { now, was, attempt, state } = page;
    /** @type {Map<string, Held>} */
    const held = new Map();
    const holds = (/** @type {string} */ key) => {
      const found = now(key);
      held.set(key, found === undefined ? undefined : !!found);
      return held.get(key);
    };
    for (const { e, key, row, built } of checks)
      attempt(e, () => {
        held.delete(key);
        const is = holds(key);
        paintCheck(e, is, !same(now(key), was(key)), built);
        // a row that unfolds under a hand would move what it holds
        if (page.done) keepOpen(row, is !== true && state.size > 0);
      });
    for (const { e, of, built } of feet)
      attempt(e, () => {
        const isMoved = of.some(({ key }) => !same(now(key), was(key))),
          { state: css, says } = sayChecks(of.map(({ key }) => holds(key)));
        e.classList.toggle('is-off', isMoved);
        if (e.firstElementChild) e.firstElementChild.className = isMoved ? `cg-mark is-${css}` : built.mark;
        put(e.firstElementChild, isMoved ? SIGNS[css] : built.sign);
        put(e.lastElementChild, isMoved ? says : built.says);
        e.title = isMoved ? 'in your scenario' : '';
      });
    const moved = checks.filter(({ key }) => held.has(key) && !same(now(key), was(key)));
    facts(
      summary(
        moved.map(({ key }) => held.get(key)),
        claims.filter(e => e.matches('.is-changed')).length,
      ),
    );
  };
}

/** What is different below the title; empty where nothing is. @param {Held[]} moved @param {number} claims */
function summary(moved, claims) {
  const [wrong, right, unknown] = [false, true, undefined].map(is => moved.filter(one => one === is).length),
    few = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ more) =>
      count && `${count} ${count === 1 ? one : more}`;
  const parts = [
    few(claims, 'differs', 'differ'),
    few(wrong, 'check does not hold', 'checks do not hold'),
    few(unknown, 'check is not computed', 'checks are not computed'),
    few(right, 'check holds again', 'checks hold again'),
  ].filter(Boolean);
  return { text: parts.length ? `in your scenario ${parts.join(', ')}` : '', isWrong: wrong > 0 };
}

/** The line below the title, made where there is none. @param {HTMLElement} root @returns {(said: {text: string, isWrong: boolean}) => void} */
function factsOf(root) {
  const line = /** @type {HTMLElement | null} */ (root.querySelector('.cg-facts'));
  const here = make('span', 'cg-facts__now');
  here.setAttribute('role', 'status');
  // in its place, so that no line below it moves
  const built = /** @type {HTMLElement | null} */ (line?.lastElementChild ?? null),
    count = built?.textContent?.split(':')[0];
  let made = line;
  return ({ text, isWrong }) => {
    if (!text && !here.isConnected) return;
    if (!made) {
      made = make('p', 'cg cg-facts');
      const head = root.querySelector('h1');
      if (head) head.after(made);
      else root.prepend(made);
    }
    if (!here.isConnected) made.append(here);
    here.hidden = !text;
    if (built) built.hidden = !!text;
    here.classList.toggle('is-failing', isWrong);
    put(here, count ? `${count}: ${text}` : text.replace(/^i/, 'I'));
  };
}

/** @param {HTMLElement} e */
const builtOf = e => ({
  state: ['holds', 'failing', 'unknown'].find(one => e.matches(`.is-${one}`)) ?? 'unknown',
  sign: e.querySelector('.cg-mark')?.textContent ?? '',
  said: e.querySelector('.cg-check__say')?.textContent ?? '',
});

/** @param {HTMLElement} e @param {Held} held @param {boolean} isOff @param {ReturnType<typeof builtOf>} built */
function paintCheck(e, held, isOff, built) {
  const is = isOff ? stateOf(held) : built.state,
    word = { holds: 'true', failing: 'false', unknown: 'not computed' }[stateOf(held)];
  e.classList.toggle('is-off', isOff);
  for (const one of ['holds', 'failing', 'unknown']) e.classList.toggle(`is-${one}`, one === is);
  put(e.querySelector('.cg-mark'), isOff ? '→' : built.sign);
  put(
    e.querySelector('.cg-check__say'),
    // as short as the words it replaces, so that no line breaks
    isOff ? `${word}${built.said.replace(/^(check|does not hold|not computed)/, '')}` : built.said,
  );
}

/** What is wrong is never folded away; what is right again goes where it was. @param {Element | null} row @param {boolean} isWrong */
export function keepOpen(row, isWrong) {
  if (!row?.matches('.is-rest, .is-unfolded')) return;
  row.classList.toggle('is-rest', !isWrong);
  row.classList.toggle('is-unfolded', isWrong);
}
