// @ts-check
// What is copied from a page is what is read there: words and numbers, in a scenario those of the reader, and nothing
// that only stands beside them for a screen reader or a hand.
import { on } from './elements.js';

/** What is in a page and not read in a sentence. */
const UNREAD =
  '.cg-sr, .cg-elsewhere, .headerlink, [hidden], select, input, button, template, script, style, cg-note, .cg-row__was:empty';
/** What a browser needs to know of an element. */
const KEPT = /^(href|src|alt|colspan|rowspan|start|display|title|lang|dir)$/;

/** @param {HTMLElement} root @param {AbortSignal} signal */
export function mount(root, signal) {
  on(document, 'copy', { signal }, event => {
    const chosen = getSelection(),
      { target } = event;
    if (!chosen || chosen.isCollapsed || target?.closest?.('input, textarea, select, [contenteditable]')) return;
    const range = chosen.getRangeAt(0);
    if (!root.contains(range.commonAncestorContainer) || !touches(root, chosen)) return;
    const box = document.createElement('div');
    box.append(cloneOf(range));
    clean(box);
    box.style.cssText = 'position:fixed;left:0;top:0;width:40em;opacity:0;pointer-events:none';
    // in its place in the page, so that the same styles hide what is hidden
    root.append(box);
    const plain = box.innerText.replace(/\n{3,}/g, '\n\n').trim();
    for (const e of box.querySelectorAll('*')) {
      if (!e.checkVisibility?.()) e.remove();
      for (const { name } of [...e.attributes]) if (!KEPT.test(name)) e.removeAttribute(name);
      if (e instanceof HTMLAnchorElement && e.hasAttribute('href')) e.setAttribute('href', e.href);
    }
    box.remove();
    event.clipboardData?.setData('text/plain', plain);
    event.clipboardData?.setData('text/html', box.innerHTML);
    event.preventDefault();
  });
}

/** Whether anything of ours is in a selection. @param {HTMLElement} root @param {Selection} chosen */
const touches = (root, chosen) =>
  [...root.querySelectorAll('.cg, .cg-claim, .cg-live')].some(e => chosen.containsNode(e, true));

/** A selection inside one claim is a piece of its text. @param {Range} range */
function cloneOf(range) {
  const whole = range.cloneContents(),
    at = range.commonAncestorContainer,
    claim = (at instanceof Element ? at : at.parentElement)?.closest('.cg-claim');
  if (!claim?.querySelector('.cg-claim__now')?.textContent) return whole;
  const part = document.createDocumentFragment();
  part.append(claim.cloneNode(true));
  return part;
}

/** @param {HTMLElement} box */
function clean(box) {
  for (const e of box.querySelectorAll(UNREAD)) e.remove();
  for (const claim of box.querySelectorAll('.cg-claim')) {
    const now = /** @type {HTMLElement | null} */ (claim.querySelector('.cg-claim__now')),
      text = claim.querySelector('.cg-claim__text'),
      tag = claim.querySelector('.cg-claim__tag');
    // of a disputed number the writer's words stay, and what is computed is the reader's
    if (tag && now?.dataset.copy) tag.textContent = `${tag.textContent?.split(' ')[0]} ${now.dataset.copy}`;
    else if (text && now?.dataset.copy) {
      text.textContent = now.dataset.copy;
      const before = claim.previousSibling;
      if (now.dataset.article && before instanceof Text)
        before.data = before.data.replace(/an?(?=\s+$)/i, now.dataset.article);
    } else if (text && now?.textContent) text.append(` (${now.textContent.replace(/^→ /, '')} in your scenario)`);
    now?.remove();
    tag?.before(' ');
  }
}
