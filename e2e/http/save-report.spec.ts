import { readFile } from 'node:fs/promises';
import { type Report } from '../../src/capabilities/sessionReport/format';
import { ADMIN, openAs, title } from '../support/accounts';
import { button, dialog } from '../support/locators';
import { test } from '../support/mockApi';
import { expect } from '../support/test';
import { searchBox } from '../support/users';

test('a report tells what was done, a refused save too, and nothing of what was written or read', async ({
  page,
  mockApi,
  consoleWatch,
}) => {
  consoleWatch.allowFailedLoads('dishes/update');
  await openAs(page, ADMIN, '/users');
  const people = page.getByRole('rowheader');
  await expect(people.first()).toBeVisible();
  const name = (await people.first().getByRole('button').textContent())!;
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/report\./.test(name)),
  );
  await searchBox(page).fill(name);
  await expect(people).toHaveCount(1);
  await people.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Recipes' }).click();
  await expect(title(page)).toHaveText('Recipes'); // until then the menus are those of people
  const menu = page.getByRole('button', { name: /^Actions for / }).first();
  const recipe = (await menu.getAttribute('aria-label'))!.replace('Actions for ', '');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(dialog(page, 'Edit Recipe')).toBeVisible();
  await dialog(page, 'Edit Recipe').getByLabel('Calories').fill('123');
  await dialog(page, 'Edit Recipe').getByLabel(/^Note/).fill('Ask Nora about salt');
  await mockApi.override({ kind: 'refuse', path: 'dishes/update', status: 500, message: 'Not today' });
  await button(page, 'Edit Recipe', 'Save').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await button(page, 'Edit Recipe', 'Cancel').click();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('report');
  await page.keyboard.press('Enter');
  const report = dialog(page, 'Save a report of what happened');
  await expect(report.getByText('Save was refused (500)')).toBeVisible();
  // The lists that the palette loads may be steps before this one.
  const all = report.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  const said = await report.getByRole('listitem').allTextContents();
  for (const sentence of [
    'Searched the list',
    'Opened a member, the 1st found',
    'Closed the member',
    'Opened Recipes',
    'Opened the menu of a recipe',
    'Changed 2 fields: Calories, Note',
    'Pressed Save',
    'Opened this report',
  ])
    expect(said.join('\n')).toContain(sentence);

  const coming = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Save file' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  await expect(report).toHaveCount(0);
  const { steps, user, scenario } = JSON.parse(text) as Report;
  expect({ user: user?.role, scenario }).toEqual({ user: 'Admin', scenario: null });
  expect(steps).toContainEqual(expect.objectContaining({ kind: 'moved', address: '/recipes', by: 'push' }));
  expect(steps).toContainEqual(expect.objectContaining({ kind: 'answered', outcome: 'refused', status: 500 }));
  for (const secret of [...name.split(' '), recipe, 'Nora', 'Not today', 'petal.app', 'access-token'])
    expect(text).not.toContain(secret);
});
