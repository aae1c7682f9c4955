/*
 * `npm run bench`: how big the build is; first visits over slow networks and what people do most on a slow machine, beside
 * a bare page on the same libraries; what entering a section asks of the backend; conditions on 100,000 users; 50 rounds
 * through all sections; what recording for a report costs.
 * A report, not a test: it names missed targets, and fails only if it could not measure.
 *
 *   --only size          or visits, acts, calls, conditions, rounds, recorder
 *   --runs 5             how often each is measured
 *   --dist FOLDER        the build, `dist` by default, which is made where it does not exist; `--build` makes it anew
 *   --against FOLDER     another build beside it, instead of the bare page; `core` is the panel without its capabilities
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
import { CORE, readOptions } from './options.mjs';
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

/** Makes the build where it does not exist, or anew. */
function make(folder, ...options) {
  if (!build && existsSync(path.join(folder, 'index.html'))) return;
  const command = ['webpack', '--mode', 'production', '--output-path', folder, ...options];
  if (spawnSync('npx', command, { stdio: 'inherit' }).status !== 0) throw new Error('the build failed');
}

/** What is measured beside the panel; of another build of it `limit` says how many times its figures are worth a look. */
function makeBeside() {
  if (!against) return { name: 'Bare page', folder: buildBare() };
  if (against === CORE) make(CORE, '--env', 'core');
  return { name: against === CORE ? 'Core' : 'Other build', folder: against, limit: 1.05 };
}

make(dist);
const beside = makeBeside();

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
