import { screen } from '@testing-library/react';
import { field } from '@test/dialogs';
import { box, foundBoxes, selectAll, selected, total, usersField } from '@test/foundUsers';
import { mockServer } from '@test/mockServer';
import { user as createUser, users } from '@test/notifications';

const mock = mockServer();
const { open } = usersField(mock);

const search = () => screen.getByRole('searchbox', { name: 'Search found users...' });

test('ticked users stay ticked while filters change', async () => {
  users(mock, 'Sana');
  createUser(mock, { firstName: 'Zoe', isActive: 'N' });
  const { user } = await open();
  await user.click(field('Active users'));
  await user.click(await box('Sana'));
  await user.click(field('Active users'));
  await user.click(field('Inactive users'));
  await user.click(await box('Zoe'));
  selected('2 users');
  expect(screen.getByText('1 chosen user is not among the found.')).toBeVisible();
  await user.click(field('Active users'));
  expect(await box('Sana')).toBeChecked();
});

test('Select All ticks all found users, says when only some are ticked, and unticks all', async () => {
  users(mock, 'Sana', 'Hina', 'Zoe');
  const { user } = await open();
  await user.click(field('Active users'));
  await user.click(await box('Hina'));
  expect(selectAll()).toBePartiallyChecked();
  await user.click(selectAll());
  selected('3 users');
  expect(selectAll()).toBeChecked();
  await user.click(selectAll());
  selected('0 users');
  expect(selectAll()).not.toBeChecked();
  expect(selectAll()).not.toBePartiallyChecked();
});

test('a search narrows the found, and Select All with them; Enter does not save', async () => {
  users(mock, 'Sana', 'Hina', 'Sanaya');
  const { user } = await open();
  await user.click(field('Active users'));
  await total(3);
  await user.type(search(), 'sana{Enter}');
  await total(2);
  await user.click(selectAll());
  selected('2 users');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.clear(search());
  await user.type(search(), 'tea');
  expect(await screen.findByText('Nothing matches the search.')).toBeVisible();
});

test('of many users only those near the view are rendered, and the keys reach all of them', async () => {
  users(mock, ...Array.from({ length: 60 }, (_, n) => `User${n + 1}`));
  const { user } = await open();
  await user.click(field('Active users'));
  await total(60);
  const rendered = foundBoxes();
  expect(rendered.length).toBeLessThan(20);
  expect(rendered.filter(({ tabIndex }) => tabIndex === 0)).toEqual([rendered[0]]);
  expect(screen.getAllByRole('listitem').find((item) => item.contains(rendered[2]!))).toHaveAttribute(
    'aria-posinset',
    '3',
  );

  await user.click(search());
  await user.tab();
  const here = (name: string) => expect(screen.getByRole('checkbox', { name: new RegExp(`^${name} `) })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  here('User2');
  await user.keyboard('{PageDown}');
  here('User7');
  await user.keyboard('{End}[Space]');
  here('User60');
  selected('1 user');
  await user.keyboard('{ArrowDown}{PageUp}');
  here('User55');
  await user.keyboard('{Home}');
  here('User1');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});
