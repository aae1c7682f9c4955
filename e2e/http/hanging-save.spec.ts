import { ADMIN, openAs } from '../support/accounts';
import { button, dialog } from '../support/locators';
import { expect, test } from '../support/mockApi';

const EDIT = 'Edit Plan';

for (const width of [1440, 390])
  test(`${width} px wide: a save that hangs can be left, and the offer moves no button`, async ({
    page,
    mockApi,
    calls,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await openAs(page, ADMIN, '/plans?dialog=edit%3A2');
    const name = dialog(page, EDIT).getByLabel('Plan name');
    await name.fill('PCOS Essentials');
    await mockApi.override({ kind: 'hold', path: 'plans/update' });
    calls.forget();
    await button(page, EDIT, 'Save').click();
    const busy = button(page, EDIT, 'Please wait...');
    const place = await busy.boundingBox();
    await page.keyboard.press('Escape');
    await page.clock.fastForward(10_000);
    await expect(page.getByText('No answer for 10 seconds.')).toBeVisible();
    expect(await busy.boundingBox()).toEqual(place);
    await expect(busy).toBeFocused();
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(page.getByRole('note')).toBeFocused();
    await expect(name).toHaveValue('PCOS Essentials');
    await expect.poll(() => calls.to('plans/list').length).toBe(1);
    await mockApi.clear();
    await expect.poll(() => calls.to('plans/list').length).toBe(2);
    await page.keyboard.press('Escape');
    await dialog(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
    await expect(dialog(page, EDIT)).toHaveCount(0);
  });

test('a delete that hangs can be left too, in a narrower dialog', async ({ page, mockApi }) => {
  await page.clock.install();
  await openAs(page, ADMIN, '/plans?dialog=delete%3A2');
  await mockApi.override({ kind: 'hold', path: 'plans/delete' });
  await button(page, 'Delete Plan', 'Delete').click();
  const busy = button(page, 'Delete Plan', 'Please wait...');
  const place = await busy.boundingBox();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('No answer for 10 seconds.')).toBeVisible();
  expect(await busy.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('note')).toContainText('Whether this was done is not known.');
  await mockApi.clear();
  await expect(dialog(page, 'Delete Plan')).toHaveCount(0);
});
