import { type Page } from '@playwright/test';
import { choose } from '../support/cards';
import { button, dialog, row } from '../support/locators';
import { askFolders, FOLDER, found, openNotifications } from '../support/notifications';
import { expect, test } from '../support/test';

const EDIT_FOLDER = 'Edit Folder';

const selected = (page: Page, text: string) => expect(page.getByText(`${text} selected`)).toBeVisible();

test('a folder of found users is created, edited and deleted', async ({ page, calls }) => {
  await openNotifications(page, '/notifications?tab=folders');
  await page.getByRole('button', { name: FOLDER }).click();
  await button(page, FOLDER, 'Create').click();
  await expect(page.getByRole('alert')).toHaveText('Please provide folder name and select at least one user');
  const form = dialog(page, FOLDER);
  await form.getByLabel('Folder name').fill(' Tea lovers ');
  await form.getByLabel('Trial Users').check();
  await form.getByLabel('Inactive users').check();
  await expect(found(page).getByRole('checkbox').first()).toBeVisible();
  await form.getByLabel('Trial Users').uncheck();
  await expect(found(page).getByText('Inactive').first()).toBeVisible();
  await form.getByLabel('Select All').check();
  await found(page).getByRole('checkbox').first().uncheck();
  await button(page, FOLDER, 'Create').dblclick();
  await expect(page.getByText('Folder created successfully')).toBeVisible();
  await expect(dialog(page, FOLDER)).toHaveCount(0);
  const quiet = (await askFolders(page)).find(({ name }) => name === 'Quiet for a while')!;
  const inactive = JSON.parse(quiet.users) as number[];
  expect(calls.to('notificationCategoriesFolder/create').map(({ fields }) => fields)).toEqual([
    { name: 'Tea lovers', users: inactive.slice(1) },
  ]);
  expect(calls.to('notificationCategoriesFolder/users').map(({ fields }) => fields.categories)).toEqual([
    ['Trial Users'],
    ['Inactive users', 'Trial Users'],
    ['Inactive users'],
  ]);

  await choose(page, 'Tea lovers', 'Edit');
  const edit = dialog(page, EDIT_FOLDER);
  await selected(page, `${inactive.length - 1} users`);
  await edit.getByLabel('Trial Users').check();
  await expect(page.getByText(`${inactive.length - 1} chosen users are not among the found.`)).toBeVisible();
  await found(page).getByRole('checkbox').first().check();
  await selected(page, `${inactive.length} users`);
  await button(page, EDIT_FOLDER, 'Update').click();
  await expect(page.getByText('Folder updated successfully')).toBeVisible();
  await expect(row(page, 'Tea lovers')).toContainText(String(inactive.length));

  await choose(page, 'Tea lovers', 'Delete');
  await expect(page.getByText('Are you sure you want to delete the folder "Tea lovers"?')).toBeVisible();
  await button(page, 'Delete Folder', 'Delete').dblclick();
  await expect(page.getByText('Folder deleted successfully')).toBeVisible();
  await expect(row(page, 'Tea lovers')).toHaveCount(0);
});

test('the found users are reached by the keyboard, and scrolling keeps the focus', async ({ page }) => {
  await openNotifications(page, '/notifications?dialog=addFolder');
  await dialog(page, FOLDER).getByLabel('Active users', { exact: true }).check();
  const first = found(page).getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('End');
  const last = found(page).getByRole('checkbox').last();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Space');
  await selected(page, '1 user');
  await found(page).evaluate((list) => list.parentElement!.scrollTo(0, 0));
  await expect(found(page).getByRole('checkbox').first()).toBeInViewport();
  await expect(last).toBeFocused();
  await page.keyboard.press('PageUp');
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  await expect(focused).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(button(page, FOLDER, 'Cancel')).toBeFocused();
});
