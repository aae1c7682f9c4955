import { INKS as I } from './pen.mjs';

/* Single fruits, nuts and sweet things, each drawn around the origin. */

const seeds = (p, count, r, colour) => p.dots(count, 0, 0, r, 2.6, colour);

const wheel = (rind, flesh, pith) => (p) =>
  p.blob(rind, 0, 0, 17, 16) +
  p.blob(flesh, 0, 0, 14, 13.4) +
  p.line('M0-12V12M-11-6l22 12M-11 6l22-12', pith, 1.8) +
  p.blob(pith, 0, 0, 2.6);

const wedge = (skin, flesh) => (p) =>
  p.fill('M-15-4C-10 11 10 11 15-4C9 1-9 1-15-4Z', skin) + p.fill('M-15-4C-10 7 10 7 15-4C9-1-9-1-15-4Z', flesh);

const berry = (colour, shine) => (p) => p.blob(colour, 0, 0, 8.5, 8, 0, 0.06) + p.line('M-3-3l3 2.4l3-2.4', shine, 1.5);

/** @type {Record<string, import('./pen.mjs').Draw>} */
export const FRUIT = {
  blueberry: berry(I.plum, I.plumSoft),
  raspberry: (p) => p.blob(I.rose, 0, 0, 9, 8.4, 0, 0.09) + seeds(p, 7, 6, I.salmonSoft),
  cherry: (p) =>
    p.blob(I.berry, 0, 0, 9.5, 9) + p.line('M-4-4q2-3 5-2', I.berrySoft, 1.8) + p.line('M1-8q4-9 11-10', I.leafDark),
  strawberry: (p) =>
    p.fill('M0 15C-12 8-14-6-7-10C-3-12 3-12 7-10C14-6 12 8 0 15Z', I.rose) +
    p.fill('M0 8C-6 4-7-3-4-5C-1-7 1-7 4-5C7-3 6 4 0 8Z', I.salmonSoft) +
    p.dots(4, 0, 2, 9, 2.4, I.cream),
  banana: (p) =>
    p.blob(I.amberSoft, 0, 0, 12, 11.4) +
    p.blob(I.cream, 0, 0, 9.6, 9) +
    p.line('M-2-1l0 2M2-2l0 2M1 3l1 1', I.toast, 1.6),
  kiwi: (p) =>
    p.blob(I.leafDark, 0, 0, 15, 14) +
    p.blob('#9cc25b', 0, 0, 12.6, 11.8) +
    p.dots(9, 0, 0, 8.5, 2, I.line) +
    p.blob(I.cream, 0, 0, 4.4, 3.6),
  orange: wheel(I.orange, '#f2a65e', I.cream),
  lemon: wheel(I.lemon, '#f7e294', I.paper),
  lime: wheel(I.leaf, '#bfd88a', I.paper),
  apple: (p) =>
    p.fill('M-14-6C-12 9 12 9 14-6C8 1-8 1-14-6Z', I.rose) +
    p.fill('M-14-6C-9 5 9 5 14-6C8-9-8-9-14-6Z', I.cream) +
    p.line('M-3-4l1 3M3-4l-1 3', I.crust, 1.6),
  pear: (p) =>
    p.fill('M0-17C7-15 6-6 11 1C16 10 8 17 0 17C-8 17-16 10-11 1C-6-6-7-15 0-17Z', '#c3cf72') +
    p.fill('M0-12C4-11 3-4 7 2C11 9 6 13 0 13C-6 13-11 9-7 2C-3-4-4-11 0-12Z', I.cream) +
    p.blob(I.crust, -1.5, 5, 1.5, 2.6) +
    p.blob(I.crust, 2.5, 5, 1.5, 2.6),
  peach: wedge(I.rose, '#f4b25e'),
  mango: (p) => p.block('#eda83c', 15, 14, 4) + p.line('M-4-3h7', I.amberSoft, 2),
  watermelon: wedge(I.leafDark, I.rose),
  pomegranate: (p) => p.blob(I.rose, 0, 0, 3.8, 3, 0, 0.1) + p.blob(I.salmonSoft, -1, -1, 1.1),
  date: (p) => p.blob(I.crust, 0, 0, 12, 6.4) + p.line('M-8 0q8-3 16 0', I.cocoa, 1.5),
  fig: (p) =>
    p.fill('M0-15C5-10 14-4 13 5C12 13 5 15 0 15C-5 15-12 13-13 5C-14-4-5-10 0-15Z', I.plum) +
    p.blob(I.salmonSoft, 0, 4, 9.6, 8.6) +
    p.blob(I.rose, 0, 4, 7, 6) +
    seeds(p, 6, 5, I.amberSoft),
  almond: (p) => p.fill('M-10 0C-5-7 4-6 10 0C4 6-5 7-10 0Z', I.toast) + p.line('M-6 0h9', I.crust, 1.2),
  walnut: (p) => p.blob(I.toast, 0, 0, 9, 8, 0, 0.14) + p.line('M-5-2q3 3 5-1t5 2M-4 3q4-2 7 1', I.crust, 1.4),
  pistachio: (p) => p.blob(I.leafSoft, 0, 0, 6, 4, 0, 0.1) + p.line('M-3-1q3-2 6 0', I.plum, 1.4),
  cashew: (p) => p.line('M-5-2Q0 6 6-2', I.oat, 6),
  pumpkinSeed: (p) => p.fill('M-6 0C-3-4 3-4 6 0C3 4-3 4-6 0Z', I.leaf),
  coconut: (p) => p.line('M-6 1Q0-4 6 0', I.paper, 3.4),
  chocolate: (p) => p.block(I.cocoa, 13, 11, 2) + p.line('M-3-2h6', '#8a5a48', 1.6),
  oat: (p) => p.blob(I.oat, 0, 0, 6, 4, 0, 0.1) + p.line('M-3 0h6', I.toast, 0.9),
  cinnamon: (p) => p.line('M-15-2h30', I.crust, 5) + p.line('M-15 3h30', I.toast, 5),
  ginger: (p) => p.blob(I.toast, 0, 0, 12, 9, 0, 0.14) + p.blob(I.amberSoft, 0, 0, 9.4, 6.6, 0, 0.1),
  ball: (p) => p.blob(I.cocoa, 1, 2, 15, 14.6) + p.blob('#7a4c3a', 0, 0, 14.6, 14) + p.ticks(9, 0, 0, 11, 2.4, I.oat),
  cookie: (p) => p.blob(I.crust, 1, 3, 19, 18) + p.blob(I.toast, 0, 0, 19, 18) + p.dots(5, 0, 0, 13, 5.4, I.cocoa),
};
