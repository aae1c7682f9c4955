import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@/mirage/overrides';
import { callLog } from '@/services/http/callLog';
import { endSession } from '../endSession';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const title = () => screen.getByRole('heading', { level: 1 });
const palette = () => screen.findByRole('dialog', { name: 'Command palette' });
const input = () => screen.getByRole('combobox', { name: 'Go to, add or find' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function open(address = '/profile', modules?: string[]) {
  const view = renderApp(address, modules ? mock.subAdmin(modules) : mock.admin());
  await screen.findByRole('main');
  return view;
}

test('/ focuses the search box, where shortcuts but that of the palette are ignored', async () => {
  const { user } = await open('/banners');
  await screen.findByRole('searchbox');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('gu?/');
  expect(screen.getByRole('searchbox')).toHaveValue('gu?/');
  expect(title()).toHaveTextContent('Banner');
  await user.keyboard('{Control>}k{/Control}gu');
  await palette();
  expect(input()).toHaveValue('gu');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the palette opens from the field of conditions, whose text stays', async () => {
  const { user } = await open('/users');
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  const field = await screen.findByRole('combobox', { name: 'Add a condition' });
  await user.type(field, 'bm');
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('bm');
});

test('its key that was pressed before the shell was there opens it, once', async () => {
  document.documentElement.dataset.palette = '';
  const { user } = await open();
  await palette();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement.dataset.palette).toBeUndefined();
});

test('shortcuts are ignored while a dialog is open', async () => {
  const { user } = await open('/profile?dialog=edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Profile' });
  within(dialog).getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('gu?');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  expect(title()).toHaveTextContent('Profile');
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens the palette; Esc closes it', async (keys) => {
  const { user } = await open();
  await user.keyboard(keys);
  await palette();
  expect(input()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keys typed before the palette is rendered are typed into it', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}gu');
  await palette();
  await user.keyboard('x');
  expect(input()).toHaveValue('gux');
  expect(title()).toHaveTextContent('Profile');
});

test('the palette’s input keeps the focus on Tab, and gets keys typed after a click beside it', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.tab();
  expect(input()).toHaveFocus();
  await user.tab({ shift: true });
  expect(input()).toHaveFocus();
  await user.click(screen.getByText(/^Sections$/));
  await user.keyboard('banner');
  expect(input()).toHaveFocus();
  expect(input()).toHaveValue('banner');
});

test('the palette finds sections and actions, and Enter chooses the active one', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Command palette' }));
  await palette();
  await user.type(input(), 'banner');
  const found = ['BannerGo to', 'ChecksBanner', 'Add BannerBanner', 'Search users tooNot loaded'];
  await waitFor(() => expect(options()).toEqual(found));
  expect(screen.getByRole('option', { name: /^Banner/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  const active = screen.getByRole('option', { name: /^Add Banner/ });
  expect(active).toHaveAttribute('aria-selected', 'true');
  expect(input()).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Add New Banner' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/banners');
  expect(screen.queryByRole('dialog', { name: 'Command palette' })).not.toBeInTheDocument();
});

test('the palette finds cached records, which a click opens too', async () => {
  mock.create('plan', { name: 'PCOS Reset' });
  const { user } = await open('/plans');
  await screen.findByRole('rowheader', { name: /PCOS Reset/ });
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  expect(options()).not.toContain('PCOS ResetPlan');
  await user.type(input(), 'pcos');
  await user.click(await screen.findByRole('option', { name: /PCOS Reset/ }));
  expect(await screen.findByRole('dialog', { name: 'Edit Plan' })).toBeVisible();
});

test('a person’s record opens her panel, without her name in the address', async () => {
  const { id } = mock.create('user', { firstName: 'Sana', lastName: 'Iqbal', email: 'sana@mail.com' });
  mock.create('user', { firstName: 'Hira', lastName: 'Noor' });
  const { user, router } = await open('/users');
  await screen.findByRole('rowheader', { name: /Sana Iqbal/ });
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.type(input(), 'iqbal{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Sana Iqbal' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/users', search: `?dialog=member%3A${id}` });
});

test('the palette says that nothing was found', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.type(input(), 'no such thing');
  expect(await screen.findByText('Nothing found so far.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(await palette()).toBeVisible();
});

test('the palette opens the calls of this session, which include failed loads and no body', async () => {
  mock.create('plan', { name: 'PCOS Reset' });
  const { user } = await open('/plans');
  await screen.findByRole('rowheader', { name: /PCOS Reset/ });
  refuse(mock.server, 'plans/list', { status: 503 });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(mock.posted('plans/list')).toHaveLength(2));
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.type(input(), 'calls{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Calls of this session' });
  // The palette's own loads are among the calls.
  const [latest, first] = within(drawer).getAllByRole('row', { name: /plans\/list/ });
  expect(latest).toHaveTextContent(/^\d\d:\d\d:\d\dplans\/listrefused, 503\d+ ms$/);
  expect(first).toHaveTextContent(/plans\/listok/);
  expect(drawer).not.toHaveTextContent('PCOS Reset');
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});

test('the calls of a session are not shown in the next', async () => {
  const { store } = await open('/dashboard');
  await waitFor(() => expect(callLog.entries().length).toBeGreaterThan(0));
  act(() => void store.dispatch(endSession()));
  expect(callLog.entries()).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});
