import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { card, cards, selected } from '../support/cards';
import { dialog, tab } from '../support/locators';
import { sample } from '../../test/matrix';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface Item {
  title: string;
  description: string;
}

interface Folder {
  id: number;
  title: string;
  items: Item[];
}

/** The two sections whose cards are in folders. */
const SECTIONS = [
  {
    path: '/supplements',
    field: 'folder',
    searchLabel: 'Search supplements...',
    search: ['BERB', 'Berberine'],
    described: 0,
    folders: async (page: Page): Promise<Folder[]> =>
      (await ask<(Folder & { supplements: Item[] })[]>(page, 'supplements/list')).map((folder) => ({
        ...folder,
        items: folder.supplements,
      })),
  },
  {
    path: '/how-to-use',
    field: 'category',
    searchLabel: 'Search content...',
    search: ['ASSESS', 'Fill in your assessment'],
    described: 1,
    folders: async (page: Page): Promise<Folder[]> =>
      (await ask<{ howToUse: (Folder & { howTouses: Item[] })[] }>(page, 'howToUse/list')).howToUse.map((category) => ({
        ...category,
        items: category.howTouses,
      })),
  },
] as const;

/** A card has one button with a text, its title; those to play and for the menu show icons. */
const titlesShown = (page: Page) => cards(page).filter({ hasText: /./ });
const titles = ({ items }: Folder) => items.map(({ title }) => title);

for (const { path, field, searchLabel, search, described, folders } of sample(
  SECTIONS,
  (each) => each.path === '/supplements',
)) {
  const open = async (page: Page) => {
    await openAs(page, ADMIN, path);
    await expect(cards(page).first()).toBeVisible();
    const all = await folders(page);
    return { first: all[0]!, second: all[1]!, last: all.at(-1)! };
  };

  test(`${path}: the first folder is selected; tabs show their cards, and the address follows`, async ({ page }) => {
    const { first, second } = await open(page);
    await expect(selected(page)).toHaveText(first.title);
    await expect(titlesShown(page)).toHaveText(titles(first));
    await tab(page, second.title).click();
    await expect(titlesShown(page)).toHaveText(titles(second));
    await expect(page).toHaveURL(`${path}?${field}=${second.id}`);
    await page.reload();
    await expect(titlesShown(page)).toHaveText(titles(second));
    await page.goBack();
    await expect(selected(page)).toHaveText(first.title);
  });

  test(`${path}: the search looks through the folder’s titles and offers to clear`, async ({ page }) => {
    const { first } = await open(page);
    const box = page.getByRole('searchbox', { name: searchLabel });
    await box.fill(search[0]);
    await expect(titlesShown(page)).toHaveText([search[1]]);
    await box.fill('no such card');
    await expect(page.getByText(`Nothing matches “no such card” in ${first.title}.`)).toBeVisible();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Clear search' }).click();
    await expect(titlesShown(page)).toHaveText(titles(first));
  });

  test(`${path}: a long description is cut on the card and whole in the details, which give the focus back`, async ({
    page,
  }) => {
    const { first } = await open(page);
    const { title, description } = first.items[described]!;
    await card(page, title).focus();
    await page.keyboard.press('Enter');
    const whole = dialog(page, title).getByText(description.split('\n')[0]!);
    expect(await whole.innerText()).toBe(description);
    await page.keyboard.press('Escape');
    await expect(card(page, title)).toBeFocused();
  });

  test(`${path}: on a phone the folders scroll in one row, and a link shows the selected one`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { last } = await open(page);
    await page.goto(`${path}?${field}=${last.id}`);
    // A row scrolls by whole pixels, so a part of one may be missing at its end.
    await expect(tab(page, last.title)).toBeInViewport({ ratio: 0.99 });
    const tabs = await page.getByRole('tab').all();
    const tops = await Promise.all(tabs.map(async (folder) => Math.round((await folder.boundingBox())!.y)));
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
