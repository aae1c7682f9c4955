import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { axeFinds } from '../support/axe';
import { card, cards, choose } from '../support/cards';
import { button, dialog } from '../support/locators';
import { openRecipes } from '../support/recipes';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

interface Wire {
  title: string;
  dishesCategories: { title: string; dishes: { title: string; isActive: string }[] }[];
}

const bar = (page: Page) => page.getByRole('group', { name: 'Selected recipes' });

/** So late that the list is looked at again before the next call. */
const laterOn = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 6000;
  });

/** Where a recipe is on the server. */
async function placeOf(page: Page, wanted: string) {
  const tree = await ask<Wire[]>(page, 'dishes/list');
  const places = tree.flatMap(({ title, dishesCategories }) =>
    dishesCategories.map((sub) => ({ place: `${title} › ${sub.title}`, titles: sub.dishes.map((dish) => dish.title) })),
  );
  return places.find(({ titles }) => titles.includes(wanted))?.place;
}

async function choosePlace(page: Page, category: string, subCategory: string) {
  const open = page.getByRole('dialog');
  await open.getByLabel('Category', { exact: true }).selectOption(category);
  await open.getByLabel('Sub Category', { exact: true }).selectOption(subCategory);
}

test(
  'two people move recipes at once: nothing is overwritten, and Undo puts back what is still as it was left',
  { tag: '@server' },
  async ({ page, browser, baseURL }) => {
    const { tree, first } = await openRecipes(page);
    const shelf = first.dishesCategories[0]!;
    const titles = shelf.dishes.filter(({ isActive }) => isActive === 'Y').map(({ title }) => title);
    const [theirs, ...ours] = [titles[0]!, titles[1]!, titles[2]!];
    const here = `${first.title} › ${shelf.title}`;
    const [lunch, dinner] = [tree[1]!, tree[2]!];
    const there = lunch.dishesCategories[0]!;
    const elsewhere = dinner.dishesCategories[0]!;

    // With the mouse: the box of one, then Shift and a press on another.
    const top = await card(page, theirs).boundingBox();
    await card(page, theirs).hover();
    await page
      .getByRole('article')
      .filter({ has: card(page, theirs) })
      .locator('.card-tick')
      .click();
    await card(page, ours[1]).click({ modifiers: ['Shift'] });
    await expect(bar(page).getByRole('status')).toHaveText('3 selected');
    expect(await card(page, theirs).boundingBox()).toEqual(top);
    expect(await axeFinds(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Move to…' }).click();
    await choosePlace(page, lunch.title, there.title);
    await expect(button(page, 'Move 3 recipes', 'Move 3 recipes')).toBeEnabled();
    expect(await axeFinds(page)).toEqual([]);
    expect(await axeFinds(page, 'dark')).toEqual([]);

    // A colleague on a phone moves one of them meanwhile.
    const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
    const colleague = await phone.newPage();
    await openAs(colleague, ADMIN, '/recipes');
    await choose(colleague, theirs, 'Select');
    await expect(bar(colleague).getByRole('button', { name: 'Delete…' })).toBeInViewport();
    expect(await axeFinds(colleague)).toEqual([]);
    await bar(colleague).getByRole('button', { name: 'Move to…' }).tap();
    await choosePlace(colleague, dinner.title, elsewhere.title);
    await button(colleague, 'Move 1 recipe', 'Move 1 recipe').tap();
    await expect(dialog(colleague, 'Moved')).toBeVisible();
    await colleague.waitForTimeout(600); // sooner it would be a double tap
    await button(colleague, 'Moved', 'Done').tap();
    await expect(bar(colleague)).toHaveCount(0);

    await laterOn(page);
    await button(page, 'Move 3 recipes', 'Move 3 recipes').click();
    await expect(dialog(page, 'Moved').getByRole('list', { name: 'Left out' })).toHaveText(
      `${theirs}Changed meanwhile`,
    );
    expect(await placeOf(page, theirs)).toBe(`${dinner.title} › ${elsewhere.title}`);
    for (const title of ours) expect(await placeOf(page, title)).toBe(`${lunch.title} › ${there.title}`);

    await button(page, 'Moved', 'Undo').click();
    await expect(dialog(page, 'Moved').getByText('2 recipes are as they were.')).toBeVisible();
    expect(await placeOf(page, theirs)).toBe(`${dinner.title} › ${elsewhere.title}`);
    for (const title of ours) expect(await placeOf(page, title)).toBe(here);
    await button(page, 'Moved', 'Done').click();
    await expect(bar(page)).toHaveCount(0);
    await phone.close();
  },
);

test(
  'with the keyboard: x selects, words are replaced as one types, Stop and Go on send each once',
  { tag: '@server' },
  async ({ page }) => {
    await openRecipes(page);
    const sent: string[] = [];
    let release = () => {};
    const isStopped = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/dishes/update', async (route) => {
      sent.push(/name="id"\s+(\d+)/.exec(route.request().postData() ?? '')?.[1] ?? '');
      await isStopped;
      await route.continue();
    });
    const first = page.getByRole('article').first().getByRole('button').first();
    await expect(page.locator('.card-tick').first()).toBeAttached();
    await first.focus();
    await page.keyboard.press('x');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await page.keyboard.press('x');
    await bar(page)
      .getByRole('button', { name: /^Select all/ })
      .press('Enter');
    await bar(page).getByRole('button', { name: 'Replace words…' }).press('Enter');
    const open = page.getByRole('dialog', { name: /^Replace words in/ });
    await expect(open.getByLabel('Replace', { exact: true })).toBeFocused();
    await page.keyboard.type('and');
    await page.keyboard.press('Tab');
    await page.keyboard.type('with');
    await expect(open.locator('ins').first()).toHaveText(/with/i);
    const change = open.getByRole('button', { name: /^Change \d recipes$/ });
    const count = Number(/\d/.exec((await change.textContent())!)![0]);
    expect(count).toBeGreaterThan(1);
    await change.press('Enter');
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await open.getByRole('button', { name: 'Stop' }).press('Enter');
    release();
    await open.getByRole('button', { name: 'Go on' }).press('Enter');
    await expect(dialog(page, 'Words replaced')).toBeVisible();
    expect(new Set(sent).size).toBe(count);
    expect(sent).toHaveLength(count);
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  },
);

