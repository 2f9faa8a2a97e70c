// @ts-check
/** What the drawings of small and large maps have in common. */

/** Hues of territories. */
export const COLOURS = 6;
/** Width, strength and dashes of a line by kind; what is later is drawn over it. Below a pixel a line has no outline
 * to be filled: half of the time. @type {[string, number, number, number[]][]} */
export const LINES = [
  ['tag', 0.98, 0.36, []],
  ['link', 0.98, 0.36, []],
  ['embed', 0.98, 0.36, [7, 3]],
  ['claims', 1.5, 0.5, [2, 4]],
  ['uses', 1.5, 0.5, []],
  ['sequence', 1.6, 0.7, [2, 4]],
];
/** What a line is in the picture: it leaves a group, stays in one, is lit further away, is lit, is on the path. */
export const LEAVES = 0,
  STAYS = 1,
  FAR = 2,
  NEAR = 3,
  PATH = 4;

/** Where a line is bent to, so that two between the same places are told apart. @param {import("./types").Node} from @param {import("./types").Node} to @returns {[number, number]} */
export const bend = (from, to) => [
  (from.x + to.x) / 2 - (to.y - from.y) * 0.08,
  (from.y + to.y) / 2 + (to.x - from.x) * 0.08,
];
