import { NOW, walkClock } from './clock';
import { findFaults } from './findFaults';
import { begin } from './jsdomWalk';
import { oneWalk } from './oneWalk';

/* A minute of walks with a fixed seed. */

const DAY_MS = 24 * 3_600_000;

const errors = walkClock();

test(
  'walks find nothing',
  async () => {
    await findFaults({
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
  },
  DAY_MS,
);