test('Back leads through the tabs and closes the act, the selection stays; what was typed is asked about', async ({
  page,
}) => {
  const { tree } = await openRecipes(page);
  const open = page.getByRole('dialog', { name: /^Replace words in/ });
  await expect(page.locator('.card-tick').first()).toBeAttached();
  await page.getByRole('article').first().getByRole('button').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('tab', { name: tree[1]!.title, exact: true }).click();
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(bar(page).getByRole('status')).toHaveText('2 selected, 1 not in sight');
  await bar(page).getByRole('button', { name: 'Replace words…' }).click();
  await expect(page).toHaveURL(/dialog=selected%3Awords/);
  await page.goBack();
  await expect(open).toHaveCount(0);
  await expect(page).toHaveURL(/category=/);
  await page.goForward();
  await open.getByLabel('Replace', { exact: true }).fill('and');
  await page.goBack();
  await button(page, 'Discard changes?', 'Keep editing').click();
  await expect(open.getByLabel('Replace', { exact: true })).toHaveValue('and');
  await page.goBack();
  await button(page, 'Discard changes?', 'Discard').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/category=/);
  await expect(bar(page).getByRole('status')).toHaveText('2 selected, 1 not in sight');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long press on a card selects it, a tap ticks the next; a finger that scrolls selects nothing', async ({
    page,
  }) => {
    await openAs(page, ADMIN, '/recipes');
    const cards = page.locator('.dish:has(> .card-tick)');
    const finger = await page.context().newCDPSession(page);
    const bar = page.getByRole('group', { name: 'Selected recipes' });
    const place = async (index: number) => {
      const { x, y, width, height } = (await cards.nth(index).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });

    const first = await place(0);
    await touch('touchStart', [first]);
    await touch('touchMove', [{ ...first, y: first.y - 60 }]);
    await page.waitForTimeout(700);
    await touch('touchEnd', []);
    await expect(bar).toHaveCount(0);

    await touch('touchStart', [await place(0)]);
    await expect(bar.getByRole('status')).toHaveText('1 selected');
    await touch('touchEnd', []);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { x, y } = await place(1);
    await page.touchscreen.tap(x, y);
    await expect(bar.getByRole('status')).toHaveText('2 selected');
  });
});

test('on a phone the boxes of exercises stand beside their names', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, ADMIN, '/workouts');
  const rows = page.getByRole('table', { name: 'Exercises' }).getByRole('row');
  await rows
    .last()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Select', exact: true }).click();
  const box = (await rows.last().getByRole('checkbox').boundingBox())!;
  const name = (await rows.last().locator('.name').boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(name.x);
});

interface WireSupplement {
  title: string;
  description: string;
}

const HUNDRED = Array.from({ length: 100 }, (_, index) => `Herb ${String(index + 1).padStart(3, '0')}`);

/** The supplements of that folder on the server. */
async function herbs(page: Page) {
  const folders = await ask<{ id: number; title: string; supplements: WireSupplement[] }[]>(page, 'supplements/list');
  return folders.find(({ title }) => title === 'Hundred herbs')!;
}

