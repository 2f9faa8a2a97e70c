// @ts-check
// The text of another note: its page, fetched once and made anew of words, links, tables and formulas alone. Of a fetched
// page no attribute is taken over but addresses, and nothing that could run.
import { make } from '../page/elements.js';

/** Elements of text; of others only what is in them. */
const KEPT = new Set(
  'A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM HR I INS KBD LI MARK OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);
/** Sheets, figures, controls: what stands for itself only in its own page. */
const LEFT =
  '.cg, .cg-sr, .cg-claim__now, .headerlink, .md-tags, .md-source-file, [hidden], h1, cg-note, nav, footer, script, noscript, style, template, button, input, select, textarea, svg, img, picture, video, audio, canvas, iframe, object, embed, form';
const MATHML = 'http://www.w3.org/1998/Math/MathML';
/** Elements of one note that are shown; of more, the page has the rest. */
const MOST = 4000;
/** Characters of a page that is read. */
const LONGEST = 4e6;
/** Notes that are kept. */
const MOST_KEPT = 24;
const RESULTS = 3;

/** @typedef {{title: string, text: DocumentFragment, count: string}} Excerpt */
/** @type {Map<string, Promise<Excerpt | undefined>>} */
const known = new Map();

/** The text of the note at an address; undefined where there is none. @param {URL} url @returns {Promise<Excerpt | undefined>} */
export function excerptOf({ origin, pathname }) {
  const found = known.get(pathname) ?? read(new URL(pathname, origin)).catch(() => undefined);
  known.delete(pathname);
  known.set(pathname, found);
  if (known.size > MOST_KEPT) known.delete([...known.keys()][0]);
  // what did not come is asked for again
  void found.then(it => it ?? known.delete(pathname));
  return found;
}

/** @param {URL} url @returns {Promise<Excerpt | undefined>} */
async function read(url) {
  const answer = await fetch(url, { headers: { Accept: 'text/html' } });
  if (!answer.ok || new URL(answer.url).origin !== url.origin) return undefined;
  if (!/^text\/html\b/.test(answer.headers.get('Content-Type') ?? '')) return undefined;
  const html = await answer.text();
  if (html.length > LONGEST) return undefined;
  const page = new DOMParser().parseFromString(html, 'text/html'),
    note = page.querySelector('cg-note')?.parentElement;
  if (!note) return undefined;
  const title = (note.querySelector('h1') ?? page.querySelector('title'))?.cloneNode(true);
  for (const mark of title instanceof Element ? title.querySelectorAll('.headerlink') : []) mark.remove();
  const text = document.createDocumentFragment();
  copy(note, text, new URL(answer.url), { left: MOST });
  if (!text.textContent?.trim()) return undefined;
  const results = resultsOf(note),
    first = [...text.children].find(e => e.localName === 'p');
  if (results) first ? first.after(results) : text.prepend(results);
  return { title: title?.textContent?.trim() ?? '', text, count: countOf(note) };
}

/** What is in one element as new elements in another. @param {Element} from @param {Node} into @param {URL} url @param {{left: number}} budget */
function copy(from, into, url, budget) {
  for (const node of from.childNodes) {
    if (budget.left <= 0) return;
    if (node instanceof Text) into.appendChild(document.createTextNode(node.data));
    if (!(node instanceof Element) || node.matches(LEFT)) continue;
    budget.left -= 1;
    const made = madeOf(node, url);
    if (made) into.appendChild(made);
    // a claim is its number, without what is said of it
    const within = node.matches('.cg-claim') ? (node.querySelector('.cg-claim__text') ?? node) : node;
    copy(within, made ?? into, url, budget);
    if (made?.localName === 'p' && !made.textContent?.trim()) made.remove();
  }
}

/** @param {Element} node @param {URL} url @returns {Element | undefined} */
function madeOf(node, url) {
  if (node.namespaceURI === MATHML) return mathOf(node);
  if (/^h[2-6]$/.test(node.localName)) {
    // no heading of this page
    const made = make('p', 'cg-pop__head');
    made.dataset.at = node.id;
    return made;
  }
  if (!KEPT.has(node.tagName)) return undefined;
  const made = document.createElement(node.localName),
    href = made.localName === 'a' && node.getAttribute('href');
  if (node.matches('.cg-claim')) made.className = 'cg-pop__n';
  if (!href) return made;
  const there = new URL(href, url);
  if (/^https?:$/.test(there.protocol)) made.setAttribute('href', there.href);
  return made;
}

/** @param {Element} node */
function mathOf(node) {
  if (node.localName === 'annotation' || node.localName === 'annotation-xml') return undefined;
  const made = document.createElementNS(MATHML, node.localName);
  for (const { name, value } of node.attributes)
    if (/^(display|displaystyle|mathvariant|width|stretchy|form|accent)$/.test(name)) made.setAttribute(name, value);
  return made;
}

/** The first results that a note claims, each with what it is. @param {Element} note */
function resultsOf(note) {
  const rows = new Map([...note.querySelectorAll('[data-row]')].map(row => [row.getAttribute('data-row'), row]));
  const list = make('ul', 'cg-pop__results'),
    told = new Set();
  for (const claim of note.querySelectorAll('a.cg-claim:is(.is-holds, .is-agrees)[data-q]:not(.cg-grip)')) {
    const key = claim.getAttribute('data-q'),
      says = rows.get(key)?.querySelector('.cg-row__desc')?.textContent?.trim();
    if (!says || told.has(key)) continue;
    told.add(key);
    const value = claim.querySelector('.cg-claim__text')?.textContent ?? '';
    list.append(make('li', '', make('b', '', value), ' ', says));
    if (told.size === RESULTS) break;
  }
  return told.size ? list : undefined;
}

/** @param {Element} note */
function countOf(note) {
  const of = (/** @type {string} */ kind) => note.querySelectorAll(`.cg-claim${kind}`).length,
    disputed = of(':is(.is-disputed, .is-stale)'),
    checked = of(':is(.is-holds, .is-partly, .is-disputed, .is-stale, .is-failing)'),
    failing = of('.is-failing');
  const parts = [`${checked} number${checked === 1 ? '' : 's'} checked`];
  if (disputed) parts.push(`${disputed} disputed`);
  if (failing) parts.push(`${failing} failing`);
  return checked ? parts.join(', ') : '';
}
