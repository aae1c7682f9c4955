import { ADMIN, openAs } from '../support/accounts';
import { button, dialog, range } from '../support/locators';
import { findUser } from '../support/server';
import { expect, test } from '../support/test';
import { choose, nameOf, rowOf, searchBox } from '../support/users';

test(
  'Update BMR starts at the value of the user and goes by 100, never below 0',
  { tag: '@matrix' },
  async ({ page, calls }) => {
    await openAs(page, ADMIN, '/users');
    const user = await findUser(page, ({ bmr }) => bmr);
    await choose(page, user, 'Update BMR');
    const bmr = dialog(page, 'Update BMR').getByLabel('BMR', { exact: true });
    await expect(bmr).toHaveValue(String(user.bmr));
    await button(page, 'Update BMR', 'Increase BMR by 100').click();
    await expect(bmr).toHaveValue(String(user.bmr! + 100));
    await bmr.fill('50');
    await button(page, 'Update BMR', 'Decrease BMR by 100').click();
    await expect(bmr).toHaveValue('0');
    await bmr.fill('many');
    await button(page, 'Update BMR', 'Increase BMR by 100').click();
    await expect(bmr).toHaveValue('100');
    await bmr.fill('1750');
    await button(page, 'Update BMR', 'Save').dblclick();
    await expect(dialog(page, 'Update BMR')).toHaveCount(0);
    expect(calls.to('users/update/bmr').map(({ fields }) => fields)).toEqual([{ userId: user.id, bmr: 1750 }]);
    await choose(page, user, 'Update BMR');
    await expect(bmr).toHaveValue('1750');
  },
);

test('a user without a BMR starts at 0, and the keyboard alone sets one', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ bmr }) => bmr === null);
  await searchBox(page).fill(user.email);
  await expect(range(page)).toHaveText('1-1 of 1');
  const actions = page.getByRole('button', { name: `Actions for ${nameOf(user)}` });
  await actions.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused(); // its code comes after the page
  await page.keyboard.press('u');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Update BMR').getByLabel('BMR', { exact: true })).toHaveValue('0');
  await expect(dialog(page, 'Update BMR').getByLabel('BMR', { exact: true })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Update BMR')).toHaveCount(0);
  await expect(actions).toBeFocused();
  expect(calls.to('users/update/bmr').map(({ fields }) => fields)).toEqual([{ userId: user.id, bmr: 300 }]);
});

test(
  'Assign Supplement ticks what the user has, and sends what is ticked',
  { tag: '@matrix' },
  async ({ page, calls }) => {
    await openAs(page, ADMIN, '/users');
    const user = await findUser(page, ({ assignedSupplements }) => assignedSupplements.length === 1);
    const had = user.assignedSupplements[0]!.supplementsCategoryId;
    await choose(page, user, 'Assign Supplement');
    const boxes = dialog(page, 'Assign Supplement Categories').getByRole('checkbox');
    await expect(boxes.nth(had - 1)).toBeChecked();
    await expect(dialog(page, 'Assign Supplement Categories').getByRole('checkbox', { checked: true })).toHaveCount(1);
    const added = had === 1 ? 2 : 1;
    await boxes.nth(added - 1).check();
    await button(page, 'Assign Supplement Categories', 'Save').dblclick();
    await expect(dialog(page, 'Assign Supplement Categories')).toHaveCount(0);
    expect(calls.to('supplements/assigned/supplements').map(({ fields }) => fields)).toEqual([
      { userId: user.id, supplementCategoryId: [had, added] },
    ]);
    await choose(page, user, 'Assign Supplement');
    await expect(boxes.nth(added - 1)).toBeChecked();
    await expect(boxes.nth(had - 1)).toBeChecked();
  },
);

test('Deactivate User asks, and a double click deactivates once', { tag: '@matrix' }, async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ isActive }) => isActive === 'Y');
  await choose(page, user, 'Deactivate User');
  await expect(dialog(page, 'Deactivate User')).toContainText('Are you sure you want to deactivate this user?');
  await button(page, 'Deactivate User', 'Cancel').click();
  await expect(dialog(page, 'Deactivate User')).toHaveCount(0);
  expect(calls.to('users/deactivate')).toHaveLength(0);
  await choose(page, user, 'Deactivate User');
  await button(page, 'Deactivate User', 'Deactivate').dblclick();
  await expect(dialog(page, 'Deactivate User')).toHaveCount(0);
  await expect(rowOf(page, user)).toContainText('Inactive');
  expect(calls.to('users/deactivate').map(({ fields }) => fields)).toEqual([{ userId: user.id }]);
});

test('Activate needs no question, and a double click activates once', { tag: '@matrix' }, async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ isActive }) => isActive === 'N');
  await searchBox(page).fill(user.email);
  const activate = rowOf(page, user).getByRole('button', { name: 'Activate', exact: true });
  await activate.dblclick();
  await expect(activate).toHaveCount(0);
  await expect(rowOf(page, user)).toContainText('Active');
  await expect(rowOf(page, user)).not.toContainText('Inactive');
  expect(calls.to('users/update/status').map(({ fields }) => fields)).toEqual([{ id: user.id }]);
  await expect.poll(() => calls.to('users/list').length).toBe(2);
});

test('Delete User asks, and the list reloads without the user', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, () => true);
  await choose(page, user, 'Delete User');
  await expect(dialog(page, 'Delete User')).toContainText('Are you sure you want to delete this user?');
  await button(page, 'Delete User', 'Delete').dblclick();
  await expect(dialog(page, 'Delete User')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await searchBox(page).fill('');
  await expect(range(page)).toHaveText('1-10 of 247');
  expect(calls.to('users/delete').map(({ fields }) => fields)).toEqual([{ userId: user.id }]);
});

test('deleting works with the keyboard alone; the focus starts on Cancel', async ({ page, calls }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, () => true);
  await searchBox(page).fill(user.email);
  await expect(range(page)).toHaveText('1-1 of 1');
  await page.getByRole('button', { name: `Actions for ${nameOf(user)}` }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeFocused(); // its code comes after the page
  await page.keyboard.press('Enter');
  await expect(button(page, 'Delete User', 'Cancel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  expect(calls.to('users/delete')).toHaveLength(1);
});

test('the dashboard counts what changed on Users', async ({ page }) => {
  await openAs(page, ADMIN);
  const users = page.getByRole('region', { name: 'Users', exact: true }).getByRole('listitem');
  await expect(users.last()).toHaveText('Total248');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await choose(page, await findUser(page, () => true), 'Delete User');
  await button(page, 'Delete User', 'Delete').click();
  await expect(dialog(page, 'Delete User')).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(users.last()).toHaveText('Total247');
});
