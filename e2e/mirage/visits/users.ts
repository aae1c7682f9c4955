import { expect, type Page } from '@playwright/test';
import { dialog, openExport, openView, range } from '../../support/locators';
import { askUsers } from '../../support/server';
import { nameOf, rows, searchBox, table } from '../../support/users';
import { openDialog, visible, type Visits } from './visit';

const bar = (page: Page) => page.getByRole('group', { name: 'Selected users' });

export const USERS: Visits = {
  'users under conditions': async (page) => {
    await page.goto('/users?conditions=weight+>+70,+symptom+has+acne,+plan+is+not+Free,+height+over+tall');
    await visible(page, /that cannot be read$/);
  },
  'fields while typing': async (page) => {
    await page.getByRole('combobox', { name: 'Add a condition' }).fill('wa');
    await expect(page.getByRole('option').first()).toBeVisible();
    await visible(page, /known$/);
  },
  'editor of a condition': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Add a condition' }).fill('');
    await page.getByRole('button', { name: 'Weight over 70 kg', exact: true }).click();
    await visible(page, /fulfil it/);
  },
  'menu of the conditions': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More for these conditions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  },
  'answers that cannot be read': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /that cannot be read$/ }).click();
    await visible(page, 'Back to the group');
  },
  'nobody found': async (page) => {
    await page.goto('/users?conditions=bmi+>+90');
    await visible(page, 'No users found');
  },
  payments: async (page) => {
    await page.goto('/users?view=payments');
    await expect(page.getByRole('region', { name: /^Payment of / })).toBeVisible();
  },
  users: async (page) => {
    await page.goto('/users');
    await expect(table(page)).toBeVisible();
  },
  'users, nothing found': async (page) => {
    await searchBox(page).fill('nobody');
    await visible(page, /^Nothing matches/);
  },
  'filter menu': async (page) => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(4);
  },
  'users, some selected': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    for (const place of [0, 1, 3]) await rows(page).nth(place).getByRole('checkbox').check();
    await visible(page, '3 selected');
    await page.evaluate(() => window.scrollTo(0, 0)); // so that no checkbox is half under the top bar
  },
  'users, all selected': async (page) => {
    await bar(page).getByRole('button', { name: 'Select all 248' }).click();
    await visible(page, '248 selected');
  },
  'bulk activation': async (page) => {
    await bar(page).getByRole('button', { name: 'Activate', exact: true }).click();
    await visible(page, /users will be activated/);
  },
  'bulk activation, done': async (page) => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Activate \d+ users$/ })
      .click();
    await expect(dialog(page, 'Activated').getByRole('button', { name: 'Done' })).toBeVisible();
  },
  'bulk supplements': async (page) => {
    await dialog(page, 'Activated').getByRole('button', { name: 'Done' }).click();
    await rows(page).first().getByRole('checkbox').check();
    await bar(page).getByRole('button', { name: 'Assign Supplement' }).click();
    await visible(page, 'Supplement categories');
  },
  'view menu with a kept view and a moved column': async (page) => {
    await page.goto('/users?tab=inactive');
    await openView(page);
    const menu = dialog(page, 'View');
    await menu.getByLabel('Name for this view').fill('Not yet active');
    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name: 'Move Duration up' }).click();
    await menu.getByRole('checkbox', { name: 'Phone' }).uncheck();
    await visible(page, 'always shown');
  },
  'menu of a kept view': async (page) => {
    await dialog(page, 'View').getByRole('button', { name: 'Actions for Not yet active' }).click();
    await expect(page.getByRole('menuitem', { name: 'Open first' })).toBeVisible();
  },
  'new name of a kept view': async (page) => {
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await dialog(page, 'View').getByLabel('New name of Not yet active').fill('');
    await page.keyboard.press('Enter');
    await visible(page, 'A view needs a name.');
  },
  'export dialog': async (page) => {
    await page.goto('/users');
    await openExport(page);
    await visible(page, '248 rows, as filtered and sorted.');
  },
  'import dialog': openDialog('/users', 'import', 'Import New User', 'Excel file'),
  'add user dialog with errors': async (page) => {
    await openDialog('/users', 'add', 'Add New User', 'First name')(page);
    await dialog(page, 'Add New User').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Transaction image is required.');
  },
  'question before typed text is lost': async (page) => {
    await dialog(page, 'Add New User').getByLabel('First name').fill('Nadia');
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Discard changes?')).toBeVisible();
  },
};

/** Every dialog of a user of whom everything is known. */
export async function dialogsOfUser(page: Page): Promise<Visits> {
  const user = (await askUsers(page)).find(
    ({ userAssesmentForm, userAssesmentProgresses, payment, isActive }) =>
      userAssesmentForm?.file && userAssesmentProgresses.length > 1 && payment && isActive === 'Y',
  )!;
  return {
    'row menu': async () => {
      await page.goto('/users');
      await searchBox(page).fill(user.email);
      await expect(range(page)).toHaveText('1-1 of 1');
      await page.getByRole('button', { name: `Actions for ${nameOf(user)}` }).click();
      await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeVisible();
    },
    assessment: openDialog('/users', `assessment:${user.id}`, 'User Assessment', 'Medical history'),
    transaction: openDialog('/users', `transaction:${user.id}`, 'Transaction Details', 'Amount'),
    progress: openDialog('/users', `progress:${user.id}`, 'Progress', /of \d+ completed/),
    bmr: openDialog('/users', `bmr:${user.id}`, 'Update BMR', 'Calories a day'),
    supplements: openDialog(
      '/users',
      `supplements:${user.id}`,
      'Assign Supplement Categories',
      'Supplement categories',
    ),
    'one person': openDialog('/users', `member:${user.id}`, nameOf(user), 'Proof of payment'),
    'one person, the other check-ins': async () => {
      await page.getByRole('button', { name: /^Compare with/ }).click();
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    },
    'one person, a line enlarged': async (page) => {
      await page.goto(`/users?dialog=member:${user.id}&over=line:Weight`);
      await expect(dialog(page, 'Weight, kg').locator('.apexcharts-svg')).toBeVisible();
    },
    'one person, the proof enlarged': openDialog(
      '/users',
      `member:${user.id}&over=proof`,
      'Proof of payment',
      nameOf(user),
    ),
    deactivate: openDialog('/users', `deactivate:${user.id}`, 'Deactivate User', /^Are you sure/),
    delete: openDialog('/users', `delete:${user.id}`, 'Delete User', /^Are you sure/),
  };
}
