/**
 * Draws the seed receipts, 540 x 720, one for each of the users who joined last: `node seed-art/draw-receipts.mjs [FOLDER]`.
 * Two of them are written once more under another name: members who sent the same file.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helpOf } from '../scripts/help.mjs';
import { INKS, pen } from './dishes/pen.mjs';

helpOf(import.meta.filename);

const FOLDER = path.join(process.argv[2] ?? 'src/mirage/media', 'receipts');
const COUNT = 64;

/** The copy and the receipt that it has the bytes of. */
const SENT_TWICE = [
  ['transfer-6.svg', 'receipt-15.svg'],
  ['transfer-8.svg', 'receipt-11.svg'],
];

const GROUNDS = [INKS.blush, INKS.sky, INKS.mint, INKS.lilac, INKS.cream, INKS.sand];
const MARKS = [INKS.teal, INKS.plum, INKS.berry, INKS.leaf, INKS.amber];

const TICK = 'M168 104l8 8l16-17';
const BANK = 'M156 104l24-17l24 17zM161 110v17M174 110v17M186 110v17M199 110v17M155 132h50';
const CARD = 'M156 92h48v32h-48zM156 102h48';

/** @param {import('./dishes/pen.mjs').Pen} p */
function header(p, mark) {
  const shape = p.pick([TICK, BANK, CARD]);
  if (shape !== TICK) return p.line(shape, mark, 5);
  return p.blob(mark, 180, 104, 34, 34, 0, 0.05) + p.line(TICK, INKS.paper, 5);
}

/** Words, each a stroke: on the left what it is, on the right what it says. @param {import('./dishes/pen.mjs').Pen} p */
function rows(p) {
  return [222, 254, 286, 318]
    .map((y) => {
      const [what, says] = [34 + Math.round(p.rnd() * 30), 40 + Math.round(p.rnd() * 70)];
      return p.line(`M84 ${y}h${what}`, INKS.shade, 7) + p.line(`M${276 - says} ${y}h${says}`, INKS.slate, 7);
    })
    .join('');
}

function receipt(name) {
  const p = pen(name);
  const [ground, mark] = [p.pick(GROUNDS), p.pick(MARKS)];
  const sum = 70 + Math.round(p.rnd() * 60);
  const paper =
    p.fill('M68 54h240v380l-30-12l-30 12l-30-12l-30 12l-30-12l-30 12l-30-12l-30 12z', INKS.shade) +
    p.fill('M60 46h240v380l-30-12l-30 12l-30-12l-30 12l-30-12l-30 12l-30-12l-30 12z', INKS.paper);
  const total = p.line(`M${180 - sum / 2} 174h${sum}`, INKS.line, 13);
  const foot = p.line(`M84 366h${80 + Math.round(p.rnd() * 110)}`, mark, 10);
  const drawn = p.at(paper + header(p, mark) + total + rows(p) + foot, 0, 0, p.rnd() * 4 - 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="720" viewBox="0 0 360 480" role="img" aria-label="Payment receipt"><path d="M0 0h360v480H0z" fill="${ground}"/>${drawn}</svg>\n`;
}

mkdirSync(FOLDER, { recursive: true });
for (let number = 1; number <= COUNT; number += 1) {
  const name = `receipt-${number}`;
  writeFileSync(path.join(FOLDER, `${name}.svg`), receipt(name));
}
for (const [copy, original] of SENT_TWICE) copyFileSync(path.join(FOLDER, original), path.join(FOLDER, copy));
console.log(`${FOLDER}: ${COUNT} receipts, ${SENT_TWICE.length} of them twice`);
