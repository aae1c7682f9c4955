import { frontFigure } from './front.mjs';
import { reaching, turned } from './limbs.mjs';
import { eachSide, poseAt, swapped, thereAndBack } from './motion.mjs';
import { kettlebell, mat, plant, nearRoom, shadow } from './room.mjs';
import { sideFigure } from './side.mjs';
import { INKS as I } from '../dishes/pen.mjs';

/* Exercises on the mat, seen from the side. Each film: seconds, and the picture at a moment from 0 to 1. */

const onAllFours = {
  hip: [130, 152],
  chest: -11,
  head: 2,
  curve: 0,
  nearArm: turned(96, 88),
  farArm: turned(92, 84),
  nearLeg: turned(90, 180),
  farLeg: turned(87, 180),
  nearFoot: 180,
  farFoot: 180,
};

const bird = eachSide(
  onAllFours,
  { ...onAllFours, head: -4, farArm: turned(-8), nearLeg: turned(176, 174), nearFoot: 96 },
  { ...onAllFours, head: -4, nearArm: turned(-8), farLeg: turned(176, 174), farFoot: 96 },
);

const birdDog = {
  seconds: 4,
  at: (t) =>
    nearRoom(
      'mint',
      mat(I.tealSoft, 50, 266) + shadow(138, 72) + sideFigure(poseAt(bird, t), { look: 'berry', skin: 'brown' }),
    ),
};

const planted = { nearArm: reaching(180, 200), farArm: reaching(184, 199) };
const cat = { ...onAllFours, ...planted, hip: [123, 153], chest: -8, head: 62, curve: 13 };
const cow = { ...onAllFours, ...planted, hip: [121, 152], chest: -15, head: -42, curve: -9 };

const catCow = {
  seconds: 3.6,
  at: (t) =>
    nearRoom(
      'cream',
      plant(262) +
        mat('#e6c27c', 48, 246) +
        shadow(138, 70) +
        sideFigure(poseAt(thereAndBack(cow, cat), t), { look: 'teal', skin: 'light' }),
    ),
};

const onHerBack = {
  hip: [156, 188],
  chest: 180,
  head: 182,
  curve: 0,
  nearArm: reaching(162, 200, -1),
  farArm: reaching(160, 196, -1),
  nearLeg: reaching(208, 197),
  farLeg: reaching(212, 196),
  nearFoot: 0,
  farFoot: 0,
};
const bridge = thereAndBack(onHerBack, { ...onHerBack, hip: [147, 157], chest: 143 });

const gluteBridge = {
  seconds: 2.8,
  at: (t) =>
    nearRoom(
      'lilac',
      kettlebell(282) +
        mat(I.plumSoft, 46, 250) +
        shadow(150, 70) +
        sideFigure(poseAt(bridge, t), { look: 'amber', skin: 'deep' }),
    ),
};

const tableTop = {
  ...onHerBack,
  nearArm: turned(-88, -90),
  farArm: turned(-84, -86),
  nearLeg: turned(-84, 4),
  farLeg: turned(-80, 6),
  nearFoot: -82,
  farFoot: -82,
};
const reachedOut = {
  ...tableTop,
  farArm: turned(-158, -162),
  nearLeg: turned(-14, -10),
  nearFoot: -86,
};
const bug = eachSide(tableTop, reachedOut, swapped({ ...reachedOut, nearFoot: -82, farFoot: -86 }));

const deadBug = {
  seconds: 4,
  at: (t) =>
    nearRoom(
      'sky',
      mat('#8fa3d6', 40, 262) + shadow(140, 76) + sideFigure(poseAt(bug, t), { look: 'berry', skin: 'light' }),
    ),
};

const onOneHand = {
  hip: [163, 154],
  chest: 211,
  head: 206,
  leftArm: reaching(110, 201),
  rightArm: turned(-80, -86),
  leftLeg: reaching(246, 201),
  rightLeg: reaching(252, 194),
};
const lowered = { ...onOneHand, hip: [159, 166], chest: 224, head: 212, rightArm: turned(34, 42) };

const sidePlank = {
  seconds: 3.2,
  at: (t) =>
    nearRoom(
      'blush',
      plant(48, I.leafSoft) +
        mat(I.berrySoft, 70, 286) +
        shadow(172, 78) +
        frontFigure(poseAt(thereAndBack(lowered, onOneHand), t), { look: 'teal', skin: 'brown' }),
    ),
};

const seated = {
  hip: [112, 188],
  chest: -86,
  head: -90,
  curve: 0,
  nearArm: reaching(168, 158),
  farArm: reaching(170, 156),
  nearLeg: reaching(196, 194),
  farLeg: reaching(198, 192),
  nearFoot: -78,
  farFoot: -78,
};
const pulled = { ...seated, chest: -92, nearArm: reaching(126, 160), farArm: reaching(130, 157) };

/** The band goes from the hand around the foot and back. */
const band = ({ nearArm, farArm, nearLeg }) => {
  const [near, far, foot] = [nearArm[2], farArm[2], nearLeg[2]];
  return `<path d="M${near}L${foot[0] + 8} ${foot[1] - 8}L${far}" fill="none" stroke="${I.rose}" stroke-width="3.6" stroke-linejoin="round"/>`;
};

const bandRow = {
  seconds: 2.6,
  at: (t) =>
    nearRoom(
      'sand',
      plant(262) +
        mat('#dfb994', 62, 246) +
        shadow(146, 66) +
        sideFigure(poseAt(thereAndBack(seated, pulled), t), { look: 'teal', skin: 'deep' }, band),
    ),
};

export const FLOOR_WORK = {
  'exercises/glute-bridge': gluteBridge,
  'exercises/bird-dog': birdDog,
  'exercises/cat-cow': catCow,
  'exercises/dead-bug': deadBug,
  'exercises/side-plank': sidePlank,
  'exercises/band-row': bandRow,
};
