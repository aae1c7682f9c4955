import { type Browser } from '@playwright/test';
import { table } from '../../src/mirage/database/table';
import { signOut } from '../../test/walk/ending';
import { Network } from '../../test/walk/network';
import { type Opened } from '../../test/walk/oneWalk';
import { rules } from '../../test/walk/rules';
import { Broken, type World } from '../../test/walk/world';
import { ADMIN, openAs } from '../support/accounts';
import { browserDriver } from './browserDriver';
import { OTHER, OtherTab } from './otherTab';
import { PageClock } from './pageClock';
import { serveSite } from './site';

/** Signs in and opens the panel in a browser of its own, and once more in another tab. */
export async function begin(browser: Browser, found: World['found']): Promise<Opened> {
  const network: Network = new Network((milliseconds) => clock.pause(milliseconds));
  const site = await serveSite((path, request, next) =>
    OTHER in request.requestHeaders ? next() : network.pass(path, request, next),
  );
  const context = await browser.newContext({ baseURL: site.url });
  const clock = new PageClock(context);
  await clock.start();
  const page = await context.newPage();
  const other = await OtherTab.open(context);
  const driver = await browserDriver({
    page,
    clock,
    network,
    renameElsewhere: (salt) => other.rename(site.server, salt),
  });
  await openAs(page, ADMIN);
  await driver.settle();
  const world: World = {
    driver,
    story: [],
    before: await driver.look(),
    rules: [...rules(), other.agrees(page, driver)],
    found,
  };
  const emails = table(site.server, 'users')
    .all()
    .map(({ email }) => email);

  async function end() {
    if (!(await signOut(world))) return;
    const left = await page.evaluate((names) => window.walk.leftInPage(names), emails);
    if (left.length > 0) found(new Broken('Sign-out leaves nothing', left.join(), world.story));
  }

  async function close() {
    await context.close();
    site.close();
  }
  return { world, end, close };
}
