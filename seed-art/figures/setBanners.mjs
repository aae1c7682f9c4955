import { glass } from '../dishes/drinks.mjs';
import { INKS as I } from '../dishes/pen.mjs';
import { frontFigure } from './front.mjs';
import { reaching, turned } from './limbs.mjs';
import { kettlebell, plant } from './room.mjs';
import { sideFigure } from './side.mjs';
import { book, drop, heart, moon, rows, set, shade, stars, sun, tick } from './things.mjs';

/* Wide pictures, 480 x 160. What other pictures are made of is drawn for 240 px of height and scaled down here. */

/** A hill from the left edge to the right one, as high as the heights at its ends and in its middle. */
const hill = (p, colour, left, middle, right) =>
  p.fill(`M0 ${left}C120 ${middle} 320 ${middle} 480 ${right}V160H0Z`, colour);

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

const stroll = {
  hip: [0, 0],
  chest: -86,
  head: -88,
  curve: 0,
  nearArm: turned(122, 70),
  farArm: turned(56, 4),
  nearLeg: reaching(30, 84),
  farLeg: reaching(-32, 78),
  nearFoot: -8,
  farFoot: 40,
};

const tree = (p, x, y, scale) =>
  p.at(
    p.fill('M-5 0H5V-40H-5Z', I.crust) + p.blob(I.leaf, 0, -60, 26, 32, 0, 0.05) + p.line('M0-34V-66', I.leafDark, 2.4),
    x,
    y,
    0,
    scale,
  );

const morningWalk = (p) =>
  sun(p, 372, 56, 26, I.amberSoft) +
  hill(p, I.tealSoft, 92, 60, 96) +
  hill(p, I.leafSoft, 120, 100, 118) +
  hill(p, I.oat, 146, 132, 146) +
  tree(p, 60, 124, 0.9) +
  tree(p, 104, 128, 0.7) +
  tree(p, 440, 128, 1) +
  p.at(shade(p, 0, 90, 48) + sideFigure(stroll, { look: 'berry', skin: 'brown' }), 220, 80, 0, 0.8);

const sleepWeek = (p) =>
  moon(p, 366, 62, 1.3) +
  stars(p, [
    [60, 40],
    [132, 26, 0.7],
    [214, 46, 0.9],
    [292, 28, 0.7],
    [440, 34],
    [428, 92, 0.7],
    [98, 74, 0.6],
  ]) +
  hill(p, '#443a72', 118, 84, 122) +
  hill(p, '#372f60', 140, 128, 136) +
  p.at(p.block(I.plumSoft, 190, 34, 14), 176, 128) +
  p.at(p.block(I.paper, 70, 26, 12), 108, 112) +
  p.fill('M130 116C170 96 236 98 272 118V146H130Z', I.berrySoft) +
  p.line('M146 122C180 108 226 108 262 124', I.blush, 3) +
  p.at(p.blob('#3a2430', 0, 0, 15, 14) + p.blob('#e9b594', 5, 2, 11, 11), 116, 102);

const lunge = {
  hip: [134, 152],
  chest: -89,
  head: -90,
  curve: 0,
  nearArm: turned(112, 20),
  farArm: turned(60, -40),
  nearLeg: reaching(172, 197),
  farLeg: reaching(86, 186),
  nearFoot: 0,
  farFoot: 52,
};

const strengthAtHome = (p) =>
  p.blob(I.paper, 230, 76, 170, 68, 0, 0.03) +
  p.fill('M0 132H480V160H0Z', '#b9dccf') +
  p.fill('M128 136H352L364 148H116Z', I.berrySoft) +
  p.at(shade(p, 128, 208, 56) + sideFigure(lunge, { look: 'teal', skin: 'deep' }), 140, -13, 0, 0.75) +
  p.at(kettlebell(0, I.plum), 392, -24, 0, 0.8) +
  p.at(kettlebell(0, I.teal), 424, -18, 0, 0.8) +
  p.at(plant(0), 62, -20, 0, 0.8);

/** A woman to her hips; the picture's edge cuts off the rest. */
const member = (p, x, look, skin, leftArm, rightArm) =>
  p.at(
    frontFigure({ hip: [0, 66], chest: -90, head: -90, leftArm, rightArm }, { look, skin }, { lap: () => '' }),
    x,
    96,
  );

const hanging = turned(112, 82);
const hangingRight = turned(68, 98);

const ourCommunity = (p) =>
  p.blob(I.paper, 240, 96, 200, 78, 0, 0.03) +
  member(p, 104, 'teal', 'light', hanging, hangingRight) +
  member(p, 172, 'berry', 'deep', hanging, hangingRight) +
  member(p, 240, 'amber', 'brown', turned(-130, -70), turned(-50, -110)) +
  member(p, 308, 'berry', 'light', hanging, hangingRight) +
  member(p, 376, 'teal', 'brown', hanging, turned(-44, -84)) +
  heart(p, 204, 30, 1) +
  heart(p, 280, 24, 0.8, I.berrySoft) +
  heart(p, 340, 40, 0.7, I.amber);

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

/** Pictures of banners: file, what it shows, ground and hand. */
export const BANNERS = [
  ['season-plan', 'Three months with their days marked', I.blush, seasonPlan],
  ['spring-table', 'Vegetables, fruit and an egg', I.mint, springTable],
  ['seven-days-of-water', 'A glass of water and seven drops', I.sky, sevenDaysOfWater],
  ['morning-walk', 'A woman walking over hills at sunrise', I.cream, morningWalk],
  ['sleep-week', 'A woman asleep under moon and stars', '#574b8a', sleepWeek],
  ['strength-at-home', 'A woman in a lunge beside kettlebells', I.mint, strengthAtHome],
  ['our-community', 'Five women side by side', I.lilac, ourCommunity],
  ['supplement-guide', 'Bottles, capsules and books', I.sand, supplementGuide],
];
