import { INKS as I } from '../dishes/pen.mjs';

/* Where the films take place, 320 x 240, the floor at FLOOR. */

const FLOOR = 206;

/** Colours by name: wall, round of light, floor. */
const ROOMS = {
  blush: [I.blush, '#fdf1f6', '#ebc6d8'],
  mint: [I.mint, '#eff9f5', '#b9dccf'],
  lilac: [I.lilac, '#f6f2fc', '#cfc4e6'],
  sky: [I.sky, '#eff3fc', '#bcc9e8'],
  sand: [I.sand, '#fdf5ee', '#e6cbb2'],
  cream: [I.cream, '#fffaf0', '#ecd7ae'],
};

/**
 * @param {keyof typeof ROOMS} name
 * @param {string} drawn
 */
export function room(name, drawn) {
  const [wall, light, floor] = ROOMS[name];
  return (
    `<path d="M0 0h320v240H0z" fill="${wall}"/><circle cx="160" cy="112" r="98" fill="${light}"/>` +
    `<path d="M0 194h320v46H0z" fill="${floor}"/>${drawn}`
  );
}

/** The same room from nearer, for what happens on the floor. */
export const nearRoom = (name, drawn) => room(name, `<g transform="translate(-28.8 -40) scale(1.18)">${drawn}</g>`);

/** A mat on the floor, seen a little from above. */
export const mat = (colour, from, to) =>
  `<path d="M${from + 10} ${FLOOR - 5}H${to - 10}L${to} ${FLOOR + 11}H${from}Z" fill="${colour}" stroke="${colour}" stroke-width="5" stroke-linejoin="round"/>` +
  `<path d="M${from} ${FLOOR + 12}H${to}" stroke="${I.line}" stroke-width="3" stroke-linecap="round" opacity=".18"/>`;

/** The shadow below her, so that she stands on something. */
export const shadow = (x, width) =>
  `<ellipse cx="${x}" cy="${FLOOR + 2}" rx="${width}" ry="5" fill="${I.line}" opacity=".16"/>`;

export const plant = (x, leaf = I.leaf) =>
  `<g transform="translate(${x} 196)"><path d="M0-18C-4-44-20-52-26-70C-8-66-2-50 0-30C2-56 12-70 26-80C28-60 14-44 2-18Z" fill="${leaf}"/>` +
  `<path d="M0-18C-14-26-24-28-34-42C-18-44-6-36 0-18C6-32 18-42 34-42C28-28 14-22 0-18Z" fill="${I.leafDark}"/>` +
  `<path d="M-16-20H16L12 8H-12Z" fill="${I.toast}"/><path d="M-18-24H18V-15H-18Z" fill="${I.crust}"/></g>`;

export const kettlebell = (x, colour = I.plum) =>
  `<g transform="translate(${x} ${FLOOR - 4})"><path d="M-8-16C-12-32 12-32 8-16" fill="none" stroke="${colour}" stroke-width="5"/><circle cy="-10" r="13" fill="${colour}"/><circle cx="-4" cy="-14" r="3.4" fill="#fff" opacity=".25"/></g>`;

/** A chair from the side, its back to the left, for a hand to rest on. */
export const chair = (x) =>
  `<g fill="none" stroke="${I.crust}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M${x} 112L${x + 6} 158L${x} ${FLOOR - 2}M${x + 46} 160L${x + 52} ${FLOOR - 2}"/></g>` +
  `<path d="M${x + 2} 152h50a5 5 0 0 1 0 11h-50z" fill="${I.toast}"/>`;

/** A wall that comes into the picture from the right. */
export const wallAt = (x, colour) =>
  `<path d="M${x} 0H320V240H${x + 12}L${x} 208Z" fill="${colour}"/><path d="M${x} 0V208L${x + 12} 240" fill="none" stroke="${I.line}" stroke-width="1.6" opacity=".2"/>`;
