import { SCREENS } from '@/app/sections';
import { NOW, walkClock } from './clock';
import { findFaults } from './findFaults';
import { begin } from './jsdomWalk';
import { oneWalk } from './oneWalk';

const DAY_MS = 24 * 3_600_000;

/** The minute of walks that the check takes, always the same. `npm run walk` goes elsewhere, for as long as one likes. */
const isFixed = process.env.WALK_SEED === undefined && process.env.WALK_PATH === undefined;

const errors = walkClock();

/** Whether a step ended at an address of that path. */
const isAt = (path: string) => (step: string) => new RegExp(`→ ${path}(?![\\w-])`).test(step);

test(
  'walks find nothing, and come to all sections',
  async () => {
    const done = await findFaults({
      runs: 8,
      steps: 100,
      async walk(commands, found) {
        jest.setSystemTime(NOW);
        errors.length = 0;
        const story = await oneWalk(await begin(errors, found), commands);
        jest.clearAllTimers();
        return story;
      },
    });
    const missed = SCREENS.filter(({ path }) => !done.some(isAt(path)));
    if (isFixed) expect(missed.map(({ label }) => label)).toEqual([]);
  },
  DAY_MS,
);
