import { along, direction, joint, taper } from './geometry.mjs';

/*
 * A limb is `turned` by the directions of its two halves, or `reaching` for a point, the knee or elbow finding its own
 * place. So no joint can come apart.
 */

/** @typedef {import('./geometry.mjs').Point} Point */
/** @typedef {[from: Point, middle: Point, end: Point]} Limb */
/** @typedef {{ turned: [number, number], reaching?: undefined, side?: undefined }} Turned */
/** @typedef {{ turned?: undefined, reaching: Point, side?: number }} Reaching */

export const LEG = { upper: 44, lower: 44, side: -1 };
export const ARM = { upper: 31, lower: 29, side: 1 };

/** @returns {Turned} */
export const turned = (upper, lower = upper) => ({ turned: [upper, lower] });

/**
 * `side` tells which way the joint bends, where it is not the usual one: 1 clockwise, -1 the other way.
 *
 * @param {number} x
 * @param {number} y
 * @param {1 | -1} [side]
 * @returns {Reaching}
 */
export const reaching = (x, y, side) => ({ reaching: [x, y], ...(side && { side }) });

/**
 * The three joints of a limb from where it begins.
 *
 * @param {Point} from
 * @param {Turned | Reaching} pose
 * @param {{ upper: number, lower: number, side: number }} usual
 * @returns {Limb}
 */
export function limb(from, pose, { upper, lower, side }) {
  const { turned: turns, reaching: end } = pose;
  const middle = turns ? along(from, turns[0], upper) : joint(from, end, upper, lower, pose.side ?? side);
  return [from, middle, along(middle, turns ? turns[1] : direction(middle, end), lower)];
}

/**
 * @param {Limb} joints
 * @param {string} skin
 */
export const arm = ([shoulder, elbow, hand], skin) =>
  taper(skin, shoulder, 7, elbow, 5.6) + taper(skin, elbow, 5.6, hand, 4.2) + taper(skin, hand, 5.4, hand, 5.4);

/**
 * Thigh and shin, thick at the hip.
 *
 * @param {Limb} joints
 * @param {string} colour
 */
export const leg = ([hip, knee, ankle], colour, thickness = 13) =>
  taper(colour, hip, thickness, knee, 8.6) + taper(colour, knee, 8.6, ankle, 5.4);

/**
 * A shoe from the side; `foot` is the direction of the toes.
 *
 * @param {Limb} joints
 * @param {number} foot
 * @param {string} colour
 */
export const shoe = ([, , ankle], foot, colour) => {
  const at = (x, y) => along(along(ankle, foot, x), foot + 90, y);
  return taper(colour, at(-2, 2), 6.4, at(15, 5.4), 3.4);
};

/**
 * A shoe from the front, seen along the shin.
 *
 * @param {Limb} joints
 * @param {string} colour
 */
export const shoeFront = ([, knee, ankle], colour) => {
  const down = direction(knee, ankle);
  return taper(colour, along(ankle, down, 1), 6, along(ankle, down, 6), 7);
};
