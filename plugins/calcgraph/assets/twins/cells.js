// @ts-check
// Cells of tables as values that a reader may set. Pure: no document here.
/** @import {Entry, Values} from './types' */

/** @param {{entries: Map<string, Entry>, entry: Values['entry'], machine: import('./program.js').Machine}} page
 * @returns {{knows: Values['knows'], settable: Values['settable']}} */
export function makeCells({ entries, entry, machine }) {
  /** Columns by the table of their cells, and by their name. @type {Map<string, Map<string, string[]>>} */
  const tables = new Map();
  for (const [key, { of }] of entries) {
    if (!of) continue;
    const columns = tables.get(of) ?? new Map(),
      name = key.slice(key.lastIndexOf('.') + 1);
    tables.set(of, columns.set(name, [...(columns.get(name) ?? []), key]));
  }
  /** @type {Values['knows']} */
  const knows = key => {
    const found = entries.get(key);
    if (found && !(found.x && 'v' in found)) return true;
    const at = key.lastIndexOf('.');
    for (const [of, columns] of tables) {
      const row = key.startsWith(`${of}.`) ? key.slice(of.length + 1, at) : '',
        readers = columns.get(key.slice(at + 1)) ?? [],
        made = row && !/[,:]/.test(row) && readers.length ? cellOf(row, readers[0], found) : undefined;
      if (!made) continue;
      entries.set(key, made);
      machine.own(key, made, readers, row);
      return true;
    }
    return found !== undefined;
  };
  /** A cell as a value that a reader may set; not below zero if no cell of its column is.
   * @param {string} row @param {string} column @param {Entry} [known] @returns {Entry | undefined} */
  const cellOf = (row, column, known) => {
    const { cells = {}, picks = [], u, f, o, d, iso, n } = entry(column),
      words = n ?? column.slice(column.lastIndexOf('.') + 1).replaceAll('_', ' ');
    if (!Object.hasOwn(cells, row)) return undefined;
    const lo = Object.values(cells).every(one => (one ?? 0) >= 0) ? { lo: 0 } : {},
      v = cells[row] === null ? {} : { v: cells[row] };
    return {
      ...known,
      ...v,
      ...lo,
      u,
      f,
      o,
      d,
      iso,
      x: undefined,
      n: `${words} of ${entry(picks[0]).rows?.[row] ?? row}`,
    };
  };
  /** @type {Values['settable']} */
  const settable = (key, read) => {
    const { of, picks = [] } = entry(key),
      cell = `${of}.${read(picks[0])}${key.slice(key.lastIndexOf('.'))}`;
    return of && knows(cell) ? cell : key;
  };
  return { knows, settable };
}
