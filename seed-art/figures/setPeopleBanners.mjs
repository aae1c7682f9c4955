import { INKS as I } from '../dishes/pen.mjs';
import { frontFigure } from './front.mjs';
import { reaching, turned } from './limbs.mjs';
import { kettlebell, plant } from './room.mjs';
import { sideFigure } from './side.mjs';
import { heart, moon, shade, stars, sun } from './things.mjs';

/* Wide pictures with people, 480 x 160, of parts that are drawn for 240 px of height and scaled down. */

/** A hill from the left edge to the right one, as high as the heights at its ends and in its middle. */
const hill = (p, colour, left, middle, right) =>
  p.fill(`M0 ${left}C120 ${middle} 320 ${middle} 480 ${right}V160H0Z`, colour);

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

/**
 * Pictures of banners with people: file, what it shows, ground and hand.
 *
 * @type {import('../dishes/pen.mjs').Picture[]}
 */
export const PEOPLE_BANNERS = [
  ['morning-walk', 'A woman walking over hills at sunrise', I.cream, morningWalk],
  ['sleep-week', 'A woman asleep under moon and stars', '#574b8a', sleepWeek],
  ['strength-at-home', 'A woman in a lunge beside kettlebells', I.mint, strengthAtHome],
  ['our-community', 'Five women side by side', I.lilac, ourCommunity],
];
