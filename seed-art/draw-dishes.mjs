/** Draws the seed pictures of recipes and diet plans, 320 x 240: `node seed-art/draw-dishes.mjs [FOLDER]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helpOf } from '../scripts/help.mjs';
import { pen } from './dishes/pen.mjs';
import { BETWEEN } from './dishes/setBetween.mjs';
import { DRINKS } from './dishes/setDrinks.mjs';
import { EVENING } from './dishes/setEvening.mjs';
import { MIDDAY } from './dishes/setMidday.mjs';
import { MORNING } from './dishes/setMorning.mjs';
import { SOUPS } from './dishes/setSoups.mjs';

helpOf(import.meta.filename);

const FOLDER = path.join(process.argv[2] ?? 'src/mirage/media', 'dishes');

const fileOf = (title) => `${title.toLowerCase().replace(/[^a-z]+/g, '-')}.svg`;

const picture = (title, ground, drawn) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img" aria-label="${title}"><path d="M0 0h320v240H0z" fill="${ground}"/>${drawn}</svg>\n`;

mkdirSync(FOLDER, { recursive: true });
const dishes = [MORNING, MIDDAY, SOUPS, EVENING, BETWEEN, DRINKS].flat();
const sizes = dishes.map(([title, ground, family, look]) => {
  const svg = picture(title, ground, family(pen(title), /** @type {never} */ (look)));
  writeFileSync(path.join(FOLDER, fileOf(title)), svg);
  return svg.length;
});
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${dishes.length} pictures, ${Math.min(...sizes)} to ${Math.max(...sizes)} bytes, ${total} in total`);
