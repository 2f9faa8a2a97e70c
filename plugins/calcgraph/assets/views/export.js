// @ts-check
// A figure as a file: its numbers as CSV, its drawing as SVG or PNG, and a link to it with the reader's changes.
import { asCsv, copyText } from '../page/copy.js';
import { drawNumbers } from './lines.js';
/** @import {Page} from '../twins/types' */

const SCALE = 2;
/** Styles that a drawing takes with it. */
const TAKEN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
  'vector-effect',
  'display',
  'overflow',
];

/** @param {Page} page @param {Parameters<typeof drawNumbers>[1] & {figure: HTMLElement}} one @param {string} what @param {HTMLElement} button */
export async function take(page, one, what, button) {
  const { figure } = one,
    title = figure.querySelector('.cg-fig__title')?.textContent ?? 'figure',
    name = nameOf(title);
  if (what === 'link') return copyText(`${page.link().split('#')[0]}#${figure.id}`, button);
  if (what === 'csv') {
    if (one.data) one.data.open = true;
    drawNumbers(page, one);
    return save(`${name}.csv`, new Blob([`${asCsv(figure.querySelector('table'))}\n`], { type: 'text/csv' }));
  }
  return savePicture(name, what, asSvg(figure, title));
}

/** The drawing with its title and case, in the colours of the page. @param {HTMLElement} figure @param {string} title */
export function asSvg(figure, title) {
  const plot = /** @type {HTMLElement} */ (figure.querySelector('.cg-fig__plot')),
    axis = /** @type {HTMLElement} */ (figure.querySelector('.cg-axis')),
    svgs = [...axis.querySelectorAll('svg'), ...plot.querySelectorAll(':scope > svg')],
    lines = [title, figure.querySelector('.cg-fig__case')?.textContent ?? ''];
  return picture(figure, svgs, lines, axis.getBoundingClientRect().top, plot.getBoundingClientRect().bottom);
}

/** A plot as a file, which works on pages that nothing computes on. @param {HTMLElement} button */
export async function takePlot(button) {
  const figure = /** @type {HTMLElement} */ (button.closest('figure')),
    svg = /** @type {SVGElement} */ (figure.querySelector('svg.cg-plot')),
    title = svg.querySelector('title')?.textContent ?? 'plot',
    what = button.dataset.plot ?? '';
  if (what === 'csv') {
    await opened(figure.querySelector('details.cg-numbers'));
    return save(`${nameOf(title)}.csv`, new Blob([`${asCsv(figure.querySelector('table'))}\n`], { type: 'text/csv' }));
  }
  const { top, bottom } = svg.getBoundingClientRect();
  return savePicture(nameOf(title), what, picture(figure, [svg], [title], top, bottom));
}

/** Numbers follow a reader's changes once they are seen. @param {HTMLDetailsElement | null} data */
const opened = data =>
  new Promise(done => {
    if (!data || data.open) return done(undefined);
    data.addEventListener('toggle', done, { once: true });
    data.open = true;
  });

/** @param {string} title */
const nameOf = title =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'figure';

/** @param {string} name @param {string} what @param {{text: string, width: number, height: number}} drawing */
async function savePicture(name, what, { text, width, height }) {
  if (what === 'svg') return save(`${name}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  const image = new Image(width, height),
    canvas = Object.assign(document.createElement('canvas'), { width: width * SCALE, height: height * SCALE });
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob(blob => blob && save(`${name}.png`, blob));
}

/** @param {HTMLElement} figure @param {Element[]} svgs @param {string[]} lines @param {number} top @param {number} bottom */
function picture(figure, svgs, lines, top, bottom) {
  const box = figure.getBoundingClientRect(),
    head = 16 + 18 * lines.length,
    width = Math.round(box.width),
    height = Math.round(bottom - top) + head + 12,
    ns = 'http://www.w3.org/2000/svg',
    made = document.createElementNS(ns, 'svg'),
    look = getComputedStyle(figure);
  made.setAttribute('xmlns', ns);
  made.setAttribute('viewBox', `0 0 ${width} ${height}`);
  made.setAttribute('width', String(width));
  made.setAttribute('height', String(height));
  const paper = made.appendChild(document.createElementNS(ns, 'rect'));
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', look.getPropertyValue('--cg-paper').trim() || '#fff');
  lines.forEach((line, i) => {
    const text = made.appendChild(document.createElementNS(ns, 'text'));
    for (const [key, value] of Object.entries({
      x: 8,
      y: 20 + 18 * i,
      fill: look.color,
      'font-family': look.fontFamily,
      'font-size': i ? 12 : 15,
      'font-weight': i ? 400 : 600,
    }))
      text.setAttribute(key, String(value));
    text.textContent = line;
  });
  for (const svg of svgs) {
    const at = svg.getBoundingClientRect(),
      copy = /** @type {SVGElement} */ (svg.cloneNode(true)),
      all = [svg, ...svg.querySelectorAll('*')];
    [copy, ...copy.querySelectorAll('*')].forEach((e, i) => {
      const from = getComputedStyle(all[i]);
      for (const name of TAKEN) e.setAttribute(name, from.getPropertyValue(name));
      for (const { name } of [...e.attributes])
        if (/^(class|id|data-.*|role|aria-.*)$/.test(name)) e.removeAttribute(name);
    });
    for (const [key, value] of Object.entries({
      x: at.left - box.left,
      y: at.top - top + head,
      width: at.width,
      height: at.height,
    }))
      copy.setAttribute(key, value.toFixed(1));
    if (copy.hasAttribute('viewBox')) copy.removeAttribute('preserveAspectRatio'); // letters are not stretched
    made.append(copy);
  }
  return { text: new XMLSerializer().serializeToString(made), width, height };
}

/** @param {string} name @param {Blob} blob */
function save(name, blob) {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
