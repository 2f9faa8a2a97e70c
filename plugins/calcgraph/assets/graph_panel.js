// @ts-check
/** The list beside the map: one note with its relations, a path in words, all notes. */

import { COLOURS } from "./graph_model.js";

/** @typedef {import("./graph_types").Model} Model */
/** @typedef {import("./graph_types").Edge} Edge */

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
function go(model, number) {
  const made = make("button", "", model.nodes[number].title);
  made.dataset.go = model.nodes[number].id;
  return made;
}

/** A row: a word, what it is about, a reason. @param {string} word @param {Node[]} parts @param {string} [why] */
export function line(word, parts, why) {
  const item = make("li"), text = make("span");
  text.append(...parts, ...(why ? [make("span", "why", why)] : []));
  item.append(make("span", "rel", word), text);
  return item;
}

/** @param {string} url @param {string} text */
export function link(url, text) {
  const made = make("a", "", text);
  made.setAttribute("href", url);
  return made;
}

/** A line of things to do: a link, and pairs of an action and its words. @param {Node | null} first @param {string[]} pairs */
export function acts(first, ...pairs) {
  const made = make("div", "cg-acts");
  if (first) made.append(first);
  for (let i = 0; i < pairs.length; i += 2) {
    const button = make("button", "", pairs[i + 1]);
    button.dataset.do = pairs[i];
    made.append(button);
  }
  return made;
}

/** A note: its first sentence, what to do, relations both ways. @param {Model} model @param {Uint8Array} shown @param {number} number @returns {Node[]} */
export function aboutNote(model, shown, number) {
  const n = model.nodes[number], says = n.summary || ["", "Linked, not written yet.", "A tag.", "A file."][n.kind];
  const parts = [make("h2", "", n.title), make("p", "", says), acts(n.url ? link(n.url, "open note") : null, "path", "path from here", "release", "show all")];
  for (const out of [1, 0]) {
    const others = new Map(), list = make("ul", "cg-list");
    for (const e of model.edges) {
      const other = out ? e.b : e.a;
      if ((out ? e.a : e.b) !== number || !shown[other]) continue;
      const said = others.get(other) ?? [new Set(), new Set()];
      said[0].add(model.types[e.type][4 - out]);
      if (e.reason) said[1].add(e.reason);
      others.set(other, said);
    }
    for (const [other, [words, reasons]] of others) list.append(line([...words].join(", "), [go(model, other)], [...reasons].join("; ")));
    if (others.size) parts.push(make("h3", "", `${out ? "Points to" : "Is pointed to by"} · ${others.size}`), list);
  }
  return parts;
}

/** A path told in words. @param {Model} model @param {number} from @param {number} to @param {number[]} path @returns {Node[]} */
export function aboutPath(model, from, to, path) {
  const name = (/** @type {number} */ n) => `“${model.nodes[n].title}”`, steps = path.length - 1;
  const say = (/** @type {string} */ title, /** @type {string} */ text) => [make("h2", "", title), make("p", "", text), ...(from < 0 ? [] : [acts(null, "release", "another path")])];
  if (from < 0) return say("A path", "Choose the note it starts from, on the map or in the list.");
  if (to < 0) return say("A path", `From ${name(from)}: choose the note it leads to.`);
  const ends = `from ${name(from)} to ${name(to)}`;
  if (steps < 0) return say("No path", `Nothing that is shown leads ${ends}.`);
  const list = make("ul", "cg-list");
  path.forEach((n, i) => {
    const e = i ? best(model, path[i - 1], n) : undefined;
    list.append(line(e ? model.types[e.type][e.b === n ? 3 : 4] : "from", [go(model, n)], e?.reason));
  });
  return [...say(steps === 1 ? "1 step" : `${steps} steps`, `The shortest way ${ends}, links read in either direction.`), list];
}

/** The edge between two notes that says most. @param {Model} model @param {number} a @param {number} b @returns {Edge | undefined} */
function best(model, a, b) {
  const weight = (/** @type {Edge} */ e) => (e.reason ? 0 : 4) + (e.a === a ? 0 : 2) + (e.kind === "sequence" ? 1 : 0);
  return model.edges.filter((e) => (e.a === a && e.b === b) || (e.a === b && e.b === a)).sort((x, y) => weight(x) - weight(y))[0];
}

/** The sign of a group. @param {number} group */
export function dot(group) {
  return make("span", `cg-dot ${group < 0 ? "orphan" : `c${group % COLOURS}${group >= COLOURS ? " ring" : ""}`}`);
}

/** A row of the list of notes. @param {Model} model @param {number} number @param {number} group */
export function row(model, number, group) {
  const n = model.nodes[number], item = make("li");
  const sign = n.kind ? make("span", "cg-dot " + ["", "ghost", "tag", "attachment"][n.kind]) : dot(group);
  item.append(sign, go(model, number), make("small", "cg-num", String(n.degree)));
  return item;
}
