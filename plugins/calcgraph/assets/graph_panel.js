// @ts-check
/** The legend, and what it is made of. */

import { COLOURS } from "./graph_draw.js";
import { grouping } from "./graph_model.js";
import { switchedOff } from "./graph_state.js";

/** @typedef {import("./graph_view").View} View */

/** Groups in the legend. */
const GROUPS = 16;

/** @param {string} tag @param {string} [css] @param {string} [text] */
export function make(tag, css, text) {
  const made = document.createElement(tag);
  if (css) made.className = css;
  if (text) made.textContent = text;
  if (tag === "button") made.setAttribute("type", tag);
  made.dir = "auto";
  return made;
}

/** The sign of a group. @param {number} group */
export const dot = (group) => make("span", `cg-dot ${group < 0 ? "orphan" : `c${group % COLOURS}${group >= COLOURS ? " ring" : ""}`}`);

/** The groups of the way nodes are coloured, and what is switched off. @param {View} view */
export function legend(view) {
  const { colour } = view.state, word = view.part("group-word"), off = switchedOff(view.state), { of, groups } = grouping(view.model, colour);
  view.painter.group = of;
  word.hidden = !groups.length;
  word.textContent = colour === "community" ? "around" : colour;
  view.part("groups").replaceChildren(...groups.slice(0, GROUPS).map(({ group, name, size }) => {
    const button = make("button", "cg-toggle");
    Object.assign(button.dataset, { filter: "group", value: group });
    button.append(dot(group), name + " ", make("span", "cg-num", String(size)));
    return button;
  }));
  for (const button of view.all("[data-filter]")) {
    button.setAttribute("aria-pressed", String(!off.has(`${button.dataset.filter}:${button.dataset.value}`)));
  }
}
