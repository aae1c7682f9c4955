/**
 * Walks through the panel at random and looks for faults (docs/devtools.md, Walks).
 *
 *   npm run walk -- --minutes 10                 as long as one likes, with a seed of its own
 *   npm run walk -- --seed 7 --path 3:1/AAC:F    the walk that failed, again
 *   npm run walk -- --minutes 10 --all           goes on after a fault, and tells each once
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    steps: { type: 'string' },
    all: { type: 'boolean' },
  },
});

const { path, seed = path ? undefined : String(Date.now() % 1_000_000), steps, all } = values;
const minutes = values.minutes ?? (path ? undefined : '1');
const given = { MINUTES: minutes, SEED: seed, PATH: path, STEPS: steps, ALL: all ? 'yes' : undefined };
const env = Object.fromEntries(Object.entries(given).map(([name, value]) => [`WALK_${name}`, value]));

if (seed) console.log(`Seed ${seed}`);
const { status } = spawnSync('npx', ['jest', 'test/walk/walk.test.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...env },
});
process.exit(status ?? 1);
