// @ts-check
// Colours of a heat map: which step of the scale a value has. Twin of heat.py.
import { all, put } from '../page/dom.js';

export const STEPS = 7;
// of a step: a value that rounding leaves below one has it
const NEAR = 1e-9;

/** The step of each value, 0 for the lowest; undefined for one that is missing, or that a logarithm does not have.
 * @param {unknown[]} values @param {boolean} isLog @returns {(number | undefined)[]} */
export function levels(values, isLog) {
  const places = values.map(value => placeOf(value, isLog)),
    [low, high] = ends(places);
  return places.map(place => {
    if (place === undefined) return undefined;
    const share = high > low ? (place / 2 - low / 2) / (high / 2 - low / 2) : 0;
    return Math.min(STEPS - 1, Math.floor(share * STEPS + NEAR));
  });
}

/** @param {(number | undefined)[]} places @returns {[number, number]} */
const ends = places => {
  const known = places.filter(place => place !== undefined);
  return [Math.min(...known), Math.max(...known)];
};

/** @param {unknown} value @param {boolean} isLog */
function placeOf(value, isLog) {
  if (typeof value !== 'number' || !Number.isFinite(value) || (isLog && value <= 0)) return undefined;
  return isLog ? Math.log(value) : value;
}

/** Colours the cells of a table anew, by the values that `table.js` has found, and says what the ends of its scale are.
 * @param {HTMLElement} table */
export function colour(table) {
  const cells = all(table, 'td[data-cell]'),
    isLog = table.dataset.scale === 'log',
    values = cells.map(cell => parseFloat(cell.dataset.v ?? '')),
    steps = levels(values, isLog);
  cells.forEach((cell, i) => {
    if (steps[i] === undefined) delete cell.dataset.heat;
    else cell.dataset.heat = String(steps[i]);
  });
  const places = values.map(value => placeOf(value, isLog)),
    said = table.closest('figure')?.querySelectorAll('.cg-heat b') ?? [];
  ends(places).forEach((end, i) => put(said[i], cells[places.indexOf(end)]?.textContent ?? ''));
}
