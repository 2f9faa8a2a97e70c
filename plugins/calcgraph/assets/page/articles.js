// @ts-check
// The English article before a value: `an H100` beside `a B200`. Pure but for `agree`.

/** Letters whose names begin with a vowel. */
const SPELLED = /^[aefhilmnorsx]/i;
/** Words that are spelled with a vowel and spoken with another sound, and the other way round. */
const SPOKEN_YOU = /^(?:uni(?![nm])|us[eu]|ut[iou]|ura|ubi|eu|ew|one(?![a-z])|once)/i,
  SILENT_H = /^(?:hour|hono|hones|heir)/i;

/** Whether `an` stands before a text; undefined where nobody can tell from its letters. @param {string} text */
export function takesAn(text) {
  const said = text.replace(/^[\s"'“‘(]+/, ''),
    [number] = /^\d[\d,]*/.exec(said) ?? [''],
    [word] = /^[a-z]+/i.exec(said) ?? [''];
  if (number) {
    const digits = number.replaceAll(',', '');
    return digits[0] === '8' || (digits.length % 3 === 2 && /^1[18]/.test(digits));
  }
  if (!word || /^[^\x00-\x7f]/.test(said.slice(word.length))) return undefined;
  const isSpelled = word.length === 1 || /^\d/.test(said.slice(word.length)) || /^[A-Z]{2}/.test(word);
  // of several capitals with a vowel between them some are a word: RAM, FLOP
  if (isSpelled && /^[B-DF-HJ-NP-TV-Z]+[AEIOU]+[B-DF-HJ-NP-TV-Z]/.test(word)) return undefined;
  if (isSpelled) return SPELLED.test(word);
  if (/^uni[nm]/i.test(word)) return undefined;
  return /^[aeiou]/i.test(word) ? !SPOKEN_YOU.test(word) : SILENT_H.test(word);
}

/** The article that a text before a value needs once the value is another; empty where it stays.
 * @param {string} before @param {string} was @param {string} now */
export function articleFor(before, was, now) {
  const [, article] = /(?:^|[^\p{L}\p{N}])(an?)\s+$/iu.exec(before) ?? [],
    isAn = takesAn(now);
  // an article that did not agree as written is no English one
  if (!article || isAn === undefined || takesAn(was) !== /n$/i.test(article) || takesAn(was) === isAn) return '';
  return isAn ? `${article}n` : article.slice(0, 1);
}

/** What stood before a value as written. @type {WeakMap<Element, string>} */
const written = new WeakMap();

/** Lets articles follow the values of a reader: before one that is shown in its place on the page, and before one that
 * stands above the written text in what is copied. @param {ParentNode} root */
export function agree(root) {
  if (!/^en\b/i.test(document.documentElement.lang)) return;
  for (const now of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('.cg-claim__now'))) {
    const claim = /** @type {HTMLElement | null} */ (now.closest('.cg-claim')),
      { copy = '' } = now.dataset;
    now.dataset.article = copy
      ? articleFor(claim?.previousSibling?.textContent ?? '', claim?.dataset.text ?? '', copy)
      : '';
  }
  for (const live of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('.cg-live[data-was]'))) {
    const before = live.previousSibling;
    if (!(before instanceof Text)) continue;
    const text = written.get(live) ?? before.data,
      article = articleFor(text, live.dataset.was ?? '', live.textContent ?? ''),
      next = article ? text.replace(/an?(?=\s+$)/i, article) : text;
    written.set(live, text);
    if (before.data !== next) before.data = next;
  }
}
