import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { walks, type Commands } from './commands';
import { type World, type Broken } from './world';

/* `npm run walk` sets these, to go on for longer or to walk again what failed. */
const {
  WALK_SEED: seed = '2026',
  WALK_PATH: path,
  WALK_RUNS,
  WALK_MINUTES: minutes,
  WALK_STEPS,
  WALK_ALL: all,
} = process.env;

const FOLDER = 'test-results';
const STORY = `${FOLDER}/walk.txt`;
const REPORT = `${FOLDER}/walk-report.json`;
const MINUTE_MS = 60_000;

/** Ends the walk in which something is broken. */
export const stop = (broken: Broken) => {
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

interface Options {
  /** How many walks, of how many steps, unless `npm run walk` says otherwise. */
  runs: number;
  steps: number;
  /** What `npm run walk` needs to walk so again. */
  flags?: ' --browser';
  /** Walks once, and returns what was done. */
  walk: (commands: Commands, found: World['found']) => Promise<readonly string[]>;
}

/** Writes what failed for those who look into it; returns how they do. */
function keep({ message, report }: Broken, again: string) {
  mkdirSync(FOLDER, { recursive: true });
  rmSync(REPORT, { force: true });
  if (report) writeFileSync(REPORT, report);
  const text = `${message}\n\n${again}`;
  writeFileSync(STORY, `${text}\n`);
  return text;
}

/**
 * Walks at random until something is broken, makes that walk as short as it gets, and fails with it. It is written to
 * `test-results/walk.txt`, and the panel's own report of it to `walk-report.json`. Returns what was done in all walks.
 */
export async function findFaults({ runs, steps, flags, walk }: Options): Promise<readonly string[]> {
  const most = Number(WALK_STEPS ?? steps);
  // The second part may have slashes of its own.
  const [, seedPath, replayPath] = /^(.*?)\/(.*)$/.exec(path ?? '') ?? [];
  const done: string[] = [];
  const end = minutes ? performance.now() + Number(minutes) * MINUTE_MS : Infinity; // the walk fakes all other clocks
  const property = fc.asyncProperty(walks(most, replayPath), async (commands) => {
    // A walk that began goes on to its end: one that is cut off would go on beside the next test.
    if (performance.now() > end) throw new fc.PreconditionFailure(true);
    const story = await walk(commands, all ? tell : stop);
    done.push(...story);
    if (minutes || all) process.stderr.write(`${story.length} steps, `);
  });
  const details = await fc.check(property, {
    seed: Number(seed),
    path: seedPath,
    numRuns: minutes ? 1_000_000 : Number(WALK_RUNS ?? runs),
  });
  if (!details.failed) return done;
  const place = `${details.counterexamplePath}/${/replayPath="(.*?)"/.exec(fc.stringify(details.counterexample))?.[1]}`;
  const again = `npm run walk --${flags ?? ''} --seed ${details.seed} --path ${place} --steps ${most}`;
  throw new Error(keep(details.errorInstance as Broken, again));
}
