import { type Page } from '@playwright/test';
import { askPosts, openCommunity, titles } from '../support/community';
import { button, dialog } from '../support/locators';
import { expect, test } from '../support/test';

const group = (page: Page, title: string) =>
  page.getByRole('complementary', { name: 'Groups' }).getByRole('button', { name: new RegExp(`^${title}`) });

test(
  'a group is chosen; its posts come, the address follows, and a reload shows the same',
  { tag: '@matrix' },
  async ({ page }) => {
    const [first, second] = await openCommunity(page);
    await expect(page.getByText('Choose a group')).toBeVisible();
    await group(page, second.title).click();
    await expect(page.getByRole('heading', { name: 'Community Forms' })).toBeVisible();
    await expect(titles(page)).toHaveText((await askPosts(page, second.id)).map(({ title }) => title));
    await expect(page).toHaveURL(`/community?group=${second.id}`);
    await group(page, first.title).click();
    await expect(page).toHaveURL(`/community?group=${first.id}`);
    await page.reload();
    await expect(titles(page)).not.toHaveCount(0);
    await expect(titles(page)).toHaveText((await askPosts(page, first.id)).map(({ title }) => title));
    await page.goBack();
    await expect(group(page, second.title)).toHaveAttribute('aria-current', 'true');
  },
);

test('a group is created, edited and deleted; the next one takes its place', async ({ page }) => {
  const [first, second] = await openCommunity(page, '/community?group=1');
  await page.getByRole('button', { name: 'Add Group' }).click();
  await dialog(page, 'Create New Group').getByLabel('Title').fill('Evening walks');
  await dialog(page, 'Create New Group').getByLabel('Privacy').selectOption('Only Admin');
  await button(page, 'Create New Group', 'Save').dblclick();
  await group(page, 'Evening walks').hover();
  await page.getByRole('button', { name: 'Edit Evening walks' }).click();
  await dialog(page, 'Edit Group').getByLabel('Title').fill('Morning walks');
  await button(page, 'Edit Group', 'Save').click();
  await expect(group(page, 'Morning walks')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${first.title}` }).click();
  await button(page, 'Confirm Delete Group', 'Delete').dblclick();
  await expect(group(page, first.title)).toHaveCount(0);
  await expect(group(page, second.title)).toHaveAttribute('aria-current', 'true');
  await expect(titles(page).first()).toHaveText((await askPosts(page, second.id))[0]!.title);
});

test('on a phone the groups are in a drawer that keeps the focus and closes on choosing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [first] = await openCommunity(page);
  await page.getByRole('button', { name: 'Groups', exact: true }).click();
  const drawer = dialog(page, 'Groups');
  await expect(drawer).toBeFocused();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('#root :focus'), `after ${step + 1} times Tab`).toHaveCount(0);
  }
  await drawer.getByRole('button', { name: new RegExp(`^${first.title}`) }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
