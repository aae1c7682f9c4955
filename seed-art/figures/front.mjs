import { along, n, taper } from './geometry.mjs';
import { ARM, LEG, arm, leg, limb, shoeFront } from './limbs.mjs';
import { styleOf } from './looks.mjs';

/* A woman from the front. Left and right are those of the picture. */

/** Head with hair in a knot on top, drawn upright with the neck at the origin. */
const head = ({ skin, skinFar, hair }) =>
  taper(skinFar, [0, 4], 5.4, [0, -12], 5.2) +
  `<circle cy="-42" r="7.4" fill="${hair}"/><ellipse cy="-26" rx="14" ry="14.6" fill="${hair}"/>` +
  `<ellipse cy="-22.6" rx="11.4" ry="13" fill="${skin}"/>` +
  `<path d="M-12.4-21C-13-34-6-39 0-39C7-39 13-34 12.4-21C11-27 7-31 2-33C-2-29-9-27-12.4-21Z" fill="${hair}"/>` +
  `<g fill="none" stroke="#3a2430" stroke-width="1.5" stroke-linecap="round" opacity=".75"><path d="M-6.4-22q2-1.8 4 0M2.4-22q2-1.8 4 0M-3.6-15.4q3.6 3 7.2 0"/></g>`;

/** Shoulders, waist and hips around the middle of the hips, upright. */
const trunk = ({ top, legs, skinFar }) =>
  `<path d="M-14 2C-15-8-13-12-11.6-16H11.6C13-12 15-8 14 2C10 10-10 10-14 2Z" fill="${legs}"/>` +
  `<path d="M-13.4-8C-12-16-11-22-12-30C-13-38-16-44-17-50C-14-56-9-57-6-57C-4-50 4-50 6-57C9-57 14-56 17-50C16-44 13-38 12-30C11-22 12-16 13.4-8C8-4-8-4-13.4-8Z" fill="${top}"/>` +
  `<path d="M-6-57C-4-50 4-50 6-57Z" fill="${skinFar}"/>`;

const placed = (drawn, [x, y], turn) => `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${drawn}</g>`;

/**
 * The figure in a pose: where the hips are, the directions of chest and head, and the four limbs. Knees and elbows
 * bend outwards. `lap` draws other legs, as when she sits cross-legged; `hands` draws on top, from her arms.
 *
 * @param {Record<string, any>} pose
 * @param {import('./looks.mjs').Looks} looks
 * @param {{ lap?: (style: import('./looks.mjs').Style) => string,
 *   hands?: (arms: import('./limbs.mjs').Limb[], style: import('./looks.mjs').Style) => string }} [parts]
 */
export function frontFigure(pose, looks, { lap, hands } = {}) {
  const style = styleOf(looks);
  const { hip, chest } = pose;
  const neck = along(hip, chest, 55);
  const sides = [-1, 1];
  const arms = [pose.leftArm, pose.rightArm].map((turns, i) =>
    limb(along(along(hip, chest, 49), chest + 90, sides[i] * 14.5), turns, { ...ARM, side: -sides[i] }),
  );
  const legs = [pose.leftLeg, pose.rightLeg].map(
    (turns, i) => turns && limb(along(hip, chest + 90, sides[i] * 6), turns, { ...LEG, side: -sides[i] }),
  );
  return (
    placed(head(style), neck, pose.head + 90) +
    (lap?.(style) ?? legs.map((found) => shoeFront(found, style.shoe) + leg(found, style.legs, 9.4)).join('')) +
    placed(trunk(style), hip, chest + 90) +
    arms.map((found) => arm(found, style.skin)).join('') +
    (hands?.(arms, style) ?? '')
  );
}
