// @ts-check
/** The legend, and what it is made of. Loaded when it is to differ from the legend as built. */

import { make as element } from '../page/elements.js';
import { COLOURS } from './marks.js';
import { switchedOff } from './state.js';

/** @typedef {import("./view").View} View */

/** Groups in the legend. */
const GROUPS = 16;

/** An element whose text runs as its own letters do, with what is in it; what is empty is left out.
 * @param {keyof HTMLElementTagNameMap} tag @param {string} [css] @param {...(string | Node)} inside */
export function make(tag, css, ...inside) {
  const made = element(tag, css, ...inside.filter(Boolean));
  if (tag === 'button') made.setAttribute('type', tag);
  made.dir = 'auto';
  return made;
}

/** The sign of a group. @param {number} group */
export const dot = group =>
  make('span', 'cg-dot ' + (group < 0 ? 'orphan' : `c${group % COLOURS}${group >= COLOURS ? ' ring' : ''}`));

/** The groups of the way nodes are coloured, and what is switched off. @param {View} view @param {{ group: number, name: string, size: number }[]} groups */
export function legend(view, groups) {
  const { colour } = view.state,
    word = view.part('group-word'),
    holder = view.part('groups'),
    off = switchedOff(view.state);
  word.hidden = !groups.length;
  word.textContent = colour === 'community' ? 'territories' : colour;
  // the toggle that a key has pressed keeps the focus
  if (holder.dataset.colour !== colour)
    holder.replaceChildren(
      ...groups.slice(0, GROUPS).map(({ group, name, size }) => {
        const button = make('button', 'cg-toggle', dot(group), name + ' ', make('span', 'cg-num', String(size)));
        Object.assign(button.dataset, { filter: 'group', value: group });
        return button;
      }),
    );
  holder.dataset.colour = colour;
  for (const button of view.all('[data-filter]')) {
    button.setAttribute('aria-pressed', String(!off.has(`${button.dataset.filter}:${button.dataset.value}`)));
  }
}
