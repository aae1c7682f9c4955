import { INKS as I } from '../dishes/pen.mjs';
import { n } from './geometry.mjs';

/* A kitchen, 560 x 240, for a film that looks along it. */

const rect = (x, y, width, height, colour, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`;

const round = (x, y, r, colour) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

const cupboards = [0, 1, 2, 3, 4, 5, 6]
  .map((i) => rect(6 + i * 80, 174, 72, 60, '#b3d9d0', 4) + rect(36 + i * 80, 182, 14, 4, I.tealDark, 2))
  .join('');

const leaf = (x, y, turn) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C-9-8-8-20 0-28C8-20 9-8 0 0Z" fill="${I.leaf}"/>`;

const pots = [24, 58, 92]
  .map((x) => [-34, 0, 34].map((turn) => leaf(x, 132, turn)).join('') + rect(x - 11, 130, 22, 24, I.toast, 3))
  .join('');

const windowPane =
  rect(18, 22, 96, 88, I.paper, 4) +
  rect(25, 29, 82, 74, '#cfe3f4', 2) +
  round(84, 52, 13, I.lemon) +
  rect(64, 29, 4, 74, I.paper);

const jars = [I.oat, I.rose, I.leafSoft, I.amber]
  .map((colour, i) => {
    const x = 150 + i * 28;
    return rect(x, 38, 20, 30, I.paper, 4) + rect(x + 2, 48, 16, 18, colour, 3) + rect(x + 1, 33, 18, 7, I.crust, 2);
  })
  .join('');

const board =
  rect(146, 146, 78, 8, I.crust, 3) +
  [160, 173, 186].map((x, i) => round(x, 139, 8, [I.rose, I.orange, I.rose][i])).join('') +
  leaf(205, 147, 50) +
  leaf(203, 147, 8);

const stove =
  rect(256, 150, 96, 6, I.slate, 2) +
  rect(276, 116, 58, 34, I.berry, 6) +
  rect(268, 122, 74, 6, '#6f1a4a', 3) +
  rect(272, 110, 66, 7, '#a83c78', 3) +
  rect(299, 104, 12, 7, I.slate, 3);

const hood = `<path d="M284 0H326V38L346 62H264L284 38Z" fill="#cfc4d8"/>` + rect(262, 60, 86, 7, '#a99bb5', 2);

const bowl =
  round(420, 124, 13, I.orange) +
  round(442, 122, 13, I.leafSoft) +
  round(431, 114, 12, I.rose) +
  `<path d="M396 126H466C464 146 450 154 431 154S398 146 396 126Z" fill="${I.teal}"/>`;

const lamp = `<path d="M432 0V32" stroke="${I.slate}" stroke-width="3"/><path d="M404 58C406 40 418 32 432 32S458 40 460 58Z" fill="${I.amber}"/>`;

const fridge =
  rect(490, 26, 64, 206, I.paper, 7) +
  rect(490, 92, 64, 3, I.shade) +
  rect(498, 66, 5, 20, I.stone, 2) +
  rect(498, 102, 5, 28, I.stone, 2) +
  rect(524, 46, 18, 20, I.berrySoft, 2) +
  rect(518, 110, 22, 16, I.lemon, 2);

const still =
  rect(0, 0, 560, 240, I.sand) +
  rect(0, 96, 560, 58, '#fdf5ee') +
  windowPane +
  rect(142, 68, 124, 6, I.toast, 2) +
  jars +
  hood +
  lamp +
  rect(0, 162, 560, 78, I.tealSoft) +
  cupboards +
  rect(0, 153, 560, 13, '#e6cbb2') +
  pots +
  board +
  stove +
  bowl +
  fridge;

/** Steam of the pot, rising three times a film. */
const steam = (t) =>
  [0, 1, 2]
    .map((i) => {
      const up = (t * 3 + i / 3) % 1;
      const [x, y] = [292 + i * 12, 102 - up * 32];
      return `<path d="M${x} ${n(y)}q-5-6 0-12t0-12" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity="${n(Math.sin(up * Math.PI) * 0.8)}"/>`;
    })
    .join('');

/** The kitchen from `x` on, at a moment of the film. */
export const kitchen = (x, t) => `<g transform="translate(${n(-x)})">${still}${steam(t)}</g>`;
