import { INKS as I } from '../dishes/pen.mjs';
import { frontFigure } from './front.mjs';
import { along, direction, taper } from './geometry.mjs';
import { kitchen } from './kitchen.mjs';
import { reaching, turned } from './limbs.mjs';
import { poseAt, thereAndBack } from './motion.mjs';
import { mat, nearRoom, plant, room, shadow } from './room.mjs';
import { crossed, sitting } from './sitting.mjs';

/* Films of highlights. Each: seconds, and the picture at a moment from 0 to 1. */

/** Rings that widen as she breathes in. */
const rings = (breath) =>
  [0, 1, 2]
    .map((i) => `<circle cx="160" cy="136" r="${48 + i * 16 + breath * (10 + i * 8)}" fill="${I.teal}" opacity=".11"/>`)
    .join('');

const breathingMinute = {
  seconds: 4,
  at: (t) => {
    const breath = (1 - Math.cos(t * 2 * Math.PI)) / 2;
    return nearRoom(
      'mint',
      rings(breath) +
        mat(I.tealSoft, 78, 242) +
        shadow(160, 62) +
        frontFigure(sitting(breath * 3.4), { look: 'berry', skin: 'brown' }, { lap: crossed }),
    );
  },
};

const waving = (upper, lower, chest) => ({
  hip: [160, 140],
  chest,
  head: chest - 2,
  leftArm: reaching(140, 136),
  rightArm: turned(upper, lower),
});
const hello = [
  [0, waving(20, -62, -90)],
  [0.17, waving(14, -98, -88)],
  [0.34, waving(20, -58, -89)],
  [0.51, waving(14, -98, -88)],
  [0.68, waving(20, -58, -89)],
  [0.85, waving(16, -90, -90)],
  [1, waving(20, -62, -90)],
];

/**
 * Fingers and thumb of the hand that waves.
 *
 * @param {import('./limbs.mjs').Limb[]} arms
 * @param {import('./looks.mjs').Style} style
 */
const openHand = ([, [, elbow, hand]], { skin }) =>
  [-64, -16, 0, 16]
    .map((spread, i) => {
      const way = direction(elbow, hand) + spread;
      return taper(skin, along(hand, way, 3), 2.2, along(hand, way, i === 0 ? 9 : 12), 1.8);
    })
    .join('');

const shelf =
  `<path d="M28 76h84v6H28z" fill="${I.toast}"/><path d="M38 46h9v30h-9z" fill="${I.teal}"/><path d="M49 40h11v36H49z" fill="${I.berrySoft}"/><path d="M62 48h8v28h-8z" fill="${I.amber}"/>` +
  `<circle cx="92" cy="66" r="10" fill="${I.plumSoft}"/><path d="M92 58c-8-6-12-14-10-24 8 4 12 12 10 24c0-10 4-18 12-22 2 10-4 18-12 22" fill="${I.leaf}"/>`;

const coachHello = {
  seconds: 2.8,
  at: (t) =>
    room(
      'lilac',
      plant(286) +
        shelf +
        `<g transform="translate(-136 -14) scale(1.85)">${frontFigure(poseAt(hello, t), { look: 'amber', skin: 'light' }, { lap: () => '', hands: openHand })}</g>`,
    ),
};

const kitchenTour = {
  seconds: 4,
  at: (t) => kitchen(poseAt(thereAndBack([0], [240]), t)[0], t),
};

export const HIGHLIGHTS = {
  'highlights/breathing-minute': breathingMinute,
  'highlights/coach-hello': coachHello,
  'highlights/kitchen-tour': kitchenTour,
};
