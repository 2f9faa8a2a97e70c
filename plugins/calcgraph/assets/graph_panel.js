// @ts-check
/** Legend and list: what stands beside the map in every mode. */

import { COLOURS } from "./graph_draw.js";
import { KINDS, grouping } from "./graph_model.js";
import { switchedOff } from "./graph_state.js";

/** @typedef {import("./graph_types").Model} Model */
/** @typedef {import("./graph_view").View} View */

/** Notes of a page of the list, and groups in the legend. */
const PAGE = 200, GROUPS = 16;

/** @param {string} tag @param {string} [css] @param {string} [text] */
export function make(tag, css, text) {
  const made = document.createElement(tag);
  if (css) made.className = css;
  if (text) made.textContent = text;
  if (tag === "button") made.setAttribute("type", tag);
  made.dir = "auto";
  return made;
}

/** A button that goes to a node. @param {Model} model @param {number} number */
export function go(model, number) {
  const made = make("button", "", model.nodes[number].title);
  made.dataset.go = model.nodes[number].id;
  return made;
}

/** The sign of a group. @param {number} group */
const dot = (group) => make("span", `cg-dot ${group < 0 ? "orphan" : `c${group % COLOURS}${group >= COLOURS ? " ring" : ""}`}`);

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

/** The notes that are shown, so many pages of them. @param {View} view @param {number} pages */
export function list(view, pages) {
  const { model, shown, found, painter } = view, { nodes } = model, holder = view.part("list"), by = view.part("sort")?.value;
  if (!holder) return;
  view.pages = pages;
  const weight = (/** @type {number} */ n) => (by === "by links" ? nodes[n].degree : by === "by PageRank" ? nodes[n].rank : 0);
  const notes = nodes.filter((n) => !n.kind), listed = found ?? notes.filter((n) => shown.nodes[n.number]).map((n) => n.number);
  const sorted = [...listed].sort((a, b) => weight(b) - weight(a) || nodes[a].title.localeCompare(nodes[b].title) || a - b);
  holder.replaceChildren(...sorted.slice(0, PAGE * pages).map((number) => {
    const n = nodes[number], item = make("li");
    item.append(n.kind ? make("span", "cg-dot " + KINDS[n.kind]) : dot(painter.group[number]), go(model, number), make("small", "cg-num", String(n.degree)));
    return item;
  }));
  const [many, all, rest] = [sorted.length, notes.length, sorted.length - PAGE * pages], more = view.part("more-notes");
  view.part("list-title").textContent = many === all ? "All notes" : many ? `${many} of ${all}` : "Nothing found";
  if (!more) return;
  more.hidden = rest <= 0;
  more.textContent = `${rest} more`;
}
