// @ts-check
/** The map while it slides: drawn once with what is around it, then the same in other places, a tenth of the work.
 * Loaded when a reader first moves the map. */

import { ROOM } from './draw.js';

/** @typedef {{ canvas: HTMLCanvasElement, x: number, y: number }} Sheet What was drawn, and where the camera stood. */

/** @param {import("./draw").Painter} painter @param {import("./types").Picture} picture */
export function slide(painter, picture) {
  const { canvas, pen, width, height } = painter,
    { x, y, k } = picture.camera,
    ratio = devicePixelRatio;
  const across = Math.round(canvas.width * ROOM),
    down = Math.round(canvas.height * ROOM),
    far = painter.sheet;
  if (!far || Math.abs(x - far.x) * k > width * ROOM || Math.abs(y - far.y) * k > height * ROOM)
    draw(painter, picture, across, down);
  const sheet = /** @type {Sheet} */ (painter.sheet);
  painter.clear();
  pen.save();
  pen.resetTransform();
  // between two pixels it would take ten times as long and be blurred
  pen.drawImage(
    sheet.canvas,
    Math.round((sheet.x - x) * k * ratio) - across,
    Math.round((sheet.y - y) * k * ratio) - down,
  );
  pen.restore();
}

/** Draw a sheet. @param {import("./draw").Painter} painter @param {import("./types").Picture} picture
 * @param {number} across room at each side @param {number} down */
function draw(painter, picture, across, down) {
  const {
      pen,
      canvas: { width, height },
    } = painter,
    { x, y } = picture.camera,
    canvas = document.createElement('canvas'),
    ratio = devicePixelRatio;
  Object.assign(canvas, { width: width + 2 * across, height: height + 2 * down });
  painter.pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  painter.pen.setTransform(ratio, 0, 0, ratio, across, down);
  painter.map(picture);
  painter.pen = pen;
  painter.sheet = { canvas, x, y };
}
