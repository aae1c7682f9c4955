import { INKS as I } from './pen.mjs';

/* Pulses, eggs, cheese, meat and fish, each drawn around the origin; the big ones are the main thing of a plate. */

const pulse =
  (colour, shine, rx = 7, ry = 6) =>
  (p) =>
    p.blob(colour, 0, 0, rx, ry, 0, 0.07) + p.line('M-3-2q3-2 5 0', shine, 1.4);

const cube = (colour, shine) => (p) => p.block(colour, 17, 15, 3) + p.line('M-5-4h8', shine, 2);

const ball = (colour, dark) => (p) =>
  p.blob(dark, 1, 2, 13.4, 12.6) + p.blob(colour, 0, 0, 13, 12) + p.ticks(7, 0, 0, 9, 2.2, dark);

/** The marks of a grill across a piece. */
const grilled = (p, count, step, colour = I.crust) => {
  const marks = Array.from({ length: count }, (_, i) => `M${(i - (count - 1) / 2) * step - 3}-8l6 16`).join('');
  return p.line(marks, colour, 2.3);
};

/** A fillet from above: flesh, its darker edge, and the flakes. */
const fillet = (flesh, edge, flake) => (p) =>
  p.fill('M-54 22C-50-2-14-22 26-24C50-25 58-12 52 2C43 22-4 38-38 36C-52 35-57 31-54 22Z', flesh) +
  p.fill('M-54 24C-55 32-51 36-38 37C-4 39 43 23 52 3C48 30 4 47-36 45C-52 44-59 36-54 24Z', edge, ' opacity=".75"') +
  p.line('M-32 18q4 6 1 14M-14 11q4 7 1 16M4 4q4 7 1 17M22-2q4 7 1 16', flake, 2.6);

const breast = (colour, edge) => (p) =>
  p.fill('M-52 16C-50-10-22-28 10-28C40-28 58-14 54 2C50 18 22 20 4 28C-14 36-52 40-52 16Z', colour) +
  p.fill('M-52 18C-50 36-14 36 4 29C22 21 50 18 54 4C56 24 26 28 8 37C-12 46-54 44-52 18Z', edge, ' opacity=".6"') +
  p.line('M-34-4l14 24M-16-15l18 30M6-20l15 26M28-19l9 16', I.crust, 3, ' opacity=".65"');

