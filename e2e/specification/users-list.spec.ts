import { ADMIN, openAs } from '../support/accounts';
import { range, tab } from '../support/locators';
import { askUsers, findUser, type WireUser } from '../support/server';
import { expect, test } from '../support/test';
import { nameOf, rowOf, rows, searchBox, table } from '../support/users';

const header = (name: string) => ({ name, exact: true });

const isActive = (user: WireUser) => user.isActive === 'Y';

test('with ten rows in sight the page has at most 600 elements', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.locator('.placeholder')).toHaveCount(0);
  expect(await page.locator('*').count()).toBeLessThanOrEqual(600);
});

test(
  'a row shows name, email, phone, plan, status and when the person joined',
  { tag: '@matrix' },
  async ({ page }) => {
    await openAs(page, ADMIN, '/users');
    const [user] = await askUsers(page);
    const joined = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Karachi',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h12',
    }).format(new Date(user!.createdAt));
    const row = rows(page).first();
    await expect(row.getByRole('rowheader')).toContainText(nameOf(user!));
    await expect(row).toContainText(user!.email);
    await expect(row).toContainText(user!.phoneNo ?? 'N/A');
    await expect(row).toContainText(user!.userPlans[0]?.plan.name ?? 'Free');
    await expect(row).toContainText(isActive(user!) ? 'Active' : 'Inactive');
    await expect(row).toContainText(joined.toUpperCase());
    await expect(table(page).getByRole('columnheader').filter({ hasText: /\S/ })).toHaveText(
      ['Name', 'Email', 'Phone', 'Plan', 'Status', 'Duration', 'Actions'],
      { useInnerText: true },
    );
  },
);

test('the Total Users label is the fixed number, the foot has the true count', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await expect(page.getByText('Total Users 1,240').filter({ visible: true })).toBeVisible();
  await expect(range(page)).toHaveText(`1-10 of ${(await askUsers(page)).length}`);
});

test(
  'missing phones and plans read N/A and Free; only inactive users have Activate',
  { tag: '@matrix' },
  async ({ page }) => {
    await openAs(page, ADMIN, '/users');
    const lost = await findUser(page, (user) => !user.phoneNo && !isActive(user));
    const free = await findUser(page, (user) => user.userPlans.length === 0 && isActive(user));
    await searchBox(page).fill(lost.email);
    await expect(rowOf(page, lost)).toContainText('N/A');
    await expect(rowOf(page, lost).getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
    await searchBox(page).fill(free.email);
    await expect(rowOf(page, free)).toContainText('Free');
    await expect(rowOf(page, free).getByRole('button', { name: 'Activate', exact: true })).toHaveCount(0);
  },
);

test(
  'the tabs list all, the active, the inactive, and for Archived all again',
  { tag: '@matrix' },
  async ({ page }) => {
    await openAs(page, ADMIN, '/users');
    const users = await askUsers(page);
    const active = users.filter(isActive).length;
    const counts = { Active: active, Inactive: users.length - active, Archived: users.length, All: users.length };
    for (const [name, count] of Object.entries(counts)) {
      await tab(page, name).click();
      await expect(range(page)).toHaveText(`1-10 of ${count}`);
    }
    await tab(page, 'Inactive').click();
    await expect(rows(page).filter({ hasText: 'Inactive' })).toHaveCount(10);
  },
);

test('the tabs move with the arrow keys', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await tab(page, 'All').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Active')).toBeFocused();
  await expect(tab(page, 'Active')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(page, 'Archived')).toHaveAttribute('aria-selected', 'true');
});

test('the search finds by first name, last name, email and phone', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const users = await askUsers(page);
  const user = users.find(({ phoneNo }) => phoneNo)!;
  const texts = (one: WireUser) => [nameOf(one), one.email, one.phoneNo ?? ''].map((text) => text.toLowerCase());
  const { firstName, lastName, email, phoneNo } = user;
  for (const typed of [firstName.toUpperCase(), lastName, nameOf(user), email.slice(2), phoneNo!.slice(4)]) {
    const found = users.filter((one) => texts(one).some((text) => text.includes(typed.toLowerCase())));
    await searchBox(page).fill(` ${typed} `);
    await expect(range(page)).toHaveText(`1-${Math.min(10, found.length)} of ${found.length}`);
    await expect(rowOf(page, user)).toBeVisible();
  }
});

