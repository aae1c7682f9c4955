import { type Browser, type Page } from '@playwright/test';
import { button, dialog } from '../support/locators';
import { sample } from '../../test/matrix';
import { ask } from '../support/server';
import { expect, test } from '../support/test';
import { leaveOpen, openTwice } from '../support/twoPeople';
import { CASES, type Case } from './twoPeopleCases';

const open = (page: Page, browser: Browser, baseURL: string | undefined, { same: [field], ...edit }: Case) =>
  openTwice(page, { browser, baseURL, field, ...edit });

const type = (page: Page, { title }: Case, label: string, text: string) =>
  dialog(page, title).getByLabel(label, { exact: true }).fill(text);

async function save(page: Page, { title, save: label = 'Save' }: Case) {
  await button(page, title, label).click();
}

/** Waits until the dialog is closed, and answers what a section says after a save. */
async function saved(page: Page, { title }: Case) {
  await expect(dialog(page, title)).toHaveCount(0);
  const alert = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
  if (await alert.isVisible()) await alert.click();
}

/** One that sends a form; `save-guard.spec.ts` has one that sends JSON, and jest every one. */
for (const edit of sample(CASES, ({ title }) => title === 'Edit Exercise')) {
  const [label, mine, theirs] = edit.same;
  const { other } = edit;

  test(`${edit.title}: a field that both change is decided by the person`, async ({ page, browser, baseURL }) => {
    const colleague = await open(page, browser, baseURL, edit);
    await type(colleague, edit, label, theirs);
    await save(colleague, edit);
    await saved(colleague, edit);
    await type(page, edit, label, mine);
    await leaveOpen(page);
    await save(page, edit);
    await expect(page.getByRole('radio', { name: `Theirs ${theirs}` })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await saved(page, edit);
    await colleague.goto(edit.address);
    await expect(dialog(colleague, edit.title).getByLabel(label, { exact: true })).toHaveValue(mine);
    await colleague.context().close();
  });

  if (other)
    test(`${edit.title}: a change to another field stays`, async ({ page, browser, baseURL }) => {
      const colleague = await open(page, browser, baseURL, edit);
      await type(colleague, edit, ...other);
      await save(colleague, edit);
      await saved(colleague, edit);
      await type(page, edit, label, mine);
      await leaveOpen(page);
      await save(page, edit);
      await expect(dialog(page, 'Saved').getByRole('term')).toHaveText(other[0]);
      await colleague.goto(edit.address);
      await expect(dialog(colleague, edit.title).getByLabel(label, { exact: true })).toHaveValue(mine);
      await expect(dialog(colleague, edit.title).getByLabel(other[0], { exact: true })).toHaveValue(other[1]);
      await colleague.context().close();
    });

  test(`${edit.title}: of a deleted record what was typed stays`, async ({ page, browser, baseURL }) => {
    const colleague = await open(page, browser, baseURL, edit);
    await ask(page, ...edit.remove);
    await type(page, edit, label, mine);
    await leaveOpen(page);
    await save(page, edit);
    await expect(dialog(page, edit.title).getByText(/was deleted.* while you were editing it\./)).toBeVisible();
    await expect(dialog(page, edit.title).getByLabel(label, { exact: true })).toHaveValue(mine);
    await colleague.context().close();
  });
}
