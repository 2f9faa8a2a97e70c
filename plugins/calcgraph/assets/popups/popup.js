// @ts-check
// A link to another note shows that note: while the pointer rests on it, at once where keys lead to it, under a long
// press of a finger. Links in it open further ones. Loaded when a reader first reaches for a link.
import { inAddress } from '../page/address.js';
import { make, on } from '../page/elements.js';
import { excerptOf } from './excerpt.js';

const WAIT = 250,
  LINGER = 250,
  PRESS = 500,
  // a finger that rests trembles
  TREMBLE = 10,
  DEEPEST = 3;
/** Claims and sources have cards of their own, the map its panel; with `data-preview` the theme shows what is there. */
const NONE = 'cg-map a, .cg-claim, .cg-live, .cg-src, .headerlink, .md-tag, [data-preview], [download], [target]';

/** @typedef {{link: HTMLAnchorElement, box: HTMLElement}} Level */

/** @param {HTMLElement} root @param {AbortSignal} signal @param {Event} [first] what has made this come */
export function mount(root, signal, first) {
  /** @type {Level[]} */
  const levels = [];
  let opening = 0,
    closing = 0,
    pressing = 0,
    number = 0,
    // the focus comes back from a popup: that asks for none
    isBack = false,
    // where the pointer is
    at = '',
    // where it was when a key closed a popup: what comes to lie under it there was not pointed at
    still = '';
  /** @type {{link: HTMLAnchorElement, x: number, y: number} | undefined} */
  let pressed;
  /** A link whose press has been answered. @type {HTMLAnchorElement | undefined} */
  let answered;

  const close = (from = 0) => {
    for (const { link, box } of levels.splice(from)) {
      link.removeAttribute('aria-expanded');
      isBack = true;
      if (box.contains(document.activeElement)) link.focus({ preventScroll: true });
      isBack = false;
      box.remove();
    }
  };
  /** The last level that an element is in, as its link or inside of its box; -1 for none. @param {EventTarget | null} e */
  const levelOf = e =>
    e instanceof Node ? levels.map(({ link, box }) => box.contains(e) || link.contains(e)).lastIndexOf(true) : -1;
  /** The level that a link opens. @param {Element} link */
  const depthOf = link => levels.map(({ box }) => box.contains(link)).lastIndexOf(true) + 1;
  /** @param {EventTarget | null} e */
  const linkOf = e => {
    const link = e instanceof Element && e.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.matches(NONE)) return undefined;
    if (!root.contains(link) && !link.closest('.cg-loc, .cg-pop')) return undefined;
    const isPage = /(\/|\.html|\/[^/.]+)$/.test(link.pathname);
    return isPage && link.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
  };
  /** @param {HTMLAnchorElement} link */
  const open = async link => {
    const depth = depthOf(link),
      own = ++number;
    if (depth >= DEEPEST || levels[depth]?.link === link) return;
    const found = await excerptOf(new URL(link.href));
    // the reader may be elsewhere by now
    if (!found || own !== number || signal.aborted || !link.isConnected || depth > levels.length) return;
    close(depth);
    const box = makeBox(found, link, `cg-pop-${depth}`);
    document.body.append(box);
    levels.push({ link, box });
    link.setAttribute('aria-expanded', 'true');
    place(box, link.getClientRects()[0] ?? link.getBoundingClientRect());
    lead(box, decodeURIComponent(link.hash.slice(1)));
  };
  const cancel = () => {
    clearTimeout(opening);
    number += 1;
  };
  /** @param {Event} event */
  const over = event => {
    const { target } = event,
      link = linkOf(target),
      level = levelOf(target);
    const { pointerType, clientX, clientY } = /** @type {PointerEvent} */ (event);
    if (pointerType === 'touch') return;
    at = `${clientX} ${clientY}`;
    if (at === still) return;
    still = '';
    clearTimeout(closing);
    if (levels.length > level + 1) closing = window.setTimeout(() => close(level + 1), LINGER);
    clearTimeout(opening);
    if (link) opening = window.setTimeout(() => open(link), WAIT);
    else if (level < 0) cancel();
  };
  /** @param {Event} event */
  const focus = ({ target }) => {
    const link = linkOf(target);
    if (isBack) return;
    close(levelOf(target) + 1);
    if (link?.matches(':focus-visible')) void open(link);
  };
  const release = () => {
    clearTimeout(pressing);
    pressed = undefined;
  };
  /** @param {Event} event */
  const press = event => {
    const { pointerType, clientX, clientY, target } = /** @type {PointerEvent} */ (event),
      link = linkOf(target);
    answered = undefined;
    if (levelOf(target) < 0) close();
    release();
    if (pointerType !== 'touch') return cancel();
    if (!link) return;
    pressed = { link, x: clientX, y: clientY };
    pressing = window.setTimeout(answer, PRESS);
  };
  const answer = () => {
    answered = pressed?.link;
    release();
    if (answered) void open(answered);
  };
  const acts = /** @type {const} */ ({ pointerover: over, focusin: focus, pointerdown: press });
  for (const [type, act] of Object.entries(acts)) on(document, type, { signal, capture: true }, act);
  on(document, 'pointerup pointercancel', { signal }, release);
  on(document, 'pointermove', { signal, passive: true }, ({ clientX, clientY }) => {
    at = `${clientX} ${clientY}`;
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > TREMBLE) release();
  });
  // the press was a question: neither a menu nor the way to the note
  on(document, 'contextmenu click', { signal, capture: true }, event => {
    // where the browser's own press is shorter
    if (pressed && event.type === 'contextmenu') answer();
    if (!answered || linkOf(event.target) !== answered) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  on(document, 'keydown', { signal, capture: true }, event => {
    const last = levels.at(-1);
    if (!last) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      cancel();
      clearTimeout(closing);
      still = at;
      close(levels.length - 1);
    } else if (event.key === 'ArrowDown' && document.activeElement === last.link) {
      event.preventDefault();
      /** @type {HTMLElement} */ (last.box.querySelector('.cg-pop__text')).focus();
    }
  });
  signal.addEventListener('abort', () => {
    for (const timer of [opening, closing, pressing]) clearTimeout(timer);
    close();
  });
  // what a reader was at when this came
  const link = linkOf(first?.target ?? null),
    isThere = { pointerover: ':hover', focusin: ':focus', pointerdown: '*' };
  if (first && link?.matches(isThere[/** @type {keyof typeof acts} */ (first.type)]))
    acts[/** @type {keyof typeof acts} */ (first.type)](first);
}

