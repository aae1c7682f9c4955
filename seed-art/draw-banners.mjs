/** Draws the seed pictures of banners, 480 x 160: `node seed-art/draw-banners.mjs [FOLDER]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helpOf } from '../scripts/help.mjs';
import { pen } from './dishes/pen.mjs';
import { BANNERS } from './figures/setBanners.mjs';
import { PEOPLE_BANNERS } from './figures/setPeopleBanners.mjs';

helpOf(import.meta.filename);

const FOLDER = path.join(process.argv[2] ?? 'src/mirage/media', 'banners');

const picture = (label, ground, drawn) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" role="img" aria-label="${label}"><path d="M0 0h480v160H0z" fill="${ground}"/>${drawn}</svg>\n`;

mkdirSync(FOLDER, { recursive: true });
for (const [name, label, ground, draw] of [...BANNERS, ...PEOPLE_BANNERS]) {
  const file = path.join(FOLDER, `${name}.svg`);
  const svg = picture(label, ground, draw(pen(name)));
  writeFileSync(file, svg);
  console.log(`${file}: ${svg.length} bytes`);
}
