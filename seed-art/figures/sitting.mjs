import { taper } from './geometry.mjs';
import { reaching } from './limbs.mjs';

/* A woman who sits cross-legged, from the front. */

/** Legs crossed on the mat, knees out. */
export const crossed = ({ legs, legsFar, shoe }) =>
  taper(shoe, [140, 203], 5.4, [126, 204], 4) +
  taper(legsFar, [166, 186], 12, [210, 196], 9) +
  taper(legsFar, [210, 196], 9, [150, 202], 6) +
  taper(shoe, [182, 203], 5.4, [196, 204], 4) +
  taper(legs, [154, 186], 12, [110, 196], 9) +
  taper(legs, [110, 196], 9, [170, 202], 6);

/** Her hands on her knees, her chest lifted a little by a breath. */
export const sitting = (lift) => ({
  hip: [160, 184 - lift],
  chest: -90,
  head: -90,
  leftArm: reaching(116, 186),
  rightArm: reaching(204, 186),
});
