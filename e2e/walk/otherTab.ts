import { type BrowserContext, type Page } from '@playwright/test';
import { digest } from '../../src/lib/digest';
import { type MockServer } from '../../src/mirage/server';
import { isWrite } from '../../test/walk/calls';
import { type Driver, type MadeCall } from '../../test/walk/driver';
import { renameElsewhere } from '../../test/walk/elsewhere';
import { type Rule } from '../../test/walk/world';
import { ADMIN, openAs } from '../support/accounts';

/** The header by which the server knows the calls of the other tab. */
export const OTHER = 'x-other-tab';

/** Tabs know each other by the id of the person, which is the admin's here. */
const SESSION = digest('1');

/** The rows of the page, in words; null for one in which something is unfolded, of which the address says nothing. */
const rowsOf = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main tbody > tr, main [role=list] > li')];
    return rows
      .filter((row) => !row.parentElement!.closest('tr, li'))
      .map((row) => (row.querySelector('[aria-expanded=true], form') ? null : row.innerText));
  });

/** Another tab of the same person, which hears what changed and shows it. */
export class OtherTab {
  private constructor(private readonly tab: Page) {}

  static async open(context: BrowserContext) {
    const tab = await context.newPage();
    await tab.route('**/api/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), [OTHER]: 'yes' } }),
    );
    await openAs(tab, ADMIN);
    return new OtherTab(tab);
  }

  /** Renames something, and tells the others. */
  rename(server: MockServer, salt: number) {
    const message = { session: SESSION, tags: renameElsewhere(server, salt) };
    return this.tab.evaluate((told) => {
      const channel = new BroadcastChannel('changes');
      channel.postMessage(told);
      channel.close();
    }, message);
  }

  /** At the same address this tab shows the same rows as the page; null where it does. */
  private async different(page: Page, { settle }: Driver) {
    if (this.tab.url() !== page.url()) await this.tab.goto(page.url());
    await settle();
    const [here, there] = await Promise.all([rowsOf(page), rowsOf(this.tab)]);
    if (here.length !== there.length) return `${here.length} rows, there ${there.length}`;
    const at = here.findIndex((row, place) => row !== null && there[place] !== null && row !== there[place]);
    return at < 0 ? null : `row ${at}: ${here[at]}, there ${there[at]}`;
  }

  /** Tabs are compared once it is quiet after something was changed, unless a list could not be loaded since. */
  agrees(page: Page, driver: Driver): Rule {
    let isChanged = false;
    const reads = new Map<string, MadeCall>();
    return {
      name: 'Another tab shows the same',
      broken: (_world, { calls, dialogs, isFaulty, isHanging }, { act }) => {
        isChanged ||= calls.some(isWrite) || act === 'other tab';
        for (const call of calls) if (!isWrite(call)) reads.set(call.path, call);
        const isLoaded = [...reads.values()].every(({ isTold, status }) => isTold && status === 200);
        if (!isChanged || !isLoaded || isFaulty || isHanging || dialogs.length > 0) return null;
        isChanged = false;
        return this.different(page, driver);
      },
    };
  }
}
