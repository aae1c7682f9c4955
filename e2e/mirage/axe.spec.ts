import { ADMIN, openAs } from '../support/accounts';
import { scanAll } from '../support/axe';
import { test } from '../support/test';
import { AREAS } from './visits/areas';
import { PUBLIC } from './visits/public';

/** What is seen signed in at 1440 px is scanned behind nginx, in the walk that watches the policy (`deployed/`). */
const isWideElsewhere = Boolean(process.env.NGINX_PATH) && process.env.E2E_MATRIX !== '1';

for (const width of [1440, 360]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.setTimeout(180_000);
    // On a phone also without what the first promised Safari lacks, so that every screen and dialog is opened once less.
    test.use({ viewport: { width, height: 900 }, pretended: width === 360 ? 'safari-floor' : null });

    test('before signing in', ({ page }) => scanAll(page, PUBLIC, width));

    for (const [area, visitsOf] of width === 1440 && isWideElsewhere ? [] : Object.entries(AREAS))
      test(area, async ({ page }) => {
        await openAs(page, ADMIN);
        await scanAll(page, await visitsOf(page, width), width);
      });
  });
}
