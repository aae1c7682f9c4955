import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { NOW, walkClock } from './clock';
import { walks } from './commands';
import { oneWalk } from './oneWalk';
import { type Broken } from './world';

/* A minute of walks with a fixed seed. `npm run walk` sets these, to go on for longer or to walk again what failed. */
const {
  WALK_SEED: seed = '2026',
  WALK_PATH: path,
  WALK_RUNS: runs = '8',
  WALK_MINUTES: minutes,
  WALK_STEPS: steps = '100',
  WALK_ALL: all,
} = process.env;

const FAILED = 'test-results/walk.txt';
const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

const errors = walkClock();

const stop = (broken: Broken) => {
  throw broken;
};

/** Goes on, and tells each fault once. */
const told = new Set<string>();
function tell({ rule, problem, message }: Broken) {
  const fault = `${rule}: ${problem}`.replace(/\d+/g, '0');
  if (told.has(fault)) return;
  told.add(fault);
  process.stderr.write(`\nBROKEN ${message}\n`);
}

test(
  'walks find nothing',
  async () => {
    const [replay, replayPath] = path?.split('/') ?? [];
    const property = fc.asyncProperty(walks(Number(steps), replayPath), async (commands) => {
      jest.setSystemTime(NOW);
      errors.length = 0;
      const story = await oneWalk(commands, errors, all ? tell : stop);
      jest.clearAllTimers();
      if (minutes || all) process.stderr.write(`${story.length} steps, `);
    });
    const details = await fc.check(property, {
      seed: Number(seed),
      path: replay,
      numRuns: minutes ? 1_000_000 : Number(runs),
      ...(minutes && { interruptAfterTimeLimit: Number(minutes) * MINUTE_MS }),
    });
    if (!details.failed) return;
    const again = `${details.counterexamplePath}/${/replayPath="(.*?)"/.exec(fc.stringify(details.counterexample))?.[1]}`;
    const how = `npm run walk -- --seed ${details.seed} --path ${again} --steps ${steps}`;
    writeFileSync(FAILED, `${(details.errorInstance as Error).message}\n\n${how}\n`);
    throw new Error(`${(details.errorInstance as Error).message}\n\n${how}`);
  },
  DAY_MS,
);
