// @ts-check
// Where the thumb and the author's notch of a slider lie; the track is drawn from both.

/** @param {HTMLInputElement} input @param {number} at @param {number} was In the slider's own measure. */
export function place(input, at, was) {
  const share = (/** @type {number} */ x) => Math.max(0, Math.min(1, (x - +input.min) / (+input.max - +input.min)));
  // the thumb is .62rem wide and stays inside its track
  const left = (/** @type {number} */ x) =>
    `calc(${(100 * share(x)).toFixed(2)}% + ${(0.31 - 0.62 * share(x)).toFixed(3)}rem)`;
  input.parentElement?.style.setProperty('--at', left(at));
  input.parentElement?.style.setProperty('--was', left(was));
}
