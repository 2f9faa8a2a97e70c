// @ts-check
// What a page does not compute, for now or at all: marked where it is, and reported in words at the foot of the note.
import { put } from './dom.js';
import { make } from './elements.js';
import { Later } from '../twins/purse.js';
/** @import {Page} from '../twins/types' */

const SOON = 'computed when you let go',
  NEVER = 'not computed here';
const SOON_LINE = 'What is pale takes many steps: it is computed when you let go.';
const NEVER_LINE =
  'What is pale is not computed in this page, since it takes too many steps. The build computes it as written in the note.';

/** @param {HTMLElement} host */
export function makeLate(host) {
  /** @type {Map<Element, string | null>} What is pale, with its title before. */
  const late = new Map();
  const line = make('p', 'cg cg-notice');
  line.hidden = true;
  line.setAttribute('role', 'status');
  host.append(line);
  let isDone = true;

  /** @type {Page['attempt']} */
  const attempt = (e, paint) => {
    try {
      paint();
      if (late.has(e)) clear(e);
    } catch (trouble) {
      if (!(trouble instanceof Later)) throw trouble;
      if (!late.has(e)) late.set(e, e.getAttribute('title'));
      e.classList.add('is-later');
      e.setAttribute('title', isDone ? NEVER : SOON);
      // a number of before is not a number of now
      if (isDone && e.matches('[data-q]:not(.cg-claim, svg *), [data-say]')) put(e.querySelector('button') ?? e, NEVER);
    }
  };
  const clear = (/** @type {Element} */ e) => {
    const title = late.get(e);
    late.delete(e);
    e.classList.remove('is-later');
    if (typeof title === 'string') e.setAttribute('title', title);
    else e.removeAttribute('title');
  };
  const tell = () => {
    line.hidden = !late.size;
    put(line, late.size ? (isDone ? NEVER_LINE : SOON_LINE) : '');
  };
  return {
    attempt,
    tell,
    start: (/** @type {boolean} */ done) => {
      isDone = done;
    },
  };
}
