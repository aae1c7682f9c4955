import { type Page } from '@playwright/test';
import { ADMIN, openAs, signIn, title } from '../support/accounts';
import { choose } from '../support/cards';
import { button, dialog, range, row, toast } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface WireModerator {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  modules: string;
}

const ADD = 'Add Moderators';
const EDIT = 'Edit Moderator';
const DELETE = 'Delete Moderator';

const table = (page: Page) => page.getByRole('table', { name: 'Moderators' });
const names = (page: Page) => table(page).getByRole('rowheader').locator('.name');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or email' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const askModerators = (page: Page) => ask<WireModerator[]>(page, 'users/list/employees');

async function openModerators(page: Page) {
  await openAs(page, ADMIN, '/moderators');
  await expect(names(page).first()).toBeVisible();
}

async function fill(page: Page, email: string, password = 'hush-hush') {
  const form = dialog(page, ADD);
  await form.getByLabel('Name').fill(' Nadia Hart ');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+44 7700 900160');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm Password').fill(password);
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog(page, 'Confirm Logout').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

test('the first ten moderators are shown with the sections they may open', { tag: '@matrix' }, async ({ page }) => {
  await openModerators(page);
  const moderators = await askModerators(page);
  await expect(names(page)).toHaveText(moderators.slice(0, 10).map((one) => `${one.firstName} ${one.lastName}`));
  await expect(range(page)).toHaveText(`1-10 of ${moderators.length}`);
  await expect(row(page, 'Hira Noor')).toContainText('hira@petal.app');
  await expect(row(page, 'Hira Noor').getByRole('listitem')).toHaveText(['Users', 'Recipes']);
  await search(page).fill('Eleanor');
  expect((await row(page, 'Eleanor Singh').boundingBox())!.height).toBeLessThan(50);
  await expect(row(page, 'Eleanor Singh').getByRole('listitem')).toHaveText(['All modules']);
});

test('the message about a field at the edge of the dialog comes into view', async ({ page }) => {
  await openModerators(page);
  await page.getByRole('button', { name: ADD }).click();
  await fill(page, 'nadia@example.org');
  const confirm = dialog(page, ADD).getByLabel('Confirm Password');
  await confirm.fill('another');
  await confirm.evaluate((input) => input.scrollIntoView({ block: 'end' }));
  await button(page, ADD, 'Save').click();
  await expect(dialog(page, ADD).getByText('Passwords do not match')).toBeInViewport({ ratio: 1 });
});

test('search, sort and page are in the address', { tag: '@matrix' }, async ({ page }) => {
  await openModerators(page);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(names(page).first()).toHaveText(/^A/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/moderators?page=2&sort=name');
  await page.reload();
  await expect(range(page)).toHaveText(/^11-/);
  await search(page).fill('sara@');
  await expect(names(page)).toHaveText(['Sara Malik']);
  await search(page).fill('no such moderator');
  await expect(page.getByText('Nothing matches “no such moderator”.')).toBeVisible();
});

/** The browser converts the domain to ASCII, here and in the sign-in form. */
const TYPED_EMAIL = 'nadia+night@müller.example';
const SENT_EMAIL = 'nadia+night@xn--mller-kva.example';

test('a moderator who is added sees what was ticked, and nothing else', async ({ page, calls }) => {
  await openModerators(page);
  await page.getByRole('button', { name: ADD }).click();
  await button(page, ADD, 'Save').click();
  await expect(dialog(page, ADD).getByLabel('Confirm Password')).toHaveAccessibleDescription(
    'Confirm Password is required',
  );
  await fill(page, TYPED_EMAIL);
  await box(page, 'Select all').check();
  await box(page, 'Select all').uncheck();
  await box(page, 'Plans').check();
  await box(page, 'Tracker').check();
  await button(page, ADD, 'Save').dblclick();
  await expect(dialog(page, ADD)).toHaveCount(0);
  expect(calls.to('users/create/employee')).toHaveLength(1);
  expect(calls.to('users/create/employee')[0]!.fields).toEqual({
    name: 'Nadia Hart',
    email: SENT_EMAIL,
    phone: '+44 7700 900160',
    role: 2,
    modules: ['Plans', 'Tracker'],
    password: 'hush-hush',
    confirmPassword: 'hush-hush',
  });

  await logOut(page);
  await signIn(page, TYPED_EMAIL, 'hush-hush');
  await expect(title(page)).toHaveText('Dashboard');
  await expect(sidebar(page)).toHaveText(['Dashboard', 'Tracker', 'Plans']);
});

test(
  'an email that the sign-in form would refuse is not taken, nor a taken one',
  { tag: '@matrix' },
  async ({ page, calls, allowFailedLoads }) => {
    allowFailedLoads('users/create/employee');
    await openModerators(page);
    await page.getByRole('button', { name: ADD }).click();
    await fill(page, 'zoë@petal.app');
    await button(page, ADD, 'Save').click();
    await expect(dialog(page, ADD).getByLabel('Email')).toHaveAccessibleDescription('Email is not valid');
    expect(calls.to('users/create/employee')).toHaveLength(0);
    await dialog(page, ADD).getByLabel('Email').fill('Hira@petal.app');
    await button(page, ADD, 'Save').click();
    await expect(toast(page, 'A moderator with this email already exists.')).toBeVisible();
    await expect(dialog(page, ADD).getByLabel('Name')).toHaveValue(' Nadia Hart ');
  },
);

test('an edit keeps what the panel does not know; deleting asks and takes one call', async ({ page, calls }) => {
  await openModerators(page);
  await choose(page, 'Sara Malik', 'Edit');
  await expect(dialog(page, EDIT).getByText('Kept as stored: Profile')).toBeVisible();
  await box(page, 'Community').uncheck();
  await button(page, EDIT, 'Save').click();
  await expect(row(page, 'Sara Malik').getByRole('listitem')).toHaveText(['Notifications', 'Profile']);
  expect(calls.to('users/update/employee')[0]!.fields).toMatchObject({
    id: 3,
    modules: ['Notifications', 'Profile'],
  });

  await choose(page, 'Sara Malik', 'Delete');
  await expect(dialog(page, DELETE)).toContainText('Are you sure you want to delete this moderator?');
  await button(page, DELETE, 'Delete').dblclick();
  await expect(row(page, 'Sara Malik')).toHaveCount(0);
  expect(calls.to('users/delete').map(({ fields }) => fields)).toEqual([{ userId: 3 }]);
});

test('moderators who edit themselves are warned, and lose removed modules at once', async ({ page }) => {
  await openModerators(page);
  const all = (await askModerators(page)).find(({ firstName }) => firstName === 'Eleanor')!;
  await logOut(page);
  await signIn(page, all.email);
  await sidebar(page).filter({ hasText: 'Moderators' }).click();
  await search(page).fill('Eleanor');
  await page.getByRole('button', { name: 'Actions for Eleanor Singh' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit']);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await box(page, 'Select all').uncheck();
  await box(page, 'Recipes').check();
  await expect(dialog(page, EDIT)).toContainText('Without Moderators you are led to the dashboard.');
  await button(page, EDIT, 'Save').click();
  await expect(title(page)).toHaveText('Dashboard');
  await expect(page).toHaveURL('/dashboard');
  await expect(sidebar(page)).toHaveText(['Dashboard', 'Recipes']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone each moderator is a card, and nothing is wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openModerators(page);
  await expect(row(page, 'Hira Noor').getByRole('cell', { name: /^Modules/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
