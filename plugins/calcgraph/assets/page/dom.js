// @ts-check
// Elements of a page: found, and given another text.

/** @template {Element} [T=HTMLElement] @param {ParentNode} root @param {string} selector */
export const all = (root, selector) => /** @type {T[]} */ ([...root.querySelectorAll(selector)]);

/** A text with a minus sign before each number, if it begins with a negative one: the build writes the same.
 * @param {string} text */
export const withMinus = text => (/^-[\d.∞]/.test(text) ? text.replace(/(^|[^\w.])-(?=[\d.∞])/g, '$1−') : text);

/** @param {Element | null | undefined} e @param {string} written */
export const put = (e, written) => {
  const inside = e?.firstChild,
    text = withMinus(written);
  // another text in the same node is cheaper than another node
  if (inside instanceof Text && !inside.nextSibling) {
    if (inside.data !== text) inside.data = text;
  } else if (e && e.textContent !== text) e.textContent = text;
};

/** Which part of a distribution a claim is about: the share of a percentile, 2 for the mean. @param {HTMLElement} e */
export const shareOf = e => (e.dataset.part ? +e.dataset.part : undefined);
