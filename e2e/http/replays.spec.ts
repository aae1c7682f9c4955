import { type Browser, type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { askPosts, openCommunity } from '../support/community';
import { ownScripts } from '../support/lazyCode';
import { button, dialog } from '../support/locators';
import { type MockApi, expect, test as base } from '../support/mockApi';
import { goToStop, replay, saveReport } from '../support/replays';
import { ask } from '../support/server';
import { startProcess } from '../support/startProcess';

/** The mock build, where reports are replayed. */
const test = base.extend<object, { demo: string }>({
  demo: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which other fixtures one needs
    async ({}, use) => {
      const site = await startProcess(['scripts/serve.mjs', 'dist-demo', '--port', '0']);
      await use(site.url);
      site.stop();
    },
    { scope: 'worker' },
  ],
});

interface Fault {
  /** A fault of the panel's own code, which the build that replays has too. */
  seed?: (page: Page) => Promise<unknown>;
  /** What the person does, and what happens to her. */
  happen: (page: Page, mockApi: MockApi) => Promise<unknown>;
  /** The fault, as it is seen on both screens. */
  seen: (page: Page) => Promise<unknown>;
}

/** The recorder begins when the browser is idle, and facts are taken at rest. */
const rest = (page: Page) => page.waitForTimeout(1500);

const open = async (page: Page, address: string) => {
  await openAs(page, ADMIN, address);
  await rest(page);
};

const section = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

async function openRowMenu(page: Page, item: string) {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function openEdit(page: Page) {
  await open(page, '/plans');
  await openRowMenu(page, 'Edit');
}

async function saveEdit(page: Page) {
  await dialog(page, 'Edit Plan').getByLabel('Plan name').fill('Another name');
  await button(page, 'Edit Plan', 'Save').click();
}

const SEEDED = 'seeded in the code of the dialog';

/** As if the build threw when it draws the dialog. */
const throwInDialog = (page: Page) =>
  page.route(/\/js\/plans-dialogs\./, async (route) => {
    const response = await route.fetch();
    const code = (await response.text()).replace('"Edit Plan"', `(()=>{throw new TypeError("${SEEDED}")})()`);
    await route.fulfill({ response, body: code });
  });

/** As if the build forgot where the focus was before a dialog. */
const loseFocus = (page: Page) =>
  page.addInitScript(() => {
    let wasOpen = false;
    new MutationObserver(() => {
      const isOpen = document.querySelector('.modal') !== null;
      if (wasOpen && !isOpen) setTimeout(() => (document.activeElement as HTMLElement).blur(), 50);
      wasOpen = isOpen;
    }).observe(document, { childList: true, subtree: true });
  });

const FAULTS: Record<string, Fault> = {
  'a race': {
    async happen(page) {
      await open(page, '/plans');
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/banners/list', async (route) => {
        await released;
        await route.continue();
      });
      await section(page, 'Banner');
      await rest(page);
      await section(page, 'Payments Plans');
      await rest(page);
      release();
    },
    seen: (page) => expect(page.getByRole('banner').getByRole('heading')).toHaveText('Payments Plans'),
  },
  'a wrong shape': {
    async happen(page, mockApi) {
      await open(page, '/banners');
      await mockApi.override({ kind: 'objectInsteadOfList', path: 'plans/list' });
      await section(page, 'Plans');
    },
    seen: (page) => expect(page.locator('main tbody > tr')).toHaveCount(0),
  },
  'a refused save': {
    async happen(page, mockApi) {
      await openEdit(page);
      await mockApi.override({ kind: 'refuse', path: 'plans/update', status: 500 });
      await saveEdit(page);
    },
    seen: (page) => expect(dialog(page, 'Edit Plan')).toBeVisible(),
  },
  'a crash in a dialog': {
    seed: throwInDialog,
    happen: openEdit,
    seen: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  'a lost focus': {
    seed: loseFocus,
    async happen(page) {
      await openEdit(page);
      await rest(page);
      await button(page, 'Edit Plan', 'Cancel').click();
    },
    seen: (page) => expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true),
  },
  'two tabs': {
    async happen(page) {
      await open(page, '/banners');
      const other = await page.context().newPage();
      await open(other, '/banners');
      await openRowMenu(other, 'Delete');
      await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(other.getByRole('dialog')).toHaveCount(0);
      await page.bringToFront();
    },
    seen: (page) => expect(page.getByText('Total Banners: 23').filter({ visible: true })).toBeVisible(),
  },
  'a stale comment': {
    async happen(page) {
      await openCommunity(page, '/community?group=1');
      await rest(page);
      const article = page.getByRole('article').first();
      await article.getByRole('button', { name: /comments$/ }).click();
      await rest(page);
      await article
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: /^Delete/ })
        .click();
      await rest(page);
      const title = await article.getByRole('heading').innerText();
      const post = (await askPosts(page, 1)).find((one) => one.title === title);
      const { comments } = await ask<{ comments: { id: number }[] }>(page, 'communityComments/list', {
        postId: post!.id,
      });
      for (const { id } of comments) await ask(page, 'communityComments/delete', { id });
      await button(page, 'Delete Comment', 'Delete').click();
    },
    // It was refused, and the comments that nobody has any more are still there.
    seen: (page) => expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem')).toHaveCount(3),
  },
  'a hung call': {
    async happen(page, mockApi) {
      await openEdit(page);
      await mockApi.override({ kind: 'hold', path: 'plans/update' });
      await saveEdit(page);
      await page.getByRole('button', { name: 'Stop waiting' }).click({ timeout: 15_000 });
    },
    seen: (page) => expect(page.getByRole('note')).toBeVisible(),
  },
  'a missing chunk': {
    async happen(page) {
      await page.route(new RegExp(`(${ownScripts('plans-dialogs').join('|')})$`), (route) => route.abort());
      await open(page, '/plans');
      await page.getByRole('button', { name: 'Create New Plan' }).click();
    },
    seen: (page) => expect(page.getByText('The dialog could not be loaded.')).toBeVisible(),
  },
};

for (const [name, { seed, happen, seen }] of Object.entries(FAULTS))
  test(`${name} is replayed from its report alone`, async ({
    page,
    browser,
    baseURL,
    demo,
    mockApi,
    allowFailedLoads,
    consoleWatch,
  }) => {
    test.setTimeout(150_000);
    allowFailedLoads('/');
    consoleWatch.allowThrown(SEEDED);
    const before = await browser.newPage({ baseURL });
    await openAs(before, ADMIN); // so that the report begins with somebody who is signed in
    await before.close();
    await seed?.(page);
    await happen(page, mockApi);
    await seen(page);
    const { text, stop } = await saveReport(page);
    const there = await replay({ browser, demo, text, seed });
    await goToStop(there, stop);
    await seen(there);
  });

const datesOf = (page: Page) => page.getByRole('table').innerText();

async function openFarAway(browser: Browser, demo: string) {
  const context = await browser.newContext({ baseURL: demo, timezoneId: 'Pacific/Kiritimati', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: /^Amina Rahman/ }).click();
  await section(page, 'Users');
  await rest(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  return page;
}

test('a time zone is replayed from its report alone, with the data of its scenario', async ({ browser, demo }) => {
  test.setTimeout(150_000);
  const page = await openFarAway(browser, demo);
  await rest(page);
  const dates = await datesOf(page);
  const { text, stop } = await saveReport(page);
  const there = await replay({ browser, demo, text });
  await goToStop(there, stop);
  expect(await datesOf(there)).toBe(dates);
});
