import { item } from '../dishes/heaps.mjs';
import { INKS as I } from '../dishes/pen.mjs';

/* What several pictures of the tracker share. `p` is a pen. */

/** The light round behind a thing, and its shadow on the ground. */
export const stage = (p, colour = I.paper) => p.blob(colour, 160, 118, 104, 98, 0, 0.03) + shade(p, 160, 210, 78);

export const shade = (p, x, y, width) => p.blob(I.line, x, y, width, 8, 0, 0.03).replace('/>', ' opacity=".13"/>');

export const set = (p, name, x, y, turn = 0, scale = 1) => p.at(item(p, name), x, y, turn, scale);

export const sun = (p, x, y, r, colour = I.lemon) => {
  const ray = (_, i) => p.at(p.line(`M${r + 9} 0h${i % 2 ? 8 : 14}`, colour, 5), x, y, i * 30);
  return Array.from({ length: 12 }, ray).join('') + p.blob(colour, x, y, r);
};

export const moon = (p, x, y, scale = 1) =>
  p.at(p.fill('M8-30C-20-28-34-2-22 18C-12 34 12 36 26 20C4 22-12-6 8-30Z', I.lemon), x, y, 0, scale);

const STAR = 'M0-9C1-3 3-1 9 0C3 1 1 3 0 9C-1 3-3 1-9 0C-3-1-1-3 0-9Z';

export const stars = (p, places, colour = I.amberSoft) =>
  places.map(([x, y, scale = 1]) => p.at(p.fill(STAR, colour), x, y, 0, scale)).join('');

export const drop = (p, x, y, scale = 1, colour = '#6fb3d6') =>
  p.at(
    p.fill('M0-26C9-12 17-4 17 8C17 19 9 26 0 26S-17 19-17 8C-17-4-9-12 0-26Z', colour) +
      p.line('M-9 8q0 8 7 11', I.white, 3.4, ' opacity=".75"'),
    x,
    y,
    0,
    scale,
  );

export const heart = (p, x, y, scale = 1, colour = I.rose) =>
  p.at(p.fill('M0 14C-12 6-17-2-14-9C-10-16-2-14 0-7C2-14 10-16 14-9C17-2 12 6 0 14Z', colour), x, y, 0, scale);

export const tick = (p, x, y, scale = 1, ground = I.teal) =>
  p.at(p.blob(ground, 0, 0, 16, 16) + p.line('M-7 0L-2 6L8-6', I.white, 4), x, y, 0, scale);

export const book = (p, x, y, turn, colour, width = 96) =>
  p.at(
    p.block(colour, width, 22, 5) +
      p.at(p.block(I.paper, width - 12, 12, 2), 6, 0) +
      p.line(`M${16 - width / 2}-1H${width / 2 - 4}M${16 - width / 2} 3H${width / 2 - 8}`, I.shade, 1.4),
    x,
    y,
    turn,
  );

/** A telephone upright, with what its screen shows around the middle. */
export const phone = (p, x, y, turn, screen, ground = I.paper) =>
  p.at(p.block('#cbbfce', 92, 162, 16), x + 5, y + 7, turn) +
  p.at(p.block(I.slate, 92, 162, 16) + p.block(ground, 80, 142, 8) + screen, x, y, turn);

/** Three rows of short marks that stand for writing. */
export const rows = (p, widths, colour = I.shade, step = 15) =>
  p.line(widths.map((width, i) => `M0 ${i * step}h${width}`).join(''), colour, 4);
