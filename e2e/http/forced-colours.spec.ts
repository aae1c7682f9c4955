import { type Locator, type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { tab } from '../support/locators';
import { expect, test } from '../support/test';

type Side = 'top' | 'bottom';

/** A border as the browser draws it: width and colour, also of what is drawn behind or beside an element's text. */
const borderOf = (place: Locator, side: Side = 'top', mark?: '::before' | '::after') =>
  place.first().evaluate(
    (element, [side, mark]) => {
      const style = getComputedStyle(element, mark);
      const width = style.getPropertyValue(`border-${side}-width`);
      return `${style.getPropertyValue(`border-${side}-style`)} ${width} ${style.getPropertyValue(`border-${side}-color`)}`;
    },
    [side, mark] as const,
  );

/** The system's colour as the browser computes it. */
const system = (page: Page, name: 'Highlight' | 'CanvasText') =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);

test('with forced colours, borders replace backgrounds and shadows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, ADMIN);
  const [highlight, text] = [await system(page, 'Highlight'), await system(page, 'CanvasText')];
  const section = (name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });

  await expect(page.getByRole('figure').first()).toBeVisible();
  expect(await borderOf(section('Dashboard'))).toBe(`solid 2px ${highlight}`);
  expect(await borderOf(section('Users'))).not.toContain(highlight);
  const keys = page.getByRole('region', { name: 'Users' }).locator('.dot');
  const grounds = await keys.evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor));
  expect(new Set(grounds).size).toBe(3);
  expect(await borderOf(keys)).toBe(`solid 1px ${text}`);

  await page.keyboard.press('ControlOrMeta+k');
  const option = page.getByRole('option');
  await expect(option.first()).toBeVisible();
  expect(await borderOf(option)).toBe(`solid 2px ${highlight}`);
  expect(await borderOf(option.nth(1))).not.toContain(highlight);
  await page.keyboard.press('Escape');

  await section('Notifications').click();
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  const place = page
    .getByRole('listitem')
    .or(page.locator('.nav-item'))
    .filter({ has: tab(page, 'Notifications') });
  expect(await borderOf(place, 'bottom', '::after')).toBe(`solid 3px ${highlight}`);
  expect(await borderOf(page.locator('.performance .progress-track'))).toBe(`solid 1px ${text}`);
  expect(await borderOf(page.locator('.badge'))).toBe(`solid 1px ${text}`);
  expect(await borderOf(page.getByRole('button', { name: 'Send New Notification' }))).toBe(`solid 2px ${highlight}`);

  await page.goto('/community?group=1');
  const group = page.getByRole('listitem').filter({ has: page.locator('.group[aria-current]') });
  await expect(group).toBeVisible();
  expect(await borderOf(group)).toBe(`solid 2px ${highlight}`);

  await page.goto('/users');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .press('Enter');
  const item = page.getByRole('menuitem').first();
  await expect(item).toBeFocused();
  expect(await item.evaluate((element) => getComputedStyle(element).outlineColor)).toBe(highlight);
  await page.keyboard.press('Escape');

  const box = page.getByRole('checkbox', { name: /^Select / }).nth(1);
  await box.focus();
  const unchecked = await box.screenshot();
  await box.press(' ');
  await expect(box).toBeChecked();
  expect(await box.screenshot()).not.toEqual(unchecked);
});

test('with forced colours, the box of a line that was not understood has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, ADMIN, '/recipes?view=bring-in');
  await page
    .getByLabel('Paste')
    .fill(
      'Dal\nIngredients:\n- 200 g lentils\nMethod:\n1. Boil.\n2. Stir for 20 minutes.\nStory of my aunt who lived in Lahore',
    );
  await page.getByLabel('Paste').press('Control+Enter');
  expect(await borderOf(page.getByRole('group', { name: /^This line was not understood/ }))).toBe(
    `solid 1px ${await system(page, 'CanvasText')}`,
  );
});
