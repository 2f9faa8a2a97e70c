// @ts-check
// Starts the scripts of a site whose pages may be opened as files. There a browser refuses modules, so that one script has
// everything; from a server a page loads what it needs, as every other site does.
(() => {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript),
    at = (/** @type {string} */ path) => new URL(path, src).href;
  if (location.protocol !== 'file:') {
    for (const path of ['../map/graph.js', '../page/sheet.js']) import(at(path));
    return;
  }
  const whole = document.createElement('script');
  whole.src = at('whole.js');
  document.head.append(whole);
})();
