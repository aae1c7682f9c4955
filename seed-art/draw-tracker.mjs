/** Draws the seed pictures of highlights and habits, 320 x 240: `node seed-art/draw-tracker.mjs [FOLDER]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helpOf } from '../scripts/help.mjs';
import { pen } from './dishes/pen.mjs';
import { FOOD_HABITS } from './figures/setFoodHabits.mjs';
import { FOOD_HIGHLIGHTS } from './figures/setFoodHighlights.mjs';
import { REST_HABITS } from './figures/setRestHabits.mjs';
import { TEAM_HIGHLIGHTS } from './figures/setTeamHighlights.mjs';

helpOf(import.meta.filename);

const FOLDER = process.argv[2] ?? 'src/mirage/media';
const PICTURES = { highlights: [...FOOD_HIGHLIGHTS, ...TEAM_HIGHLIGHTS], habits: [...FOOD_HABITS, ...REST_HABITS] };

const picture = (label, ground, drawn) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img" aria-label="${label}"><path d="M0 0h320v240H0z" fill="${ground}"/>${drawn}</svg>\n`;

for (const [folder, pictures] of Object.entries(PICTURES)) {
  mkdirSync(path.join(FOLDER, folder), { recursive: true });
  for (const [name, label, ground, draw] of pictures) {
    const file = path.join(FOLDER, folder, `${name}.svg`);
    const svg = picture(label, ground, draw(pen(name)));
    writeFileSync(file, svg);
    console.log(`${file}: ${svg.length} bytes`);
  }
}
