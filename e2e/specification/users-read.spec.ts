import { readFile } from 'node:fs/promises';
import { ADMIN, openAs } from '../support/accounts';
import { button, detail, dialog } from '../support/locators';
import { ask, findUser } from '../support/server';
import { expect, test } from '../support/test';
import { choose, rows } from '../support/users';

interface Progress {
  totalWorkouts: number;
  completedWorkouts: number;
  habits: { name: string; completed: boolean }[];
}

test('Assessment shows the answers, and the document downloads', async ({ page, backend }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ userAssesmentForm }) => userAssesmentForm?.file);
  const form = user.userAssesmentForm!;
  await choose(page, user, 'Assessment');
  await expect(dialog(page, 'User Assessment')).toBeVisible();
  await expect(detail(page, 'Country')).toHaveText(form.country!);
  await expect(detail(page, 'Medical history').first()).toHaveText(form.medicalHistory!);
  await expect(detail(page, 'Dinner options')).toHaveText(form.dinnerOptions!);

  const link = page.getByRole('link', { name: 'Download document' });
  // The browser opens a document of another origin instead of downloading it.
  if (backend === 'mirage') {
    const download = page.waitForEvent('download');
    await link.click();
    const file = await (await download).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  } else {
    const reply = await page.request.get((await link.getAttribute('href'))!);
    expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'User Assessment')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toBeFocused();
});

test('the assessment has the progress entries below its answers', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ userAssesmentProgresses }) => userAssesmentProgresses.length > 1);
  await choose(page, user, 'Assessment');
  const headings = user.userAssesmentProgresses.map(({ dayNumber }) => `Progress, day ${dayNumber}`);
  await expect(dialog(page, 'User Assessment').getByRole('heading', { name: /^Progress, day/ })).toHaveText(headings);
});

test('a dialog is at most 570 px high, and scrolls by keyboard', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ userAssesmentForm }) => userAssesmentForm);
  await choose(page, user, 'Assessment');
  const content = dialog(page, 'User Assessment').locator('.modal-content');
  await expect(content).toBeVisible();
  expect((await content.boundingBox())!.height).toBeLessThanOrEqual(570);
  const body = dialog(page, 'User Assessment').getByRole('group', { name: 'User Assessment' });
  await body.focus();
  await page.keyboard.press('End');
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('Transaction shows the picture and every detail', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ payment }) => payment?.paymentIntentId);
  const payment = user.payment!;
  await choose(page, user, 'Transaction');
  await expect(dialog(page, 'Transaction Details')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Payment' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(detail(page, 'Amount')).toHaveText(payment.amount!);
  await expect(detail(page, 'Currency')).toHaveText(payment.currency!);
  await expect(detail(page, 'Payment method')).toHaveText(payment.paymentMethod!);
  await expect(detail(page, 'Status')).toHaveText(payment.status!);
  await expect(detail(page, 'Payment intent ID')).toHaveText(payment.paymentIntentId!);
  await expect(detail(page, 'Created')).toHaveText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d [AP]M$/);
  await expect(detail(page, 'Updated')).toHaveText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d [AP]M$/);
  await button(page, 'Transaction Details', 'Close').click();
  await expect(dialog(page, 'Transaction Details')).toHaveCount(0);
});

test('Progress shows workouts, habits and measurements in inches', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, ({ userAssesmentProgresses }) => userAssesmentProgresses.length > 0);
  const progress = await ask<Progress>(page, 'users/progress', { userId: user.id });
  await choose(page, user, 'Progress');
  const shown = dialog(page, 'Progress');
  await expect(shown).toContainText(`${progress.completedWorkouts} of ${progress.totalWorkouts} completed`);
  await expect(shown.getByRole('listitem')).toHaveText(
    progress.habits.map(({ name, completed }) => `${name}${completed ? 'Completed' : 'Not completed'}`),
  );
  const { Waist } = user.userAssesmentProgresses.at(-1)!.measurements;
  await expect(shown.getByRole('row', { name: /^Waist/ }).getByRole('cell')).toHaveText([
    `${Waist!.day1} in`,
    `${Waist!.current} in`,
  ]);
  await expect(shown.getByRole('table').getByRole('rowheader')).toHaveCount(9);
});

test('what a user does not have is said in words', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const noAssessment = await findUser(page, ({ userAssesmentForm }) => !userAssesmentForm);
  await choose(page, noAssessment, 'Assessment');
  await expect(page.getByText('No assessment data available.')).toBeVisible();
  await page.keyboard.press('Escape');
  const noPayment = await findUser(page, ({ payment }) => !payment);
  await choose(page, noPayment, 'Transaction');
  await expect(page.getByText('No transaction data available.')).toBeVisible();
  await page.keyboard.press('Escape');
  // The user who joined last has no progress yet.
  const newcomer = await findUser(page, () => true);
  await choose(page, newcomer, 'Progress');
  await expect(page.getByText('No progress data available.')).toBeVisible();
});

test('the row menu can be used with the keyboard, and has Deactivate User for active users only', async ({ page }) => {
  await openAs(page, ADMIN, '/users?tab=active');
  const active = rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ });
  await active.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Assessment',
    'Transaction',
    'Progress',
    'Update BMR',
    'Assign Supplement',
    'Deactivate User',
    'Delete User',
  ]);
  await expect(page.getByRole('menuitem', { name: 'Assessment' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.getByRole('menuitem', { name: 'Update BMR' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(active).toBeFocused();

  await page.getByRole('tab', { name: 'Inactive' }).click();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Delete User' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Deactivate User' })).toHaveCount(0);
});
