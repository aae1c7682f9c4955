import { act, screen, waitFor, within } from '@testing-library/react';
import { hold, refuse } from '@/mirage/overrides';
import { isInert } from '@test/members';
import { mockServer } from '@test/mockServer';
import { people } from '@test/people';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const sheetOf = (name: string) => screen.findByRole('dialog', { name });
const count = (sheet: HTMLElement) => within(sheet).getByRole('banner').textContent;

async function open(address = '/users') {
  const view = renderApp(address, mock.admin());
  await screen.findByRole('table', { name: 'Users' });
  return view;
}

test('a name in the table opens the panel, Esc closes it and the name has the focus again', async () => {
  const [sana] = people(mock, 'Sana', 'Hira');
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Sana Iqbal' }));
  const sheet = await sheetOf('Sana Iqbal');
  expect(within(sheet).getByText('sana@mail.com')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(`?dialog=member%3A${sana!.id}`));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Sana Iqbal' })).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('j and k turn through the list as it is found; Back leaves the panel', async () => {
  const [, hira] = people(mock, 'Sana', 'Hira', 'Noor');
  const { user, router, go } = await open('/users?sort=-name');
  await user.click(screen.getByRole('button', { name: 'Sana Iqbal' }));
  const sheet = await sheetOf('Sana Iqbal');
  expect(count(sheet)).toContain('1 of 3');
  await user.keyboard('k');
  await user.keyboard('j');
  expect(sheet).toHaveAccessibleName('Noor Iqbal');
  await user.keyboard('jj');
  expect(sheet).toHaveAccessibleName('Hira Iqbal');
  expect(count(sheet)).toContain('3 of 3');
  await waitFor(() => expect(router.state.location.search).toBe(`?sort=-name&dialog=member%3A${hira!.id}`));
  await user.keyboard('k');
  expect(sheet).toHaveAccessibleName('Noor Iqbal');
  await waitFor(() => expect(router.state.location.search).not.toContain(`${hira!.id}`));
  await go(-1);
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?sort=-name');
});

