import { AREAS } from '../mirage/visits/areas';
import { ADMIN, openAs } from '../support/accounts';
import { scanAll } from '../support/axe';
import { onPhones } from '../support/phones';
import { test } from '../support/test';

/* Also without what the first promised Safari lacks, so that every screen and dialog is opened once less. */
test.use({ pretended: 'safari-floor' });

for (const width of [1440, 360])
  for (const [area, visitsOf] of Object.entries(AREAS))
    test(`${area} at ${width} px: no screen and no dialog breaks the policy, and axe finds nothing`, async ({
      page,
      allowFailedLoads,
    }) => {
      test.setTimeout(180_000);
      if (area === 'shell') allowFailedLoads('users/list'); // where the session expires
      await page.setViewportSize({ width, height: 900 });
      await openAs(page, ADMIN);
      const visits = await visitsOf(page, width);
      await scanAll(page, width === 360 ? onPhones(visits) : visits, width);
    });
