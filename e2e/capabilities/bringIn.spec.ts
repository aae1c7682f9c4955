import { type Page } from '@playwright/test';
import { ADMIN, HIRA, openAs, SARA } from '../support/accounts';
import { axeFinds } from '../support/axe';
import { fiveSources, said } from '../support/bringIn';
import { cards } from '../support/cards';
import { dialog, openView } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';
import { type WireDish } from '../support/recipes';

const KOFTA = `Turkey kofta bowl
Lunch › Grain bowls
GI low, good after training
465 kcal, 38 g protein, 44 g carbs, 15 g fat

Ingredients
300 g minced turkey
120 g bulgur

Steps
Shape eight koftas, grill for ten minutes.
Cook the bulgur.`;

const box = (page: Page) => page.getByLabel('Paste');
const rows = (page: Page) => page.getByRole('list', { name: 'recipes that were read' }).getByRole('listitem');
const add = (page: Page, what: string) => page.getByRole('button', { name: `Add ${what}`, exact: true });

/** The titles of all recipes on the server. */
async function titles(page: Page) {
  const tree = await ask<{ dishesCategories: { dishes: WireDish[] }[] }[]>(page, 'dishes/list');
  return tree.flatMap(({ dishesCategories }) =>
    dishesCategories.flatMap(({ dishes }) => dishes.map(({ title }) => title)),
  );
}

test('two hundred recipes from five kinds of source come in once, in less than three minutes', async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, HIRA, '/recipes');
  await openView(page);
  await page.getByRole('button', { name: 'Bring in recipes…' }).click();
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL('/recipes?view=bring-in');
  const sources = await fiveSources();
  await page.getByLabel('Or a file').setInputFiles(sources);
  await said(page, '200 read, 200 ticked');
  expect(await axeFinds(page)).toEqual([]);
  await add(page, '200 recipes').click();
  await dialog(page, 'Add 200 recipes').getByRole('button', { name: 'Add 200 recipes' }).click();
  await expect(page.getByText('200 of 200 done', { exact: true })).toBeVisible({ timeout: 120_000 });
  await dialog(page, 'Add 200 recipes').getByRole('button', { name: 'Done' }).click();
  await said(page, '200 came in');
  expect((await titles(page)).filter((title) => title.startsWith('Soup number'))).toHaveLength(200);
  await page.getByRole('button', { name: 'Bring in more' }).click();
  await page.getByLabel('Or a file').setInputFiles(sources);
  await said(page, '200 read, none ticked');
  await expect(add(page, '0 recipes')).toHaveAttribute('aria-disabled', 'true');
});

test('by keyboard alone: from the palette to the recipe in its place', async ({ page }) => {
  await openAs(page, ADMIN, '/dashboard');
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bring in recipes');
  await expect(page.getByRole('option', { name: /^Bring in recipes/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.insertText(KOFTA);
  await page.keyboard.press('Control+Enter');
  await expect(rows(page)).toHaveText(/Turkey kofta bowl.*1 line not understood/);
  await expect(page.getByRole('button', { name: 'Turkey kofta bowl' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ingredients', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Note')).toHaveValue('GI low, good after training');
  await expect(page.getByLabel('Recipe name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Turkey kofta bowl' })).toBeFocused();
  await page.keyboard.press('Space');
  await said(page, '1 read, none ticked');
  await page.keyboard.press('Space');
  await add(page, '1 recipe').press('Enter');
  await dialog(page, 'Add 1 recipe').getByRole('button', { name: 'Add 1 recipe' }).press('Enter');
  await expect(dialog(page, 'Add 1 recipe').getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await said(page, '1 came in');
  await page.getByRole('button', { name: 'Select the 1' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible();
});

test('a page from elsewhere is data: nothing of it runs, and nothing is loaded', async ({ page }) => {
  await openAs(page, ADMIN, '/recipes?view=bring-in');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const html = `<h1>Dal</h1><img src="https://elsewhere.example/a.png" onerror="window.ran = true"><script>window.ran = true</script>
    <script type="application/ld+json">{"@type":"Recipe","name":"Dal <img src=x onerror=window.ran=true>","recipeIngredient":["Lentils"],"recipeInstructions":"Boil."}</script>`;
  await page
    .getByLabel('Or a file')
    .setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from(html) });
  await expect(rows(page)).toHaveCount(1);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
});

test('nothing that was pasted outlives the session', async ({ page }) => {
  await openAs(page, ADMIN, '/recipes?view=bring-in');
  await box(page).fill('zerqa');
  const kept = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  await expect.poll(kept).toContain('zerqa');
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog(page, 'Confirm Logout').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.waitForTimeout(600); // longer than what is pasted waits until it is kept
  expect(await kept()).not.toContain('zerqa');
});

test('who may not see recipes has no way to bring them in', async ({ page }) => {
  await openAs(page, SARA, '/dashboard');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bring in');
  await expect(dialog(page, 'Command palette').getByText(/^Nothing found/)).toBeVisible();
  await page.goto('/recipes?view=bring-in');
  await expect(page).toHaveURL('/dashboard');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list, then one record, then added; what was read is there again after a reload', async ({ page }) => {
    await openAs(page, ADMIN, '/recipes');
    await expect(cards(page).first()).toBeVisible();
    await openView(page);
    await page.getByRole('button', { name: 'Bring in recipes…' }).tap();
    await box(page).fill(KOFTA);
    await page.getByRole('button', { name: 'Read', exact: true }).tap();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByLabel('Recipe name')).toBeHidden();
    await page.getByRole('button', { name: 'Turkey kofta bowl' }).tap();
    await expect(page.getByLabel('Recipe name')).toHaveValue('Turkey kofta bowl');
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Leave it out' }).tap();
    await page.getByLabel('Recipe name').fill('Kofta bowl');
    await page.getByRole('button', { name: 'Back to the 1 read' }).tap();
    await expect(page.getByRole('button', { name: 'Kofta bowl' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Kofta bowl' })).toBeVisible();
    await add(page, '1 recipe').tap();
    await dialog(page, 'Add 1 recipe').getByRole('button', { name: 'Add 1 recipe' }).tap();
    await dialog(page, 'Add 1 recipe').getByRole('button', { name: 'Done' }).tap();
    await said(page, '1 came in');
    expect(await titles(page)).toContain('Kofta bowl');
  });
});
