import { ADMIN, openAs } from '../support/accounts';
import { dialog } from '../support/locators';
import { cut, expectPaperSheet, printed } from '../support/paper';
import { findUser } from '../support/server';
import { expect, test } from '../support/test';
import { nameOf } from '../support/users';

test('a list is printed in light colours, without what can only be pressed, on as many pages as it needs', async ({
  page,
}) => {
  await openAs(page, ADMIN, '/users');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await page.getByRole('button', { name: /dark/i }).click();
  await expectPaperSheet(page);
  const themes = await page.evaluateHandle(() => {
    const seen: (string | undefined)[] = [];
    addEventListener('beforeprint', () => seen.push(document.documentElement.dataset.bsTheme));
    addEventListener('afterprint', () => seen.push(document.documentElement.dataset.bsTheme));
    return seen;
  });
  expect(await printed(page)).toEqual({ pages: 1, size: '841 x 594' });
  expect(await themes.jsonValue()).toEqual(['light', 'dark']);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1017, height: 700 });
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  for (const name of ['Add user', 'View', 'Refresh', 'Conditions'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
  await expect(page.locator('.sorter').first()).toHaveCSS('display', 'contents'); // heads are repeated without boxes of buttons
  expect(await cut(page)).toEqual([]);
});

test('a long address in a list ends at the edge of the paper, and the words beside it stay whole', async ({ page }) => {
  await openAs(page, ADMIN, '/banners?dialog=add');
  const form = dialog(page, 'Add New Banner');
  await form.getByLabel('Link').fill(`https://petal.example/${'a'.repeat(400)}`);
  await form.getByLabel('Image').setInputFiles('docs/images/users.png');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/banners');
  await page.reload();
  await expectPaperSheet(page);
  await page.setViewportSize({ width: 1017, height: 700 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: /a{400}/ })).toBeVisible();
  expect(await cut(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1017);
});

test('what is being brought in ends and begins at the edges of the paper', async ({ page }) => {
  await openAs(page, ADMIN, '/recipes?view=bring-in');
  await page.getByLabel('Paste').fill('Dal\nIngredients:\n200 g lentils\nMethod:\nBoil.');
  await page.getByLabel('Paste').press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Dal' })).toBeVisible();
  await expectPaperSheet(page);
  await page.setViewportSize({ width: 1017, height: 700 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Bring in recipes' })).toBeVisible();
  expect(await cut(page)).toEqual([]);
});

/** As wide as Firefox takes each sheet of paper to be: it answers questions about the width by upright paper. */
const UPRIGHT = { width: 690, height: 1000 };

test('on paper that counts as narrow a list stays a table with all its columns', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await expectPaperSheet(page);
  await page.setViewportSize(UPRIGHT);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Name', 'Email', 'Phone', 'Plan', 'Status', 'Duration'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(page.locator('td[data-label="Email"] .value').first()).toBeVisible();
  await expect(page.locator('.folded:visible')).toHaveCount(0);
});

test('what is printed at once has no bars either, before the sheet for paper is there', async ({ page }) => {
  await page.route(/\/js\/standby/, () => undefined);
  await openAs(page, ADMIN, '/users');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
  for (const name of ['Refresh', 'Add user', 'View']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.locator('.placeholder:visible')).toHaveCount(0);
});

test('the desk is printed with the post that is shown, in the place of its queue', async ({ page }) => {
  await openAs(page, ADMIN, '/community?view=desk');
  const post = page.locator('.answer-card');
  await expect(post).toBeVisible();
  await expectPaperSheet(page);
  await page.setViewportSize(UPRIGHT);
  await page.emulateMedia({ media: 'print' });
  await expect(post).toBeVisible();
  await expect(page.locator('.desk-queue')).toBeHidden();
});

test('headings of checks are printed in full', async ({ page }) => {
  await openAs(page, ADMIN, '/recipes?view=checks');
  const heading = page.getByRole('heading', { name: 'Checks' });
  await expect(heading).toBeVisible();
  await expectPaperSheet(page);
  await printed(page);
  await page.emulateMedia({ media: 'print' });
  expect((await heading.boundingBox())!.x).toBeGreaterThanOrEqual((await page.locator('main').boundingBox())!.x);
});

test('a dialog is printed in its full length, in the place of the page under it', async ({ page }) => {
  await openAs(page, ADMIN, '/recipes?dialog=details%3A1');
  const note = dialog(page, 'Spinach eggs with feta').getByText('Note');
  await expect(note).toBeAttached();
  await expectPaperSheet(page);
  expect(await printed(page)).toEqual({ pages: 1, size: '594 x 841' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1017, height: 700 });
  await expect(page.getByRole('main')).toBeHidden();
  const box = (await dialog(page, 'Spinach eggs with feta').locator('.modal-body').boundingBox())!;
  const last = (await note.boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(box.y + box.height);
  expect(await cut(page)).toEqual([]);
});

test('the page is printed under the open menu of a phone, without the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ADMIN, '/users');
  await expectPaperSheet(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Users' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu.getByRole('link', { name: 'Users', includeHidden: true })).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
  expect((await printed(page)).size).toBe('841 x 594');
});

test('the panel of a person is printed in its full length', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ userAssesmentProgresses }) => userAssesmentProgresses.length > 2);
  await page.goto(`/users?dialog=member%3A${user.id}`);
  const panel = dialog(page, nameOf(user));
  await expect(panel.getByRole('region', { name: 'Habits' })).toBeVisible();
  await expectPaperSheet(page);
  const { pages, size } = await printed(page);
  expect(size).toBe('594 x 841');
  expect(pages).toBeGreaterThan(2);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1017, height: 700 });
  await expect(page.getByRole('main')).toBeHidden();
  for (const name of ['Close', 'Print', 'Deactivate']) await expect(panel.getByRole('button', { name })).toBeHidden();
  const answers = panel.getByRole('table', { name: /^Answers of .* beside those of / });
  await expect(answers.getByRole('columnheader').last()).toHaveText(/\d/, { useInnerText: true });
  const last = panel.getByRole('region', { name: 'Assessment' });
  const below = await last.evaluate(
    (part) => part.getBoundingClientRect().bottom <= part.ownerDocument.documentElement.scrollHeight + 1, // it is rounded
  );
  expect(below).toBe(true);
  expect(await cut(page)).toEqual([]);
});

test('the panel of a person is printed in one column from a list that was printed before', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expectPaperSheet(page);
  await page.locator('.member-link').first().click();
  await expect(page.getByRole('region', { name: 'Assessment' })).toBeVisible();
  expect((await printed(page)).size).toBe('594 x 841');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.member-columns')).toHaveCSS('display', 'block');
  await expect(page.getByRole('main')).toBeHidden();
});

test('the dashboard is printed on one page, under the dark theme too', async ({ page }) => {
  await openAs(page, ADMIN, '/dashboard');
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(page.locator('.apexcharts-pie-area').first()).toBeVisible();
  await expectPaperSheet(page);
  expect(await printed(page)).toEqual({ pages: 1, size: '841 x 594' });
});

test('a feed is printed with the filters that are set, and no others', async ({ page }) => {
  await openAs(page, ADMIN, '/community?group=1');
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.selectOption('answered');
  await page.emulateMedia({ media: 'print' });
  await expect(status).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Date' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await status.selectOption('all');
  await page.emulateMedia({ media: 'print' });
  await expect(status).toBeHidden();
});
