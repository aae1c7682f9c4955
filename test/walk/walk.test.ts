import { PROFILE, SECTIONS } from '@/app/sections';
import { NOW, walkClock } from './clock';
import { IS_MATRIX } from '../matrix';
import { press } from './ending';
import { findFaults, stop } from './findFaults';
import { begin } from './jsdomWalk';
import { oneWalk } from './oneWalk';

/* Half a minute of walks with a fixed seed, or more in the matrix; those by chance need not come to every section. */

const DAY_MS = 24 * 3_600_000;

const errors = walkClock();

test(
  'walks find nothing',
  async () => {
    await findFaults({
      runs: IS_MATRIX ? 8 : 4,
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

test('a walk to every section finds nothing', async () => {
  jest.setSystemTime(NOW);
  errors.length = 0;
  const { world, end, close } = await begin(errors, stop);
  const links = [...SECTIONS.map(({ label, path }) => [label, path]), ['.*Amina Rahman', PROFILE.path]];
  for (const [link, path] of links) {
    await press(world, new RegExp(`^link ${link}`));
    expect(world.before.address).toBe(path);
  }
  await end();
  close();
  jest.clearAllTimers();
}, 60_000);
