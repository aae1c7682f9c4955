import { type Page } from '@playwright/test';
import { ADMIN, openAs, signIn } from '../support/accounts';
import { faultsOf, mend } from '../support/faults';
import { listsThere } from '../support/locators';
import { sample } from '../../test/matrix';
import { expect, test } from '../support/mockApi';
import { ADDING } from './dialogCases/adding';
import { CHANGING } from './dialogCases/changing';

const GENERAL = 'Something went wrong. Please try again.';

/** Reads the message, a toast, an alert or an error of the form, and closes it if it can be closed. */
async function takeMessage(page: Page) {
  const message = page.getByRole('alert').or(page.getByRole('alertdialog', { name: /^(?!Send “)/ }));
  await expect(message).toHaveCount(1);
  const text = await message.locator('p, span:not(.petal-tile)').or(message).first().innerText();
  const away = message.getByRole('button', { name: /^(OK|Close)$/ });
  if ((await away.count()) > 0) {
    await away.click();
    await expect(message).toHaveCount(0);
  }
  return text.replace(/\s+OK$/, '').trim();
}

test.beforeEach(({ allowFailedLoads }) => allowFailedLoads('/api/'));

/** One that sends JSON, one that sends a form, one that uploads, and one that deletes. In jest each has a test of this. */
const PATHS = ['plans/update', 'exercise/update', 'banners/create', 'plans/delete'];
const CASES = sample([...CHANGING, ...ADDING], ({ path }) => PATHS.includes(path));

for (const [number, { address, title, role = 'dialog', act, path, change, removes, said }] of CASES.entries())
  test(`${address}: ${String(title)} keeps its values when ${path} fails`, async ({ page, mockApi, calls }) => {
    test.setTimeout(90_000);
    await openAs(page, ADMIN, address);
    const dialog = page.getByRole(role, { name: title, exact: true });
    await expect(dialog).toBeVisible();
    await listsThere(dialog);
    const field = await change?.(dialog);
    const typed = await field?.inputValue();
    const save = dialog.getByRole('button', { name: act, exact: true });

    for (const fault of faultsOf(number))
      await test.step(fault.name, async () => {
        await fault.befall(page, mockApi, path);
        calls.forget();
        await save.click();
        expect(await takeMessage(page)).toBe(said?.(fault) ?? fault.said ?? GENERAL);
        expect(calls.to(path)).toHaveLength(1);
        await mend(page, mockApi);
        if (removes && fault.isDone) {
          await expect(dialog).toHaveCount(0);
          await mockApi.reset();
          await page.goto(address);
        }
        await expect(dialog).toBeVisible();
        await expect(save).not.toHaveAttribute('aria-busy', 'true');
        if (field && typed !== undefined) await expect(field).toHaveValue(typed);
      });

    await test.step('401, signed in again: a double click saves once', async () => {
      // If the reply was lost, the server had made the change: start again with the seed data.
      await mockApi.reset();
      await mockApi.override({ kind: 'expireSession', times: 1 });
      calls.forget();
      await save.dblclick();
      const expired = page.getByRole('dialog', { name: 'Your session has expired. Please sign in again.' });
      await signIn(expired, ADMIN);
      await expect(dialog).toHaveCount(0);
      expect(calls.to(path).map(({ status }) => status)).toEqual([401, 200]);
    });
  });
