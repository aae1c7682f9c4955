import { type Page } from '@playwright/test';
import { choose } from '../support/cards';
import { button, dialog, range, row, tab, toast } from '../support/locators';
import { askFolders, FOLDER, found, openNotifications, titles } from '../support/notifications';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface WireNotification {
  id: number;
  title: string;
  status: string;
}

const NEW = 'Send New Notification';

const askNotifications = (page: Page) => ask<WireNotification[]>(page, 'customNotification/list');

test(
  'the newest notifications are shown with folder, recipients, performance, status and date',
  { tag: '@matrix' },
  async ({ page }) => {
    await openNotifications(page);
    const notifications = await askNotifications(page);
    await expect(titles(page)).toHaveText(notifications.slice(0, 10).map(({ title }) => title));
    await expect(range(page)).toHaveText(`1-10 of ${notifications.length}`);
    const started = row(page, 'Day five of your trial');
    for (const text of ['Two days left.', 'Trial week', 'Inprogress', '%)']) await expect(started).toContainText(text);
  },
);

test('tab, search, sort and page are in the address', { tag: '@matrix' }, async ({ page }) => {
  await openNotifications(page);
  await page.getByRole('button', { name: 'Notification', exact: true }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/notifications?page=2&sort=title');
  await page.reload();
  await expect(range(page)).toHaveText(/^11-/);
  await page.getByRole('searchbox', { name: 'Search notifications...' }).fill('soups');
  await expect(titles(page)).toHaveText(['New: soups that keep']);
  await tab(page, 'Folders').click();
  await expect(page).toHaveURL('/notifications?tab=folders');
  await page.getByRole('searchbox', { name: 'Search folders...' }).fill('trial');
  await expect(titles(page)).toHaveText(['Trial week']);
  await page.goBack();
  await expect(titles(page)).toHaveText(['New: soups that keep']);
});

test('a notification is created, edited, sent once and again, and deleted', async ({ page, calls }) => {
  await openNotifications(page);
  await page.getByRole('button', { name: NEW }).click();
  await button(page, NEW, 'Create').click();
  await expect(page.getByRole('alert')).toHaveText('Please fill all fields and select a folder');
  const form = dialog(page, NEW);
  await form.getByLabel('Title').fill('Tea at five');
  await form.getByLabel('Content').fill('Mint, no sugar.\nBring a friend.');
  await form.getByLabel('Folder').selectOption({ index: 2 });
  await button(page, NEW, 'Create').dblclick();
  await expect(page.getByText('Notification created successfully')).toBeVisible();
  await expect(titles(page).first()).toHaveText('Tea at five');
  const folder = (await askFolders(page))[1]!;
  const users = JSON.parse(folder.users) as number[];
  expect(calls.to('customNotification/create').map(({ fields }) => fields)).toEqual([
    { title: 'Tea at five', content: 'Mint, no sugar.\nBring a friend.', folderId: folder.id, userIds: users },
  ]);

  await choose(page, 'Tea at five', 'Edit');
  await dialog(page, 'Edit Notification').getByLabel('Title').fill('Tea at six');
  await button(page, 'Edit Notification', 'Update').click();
  const tea = row(page, 'Tea at six');
  await expect(tea).toContainText('0 (0%)');

  const [{ id }] = (await askNotifications(page)) as [WireNotification];
  const sent = () => calls.to(`customNotification/send/${id}`);
  const send = tea.getByRole('button', { name: 'Send', exact: true });
  const question = page.getByRole('alertdialog');
  await send.dblclick();
  await expect(question).toHaveAccessibleName(`Send “Tea at six” to ${users.length} users?`);
  expect(sent()).toHaveLength(0);
  await page.keyboard.press('Escape');
  await send.click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: `Send to ${users.length} users` }).dblclick();
  await expect(tea).toContainText(`${users.length} (100%)`);
  await expect(send).toHaveCount(0);
  expect(sent()).toHaveLength(1);
  await choose(page, 'Tea at six', 'Send again');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Tea at six', 'Send again');
  await question.getByRole('button', { name: `Send again to ${users.length} users` }).click();
  await expect(question).toHaveCount(0);
  expect(sent()).toHaveLength(2);

  await choose(page, 'Tea at six', 'Delete');
  await button(page, 'Delete Notification', 'Delete').click();
  await expect(tea).toHaveCount(0);
});

test('sending a notification that somebody else deleted shows a message', async ({ page, allowFailedLoads }) => {
  await openNotifications(page);
  const [first] = (await askNotifications(page)) as [WireNotification];
  const path = `customNotification/send/${first.id}`;
  allowFailedLoads(path);
  await ask(page, `customNotification/delete/${first.id}`);
  await row(page, first.title).getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: /^Send to / }).click();
  await expect(toast(page, 'Failed to send notification')).toBeVisible();
  await expect(titles(page).first()).toHaveText(first.title);
});

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openNotifications(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect(row(page, 'Your week, gently').getByRole('cell', { name: /^Target audience/ })).toBeVisible();
  expect(await width()).toBe(360);
  await page.getByRole('button', { name: FOLDER }).click();
  await dialog(page, FOLDER).getByLabel('Active users', { exact: true }).check();
  await expect(found(page).getByRole('checkbox').first()).toBeVisible();
  expect(await width()).toBe(360);
});
