// @ts-check
// Elements of a page: made, and listened to.

/** An element with a class, and what is in it. @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} [css]
 * @param {...(string | Node)} inside */
export const make = (tag, css = '', ...inside) => {
  const made = document.createElement(tag);
  if (css) made.className = css;
  made.append(...inside);
  return made;
};

/** Acts on events of some types, with blanks between them. @param {EventTarget} at @param {string} types
 * @param {AddEventListenerOptions} options @param {(event: any) => void} act */
export const on = (at, types, options, act) => {
  for (const type of types.split(' ')) at.addEventListener(type, act, options);
};
