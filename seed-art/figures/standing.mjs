import { frontFigure } from './front.mjs';
import { reaching, turned } from './limbs.mjs';
import { eachSide, poseAt, swapped, thereAndBack } from './motion.mjs';
import { chair, kettlebell, mat, plant, room, shadow, wallAt } from './room.mjs';
import { sideFigure } from './side.mjs';
import { INKS as I } from '../dishes/pen.mjs';

/* Exercises on the feet, seen from the side. Each film: seconds, and the picture at a moment from 0 to 1. */

const stand = (x) => ({
  hip: [x - 2, 110],
  chest: -89,
  head: -90,
  curve: 0,
  nearArm: turned(92, 84),
  farArm: turned(88, 78),
  nearLeg: reaching(x, 197),
  farLeg: reaching(x + 4, 196),
  nearFoot: 0,
  farFoot: 0,
});

const squat = thereAndBack(
  { ...stand(150), nearArm: turned(88, 80), farArm: turned(84, 74) },
  {
    ...stand(150),
    hip: [120, 159],
    chest: -57,
    head: -78,
    nearArm: turned(0, -6),
    farArm: turned(-3, -9),
  },
);

const bodyweightSquat = {
  seconds: 3,
  at: (t) =>
    room(
      'blush',
      plant(272) +
        mat(I.berrySoft, 64, 240) +
        shadow(150, 44) +
        sideFigure(poseAt(squat, t), { look: 'teal', skin: 'light' }),
    ),
};

const lunge = {
  ...stand(172),
  hip: [134, 152],
  chest: -89,
  nearArm: turned(112, 20),
  farArm: turned(60, -40),
  farLeg: reaching(86, 186),
  farFoot: 52,
};
const lift = {
  ...stand(172),
  hip: [158, 124],
  nearArm: turned(104, 60),
  farArm: turned(76, 30),
  farLeg: reaching(124, 180),
  farFoot: 30,
};
const lungeWay = [
  [0, stand(172)],
  [0.08, stand(172)],
  [0.24, lift],
  [0.44, lunge],
  [0.56, lunge],
  [0.76, lift],
  [0.94, stand(172)],
  [1, stand(172)],
];

const reverseLunge = {
  seconds: 3.2,
  at: (t) =>
    room(
      'sky',
      kettlebell(276, I.teal) +
        mat('#8fa3d6', 44, 244) +
        shadow(150, 56) +
        sideFigure(poseAt(lungeWay, t), { look: 'berry', skin: 'brown' }),
    ),
};

const lean = (hip, chest) => ({
  ...stand(114),
  hip,
  chest,
  head: chest - 4,
  nearArm: reaching(217, 78),
  farArm: reaching(217, 70),
  nearLeg: reaching(114, 197),
  farLeg: reaching(118, 197),
});

const wallPushUp = {
  seconds: 2.8,
  at: (t) =>
    room(
      'sand',
      plant(44, I.leafSoft) +
        wallAt(223, '#dfb994') +
        shadow(124, 40) +
        sideFigure(poseAt(thereAndBack(lean([139, 112], -73), lean([150, 116], -65)), t), {
          look: 'teal',
          skin: 'deep',
        }),
    ),
};

const tall = { ...stand(140), nearArm: reaching(186, 112), farArm: turned(86, 80) };
const onToes = {
  ...tall,
  hip: [146, 101],
  nearLeg: reaching(148.6, 188.2),
  farLeg: reaching(152.6, 187.2),
  nearFoot: 45,
  farFoot: 45,
};

const calfRaise = {
  seconds: 2.6,
  at: (t) =>
    room(
      'mint',
      mat(I.tealSoft, 66, 262) +
        shadow(154, 46) +
        chair(188) +
        sideFigure(poseAt(thereAndBack(tall, onToes), t), { look: 'amber', skin: 'brown' }),
    ),
};

const step = {
  ...stand(160),
  nearArm: turned(126, 40),
  farArm: turned(48, -62),
  nearLeg: reaching(184, 150),
  nearFoot: 8,
};
const march = eachSide(
  { ...stand(160), nearArm: turned(96, 30), farArm: turned(92, 26) },
  step,
  swapped({ ...step, farFoot: 0 }),
);

const standingMarch = {
  seconds: 3,
  at: (t) =>
    room(
      'lilac',
      plant(52) +
        mat(I.plumSoft, 78, 246) +
        shadow(162, 42) +
        sideFigure(poseAt(march, t), { look: 'berry', skin: 'light' }),
    ),
};

const RADIAN = Math.PI / 180;

/** Feet stay, the hips go round, the head leans against them. */
function circling(t) {
  const [x, y] = [Math.cos(t * 360 * RADIAN), Math.sin(t * 360 * RADIAN)];
  const hip = [160 + 13 * x, 109 + 3.4 * y];
  return {
    hip,
    chest: -90 - 9 * x,
    head: -90 - 4 * x,
    leftArm: reaching(hip[0] - 15, hip[1] - 8),
    rightArm: reaching(hip[0] + 15, hip[1] - 8),
    leftLeg: reaching(138, 194),
    rightLeg: reaching(182, 194),
  };
}

const hipCircles = {
  seconds: 2.4,
  at: (t) =>
    room(
      'cream',
      plant(54) + mat('#e6c27c', 80, 240) + shadow(160, 44) + frontFigure(circling(t), { look: 'teal', skin: 'deep' }),
    ),
};

export const STANDING = {
  'exercises/bodyweight-squat': bodyweightSquat,
  'exercises/reverse-lunge': reverseLunge,
  'exercises/wall-push-up': wallPushUp,
  'exercises/calf-raise': calfRaise,
  'exercises/standing-march': standingMarch,
  'exercises/hip-circles': hipCircles,
};
