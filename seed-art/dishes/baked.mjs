import { heap, item, scatter } from './heaps.mjs';
import { INKS as I } from './pen.mjs';
import { CENTRE, round, slab, spoon } from './vessels.mjs';

const [X, Y] = CENTRE;

const BREADS = {
  wheat: [I.crust, I.toast, '#dcb57c'],
  rye: [I.cocoa, '#8a5c3d', '#a5764f'],
  seeded: [I.crust, '#b98a52', '#cfa46a'],
};

const bread = (p, kind, top) => {
  const [crust, crumb, light] = BREADS[kind];
  return (
    p.fill(
      'M-34-36C-36-56-18-60-2-54C14-62 36-56 32-34C30-22 28-10 30 6C32 30 28 50 22 54C6 60-14 60-26 54C-34 48-32 24-31 4C-30-12-33-24-34-36Z',
      crust,
    ) +
    p.fill(
      'M-28-34C-29-48-16-51-1-45C13-52 28-48 25-32C23-20 22-8 23 6C25 28 22 43 18 46C6 51-12 51-21 46C-26 42-25 23-25 4C-24-12-27-23-28-34Z',
      crumb,
    ) +
    p.ticks(16, -1, 0, 34, 2, light, 2.6) +
    top
  );
};

/** One or two slices with a spread and things on them, and something beside. */
export function toast(p, { ware, kind, spread, top, each = 3, side, sideTop = [] }) {
  const slice = (x, y, turn) => {
    const covered = spread ? p.blob(spread, -1, 2, 21, 40, 0, 0.07) : '';
    const laid = p
      .places(each * top.length, -1, 2, 26, 13)
      .map(([u, v, t], i) => p.at(item(p, top[i % top.length]), u * 0.7, v * 1.3, t, 0.9));
    return p.at(bread(p, kind, covered + laid.join('')), x, y, turn);
  };
  return (
    round(p, ware, 103, { depth: 0.84 }) +
    slice(124, 122, -14) +
    (side ? p.at(item(p, side), 208, 112, 8) : slice(200, 122, 10)) +
    scatter(p, sideTop, 200, 168, 22, 2)
  );
}

/** Pancakes from above, one over the other, with fruit. */
export function pancakes(p, { ware, colour, dark, top, sauce }) {
  const cake = (x, y, r) =>
    p.blob(dark, x + 2, y + 5, r, r * 0.95) +
    p.blob(colour, x, y, r, r * 0.95) +
    p.line(p.round(x, y, r * 0.86, r * 0.82), dark, 1.8, ' opacity=".5"');
  return (
    round(p, ware, 103, { depth: 0.86 }) +
    cake(132, 134, 52) +
    cake(190, 136, 50) +
    cake(160, 106, 54) +
    (sauce ? p.blob(sauce, 160, 104, 34, 30, 0, 0.14) : '') +
    scatter(p, top, 160, 104, 34, 3) +
    scatter(p, top, 168, 164, 34, 1)
  );
}

/** Muffins in paper cases, from above. */
export function muffins(p, { ware, colour, dark, top }) {
  const muffin = (x, y) => {
    const folds = Array.from({ length: 18 }, (_, i) => {
      const t = (i * Math.PI) / 9;
      return `M${Math.round(x + Math.cos(t) * 29)} ${Math.round(y + Math.sin(t) * 29)}L${Math.round(x + Math.cos(t) * 36)} ${Math.round(y + Math.sin(t) * 36)}`;
    });
    return (
      p.blob(I.berrySoft, x, y, 37, 36, 0, 0.015) +
      p.line(folds.join(''), I.paper, 1.6) +
      p.blob(dark, x + 1, y + 2, 30, 29) +
      p.blob(colour, x, y, 29, 28) +
      p.ticks(8, x, y, 22, 3, dark, 3) +
      scatter(p, top, x, y, 15, 2)
    );
  };
  return (
    slab(p, ware, { width: 240, height: 172 }) + muffin(112, 88) + muffin(204, 84) + muffin(124, 164) + muffin(214, 160)
  );
}

/** Slices of a loaf on a board. */
export function loaf(p, { ware, colour, dark, top }) {
  const slice = (x, y, turn) =>
    p.at(
      p.fill('M-34-30C-30-46 30-46 34-30C36-10 36 14 33 32C20 37-20 37-33 32C-36 14-36-10-34-30Z', dark) +
        p.fill('M-28-27C-25-40 25-40 28-27C30-9 30 12 28 27C16 31-16 31-28 27C-30 12-30-9-28-27Z', colour) +
        scatter(p, top, 0, 0, 20, 3) +
        p.ticks(9, 0, 0, 22, 2, dark, 2.4),
      x,
      y,
      turn,
    );
  return slab(p, ware, { width: 240, height: 160 }) + slice(100, 118, -8) + slice(158, 124, 4) + slice(220, 122, 12);
}

/** Cookies or balls in a loose ring. */
export function batch(p, { ware, piece, count, crumbs }) {
  const spots = Array.from({ length: count }, (_, i) => {
    const t = (i * 2 * Math.PI) / (count - 1);
    return i === count - 1 ? [X, Y] : [X + Math.cos(t) * 52, Y + Math.sin(t) * 50];
  });
  return (
    round(p, ware, 102, { depth: 0.86 }) +
    scatter(p, crumbs, X, Y, 74, 6) +
    spots.map(([u, v]) => p.at(item(p, piece), u, v, p.rnd() * 360, piece === 'ball' ? 1.3 : 1.15)).join('')
  );
}

/** An oven dish: what is baked shows through a crust. */
export function gratin(p, { ware, base, below, top }) {
  return (
    spoon(p, 296, 160, 8) +
    slab(p, ware, { width: 226, height: 162, radius: 56 }) +
    p.at(heap(p, base, 0, 0, 66), X, Y) +
    p.at(heap(p, base, 0, 0, 56), X - 42, Y + 2) +
    p.at(heap(p, base, 0, 0, 56), X + 42, Y - 2) +
    scatter(p, below, X, Y, 58, 7) +
    scatter(p, top, X, Y, 66, 5)
  );
}
