/* Points are [x, y] with y downwards; directions are degrees, 0 to the right, 90 down. */

const RADIAN = Math.PI / 180;

/** @typedef {[x: number, y: number]} Point */

/** @param {number} value */
export const n = (value) => +value.toFixed(1);

/**
 * The point `length` away from another one, in a direction.
 *
 * @param {Point} from
 * @param {number} direction
 * @param {number} length
 * @returns {Point}
 */
export const along = ([x, y], direction, length) => [
  x + Math.cos(direction * RADIAN) * length,
  y + Math.sin(direction * RADIAN) * length,
];

/**
 * @param {Point} from
 * @param {Point} to
 */
export const direction = (from, to) => Math.atan2(to[1] - from[1], to[0] - from[0]) / RADIAN;

/**
 * @param {Point} from
 * @param {Point} to
 */
const distance = (from, to) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/**
 * Where the knee or elbow lies between hip and foot: `side` 1 bends clockwise, -1 the other way.
 *
 * @param {Point} from
 * @param {Point} to
 * @param {number} upper
 * @param {number} lower
 * @param {number} side
 */
export function joint(from, to, upper, lower, side) {
  const d = Math.min(distance(from, to), upper + lower - 0.01);
  const angle = Math.acos((upper ** 2 + d ** 2 - lower ** 2) / (2 * upper * d)) / RADIAN;
  return along(from, direction(from, to) + side * angle, upper);
}

const round = (colour, [x, y], r) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}"/>`;

/**
 * Two rounds and all that lies between them: a limb that gets thinner.
 *
 * @param {string} colour
 * @param {Point} a
 * @param {number} ra
 * @param {Point} b
 * @param {number} rb
 */
export function taper(colour, a, ra, b, rb) {
  const d = distance(a, b);
  if (d <= Math.abs(ra - rb)) return round(colour, ra > rb ? a : b, Math.max(ra, rb));
  const turn = Math.acos((ra - rb) / d) / RADIAN;
  const to = direction(a, b);
  const corners = [along(a, to - turn, ra), along(b, to - turn, rb), along(b, to + turn, rb), along(a, to + turn, ra)];
  const [p, q, r, s] = corners.map(([x, y]) => `${n(x)} ${n(y)}`);
  const [moreThanHalfA, moreThanHalfB] = turn > 90 ? [0, 1] : [1, 0];
  const around = `L${q}A${n(rb)} ${n(rb)} 0 ${moreThanHalfB} 1 ${r}L${s}A${n(ra)} ${n(ra)} 0 ${moreThanHalfA} 1 ${p}Z`;
  return `<path d="M${p}${around}" fill="${colour}"/>`;
}
