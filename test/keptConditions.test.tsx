import { screen, waitFor, within } from '@testing-library/react';
import { menuItem, membersByBmr } from './conditions';
import { keep, menu, openMenu } from './savedViews';

const { mock, open } = membersByBmr();

test('conditions are kept under a name as any view of the list is', async () => {
  const { user } = await open();
  await keep(user, 'High');
  const chip = await screen.findByRole('button', { name: 'High 1' });
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await menuItem(user, 'Clear conditions');
  expect(await screen.findByText('1-2 of 2')).toBeVisible();
  expect(chip).toHaveAttribute('aria-pressed', 'false');
  await user.click(chip);
  expect(await screen.findByText('1-1 of 1')).toBeVisible();
});

test('conditions that were kept before views had columns leave these as they are', async () => {
  const admin = mock.admin();
  localStorage.setItem(
    `views /users ${admin.id}`,
    JSON.stringify([{ name: 'Old', search: '?conditions=bmr+%3E+1400' }]),
  );
  localStorage.setItem(`columns users ${admin.id}`, JSON.stringify([{ key: 'phone', isHidden: true }]));
  await open(admin);
  expect(await screen.findByRole('button', { name: 'Old 1' })).toHaveAttribute('aria-pressed', 'true');
});

test('a folder begins with those who are found, under the kept name', async () => {
  const { user, router } = await open();
  await keep(user, 'High');
  await menuItem(user, 'Make a folder');
  const dialog = await screen.findByRole('dialog', { name: 'Create Folder' });
  expect(within(dialog).getByLabelText('Folder name')).toHaveValue('High');
  expect(within(dialog).getByText('1 user selected')).toBeVisible();
  expect(router.state.location.search).not.toContain('100');
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(mock.posted('notificationCategoriesFolder/create')).toEqual([{ name: 'High', users: [1001] }]),
  );
});

test('conditions say why a row is found also where the day of joining is left out', async () => {
  const { user } = await open();
  await openMenu(user);
  await user.click(menu().getByRole('checkbox', { name: 'Duration' }));
  const row = screen.getByRole('row', { name: /Sana Iqbal/ });
  expect(await within(row).findByText(/^BMR/)).toBeVisible();
});
