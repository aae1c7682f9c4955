import { ADMIN, openAs } from '../support/accounts';
import { scanAll } from '../support/axe';
import { IS_MATRIX } from '../../test/matrix';
import { onPhones } from '../support/phones';
import { test } from '../support/test';
import { AREAS } from './visits/areas';
import { PUBLIC } from './visits/public';

/** What is seen signed in is scanned behind nginx, in the walks that watch the policy (`deployed/screens.spec.ts`). */
const SIGNED_IN = process.env.NGINX_PATH && !IS_MATRIX ? [] : Object.entries(AREAS);

for (const width of [1440, 360]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.setTimeout(180_000);
    test.use({ viewport: { width, height: 900 } });

    test('before signing in', ({ page }) => scanAll(page, PUBLIC, width));

    for (const [area, visitsOf] of SIGNED_IN)
      test(area, async ({ page }) => {
        await openAs(page, ADMIN);
        const visits = await visitsOf(page, width);
        await scanAll(page, width === 360 ? onPhones(visits) : visits, width);
      });
  });
}
