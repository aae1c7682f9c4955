import { INKS as I } from '../dishes/pen.mjs';
import { frontFigure } from './front.mjs';
import { reaching, turned } from './limbs.mjs';
import { sideFigure } from './side.mjs';
import { heart, rows, set, shade, stage, stars, sun, tick } from './things.mjs';

const memberWins = (p) => {
  const handle = (side) =>
    p.line(`M${160 + side * 40} 66C${160 + side * 82} 60 ${160 + side * 80} 116 ${160 + side * 32} 122`, I.amber, 9);
  const paper = [I.berry, I.teal, I.rose, I.plumSoft, I.leafSoft].map((colour) =>
    p.ticks(4, 160, 84, 126, 7, colour, 5),
  );
  return (
    stage(p) +
    paper.join('') +
    handle(-1) +
    handle(1) +
    p.fill('M150 140H170V178H150Z', '#c58526') +
    p.fill('M114 46H206C206 108 192 148 160 148S114 108 114 46Z', I.amber) +
    p.fill('M114 46H140C140 100 146 136 160 148C128 148 114 108 114 46Z', '#e8b356') +
    p.at(p.block('#c58526', 104, 12, 5), 160, 48) +
    p.at(p.block(I.plum, 84, 30, 5), 160, 194) +
    p.at(p.block('#c58526', 56, 10, 4), 160, 178) +
    heart(p, 160, 92, 1.5, I.berry)
  );
};

const stroll = {
  hip: [148, 120],
  chest: -86,
  head: -88,
  curve: 0,
  nearArm: turned(122, 70),
  farArm: turned(56, 4),
  nearLeg: reaching(178, 204),
  farLeg: reaching(116, 198),
  nearFoot: -8,
  farFoot: 40,
};

const morningWalk = (p) =>
  sun(p, 246, 66, 30, I.amberSoft) +
  p.fill('M0 150C60 104 120 108 176 142C220 116 276 112 320 136V240H0Z', I.tealSoft) +
  p.fill('M0 186C80 160 200 156 320 184V240H0Z', I.leafSoft) +
  p.fill('M0 214C100 200 220 200 320 214V240H0Z', I.oat) +
  p.at(
    p.fill('M-5 0H5V-40H-5Z', I.crust) +
      p.blob(I.leaf, 0, -66, 30, 36, 0, 0.05) +
      p.line('M0-34V-74M0-54l11-10M0-46l-10-9', I.leafDark, 2.4),
    46,
    190,
  ) +
  shade(p, 150, 216, 56) +
  sideFigure(stroll, { look: 'berry', skin: 'brown' });

const coachNotes = (p) =>
  p.blob(I.paper, 160, 120, 108, 100, 0, 0.03) +
  p.at(p.block('#cbbfce', 140, 172, 10), 152, 126, -5) +
  p.at(p.block(I.berry, 140, 172, 10) + p.at(p.block(I.white, 120, 158, 5), 5, 0), 146, 119, -5) +
  p.at(p.line(Array.from({ length: 8 }, (_, i) => `M-76 ${i * 20 - 70}h16`).join(''), I.slate, 5), 146, 119, -5) +
  p.at(
    p.at(rows(p, [54, 66, 42], I.shade, 18), -20, -48) + p.at(rows(p, [66, 50], I.shade, 18), -20, 30),
    146,
    119,
    -5,
  ) +
  heart(p, 112, 74, 0.8) +
  tick(p, 119, 152, 0.8) +
  set(p, 'mint', 190, 176, -60, 1.4) +
  p.at(
    p.fill('M-7-62H7V44H-7Z', I.teal) +
      p.fill('M-7 44H7L0 64Z', I.amberSoft) +
      p.fill('M-3 56H3L0 64Z', I.line) +
      p.fill('M-7-62H7V-50H-7Z', I.rose) +
      p.line('M-2-44V38', I.white, 2, ' opacity=".5"'),
    240,
    128,
    24,
  );

const bend = {
  hip: [160, 114],
  chest: -64,
  head: -50,
  leftArm: turned(-52, -12),
  rightArm: reaching(196, 112),
  leftLeg: reaching(132, 196),
  rightLeg: reaching(188, 196),
};

