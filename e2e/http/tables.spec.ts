import { type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { tab } from '../support/locators';
import { askUsers } from '../support/server';
import { expect, test } from '../support/test';
import { nameOf, rowOf, rows, searchBox, table } from '../support/users';

const TABLES = ['/users', '/moderators', '/notifications', '/plans', '/payments', '/banners', '/workouts'];

/** What is wrong with how the table on screen is laid out. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const scroller = document.querySelector('.table-scroll')!;
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const place = scroller.getBoundingClientRect();
    const cut = [...scroller.querySelectorAll('.figures')].filter(
      (figure) => isShown(figure) && figure.scrollWidth > figure.clientWidth + 1 && figure.clientWidth > 0,
    );
    const covered = [...scroller.querySelectorAll('tbody .badge')].filter((badge) => {
      const { left, right, top, bottom } = badge.getBoundingClientRect();
      if (left < place.left || right > place.right) return true;
      badge.scrollIntoView({ block: 'nearest' });
      return ![left + 2, right - 2].every((x) => {
        const box = badge.getBoundingClientRect();
        const met = document.elementFromPoint(x, box.top + (bottom - top) / 2);
        return met === badge || badge.contains(met);
      });
    });
    const isScrolling = scroller.scrollWidth > scroller.clientWidth + 1;
    return {
      cutFigures: cut.map(({ textContent }) => textContent),
      coveredStatuses: covered.length,
      isScrolling,
      isNamedRegion: scroller.getAttribute('role') === 'region' && scroller.getAttribute('tabindex') === '0',
      pageIsWider: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    };
  });

test('from 768 to 1440 px every status is seen whole, no figure is cut, and only payments scroll', async ({ page }) => {
  await openAs(page, ADMIN);
  for (const address of TABLES) {
    await page.goto(address);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    for (const width of [768, 1024, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const isScrolling = address === '/payments' && width <= 1024;
      await expect
        .poll(() => faultsOf(page), `${address} at ${width} px`)
        .toEqual({
          cutFigures: [],
          coveredStatuses: 0,
          isScrolling,
          isNamedRegion: isScrolling,
          pageIsWider: false,
        });
    }
  }
});

test('a folded value is displayed once at every width, and sorted by the header that it is under', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const users = await askUsers(page);
  const user = users.find(({ phoneNo }) => phoneNo)!;
  await searchBox(page).fill(user.email);
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const text of [user.email, user.phoneNo!, /\d\d\/\d\d\/\d{4}, /])
      await expect(rowOf(page, user).getByText(text).filter({ visible: true }), `${width} px`).toHaveCount(1);
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  await table(page).getByRole('columnheader', { name: 'Name' }).getByRole('button', { name: 'Email' }).click();
  await expect(page).toHaveURL(/sort=email/);
});

test('on a phone Sort by sorts the cards, and the buttons of the headers are no tab stops', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ADMIN, '/users');
  const names = (await askUsers(page)).map(nameOf).sort(new Intl.Collator('en').compare);
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await page.getByRole('button', { name: 'View', exact: true }).focus();
  await page.keyboard.press('Tab');
  const sortBy = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sortBy).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows(page).first().getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await sortBy.selectOption('Name, Z to A');
  await expect(rows(page).first()).toContainText(names.at(-1)!);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(sortBy).toHaveCount(0);
  const head = table(page).getByRole('columnheader', { name: 'Name' });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sortBy.getByRole('option', { selected: true })).toHaveText('Default order');
});

const SEARCHED = ['/users', '/tracker', '/recipes', '/diet-plans', '/supplements', '/moderators', '/notifications'];

test('every search is 300 px wide at the end of its list’s head, and on a phone as wide as its row', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  for (const address of [...SEARCHED, '/plans', '/payments', '/banners', '/how-to-use']) {
    await page.goto(address);
    const search = page.getByRole('main').getByRole('searchbox');
    const main = page.getByRole('main');
    const buttons = main
      .getByRole('button', { name: /^(Conditions|Filter|Kcal filter|View)/ })
      .or(main.getByRole('link', { name: 'Matrix' }));
    for (const [width, padding] of [
      [390, 16],
      [700, 20],
      [1440, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(search).toBeVisible();
      const box = (await search.boundingBox())!;
      const widths = await buttons.evaluateAll(
        (all, y) =>
          all
            .map((each) => each.getBoundingClientRect())
            .filter(({ top, bottom }) => top < y && bottom > y)
            .map((each) => each.width + 8),
        box.y + box.height / 2,
      );
      const besides = widths.reduce((sum, each) => sum + each, 0);
      const end = (await main.boundingBox())!;
      // a table's card has an edge and an inner margin of its own
      expect(end.x + end.width - padding - besides - (box.x + box.width), address).toBeLessThanOrEqual(17);
      if (width === 1440) expect(box.width, address).toBe(300);
      else expect(box.width + besides, address).toBeGreaterThanOrEqual(width - 2 * padding - 40);
    }
  }
  await page.goto('/users');
  for (const width of [390, 600, 767]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(tab(page, 'Archived')).toBeInViewport({ ratio: 1 });
  }
});

test('with conditions in force the toolbar stays within its card at every width', async ({ page }) => {
  await openAs(page, ADMIN, '/users?conditions=bmi+%3E+30%2C+age+%3E+20');
  const last = page.getByRole('button', { name: 'View', exact: true });
  const card = page.getByRole('region', { name: 'Users', exact: true });
  for (const width of [768, 1024, 1240, 1280, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(last).toBeVisible();
    const [inner, outer] = [(await last.boundingBox())!, (await card.boundingBox())!];
    expect(inner.x + inner.width, `${width} px`).toBeLessThanOrEqual(outer.x + outer.width);
  }
});
