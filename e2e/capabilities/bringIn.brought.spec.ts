import path from 'node:path';
import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { sample } from '../../test/matrix';
import { BROUGHT, BROWSERS_ALONE, FOLDER, problemsOf, type Brought, type Shown } from '../support/outcomes';
import { expect, test } from '../support/test';

const SECTIONS = {
  recipes: '/recipes',
  supplements: '/supplements',
  exercises: '/workouts',
  help: '/how-to-use',
  dietPlans: '/diet-plans',
};

/** Opens one record after the other, and reads its form. Runs in the page: a source may have many. */
async function readAll(): Promise<Shown[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const shown: Shown[] = [];
  for (let at = 1; ; at += 1) {
    const row = document.querySelector(`.read[aria-posinset="${at}"]`);
    if (!row) return shown;
    row.querySelector<HTMLElement>('.read-open')!.click();
    while (!row.classList.contains('is-open')) await frame();
    await frame();
    const record = document.querySelector('.record')!;
    const form: Record<string, string> = {};
    for (const control of record.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      '.record-form :is(input:not([type=checkbox], [type=file]), select, textarea)',
    )) {
      const label = control.labels?.[0]?.textContent.trim();
      const value = control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? '') : control.value;
      if (label) form[label] = value;
    }
    shown.push({
      isTicked: record.querySelector<HTMLInputElement>('.record-foot [type=checkbox]')!.checked,
      form,
      notUnderstood: [...record.querySelectorAll('.line-unread q')].map((line) => line.textContent),
    });
  }
}

/** Brings a source in; returns what the page shows of it, and what it says. */
async function bringIn(page: Page, { file, how }: Brought) {
  const from = path.join(FOLDER, file);
  if (how === 'file') await page.getByLabel('Or a file').setInputFiles(from);
  else {
    await page.getByLabel('Paste').fill(readFileSync(from, 'utf8'));
    await page.getByLabel('Paste').press('Control+Enter');
  }
  const list = page.locator('.read-list .read').first();
  const problem = page.locator('.bring-drop .invalid-feedback');
  await expect(list.or(problem)).toBeVisible();
  // What is not ticked then is in doubt, and not just without a place.
  const place = page.getByLabel(/^Place for .* without one$/);
  if (await place.isVisible()) await place.selectOption({ index: 1 });
  const shown = await page.evaluate(readAll);
  const said = await page
    .locator('.read-notes li, .read-encoding label, .bring-drop .invalid-feedback')
    .allInnerTexts();
  const startAgain = page.getByRole('button', { name: 'Start again' });
  if (await startAgain.isVisible()) await startAgain.click();
  else await page.getByLabel('Paste').fill('');
  return { shown, said };
}

/** What a file of this type or a pasted text needs of the page; what is read is the same in jest (`test/brought.test.ts`). */
const kindOf = ({ section, how, file }: Brought) => `${section} ${how} ${path.extname(file)}`;
const SEEN = sample(
  BROUGHT,
  (each) => each.file === BROWSERS_ALONE || BROUGHT.find((other) => kindOf(other) === kindOf(each)) === each,
);

for (const [section, address] of Object.entries(SECTIONS)) {
  test(`what people bring into ${section} is read as a careful person reads it`, async ({ page }) => {
    test.setTimeout(180_000);
    await openAs(page, ADMIN, `${address}?view=bring-in`);
    const wrong: string[] = [];
    for (const brought of SEEN.filter((each) => each.section === section)) {
      await expect(page.getByLabel('Paste')).toBeVisible();
      const { shown, said } = await bringIn(page, brought);
      wrong.push(...problemsOf(brought, shown, said).map((problem) => `${brought.file}: ${problem}`));
    }
    expect(wrong).toEqual([]);
  });
}
