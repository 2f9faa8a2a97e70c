// @ts-check
// Runs before the theme's own script, which has each element of a page styled three times over while it starts. What is
// beyond the screen keeps its place and its size meanwhile; `sheet.js` ends that.
(() => {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  // elsewhere the browser is still looking for the place to show
  if (visit?.type !== 'navigate' || location.hash || scrollY) return;
  const parts = /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll('.cg-sheet, .cg-view, .cg-foot, .cg-group, .cg-cover ~ .cg-scroll')
    ),
    // all are measured before the first is changed
    far = [...parts].flatMap(part => {
      const { top, height } = part.getBoundingClientRect();
      if (!height || top < innerHeight) return [];
      const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(part),
        around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth];
      return [{ style: part.style, content: around.reduce((left, one) => left - parseFloat(one), height) }];
    });
  for (const { style, content } of far) {
    style.contentVisibility = 'auto';
    style.containIntrinsicBlockSize = `${content}px`;
  }
})();
