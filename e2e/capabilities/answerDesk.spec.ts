import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { axeFinds } from '../support/axe';
import { button, dialog } from '../support/locators';
import { sample } from '../../test/matrix';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

const queue = (page: Page) => page.getByRole('list', { name: 'Waiting posts, oldest first' }).getByRole('button');
const current = (page: Page) => page.locator('.queue-row[aria-current]');
const box = (page: Page) => page.getByRole('textbox', { name: /^Answer to/ });
const post = (page: Page) => page.getByRole('article');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const status = (page: Page, text: RegExp | string) => page.getByRole('status').filter({ hasText: text });

async function openDesk(page: Page) {
  await openAs(page, ADMIN, '/community?view=desk');
  await expect(status(page, '13 wait in 8 groups')).toBeVisible();
}

test('five posts are answered without the mouse, each by its text and Enter', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/community');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('answer desk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=desk/);
  await expect(status(page, '13 wait in 8 groups')).toBeVisible();
  const titles = await queue(page).locator('b').allTextContents();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  for (const title of titles.slice(0, 5)) {
    await expect(post(page)).toHaveAccessibleName(title);
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(`About ${title}.`);
    await page.keyboard.press('Enter');
  }
  await expect(post(page)).toHaveAccessibleName(titles[5]!);
  await expect(box(page)).toBeFocused();
  await expect(status(page, /^Answered .* 8 wait in \d groups$/)).toBeVisible();
  await expect(queue(page).locator('b')).toHaveText(titles.slice(5));
  expect(calls.to('communityComments/create')).toHaveLength(5);
  await page.reload();
  await expect(status(page, /^8 wait in/)).toBeVisible();
});

test('a post is set aside for today, outlives a reload, and is brought back', { tag: '@matrix' }, async ({ page }) => {
  await openDesk(page);
  const first = (await current(page).locator('b').textContent())!;
  await current(page).focus();
  await page.keyboard.press('s');
  await expect(status(page, /^“.*” is set aside until tomorrow\. 12 wait/)).toBeVisible();
  await expect(current(page)).toBeFocused();
  await expect(current(page).locator('b')).not.toHaveText(first);
  await page.reload();
  await expect(status(page, /^12 wait/)).toBeVisible();
  await press(page, 'Show those set aside');
  const aside = page.getByRole('list', { name: 'Set aside today' }).getByRole('button');
  await expect(aside).toBeInViewport();
  await aside.click();
  await page.keyboard.press('s');
  await expect(queue(page)).toHaveCount(13);
  await expect(queue(page).first()).toBeFocused();
  await expect(queue(page).first()).toContainText(first);
});

test(
  'an answer becomes a saved reply, which is put into another answer with the name of its member',
  { tag: '@matrix' },
  async ({ page, calls }) => {
    await openDesk(page);
    await current(page).focus();
    await page.keyboard.press('Enter');
    const name = /^Answer to (.*)$/.exec((await page.locator('.reply label').textContent())!)![1]!;
    await page.keyboard.type(`Hi ${name}, thank you.`);
    await press(page, 'Saved replies');
    await page.getByRole('menuitem', { name: 'Save this answer as a reply' }).click();
    const form = dialog(page, 'Save as a reply');
    await expect(form.getByLabel('Text')).toHaveValue('Hi {name}, thank you.');
    await form.getByLabel('Name').fill('Thanks');
    await button(page, 'Save as a reply', 'Save').click();
    await expect(form).toHaveCount(0);

    await current(page).focus();
    await page.keyboard.press('n');
    const other = /^Answer to (.*)$/.exec((await page.locator('.reply label').textContent())!)![1]!;
    await page.keyboard.press('/');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue(`Hi ${other}, thank you.`);
    await expect(box(page)).toBeFocused();
    expect(calls.to('communityComments/create')).toHaveLength(0);
  },
);

test(
  'what somebody else answers leaves the queue with the next load, and is seen in its group',
  { tag: '@matrix' },
  async ({ page }) => {
    await openDesk(page);
    const title = (await queue(page).nth(2).locator('b').textContent())!;
    const group = (await queue(page).nth(2).locator('.of').textContent())!;
    await queue(page).nth(2).click();
    await expect(post(page)).toHaveAccessibleName(title);
    await expect(page).toHaveURL(/post=/);
    const id = Number(new URL(page.url()).searchParams.get('post'));
    await queue(page).first().click();
    await ask(page, 'communityComments/create', { postId: id, comment: 'Behind the door.' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(queue(page).filter({ hasText: title })).toHaveCount(0);
    await expect(status(page, /^12 wait/)).toBeVisible();
    await page.getByRole('link', { name: 'Groups', exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^${group}`) }).click();
    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: /comments$/ }).click();
    await expect(card.getByText('Behind the door.')).toBeVisible();
  },
);

for (const width of sample([390, 768, 1440], (each) => each !== 768))
  test(`at ${width} px the desk has what it needs in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openDesk(page);
    const check = async () => {
      expect(await axeFinds(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await check();
    await queue(page).nth(5).click();
    const answer = page.getByRole('button', { name: 'Answer', exact: true });
    await expect(answer).toBeInViewport();
    await check();
    if (width === 1440) return;
    await expect(queue(page).first()).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Post of the queue' });
    await expect(bar).toContainText('6 of 13');
    await bar.getByRole('button', { name: 'Next' }).click();
    await expect(bar).toContainText('7 of 13');
    await box(page).fill('Steel tiffin.');
    await answer.click();
    await expect(box(page)).toHaveValue('');
    await expect(bar).toContainText('7 of 12');
    await bar.getByRole('button', { name: 'Queue' }).click();
    await expect(current(page)).toBeFocused();
    await expect(current(page)).toBeInViewport();
  });
