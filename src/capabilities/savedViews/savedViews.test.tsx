import { screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { button, chip, keep, menu, names, openMenu, usersToView } from '@test/savedViews';

const { mock, open } = usersToView();

async function choose(user: UserEvent, name: string, item: string) {
  await openMenu(user);
  await user.click(menu().getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('nothing kept, no row of chips; a kept view is a pressed chip with its count', async () => {
  const { user } = await open('/users?tab=inactive&sort=-name');
  expect(screen.queryByRole('group', { name: 'Saved views' })).not.toBeInTheDocument();
  await keep(user, 'New ones');
  expect(chip('New ones 2')).toHaveAttribute('aria-pressed', 'true');
  expect(button()).toHaveAccessibleName('View: New ones');
});

test('a chip brings back tab, search and order, keeps the rows per page, and is not pressed for anything else', async () => {
  const { user, router } = await open('/users?tab=inactive&sort=-name&size=15');
  await user.type(screen.getByRole('searchbox'), 'noor');
  await waitFor(() => expect(names()).toEqual(['Zara Noor', 'Hina Noor']));
  await keep(user, 'Noors');
  await user.click(screen.getByRole('tab', { name: 'Active' }));
  await user.clear(screen.getByRole('searchbox'));
  expect(chip('Noors')).toHaveAttribute('aria-pressed', 'false');
  await user.click(chip('Noors'));
  await waitFor(() => expect(names()).toEqual(['Zara Noor', 'Hina Noor']));
  expect(screen.getByRole('searchbox')).toHaveValue('noor');
  expect(screen.getByRole('combobox', { name: 'Rows per page:' })).toHaveValue('15');
  await waitFor(() => expect(router.state.location.search).toContain('tab=inactive'));
  expect(router.state.location.search).not.toContain('noor');
});

test('a view has one name: it is replaced under its own, and none gets another’s', async () => {
  const { user } = await open('/users?tab=inactive');
  await keep(user, 'Mine');
  await user.click(screen.getByRole('tab', { name: 'Active' }));
  await openMenu(user);
  await user.type(menu().getByLabelText('Name for this view'), 'Mine');
  await user.click(menu().getByRole('button', { name: 'Replace' }));
  expect(chip(/^Mine/)).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await keep(user, 'Everybody');
  await choose(user, 'Mine', 'Rename');
  const field = menu().getByLabelText('New name of Mine');
  expect(field).toHaveFocus();
  expect(menu().queryByLabelText('Name for this view')).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'Everybody{Enter}');
  expect(menu().getByRole('alert')).toHaveTextContent('Another view has this name.');
  await user.clear(field);
  await user.type(field, 'Active ones{Enter}');
  expect(menu().getByRole('button', { name: 'Active ones' })).toHaveFocus();
  expect(chip('Active ones')).toBeVisible();
});

test('a name is needed', async () => {
  const { user } = await open();
  await openMenu(user);
  await user.click(menu().getByRole('button', { name: 'Save' }));
  expect(menu().getByRole('alert')).toHaveTextContent('A view needs a name.');
  expect(menu().getByLabelText('Name for this view')).toHaveFocus();
});

test('a view is removed, and the focus goes to its neighbour or the field', async () => {
  const { user } = await open('/users?tab=inactive');
  await keep(user, 'One');
  await user.click(screen.getByRole('tab', { name: 'Active' }));
  await keep(user, 'Two');
  await choose(user, 'One', 'Remove');
  expect(menu().getByRole('button', { name: /^Two/ })).toHaveFocus();
  await user.click(menu().getByRole('button', { name: 'Actions for Two' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(menu().getByLabelText('Name for this view')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Saved views' })).not.toBeInTheDocument();
});

test('the menu opens on its first view; Esc and leaving it by Tab lead back to its button', async () => {
  const { user } = await open('/users?tab=inactive');
  await keep(user, 'One');
  await openMenu(user);
  expect(menu().getByRole('button', { name: 'One' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await openMenu(user);
  await user.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  await openMenu(user);
  await user.click(screen.getByRole('searchbox'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the view that opens first is there when the section is entered without a choice, and by no other address', async () => {
  const { user, leave } = await open('/users?tab=inactive&sort=-name');
  await keep(user, 'Mine');
  await choose(user, 'Mine', 'Open first');
  expect(menu().getByText('opens first')).toBeVisible();
  leave();
  const again = await open();
  await waitFor(() => expect(names()).toEqual(['Zara Noor', 'Hina Noor']));
  expect(again.router.state.location.search).toBe('?tab=inactive&sort=-name');
  await again.user.click(screen.getByRole('tab', { name: 'Active' }));
  await again.go('/plans');
  await again.go('/users');
  expect(await screen.findByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true');
  again.leave();
  const link = await open('/users?sort=name');
  await waitFor(() => expect(names()).toEqual(['Hina Noor', 'Sana Iqbal', 'Zara Noor']));
  await choose(link.user, 'Mine', 'Do not open first');
  link.leave();
  await open();
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});

test('the next person at this browser sees none of the views', async () => {
  const { user, leave } = await open('/users?tab=inactive');
  await keep(user, 'Mine');
  leave();
  await open('/users', mock.subAdmin(['Users']));
  expect(screen.queryByRole('group', { name: 'Saved views' })).not.toBeInTheDocument();
});

test('printing closes the menu first', async () => {
  const { user } = await open();
  let wasOpen: boolean | undefined;
  window.print = () => {
    wasOpen = screen.queryByRole('dialog') !== null;
  };
  await openMenu(user);
  await user.click(menu().getByRole('button', { name: 'Print this list' }));
  await waitFor(() => expect(wasOpen).toBe(false));
});

test('where storage is full the menu says that a view is kept until the page is left', async () => {
  const { user } = await open('/users?tab=inactive');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await openMenu(user);
  await user.type(menu().getByLabelText('Name for this view'), 'Mine{Enter}');
  const said = menu().getByText(
    '“Mine” is kept until this page is left, as this browser’s storage is full or blocked.',
  );
  expect(said).not.toHaveClass('visually-hidden');
});
