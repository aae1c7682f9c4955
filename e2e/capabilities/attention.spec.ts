import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/test';
import { rows } from '../support/users';

test('beside what is counted already the button for the rest keeps its distance from the edge', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const card = page.getByRole('region', { name: 'Attention' });
  await expect(card.getByText('No check-in for two weeks')).toBeVisible();
  const [outer, button] = await Promise.all([
    card.boundingBox(),
    card.getByRole('button', { name: 'Count what waits' }).boundingBox(),
  ]);
  expect(outer!.x + outer!.width - (button!.x + button!.width)).toBeGreaterThan(15);
});