/** A folder with a hundred supplements, as somebody would have filled it long ago. */
async function fillFolder(page: Page) {
  await ask(page, 'supplements/create/category', { title: 'Hundred herbs' });
  const { id } = await herbs(page);
  await page.evaluate(
    async ({ titles, supplementCategoryId }) => {
      const { apiRoot } = JSON.parse(document.getElementById('settings')!.textContent) as { apiRoot: string };
      const headers = { 'access-token': sessionStorage.getItem('token')! };
      for (const title of titles) {
        const body = new FormData();
        const fields = { title, supplementCategoryId, description: 'Brew it in water.', dosage: '1 cup' };
        for (const [name, value] of Object.entries(fields)) body.append(name, value);
        await window.quietFetch(`${apiRoot}/supplements/create`, { method: 'POST', headers, body });
      }
    },
    { titles: HUNDRED, supplementCategoryId: String(id) },
  );
}

/** Their descriptions, by title. */
const described = async (page: Page) =>
  Object.fromEntries((await herbs(page)).supplements.map(({ title, description }) => [title, description]));

/** Finds the one among the many, and chooses an item of its menu. */
async function chooseFound(page: Page, title: string, item: string) {
  await page.getByRole('searchbox').fill(title);
  await expect(cards(page)).toHaveCount(1);
  await choose(page, title, item);
}

async function describe(page: Page, title: string, description: string) {
  await chooseFound(page, title, 'Edit');
  await page.getByRole('dialog').getByLabel('Description').fill(description);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test(
  'a hundred supplements with a colleague at work: what she changed stays hers, every other one is changed once',
  { tag: '@server' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    await openAs(page, ADMIN, '/supplements');
    await fillFolder(page);
    await page.reload();
    await page.getByRole('tab', { name: 'Hundred herbs' }).click();
    const other = await browser.newContext({ baseURL });
    const colleague = await other.newPage();
    await openAs(colleague, ADMIN, '/supplements');
    await colleague.getByRole('tab', { name: 'Hundred herbs' }).click();

    const selection = page.getByRole('group', { name: 'Selected supplements' });
    await choose(page, HUNDRED[0]!, 'Select');
    await selection.getByRole('button', { name: 'Select all 100' }).click();
    await selection.getByRole('button', { name: 'Replace words…' }).click();
    const open = page.getByRole('dialog', { name: /^Replace words in/ });
    await open.getByLabel('Replace', { exact: true }).fill('water');
    await open.getByLabel('With', { exact: true }).fill('milk');
    await expect(open.getByRole('button', { name: 'Change 100 supplements' })).toBeEnabled();
    // What is out of sight is not laid out at each key.
    await expect(open.getByRole('list', { name: 'What changes' }).getByRole('listitem').last()).toHaveCSS(
      'content-visibility',
      'auto',
    );

    // While it is looked over, and while the round stands still.
    await describe(colleague, HUNDRED[40]!, 'Chew it.');
    const sent: string[] = [];
    let release = () => {};
    const isStopped = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/supplements/update', async (route) => {
      sent.push(/name="title"\s+(Herb \d+)/.exec(route.request().postData() ?? '')![1]!);
      if (sent.length > 10) await isStopped;
      await route.continue();
    });
    await laterOn(page);
    await open.getByRole('button', { name: 'Change 100 supplements' }).click();
    await expect.poll(() => sent.length).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Stop' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    expect(sent.length).toBeLessThan(99);
    await describe(colleague, HUNDRED[98]!, 'Brew it in water, twice.');
    await chooseFound(colleague, HUNDRED[99]!, 'Delete');
    await colleague.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(colleague, HUNDRED[99]!)).toHaveCount(0);
    await laterOn(page);
    await page.getByRole('button', { name: 'Go on' }).click();

    const done = dialog(page, 'Words replaced');
    await expect(done.getByRole('list', { name: 'Left out' }).getByRole('listitem')).toHaveCount(3, {
      timeout: 60_000,
    });
    const hers = { [HUNDRED[40]!]: 'Chew it.', [HUNDRED[98]!]: 'Brew it in water, twice.' };
    const all = (description: string) => ({
      ...Object.fromEntries(HUNDRED.slice(0, 99).map((title) => [title, description])),
      ...hers,
    });
    expect(await described(page)).toEqual(all('Brew it in milk.'));
    expect(sent.toSorted()).toEqual(HUNDRED.filter((title) => !(title in hers) && title !== HUNDRED[99]));

    await done.getByRole('button', { name: 'Undo' }).click();
    await expect(done.getByText('97 supplements are as they were.')).toBeVisible({ timeout: 60_000 });
    expect(await described(page)).toEqual(all('Brew it in water.'));
    await other.close();
  },
);
