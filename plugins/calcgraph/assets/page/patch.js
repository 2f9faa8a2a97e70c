// @ts-check
// A reader's scenario as a patch that `git apply` takes: the lines of the notes that set its inputs, with other values.

/** The lines that set the inputs of a site. By `note.name`: file, line, start and length of the value in it, its unit as
 * written (none of a pick) and as shown. By file: the text of these lines and of those around them.
 * @typedef {{inputs: Record<string, [string, number, number, number, (string | undefined)?, (string | undefined)?]>,
 *   files: Record<string, Record<string, string>>}} Places */

/** Lines of context, as in a patch of `git diff`. */
const CONTEXT = 3;

/** A scenario, each name with its note, as a patch; undefined where the lines of the notes do not come, or none of them changes.
 * @param {string} list the address of the list of inputs: that of the lines has another name @param {string} text @param {string} link
 * @returns {Promise<string | undefined>} */
export const patchFrom = (list, text, link) =>
  fetch(list.replace(/inputs\.json(?=$|\?)/, 'places.json'))
    .then(async answer => (answer.ok ? patchOf(text, await answer.json(), link) : undefined))
    .catch(() => undefined);

/** A scenario, each name with its note, as a patch; what it cannot change stands before it. Undefined if it changes nothing.
 * @param {string} text @param {Places} places @param {string} link */
export function patchOf(text, { inputs, files }, link) {
  /** @type {Map<string, Map<number, {start: number, length: number, value: string}[]>>} */
  const changes = new Map();
  const left = [];
  for (const part of text.split(',').filter(Boolean)) {
    const at = part.indexOf(':'),
      name = part.slice(0, at),
      place = Object.hasOwn(inputs, name) ? inputs[name] : undefined,
      value = place && valueOf(part.slice(at + 1), place);
    if (!place || value === undefined) {
      left.push(part);
      continue;
    }
    const [file, line, start, length] = place,
      lines = changes.get(file) ?? new Map();
    changes.set(file, lines.set(line, [...(lines.get(line) ?? []), { start, length, value }]));
  }
  if (!changes.size) return undefined;
  const patches = [...changes].sort().map(([file, lines]) => ofFile(file, lines, files[file]));
  // an address is not ours: none of its characters begins a line
  const head = [link, ...(left.length ? [`Not in this patch: ${left.join(', ')}`] : [])];
  return [...head.map(line => `${line.replace(/[\s\p{C}]+/gu, ' ')}\n`), '\n', ...patches].join('');
}

/** What a part of an address is in a note: a row, a date, or a number and the unit of its line; undefined of anything else.
 * @param {string} written @param {Places['inputs'][string]} place */
function valueOf(written, [, , , , unit, shown = '']) {
  if (unit === undefined) return /^[^\s\p{C},;)\]#]+$/u.test(written) ? written : undefined;
  if (unit === 'date') return /^\d{4}-\d\d-\d\d$/.test(written) ? `date ${written}` : undefined;
  const [, number, rest] = /^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)\s*(.*)$/i.exec(written) ?? [];
  return number && rest === shown.trim() ? `${number} ${unit}`.trim() : undefined;
}

/** @param {string} file @param {Map<number, {start: number, length: number, value: string}[]>} changes @param {Record<string, string>} lines */
function ofFile(file, changes, lines) {
  const [from, to] = ['a', 'b'].map(side => quoted(`${side}/${file}`));
  // git ends the name of a file with a space by a tab
  const tab = file.includes(' ') && !from.startsWith('"') ? '\t' : '';
  return [
    `diff --git ${from} ${to}\n--- ${from}${tab}\n+++ ${to}${tab}\n`,
    ...hunks(
      [...changes.keys()].sort((a, b) => a - b),
      lines,
    ).map(numbers => ofHunk(numbers, changes, lines)),
  ].join('');
}

/** The lines of each hunk: those around a change that are known, with those of the changes next to it.
 * @param {number[]} changed @param {Record<string, string>} lines */
function hunks(changed, lines) {
  /** @type {number[][]} */
  const found = [];
  for (const line of changed) {
    let first = line,
      last = line;
    while (line - first < CONTEXT && Object.hasOwn(lines, first - 1)) first--;
    while (last - line < CONTEXT && Object.hasOwn(lines, last + 1)) last++;
    const before = found.at(-1),
      own = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    if (before && first <= before[before.length - 1] + 1)
      before.push(...own.filter(at => at > before[before.length - 1]));
    else found.push(own);
  }
  return found;
}

/** @param {number[]} numbers @param {Map<number, {start: number, length: number, value: string}[]>} changes @param {Record<string, string>} lines */
function ofHunk(numbers, changes, lines) {
  const range = `${numbers[0]},${numbers.length}`;
  /** @type {string[]} */
  const text = [];
  /** @type {string[]} */
  let added = [];
  for (const at of numbers) {
    const edits = changes.get(at);
    if (!edits) text.push(...added.splice(0), ` ${lines[at]}\n`);
    else {
      text.push(`-${lines[at]}\n`);
      added.push(`+${edited(lines[at], edits)}\n`);
    }
  }
  return `@@ -${range} +${range} @@\n${[...text, ...added].join('')}`;
}

/** @param {string} line @param {{start: number, length: number, value: string}[]} edits */
const edited = (line, edits) =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, length, value }) => text.slice(0, start) + value + text.slice(start + length), line);

/** The name of a file as git writes it: in quotes where it has a character that would end it. @param {string} name */
const quoted = name =>
  /["\\\t\n]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&').replace(/\t/g, '\\t').replace(/\n/g, '\\n')}"` : name;
