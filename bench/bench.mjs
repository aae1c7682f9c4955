/*
 * `npm run bench`: how big the build is; first visits over slow networks and what people do most on a slow machine, beside
 * a bare page on the same libraries; what entering a section asks of the backend; conditions on 100,000 users; 50 rounds
 * through all sections; what recording for a report costs.
 * A report, not a test: it names missed targets, and fails only if it could not measure.
 *
 *   --only size          or visits, acts, calls, conditions, rounds, recorder
 *   --runs 5             how often each is measured
 *   --dist FOLDER        the build, `dist` by default, which is made where it does not exist; `--build` makes it anew
 *   --against FOLDER     another build beside it, instead of the bare page
 *   --write              puts the figures that have a target into docs/measurements.md
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { measureActs } from './acts.mjs';
import { buildBare } from './bare.mjs';
import { launch } from './browser.mjs';
import { measureCalls } from './calls.mjs';
import { measureConditions } from './conditions.mjs';
import { readOptions } from './options.mjs';
import { aimed, toMarkdown, write } from './report.mjs';
import { measureRecorder } from './recorder.mjs';
import { measureRounds } from './rounds.mjs';
import { measureSize } from './size.mjs';
import { measureVisits } from './visits.mjs';
import { helpOf } from '../scripts/help.mjs';

helpOf(import.meta.filename);

const SECTIONS = {
  size: measureSize,
  visits: measureVisits,
  acts: measureActs,
  calls: measureCalls,
  conditions: measureConditions,
  rounds: measureRounds,
  recorder: measureRecorder,
};

const log = (line) => console.error(line);

const { runs, build, dist, against, write: isKept, sections } = readOptions();

if (build || !existsSync(path.join(dist, 'index.html'))) {
  const { status } = spawnSync('npx', ['webpack', '--mode', 'production', '--output-path', dist], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}

const beside = against ? { name: 'Other build', folder: against } : { name: 'Bare page', folder: buildBare() };

const browser = await launch();
try {
  for (const section of sections) {
    const measured = await SECTIONS[section](browser, { dist, beside, runs, log });
    if (isKept) write(section, toMarkdown(aimed(measured), browser));
    console.log(`\n${toMarkdown(measured, browser)}`);
  }
} finally {
  await browser.close();
}
