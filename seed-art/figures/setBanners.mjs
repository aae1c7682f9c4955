import { glass } from '../dishes/drinks.mjs';
import { INKS as I } from '../dishes/pen.mjs';
import { book, drop, heart, rows, set, tick } from './things.mjs';

/* Wide pictures, 480 x 160. What other pictures are made of is drawn for 240 px of height and scaled down here. */

const petals = (p, x, y, scale) =>
  p.at(
    [0, 72, 144, 216, 288].map((turn) => p.at(p.blob(I.berrySoft, 0, -15, 11, 14), 0, 0, turn)).join('') +
      p.blob(I.amber, 0, 0, 9),
    x,
    y,
    0,
    scale,
  );

/** A month on a sheet: the days that went by in the colour, the others pale. */
const month = (p, colour, done) => {
  const days = Array.from({ length: 20 }, (_, i) => `M${(i % 5) * 13 - 26} ${Math.floor(i / 5) * 13 - 10}h0`);
  return (
    p.at(p.block('#dcbfcd', 92, 96, 9), 4, 5) +
    p.block(I.white, 92, 96, 9) +
    p.at(p.block(colour, 92, 22, 6), 0, -37) +
    p.line(days.join(''), I.rim, 9) +
    p.line(days.slice(0, done).join(''), colour, 9)
  );
};

const seasonPlan = (p) =>
  p.blob(I.paper, 250, 84, 190, 70, 0, 0.03) +
  p.at(month(p, I.rose, 7), 128, 84, -5) +
  p.at(month(p, I.amber, 13), 244, 80, 2) +
  p.at(month(p, I.teal, 20), 360, 84, -2) +
  tick(p, 402, 124, 1.1) +
  petals(p, 46, 120, 1.2) +
  petals(p, 446, 40, 0.8);

/** @type {[name: string, x: number, y: number, turn: number, scale: number][]} */
const TABLE = [
  ['avocadoHalf', 44, 92, 20, 1.7],
  ['eggHalf', 104, 60, -10, 1.5],
  ['cherryTomato', 98, 118, 0, 1.6],
  ['lettuce', 158, 98, 40, 1.9],
  ['orange', 208, 54, 0, 1.6],
  ['mushroom', 222, 118, 10, 1.8],
  ['strawberry', 270, 84, -16, 2],
  ['cucumber', 318, 48, 0, 1.8],
  ['broccoli', 330, 112, 0, 1.8],
  ['lemon', 386, 78, 0, 1.6],
  ['radish', 428, 118, 0, 1.8],
  ['kiwi', 440, 50, 0, 1.6],
];

const springTable = (p) =>
  p.blob(I.paper, 240, 82, 226, 66, 0, 0.03) +
  TABLE.map(([name, x, y, turn, scale]) => set(p, name, x, y, turn, scale)).join('') +
  set(p, 'mint', 66, 40, 30, 1.4) +
  set(p, 'basil', 276, 130, 200, 1.4) +
  set(p, 'mint', 372, 128, 100, 1.4);

const DAYS = 7;

const sevenDaysOfWater = (p) =>
  p.at(glass(p, { light: '#bfdff0', deep: '#8cc0df', ice: true, halo: I.paper }), 4, -4, 0, 0.7) +
  Array.from({ length: DAYS }, (_, i) =>
    drop(p, 230 + i * 36, 80 + (i % 2 ? 14 : -10), 1, i < DAYS - 2 ? '#6fb3d6' : '#c3d9ea'),
  ).join('') +
  p.line('M222 134H454', I.white, 5);

const bottle = (p, x, colour, cap) =>
  p.at(
    p.at(p.block(colour, 52, 76, 11), 0, 16) +
      p.at(p.block(I.paper, 52, 34, 0), 0, 20) +
      p.at(p.block(I.paper, 38, 10, 2), 0, -26) +
      p.at(p.block(cap, 46, 20, 4), 0, -38) +
      p.fill('M0 8C-9 16-9 26 0 32C9 26 9 16 0 8Z', I.leaf),
    x,
    80,
  );

const capsule = (p, x, y, turn, colour) =>
  p.at(p.block(I.paper, 36, 16, 8) + p.fill('M0-8H10A8 8 0 0 1 10 8H0Z', colour), x, y, turn);

const supplementGuide = (p) =>
  p.blob(I.paper, 240, 80, 200, 70, 0, 0.03) +
  p.fill('M0 134H480V160H0Z', I.oat) +
  bottle(p, 96, I.amber, I.plum) +
  bottle(p, 160, I.teal, I.slate) +
  bottle(p, 224, I.rose, I.plum) +
  capsule(p, 282, 128, -12, I.teal) +
  capsule(p, 318, 130, 20, I.rose) +
  book(p, 398, 122, 0, I.berry, 110) +
  book(p, 392, 100, -2, I.teal, 98) +
  p.at(p.block(I.white, 70, 74, 6) + p.at(rows(p, [42, 30, 42], I.shade, 16), -20, -18), 392, 48, 4) +
  heart(p, 398, 24, 0.6);

/**
 * Pictures of banners: file, what it shows, ground and hand.
 *
 * @type {import('../dishes/pen.mjs').Picture[]}
 */
export const BANNERS = [
  ['season-plan', 'Three months with their days marked', I.blush, seasonPlan],
  ['spring-table', 'Vegetables, fruit and an egg', I.mint, springTable],
  ['seven-days-of-water', 'A glass of water and seven drops', I.sky, sevenDaysOfWater],
  ['supplement-guide', 'Bottles, capsules and books', I.sand, supplementGuide],
];
