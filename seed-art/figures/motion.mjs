/* Films are keyframes: [when, pose], `when` from 0 to 1, the last pose equal to the first. */

const eased = (t) => t * t * (3 - 2 * t);

/** Between two poses of the same shape: numbers are blended wherever they lie. */
function blend(a, b, t) {
  if (typeof a === 'number') return a + (b - a) * t;
  if (Array.isArray(a)) return a.map((value, i) => blend(value, b[i], t));
  return Object.fromEntries(Object.keys(a).map((key) => [key, blend(a[key], b[key], t)]));
}

/** The pose at a moment of a film, easing in and out of each keyframe. */
export function poseAt(keys, moment) {
  const next = keys.findIndex(([when]) => when > moment);
  const [[from, a], [to, b]] = [keys[next - 1], keys[next]];
  return blend(a, b, eased((moment - from) / (to - from)));
}

/** From one pose to another, held a little, and back. */
export const thereAndBack = (a, b) => [
  [0, a],
  [0.42, b],
  [0.55, b],
  [0.95, a],
  [1, a],
];

/** From a pose to one side, back, to the other side, and back. */
export const eachSide = (a, b, c) => [
  [0, a],
  [0.2, b],
  [0.29, b],
  [0.48, a],
  [0.52, a],
  [0.7, c],
  [0.79, c],
  [0.98, a],
  [1, a],
];

/** The same pose with near and far limbs exchanged. */
export const swapped = ({ nearArm, farArm, nearLeg, farLeg, ...pose }) => ({
  ...pose,
  nearArm: farArm,
  farArm: nearArm,
  nearLeg: farLeg,
  farLeg: nearLeg,
});
