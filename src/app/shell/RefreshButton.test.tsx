import { act, screen } from '@testing-library/react';
import { dropConnection, refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const MARKED = 'Refresh: some of this page did not load';

test('Refresh has a dot while a load of the screen has failed', async () => {
  mock.create('banner', { link: 'tea.example' });
  const mend = refuse(mock.server, 'banners/list', { status: 500 });
  const { user } = renderApp('/banners', mock.admin());
  const refresh = await screen.findByRole('button', { name: MARKED });
  mend();
  await user.click(refresh);
  expect(await screen.findByRole('link', { name: 'tea.example' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('the tooltip of Refresh says the same, and Escape closes it', async () => {
  refuse(mock.server, 'banners/list', { status: 500 });
  const { user } = renderApp('/banners', mock.admin());
  await user.hover(await screen.findByRole('button', { name: MARKED }));
  expect(screen.getByText('Some of this page did not load')).toBeVisible();
  act(() => screen.getByRole('button', { name: MARKED }).focus());
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Some of this page did not load')).not.toBeInTheDocument();
});

test('the screen loads again when the browser is back online', async () => {
  mock.create('banner', { link: 'tea.example' });
  const mend = dropConnection(mock.server, 'banners/list');
  renderApp('/banners', mock.admin());
  await screen.findByRole('button', { name: MARKED });
  mend();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: 'tea.example' })).toBeVisible();
});