/** @type {Record<string, import('./pen.mjs').Draw>} */
export const PROTEINS = {
  chickpea: pulse(I.amberSoft, I.toast),
  blackBean: pulse(I.line, I.plumSoft, 6.5, 4.6),
  kidneyBean: pulse(I.beet, I.berrySoft, 7.6, 5),
  whiteBean: pulse(I.cream, I.oat, 7.6, 5.4),
  lentil: pulse('#b9772c', I.amberSoft, 4, 3.4),
  greenLentil: pulse('#8b8a4c', I.lime, 4, 3.4),
  edamame: pulse('#8fbf5f', I.lime, 6, 5),
  eggHalf: (p) =>
    p.blob(I.rim, 1, 2, 20, 17, 0, 0.04) +
    p.blob(I.white, 0, 0, 20, 16.6, 0, 0.04) +
    p.blob(I.amber, 0, 0, 9.4, 9) +
    p.line('M-4-4q3-3 6-2', I.amberSoft, 2),
  friedEgg: (p) =>
    p.blob(I.rim, 1, 3, 33, 30, 0, 0.1) +
    p.blob(I.white, 0, 0, 33, 29, 0, 0.1) +
    p.blob(I.amber, 2, -1, 13, 12.6) +
    p.line('M-4-5q4-5 9-4', I.amberSoft, 2.4),
  scramble: (p) => p.blob('#eec55a', 0, 0, 14, 10, 0, 0.16) + p.blob(I.amberSoft, -2, -2, 8, 5, 0, 0.14),
  feta: cube(I.paper, I.shade),
  tofu: cube(I.oat, I.cream),
  paneer: cube('#f3dfae', I.toast),
  halloumi: (p) => p.block('#f0d9a0', 36, 18, 5) + grilled(p, 3, 10),
  chicken: (p) => p.block('#e3b27c', 38, 15, 7) + grilled(p, 3, 11),
  turkey: (p) => p.blob(I.salmonSoft, 0, 0, 19, 14, 0, 0.09) + p.line('M-10-3q10-6 19 0', I.salmon, 1.8),
  beef: (p) => p.block('#7c4638', 34, 13, 6) + p.line('M-10-2h18', '#a86a54', 2.2),
  mince: (p) => p.blob('#8a5140', 0, 0, 5.8, 5) + p.blob('#a86a54', -1, -1, 2.6, 2),
  shrimp: (p) =>
    p.line('M-9 5C-12-6 2-13 9-5C12 0 9 6 4 6', I.salmon, 8) + p.line('M-6-3l4 3M1-6l1 5M7-3l-3 4', I.salmonSoft, 1.8),
  salmonCube: cube(I.salmon, I.salmonSoft),
  tuna: (p) => p.blob('#d8a58d', 0, 0, 10, 7, 0, 0.14) + p.line('M-6-1h10M-4 2h9', I.salmonSoft, 1.4),
  meatball: ball('#94583f', I.cocoa),
  falafel: ball('#b98a45', I.crust),
  salmonFillet: fillet(I.salmon, I.rose, I.salmonSoft),
  troutFillet: fillet(I.salmonSoft, I.stone, I.salmon),
  codFillet: fillet('#e9c48c', I.toast, I.cream),
  chickenBreast: breast('#e8bb85', I.toast),
  tandoori: breast('#d0703f', '#963f22'),
  herbChicken: (p) => breast('#dcc07f', I.toast)(p) + p.ticks(14, 2, 2, 34, 4, I.leafDark, 2.2),
  omelette: (p) =>
    p.fill('M-62 10C-58-26 58-26 62 10C50 30-50 30-62 10Z', I.lemon) +
    p.fill('M-62 12C-50 31 50 31 62 12C58 40-58 40-62 12Z', I.amber, ' opacity=".6"') +
    p.ticks(16, 0, 4, 36, 3.4, I.leafDark, 2),
  aubergineHalf: (p) =>
    p.fill('M-60 4C-52-24 20-32 52-14C68-4 60 18 40 24C4 34-58 30-60 4Z', I.plum) +
    p.fill('M-50 4C-42-16 18-24 44-10C56-2 50 12 34 16C4 24-50 22-50 4Z', '#d9b27a'),
  pepperHalf: (p) =>
    p.fill('M-34-14C-22-32 22-32 34-14C44 8 24 34 0 34C-24 34-44 8-34-14Z', I.rose) +
    p.fill('M-27-10C-18-24 18-24 27-10C34 6 20 26 0 26C-20 26-34 6-27-10Z', '#a63846'),
  roti: (p) =>
    p.fill('M-62 14C-60-34-20-46 6-44C44-40 62-14 60 10C40 28-36 34-62 14Z', '#dcb67a') +
    p.line('M-56 12C-30 22 28 20 56 8', '#b98a4c', 2.2) +
    p.ticks(16, 2, -10, 36, 4, '#b98a4c', 4),
  stuffedCap: (p) =>
    p.blob(I.crust, 1, 2, 21, 20) +
    p.blob(I.toast, 0, 0, 20, 19) +
    p.blob('#6f9a55', 0, 0, 14, 13, 0, 0.1) +
    p.dots(4, 0, 0, 9, 5.4, I.paper) +
    p.ticks(4, 0, 0, 10, 3, I.leafDark, 2),
  tikka: (p) =>
    p.block('#b5542f', 19, 18, 4) + p.block('#d9753f', 17, 15, 4) + p.line('M-5-4h8M-5 3h9', '#8c3d20', 1.8),
  caulSteak: (p) =>
    p.blob(I.cream, 0, -6, 46, 32, 0, 0.12) +
    p.fill('M-14 14L-8 40H8L14 14Z', I.lime) +
    p.ticks(18, 0, -8, 34, 6, I.toast, 3),
};