test('the buttons turn too, and name who comes', async () => {
  people(mock, 'Sana', 'Hira');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Sana Iqbal' }));
  const sheet = await sheetOf('Sana Iqbal');
  const head = within(within(sheet).getByRole('banner'));
  expect(head.getByRole('button', { name: 'Previous person' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(head.getByRole('button', { name: 'Next person: Hira Iqbal' }));
  expect(sheet).toHaveAccessibleName('Hira Iqbal');
  expect(head.getByRole('status')).toHaveTextContent('Hira Iqbal, 2 of 2');
});

test('workouts and habits are loaded of whom one opens, once, and of nobody else', async () => {
  const [sana, hira] = people(mock, 'Sana', 'Hira', 'Zoya');
  const progress = { totalWorkouts: 24, completedWorkouts: 17, habits: [{ name: 'Walk', completed: true }] };
  mock.create('userProgress', { userId: hira!.id, ...progress });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Sana Iqbal' }));
  const sheet = await sheetOf('Sana Iqbal');
  expect(await within(sheet).findByText('No progress data available.')).toBeVisible();
  expect(mock.posted('users/progress')).toEqual([{ userId: Number(sana!.id) }]);
  await user.keyboard('j');
  expect(await within(sheet).findByText('17 of 24')).toBeVisible();
  expect(within(sheet).getByText('1 of 1')).toBeVisible();
  await user.keyboard('kj');
  expect(within(sheet).getByText('17 of 24')).toBeVisible();
  expect(mock.posted('users/progress')).toEqual([sana, hira].map((row) => ({ userId: Number(row!.id) })));
});

test('only workouts and habits are waited for', async () => {
  people(mock, 'Sana');
  const release = hold(mock.server, 'users/progress');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Sana Iqbal' }));
  const sheet = within(await sheetOf('Sana Iqbal'));
  expect(sheet.getByRole('status', { name: 'Loading progress...' })).toBeVisible();
  expect(sheet.getByRole('heading', { name: 'Assessment' })).toBeVisible();
  release();
  expect(await sheet.findByText('No progress data available.')).toBeVisible();
});

test('a failed load says so where it would stand, and can be tried again', async () => {
  const [sana] = people(mock, 'Sana');
  mock.create('userProgress', { userId: sana!.id, totalWorkouts: 24, completedWorkouts: 17, habits: [] });
  refuse(mock.server, 'users/progress', { status: 500 });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Sana Iqbal' }));
  const sheet = within(await sheetOf('Sana Iqbal'));
  expect(await sheet.findByText('They could not be loaded.')).toBeVisible();
  mock.mend('users/progress');
  await user.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByText('17 of 24')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a dialog above the panel: the keys rest, Esc closes it alone, the focus is on its button again', async () => {
  const [sana] = people(mock, 'Sana', 'Hira');
  const { user, router, go } = await open();
  await user.click(screen.getByRole('button', { name: 'Sana Iqbal' }));
  const sheet = await sheetOf('Sana Iqbal');
  const button = within(within(sheet).getByRole('banner')).getByRole('button', { name: 'Update BMR' });
  await user.click(button);
  const bmr = await screen.findByRole('dialog', { name: 'Update BMR' });
  await waitFor(() => expect(router.state.location.search).toBe(`?dialog=member%3A${sana!.id}&over=bmr`));
  act(() => within(bmr).getByRole('button', { name: 'Cancel' }).focus());
  await user.keyboard('j');
  expect(sheet).toHaveAccessibleName('Sana Iqbal');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(bmr).not.toBeInTheDocument());
  expect(sheet).toBeVisible();
  expect(button).toHaveFocus();

  await waitFor(() => expect(router.state.location.search).toBe(`?dialog=member%3A${sana!.id}`));
  await user.click(button);
  await waitFor(() => expect(router.state.location.search).toContain('over=bmr'));
  await go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Update BMR' })).not.toBeInTheDocument());
  expect(sheet).toBeVisible();
});

test('a saved BMR shows in the panel, which stays', async () => {
  people(mock, 'Sana');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Sana Iqbal' }));
  const sheet = await sheetOf('Sana Iqbal');
  await user.click(within(within(sheet).getByRole('banner')).getByRole('button', { name: 'Update BMR' }));
  const field = await screen.findByRole('textbox', { name: 'BMR' });
  await user.clear(field);
  await user.type(field, '1480');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await within(sheet).findByText('1,480 kcal')).toBeVisible();
});

test('a link opens the panel with the dialog above it, which alone can be used', async () => {
  const [sana] = people(mock, 'Sana');
  renderApp(`/users?dialog=member:${sana!.id}&over=supplements`, mock.admin());
  const over = await screen.findByRole('dialog', { name: 'Assign Supplement Categories' });
  expect(isInert(over)).toBe(false);
  await waitFor(() => expect(isInert(screen.getByRole('dialog', { name: 'Sana Iqbal' }))).toBe(true));
});

test('Deactivate asks, and the panel stays on a person who leaves the list by it', async () => {
  people(mock, 'Sana', 'Hira', 'Noor');
  const { user } = await open('/users?tab=active');
  await user.click(screen.getByRole('button', { name: 'Hira Iqbal' }));
  const sheet = await sheetOf('Hira Iqbal');
  const head = within(within(sheet).getByRole('banner'));
  await user.click(head.getByRole('button', { name: 'Deactivate' }));
  const question = await screen.findByRole('dialog', { name: 'Deactivate User' });
  await user.click(within(question).getByRole('button', { name: 'Deactivate' }));
  expect(await head.findByText('not listed')).toBeVisible();
  expect(sheet).toHaveAccessibleName('Hira Iqbal');
  await user.click(head.getByRole('button', { name: 'Activate' }));
  expect(await head.findByText('2 of 3')).toBeVisible();
  expect(head.getByRole('button', { name: 'Deactivate' })).toBeVisible();
});
