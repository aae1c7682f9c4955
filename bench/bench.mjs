/*
 * `npm run bench`: how big the build is; how fast first visits and changes of section are,
 * compared with a bare page;
 * how fast the Users list is with 100,000 users, compared with a hand-written page, and conditions on it;
 * how fast Recipes and Diet plans are with 10,000 of each, and the content checks of the recipes, the Tracker with 2,000 cards
 * and the Exercises Table with 10,000 rows, the board of a week, Community with 2,000 posts, the answer desk over 20 groups, a
 * folder of 75,000 users, how many keys five jobs take, and 50 rounds through all sections.
 * A report, not a test: it names missed targets, and fails only if it could not measure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { launch } from './browser.mjs';
import { measureBoard } from './board.mjs';
import { measureChanges } from './changes.mjs';
import { measureChecks } from './checks.mjs';
import { measureConditions } from './conditions.mjs';
import { measureCommunity } from './community.mjs';
import { measureDecoding } from './decoding.mjs';
import { measureDesk } from './desk.mjs';
import { measureDevTools } from './devTools.mjs';
import { measureFitness } from './fitness.mjs';
import { measureKeys } from './keys.mjs';
import { measureNotifications } from './notifications.mjs';
import { measureNutrition } from './nutrition.mjs';
import { readOptions } from './options.mjs';
import { toMarkdown, write } from './report.mjs';
import { measureRounds } from './rounds.mjs';
import { measureSize } from './size.mjs';
import { measureUsers } from './users.mjs';
import { measureVisits } from './visits.mjs';

const SECTIONS = {
  size: measureSize,
  visits: measureVisits,
  changes: measureChanges,
  users: measureUsers,
  conditions: measureConditions,
  nutrition: measureNutrition,
  checks: measureChecks,
  fitness: measureFitness,
  board: measureBoard,
  community: measureCommunity,
  desk: measureDesk,
  notifications: measureNotifications,
  keys: measureKeys,
  rounds: measureRounds,
  devtools: measureDevTools,
  decoding: measureDecoding,
};

const log = (line) => console.error(line);

const { runs, build, dist, sections } = readOptions();

if (build || !existsSync(path.join(dist, 'index.html'))) {
  const { status } = spawnSync('npm', ['run', 'build', '--', '--output-path', dist], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}

const browser = await launch();
try {
  for (const section of sections) {
    const markdown = toMarkdown(await SECTIONS[section](browser, { dist, runs, log }), browser);
    write(section, markdown);
    console.log(`\n${markdown}`);
  }
} finally {
  await browser.close();
}
