import { act, screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { hold, refuse } from '@/mirage/overrides';
import { table } from '@/mirage/database/table';
import { api } from '@/services/http/api';
import '@/services/profile';
import '@/services/session/auth';
import { closed, field, press, retype } from '@test/dialogs';
import { journal, journaledUsers, openJournal, said } from '@test/journal';
import { renderApp } from '@test/renderApp';
import { endSession } from '@/app/endSession';
import { openScreen } from '@/app/screens';
import { SCREENS } from '@/app/sections';
import { makeStore } from '@/app/store';
import { changesSoFar } from './recorder';

const { mock, openUsers } = journaledUsers();

async function changeBmr(user: UserEvent, bmr: string) {
  await user.click(screen.getByRole('button', { name: 'Actions for Sana Iqbal' }));
  await user.click(screen.getByRole('menuitem', { name: 'Update BMR' }));
  await screen.findByRole('dialog', { name: 'Update BMR' });
  await retype(user, 'BMR', bmr);
  await press(user, 'Save');
  await closed('Update BMR');
}

const bmr = () => table(mock.server, 'users').find(1001)!.bmr;

test('every change of the panel has its words', async () => {
  const store = makeStore(mock.admin());
  for (const section of SCREENS) await openScreen(section, store);
  const told = Object.keys(await changesSoFar());
  const mutations = Object.entries(api.endpoints as Record<string, { useMutation?: unknown }>)
    .filter(([, endpoint]) => endpoint.useMutation)
    .map(([name]) => name);
  expect(mutations.filter((name) => !told.includes(name)).sort()).toEqual(['login', 'toggleLike']);
  expect(told.filter((name) => !mutations.includes(name))).toEqual([]);
});

test('a session starts with an empty journal', async () => {
  const { user } = await openUsers();
  await openJournal(user);
  expect(journal()).toHaveTextContent(/a reload and signing out end it\.\s*Nothing has been changed yet\./);
});

test('a change is told with what was and what is, and can be undone', async () => {
  const { user } = await openUsers();
  await changeBmr(user, '1500');
  await openJournal(user);
  expect(said()).toEqual(['BMR of Sana Iqbal: 1400 to 150000:00Undo']);
  await press(user, 'Undo: BMR of Sana Iqbal: 1400 to 1500');
  await waitFor(() => expect(said()).toEqual(['BMR of Sana Iqbal: 1400 to 150000:00 · undone at 00:00']));
  expect(bmr()).toBe(1400);
  await waitFor(() => expect(journal()).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'What changed' })).toHaveFocus();
});

test('Undo does not overwrite a later change of one’s own', async () => {
  const { user } = await openUsers();
  await changeBmr(user, '1500');
  await changeBmr(user, '1600');
  await openJournal(user);
  await press(user, 'Undo: BMR of Sana Iqbal: 1400 to 1500');
  expect(await screen.findByText(/Not undone: undo the later change first\./)).toBeVisible();
  expect(bmr()).toBe(1600);
  await press(user, 'Undo: BMR of Sana Iqbal: 1500 to 1600');
  await screen.findByText(/undone at/);
  await press(user, 'Undo: BMR of Sana Iqbal: 1400 to 1500');
  await waitFor(() => expect(bmr()).toBe(1400));
});

test('Undo does not overwrite what someone else has changed since', async () => {
  const { user } = await openUsers();
  await changeBmr(user, '1500');
  table(mock.server, 'users').update('1001', { bmr: 1700 });
  await press(user, 'Refresh');
  await waitFor(() => expect(mock.posted('users/list')).toHaveLength(3));
  await openJournal(user);
  await press(user, 'Undo: BMR of Sana Iqbal: 1400 to 1500');
  expect(await screen.findByText(/Not undone: BMR has changed since\./)).toBeVisible();
  expect(bmr()).toBe(1700);
});

test('a refused Undo says why and can be tried again; pressed twice it is sent once', async () => {
  const { user } = await openUsers();
  await changeBmr(user, '1500');
  await openJournal(user);
  refuse(mock.server, 'users/update/bmr', { status: 422, message: 'Not now.' });
  await press(user, 'Undo: BMR of Sana Iqbal: 1400 to 1500');
  expect(await screen.findByText(/Not undone: Not now\./)).toBeVisible();
  mock.mend('users/update/bmr');
  const before = mock.posted('users/update/bmr').length;
  const release = hold(mock.server, 'users/update/bmr');
  await user.dblClick(screen.getByRole('button', { name: /^Undo/ }));
  release();
  await screen.findByText(/undone at/);
  expect(mock.posted('users/update/bmr')).toHaveLength(before + 1);
});

test('what has no inverse says why', async () => {
  mock.create('banner', { link: 'https://a.example' });
  const { user } = renderApp('/banners?dialog=delete:1', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await closed('Delete Banner');
  await openJournal(user);
  expect(said()).toEqual([
    'Deleted the banner https://a.example00:00 · Cannot be undone: what was deleted is gone from the server.',
  ]);
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('an edit of several values names them', async () => {
  mock.create('plan', { name: 'Reset', features: '["Recipes"]' });
  const { user } = renderApp('/plans?dialog=edit:1', mock.admin());
  await screen.findByRole('dialog', { name: 'Edit Plan' });
  await waitFor(() => expect(field('Plan name')).toHaveValue('Reset'));
  await retype(user, 'Plan name', 'Restart');
  await retype(user, 'Description', 'New');
  await press(user, 'Save');
  await closed('Edit Plan');
  await openJournal(user);
  expect(said()).toEqual(['Edited the plan Reset: Name, Description00:00Undo']);
});

test('the journal ends with the session', async () => {
  const { user, store } = await openUsers();
  await changeBmr(user, '1500');
  await act(() => Promise.resolve(store.dispatch(endSession())));
  expect(JSON.stringify(store.getState())).not.toContain('Iqbal');
});

test('a BMR that was not set cannot be put back, and says so', async () => {
  mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', bmr: null });
  const { user } = renderApp('/users', mock.admin());
  await screen.findByRole('button', { name: 'Actions for Sana Iqbal' });
  await changeBmr(user, '1500');
  await openJournal(user);
  expect(said()).toEqual([
    'BMR of Sana Iqbal: 0 to 150000:00 · Cannot be undone: before, it had no BMR, which cannot be stored.',
  ]);
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('the session’s end ends an undo; nothing of it reaches the next person', async () => {
  const { user, store } = await openUsers();
  await changeBmr(user, '1500');
  await openJournal(user);
  const release = hold(mock.server, 'users/update/bmr');
  await press(user, 'Undo: BMR of Sana Iqbal: 1400 to 1500');
  await waitFor(() => expect(mock.posted('users/update/bmr')).toHaveLength(2));
  await act(() => Promise.resolve(store.dispatch(endSession())));
  release();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect((store.getState() as unknown as { journal: { entries: unknown[] } }).journal.entries).toEqual([]);
});

test('once the users have left the cache, the button says that it loads them, and undoes', async () => {
  const { user, store, go } = await openUsers();
  await changeBmr(user, '1500');
  await go('/plans');
  act(
    () =>
      void store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey: 'listUsers(undefined)' as never })),
  );
  const before = mock.posted('users/list').length;
  await openJournal(user);
  expect(mock.posted('users/list')).toHaveLength(before);
  await press(user, 'Load users and undo: BMR of Sana Iqbal: 1400 to 1500');
  await waitFor(() => expect(bmr()).toBe(1400));
  expect(mock.posted('users/list')).toHaveLength(before + 1);
});
