import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { refuse } from '@/mirage/overrides';
import { field, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { pngFile } from '@test/pictures';

const mock = mockServer();

const ADD = 'Add New User';
const KEPT = 'What you had typed is back.';

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft'));
const kept = () => waitFor(() => expect(drafts()).toEqual([`draft ${ADD}`]));
const forgotten = () => waitFor(() => expect(drafts()).toEqual([]));

async function openAdd(address = '/users') {
  const admin = mock.admin();
  const view = renderApp(address, admin);
  await view.user.click(await screen.findByRole('button', { name: 'Add user' }));
  await screen.findByRole('dialog', { name: ADD });
  await waitFor(() => expect(view.router.state.location.search).toBe('?dialog=add'));
  /** Like a reload: unmounts the page without a question and renders it again at its address. */
  const reload = async () => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    view.leave();
    const utils = renderApp(view.router.state.location, admin);
    await screen.findByRole('heading', { level: 1 });
    return utils;
  };
  return { ...view, reload };
}

test('a reload restores what was typed, and a notice says so', async () => {
  const { user, reload } = await openAdd();
  await user.type(field('First name'), 'Sana');
  const again = await reload();
  expect(await screen.findByText(KEPT)).toBeVisible();
  expect(field('First name')).toHaveValue('Sana');
  await again.user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
});

test('if a file had been chosen, the notice says to choose files again', async () => {
  const { user, reload } = await openAdd();
  await user.type(field('First name'), 'Sana');
  await user.upload(field('Transaction image'), pngFile('receipt.png'));
  await reload();
  expect(await screen.findByText(`${KEPT} Files have to be chosen again.`)).toBeVisible();
  expect(field('First name')).toHaveValue('Sana');
});

test('Discard removes the draft and resets the form', async () => {
  const { user, reload } = await openAdd();
  await user.type(field('First name'), 'Sana');
  const again = await reload();
  await again.user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(field('First name')).toHaveValue('');
  expect(field('First name')).toHaveFocus();
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
  await forgotten();
});

test('a draft is restored although the address does not contain the search for people', async () => {
  const { user, reload } = await openAdd('/users?search=hira');
  await user.type(field('First name'), 'Sana');
  const { router } = await reload();
  expect(await screen.findByText(KEPT)).toBeVisible();
  expect(field('First name')).toHaveValue('Sana');
  expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue('hira');
  expect(router.state.location.search).toBe('?dialog=add');
});

test('an unchanged form has no draft', async () => {
  const { reload } = await openAdd();
  await reload();
  expect(await screen.findByRole('dialog', { name: ADD })).toBeVisible();
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
});

test('fields that depend on another are restored and discarded with it', async () => {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const bowls = mock.create('subCategory', { title: 'Bowls', categoryId: breakfast.id });
  const lunch = mock.create('category', { title: 'Lunch' });
  mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  const recipe = mock.create('recipe', { title: 'Oat bowl', dishesCategoryId: bowls.id });
  const admin = mock.admin();
  const view = renderApp(`/recipes?dialog=edit:${recipe.id}`, admin);
  await screen.findByRole('option', { name: 'Lunch' });
  await view.user.selectOptions(field('Category'), 'Lunch');
  await view.user.selectOptions(field('Sub Category'), 'Soups');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  view.leave();
  const { user } = renderApp(view.router.state.location, admin);
  await screen.findByText(KEPT);
  expect(field('Category')).toHaveDisplayValue('Lunch');
  expect(field('Sub Category')).toHaveDisplayValue('Soups');
  await press(user, 'Discard');
  expect(field('Category')).toHaveDisplayValue('Breakfast');
  expect(field('Sub Category')).toHaveDisplayValue('Bowls');
});

test('a draft is stored shortly after typing', async () => {
  const { user } = await openAdd();
  await user.type(field('First name'), 'S');
  await kept();
  await user.clear(field('First name'));
  await forgotten();
});

test('a draft goes with its dialog to a new address', async () => {
  const { user, router } = await openAdd();
  await user.type(field('First name'), 'S');
  await kept();
  await act(() => router.navigate('/users?sort=name&dialog=add'));
  expect(drafts()).toEqual([]);
  await kept();
});

test.each([
  ['Cancel', (user: UserEvent) => press(user, 'Cancel')],
  [
    'Discard of the question',
    async (user: UserEvent) => {
      await user.keyboard('{Escape}');
      await user.click(within(await screen.findByRole('dialog', { name: 'Discard changes?' })).getByText('Discard'));
    },
  ],
])('%s removes the draft', async (_name, leave) => {
  const { user } = await openAdd();
  await user.type(field('First name'), 'Sana');
  await kept();
  await leave(user);
  await forgotten();
});

test('a save removes the draft, a refused save keeps it', async () => {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', bmr: 1400 });
  const { user } = renderApp('/users', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Actions for Sana Iqbal' }));
  await user.click(screen.getByRole('menuitem', { name: 'Update BMR' }));
  refuse(mock.server, 'users/update/bmr', { status: 500, message: 'No.' });
  await user.click(await screen.findByRole('button', { name: /^Increase BMR/ }));
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('No.');
  expect(drafts()).toHaveLength(1);
  mock.mend('users/update/bmr');
  await press(user, 'Save');
  await forgotten();
});

test('a logout removes the draft', async () => {
  const { user, store } = await openAdd();
  await user.type(field('First name'), 'Sana');
  await kept();
  const { endSession } = await import('./endSession');
  act(() => void store.dispatch(endSession()));
  await forgotten();
});

test('passwords are never stored', async () => {
  const { user } = renderApp('/moderators?dialog=add', mock.admin());
  await screen.findByRole('dialog', { name: 'Add Moderators' });
  await user.type(field('Name'), 'Zara Noor');
  await user.type(field('Password'), 'secret-1');
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  await user.type(field('Confirm Password'), 'secret-1');
  await waitFor(() => expect(sessionStorage.getItem('draft Add Moderators')).toContain('Zara Noor'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem('draft Add Moderators')).not.toMatch(/secret-1|assword/);
});
