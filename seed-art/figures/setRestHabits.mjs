import { INKS as I } from '../dishes/pen.mjs';
import { frontFigure } from './front.mjs';
import { crossed, sitting } from './sitting.mjs';
import { reaching } from './limbs.mjs';
import { sideFigure } from './side.mjs';
import { book, moon, phone, set, shade, stage, stars, sun } from './things.mjs';

const NIGHT = '#4a3a63';

const dailyWalk = (p) =>
  stage(p) +
  p.fill('M20 214C90 200 240 200 300 214L306 240H14Z', I.leafSoft) +
  set(p, 'mint', 40, 214, -70, 1.2) +
  set(p, 'mint', 44, 214, -110, 1.4) +
  set(p, 'mint', 284, 212, -60, 1.5) +
  set(p, 'mint', 280, 212, -104, 1.2) +
  p.fill(
    'M68 186C66 150 70 120 82 104C96 112 112 112 124 102C144 128 176 148 216 154C244 158 254 170 254 188Z',
    I.berry,
  ) +
  p.fill('M68 186C66 150 70 120 82 104C90 109 98 111 106 110C100 134 104 160 122 188Z', '#74204f') +
  p.fill('M196 150C202 164 202 176 198 188H254C254 170 244 158 216 154C208 153 202 152 196 150Z', I.berrySoft) +
  p.line('M134 122l16-12M150 134l14-14M168 143l11-15', I.paper, 5) +
  p.fill('M64 184H258C262 198 254 208 240 208H82C68 208 62 198 64 184Z', I.paper) +
  p.fill('M66 198H256C252 205 247 208 240 208H82C74 208 69 204 66 198Z', I.teal) +
  p.line('M112 166q28 10 62 6', I.blush, 4) +
  p.line('M20 128H52M12 152H46M28 176H50', I.teal, 5);

const sleepByTen = (p) =>
  p.blob(NIGHT, 160, 112, 112, 102, 0, 0.03) +
  moon(p, 214, 66, 1.1) +
  stars(p, [
    [110, 54],
    [150, 36, 0.7],
    [84, 92, 0.8],
    [256, 116, 0.7],
    [164, 76, 0.6],
  ]) +
  p.fill('M52 96C52 88 66 88 66 96V222H52Z', I.crust) +
  p.fill('M254 140C254 132 268 132 268 140V222H254Z', I.crust) +
  p.fill('M60 178H260V208H60Z', I.toast) +
  p.at(p.block(I.paper, 62, 34, 14), 98, 158, -6) +
  p.blob('#e9b594', 112, 146, 16, 15) +
  p.fill('M96 148C92 128 118 122 128 138C118 136 108 140 96 148Z', '#3a2430') +
  p.blob('#3a2430', 92, 140, 8) +
  p.line('M112 149q3 3 6 1', '#3a2430', 1.8) +
  p.fill('M118 182C122 152 150 146 190 150C226 154 250 160 256 182Z', I.berrySoft) +
  p.fill('M104 170C130 162 142 172 160 172H258V196H104Z', I.berry) +
  p.line('M126 184H246', I.berrySoft, 3, ' stroke-dasharray="1 9"');

const fold = {
  hip: [112, 184],
  chest: -28,
  head: 4,
  curve: 5,
  nearArm: reaching(210, 180),
  farArm: reaching(212, 176),
  nearLeg: reaching(204, 194),
  farLeg: reaching(206, 192),
  nearFoot: -78,
  farFoot: -78,
};

const eveningStretch = (p) =>
  p.blob(NIGHT, 160, 96, 96, 80, 0, 0.03) +
  moon(p, 196, 66) +
  stars(p, [
    [116, 66],
    [144, 40, 0.7],
    [234, 104, 0.8],
    [90, 106, 0.7],
  ]) +
  p.at(p.block(I.plumSoft, 216, 18, 8), 160, 210) +
  sideFigure(fold, { look: 'teal', skin: 'brown' }) +
  p.at(
    p.fill('M-12 0V-22H12V0Z', I.paper) +
      p.line('M0-22V-28', I.line, 2) +
      p.fill('M0-48C8-38 8-30 0-28C-8-30-8-38 0-48Z', I.amber),
    294,
    212,
  );

const screenFree = (p) =>
  stage(p) +
  phone(p, 222, 112, 16, moon(p, 0, -8, 0.8), '#39304a') +
  p.line('M186 190L262 38', I.rose, 10) +
  book(p, 112, 196, 0, I.teal, 128) +
  book(p, 116, 172, -2, I.amber, 110) +
  book(p, 108, 149, 3, I.berry, 98) +
  p.fill('M84 108H132L126 134C125 138 122 139 118 139H98C94 139 91 138 90 134Z', I.plumSoft) +
  p.line('M132 113q15-1 11 11q-4 8-13 7', I.plumSoft, 5) +
  p.line('M98 100q-6-8 0-16t0-16M116 100q-6-8 0-16t0-16', I.shade, 4.4);

const morningSunlight = (p) =>
  p.at(p.block(I.paper, 196, 172, 8), 160, 104) +
  p.at(p.block('#cfe3f4', 176, 152, 3), 160, 104) +
  sun(p, 160, 112, 36) +
  p.fill('M72 148C110 126 140 132 168 146C200 128 226 130 248 144V180H72Z', I.leafSoft) +
  p.fill('M72 164C120 152 200 152 248 164V180H72Z', I.leaf) +
  p.fill('M156 24H164V184H156ZM68 98H252V104H68Z', I.paper) +
  p.fill(
    'M44 10C84 20 96 60 66 128C60 150 60 172 64 190H36V10ZM276 10C236 20 224 60 254 128C260 150 260 172 256 190H284V10Z',
    I.berrySoft,
  ) +
  p.line('M52 16C62 60 48 110 48 186M268 16C258 60 272 110 272 186', I.berry, 2.2, ' opacity=".5"') +
  p.at(p.block(I.toast, 260, 12, 4), 160, 194) +
  p.fill('M196 162H232L226 190H202Z', I.teal) +
  [-60, -100, -140].map((turn) => set(p, 'basil', 214, 164, turn, 1.4)).join('');

const deepBreathing = (p) =>
  [100, 78, 56].map((r, i) => p.blob([I.mint, '#c8e6de', I.tealSoft][i], 160, 118, r, r, 0, 0.02)).join('') +
  shade(p, 160, 212, 70) +
  p.at(frontFigure(sitting(0), { look: 'amber', skin: 'light' }, { lap: crossed }), -16, -14, 0, 1.1) +
  p.line('M22 92H58C74 92 74 70 60 70C52 70 50 78 54 82M14 112H74M34 132H60', I.teal, 4.6) +
  p.line('M298 92H262C246 92 246 70 260 70C268 70 270 78 266 82M306 112H246M286 132H260', I.teal, 4.6);

/**
 * Pictures of habits of moving and resting: file, what it shows, ground and hand.
 *
 * @type {import('../dishes/pen.mjs').Picture[]}
 */
export const REST_HABITS = [
  ['daily-walk', 'A walking shoe', I.mint, dailyWalk],
  ['sleep-by-ten', 'A woman asleep below the moon', I.lilac, sleepByTen],
  ['evening-stretch', 'A woman stretching below the moon', I.lilac, eveningStretch],
  ['screen-free-hour', 'Books and tea instead of the telephone', I.sky, screenFree],
  ['morning-sunlight', 'The sun in a window', I.cream, morningSunlight],
  ['deep-breathing', 'A woman breathing deeply', I.blush, deepBreathing],
];
