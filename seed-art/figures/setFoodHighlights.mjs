import { glass } from '../dishes/drinks.mjs';
import { main } from '../dishes/plates.mjs';
import { INKS as I } from '../dishes/pen.mjs';
import { drop, heart, set, stage, tick } from './things.mjs';

const mealPrep = (p) => {
  const box = (x, y, food) =>
    p.at(p.block('#cfc0d6', 118, 92, 16), x + 4, y + 6) +
    p.at(p.block(I.teal, 118, 92, 16) + p.block(I.paper, 104, 78, 11), x, y) +
    food.map(([name, u, v, turn, scale]) => set(p, name, x + u, y + v, turn, scale)).join('');
  const grains = (x, y) => p.blob(I.cream, x, y, 26, 24, 0, 0.08) + p.ticks(18, x, y, 19, 4, I.oat, 2);
  const greens = [
    ['broccoli', -32, -14, 0],
    ['broccoli', -30, 14, 0],
  ];
  const roots = [
    ['carrot', 22, -16],
    ['carrot', 32, 4, 20],
    ['cherryTomato', 12, 20],
    ['cherryTomato', 34, 24],
  ];
  return (
    box(92, 66, [...greens, ['salmonFillet', 22, -4, 60, 0.6]]) +
    box(228, 66, roots) +
    grains(207, 66) +
    box(92, 176, [
      ['eggHalf', -24, -12, 10],
      ['eggHalf', -22, 18, -10],
      ['spinach', 4, 20, -40],
      ['cherryTomato', 34, -14],
      ['cherryTomato', 36, 12],
    ]) +
    box(228, 176, [
      ['falafel', -30, -14],
      ['falafel', -30, 16],
      ['falafel', -4, 2],
      ['cucumber', 24, -14],
      ['cucumber', 32, 10],
      ['lettuce', 4, 26, -20, 0.8],
    ])
  );
};

const marketHaul = (p) =>
  stage(p) +
  p.at(
    p.line('M0 60V-40', I.leafSoft, 13) +
      p.at(p.fill('M0 0C-30-22-30-50-20-66C-8-48-4-28 0 0C6-30 12-50 26-60C30-36 20-16 0 0Z', I.leaf), 0, -24),
    122,
    96,
    -8,
  ) +
  p.at(
    p.fill('M-17 70C-22 0-20-44 0-46S22 0 17 70Z', I.toast) +
      p.line('M-8-20l14 8M-9 0l16 9M-9 20l16 9', I.amberSoft, 4),
    196,
    84,
    12,
  ) +
  p.at(
    p.fill('M-12-18C-4-26 4-26 12-18L4 40H-4Z', I.orange) +
      p.line('M-7-8h8M-4 6h8', '#cf6a28', 2.4) +
      p.line('M0-22V-44M-2-22L-12-40M2-22L12-40', I.leaf, 4),
    158,
    78,
    4,
  ) +
  set(p, 'redLeaf', 146, 122, -130, 1.2) +
  p.blob(I.rose, 224, 116, 17, 16) +
  p.line('M130 130C132 60 188 60 190 130', '#c7a97a', 7) +
  p.fill('M88 116H232L222 202C221 208 217 212 210 212H110C103 212 99 208 98 202Z', '#f0dfc0') +
  p.fill('M88 116H232L230 128H90Z', '#dcc59c') +
  heart(p, 160, 168, 1.5, I.berry) +
  p.blob(I.rose, 252, 204, 15, 14) +
  p.line('M252 191l-4-5m4 5l5-4', I.leafDark, 3) +
  p.blob(I.lemon, 66, 206, 16, 12, -14);

const hydration = (p) =>
  p.at(glass(p, { light: '#bfdff0', deep: '#93c5e2', rim: 'lemon', ice: true, halo: I.paper }), -38, 4, 0, 0.98) +
  [70, 124, 178]
    .map((y, i) => (i === 2 ? drop(p, 262, y, 0.8, '#c7d6ea') : drop(p, 262, y, 0.8) + tick(p, 284, y + 16, 0.7)))
    .join('');

const breakfastIdeas = (p) =>
  main(p, { ware: 'mint', piece: 'omelette', sides: ['cherryTomato', 'spinach'], top: ['basil'], cutlery: true }) +
  p.blob(I.paper, 266, 56, 38, 37) +
  p.blob(I.berry, 266, 56, 32, 31) +
  p.blob('#7a4c3a', 266, 56, 26, 25) +
  p.line('M254 48q8-10 20-7', '#a57a64', 3.4) +
  p.line('M298 42q16 4 10 22q-4 8-12 8', I.paper, 7);

/**
 * Pictures of highlights about eating and drinking: file, what it shows, ground and hand.
 *
 * @type {import('../dishes/pen.mjs').Picture[]}
 */
export const FOOD_HIGHLIGHTS = [
  ['meal-prep-sunday', 'Four boxes of food for the week', I.lilac, mealPrep],
  ['market-haul', 'A bag full from the market', I.mint, marketHaul],
  ['hydration-challenge', 'A glass of water and three drops', I.sky, hydration],
  ['breakfast-ideas', 'An omelette and a coffee', I.sand, breakfastIdeas],
];
