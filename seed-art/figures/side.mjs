import { along, n, taper } from './geometry.mjs';
import { ARM, LEG, arm, leg, limb, shoe } from './limbs.mjs';
import { styleOf } from './looks.mjs';

/* A woman from the side, looking right when she stands. */

const CHEST = 52;

/** How far along the spine, and how thick she is there. */
const TRUNK = [
  [0, 14.5],
  [0.25, 13.4],
  [0.5, 11.4],
  [0.8, 12.6],
  [0.98, 9.6],
];

/**
 * Hips to shoulders along a bent line: the hips in the colour of the legs, the rest in that of the top.
 *
 * @param {Record<string, any>} pose
 * @param {import('./geometry.mjs').Point} shoulder
 * @param {import('./looks.mjs').Style} style
 */
function trunk({ hip, chest, curve }, shoulder, { top, legs }) {
  const bent = along(along(hip, chest, CHEST / 2), chest - 90, curve * 2);
  const at = (t) =>
    /** @type {[number, number]} */ (
      [0, 1].map((i) => hip[i] * (1 - t) ** 2 + bent[i] * 2 * t * (1 - t) + shoulder[i] * t ** 2)
    );
  return TRUNK.slice(1)
    .map(([t, r], i) => taper(i === 0 ? legs : top, at(TRUNK[i][0]), TRUNK[i][1], at(t), r))
    .join('');
}

/** Head with hair in a knot, drawn upright with the neck at the origin and turned as a whole. */
const head = (shoulder, direction, { skin, skinFar, hair }) =>
  `<g transform="translate(${shoulder.map(n).join(' ')}) rotate(${n(direction + 90)}) scale(1.08)">` +
  taper(skinFar, [0, 2], 5.4, [2, -14], 5) +
  `<circle cx="-12" cy="-33" r="7.4" fill="${hair}"/>` +
  `<ellipse cx="3" cy="-24" rx="11.6" ry="13" fill="${skin}"/><path d="M14-25l3 4.4-3.4 1.2z" fill="${skin}"/>` +
  `<path d="M11-34C7-42-8-42-11-30C-13-21-9-14-5-13C-2-17-1-20-2-24C3-26 8-29 11-34Z" fill="${hair}"/>` +
  `<circle cx="-1" cy="-21" r="2.3" fill="${skinFar}"/></g>`;

/**
 * The figure in a pose: where the hips are, the directions of chest, head and toes, how far the back is rounded
 * (`curve`), and the four limbs. What she holds is drawn by `held` from her joints, below the near arm.
 *
 * @param {Record<string, any>} pose
 * @param {import('./looks.mjs').Looks} looks
 * @param {(limbs: Record<'nearArm' | 'farArm' | 'nearLeg', import('./limbs.mjs').Limb>) => string} [held]
 */
export function sideFigure(pose, looks, held = () => '') {
  const style = styleOf(looks);
  const shoulder = along(pose.hip, pose.chest, CHEST);
  const [nearArm, farArm] = [pose.nearArm, pose.farArm].map((turns) => limb(shoulder, turns, ARM));
  const [nearLeg, farLeg] = [pose.nearLeg, pose.farLeg].map((turns) => limb(pose.hip, turns, LEG));
  return (
    arm(farArm, style.skinFar) +
    shoe(farLeg, pose.farFoot, style.shoe) +
    leg(farLeg, style.legsFar) +
    head(shoulder, pose.head, style) +
    shoe(nearLeg, pose.nearFoot, style.shoe) +
    leg(nearLeg, style.legs) +
    trunk(pose, shoulder, style) +
    held({ nearArm, farArm, nearLeg }) +
    arm(nearArm, style.skin)
  );
}
