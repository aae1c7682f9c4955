import { type Page } from '@playwright/test';
import { ADMIN, signIn } from '../support/accounts';
import { dialog } from '../support/locators';
import { expect, test } from '../support/test';

/** By address, with what must be there before it is looked at. */
const SCREENS = {
  '/users': 'عائشہ خان',
  '/users?view=payments': 'رابعہ شیخ',
  '/tracker': 'ہفتے کی ترکیب',
  '/tracker?tab=habits': 'آٹھ ہزار قدم',
  '/recipes': 'شکشوكة بالطماطم',
  '/diet-plans?view=matrix': 'دلیہ (Oats)',
  '/workouts?view=board': 'نچلا جسم',
  '/community?group=9': 'روزے میں metformin کب لوں؟',
  '/community?view=desk': 'شام کو میٹھے کی طلب',
  '/supplements': 'فولک ایسڈ',
  '/notifications': 'آپ کا ہفتہ',
  '/plans': 'ہارمون توازن',
  '/payments': 'مرکزی اکاؤنٹ',
  '/how-to-use': 'ناپ کیسے لیں',
};

/** The texts of a page that do not run as their first letter says, or of which the beginning is out of sight. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const LETTER = /[A-Za-z\u00c0-\u024f\u0620-\u064a\u0671-\u06d3]/u;
    const faults: string[] = [];
    let seen = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const rectAt = (node: Text, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement!;
      if (!/[\u0600-\u06ff]/.test(node.data) || element.closest('script, option, textarea, .visually-hidden')) continue;
      if (!element.checkVisibility()) continue;
      const first = node.data.search(LETTER);
      const start = rectAt(node, first);
      const onLine = [...node.data]
        .map((_, at) => rectAt(node, at))
        .filter(({ top, width }) => width > 0 && top === start.top);
      const end = onLine.at(-1)!;
      const isRightToLeft = node.data[first]! > '\u0600';
      seen += 1;
      const told = `“${node.data.slice(0, 40)}” in .${element.className}`;
      if (onLine.length > 2 && end.left > start.left === isRightToLeft) faults.push(`${told} runs the other way`);
      for (let box: Element | null = element; box; box = box.parentElement) {
        const edge = box.getBoundingClientRect();
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (overflowX === 'visible' || edge.width === 0) continue;
        if (start.left < edge.left - 2 || start.right > edge.right + 2) faults.push(`${told} begins out of sight`);
        break;
      }
    }
    return seen === 0 ? ['nothing in Urdu'] : faults;
  });

const expectOrder = (page: Page, what: string) => expect.poll(() => faultsOf(page), what).toEqual([]);

/** How far a text is from the sides of its element, in px. */
const sidesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [inner, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return { left: inner.left - outer.left, right: outer.right - inner.right };
    });

test.beforeEach(async ({ page }) => {
  await page.goto('/login?scenario=urdu');
  await signIn(page, ADMIN);
  await expect(page).toHaveURL(/dashboard/);
});

for (const width of [1440, 390])
  test(`every text runs as its first letter says, and is cut at its own end, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [address, text] of Object.entries(SCREENS)) {
      await page.goto(address);
      await expect(page.getByText(text).locator('visible=true').first()).toBeAttached();
      await expectOrder(page, address);
    }
    await page.goto('/users');
    await page.getByRole('button', { name: 'ماہ نور چوہدری', exact: true }).click();
    await expect(dialog(page, 'ماہ نور چوہدری')).toBeVisible();
    await expectOrder(page, 'a member');
  });

test('paragraphs begin at their own side, names and titles stay in their column', async ({ page }) => {
  await page.goto('/community');
  await page.getByRole('button', { name: /^کوچ سے پوچھیں/ }).click();
  await expect(page.locator('.post .body').first()).toBeVisible();
  const [post, title] = [await sidesOf(page, '.post .body'), await sidesOf(page, '.post h3')];
  expect(post.right).toBeLessThan(4);
  expect(title.left).toBeLessThan(4);
  await page.goto('/users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect((await sidesOf(page, 'td .value.clip')).left).toBeLessThan(4);
});

test('a sentence of the panel that begins with a name runs from the left', async ({ page }) => {
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Actions for شکشوكة بالطماطم' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = dialog(page, 'Edit Recipe');
  await form.getByLabel('Recipe name').fill('شکشوكة 2');
  await form.getByLabel('Sub Category').selectOption('دلیہ (Oats)');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Escape');
  const sentence = page.getByRole('status').filter({ hasText: 'شکشوكة 2 is now in' });
  await expect(sentence).toBeVisible();
  const [name, place] = [await sentence.locator('bdi').boundingBox(), await sentence.getByRole('link').boundingBox()];
  expect(name!.x + name!.width).toBeLessThan(place!.x);

  await page.goto('/tracker');
  const message = page.getByText('Highlights Retrived').filter({ visible: true });
  await expect(message).toHaveCSS('unicode-bidi', 'isolate');
});

test('what is typed runs as its first letter says', async ({ page }) => {
  await page.goto('/recipes?dialog=add');
  for (const field of ['Recipe name', 'Cooking steps'])
    await expect(dialog(page, 'Add New Recipe').getByLabel(field)).toHaveCSS('unicode-bidi', 'plaintext');
});