/** @param {import('./excerpt.js').Excerpt} excerpt @param {HTMLAnchorElement} link @param {string} id */
function makeBox({ title, text, count }, link, id) {
  const box = make('div', 'cg cg-pop'),
    head = make('p', 'cg-pop__title', title),
    body = make('div', 'cg-pop__text', text.cloneNode(true)),
    open = make('a', '', 'open');
  const notes = [count, inAddress(location.search) && 'from the last build, without your scenario']
    .filter(Boolean)
    .join(', ');
  open.setAttribute('href', link.href);
  open.setAttribute('aria-label', `open ${title}`);
  box.id = id;
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', title);
  body.tabIndex = 0;
  body.setAttribute('role', 'document');
  body.setAttribute('aria-label', `text of ${title}`);
  for (const part of [head, body]) part.dir = 'auto';
  box.append(head, body, make('p', 'cg-pop__foot', make('span', '', notes), open));
  return box;
}

/** Below the link, above it where there is more room; inside the window. @param {HTMLElement} box @param {DOMRect} at */
function place(box, at) {
  const { clientWidth, clientHeight } = document.documentElement,
    { width, height } = box.getBoundingClientRect(),
    isBelow = at.bottom + height + 8 <= clientHeight || at.top < clientHeight - at.bottom;
  box.style.left = `${scrollX + Math.max(8, Math.min(at.left, clientWidth - width - 8))}px`;
  box.style.top = `${scrollY + (isBelow ? at.bottom + 6 : at.top - height - 6)}px`;
}

/** To the part that a link names. @param {HTMLElement} box @param {string} name */
function lead(box, name) {
  const body = /** @type {HTMLElement} */ (box.querySelector('.cg-pop__text')),
    head = name && [...body.querySelectorAll('p')].find(e => e.dataset.at === name);
  if (head) body.scrollTop = head.offsetTop - body.offsetTop;
}
