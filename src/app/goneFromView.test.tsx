import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { answerAlert, questionRead } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const addressIs = (router: ReturnType<typeof renderApp>['router'], search: string) =>
  waitFor(() => expect(router.state.location.search).toBe(search));

async function deleteOnlyRow(user: UserEvent, entry: string) {
  await user.click(await screen.findByRole('button', { name: /^Actions for / }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
}

const LISTS = [
  { path: '/banners', name: 'banner', entry: 'Delete' },
  { path: '/users', name: 'user', entry: 'Delete User' },
] as const;

test.each(LISTS)('$path: without the last row of a page the address names the page before', async (list) => {
  for (let count = 0; count < 21; count += 1) mock.create(list.name as 'banner');
  const { user, router, go } = renderApp(list.path, mock.admin());
  await screen.findByText('1-10 of 21');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await addressIs(router, '?page=2');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await addressIs(router, '?page=3');
  await deleteOnlyRow(user, list.entry);
  await screen.findByText('11-20 of 20');
  await addressIs(router, '?page=2');
  // It took no step: Back leads to the entry before page 3, and to none of a page or a dialog that is gone.
  await go(-1);
  await addressIs(router, '?page=2');
  await go(-1);
  expect(await screen.findByText('1-10 of 20')).toBeVisible();
  await addressIs(router, '');
});

test.each(LISTS)('$path: a link to a page beyond the last shows that, and the address says so', async (list) => {
  for (let count = 0; count < 12; count += 1) mock.create(list.name as 'banner');
  const { router } = renderApp(`${list.path}?page=9`, mock.admin());
  expect(await screen.findByText('11-12 of 12')).toBeVisible();
  await addressIs(router, '?page=2');
});

test('a category that is gone leaves no entry: Back leads to the one before it', async () => {
  for (const title of ['Breakfast', 'Lunch', 'Dinner']) mock.create('category', { title });
  const { user, router, go } = renderApp('/recipes', mock.admin());
  await user.click(await screen.findByRole('tab', { name: 'Lunch' }));
  await addressIs(router, '?category=2');
  await user.click(await screen.findByRole('button', { name: 'Delete Lunch' }));
  await screen.findByRole('dialog', { name: 'Delete Category' });
  await questionRead();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await answerAlert(user, 'Category deleted successfully!');
  await addressIs(router, '?category=3');
  await go(-1);
  await addressIs(router, '');
  expect(screen.getByRole('tab', { name: 'Breakfast' })).toHaveAttribute('aria-selected', 'true');
});

test('Back to a page of another search and order leads to that page', async () => {
  for (let count = 0; count < 21; count += 1) mock.create('banner', { link: `petal.example/${count}` });
  const { user, router, go } = renderApp('/banners', mock.admin());
  await screen.findByText('1-10 of 21');
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  await addressIs(router, '?page=3');
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await user.type(screen.getByRole('searchbox'), 'petal.example/20');
  await screen.findByText('1-1 of 1');
  await addressIs(router, '?search=petal.example%2F20&sort=link');
  await go(-1);
  expect(await screen.findByText('21-21 of 21')).toBeVisible();
  await addressIs(router, '?page=3');
});