const stretchBreak = (p) =>
  p.blob(I.paper, 160, 116, 106, 100, 0, 0.03) +
  p.at(p.block(I.tealSoft, 150, 18, 8), 178, 212) +
  p.at(p.block(I.slate, 74, 50, 5) + p.block('#8fc7be', 64, 40, 3), 58, 146) +
  p.fill('M16 172H104V180H16Z', I.toast) +
  p.line('M26 180V220M94 180V220', I.crust, 6) +
  p.at(p.block(I.plum, 34, 8, 3), 58, 173) +
  shade(p, 160, 208, 52) +
  frontFigure(bend, { look: 'teal', skin: 'deep' }) +
  p.line('M232 66C252 84 258 108 252 132M252 132l-9-10M252 132l11-8', I.berry, 4.4);

/** Four weeks of dots: the first days, the middle ones, and the rest. */
const weeks = (p) => {
  const days = Array.from({ length: 28 }, (_, i) => `M${100 + (i % 7) * 20} ${106 + Math.floor(i / 7) * 24}h0`);
  const marked = (from, to, colour) => p.line(days.slice(from, to).join(''), colour, 14);
  return marked(0, 28, I.rim) + marked(0, 5, I.rose) + marked(12, 16, I.teal);
};

const cycleDiary = (p) =>
  p.blob(I.paper, 160, 120, 112, 100, 0, 0.03) +
  p.at(p.block('#dcbfcd', 176, 158, 14), 165, 133) +
  p.at(p.block(I.white, 176, 158, 14), 160, 126) +
  p.fill('M72 84V61C72 53 78 47 86 47H234C242 47 248 53 248 61V84Z', I.berry) +
  p.line('M112 36V58M208 36V58', I.slate, 8) +
  heart(p, 160, 66, 0.8, I.blush) +
  weeks(p) +
  [0, 72, 144, 216, 288].map((turn) => p.at(p.blob(I.berrySoft, 0, -15, 11, 14), 252, 190, turn)).join('') +
  p.blob(I.amber, 252, 190, 9) +
  set(p, 'mint', 228, 208, 160, 1.3);

const standing = (x, hip, left, right) => ({
  hip: [x, hip],
  chest: -90,
  head: -90,
  leftArm: left,
  rightArm: right,
  leftLeg: reaching(x - 8, hip + 86),
  rightLeg: reaching(x + 8, hip + 86),
});

const teamPhoto = (p) =>
  p.at(p.block('#cbbfd8', 236, 196, 6), 166, 128, -3) +
  p.at(
    p.block(I.paper, 236, 196, 6) +
      '<clipPath id="photo"><path d="M-106-87H106V61H-106Z"/></clipPath><g clip-path="url(#photo)">' +
      p.at(p.block(I.tealSoft, 214, 150, 0), 0, -13) +
      p.fill('M-120 34C-60 8 60 8 120 34V80H-120Z', I.leafSoft) +
      frontFigure(standing(-60, 46, turned(104, 84), turned(-46, -84)), { look: 'amber', skin: 'deep' }) +
      frontFigure(standing(62, 46, turned(-128, -100), turned(76, 98)), { look: 'teal', skin: 'light' }) +
      frontFigure(standing(1, 40, turned(116, 52), turned(64, 128)), { look: 'berry', skin: 'brown' }) +
      `</g>${heart(p, 0, 78, 0.9)}` +
      stars(
        p,
        [
          [-34, 78, 0.8],
          [34, 78, 0.8],
        ],
        I.amber,
      ),
    160,
    120,
    -3,
  );

/**
 * Pictures of highlights about members and coaches: file, what it shows, ground and hand.
 *
 * @type {import('../dishes/pen.mjs').Picture[]}
 */
export const TEAM_HIGHLIGHTS = [
  ['member-wins', 'A cup for what members have reached', I.blush, memberWins],
  ['morning-walk', 'A woman walking at sunrise', I.sky, morningWalk],
  ['coach-notes', 'A notebook and a pencil', I.cream, coachNotes],
  ['stretch-break', 'A woman stretching beside her desk', I.blush, stretchBreak],
  ['cycle-diary', 'A calendar with marked days and a flower', I.blush, cycleDiary],
  ['team-photo', 'A photograph of three coaches', I.lilac, teamPhoto],
];
