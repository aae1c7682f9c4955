import { INKS as I } from './pen.mjs';

/* What the food lies in. Each draws itself with its shadow; what is inside comes later. */

/** Vessel colours by name: outer, inner, shadow. */
const WARE = {
  paper: [I.paper, '#f6eef3', '#d9c9d8'],
  blush: ['#f1cfdf', I.paper, '#dfb6c9'],
  berry: [I.berry, '#74204f', '#d6a9c1'],
  teal: [I.teal, I.tealDark, '#b3cfc6'],
  mint: [I.tealSoft, I.paper, '#bcd8cf'],
  amber: [I.amber, '#f6e3bd', '#dcc59c'],
  plum: [I.plum, '#4a2a56', '#c8b6d1'],
  sky: ['#b9c6e6', I.paper, '#bcc5df'],
  slate: [I.slate, '#5d5269', '#bdb4c6'],
  wood: ['#c2935c', '#d3a871', '#cdb595'],
};

export const CENTRE = [160, 122];

/** A bowl or plate from above, its rim line set a little off. */
export function round(p, ware, r, { x = CENTRE[0], y = CENTRE[1], depth = 0.84 } = {}) {
  const [outer, inner, shade] = WARE[ware];
  const rim = r * (depth + 0.045);
  return (
    p.blob(shade, x + 5, y + 9, r, r, 0, 0.012) +
    p.blob(outer, x, y, r, r, 0, 0.012) +
    p.blob(inner, x, y, r * depth, r * depth, 0, 0.014) +
    p.line(p.round(x - 1.5, y + 1, rim, rim, 0, 0.012), I.line, 1.3, ' opacity=".25"')
  );
}

/** A board, or an oval dish: wide, with soft corners. */
export function slab(p, ware, { width = 228, height = 150, radius = 30 } = {}) {
  const [outer, inner, shade] = WARE[ware];
  const [x, y] = CENTRE;
  return (
    p.at(p.block(shade, width, height, radius), x + 5, y + 9, -3) +
    p.at(p.block(outer, width, height, radius), x, y, -3) +
    p.at(p.block(inner, width - 22, height - 22, radius - 8), x, y, -3)
  );
}

/** A pan with its handle to the upper right. */
export const pan = (p) =>
  p.at(p.block('#cbbfce', 96, 20, 9), 268, 46, -38) +
  p.at(p.block(I.slate, 96, 19, 9), 264, 40, -38) +
  p.at(p.block('#6d6278', 34, 5, 2), 278, 30, -38) +
  round(p, 'slate', 98, { x: 152, y: 126, depth: 0.89 });

export const spoon = (p, x, y, turn, colour = I.amber) =>
  p.at(
    p.fill('M-4 0C-5-30-4-58-2-84C-1-88 2-88 3-84C5-58 5-30 4 0Z', colour) +
      p.blob(colour, 0, 14, 11, 18, 0, 0.02) +
      p.line('M-4 22C-7 14-5 6-1 2', I.crust, 1.4, ' opacity=".6"'),
    x,
    y,
    turn,
  );

export const fork = (p, x, y, turn) =>
  p.at(p.line('M0 80V0M-8-30V-12Q-8 0 0 0Q8 0 8-12V-30M0-30V0', I.stone, 4), x, y, turn);

/** A folded napkin that looks out from below a plate. */
export const napkin = (p, colour, x, y, turn) =>
  p.at(p.block(colour, 74, 96, 6) + p.line('M-28-40V40M-21-40V40', I.paper, 2, ' opacity=".7"'), x, y, turn);
