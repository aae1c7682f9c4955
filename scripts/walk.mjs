/**
 * Walks through the panel at random and looks for faults (docs/finding-faults.md, Walks).
 *
 *   npm run walk -- --minutes 10                 in jsdom, as long as one likes, with a seed of its own
 *   npm run walk -- --browser --minutes 10       in Chromium, over the production build
 *   npm run walk -- --seed 7 --path 3:1/AAC:F    the walk that failed, again
 *   npm run walk -- --minutes 10 --all           goes on after a fault, and tells each once
 *   npm run walk -- --steps 10                   walks of at most so many steps; 100 by default
 *
 * A walk that has begun when the time is up goes on to its end.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { helpOf } from './help.mjs';

helpOf(import.meta.filename);

const { values } = parseArgs({
  options: {
    browser: { type: 'boolean' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    steps: { type: 'string' },
    all: { type: 'boolean' },
  },
});

const JSDOM = ['npx', 'jest', 'test/walk/walk.test.ts', '--testNamePattern', 'walks find nothing'];
const BROWSER = [process.execPath, 'scripts/e2e.mjs', '--project=http', '--reporter=line', 'e2e/walk'];

const { path, seed = path ? undefined : String(Date.now() % 1_000_000), steps, all } = values;
const minutes = values.minutes ?? (path ? undefined : '1');
const given = { MINUTES: minutes, SEED: seed, PATH: path, STEPS: steps ?? '100', ALL: all ? 'yes' : undefined };
const env = Object.fromEntries(Object.entries(given).map(([name, value]) => [`WALK_${name}`, value]));

if (seed) console.log(`Seed ${seed}`);
const [command, ...args] = values.browser ? BROWSER : JSDOM;
const { status } = spawnSync(command, args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...env },
});
process.exit(status ?? 1);
