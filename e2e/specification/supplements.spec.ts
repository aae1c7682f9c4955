import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { card, cards, choose } from '../support/cards';
import { RECEIPT } from '../support/files';
import { button, dialog, tab, toast } from '../support/locators';
import { ask, findUser } from '../support/server';
import { expect, test } from '../support/test';
import { choose as chooseForUser } from '../support/users';

interface WireSupplement {
  id: number;
  title: string;
  externalLink: string;
  image: string;
}

interface WireFolder {
  id: number;
  title: string;
  supplements: WireSupplement[];
}

/** The whole card, with its texts, its picture and its link. */
const wholeCard = (page: Page, title: string) => page.getByRole('article').filter({ has: card(page, title) });
const titles = ({ supplements }: WireFolder) => supplements.map(({ title }) => title);

async function openSupplements(page: Page) {
  await openAs(page, ADMIN, '/supplements');
  await expect(cards(page).first()).toBeVisible();
  const [first, second] = await ask<WireFolder[]>(page, 'supplements/list');
  return { first: first!, second: second! };
}

test('View Link opens the link in a new tab, with https:// before it, and not the card', async ({ page, context }) => {
  await context.route('https://inositol.example/**', (route) => route.fulfill({ body: 'The shop' }));
  const { first } = await openSupplements(page);
  const { title, externalLink } = first.supplements[0]!;
  expect(externalLink).toBe('inositol.example');
  const [shop] = await Promise.all([
    context.waitForEvent('page'),
    wholeCard(page, title).getByRole('link', { name: 'View Link' }).click(),
  ]);
  await expect(shop).toHaveURL('https://inositol.example/');
  expect(await shop.evaluate(() => window.opener === null)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a supplement is added with its picture, edited, and deleted', async ({ page, calls }) => {
  const { first } = await openSupplements(page);
  await page.getByRole('button', { name: 'Add Supplement' }).click();
  const form = dialog(page, 'Add Supplement');
  await expect(form.getByLabel('Folder')).toHaveValue(String(first.id));
  await button(page, 'Add Supplement', 'Save').click();
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Title is required.');
  await form.getByLabel('Title').fill(' Cinnamon ');
  await form.getByLabel('Description').fill('With breakfast.\nNot more.');
  await form.getByLabel('External link').fill('javascript:alert(1)');
  await form.getByLabel('Dosage').fill('1 g a day');
  await form.getByLabel('Image').setInputFiles(RECEIPT);
  await button(page, 'Add Supplement', 'Save').dblclick();
  await expect(wholeCard(page, 'Cinnamon')).toContainText('1 g a day');
  await expect(wholeCard(page, 'Cinnamon').getByRole('link')).toHaveCount(0);
  const picture = wholeCard(page, 'Cinnamon').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  expect(calls.to('supplements/create').map(({ fields }) => fields)).toEqual([
    {
      title: 'Cinnamon',
      description: 'With breakfast.\nNot more.',
      supplementCategoryId: String(first.id),
      externalLink: 'javascript:alert(1)',
      dosage: '1 g a day',
      image: 'receipt.png (image/png)',
    },
  ]);

  await choose(page, 'Cinnamon', 'Edit');
  await dialog(page, 'Edit Supplement').getByLabel('External link').fill('HTTP://spices.example');
  await button(page, 'Edit Supplement', 'Save').click();
  await expect(wholeCard(page, 'Cinnamon').getByRole('link')).toHaveAttribute('href', 'HTTP://spices.example');

  await choose(page, 'Cinnamon', 'Delete');
  await expect(dialog(page, 'Delete Supplement')).toContainText('Are you sure you want to delete this supplement?');
  await button(page, 'Delete Supplement', 'Delete').dblclick();
  await expect(wholeCard(page, 'Cinnamon')).toHaveCount(0);
  expect(calls.to('supplements/delete')).toHaveLength(1);
});

test(
  'Duplicate carries the picture over as a file, also into another folder',
  { tag: '@matrix' },
  async ({ page, calls }) => {
    const { first, second } = await openSupplements(page);
    const { title, image } = first.supplements[0]!;
    const file = image.split('/').at(-1)!;
    await choose(page, title, 'Duplicate');
    await expect(button(page, 'Add Supplement', `Remove ${file}`)).toBeVisible();
    await dialog(page, 'Add Supplement').getByLabel('Folder').selectOption(second.title);
    await button(page, 'Add Supplement', 'Save').click();
    await expect(dialog(page, 'Add Supplement')).toHaveCount(0);
    await tab(page, second.title).click();
    await expect(cards(page)).toHaveText([...titles(second), `Copy of ${title}`]);
    expect(calls.to('supplements/create')[0]!.fields).toMatchObject({ image: `${file} (image/svg+xml)` });
  },
);

test('a new folder shows at once and is offered in Assign Supplement; a taken name is refused', async ({
  page,
  allowFailedLoads,
}) => {
  allowFailedLoads('supplements/create/category');
  await openAs(page, ADMIN, '/users');
  const user = await findUser(page, () => true);
  // Seen before the change: what the dialog shows then must not be kept.
  await chooseForUser(page, user, 'Assign Supplement');
  await expect(dialog(page, 'Assign Supplement Categories').getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Supplements', exact: true }).click();
  await page.getByRole('button', { name: 'Add Folder' }).click();
  await dialog(page, 'Add Folder').getByLabel('Title').fill('vitamins');
  await button(page, 'Add Folder', 'Save').click();
  await expect(toast(page, 'A folder with this name already exists.')).toBeVisible();
  await dialog(page, 'Add Folder').getByLabel('Title').fill('Herbs');
  await button(page, 'Add Folder', 'Save').dblclick();
  await tab(page, 'Herbs').click();
  await expect(page.getByText('No supplements found')).toBeVisible();

  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await chooseForUser(page, user, 'Assign Supplement');
  await expect(page.getByRole('checkbox', { name: 'Herbs' })).toBeVisible();
});
