import { type Page } from '@playwright/test';
import { ADMIN, signIn } from '../support/accounts';
import { toast } from '../support/locators';
import { sample } from '../../test/matrix';
import { ADDRESSES } from '../support/sections';
import { ask } from '../support/server';
import { expect, test } from '../support/test';
import { dialogsOfUser } from './visits/users';

const WIDTHS = [390, 768, 1024, 1280, 1440];

/** The words that overflow their card, bar, menu or dialog, or make one scroll sideways. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const BOXES =
      '.card, .post, .group, .modal-content, .topbar, .sidebar, .page-head, .page-actions, .dropdown-menu, .Toastify__toast';
    const SCROLLERS = '.table-scroll, .tabs-line, .nav-tabs, .nav-pills, .carousel, .Toastify__toast-container';
    const faults = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);
    const told = (element: Element) => `${element.tagName} .${element.className} "${element.textContent.slice(0, 20)}"`;
    const overflowOf = (element: Element) => getComputedStyle(element).overflowX;
    for (const element of document.body.querySelectorAll('*')) {
      const isScroller = ['auto', 'scroll'].includes(overflowOf(element)) && !element.matches(SCROLLERS);
      if (isScroller && element.scrollWidth > element.clientWidth + 1) faults.add(`${told(element)} scrolls sideways`);
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      for (const node of words) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        for (let box: Element | null = element; box && overflowOf(box) === 'visible'; box = box.parentElement) {
          const edge = box.getBoundingClientRect();
          if (edge.width > 0 && box.matches(BOXES) && (right > edge.right + 1 || left < edge.left - 1))
            faults.add(`${told(element)} overflows .${box.className}`);
        }
      }
    }
    return [...faults];
  });

async function expectRoom(page: Page, what: string, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => faultsOf(page), `${what} at ${width} px`).toEqual([]);
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/login?scenario=long');
  await signIn(page, ADMIN);
  await expect(page).toHaveURL(/dashboard/);
});

test('words of 170 letters widen no screen and overflow no card', async ({ page }) => {
  for (const address of [...ADDRESSES, '/notifications?tab=folders', '/tracker?tab=habits', '/community?group=1']) {
    await page.goto(address);
    await expect(page.locator('main .placeholder')).toHaveCount(0);
    await expectRoom(
      page,
      address,
      sample(WIDTHS, (width) => width !== 768 && width !== 1280),
    );
  }
  // On a phone the matrix scrolls in any case, beside its names.
  await page.goto('/diet-plans?view=matrix');
  await expect(page.locator('main .placeholder')).toHaveCount(0);
  await expectRoom(page, 'the matrix', WIDTHS.slice(1));
});

/** A table and cards: what is said where nothing is found is one part of all lists. */
const SEARCHED = ['/users', '/recipes'];

test('a search of 170 letters that finds nothing widens no screen', async ({ page }) => {
  for (const address of sample([...ADDRESSES, '/tracker?tab=habits'], (each) => SEARCHED.includes(each))) {
    await page.goto(address);
    await expect(page.locator('main .placeholder')).toHaveCount(0);
    const search = page.getByRole('main').getByRole('searchbox');
    if ((await search.count()) === 0) continue;
    await search.fill('z'.repeat(170));
    await expect(page.getByRole('status').filter({ hasText: 'Nothing matches' })).toBeVisible();
    await expectRoom(page, address, [390, 1024]);
  }
});

/** Dialogs by their address; the id is that of the first row of the list, or of the first in its first folder. */
const DIALOGS = [
  ['customNotification/list', '/notifications', 'add delete'],
  ['users/list/employees', '/moderators', 'edit'],
  ['highlights/list', '/tracker', 'items'],
  ['plans/list', '/plans', 'edit'],
  ['paymentTypes/v2/list', '/payments', 'edit'],
  ['dishes/list', '/recipes', 'details'],
  ['meals/list', '/diet-plans', 'details'],
  ['exercise/list', '/workouts', 'addWorkout copyDay watchExercise deleteExercise'],
  ['supplements/list', '/supplements', 'details'],
  ['howToUse/list', '/how-to-use', 'details'],
] as const;

/** What is read, a form, a question, a list in a dialog, a copy; of a person what has most words. */
const KINDS = ['/notifications', '/tracker', '/recipes', '/workouts'];
const OF_A_PERSON = ['row menu', 'assessment', 'one person', 'one person, a line enlarged', 'delete'];

interface Row {
  id: number;
  supplements?: [Row];
  howTouses?: [Row];
}

test('words of 170 letters stay within dialogs, menus, toasts and the palette', async ({ page }) => {
  for (const [list, address, kinds] of sample(DIALOGS, ([, each]) => KINDS.includes(each))) {
    const reply = await ask<[Row] | Record<string, [Row]>>(page, list);
    const [row] = Array.isArray(reply) ? reply : Object.values(reply)[0]!;
    const { id } = (row.supplements ?? row.howTouses ?? [row])[0];
    for (const kind of kinds.split(' ')) {
      await page.goto(`${address}?dialog=${kind}${kind.startsWith('add') ? '' : `:${id}`}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectRoom(page, `${address} ${kind}`, [390, 1024]);
    }
  }
  const dialogs = Object.entries(await dialogsOfUser(page));
  for (const [name, open] of sample(dialogs, ([each]) => OF_A_PERSON.includes(each))) {
    await open(page);
    await expectRoom(page, name, [390, 1024]);
  }
  await page.goto('/users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Go to, add or find' }).fill('abcdef');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectRoom(page, 'the palette', [390, 1024]);
});

test('a toast with a word of 170 letters stays within itself', async ({ page, allowFailedLoads }) => {
  allowFailedLoads('plans/delete');
  const [{ id }] = await ask<[{ id: number }]>(page, 'plans/list');
  await page.goto(`/plans?dialog=delete:${id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await ask(page, 'plans/delete', { id }); // as another admin would
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Plannotfound.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