test('a status prefix finds active or inactive users', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const users = await askUsers(page);
  const active = users.filter(isActive).length;
  await searchBox(page).pressSequentially('acti');
  await expect(range(page)).toHaveText(`1-10 of ${active}`);
  await searchBox(page).fill('Ina');
  const names = users.filter((user) => isActive(user) && nameOf(user).toLowerCase().includes('ina')).length;
  await expect(range(page)).toHaveText(`1-10 of ${users.length - active + names}`);
});

test('a search without matches says so and offers to clear it', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await searchBox(page).fill('nobody like this');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await expect(page.getByText('Nothing matches “nobody like this” in All.')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear search' }).click();
  await expect(range(page)).toHaveText('1-10 of 248');
  await expect(searchBox(page)).toHaveValue('');
});

test(
  'every column but the last sorts, up, down and back to the order of the server',
  { tag: '@matrix' },
  async ({ page }) => {
    await openAs(page, ADMIN, '/users');
    const users = await askUsers(page);
    const byName = new Intl.Collator('en', { numeric: true }).compare;
    const sortedNames = users.map(nameOf).sort(byName);
    const names = rows(page).getByRole('rowheader').locator('.name');

    const name = table(page).getByRole('columnheader', header('Name'));
    await name.getByRole('button').click();
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(names).toHaveText(sortedNames.slice(0, 10));
    await name.getByRole('button').click();
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(names).toHaveText(sortedNames.toReversed().slice(0, 10));
    await name.getByRole('button').click();
    await expect(name).toHaveAttribute('aria-sort', 'none');
    await expect(names).toHaveText(users.slice(0, 10).map(nameOf));

    for (const column of ['Email', 'Phone', 'Plan', 'Status', 'Duration']) {
      const cell = table(page).getByRole('columnheader', header(column));
      await cell.getByRole('button').click();
      await expect(cell).toHaveAttribute('aria-sort', 'ascending');
    }
    const oldest = users.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))[0]!;
    await expect(rows(page).first()).toContainText(oldest.email);
    await expect(table(page).getByRole('columnheader', header('Actions')).getByRole('button')).toHaveCount(0);
  },
);

test('paging goes through the list and stops at its ends', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const users = await askUsers(page);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const go = (name: string) => pages.getByRole('button', { name }).click();
  await go('Next page');
  await expect(range(page)).toHaveText('11-20 of 248');
  await expect(rows(page).first()).toContainText(users[10]!.email);
  await go('Last page');
  await expect(range(page)).toHaveText('241-248 of 248');
  await expect(rows(page)).toHaveCount(8);
  await expect(pages.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await go('Previous page');
  await expect(range(page)).toHaveText('231-240 of 248');
  await go('First page');
  await expect(range(page)).toHaveText('1-10 of 248');
  await expect(pages.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
});

test('rows per page offers 10 to 30, and is hidden in windows of up to 599 px', async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  const size = page.getByLabel('Rows per page:');
  await expect(size.getByRole('option')).toHaveText(['10', '15', '20', '25', '30']);
  await page.getByRole('button', { name: 'Next page' }).click();
  await size.selectOption('25');
  await expect(range(page)).toHaveText('1-25 of 248');
  await expect(rows(page)).toHaveCount(25);
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(size).toBeVisible();
  await page.setViewportSize({ width: 599, height: 900 });
  await expect(size).toBeHidden();
  await expect(range(page)).toBeVisible();
});

test('the filter dropdown closes and filters nothing', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, ADMIN, '/users');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['All', 'Active', 'Inactive', 'Archived']);
  await page.getByRole('menuitem', { name: 'Inactive' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(range(page)).toHaveText('1-10 of 248');
  await expect(page).toHaveURL('/users');
});
