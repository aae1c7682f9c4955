import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { readSheet } from '../../test/workbook';
import { ADMIN, openAs } from '../support/accounts';
import { button, dialog, openExport, range } from '../support/locators';
import { askUsers, type WireUser } from '../support/server';
import { expect, test } from '../support/test';
import { nameOf, searchBox } from '../support/users';

const today = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv'));

/** Opens the dialog, chooses and exports; returns the downloaded file. */
async function download(page: Page, choose: () => Promise<void> = async () => {}) {
  await openExport(page);
  await choose();
  const coming = page.waitForEvent('download');
  await button(page, 'Export', 'Export').click();
  const file = await coming;
  await expect(dialog(page, 'Export')).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const chooseExcel = (page: Page) => dialog(page, 'Export').getByRole('radio', { name: 'Excel (XLSX)' }).check();

/** The inactive users found by `a`, from Z to A. */
async function openUsers(page: Page) {
  await openAs(page, ADMIN, '/users?tab=inactive&sort=-name');
  await searchBox(page).fill('a');
  await expect(range(page)).toBeVisible();
  const holdsA = ({ firstName, lastName, email }: WireUser) => /a/i.test(`${firstName} ${lastName}\n${email}`);
  const users = (await askUsers(page)).filter((user) => user.isActive === 'N' && holdsA(user));
  await expect(range(page)).toHaveText(`1-10 of ${users.length}`);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return users.map(nameOf).sort((one, other) => compare(other, one));
}

test('users are exported as CSV as they are filtered and sorted', async ({ page }) => {
  const names = await openUsers(page);
  const { name, bytes } = await download(page);
  expect(name).toBe(`users-${await today(page)}.csv`);
  const [header, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(header).toBe('\uFEFFName,Email,Phone,Plan,Status,Duration');
  expect(lines.map((line) => line.split(',')[0])).toEqual(names);
  expect(lines.filter((line) => /,\+\d/.test(line))).toEqual([]);
});

test('users are exported as a workbook as they are filtered and sorted', async ({ page }) => {
  const names = await openUsers(page);
  const { name, bytes } = await download(page, () => chooseExcel(page));
  expect(name).toBe(`users-${await today(page)}.xlsx`);
  const [header, ...lines] = readSheet(bytes);
  expect(header).toEqual(['Name', 'Email', 'Phone', 'Plan', 'Status', 'Duration']);
  expect(lines.map(([title]) => title)).toEqual(names);
  expect(new Set(lines.map((line) => line[4]))).toEqual(new Set(['Inactive']));
});

test('without matches there is nothing to export', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await searchBox(page).fill('nobody at all');
  await openExport(page);
  await expect(dialog(page, 'Export')).toContainText('There is nothing to export.');
  await expect(button(page, 'Export', 'Export')).toBeDisabled();
});

test('accounts are masked, in CSV and in a workbook, unless the box is ticked', async ({ page }) => {
  await openAs(page, ADMIN, '/payments?search=main+account');
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  const text = (await download(page)).bytes.toString('utf8');
  expect(text).toContain('****0001');
  expect(text).not.toContain('123456780001');

  const masked = await download(page, () => chooseExcel(page));
  expect(readSheet(masked.bytes)[1]).toEqual(expect.arrayContaining(['Main account', '****0001', '****PKXX']));

  const full = await download(page, async () => {
    await chooseExcel(page);
    await dialog(page, 'Export').getByLabel('Include full account numbers').check();
  });
  expect(readSheet(full.bytes)[1]).toEqual(
    expect.arrayContaining(['0000123456780001', 'PK00EXMP0000123456780001', 'EXMPPKXX']),
  );
});
