import { test } from '@playwright/test';
import { findFaults } from '../../test/walk/findFaults';
import { oneWalk } from '../../test/walk/oneWalk';
import { begin } from './browserWalk';

/* A short walk in a browser, over the production build; `npm run walk -- --browser` goes on for longer. */

test.use({ screenshot: 'off' });

/** By hand it goes on for as long as one likes. */
const isByHand = process.env.WALK_STEPS !== undefined;

test('a walk in a browser finds nothing', async ({ browser }) => {
  test.setTimeout(isByHand ? 0 : 120_000);
  await findFaults({
    runs: 1,
    steps: 15,
    flags: ' --browser',
    walk: async (commands, found) => oneWalk(await begin(browser, found), commands),
  });
});
