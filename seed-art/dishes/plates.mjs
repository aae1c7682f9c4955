import { heap, item, scatter } from './heaps.mjs';
import { INKS as I } from './pen.mjs';
import { CENTRE, fork, round, slab } from './vessels.mjs';

const [X, Y] = CENTRE;

/**
 * A main piece with one or two sides on a plate.
 *
 * @param {import('./pen.mjs').Pen} p
 * @param {{ ware: string, piece: string, sides: string[], sauce?: string, top?: string[], cutlery?: boolean }} look
 */
export function main(p, { ware, piece, sides, sauce, top = [], cutlery = false }) {
  /** @type {[x: number, y: number, r: number][]} */
  const sideSpots =
    sides.length === 1
      ? [[164, 82, 40]]
      : [
          [122, 88, 32],
          [198, 92, 34],
        ];
  return (
    (cutlery ? fork(p, 34, 110, 6) : '') +
    round(p, ware, 101, { depth: 0.82 }) +
    (sauce ? heap(p, sauce, 150, 150, 46) : '') +
    sides.map((name, i) => heap(p, name, ...sideSpots[i])).join('') +
    p.at(item(p, piece), 148, 154, p.rnd() * 20 - 12) +
    scatter(p, top, 172, 142, 42, 2)
  );
}

/** Pieces in rows beside one or two sides. */
export function pieces(p, { ware, piece, count, sides, top = [], step = 40, scale = 1 }) {
  const first = 160 - ((count - 1) * step) / 2;
  const row = Array.from({ length: count }, (_, i) =>
    p.at(item(p, piece), first + i * step, 152 + p.rnd() * 8, p.rnd() * 50 - 25, scale),
  );
  return (
    round(p, ware, 101, { depth: 0.84 }) +
    sides.map((name, i) => heap(p, name, 122 + i * 74, 88, 34)).join('') +
    row.join('') +
    scatter(p, top, X, 136, 58, 2)
  );
}

/** Leaves in a ring, other things over them. */
export function salad(p, { ware, leaves, items, each = 4, mains = [], top = [] }) {
  const ring = Array.from({ length: 17 }, (_, i) => {
    const angle = i * 41 + p.rnd() * 16;
    const d = 14 + (i % 3) * 14;
    const t = (angle * Math.PI) / 180;
    return p.at(item(p, leaves[i % leaves.length]), X + Math.cos(t) * d, Y + Math.sin(t) * d, angle, 1.25);
  });
  const spots = p.places(mains.length, X, Y, 40, 36);
  return (
    round(p, ware, 100) +
    ring.join('') +
    scatter(p, items, X, Y, 62, each) +
    spots.map(([u, v], i) => p.at(item(p, mains[i]), u, v, p.rnd() * 60 - 30)).join('') +
    scatter(p, top, X, Y, 58, 7)
  );
}

/** Two halves of a roll, cut across, the filling to be seen. */
export function wrap(p, { ware, skin, filling, side, board = false }) {
  const half = (x, y, turn) =>
    p.at(
      p.fill('M-46-26C-30-32 20-32 40-27C50-14 50 14 40 27C20 32-30 32-46 26C-54 12-54-12-46-26Z', skin[0]) +
        p.line('M-40-14Q-8-22 26-16M-42 12Q-10 20 22 15', skin[1], 2.2) +
        p.ticks(9, -10, 0, 24, 3, skin[1], 3) +
        p.blob(I.cream, 40, 0, 15, 28, 0, 0.03) +
        p.blob('#e7d3a8', 41, 0, 11, 23, 0, 0.03) +
        filling.map((name, i) => p.at(item(p, name), 41, -17 + (i * 34) / (filling.length - 1), i * 50, 0.62)).join(''),
      x,
      y,
      turn,
    );
  return (
    (board ? slab(p, ware) : round(p, ware, 103, { depth: 0.86 })) +
    half(136, 98, -16) +
    half(150, 156, 6) +
    (side ? heap(p, side, 222, 122, 26) : '')
  );
}

/** Leaves as cups, each with a filling. */
export function cups(p, { ware, leaf, filling, top }) {
  const cup = (x, y, turn) =>
    p.at(
      p.blob(leaf[0], 0, 0, 48, 27, 0, 0.07) +
        p.blob(leaf[1], 2, 0, 40, 20, 0, 0.06) +
        p.line('M-44 0H-22', leaf[0], 3),
      x,
      y,
      turn,
    ) +
    p.strew(9, x, y, 19, () => item(p, p.pick(filling))) +
    scatter(p, top, x, y, 14, 1);
  return (
    slab(p, ware, { width: 232, height: 168 }) +
    cup(112, 92, -24) +
    cup(208, 92, 18) +
    cup(112, 156, 14) +
    cup(210, 154, -18)
  );
}

/** A flat pancake or flat bread with something on it. */
export function flat(p, { ware, colour, dark, items, top, each = 3 }) {
  return (
    round(p, ware, 103, { depth: 0.88 }) +
    p.blob(dark, X + 1, Y + 3, 77, 75, 0, 0.03) +
    p.blob(colour, X, Y, 76, 73, 0, 0.03) +
    p.ticks(26, X, Y, 66, 4, dark, 4) +
    scatter(p, items, X, Y, 44, each) +
    scatter(p, top, X, Y, 52, 4)
  );
}

/** Things laid out in groups on a board or plate. */
export function spread(p, { ware, groups, top = [], onPlate = false }) {
  const spots = {
    1: [[X, Y, 64]],
    2: [
      [118, Y - 4, 40],
      [204, Y + 6, 40],
    ],
    3: [
      [112, 102, 35],
      [192, 94, 35],
      [160, 162, 33],
    ],
    4: [
      [100, 92, 34],
      [174, 86, 32],
      [128, 158, 34],
      [214, 146, 36],
    ],
  }[groups.length];
  const under = onPlate ? round(p, ware, 102, { depth: 0.87 }) : slab(p, ware, { width: 246, height: 176 });
  return (
    under +
    groups
      .map((name, i) => {
        const [x, y, r] = spots[i];
        return p.at(heap(p, name, 0, 0, r / 1.08), x, y, 0, 1.25);
      })
      .join('') +
    scatter(p, top, X, Y, 50, 2)
  );
}
