import { heap, item, scatter } from './heaps.mjs';
import { INKS as I } from './pen.mjs';
import { CENTRE, napkin, pan, round, spoon } from './vessels.mjs';

const [X, Y] = CENTRE;

const table = (p, side) => {
  if (side === 'spoon') return spoon(p, 290, 152, 9);
  if (side === 'napkin') return napkin(p, p.pick([I.berrySoft, I.tealSoft, I.amberSoft]), 54, 150, -14);
  return side === 'woodSpoon' ? spoon(p, 36, 158, -16, I.toast) : '';
};

/** A bowl with heaps side by side over a base. */
export function heaped(p, { ware, base, heaps, top = [], side }) {
  const turn = p.rnd() * 90;
  const part = Math.sin(Math.PI / heaps.length);
  const r = (80 * part) / (1 + part);
  const heapsDrawn = heaps.map((name, i) => {
    const angle = ((turn + (i * 360) / heaps.length) * Math.PI) / 180;
    return heap(p, name, X + Math.cos(angle) * (78 - r), Y + Math.sin(angle) * (78 - r), r);
  });
  return (
    table(p, side) + round(p, ware, 98) + heap(p, base, X, Y, 79) + heapsDrawn.join('') + scatter(p, top, X, Y, 34, 2)
  );
}

/** Porridge, yoghurt, pudding: a smooth base, clusters of fruit to one side, crumbs over it. */
export function creamy(p, { ware, base, clusters, crumbs = [], top = [], side = 'spoon', r = 94 }) {
  const turn = 150 + p.rnd() * 120;
  const inside = r * 0.82;
  const drawn = clusters.map((name, i) => {
    const angle = ((turn + i * (260 / clusters.length)) * Math.PI) / 180;
    return heap(
      p,
      name,
      X + Math.cos(angle) * inside * 0.48,
      Y + Math.sin(angle) * inside * 0.46,
      inside * (clusters.length > 2 ? 0.37 : 0.44),
    );
  });
  return (
    table(p, side) +
    round(p, ware, r) +
    heap(p, base, X, Y, inside) +
    scatter(p, crumbs, X, Y, inside * 0.82, 7) +
    drawn.join('') +
    scatter(p, top, X + 4, Y, inside * 0.3, 2)
  );
}

/** Soup: a liquid, a swirl of cream, bits and leaves. */
export function soup(p, { ware, liquid, swirl = true, bits = [], top = [], side = 'woodSpoon' }) {
  const x = side === 'woodSpoon' ? 174 : X;
  const cream =
    p.line(
      `M${x - 48} 128C${x - 40} 96 ${x - 22} 100 ${x - 14} 120C${x - 6} 142 ${x + 12} 144 ${x + 20} 120C${x + 26} 104 ${x + 40} 104 ${x + 48} 118`,
      I.paper,
      6,
    ) + p.line(`M${x - 40} 152C${x - 30} 140 ${x - 20} 144 ${x - 14} 154`, I.paper, 4);
  return (
    table(p, side) +
    round(p, ware, 95, { x, depth: 0.87 }) +
    heap(p, liquid, x, Y + 1, 78) +
    (bits.length ? scatter(p, bits, x, Y, 60, Math.round(22 / bits.length)) : '') +
    (swirl ? cream : '') +
    scatter(p, top, x + 8, Y + 4, 44, 4)
  );
}

/** Curry or stew with a side of rice in the same bowl. */
export function curry(p, { ware, sauce, bits, starch, top = ['coriander'] }) {
  return (
    round(p, ware, 98, { depth: 0.87 }) +
    heap(p, sauce, X, Y, 80) +
    heap(p, starch, 116, 150, 36) +
    scatter(p, bits, 186, 106, 44, Math.round(13 / bits.length)) +
    scatter(p, top, 172, 132, 46, 4)
  );
}

/** A pan with a sauce, the main things in it, herbs over it. */
export function skillet(p, { sauce, mains, bits = [], top = [], each = 3 }) {
  const spots = p.places(mains.length * each, 152, 126, 54, each * mains.length > 4 ? 26 : 52);
  return (
    pan(p) +
    heap(p, sauce, 152, 126, 84) +
    scatter(p, bits, 152, 126, 70, 6) +
    spots.map(([u, v], i) => p.at(item(p, mains[i % mains.length]), u, v, p.rnd() * 360)).join('') +
    scatter(p, top, 152, 126, 66, 6)
  );
}

/** A dip in its small bowl on a plate, with things to dip around it. */
export function dip(p, { ware, bowl, base, around, top }) {
  const count = 16;
  const sticks = Array.from({ length: count }, (_, i) => {
    const angle = (i * 360) / count + p.rnd() * 6;
    const t = (angle * Math.PI) / 180;
    return p.at(item(p, around[i % around.length]), X + Math.cos(t) * 72, Y + Math.sin(t) * 72, angle, 1.2);
  });
  return (
    round(p, ware, 102, { depth: 0.86 }) +
    sticks.join('') +
    round(p, bowl, 50, { depth: 0.86 }) +
    heap(p, base, X, Y, 41) +
    scatter(p, top, X, Y, 24, 3)
  );
}
