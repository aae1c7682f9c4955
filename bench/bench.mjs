/*
 * `npm run bench`: how big the build is; how fast first visits and changes of section are, compared with a bare page; how
 * fast the Users list is with 100,000 users, compared with a hand-written page, and conditions on it; 50 rounds through all
 * sections.
 * A report, not a test: it names missed targets, and fails only if it could not measure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { launch } from './browser.mjs';
import { measureChanges } from './changes.mjs';
import { measureConditions } from './conditions.mjs';
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
  rounds: measureRounds,
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
