import { INKS as I } from './pen.mjs';

/* Single vegetables and herbs, each drawn around the origin. */

const slice = (skin, flesh, seed) => (p) =>
  p.blob(skin, 0, 0, 14, 13.4) + p.blob(flesh, 0, 0, 11.4, 10.8) + (seed ? p.dots(5, 0, 0, 7.4, 2.8, seed) : '');

/** A leaf with its vein, from the stem. */
const leaf = (length, colour, vein) => (p) => {
  const w = length * (0.32 + p.rnd() * 0.08);
  const [a, b, c] = [0.2, 0.72, 0.82].map((part) => Math.round(part * length));
  const [up, down] = [-w, w * 0.9].map((value) => Math.round(value));
  return (
    p.fill(`M0 0C${a} ${up} ${b} ${up} ${length} 0C${b} ${down} ${a} ${down} 0 0Z`, colour) +
    p.line(`M3 0Q${Math.round(length / 2)}-3 ${c} 0`, vein, 1.4)
  );
};

const strip = (colour, shine) => (p) => p.line('M-13 3Q-2-6 13-1', colour, 6) + p.line('M-9-1Q-1-6 8-3', shine, 1.5);

const stick =
  (colour, shine, width = 6) =>
  (p) =>
    p.line('M-17 0H17', colour, width) + p.line('M-14-1.4H10', shine, 1.4);

const cube = (colour, shine) => (p) => p.block(colour, 15, 14, 3) + p.line('M-4-4h7', shine, 1.8);

const floret = (head, shine, stem) => (p) =>
  p.line('M0 4V13', stem, 6) +
  p.blob(head, -7, 1, 7.4, 7, 0, 0.1) +
  p.blob(head, 7, 1, 7.4, 7, 0, 0.1) +
  p.blob(head, 0, -4, 9, 8.4, 0, 0.1) +
  p.ticks(4, 0, -2, 9, 1.6, shine, 2);

/** @type {Record<string, import('./pen.mjs').Draw>} */
export const VEGETABLES = {
  tomato: slice(I.rose, I.salmonSoft, I.rose),
  cucumber: slice(I.leafDark, '#d9ecc6', I.leafSoft),
  courgette: slice(I.leafDark, I.lime, I.cream),
  radish: slice(I.berrySoft, I.paper),
  beetroot: slice(I.beet, '#a33a6a', I.berrySoft),
  carrot: slice('#cf6a28', I.orange, I.amberSoft),
  cherryTomato: (p) => p.blob(I.rose, 0, 0, 10, 9.6) + p.line('M-4-4q2-2.4 5-2', I.paper, 1.7),
  onion: (p) => p.line(p.round(0, 0, 13, 10, 0, 0.06), I.berrySoft, 3),
  springOnion: (p) => p.line(p.round(0, 0, 4.6, 4), I.leaf, 2.2),
  olive: (p) => p.blob(I.plum, 0, 0, 7, 6.4) + p.blob(I.berrySoft, 0, 0, 2.6),
  redPepper: strip(I.rose, I.salmonSoft),
  yellowPepper: strip(I.lemon, I.paper),
  greenPepper: strip(I.leaf, I.leafSoft),
  beans: stick(I.leaf, I.leafSoft, 5),
  asparagus: (p) => stick('#79ab6b', I.lime, 6)(p) + p.fill('M14-5C21-5 26-2 28 0C26 3 21 5 14 5Z', I.leafDark),
  carrotStick: stick(I.orange, I.amberSoft, 7),
  cucumberStick: stick(I.leafSoft, I.leafDark, 7),
  celery: stick('#bcd28c', I.leaf, 7),
  mushroom: (p) =>
    p.fill('M-13 0C-13-12 13-12 13 0C10 4 5 3 4 3V11H-4V3C-5 3-10 4-13 0Z', I.cream) +
    p.fill('M-13 0C-13-12 13-12 13 0C8-4-8-4-13 0Z', I.toast) +
    p.line('M-4 3V11', I.oat, 1.4),
  broccoli: floret(I.leafDark, I.leafSoft, I.leafSoft),
  cauliflower: floret(I.cream, I.oat, I.lime),
  sweetPotato: cube(I.orange, I.amberSoft),
  potato: cube('#e5c677', I.cream),
  pumpkin: (p) =>
    p.fill('M-17-3C-12 12 12 12 17-3C11 3-11 3-17-3Z', I.leafDark) +
    p.fill('M-17-4C-12 8 12 8 17-4C11-8-11-8-17-4Z', I.orange),
  avocado: (p) =>
    p.fill('M-15 5C-12-11 12-11 15 5C10-4-10-4-15 5Z', I.leafDark) +
    p.fill('M-15 5C-11-8 11-8 15 5C9 2-9 2-15 5Z', I.lime),
  avocadoHalf: (p) =>
    p.fill('M0-25C8-22 8-10 14-2C21 9 13 22 0 22C-13 22-21 9-14-2C-8-10-8-22 0-25Z', I.leafDark) +
    p.fill('M0-21C6-18 6-8 11 0C17 9 10 18 0 18C-10 18-17 9-11 0C-6-8-6-18 0-21Z', I.lime) +
    p.blob(I.crust, 0, 7, 8, 8) +
    p.line('M-3 4q2-3 5-2', I.toast, 1.7),
  corn: (p) => p.blob(I.lemon, 0, 0, 4, 3.4, 0, 0.1),
  pea: (p) => p.blob('#83b257', 0, 0, 4.6, 4.4) + p.blob(I.lime, -1.4, -1.4, 1.2),
  chilli: (p) => p.line(p.round(0, 0, 4, 3.6), I.rose, 2.4),
  spinach: leaf(34, I.leaf, I.leafDark),
  lettuce: leaf(44, I.leafSoft, I.leaf),
  kale: leaf(38, I.leafDark, I.leafSoft),
  redLeaf: leaf(38, I.berry, I.berrySoft),
  basil: leaf(23, I.leaf, I.leafDark),
  mint: leaf(20, '#6fb07e', I.leafDark),
  coriander: (p) =>
    p.line('M0 0L13-2', I.leaf) + p.blob(I.leaf, 14, -5, 4) + p.blob(I.leaf, 18, -1, 4) + p.blob(I.leaf, 14, 2, 4),
  dill: (p) => p.line('M0 0H20M5 0l4-5M5 0l4 5M11 0l4-5M11 0l4 5M16 0l3-3', I.leaf, 1.5),
};
