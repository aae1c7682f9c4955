/**
 * Draws the example pictures of banners: `node scripts/draw-banners.mjs`. Run by hand; the pictures are committed. The
 * hand is that of draw-tracker.mjs. 480 x 160, 2 to 12 kB each, no text, and the same each time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pen } from './dishes/pen.mjs';
import { BANNERS } from './figures/setBanners.mjs';

const FOLDER = 'src/mirage/media/banners';

const picture = (label, ground, drawn) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" role="img" aria-label="${label}"><path d="M0 0h480v160H0z" fill="${ground}"/>${drawn}</svg>\n`;

mkdirSync(FOLDER, { recursive: true });
for (const [name, label, ground, draw] of BANNERS) {
  const file = path.join(FOLDER, `${name}.svg`);
  const svg = picture(label, ground, draw(pen(name)));
  writeFileSync(file, svg);
  console.log(`${file}: ${svg.length} bytes`);
}
