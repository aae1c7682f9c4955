import { glass } from '../dishes/drinks.mjs';
import { INKS as I } from '../dishes/pen.mjs';
import { fork, pan, spoon } from '../dishes/vessels.mjs';
import { drop, phone, rows, set, stage, tick } from './things.mjs';

const drinkWater = (p) =>
  glass(p, { light: '#bfdff0', deep: '#8cc0df', ice: true }) + drop(p, 260, 70, 1.1) + drop(p, 56, 154, 0.7);

const proteinBreakfast = (p) =>
  pan(p) +
  p.at(set(p, 'friedEgg', 0, 0, 0, 1.3), 126, 104) +
  p.at(set(p, 'friedEgg', 0, 0, 40, 1.2), 182, 150) +
  set(p, 'spinach', 166, 76, 20) +
  set(p, 'spinach', 116, 168, 190) +
  set(p, 'cherryTomato', 196, 96) +
  set(p, 'cherryTomato', 90, 144) +
  p.ticks(14, 150, 126, 70, 2, I.leafDark, 2.4);

const noSugaryDrinks = (p) =>
  stage(p) +
  p.line('M172 92L186 26L212 20', I.teal, 7) +
  p.fill('M112 82H208L198 196C197 205 192 210 184 210H136C128 210 123 205 122 196Z', I.rose) +
  p.fill('M116 124H204L200 172H120Z', I.blush) +
  p.blob(I.amber, 160, 148, 17) +
  p.line('M160 135V161M149 141l22 14M149 155l22-14', I.paper, 2.4) +
  p.at(p.block('#a63846', 112, 14, 6), 160, 80) +
  [
    [60, 196, -12],
    [84, 204, 8],
    [246, 200, 16],
  ]
    .map(([x, y, turn]) => p.at(p.block(I.shade, 22, 20, 3) + p.at(p.block(I.white, 20, 17, 3), -1, -2), x, y, turn))
    .join('') +
  p.line(p.round(160, 122, 96, 92, 0, 0.008), I.berry, 12) +
  p.line('M92 58L228 186', I.berry, 12);

const logMeals = (p) =>
  p.blob(I.paper, 160, 120, 106, 100, 0, 0.03) +
  phone(
    p,
    160,
    120,
    0,
    p.at(p.blob(I.tealSoft, 0, 0, 31, 31) + p.blob(I.paper, 0, 0, 25, 25), 0, -32) +
      set(p, 'eggHalf', -7, -38, 20, 0.7) +
      set(p, 'cherryTomato', 12, -26, 0, 0.8) +
      set(p, 'mint', -2, -18, 10, 0.8) +
      p.at(rows(p, [40, 28, 36], I.shade, 17), -12, 22) +
      [22, 39, 56].map((y, i) => p.blob([I.teal, I.amber, I.rose][i], -25, y, 5.4)).join(''),
  ) +
  fork(p, 76, 110, 0) +
  spoon(p, 250, 150, 0) +
  tick(p, 206, 190, 1.2);

const takeSupplements = (p) => {
  const capsule = (x, y, turn, colour) =>
    p.at(
      p.block(I.paper, 46, 20, 10) + p.fill('M0-10H13A10 10 0 0 1 13 10H0Z', colour) + p.line('M-14-4h9', I.shade, 2.4),
      x,
      y,
      turn,
    );
  return (
    stage(p, I.blush) +
    p.at(p.block(I.amber, 92, 122, 18), 142, 148) +
    p.fill('M96 118H118V208H114C104 208 96 202 96 190Z', '#c58526') +
    p.at(p.block(I.mint, 92, 62, 0), 142, 154) +
    p.fill('M142 132C126 146 126 166 142 176C158 166 158 146 142 132Z', I.leaf) +
    p.line('M142 144V184M142 158l7-6M142 166l-7-6', I.leafDark, 2.6) +
    p.at(p.block(I.paper, 72, 16, 3), 142, 84) +
    p.at(p.block(I.plum, 84, 32, 6), 142, 64) +
    p.line('M112 54V74M126 54V74M140 54V74M154 54V74M168 54V74', '#7b5488', 3) +
    capsule(226, 200, -14, I.rose) +
    capsule(252, 168, 62, I.teal) +
    capsule(70, 204, 18, I.teal) +
    p.blob(I.amber, 214, 172, 9, 8) +
    p.blob(I.paper, 60, 176, 10, 9)
  );
};

const fiveVegetables = (p) =>
  p.blob(I.paper, 160, 120, 112, 100, 0, 0.03) +
  p.at(
    p.fill('M-16-30C-6-40 6-40 16-30L5 56C2 62-2 62-5 56Z', I.orange) +
      p.line('M-10-14h11M-4 4h10M-6 22h7', '#cf6a28', 3) +
      p.line('M0-34V-62M-3-34L-16-58M3-34L16-58', I.leaf, 5),
    86,
    124,
    18,
  ) +
  p.at(
    p.line('M0 6V40M0 22L-18 6M0 22L18 6', I.leafSoft, 13) +
      [
        [-24, -6],
        [24, -6],
        [-10, -26],
        [14, -26],
        [0, -4],
      ]
        .map(([x, y]) => p.blob(I.leafDark, x, y, 20, 18, 0, 0.08))
        .join('') +
      p.ticks(12, 0, -12, 32, 2, I.leaf, 4),
    158,
    84,
  ) +
  p.at(
    p.fill('M0-34C16-30 30-8 30 20C30 44 16 58 0 58S-30 44-30 20C-30-8-16-30 0-34Z', I.plum) +
      p.line('M-16 6C-20 24-16 38-8 46', I.plumSoft, 4.4) +
      p.fill('M-18-26C-8-42 8-42 18-26C12-24 8-16 6-12C2-20-2-20-6-12C-8-18-12-24-18-26Z', I.leaf) +
      p.line('M0-36q0-10 7-14', I.leafDark, 6),
    234,
    112,
    14,
  ) +
  p.at(
    p.blob(I.rose, 0, 0, 32, 29) +
      p.line('M-18-6q4-12 14-13', I.salmonSoft, 4.4) +
      p.fill('M0-24C-8-30-16-28-20-22C-12-20-6-16 0-14C6-16 12-20 20-22C16-28 8-30 0-24Z', I.leafDark),
    128,
    180,
  ) +
  p.at(
    p.fill('M0-22C14-34 34-26 32-2C30 22 18 36 10 34C4 38-4 38-10 34C-18 36-30 22-32-2C-34-26-14-34 0-22Z', I.lemon) +
      p.line('M-10-18C-14 4-12 22-8 32M10-18C14 4 12 22 8 32', I.amber, 3) +
      p.line('M0-22q0-10 8-14', I.leaf, 7),
    200,
    182,
    6,
  );

/**
 * Pictures of habits of eating and drinking: file, what it shows, ground and hand.
 *
 * @type {import('../dishes/pen.mjs').Picture[]}
 */
export const FOOD_HABITS = [
  ['drink-water', 'A glass of water', I.sky, drinkWater],
  ['protein-breakfast', 'Two eggs in a pan', I.cream, proteinBreakfast],
  ['no-sugary-drinks', 'A soft drink, crossed out', I.blush, noSugaryDrinks],
  ['log-meals', 'A meal noted on a telephone', I.mint, logMeals],
  ['take-supplements', 'A bottle and capsules', I.sand, takeSupplements],
  ['five-vegetables', 'Five vegetables', I.mint, fiveVegetables],
];
